"""The stage: a database with games, a Discord with their channels and people, and the bots."""

import asyncio
import random
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from bench import directory_on_disk
from bench.load.checking import Verdict, judge
from bench.load.crowd import CHANNELS, Crowd, places_for, until
from bench.loopback import Discord, RunningBot, guild_id_of, open_discord, running_bot
from bench.loopback.discord import PATIENCE as PATIENT
from engine import GameService, Player, decisions
from storage.drivers import open_store
from storage.store import Store
from tools.postgres import Server

PATIENCE: Final = 120.0
"""Seconds for what should take far less, on a machine with other work."""


def latency() -> float:
    """Return how long a request to Discord takes, in seconds: as long as it does from a good place."""
    return random.uniform(0.03, 0.12)


def channel_of(game: int) -> int:
    """Return the channel of the game with a number from 0."""
    return guild_id_of(game // CHANNELS) + 1 + game % CHANNELS


def players_of(game: int) -> tuple[int, int]:
    """Return who plays the game with a number from 0."""
    return 100_000 + 2 * game, 100_001 + 2 * game


async def begin_games(store: Store, number_of_games: int) -> None:
    """Begin so many games that nobody has been shown yet."""
    games = GameService(store, now=lambda: datetime.now(UTC))
    for number in range(number_of_games):
        host, guest = (Player(user_id, f"user{user_id}") for user_id in players_of(number))
        game = await games.open(
            guild_id=guild_id_of(number // CHANNELS),
            channel_id=channel_of(number),
            host=host,
            seats=2,
            language="en-US",
        )
        await games.change(game.id, decisions.join(guest))
        await games.change(game.id, decisions.begin(host.user_id))


class Stage:
    """A Discord with people, and the bots that serve them."""

    def __init__(
        self, discord: Discord, crowd: Crowd, directory: Path, database: str, stack: AsyncExitStack
    ) -> None:
        self.discord = discord
        self.crowd = crowd
        self.bots: list[RunningBot] = []
        self._directory = directory
        self._database = database
        self._stack = stack

    async def start(self, **settings: str) -> RunningBot:
        """Start a bot; the newest is the last one of `bots`."""
        bot = await self._stack.enter_async_context(
            running_bot(self.discord, self._directory, database=self._database, settings=settings)
        )
        self.bots.append(bot)
        return bot

    async def until_shown(self) -> None:
        """Wait until every channel has its game."""
        async with asyncio.timeout(PATIENCE):
            await until(lambda: all(table.is_ready for table in self.crowd.tables.values()))

    async def end(self) -> Verdict:
        """Let everybody be answered, end the bots, and judge what they did."""
        await self.crowd.calm_down(PATIENCE)
        for bot in self.bots:
            await bot.end()
        store = await open_store(self._database)
        try:
            return await judge(store, self.discord, self.crowd.tables.values())
        finally:
            await store.close()

    def cpu_seconds(self) -> float:
        """Return the processor time that the bots that run have used so far."""
        return sum(bot.cpu_seconds() for bot in self.bots if bot.is_running)


@asynccontextmanager
async def open_stage(games: int, *, shards: int = 0, patience: float = PATIENT) -> AsyncIterator[Stage]:
    """Open a Discord with so many channels, each with a game and two people.

    The games are in a file, or on a server of PostgreSQL's if there are `shards`. People wait `patience`
    seconds for an answer.
    """
    discord = Discord(places_for(games), shards=shards or 1, latency=latency, patience=patience)
    discord.keep_requests = False
    crowd = Crowd(discord)
    for number in range(games):
        crowd.sit(channel_of(number), players_of(number))
    with directory_on_disk() as directory, _postgres(is_wanted=bool(shards)) as server:
        database = server.url() if server else str(directory / "azul.db")
        store = await open_store(database)
        await begin_games(store, games)
        await store.close()
        async with open_discord(discord), AsyncExitStack() as stack:
            yield Stage(discord, crowd, directory, database, stack)


@contextmanager
def _postgres(*, is_wanted: bool) -> Iterator[Server | None]:
    if not is_wanted:
        yield None
        return
    server = Server.create()
    server.start()
    try:
        yield server
    finally:
        server.remove()


@asynccontextmanager
async def in_turns(*bots: RunningBot, share: float) -> AsyncIterator[None]:
    """Let bots run only a share of the time, one after the other, so that they don't compete."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bench.load.turns", str(share), *(str(bot.process.pid) for bot in bots)
    )
    try:
        yield
    finally:
        process.terminate()
        await process.wait()
