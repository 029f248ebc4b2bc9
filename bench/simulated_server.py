"""A simulated server with many games, whose commands and turn messages can be timed.

The real bot runs in simcord with a database file on disk, and draws its pictures. Interactions are handed to
its gateway as Discord would do it, without simcord's actors, which allow only one at a time. A command's time
ends when the bot's request reaches the simulation, so it contains no network; it does contain the work of the
simulation itself, which runs in the bot's thread.
"""

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Final

import discord
import simcord
from discord import app_commands
from simcord.enums import AppCommandType, InteractionType, OptionType
from simcord.interactions import base_payload

import azul
from bench import directory_on_disk
from bot.app import AzulBot
from bot.interactions.dispatcher import ACKNOWLEDGE_AFTER
from engine import Options, Player, decisions
from storage.drivers.sqlite import SqliteStore
from storage.records import Shown

ANSWER_TIMEOUT: Final = 120.0
CROWD_SIZE: Final = 100
"""From this many commands on, all of them are sent before the bot has read the first."""
_BLINK: Final = 0.001


@dataclass(frozen=True, slots=True)
class Timings:
    """The measurements: a value for each move or command, and the longest stall in each round of them."""

    acknowledged: list[float] = field(default_factory=list)
    posted: list[float] = field(default_factory=list)
    stalls: list[float] = field(default_factory=list)
    floor: list[float] = field(default_factory=list)
    floor_stalls: list[float] = field(default_factory=list)


class _RequestLog(list[simcord.HttpLogEntry]):
    """The simulation's log of requests, which calls `seen` the moment one arrives."""

    seen: Callable[[simcord.HttpLogEntry], None] = staticmethod(lambda _: None)

    def append(self, entry: simcord.HttpLogEntry, /) -> None:
        """Report a request."""
        self.seen(entry)


