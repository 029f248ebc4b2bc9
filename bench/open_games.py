"""The bot with 100,000 open games, on both engines: nothing takes longer, and nothing needs more memory.

The floor is the same with ten games. A twentieth of the games has a planned take, a tenth is played in a
thread, most have deadlines, and five are on each server. ``python -m bench.open_games DATABASE`` starts the
bot over such a database in a simulated Discord, as one that is in all servers and knows all channels, and
prints what that took. The whole process, from its first moment, is started against a Discord of one server.
"""

import asyncio
import random
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from socket import socket
from statistics import median
from time import perf_counter, sleep
from typing import Final, NamedTuple

import aiohttp
import asyncpg
import simcord

import azul
from bench import Figure, directory_on_disk, resident_megabytes
from bench.game_copies import CopyPlan, fill_file, fill_server
from bench.loopback import Discord, guild_id_of, open_discord, running_bot
from bench.simulated_server import ANSWER_TIMEOUT, longest_stall
from bot.app import AzulBot
from bot.cluster.limiter import Spacing
from bot.feed.scheduler import BATCH_SIZE
from engine import GameService, decisions
from storage.drivers import is_url, open_store
from storage.drivers.sqlite import SqliteStore
from storage.store import Store
from tools.postgres import Server

FEW_GAMES: Final = 10
MANY_GAMES: Final = 100_000
TAKES: Final = 12
"""How many moves are made in each game that is played: none can be over after these."""
ABSENCE: Final = timedelta(hours=7)
"""The length of an absence after which a part of the games would be due."""
COMPARED_GAMES: Final = (2, 4, 5, 7, 10)
"""The ids of games in the same position, as are all whose ids are these plus a multiple of a hundred."""
FEW_DATABASES: Final = 4
"""How many databases with few games are played in, since few takes can be made in each."""


class Started(NamedTuple):
    """Seconds from the start of a process until it says that it is ready, and the MB that it uses then."""

    seconds: float
    megabytes: float


class Measured(NamedTuple):
    """What one start of the bot took, in seconds and MB, and finding what is due."""

    start: float
    everything: float
    stall: float
    megabytes: float
    look: float


def run(quick: bool) -> Sequence[Figure]:
    """Start the bot over a few games and over many, in turn, and make the same moves in both."""
    many = 500 if quick else MANY_GAMES
    figures: list[Figure] = []
    for name, databases in (("SQLite", _files(many)), ("PostgreSQL", _server(many))):
        with databases as (few, full):
            runs = [[_started(each) for each in (few[0], full)] for _ in range(1 if quick else 3)]
            takes = asyncio.run(_takes(few[1:], full, many))
            absences = [asyncio.run(_absence(each)) for each in (few[0], full)]
            processes = [
                [_started_as_a_process(each) for each in (few[0], full)] for _ in range(1 if quick else 3)
            ]
        figures += _figures(name, many, runs, takes, absences)
        figures += _figures_of_processes(processes)
    return figures


def _figures(
    name: str,
    many: int,
    runs: Sequence[Sequence[Measured]],
    takes: tuple[float, float],
    absences: Sequence[float],
) -> Iterator[Figure]:
    few, full = (Measured(*map(median, zip(*each, strict=True))) for each in zip(*runs, strict=True))
    floor = f"with {FEW_GAMES}"
    yield Figure(f"{name}, {many:,} open games: start to ready", full.start, "s", few.start, floor, bound=2)
    yield Figure("  until all servers were looked at", full.everything, "s", few.everything, floor)
    yield Figure("  longest stall of the event loop", 1e3 * full.stall, "ms", 1e3 * few.stall, floor)
    yield Figure("  memory of the bot", full.megabytes, "MB", few.megabytes, floor, times_floor=1.1)
    yield Figure("  finding what is due", 1e3 * full.look, "ms", 1e3 * few.look, floor, bound=5)
    with_few, with_many = absences
    yield Figure("  delaying all after an absence", 1e3 * with_many, "ms", 1e3 * with_few, floor, bound=50)
    with_few, with_many = takes
    yield Figure("  a take", 1e6 * with_many, "µs", 1e6 * with_few, floor, times_floor=1.15)


def _figures_of_processes(runs: Sequence[Sequence[Started]]) -> Iterator[Figure]:
    few, full = (Started(*map(median, zip(*each, strict=True))) for each in zip(*runs, strict=True))
    floor = f"with {FEW_GAMES}"
    yield Figure("  python -m bot, from its start to ready", full.seconds, "s", few.seconds, floor, bound=2)
    yield Figure("  memory of that", full.megabytes, "MB", few.megabytes, floor, times_floor=1.1)


@contextmanager
def _files(many: int) -> Iterator[tuple[Sequence[str], str]]:
    """Fill files; return their names: the first of few games is for starts, in the others moves are made."""
    with directory_on_disk() as directory:
        few, full = (
            [directory / f"few-{number}.db" for number in range(1 + FEW_DATABASES)],
            directory / "many.db",
        )
        for file in few:
            fill_file(file, _copy_plan(FEW_GAMES))
        fill_file(full, _copy_plan(many))
        yield list(map(str, few)), str(full)


@contextmanager
def _server(many: int) -> Iterator[tuple[Sequence[str], str]]:
    """Fill databases on a server of their own; return their URLs as `_files` does."""
    server = Server.create()
    names = [f"few_{number}" for number in range(1 + FEW_DATABASES)]
    try:
        server.start()
        asyncio.run(_create(server.url(), [*names, "many"]))
        for name in names:
            fill_server(server.url(name), _copy_plan(FEW_GAMES))
        fill_server(server.url("many"), _copy_plan(many))
        yield list(map(server.url, names)), server.url("many")
    finally:
        server.remove()


