"""A move from the database and back: compared with the bare writes, and with few and many games stored.

``python -m bench.storage FILE MOVES`` plays in a seeded database and prints how much memory that took.
"""

import asyncio
import random
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Final, TypeVar

import aiosqlite

import azul
from bench import Figure, directory_on_disk, resident_megabytes
from engine import Game, Pace, Player, Tables
from storage.base import ChannelOccupied, Commit, GameStore, NewGame, StoredGame
from storage.sqlite import SqliteStore
from storage.sqlite.migrating import writing
from storage.sqlite.opening import connect

_Result = TypeVar("_Result")

FEW: Final = 10
PLAYERS: Final = 4
TAKES_BEFORE: Final = 40  # in the middle of the second round
TAKE: Final = 2.9
"""How many times the bare writes a take may cost: 1.2 times what it did before games had deadlines."""
TAKES_A_GAME: Final = 15  # the game can't be over after these

# Copies of the first game, each in a channel of its own, running and shown up to the last event.
_COPY_GAME = """
INSERT INTO games
(guild_id, channel_id, is_open, begun, version, shown_version, created_at, updated_at, due_at, snapshot)
WITH RECURSIVE copies (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies LIMIT ?)
SELECT guild_id, channel_id + n, is_open, begun, version, version, created_at, updated_at, due_at, snapshot
FROM games, copies
"""
_COPY_LOG = """
INSERT INTO events (game_id, version, at, body)
SELECT games.id, events.version, events.at, events.body FROM games, events WHERE games.id > events.game_id
"""
_COPY_SEATS = """
INSERT INTO seats (game_id, user_id, is_open, changed_at)
SELECT games.id, user_id, seats.is_open, changed_at FROM games, seats WHERE games.id > seats.game_id
"""
_COPY_NAMED = """
INSERT INTO named (user_id, game_id)
SELECT user_id, games.id FROM games, named WHERE games.id > named.game_id
"""
_SHOW_FIRST = "UPDATE games SET shown_version = version WHERE id = 1"
_BARE_TABLES = (
    "CREATE TABLE bare_games (id INTEGER PRIMARY KEY, snapshot TEXT)",
    "CREATE TABLE bare_log (id INTEGER PRIMARY KEY, body TEXT)",
    "INSERT INTO bare_games (id) VALUES (1)",
)


@dataclass(frozen=True, slots=True)
class Seconds:
    """The seconds that each of the interleaved operations took."""

    with_few: list[float] = field(default_factory=list)
    with_many: list[float] = field(default_factory=list)
    store_alone: list[float] = field(default_factory=list)
    bare: list[float] = field(default_factory=list)


def run(quick: bool) -> Sequence[Figure]:
    """Measure moves, each in turn with bare writes of the same texts to another file."""
    many, runs = (200, 1) if quick else (10_000, 7)
    with directory_on_disk() as directory:
        few_file, many_file = directory / "few.db", directory / "many.db"
        asyncio.run(seed(few_file, FEW))
        asyncio.run(seed(many_file, many))
        memory_with_few, memory_with_many = (
            median(_memory(file, takes=200 if quick else 1_000) for _ in range(1 if quick else 3))
            for file in (few_file, many_file)
        )
        seconds = Seconds()
        chosen = random.Random(0).sample(range(1, many + 1), FEW * runs)
        for number in range(runs):
            played = chosen[number::runs]
            asyncio.run(_measure(directory / f"few-{number}.db", many_file, played, seconds))
    few_us, many_us, store_us, bare_us = (
        median(values) * 1e6
        for values in (seconds.with_few, seconds.with_many, seconds.store_alone, seconds.bare)
    )
    bare = "aiosqlite's insert, update and commit of the same texts"
    return (
        Figure("a take: load, rules, commit", few_us, "µs", bare_us, bare, times_floor=TAKE),
        Figure("load and commit alone", store_us, "µs", bare_us, bare),
        Figure(f"a take, {many:,} games stored", many_us, "µs", few_us, f"with {FEW}", times_floor=1.15),
        Figure(
            f"memory, {many:,} games stored",
            memory_with_many,
            "MB",
            memory_with_few,
            f"with {FEW}",
            times_floor=1.15,
        ),
    )


async def seed(path: Path, games: int) -> None:
    """Create a database of so many running games with deadlines, all in the same position of round two."""
    store = await SqliteStore.open(path)
    await open_game(store)
    await store.close()
    with closing(connect(path)) as db:
        with writing(db):
            db.execute(_SHOW_FIRST)
            db.execute(_COPY_GAME, (games - 1,))
            db.execute(_COPY_LOG)
            db.execute(_COPY_SEATS)
            db.execute(_COPY_NAMED)
        assert _count_games(db) == games


async def open_game(store: GameStore) -> None:
    """Open a game and play it to the middle of the second round."""
    tables = tables_on(store)
    game = await tables.open(
        guild_id=1, channel_id=1, host=Player(0, "Player 0"), seats=PLAYERS, pace=Pace.DAY
    )
    for user_id in range(1, PLAYERS):
        game = await tables.join(game.id, Player(user_id, f"Player {user_id}"))
    game = await tables.begin(game.id, 0)
    chance = random.Random(0)
    for _ in range(TAKES_BEFORE):
        game = await _take(tables, game, chance)


