"""What people can do about seats, in a running game."""

from collections.abc import Awaitable, Callable, Sequence

from engine.clock import voting
from engine.events import Player, TableEvent, Vote
from engine.game import Game
from engine.table import Table

Change = Callable[[int, Callable[[Table], Sequence[TableEvent]]], Awaitable[Game]]


class Seats:
    """Votes and seats, which belong to `Tables`: `change` commits what is decided about a game.

    Every method returns the game as stored, or raises `Refusal` and changes nothing.
    """

    def __init__(self, change: Change) -> None:
        self._change = change

    async def vote(self, game_id: int, user_id: int, vote: Vote) -> Game:
        """Vote on how the game goes on without those who are late. See `voting.cast` for refusals."""
        return await self._change(game_id, lambda table: voting.cast(table, user_id, vote))

    async def take_back(self, game_id: int, user_id: int) -> Game:
        """Take one's own seat back from the computer. Raise `Refusal`: ``seat-is-yours``, ``resigned``."""
        return await self._change(game_id, lambda table: [voting.back_from_computer(table, user_id)])

    async def substitute(self, game_id: int, player: Player) -> Game:
        """Take a seat that is offered. Raise `Refusal`: ``already-seated`` or ``seat-not-offered``."""
        return await self._change(game_id, lambda table: [voting.substitute(table, player)])
