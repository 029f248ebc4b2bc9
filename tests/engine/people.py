"""People at tables, and the games they play."""

import random
from datetime import UTC, datetime
from typing import Final

import pytest

import azul
from engine import Game, GameService, Options, Player, Refusal, decisions
from storage.store import Store

ADA: Final = Player(1, "Ada")
BRUNO: Final = Player(2, "Bruno")
CHIYO: Final = Player(3, "Chiyo")
DARIYA: Final = Player(4, "Dariya")
PEOPLE: Final = (ADA, BRUNO, CHIYO, DARIYA)
NOON: Final = datetime(2026, 1, 1, 12, tzinfo=UTC)
CHANNEL: Final = 7


def games_over(store: Store, seed: int = 10) -> GameService:
    """Return the games of a database, at noon and with a known secret; with 10 the host moves first."""
    return GameService(store, now=lambda: NOON, new_secret=lambda: seed.to_bytes(32))


async def a_lobby(
    games: GameService, players: int = 1, seats: int = 4, rules: azul.Rules = azul.BASE_GAME
) -> Game:
    """Return a table with some people seated."""
    game = await games.open(guild_id=1, channel_id=CHANNEL, host=ADA, options=Options(seats, rules=rules))
    for player in PEOPLE[1:players]:
        game = await games.change(game.id, decisions.join(player))
    return game


async def a_game(games: GameService, players: int = 2, rules: azul.Rules = azul.BASE_GAME) -> Game:
    """Return a game that has just begun."""
    game = await a_lobby(games, players, rules=rules)
    return await games.change(game.id, decisions.begin(ADA.user_id))


async def some_takes(games: GameService, game: Game, takes: int, chance: random.Random | None = None) -> Game:
    """Return the game after some moves, each by the player whose turn it is."""
    for _ in range(takes):
        if not game.table.is_open:
            return game
        state = game.table.running_state
        moves = azul.legal_moves(state)
        move = chance.choice(moves) if chance else moves[0]
        game = await games.change(game.id, decisions.take(game.table.players[state.turn].user_id, move))
    return game


def refused(code: str) -> "pytest.RaisesExc[Refusal]":
    """Return what expects a refusal with this code."""
    return pytest.raises(Refusal, check=lambda refusal: refusal.code == code)
