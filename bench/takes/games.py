"""The games in which takes are measured: copies of one that is in its second round."""

import random
from datetime import UTC, datetime
from typing import Final

import azul
from engine import Game, GameService, Options, Pace, Player, decisions
from storage.store import Store

PLAYERS: Final = 4
TAKES_BEFORE: Final = 40  # in the middle of the second round
TAKES_A_GAME: Final = 15  # the game can't be over after these

COPIES: Final = (
    # Of the first game, each in a channel of its own, running and shown up to the last event.
    """
INSERT INTO games
(guild_id, channel_id, is_open, begun, version, shown_version, created_at, updated_at, due_at, snapshot)
WITH RECURSIVE copies (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < {copies})
SELECT guild_id, channel_id + n, is_open, begun, version, version, created_at, updated_at, due_at, snapshot
FROM games, copies
""",
    # A take reads no log, so that a few lines for each are enough.
    """
INSERT INTO events (game_id, version, at, body)
SELECT games.id, events.version, events.at, events.body FROM games, events
WHERE games.id > events.game_id AND events.version <= 5
""",
    """
INSERT INTO seats (game_id, user_id, is_open, changed_at)
WITH first AS MATERIALIZED (SELECT game_id, user_id, changed_at FROM seats)
SELECT games.id, user_id, is_open, changed_at FROM games, first WHERE games.id > first.game_id
""",
    """
INSERT INTO named (user_id, game_id)
WITH first AS MATERIALIZED (SELECT user_id, game_id FROM named)
SELECT user_id, games.id FROM games, first WHERE games.id > first.game_id
""",
    "UPDATE games SET shown_version = version WHERE id = 1",
)
"""The statements that make so many `copies` of the only game in a database, in SQL that both engines take."""


def games_on(store: Store) -> GameService:
    """Return the games of a store, which have no surprises."""
    return GameService(store, now=lambda: datetime.now(UTC), new_secret=lambda: bytes(32))


async def open_game(store: Store) -> None:
    """Open a game and play it to the middle of the second round."""
    games = games_on(store)
    game = await games.open(
        guild_id=1, channel_id=1, host=Player(0, "Player 0"), options=Options(PLAYERS, pace=Pace.DAY)
    )
    for user_id in range(1, PLAYERS):
        game = await games.change(game.id, decisions.join(Player(user_id, f"Player {user_id}")))
    game = await games.change(game.id, decisions.begin(0))
    chance = random.Random(0)
    for _ in range(TAKES_BEFORE):
        game = await take(games, game, chance)


async def take(games: GameService, game: Game, chance: random.Random) -> Game:
    """Make some move for whoever's turn it is."""
    user_id, move = choose(game, chance)
    return await games.change(game.id, decisions.take(user_id, move), version=game.version)


def choose(game: Game, chance: random.Random) -> tuple[int, azul.Move]:
    """Return whose turn it is, and a legal move."""
    state = game.table.playing
    return game.table.players[state.turn].user_id, chance.choice(azul.legal_moves(state))