def _copy_plan(games: int) -> CopyPlan:
    return CopyPlan(games, datetime.now(UTC) - timedelta(minutes=1), waiting=False)


async def _create(url: str, names: Sequence[str]) -> None:
    db = await asyncpg.connect(url)
    for name in names:
        await db.execute(f"CREATE DATABASE {name}")
    await db.close()


class Everywhere(AzulBot):
    """A bot that is in every server, and knows every channel."""

    def is_in(self, guild_id: int) -> bool:
        """Return whether the bot is in a server."""
        return guild_id > 0

    def has_channel(self, guild_id: int, channel_id: int) -> bool:
        """Return whether a channel is there."""
        return guild_id > 0 and channel_id > 0


def _started(database: str) -> Measured:
    """Return what a process of its own has measured."""
    command = [sys.executable, "-m", "bench.open_games", database]
    child = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)  # noqa: S603 - ourselves
    return Measured(*map(float, child.stdout.split()))


def _started_as_a_process(database: str) -> Started:
    if is_url(database):
        # Processes that share a database open sessions no faster, even one after the other.
        sleep(Spacing().interval)
    with directory_on_disk() as directory:
        return asyncio.run(_until_ready(database, directory))


async def _until_ready(database: str, directory: Path) -> Started:
    """Run `python -m bot` until it is ready, with its bytecode cached as usual."""
    with socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    settings = {"AZUL_METRICS_PORT": str(port), "PYTHONDONTWRITEBYTECODE": ""}
    async with open_discord(Discord({guild_id_of(0): [guild_id_of(0) + 1]})) as discord:
        begun = perf_counter()
        async with running_bot(discord, directory, database=database, settings=settings) as bot:
            await _ready(f"http://127.0.0.1:{port}/readyz")
            started = Started(perf_counter() - begun, bot.resident_megabytes())
            await bot.end()
    return started


async def _ready(url: str) -> None:
    """Wait until a process says that it is ready."""
    async with asyncio.timeout(ANSWER_TIMEOUT), aiohttp.ClientSession() as session:
        while True:
            with suppress(aiohttp.ClientConnectionError):
                async with session.get(url) as response:
                    if response.ok:
                        return
            await asyncio.sleep(0.01)


async def _start(database: str) -> None:
    """Start the bot over a database, after one over an empty database has warmed up the process."""
    with directory_on_disk() as directory:
        empty = await SqliteStore.open(directory / "empty.db")
        async with simcord.run(AzulBot(empty), shard_count=1, settle_timeout=ANSWER_TIMEOUT) as env:
            await env.settle()
            with longest_stall() as stalls:
                begun = perf_counter()
                store = await open_store(database)
                bot = Everywhere(store)
                bot.shard_count = 1
                ready = list[float]()

                async def note() -> None:
                    ready.append(perf_counter() - begun)

                bot.add_listener(note, "on_ready")
                await env.restart_bot(bot)
                everything = perf_counter() - begun
            megabytes = resident_megabytes()
            print(*ready, everything, max(stalls), megabytes, await _look(store))
        await store.close()
        await empty.close()


async def _look(store: Store) -> float:
    """Return the median seconds for finding a batch of games that are due."""
    games = GameService(store, now=lambda: datetime.now(UTC) + timedelta(days=1))
    seconds = []
    for _ in range(50):
        start = perf_counter()
        found = await games.deadlines.due(BATCH_SIZE)
        await games.deadlines.next_due()
        seconds.append(perf_counter() - start)
        assert found
    return median(seconds)


async def _absence(database: str) -> float:
    """Return the seconds for delaying all games after an absence, and finding the first that are due."""
    store = await open_store(database)
    until = datetime.now(UTC)
    games = GameService(store, now=lambda: until)
    await games.deadlines.heartbeat()
    until += ABSENCE
    start = perf_counter()
    await games.deadlines.heartbeat()
    assert await games.deadlines.due(BATCH_SIZE)
    seconds = perf_counter() - start
    await store.close()
    return seconds


async def _takes(fews: Sequence[str], full: str, many: int) -> tuple[float, float]:
    """Return the median seconds of a take with few and with many games stored.

    The same moves are made from the same position, in turn: in some of the few games, and in as many from all
    over the other database.
    """
    seconds: tuple[list[float], list[float]] = ([], [])
    store = await open_store(full)
    with_many = _games(store)
    for database, elsewhere in zip(
        fews, random.Random(0).sample(range(many // 100), FEW_DATABASES), strict=True
    ):
        beside = await open_store(database)
        with_few = _games(beside)
        for few_id in COMPARED_GAMES:
            many_id = few_id + 100 * elsewhere
            for played in range(TAKES):
                both = [(with_few, few_id, seconds[0]), (with_many, many_id, seconds[1])]
                for games, game_id, kept in both if played % 2 else reversed(both):  # nobody is always second
                    kept.append(await _take(games, game_id, random.Random(f"{few_id} {played}")))
        await beside.close()
    await store.close()
    return median(seconds[0]), median(seconds[1])


def _games(store: Store) -> GameService:
    return GameService(store, now=lambda: datetime.now(UTC))


async def _take(games: GameService, game_id: int, chance: random.Random) -> float:
    """Make a move; return the seconds that it took."""
    game = await games.get(game_id)
    state = game.table.running_state
    move = chance.choice(azul.legal_moves(state))
    start = perf_counter()
    await games.change(game_id, decisions.take(game.table.players[state.turn].user_id, move))
    return perf_counter() - start


if __name__ == "__main__":
    asyncio.run(_start(sys.argv[1]))
