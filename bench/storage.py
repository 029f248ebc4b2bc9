"""A move from the database and back: compared with the bare writes, and with few and many games stored.

``python -m bench.storage FILE MOVES`` plays in a seeded database and prints how much memory that took.
"""

import asyncio
import random
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from statistics import median
from typing import Final

import aiosqlite

from bench import Figure, directory_on_disk, resident_megabytes
from bench.takes import COPY_STATEMENTS, FEW_GAMES, TakeTimings, game_service, measure, open_game, take
from storage.drivers.sqlite import SqliteStore
from storage.drivers.sqlite.schema import writing
from storage.drivers.sqlite.setup import connect

MOST_TIMES_BARE: Final = 2.9
"""How many times the bare writes a take may cost: 1.2 times what it did before games had deadlines."""

_BARE_TABLES: Final = (
    "CREATE TABLE bare_games (id INTEGER PRIMARY KEY, snapshot TEXT)",
    "CREATE TABLE bare_log (id INTEGER PRIMARY KEY, body TEXT)",
    "INSERT INTO bare_games (id) VALUES (1)",
)


def run(quick: bool) -> Sequence[Figure]:
    """Measure moves, each in turn with bare writes of the same texts to another file."""
    many, runs = (200, 1) if quick else (10_000, 7)
    with directory_on_disk() as directory:
        few_file, many_file = directory / "few.db", directory / "many.db"
        asyncio.run(seed(few_file, FEW_GAMES))
        asyncio.run(seed(many_file, many))
        memory_with_few, memory_with_many = (
            median(_memory(file, takes=200 if quick else 1_000) for _ in range(1 if quick else 3))
            for file in (few_file, many_file)
        )
        timings = TakeTimings()
        chosen = random.Random(0).sample(range(1, many + 1), FEW_GAMES * runs)
        for number in range(runs):
            played = chosen[number::runs]
            asyncio.run(_measure(directory / f"few-{number}.db", many_file, played, timings))
    return (
        *timings.figures(
            "in a file", many, MOST_TIMES_BARE, "aiosqlite's insert, update and commit of the same texts"
        ),
        Figure(
            f"memory, {many:,} games stored",
            memory_with_many,
            "MB",
            memory_with_few,
            f"with {FEW_GAMES}",
            times_floor=1.15,
        ),
    )


async def seed(path: Path, games: int) -> None:
    """Create a database of running games with deadlines, all in the same position of round two."""
    store = await SqliteStore.open(path)
    await open_game(store)
    await store.close()
    with closing(connect(path)) as db:
        with writing(db):
            for statement in COPY_STATEMENTS:
                db.execute(statement.format(copies=games - 1))
        assert _count_games(db) == games


async def _measure(few_file: Path, many_file: Path, played: Sequence[int], timings: TakeTimings) -> None:
    await seed(few_file, FEW_GAMES)
    few, many = await SqliteStore.open(few_file), await SqliteStore.open(many_file)
    bare_file = few_file.with_name(f"bare-{few_file.name}")
    with closing(connect(bare_file)) as db, db:
        for statement in _BARE_TABLES:
            db.execute(statement)
    bare = await aiosqlite.connect(bare_file, isolation_level="IMMEDIATE")
    await bare.execute_fetchall("PRAGMA synchronous = FULL")
    await measure(few, many, played, timings, partial(_write_bare, bare))
    await few.close()
    await many.close()
    await bare.close()


def _count_games(db: sqlite3.Connection) -> int:
    (count,) = db.execute("SELECT count(*) FROM games").fetchone()
    return int(count)


async def _write_bare(db: aiosqlite.Connection, snapshot: str, log: Sequence[str]) -> None:
    """Write the texts durably, without checking anything."""
    rows = ", ".join(["(?)"] * len(log))
    await db.execute_fetchall(f"INSERT INTO bare_log (body) VALUES {rows}", log)  # noqa: S608 - question marks
    await db.execute_fetchall("UPDATE bare_games SET snapshot = ? WHERE id = 1", (snapshot,))
    await db.commit()


def _memory(file: Path, takes: int) -> float:
    """Return the MB that a process uses after `takes` moves in games from all over a copy of `file`."""
    with directory_on_disk() as directory:
        copy = directory / "copy.db"
        shutil.copyfile(file, copy)
        command = [sys.executable, "-m", "bench.storage", str(copy), str(takes)]
        child = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)  # noqa: S603 - ourselves
    return float(child.stdout)


async def _play(file: Path, takes: int) -> None:
    """Make moves in games from all over the database, and print the MB that this process then uses."""
    with closing(connect(file)) as db:
        stored = _count_games(db)
    store = await SqliteStore.open(file)
    games, chance = game_service(store), random.Random(0)
    for _ in range(takes):
        game = await games.get(chance.randrange(stored) + 1)
        if game.table.is_open:
            await take(games, game, chance)
    print(resident_megabytes())
    await store.close()


if __name__ == "__main__":
    asyncio.run(_play(Path(sys.argv[1]), int(sys.argv[2])))
