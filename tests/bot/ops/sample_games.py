"""Games of every kind in a database, made as the bot makes them."""

import asyncio
import sqlite3
from contextlib import closing
from typing import Final

import azul
from engine import GameService, Options, Player, decisions, play_again
from storage.drivers import open_store
from storage.store import Store
from tests.engine.people import ADA, CHANNEL, CHIYO, NOON, some_takes

PERSON: Final = Player(123456789012345678, "Bruno the unmistakable")
ANOTHER: Final = Player(12345678901234567, "Dariya")
"""Somebody whose id is the beginning of the person's."""
FINISHED: Final = 1
RUNNING: Final = 2
LOBBY: Final = 3


def games_in(store: Store) -> GameService:
    """Return the games of a database."""
    return GameService(store, now=lambda: NOON)


async def fill(database: str) -> None:
    """Store a finished game of three, a running one with two of them, and a lobby; settings, and a plan."""
    store = await open_store(database)
    games = games_in(store)
    game = await games.open(guild_id=1, channel_id=CHANNEL, host=ADA, options=Options(4))
    for player in (PERSON, CHIYO):
        await games.change(game.id, decisions.join(player))
    game = await some_takes(games, await games.change(game.id, decisions.begin(ADA.user_id)), 5)
    await games.change(game.id, decisions.resign(PERSON.user_id))
    game = await games.change(game.id, decisions.resign(CHIYO.user_id))
    again = await play_again(games, game, ADA, guild_id=1, channel_id=CHANNEL)
    await games.change(again.id, decisions.join(PERSON))
    await games.change(again.id, decisions.decline_invitation(CHIYO.user_id))
    await games.change(again.id, decisions.join(ANOTHER))
    await games.change(again.id, decisions.begin(ADA.user_id))
    await games.open(guild_id=2, channel_id=CHANNEL + 1, host=CHIYO, options=Options(2))
    await store.save_person(PERSON.user_id, '{"confirm":false,"language":"uk"}')
    await store.save_person(CHIYO.user_id, '{"confirm":true,"language":"ja"}')
    await store.save_server(1, '{"seats":3}')
    await store.save_heartbeat(1_000)
    await store.close()


async def play_on(database: str) -> None:
    """Make the next take in the running game, as a bot does that uses the database."""
    store = await open_store(database)
    games = games_in(store)
    state = (await games.get(RUNNING)).table.running_state
    player = (await games.get(RUNNING)).table.players[state.turn]
    await games.change(RUNNING, decisions.take(player.user_id, azul.legal_moves(state)[0]))
    await store.close()


async def _takes(database: str) -> int:
    store = await open_store(database)
    game = await games_in(store).get(RUNNING)
    await store.close()
    return game.version


def version_of_the_running_game(database: str) -> int:
    """Return how many events it has."""
    return asyncio.run(_takes(database))


def spoil(path: str, statement: str, *parameters: object) -> None:
    """Change a file as no program of ours would."""
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("PRAGMA ignore_check_constraints = ON")
        assert db.execute(statement, parameters).rowcount > 0
