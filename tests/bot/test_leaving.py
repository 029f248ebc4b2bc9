"""Shutting down while Discord doesn't answer: in ten seconds, without a traceback, and no move is lost."""

import asyncio
import gc
import logging
import signal
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Protocol

import pytest
from discord.ext import commands

import azul
from bot import app
from bot.interactions import dispatcher
from bot.ops.metrics import server as serving
from engine import Game, GameService, Options, Player, decisions
from engine.computers.thinker import InProcessThinker
from storage.drivers.sqlite import SqliteStore
from storage.records import Shown
from tests.bot.club import Club
from tests.bot.discord_server import (
    CHANNEL,
    GUILD,
    BotHere,
    DiscordServer,
    bot_here,
    connected_bot,
    discord_server,
)
from tests.waiting import PATIENCE, until

POSTS = f"/channels/{CHANNEL}/messages"
ANSWERS = "/interactions/*/callback"
FOLLOWUPS = "/webhooks/*"
LIMIT = 10.0
"""Seconds within which one process alone is to leave."""


@asynccontextmanager
async def opened(directory: Path) -> AsyncIterator[GameService]:
    """Open the bot's database while no bot runs."""
    store = await SqliteStore.open(directory / "azul.db")
    yield GameService(store, now=lambda: datetime.now(UTC), new_secret=lambda: bytes(31) + b"\x0a")
    await store.close()


async def begin(directory: Path) -> Game:
    """Begin a game that its channel has been shown."""
    async with opened(directory) as games:
        game = await games.open(guild_id=GUILD, channel_id=CHANNEL, host=Player(1, "Ada"), options=Options(2))
        await games.change(game.id, decisions.join(Player(2, "Bruno")))
        game = await games.change(game.id, decisions.begin(1))
        await games.mark_shown(Shown(game.id, game.version, None))
    return game


async def take(server: DiscordServer, game: Game) -> None:
    """Let Ada make a take by command."""
    move = azul.legal_moves(game.table.running_state)[0]
    options = [{"type": 3, "name": "move", "value": str(move)}]
    await server.command(1, CHANNEL, [{"type": 1, "name": "take", "options": options}])


async def type_a_take(server: DiscordServer) -> None:
    """Let Ada type a take."""
    option = {"type": 3, "name": "move", "value": "", "focused": True}
    await server.command(1, CHANNEL, [{"type": 1, "name": "take", "options": [option]}])


class Leaves(Protocol):
    """A bot that ends when it is asked to."""

    async def end(self) -> None:
        """Let it leave by itself, and assert that it does so in good order."""


class AsAProcess(Leaves):
    """A process of the bot's."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    async def end(self) -> None:
        await end(self._process)


class Here(Leaves):
    """A bot of this process."""

    def __init__(self, bot: BotHere, log: pytest.LogCaptureFixture) -> None:
        self._bot = bot
        self._log = log

    async def end(self) -> None:
        assert await self._bot.end() == 0
        gc.collect()  # what nobody awaited says so when it goes
        assert_in_good_order(self._log.text)


Running = Callable[[DiscordServer, float], AbstractAsyncContextManager[Leaves]]


@pytest.fixture(params=["here", pytest.param("as a process", marks=pytest.mark.thorough)])
def running(request: pytest.FixtureRequest, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> Running:
    """Return how to run the bot."""

    @asynccontextmanager
    async def here(server: DiscordServer, patience: float) -> AsyncIterator[Leaves]:
        with caplog.at_level(logging.INFO):
            async with bot_here(tmp_path, server, patience=patience) as bot:
                yield Here(bot, caplog)

    @asynccontextmanager
    async def as_a_process(server: DiscordServer, patience: float) -> AsyncIterator[Leaves]:
        async with connected_bot(tmp_path, server, patience=patience) as process:
            yield AsAProcess(process)

    return here if request.param == "here" else as_a_process


def assert_in_good_order(logged: str) -> None:
    """Assert that nothing in a log tells of an end that wasn't foreseen."""
    for trouble in ("Traceback", "never retrieved", "Session is closed", "Unclosed", "destroyed"):
        assert trouble not in logged, logged


async def end(process: asyncio.subprocess.Process) -> None:
    """Send SIGTERM, and assert that the process leaves by itself and in good order."""
    process.send_signal(signal.SIGTERM)
    _, stderr = await asyncio.wait_for(process.communicate(), PATIENCE)
    logged = stderr.decode()
    assert process.returncode == 0, logged
    assert_in_good_order(logged)


def turns(server: DiscordServer) -> list[str]:
    """Return the names of the pictures of the messages about Ada's take."""
    return [
        message["attachments"][0]["filename"]
        for message in server.messages.values()
        if "**Ada** took" in message["content"]
    ]


async def shown(directory: Path, game: Game) -> bool:
    """Return whether it is noted that the channel has seen the take."""
    store = await SqliteStore.open(directory / "azul.db")
    row = await store.load(game.id)
    await store.close()
    assert row is not None
    assert row.version == game.version + 1
    return row.shown_version == row.version


def is_noted(directory: Path, game: Game) -> bool:
    """Return, while the bot runs, whether it has noted that the channel has seen the take."""
    with closing(sqlite3.connect(directory / "azul.db")) as db:
        ((shown_version,),) = db.execute("SELECT shown_version FROM games").fetchall()
    return bool(shown_version == game.version + 1)


