"""A `/azul take` in a simulated Discord: until it is acknowledged, and until its turn message is posted.

The real bot runs in simcord over a database file on disk, and draws its pictures. Interactions are handed to
its gateway as Discord would, without simcord's actors, which allow only one at a time. In every channel
somebody takes tiles at the same moment; when all their turn messages are there, the next takes follow. People
are never that busy: with 50 games these are the figures of a bot with more to do than it can keep up with.
At the end 1,000 takes in as many games are all there before the bot has looked at the first.

The clock of a take stops when the bot's request reaches the simulation, so no network is in it; the work of
the simulation itself is, in the same thread as the bot's. The floor has that, too: as many commands at the
same moment that answer at once and do nothing.
"""

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from statistics import median, quantiles
from time import perf_counter
from typing import Any, Final

import discord
import simcord
from discord import app_commands
from simcord.enums import AppCommandType, InteractionType, OptionType
from simcord.interactions import base_payload

import azul
from bench import Figure, directory_on_disk
from bot.client import AzulBot
from bot.ui.rush import LONG
from engine import Player
from storage.sqlite import SqliteStore

MANY: Final = 50
CROWD: Final = 1_000
CROWD_FROM: Final = 100
"""From here on commands come faster than the bot reads them: all are there before the first is looked at."""
TAKES_BEFORE: Final = 20  # amid the second round of two
ROUNDS_OF_TAKES: Final = 20  # no game can be over after these
DISCORD_WAITS: Final = 3_000
"""Milliseconds until Discord tells a person that the bot did not answer."""
GIVE_UP: Final = 120.0
BLINK: Final = 0.001


@dataclass(frozen=True, slots=True)
class Seconds:
    """What was measured: one value a take or command, and the longest stall of each round of them."""

    acknowledged: list[float] = field(default_factory=list)
    posted: list[float] = field(default_factory=list)
    stalls: list[float] = field(default_factory=list)
    floor: list[float] = field(default_factory=list)
    floor_stalls: list[float] = field(default_factory=list)


def run(quick: bool) -> Sequence[Figure]:
    """Measure takes in one game, then in many; the games are the same every time."""
    one, many = Seconds(), Seconds()
    for number in range(1 if quick else 10):
        asyncio.run(_measure(range(number, number + 1), 5 if quick else ROUNDS_OF_TAKES, one))
    asyncio.run(_measure(range(MANY), 1 if quick else 10, many))
    crowd, number = Seconds(), CROWD // 10 if quick else CROWD
    asyncio.run(_measure_crowd(number, crowd))
    return (*_figures("1 game", one), *_figures(f"{MANY} games", many), *_crowd_figures(number, crowd))


def _figures(games: str, seconds: Seconds) -> Iterator[Figure]:
    nothing = "a command that does nothing"
    yield Figure(
        f"take acknowledged, {games}",
        1e3 * median(seconds.acknowledged),
        "ms",
        1e3 * median(seconds.floor),
        nothing,
    )
    yield Figure(
        "  95th percentile",
        1e3 * _percentile_95(seconds.acknowledged),
        "ms",
        1e3 * _percentile_95(seconds.floor),
        nothing,
        bound=DISCORD_WAITS,
    )
    yield Figure(f"turn message posted, {games}", 1e3 * median(seconds.posted), "ms")
    yield Figure("  95th percentile", 1e3 * _percentile_95(seconds.posted), "ms")
    yield Figure(
        f"longest stall of the event loop, {games}",
        1e3 * median(seconds.stalls),
        "ms",
        1e3 * median(seconds.floor_stalls),
        nothing,
    )


def _crowd_figures(number: int, seconds: Seconds) -> Iterator[Figure]:
    nothing = "a command that does nothing"
    measures: Sequence[tuple[str, Callable[[Sequence[float]], float]]] = (
        (f"take acknowledged, {number:,} at once", median),
        ("  95th percentile", _percentile_95),
        ("  the last", max),
    )
    for name, measure in measures:
        yield Figure(
            name,
            1e3 * measure(seconds.acknowledged),
            "ms",
            1e3 * measure(seconds.floor),
            nothing,
            bound=DISCORD_WAITS,
        )
    yield Figure("turn messages posted, the last", 1e3 * max(seconds.posted), "ms")


def _percentile_95(values: Sequence[float]) -> float:
    return quantiles(values, n=20, method="inclusive")[-1]


async def _measure(games: range, rounds: int, seconds: Seconds) -> None:
    """Make rounds of takes, one in each game, and after each as many commands that do nothing."""
    async with _hall(len(games)) as hall:
        for channel, number in zip(hall.channels, games, strict=True):
            await hall.begin(channel, random.Random(number))
        for played in range(rounds + 1):
            # The first round warms up: caches of pictures and texts fill.
            kept = seconds if played else Seconds()
            await hall.do_nothing(kept)
            await hall.take(kept, random.Random(played))