class SimulatedServer:
    """A server with a channel for each game, and two players for each channel."""

    def __init__(self, env: simcord.Env, bot: AzulBot, games: int) -> None:
        self._env = env
        self._bot = bot
        self._guild = env.create_guild("Azul")
        self.channels: Sequence[int] = [
            self._guild.create_text_channel(f"azul-{number}").id for number in range(games)
        ]
        self._players = {
            channel_id: [self._welcome(f"{name}{number}") for name in ("ada", "bruno")]
            for number, channel_id in enumerate(self.channels)
        }
        self._requests = env.backend.http_requests = _RequestLog()

    def _welcome(self, name: str) -> Player:
        return Player(self._guild.add_member(self._env.create_user(name)).id, name)

    async def begin(self, channel_id: int, chance: random.Random, takes: int) -> None:
        """Begin a game in a channel, make `takes` moves, and mark it as shown."""
        games, (host, guest) = self._bot.games, self._players[channel_id]
        game = await games.open(guild_id=self._guild.id, channel_id=channel_id, host=host, options=Options(2))
        await games.change(game.id, decisions.join(guest))
        game = await games.change(game.id, decisions.begin(host.user_id))
        for _ in range(takes):
            state = game.table.running_state
            move = chance.choice(azul.legal_moves(state))
            game = await games.change(game.id, decisions.take(game.table.players[state.turn].user_id, move))
        if takes:
            assert await self._bot.presenter.present(game.id)
        else:
            await games.mark_shown(Shown(game.id, game.version, None))

    async def take(
        self, timings: Timings, chance: random.Random, channels: Sequence[int] | None = None
    ) -> None:
        """Make a move in all channels, or in these, at the same moment."""
        asked = []
        for channel_id in channels or self.channels:
            game = await self._bot.games.at(channel_id)
            state = game.table.running_state
            move = chance.choice(azul.legal_moves(state))
            subcommand = {
                "name": "take",
                "type": OptionType.SUBCOMMAND,
                "options": [{"name": "move", "type": OptionType.STRING, "value": str(move)}],
            }
            user_id = game.table.players[state.turn].user_id
            asked.append(self._command(channel_id, user_id, "azul", [subcommand]))
        acknowledged, posted, stall = await self._timed(asked, posts=True)
        timings.acknowledged.extend(acknowledged)
        timings.posted.extend(posted)
        timings.stalls.append(stall)
        assert not await self._bot.games.unshown(limit=1)

    async def do_nothing(self, timings: Timings, channels: Sequence[int] | None = None) -> None:
        """Use the command that does nothing in all channels, or in these, at the same moment."""
        asked = [
            self._command(channel_id, self._players[channel_id][0].user_id, "nothing", [])
            for channel_id in channels or self.channels
        ]
        acknowledged, _, stall = await self._timed(asked, posts=False)
        timings.floor.extend(acknowledged)
        timings.floor_stalls.append(stall)

    def _command(
        self, channel_id: int, user_id: int, name: str, options: list[dict[str, Any]]
    ) -> dict[str, Any]:
        """Return a slash command as Discord would send it."""
        command = self._env.backend.find_command(name, self._guild.id, type=AppCommandType.CHAT_INPUT)
        assert command is not None
        data = {"id": command["id"], "name": name, "type": AppCommandType.CHAT_INPUT, "options": options}
        _, payload = base_payload(
            self._env.backend,
            type=InteractionType.APPLICATION_COMMAND,
            channel_id=channel_id,
            guild_id=self._guild.id,
            user_id=user_id,
            data=data,
        )
        return payload

    async def _timed(
        self, asked: Sequence[dict[str, Any]], *, posts: bool
    ) -> tuple[Sequence[float], Sequence[float], float]:
        """Send commands at once; return seconds to their answers and turn messages, and the longest stall."""
        begun: list[float] = []
        answers = {f"/interactions/{each['id']}/{each['token']}/callback": _future() for each in asked}
        turns = {f"/channels/{each['channel_id']}/messages": _future() for each in asked if posts}

        def seen(request: simcord.HttpLogEntry) -> None:
            now = perf_counter()
            if request.method != "POST":
                return
            arrived = answers.get(request.path)
            # A round's summary comes before its turn message, and has no buttons.
            if arrived is None and request.json and request.json.get("components"):
                arrived = turns.get(request.path)
            if arrived is not None:
                arrived.set_result(now)

        self._requests.seen = seen
        with longest_stall() as stall:
            for payload in asked:
                begun.append(perf_counter())
                self._env.backend.emit("INTERACTION_CREATE", payload)
                if len(asked) < CROWD_SIZE:
                    await asyncio.sleep(0)  # each in a frame of its own
            async with asyncio.timeout(ANSWER_TIMEOUT):
                answered = await asyncio.gather(*answers.values())
                shown = await asyncio.gather(*turns.values())
        await self._env.settle()
        return (
            [end - start for start, end in zip(begun, answered, strict=True)],
            [end - start for start, end in zip(begun, shown, strict=posts)],
            max(stall),
        )


def _future() -> asyncio.Future[float]:
    return asyncio.get_running_loop().create_future()


@asynccontextmanager
async def open_simulated_server(
    games: int, acknowledge_after: float = ACKNOWLEDGE_AFTER
) -> AsyncIterator[SimulatedServer]:
    """Run the bot on a server with a channel for each game; `acknowledge_after` is in seconds."""
    with directory_on_disk() as directory:
        store = await SqliteStore.open(directory / "azul.db")
        bot = AzulBot(store, new_secret=lambda: bytes(32))
        bot.tree.add_command(_nothing)
        bot.dispatcher.acknowledge_after = acknowledge_after
        async with simcord.run(bot, shard_count=1, settle_timeout=ANSWER_TIMEOUT) as env:
            yield SimulatedServer(env, bot, games)
        await store.close()


@app_commands.command(name="nothing", description="Answer at once")
async def _nothing(interaction: discord.Interaction[Any]) -> None:
    bot = interaction.client
    assert isinstance(bot, AzulBot)
    bot.load.leave(interaction.id)
    if interaction.response.is_done():
        await interaction.followup.send("Nothing.", ephemeral=True)
    else:
        await interaction.response.send_message("Nothing.", ephemeral=True)


@contextmanager
def longest_stall() -> Iterator[list[float]]:
    """Yield a list that gets the event loop's delay, in seconds, each time it is checked."""
    stalls = [0.0]

    async def watch() -> None:
        while True:
            start = perf_counter()
            await asyncio.sleep(_BLINK)
            stalls.append(perf_counter() - start - _BLINK)

    watching = asyncio.ensure_future(watch())
    try:
        yield stalls
    finally:
        watching.cancel()
