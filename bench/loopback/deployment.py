"""A deployment to measure: a database with games, a Discord with their channels and people, and the bots."""

import random
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from bench import directory_on_disk
from bench.loopback import Discord, RunningBot, guild_id_of, open_discord, running_bot, until
from bench.loopback.discord import INTERACTION_TIMEOUT
from bench.loopback.people import Table
from engine import GameService, Options, Player, decisions
from storage.drivers import open_store
from storage.store import Store
from tools.postgres import Server


@dataclass(frozen=True)
class Deployment:
    """A Discord with people at tables, and the bots that serve them from a folder and a database."""

    discord: Discord
    tables: Sequence[Table]
    folder: Path
    database: str
    _bots: AsyncExitStack

    async def start(self, module: str = "bench.launch", **settings: str) -> RunningBot:
        """Start a bot."""
        bot = running_bot(self.discord, self.folder, database=self.database, settings=settings, module=module)
        return await self._bots.enter_async_context(bot)

    async def until_shown(self) -> None:
        """Wait until every channel shows the newest version of its game."""
        await until(lambda: all(table.is_ready for table in self.tables))


@asynccontextmanager
async def open_deployment(
    games: int, *, shards: int = 0, patience: float = INTERACTION_TIMEOUT
) -> AsyncIterator[Deployment]:
    """Open a Discord with a number of games, each in a server of its own and between two people.

    The games are in a file, or on a PostgreSQL server if there are `shards`.
    """
    servers = {guild_id_of(number): [guild_id_of(number) + 1] for number in range(games)}
    discord = Discord(servers, shards=shards or 1, latency=_latency, patience=patience)
    tables = {
        channel_id: Table(discord, channel_id, (100_000 + 2 * number, 100_001 + 2 * number))
        for number, (channel_id,) in enumerate(servers.values())
    }
    discord.saw = lambda message: tables[int(message["channel_id"])].saw(message)
    with directory_on_disk() as folder, _database(folder, is_shared=bool(shards)) as database:
        store = await open_store(database)
        for table in tables.values():
            await _begin(store, table)
        await store.close()
        async with open_discord(discord), AsyncExitStack() as bots:
            yield Deployment(discord, list(tables.values()), folder, database, bots)


def _latency() -> float:
    """Return the seconds that a request takes: as from a well-connected data centre."""
    return random.uniform(0.03, 0.12)


async def _begin(store: Store, table: Table) -> None:
    """Begin a game that nobody has been shown yet."""
    games = GameService(store, now=lambda: datetime.now(UTC))
    host, guest = (Player(user_id, f"user{user_id}") for user_id in table.players)
    channel_id, guild_id = table.channel_id, table.channel_id - 1
    game = await games.open(
        guild_id=guild_id, channel_id=channel_id, host=host, options=Options(2, language="en-US")
    )
    await games.change(game.id, decisions.join(guest))
    await games.change(game.id, decisions.begin(host.user_id))


@contextmanager
def _database(folder: Path, *, is_shared: bool) -> Iterator[str]:
    if not is_shared:
        yield str(folder / "azul.db")
        return
    server = Server.create()
    server.start()
    try:
        yield server.url()
    finally:
        server.remove()