async def _measure_crowd(number: int, seconds: Seconds) -> None:
    """Make the first take in as many games at once, and before it as many commands that do nothing."""
    # The simulation looks at all tasks whenever a timer of the bot's runs out: none does here.
    async with _hall(number + MANY, long=GIVE_UP) as hall:
        for channel in hall.channels:
            await hall.begin(channel, random.Random(), takes=0)
        crowd, warming = hall.channels[:number], hall.channels[number:]
        await hall.take(Seconds(), random.Random(0), warming)
        await hall.do_nothing(seconds, crowd)
        await hall.take(seconds, random.Random(1), crowd)


class _Clock(list[simcord.HttpLogEntry]):
    """The simulation's log of requests, telling `seen` about each the moment it arrives."""

    seen: Callable[[simcord.HttpLogEntry], None] = staticmethod(lambda _: None)

    def append(self, entry: simcord.HttpLogEntry, /) -> None:
        """Take note of a request."""
        self.seen(entry)


class _Hall:
    """A server with a channel for every game, and the same two players in all of them."""

    def __init__(self, env: simcord.Env, bot: AzulBot, games: int) -> None:
        self._env = env
        self._bot = bot
        self._guild = env.create_guild("Hall")
        self._players = [
            Player(self._guild.add_member(env.create_user(name)).id, name) for name in ("ada", "bruno")
        ]
        self.channels: Sequence[int] = [
            self._guild.create_text_channel(f"azul-{number}").id for number in range(games)
        ]
        self._clock = env.backend.http_requests = _Clock()

    async def begin(self, channel_id: int, chance: random.Random, takes: int = TAKES_BEFORE) -> None:
        """Begin a game in a channel, and play it so far; note that it is shown."""
        tables, (host, guest) = self._bot.tables, self._players
        game = await tables.open(guild_id=self._guild.id, channel_id=channel_id, host=host, seats=2)
        await tables.join(game.id, guest)
        game = await tables.begin(game.id, host.user_id)
        for _ in range(takes):
            state = game.table.playing
            move = chance.choice(azul.legal_moves(state))
            game = await tables.take(game.id, game.table.players[state.turn].user_id, move)
        if takes:
            assert await self._bot.presenter.present(game.id)
        else:
            await tables.mark_shown(game.id, game.version, None)

    async def take(
        self, seconds: Seconds, chance: random.Random, channels: Sequence[int] | None = None
    ) -> None:
        """Take tiles in every channel, or in some, at the same moment."""
        asked = []
        for channel_id in channels or self.channels:
            game = await self._bot.tables.at(channel_id)
            state = game.table.playing
            move = chance.choice(azul.legal_moves(state))
            options = {
                "source": azul.source_word(move.source),
                "colour": move.colour.word,
                "line": azul.line_word(move.line),
            }
            subcommand = {
                "name": "take",
                "type": OptionType.SUBCOMMAND,
                "options": [
                    {"name": name, "type": OptionType.STRING, "value": value}
                    for name, value in options.items()
                ],
            }
            user_id = game.table.players[state.turn].user_id
            asked.append(self._command(channel_id, user_id, "azul", [subcommand]))
        acknowledged, posted, stall = await self._timed(asked, posts=True)
        seconds.acknowledged.extend(acknowledged)
        seconds.posted.extend(posted)
        seconds.stalls.append(stall)
        assert not await self._bot.tables.unshown(limit=1)

    async def do_nothing(self, seconds: Seconds, channels: Sequence[int] | None = None) -> None:
        """Give the command that does nothing in every channel, or in some, at the same moment."""
        user_id = self._players[0].user_id
        asked = [
            self._command(channel_id, user_id, "nothing", []) for channel_id in channels or self.channels
        ]
        acknowledged, _, stall = await self._timed(asked, posts=False)
        seconds.floor.extend(acknowledged)
        seconds.floor_stalls.append(stall)

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
        """Send commands at once; return seconds to each answer and turn message, and the longest stall."""
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

        self._clock.seen = seen
        with _longest_stall() as stall:
            for payload in asked:
                begun.append(perf_counter())
                self._env.backend.emit("INTERACTION_CREATE", payload)
                if len(asked) < CROWD_FROM:
                    await asyncio.sleep(0)  # each comes in a frame of its own
            async with asyncio.timeout(GIVE_UP):
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
async def _hall(games: int, long: float = LONG) -> AsyncIterator[_Hall]:
    with directory_on_disk() as directory:
        store = await SqliteStore.open(directory / "azul.db")
        bot = AzulBot(store, new_secret=lambda: bytes(32))
        bot.tree.add_command(_nothing)
        bot.rush.long = long
        async with simcord.run(bot, shard_count=1, settle_timeout=GIVE_UP) as env:
            yield _Hall(env, bot, games)
        await store.close()


@app_commands.command(name="nothing", description="Answer at once")
async def _nothing(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_message("Nothing.", ephemeral=True)


@contextmanager
def _longest_stall() -> Iterator[list[float]]:
    """Yield a list that holds how long the event loop kept others waiting, each time it was looked at."""
    stalls = [0.0]

    async def watch() -> None:
        while True:
            start = perf_counter()
            await asyncio.sleep(BLINK)
            stalls.append(perf_counter() - start - BLINK)

    watching = asyncio.ensure_future(watch())
    try:
        yield stalls
    finally:
        watching.cancel()
