"""Filling a database with copies of a few games, each with a channel, people and a due time of its own."""

import asyncio
import sqlite3
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

import asyncpg

from bench.sample_games import FIRST_CHANNEL, FIRST_PLAYER, SEATS, Row, SampleGame, sample_games
from storage.drivers.postgres import PostgresStore
from storage.drivers.sqlite.schema import writing
from storage.drivers.sqlite.setup import connect

GAMES_A_SERVER: Final = 5
GAMES_PER_BATCH: Final = 2_000
"""How many games are written in one transaction."""
DUE_SPREAD: Final = timedelta(hours=6)
"""The time over which the copies become due, instead of at the same moment."""
_FLAGS: Final = frozenset({"is_open", "begun", "is_leaving", "counted"})
_TABLES: Final = ("games", "events", "seats", "plans", "named", "people", "practices")


@dataclass(frozen=True, slots=True)
class CopyPlan:
    """What a database is filled with: `games` open games, whose last moves were made `then`.

    Their ids begin with 1; `server` returns those of their servers. With `waiting`, a twentieth of them has
    yet to be shown.
    """

    games: int
    then: datetime
    waiting: bool = True

    @property
    def servers(self) -> int:
        """How many servers the games are on."""
        return -(-self.games // GAMES_A_SERVER)

    def server(self, number: int) -> int:
        """Return the id of a server; they are spread over all shards."""
        return ((1 << 38) + 7919 * (number % self.servers)) << 22


def fill_file(path: Path, plan: CopyPlan) -> None:
    """Fill a new SQLite file with open games."""
    with closing(connect(path)) as db:
        db.execute("PRAGMA synchronous = OFF")
        for batch in _batches(plan, sample_games(plan.then)):
            with writing(db):
                for table, rows in batch.items():
                    _insert(db, table, rows)
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def fill_server(url: str, plan: CopyPlan) -> None:
    """Fill a new database on a server with open games."""
    asyncio.run(_copy_to(url, plan, sample_games(plan.then)))


async def _copy_to(url: str, plan: CopyPlan, samples: Sequence[SampleGame]) -> None:
    await (await PostgresStore.open(url)).close()
    db = await asyncpg.connect(url)
    for batch in _batches(plan, samples):
        async with db.transaction():
            for table, rows in batch.items():
                records = [tuple(row.values()) for row in rows]
                await db.copy_records_to_table(table, columns=list(rows[0]), records=records)
    await db.execute("SELECT setval(pg_get_serial_sequence('games', 'id'), $1)", plan.games)
    await db.execute("VACUUM ANALYZE")  # as the server does by itself after a while
    await db.close()


def _insert(db: sqlite3.Connection, table: str, rows: Sequence[Row]) -> None:
    columns = ", ".join(rows[0])
    marks = ", ".join("?" * len(rows[0]))
    db.executemany(
        f"INSERT INTO {table} ({columns}) VALUES ({marks})",  # noqa: S608 - tables of ours
        [tuple(row.values()) for row in rows],
    )


def _batches(plan: CopyPlan, each: Sequence[SampleGame]) -> Iterator[Mapping[str, Sequence[Row]]]:
    """Yield the rows of all games, `GAMES_PER_BATCH` games at a time, by table in the order to write them."""
    samples = [sample for sample in each for _ in range(sample.share)]
    numbers = range(plan.games)
    for start in numbers[::GAMES_PER_BATCH]:
        rows = defaultdict[str, list[Row]](list)
        for number in numbers[start : start + GAMES_PER_BATCH]:
            # 37 and 100 have no common divisor: every kind is met early, and on every server.
            for table, row in _copy(samples[37 * number % len(samples)], number, plan):
                rows[table].append(row)
        yield {table: rows[table] for table in _TABLES if rows[table]}


def _copy(sample: SampleGame, number: int, plan: CopyPlan) -> Iterator[tuple[str, Row]]:
    """Yield the rows of a copy of a game, each with its table."""
    people = {
        str(FIRST_PLAYER + seat): str(FIRST_PLAYER + SEATS * (number + 1) + seat) for seat in range(SEATS)
    }
    due_in = int(DUE_SPREAD.total_seconds() * 1000) * number // plan.games

    def copied(column: str, value: object) -> object:
        if value is None:
            return None
        match column:
            case "id" | "game_id":
                return 1 + number
            case "user_id":
                return int(people[str(value)])
            case "guild_id":
                return plan.server(number)
            case "channel_id" | "home_id" | "message_id":
                return FIRST_CHANNEL + 4 * number + {"channel_id": 1, "home_id": 0, "message_id": 2}[column]
            case "due_at":
                assert isinstance(value, int)
                return value + due_in
            case _:
                pass
        if column in _FLAGS:
            return bool(value)
        if isinstance(value, str) and str(FIRST_PLAYER)[:-2] in value:
            for before, after in people.items():
                value = value.replace(before, after)
        return value

    for table, rows in sample.rows.items():
        for row in rows:
            copy = {column: copied(column, value) for column, value in row.items()}
            if table == "games" and not plan.waiting:
                copy["shown_version"] = copy["version"]
            yield table, copy
