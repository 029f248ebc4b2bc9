"""The kinds of games that a database is filled with: each is played once, and then copied."""

import asyncio
import random
import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import azul
from engine import Game, GameService, Options, Pace, Person, Player, Where, decisions
from engine.plans import with_turn_of
from storage.drivers.sqlite import SqliteStore
from storage.drivers.sqlite.setup import connect
from storage.records import Shown

FIRST_PLAYER: Final = 200_000_000_000_000_000
"""The id of the player in the first seat of every game to be copied; the others follow."""
FIRST_CHANNEL: Final = 300_000_000_000_000_000
SEATS: Final = 4
"""Seats of the largest game, and so the distance between the players of one copy and the next."""
WITH_A_HOST_OF_SETTINGS: Final = 3
"""The id of the game whose host has settings and a practice."""

Row = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class SampleGame:
    """A game to be copied: its rows in each table, and how many of a hundred copies are like it."""

    share: int
    rows: Mapping[str, Sequence[Row]]


def sample_games(then: datetime) -> Sequence[SampleGame]:
    """Return games of all kinds, whose last moves were made `then`; their shares add up to a hundred."""
    with TemporaryDirectory() as directory:
        file = Path(directory) / "kinds.db"
        shares = asyncio.run(_play(file, then))
        with closing(connect(file)) as db:
            db.row_factory = sqlite3.Row
            db.execute("UPDATE games SET shown_version = version WHERE shown_version > 0")
            return [SampleGame(share, _rows_of(db, game_id)) for game_id, share in shares.items()]


async def _play(file: Path, then: datetime) -> Mapping[int, int]:
    """Play a game of each kind, all of the same people in channels of their own; return ids and shares."""
    store = await SqliteStore.open(file)
    games = GameService(store, now=lambda: then, new_secret=lambda: bytes(32))
    shares: dict[int, int] = {}

    async def add(share: int, game: Game, *, shown: bool = True) -> Game:
        shares[game.id] = share
        if shown:
            await games.mark_shown(Shown(game.id, game.version, FIRST_CHANNEL + 2, None))
        return game

    await add(10, await _lobby(games, 1, people=2, pace=Pace.DAY))
    await add(45, await _takes(games, await _game(games, 2, 2, pace=Pace.DAY), 9))
    await add(20, await _takes(games, await _game(games, 3, 4), 25))
    threaded = await _takes(games, await _game(games, 4, 3, pace=Pace.DAY, where=Where.THREAD), 12)
    await store.enter_thread((await add(10, threaded)).id, FIRST_CHANNEL + 1)
    await add(5, await _takes(games, await _game(games, 5, 1, computers=1, pace=Pace.THREE_DAYS), 0))
    planned = await add(5, await _takes(games, await _game(games, 6, 2, pace=Pace.DAY), 3))
    waiting = next(seat for seat in range(2) if seat not in planned.table.awaited_seats)
    user_id = planned.table.players[waiting].user_id
    move = azul.legal_moves(with_turn_of(planned.table.running_state, waiting))[-1]
    await games.plans.add(planned.id, user_id, move, version=planned.version)
    await add(5, await _takes(games, await _game(games, 7, 2, pace=Pace.DAY), 5), shown=False)
    await games.people.change(FIRST_PLAYER, lambda *_: Person(language="pl"))
    await games.practice.begin(Player(FIRST_PLAYER, "Ada"), Options(2))
    await store.close()
    return shares


async def _lobby(
    games: GameService,
    channel: int,
    people: int,
    *,
    computers: int = 0,
    pace: Pace = Pace.NONE,
    where: Where = Where.CHANNEL,
) -> Game:
    host, *guests = (Player(FIRST_PLAYER + seat, f"Player {seat}") for seat in range(people))
    game = await games.open(
        guild_id=1,
        channel_id=channel,
        host=host,
        options=Options(people + computers, pace=pace, where=where),
        computers=computers,
    )
    for guest in guests:
        game = await games.change(game.id, decisions.join(guest))
    return game


async def _game(
    games: GameService,
    channel: int,
    people: int,
    *,
    computers: int = 0,
    pace: Pace = Pace.NONE,
    where: Where = Where.CHANNEL,
) -> Game:
    game = await _lobby(games, channel, people, computers=computers, pace=pace, where=where)
    return await games.change(game.id, decisions.begin(FIRST_PLAYER))


async def _takes(games: GameService, game: Game, takes: int) -> Game:
    """Make `takes` moves of people in a game; return it once it is somebody's turn."""
    chance = random.Random(takes)
    for _ in range(takes):
        state = game.table.running_state
        user_id = game.table.players[state.turn].user_id
        game = await games.change(game.id, decisions.take(user_id, chance.choice(azul.legal_moves(state))))
    return await games.deadlines.apply_due(game.id)


def _rows_of(db: sqlite3.Connection, game_id: int) -> Mapping[str, Sequence[Row]]:
    """Return the rows of a game, and with the one in the second channel those of its host."""
    tables = {"games": "id", "events": "game_id", "seats": "game_id", "plans": "game_id", "named": "game_id"}
    wanted = {table: (column, game_id) for table, column in tables.items()}
    if game_id == WITH_A_HOST_OF_SETTINGS:
        wanted |= dict.fromkeys(("people", "practices"), ("user_id", FIRST_PLAYER))
    return {
        table: [dict(row) for row in db.execute(f"SELECT * FROM {table} WHERE {column} = ?", (key,))]  # noqa: S608 - tables of ours
        for table, (column, key) in wanted.items()
    }
