"""Writes what this version leaves behind: ``python -m tests.museum.filling azul.db files.zip``.

README.md says when. The games are the same in every run, but for what computers do in them.
"""

import asyncio
import random
import sys
import zipfile
from datetime import UTC, datetime, timedelta
from typing import Final

import azul
from azul.gamefile.document import dump, file_name
from engine import Game, GameService, Options, Player, Refusal, Status, decisions
from engine.export import record_of
from players import Level
from storage.drivers import open_store

PLAYERS: Final = (
    Player(1_001, "Ada"),
    Player(1_002, "Бруно \"the floor\", or '~3 offer'"),
    Player(1_003, 'ちよ","state":"1'),
    Player(1_004, "Dee"),
)
BASE: Final = azul.Rules()
FREE: Final = azul.Rules(azul.WallSide.FREE)
SPECIAL: Final = azul.Rules(factories=azul.Factories.SPECIAL)
ALL: Final = azul.Rules(azul.WallSide.FREE, azul.Factories.SPECIAL_ONCE, azul.Scatter.EVEN)


class Clock:
    """Moves on whenever somebody looks at it."""

    def __init__(self) -> None:
        self.now = datetime(2026, 3, 1, 18, tzinfo=UTC)

    def __call__(self) -> datetime:
        self.now += timedelta(seconds=17, milliseconds=3)
        return self.now


class Hall:
    """Where games are begun and played, each in a channel of its own."""

    def __init__(self, games: GameService) -> None:
        self.games = games
        self.channel = 500
        self.random = random.Random(1)

    async def open(self, players: int, rules: azul.Rules, seats: int = 4) -> Game:
        """Open a table at which some people sit."""
        self.channel += 1
        game = await self.games.open(
            guild_id=9, channel_id=self.channel, host=PLAYERS[0], options=Options(seats, rules=rules)
        )
        for player in PLAYERS[1:players]:
            game = await self.games.change(game.id, decisions.join(player))
        return game

    async def begin(self, players: int, rules: azul.Rules) -> Game:
        """Begin a game."""
        game = await self.open(players, rules, players)
        return await self.games.change(game.id, decisions.begin(PLAYERS[0].user_id))

    async def move(self, game: Game, *, idle: bool = False) -> Game:
        """Make a move of anybody's: at random, or so that nothing grows."""
        state, players = game.table.running_state, game.table.players
        choosing = azul.waiting_for(state)
        if choosing:
            seat = self.random.choice(choosing)
            placed = azul.placed_lines(state, seat)
            if placed.is_complete:
                return await self.games.change(
                    game.id, decisions.settle(players[seat].user_id, round_=state.round)
                )
            decision = placed.decisions[-1]
            column = self.random.choice(decision.spaces).column
            return await self.games.change(
                game.id, decisions.place(players[seat].user_id, decision.row, column, round_=state.round)
            )
        moves = azul.legal_moves(state)
        if idle:
            moves = [move for move in moves if move.line == azul.FLOOR]
        elif self.random.random() < 0.85:
            moves = [move for move in moves if move.line != azul.FLOOR] or moves
        return await self.games.change(
            game.id, decisions.take(players[state.turn].user_id, self.random.choice(moves))
        )

    async def rounds(self, game: Game, number: int, *, idle: bool = False) -> Game:
        """Play until some more rounds are over, or the game is."""
        last = game.table.running_state.round + number
        while game.table.is_open and game.table.running_state.round < last:
            game = await self.move(game, idle=idle)
        return game

    async def moves(self, game: Game, number: int, *, idle: bool = False) -> Game:
        """Make some moves."""
        for _ in range(number):
            game = await self.move(game, idle=idle)
        return game

    async def finish(self, game: Game) -> Game:
        """Play until the game is over."""
        while game.table.is_open:
            game = await self.move(game)
        return game

    async def undoing(self, game: Game, number: int) -> Game:
        """Make some moves, and undo every third."""
        for count in range(number):
            state = game.table.running_state
            game = await self.move(game)
            if count % 3 == 2 and game.table.undoable is not None:
                game = await self.games.change(
                    game.id, decisions.undo(game.table.players[state.turn].user_id)
                )
        return game

    async def taking_back(self, game: Game, *, agreed: bool) -> Game:
        """Ask to take back a take that the next player has answered; the others agree, or one declines."""
        asking = game.table.players[game.table.running_state.turn].user_id
        game = await self.moves(game, 2)
        game = await self.games.change(game.id, decisions.ask_undo(asking))
        for player in game.table.players:
            if player.user_id != asking:
                if not agreed:
                    return await self.games.change(
                        game.id, decisions.decline(player.user_id, game.table.consent.number)
                    )
                game = await self.games.change(
                    game.id, decisions.agree(player.user_id, game.table.consent.number)
                )
        return game