def tables_on(store: GameStore) -> Tables:
    """Return the tables of a store, whose games have no surprises."""
    return Tables(store, now=lambda: datetime.now(UTC), new_secret=lambda: bytes(32))


async def _take(tables: Tables, game: Game, chance: random.Random) -> Game:
    user_id, move = choose(game, chance)
    return await tables.take(game.id, user_id, move, version=game.version)


def choose(game: Game, chance: random.Random) -> tuple[int, azul.Move]:
    """Return whose turn it is, and a legal move."""
    state = game.table.playing
    return game.table.players[state.turn].user_id, chance.choice(azul.legal_moves(state))


async def _measure(few_file: Path, many_file: Path, played: Sequence[int], seconds: Seconds) -> None:
    """Make the same moves from the same positions with few and with many games stored.

    Of the many games, only those in `played` are played, which differ in each run. The few are all played, so
    they are created anew.
    """
    await seed(few_file, FEW)
    few_store, many_store = await SqliteStore.open(few_file), await SqliteStore.open(many_file)
    few, many = tables_on(few_store), tables_on(many_store)
    texts, texts_with_many = [await _a_game_of_texts(store) for store in (few_store, many_store)]
    bare_file = few_file.with_name(f"bare-{few_file.name}")
    with closing(connect(bare_file)) as db, db:
        for statement in _BARE_TABLES:
            db.execute(statement)
    bare = await aiosqlite.connect(bare_file, isolation_level="IMMEDIATE")
    await bare.execute_fetchall("PRAGMA synchronous = FULL")
    for takes in range(TAKES_A_GAME):
        for few_id, many_id in enumerate(played, 1):
            game, twin = await few.get(few_id), await many.get(many_id)
            assert game.table.playing == twin.table.playing
            user_id, move = choose(game, random.Random(f"{many_id} {takes}"))
            both = [(seconds.with_few, few, few_id), (seconds.with_many, many, many_id)]
            for kept, tables, game_id in both if takes % 2 else reversed(both):  # nobody is always second
                await timed(kept, tables.take(game_id, user_id, move))

            row = await few_store.load(few_id)
            assert row is not None
            log = [event.body for event in await few_store.events(few_id)][game.version :]
            await timed(seconds.bare, _write_bare(bare, row.snapshot, log))
            await timed(seconds.store_alone, _load_and_commit(few_store, texts.id, row.snapshot, log))
            # So that both files' write-ahead logs grow alike: appending to one costs more than reusing it.
            await _load_and_commit(many_store, texts_with_many.id, row.snapshot, log)
    await few_store.close()
    await many_store.close()
    await bare.close()


async def timed(seconds: list[float], work: Awaitable[_Result]) -> _Result:
    """Return what the work returns, and note how many seconds it took."""
    start = perf_counter()
    result = await work
    seconds.append(perf_counter() - start)
    return result


def _count_games(db: sqlite3.Connection) -> int:
    (count,) = db.execute("SELECT count(*) FROM games").fetchone()
    return int(count)


async def _write_bare(db: aiosqlite.Connection, snapshot: str, log: Sequence[str]) -> None:
    """Write the texts durably, without checking anything."""
    rows = ", ".join(["(?)"] * len(log))
    await db.execute_fetchall(f"INSERT INTO bare_log (body) VALUES {rows}", log)  # noqa: S608 - question marks
    await db.execute_fetchall("UPDATE bare_games SET snapshot = ? WHERE id = 1", (snapshot,))
    await db.commit()


async def _a_game_of_texts(store: SqliteStore) -> StoredGame:
    """Return the game in channel 0, which only the store could read."""
    with suppress(ChannelOccupied):
        await store.create(NewGame(1, 0, snapshot="", events=[], at=0))
    row = await store.load_latest(0)
    assert row is not None
    return row


async def _load_and_commit(store: SqliteStore, game_id: int, snapshot: str, log: Sequence[str]) -> None:
    row = await store.load(game_id)
    assert row is not None
    at = row.updated_at
    await store.commit(Commit(game_id, row.version, at, True, True, snapshot, log, at + 1))


def _memory(file: Path, takes: int) -> float:
    """Return the MB that a process uses after so many moves in games from all over a copy of `file`."""
    with directory_on_disk() as directory:
        copy = directory / "copy.db"
        shutil.copyfile(file, copy)
        command = [sys.executable, "-m", "bench.storage", str(copy), str(takes)]
        child = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)  # noqa: S603 - ourselves
    return float(child.stdout)


async def _play(file: Path, takes: int) -> None:
    """Make moves in games from all over the database and print the MB that this process then uses."""
    with closing(connect(file)) as db:
        stored = _count_games(db)
    store = await SqliteStore.open(file)
    tables, chance = tables_on(store), random.Random(0)
    for _ in range(takes):
        game = await tables.get(chance.randrange(stored) + 1)
        if game.table.is_open:
            await _take(tables, game, chance)
    print(resident_megabytes())
    await store.close()


if __name__ == "__main__":
    asyncio.run(_play(Path(sys.argv[1]), int(sys.argv[2])))