async def start_again(running: Running, server: DiscordServer) -> None:
    """Run the bot until it has searched the channel for what arrived, and end it."""
    server.requests.clear()
    async with running(server, PATIENCE) as bot:
        await server.asked("GET", POSTS)
        await server.asked("POST", POSTS)
        await bot.end()


def test_all_that_leaving_may_wait_for_comes_to_an_end_in_time() -> None:
    assert (
        dispatcher.SHUTDOWN_TIMEOUT + app.CLOSE_TIMEOUT + serving.SHUTDOWN_TIMEOUT < LIMIT - 2
    )  # which are for doing it


async def test_leaving_waits_for_a_message_that_is_being_sent(tmp_path: Path, running: Running) -> None:
    game = await begin(tmp_path)
    async with discord_server() as server, running(server, PATIENCE) as bot:
        released = server.faults.hold("POST", POSTS)
        await server.gateway.greeted.wait()
        await take(server, game)
        await server.asked("POST", POSTS)
        asyncio.get_running_loop().call_later(0.5, released.set)
        await bot.end()
    assert len(turns(server)) == 1
    assert await shown(tmp_path, game)


@pytest.mark.thorough
async def test_leaving_waits_for_what_is_shown_after_a_start(tmp_path: Path) -> None:
    game = await begin(tmp_path)
    async with opened(tmp_path) as games:
        await games.change(game.id, decisions.take(1, azul.legal_moves(game.table.running_state)[0]))
    async with discord_server() as server, connected_bot(tmp_path, server, patience=PATIENCE) as process:
        released = server.faults.hold("POST", POSTS)
        await server.asked("POST", POSTS)
        asyncio.get_running_loop().call_later(0.5, released.set)
        await end(process)
    assert len(turns(server)) == 1
    assert await shown(tmp_path, game)


async def test_a_post_that_hangs_is_made_after_the_start_and_once_however_late_it_arrives(
    tmp_path: Path, running: Running
) -> None:
    game = await begin(tmp_path)
    async with discord_server() as server:
        async with running(server, 0.2) as bot:
            released = server.faults.hold("POST", POSTS)
            await server.gateway.greeted.wait()
            await take(server, game)
            await server.asked("POST", POSTS)
            await bot.end()
        assert turns(server) == []

        server.faults.let_pass()
        await start_again(running, server)
        assert len(turns(server)) == 1

        released.set()
        await server.took_effect("POST", POSTS, times=2)
        assert len(turns(server)) == 1
    assert await shown(tmp_path, game)


@pytest.mark.thorough
async def test_posts_refused_for_their_rate_and_a_gateway_that_says_no_goodbye_are_left_in_time(
    tmp_path: Path,
) -> None:
    game = await begin(tmp_path)
    async with discord_server() as server, connected_bot(tmp_path, server, patience=None) as process:
        server.faults.limit("POST", POSTS, retry_after=10 * PATIENCE)
        server.gateway.is_deaf = True
        await server.gateway.greeted.wait()
        await take(server, game)
        await server.asked("POST", POSTS)
        await end(process)
    assert not await shown(tmp_path, game)


@pytest.mark.thorough
async def test_answers_and_autocompletes_that_hang_are_given_up(tmp_path: Path) -> None:
    game = await begin(tmp_path)
    async with discord_server() as server, connected_bot(tmp_path, server) as process:
        server.faults.hold("POST", ANSWERS)
        await server.gateway.greeted.wait()
        await take(server, game)
        await type_a_take(server)
        await server.asked("POST", ANSWERS, times=2)
        await until(lambda: is_noted(tmp_path, game))
        await end(process)
    assert len(turns(server)) == 1
    assert await shown(tmp_path, game)


@pytest.mark.thorough
async def test_a_followup_that_hangs_is_given_up(tmp_path: Path) -> None:
    game = await begin(tmp_path)
    async with discord_server() as server, connected_bot(tmp_path, server) as process:
        server.faults.refuse("POST", POSTS)
        server.faults.hold("POST", FOLLOWUPS)
        await server.gateway.greeted.wait()
        await take(server, game)
        await server.asked("POST", FOLLOWUPS)
        await end(process)


@pytest.mark.thorough
async def test_a_start_that_hangs_is_given_up(tmp_path: Path) -> None:
    async with discord_server() as server, connected_bot(tmp_path, server) as process:
        server.faults.hold("PUT", "/applications/*/commands")
        await server.asked("PUT", "/applications/*/commands")
        await end(process)


class Searches(InProcessThinker):
    """What computers think with, until it is closed."""

    is_closed = False

    async def close(self) -> None:
        self.is_closed = True


@pytest.fixture
def thinker() -> Searches:
    return Searches()


async def test_a_gateway_that_does_not_let_go_keeps_no_connection_open_and_no_bot_from_leaving(
    club: Club, thinker: Searches, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    closed = list[str]()

    class Stuck(commands.Cog):
        async def cog_unload(self) -> None:
            await asyncio.Event().wait()

    async def close() -> None:
        closed.append("connections")

    monkeypatch.setattr(app, "CLOSE_TIMEOUT", 0)
    monkeypatch.setattr(club.bot.http, "close", close)
    await club.bot.add_cog(Stuck())
    await club.bot.close()
    assert closed == ["connections"]
    assert thinker.is_closed
    assert "Closing the gateway connections timed out" in caplog.text