async def play(hall: Hall) -> None:
    """Play a game of each kind, to its end or not."""
    games = hall.games
    # Finished, as any game is.
    for players, rules in ((2, BASE), (3, FREE), (4, SPECIAL), (2, ALL)):
        game = await hall.undoing(await hall.begin(players, rules), 12)
        await hall.finish(game)
    # Finished, after takes that were taken back, or not.
    game = await hall.taking_back(await hall.moves(await hall.begin(3, SPECIAL), 4), agreed=True)
    await hall.finish(await hall.taking_back(game, agreed=False))
    # Finished because nothing grew; the last went on growing just before.
    for players, rules in ((2, BASE), (3, FREE), (4, ALL)):
        game = await hall.rounds(await hall.begin(players, rules), 2)
        await hall.rounds(game, players + 2, idle=True)
    game = await hall.rounds(await hall.begin(3, BASE), 2, idle=True)
    await hall.finish(await hall.moves(game, 1))
    # Finished because the others left.
    game = await hall.moves(await hall.begin(3, ALL), 9)
    await games.change(game.id, decisions.resign(PLAYERS[2].user_id))
    await hall.moves(await games.get(game.id), 4)
    await games.change(game.id, decisions.resign(PLAYERS[0].user_id))
    # Running: just begun, in the middle, in the last round in which nothing may grow, with a resigned seat.
    await hall.begin(2, BASE)
    game = await hall.rounds(await hall.begin(3, SPECIAL), 1)
    await hall.moves(await hall.taking_back(game, agreed=False), 2)
    await hall.moves(await hall.rounds(await hall.begin(2, BASE), 1, idle=True), 6, idle=True)
    game = await hall.rounds(await hall.begin(4, FREE), 1)
    await hall.moves(await hall.rounds(game, 3, idle=True), 2, idle=True)
    game = await hall.moves(await hall.begin(4, BASE), 6)
    await games.change(game.id, decisions.resign(PLAYERS[3].user_id))
    await hall.moves(await games.get(game.id), 3)
    game = await hall.begin(3, FREE)
    while not azul.waiting_for(game.table.running_state):
        game = await hall.move(game)
    await hall.moves(game, 1)  # somebody is choosing spaces
    # Lobbies, and tables that were closed.
    await hall.open(1, FREE)
    game = await hall.open(3, FREE)
    await games.change(game.id, decisions.cancel(PLAYERS[0].user_id, may_manage=False))
    game = await hall.moves(await hall.begin(2, BASE), 5)
    await games.change(game.id, decisions.cancel(PLAYERS[1].user_id, may_manage=True))
    # A practice.
    options = Options(2, BASE, level=Level.EASY)
    practice = await games.practice.begin(PLAYERS[0], options)
    move = azul.legal_moves(practice.state)[0]
    await games.practice.play(PLAYERS[0].user_id, practice.version, lambda seat: azul.Taken(seat, move))


async def fill(database: str, files: str) -> None:
    """Write a database, and the files of its games that have begun."""
    store = await open_store(database)
    secrets = random.Random(2)
    games = GameService(store, now=Clock(), new_secret=lambda: secrets.randbytes(32))
    await play(Hall(games))
    with zipfile.ZipFile(files, "w", zipfile.ZIP_LZMA) as archive:
        for game_id in range(1, 1_000):
            try:
                game = await games.get(game_id)
            except Refusal:
                break
            if game.table.status is not Status.LOBBY and game.table.state is not None:
                archive.writestr(file_name(game_id), dump(record_of(game_id, await games.history(game_id))))
    await store.close()


if __name__ == "__main__":
    asyncio.run(fill(*sys.argv[1:]))
