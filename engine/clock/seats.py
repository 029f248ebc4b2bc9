"""What people can do about seats, in a running game."""

from collections.abc import Awaitable, Callable, Collection

from engine.clock import calling, handing, voting
from engine.events import Player, Vote
from engine.game import Change, ChangeByHours, Game


class Seats:
    """Votes and seats, which belong to `Tables`: what it is given commits what is decided about a game.

    `notice_absence` is that of `Timekeeping`: nobody loses a seat by a vote over time without the bot.
    Every method returns the game as stored, or raises `Refusal` and changes nothing.
    """

    def __init__(
        self, change: Change, change_by_hours: ChangeByHours, notice_absence: Callable[[], Awaitable[None]]
    ) -> None:
        self._notice_absence = notice_absence
        self._change = change
        self._change_by_hours = change_by_hours

    async def call(self, game_id: int, user_id: int, gone: Collection[int] = ()) -> Game:
        """Ask the others to vote on how the game goes on. See `calling.call` for `gone` and refusals."""
        return await self._change_by_hours(
            game_id, lambda table, hours: [calling.call(table, hours, user_id, gone)]
        )

    async def vote(self, game_id: int, user_id: int, vote: Vote) -> Game:
        """Vote on how the game goes on without those who are late. See `voting.cast` for refusals."""
        await self._notice_absence()
        return await self._change(game_id, lambda table: voting.cast(table, user_id, vote))

    async def take_back(self, game_id: int, user_id: int) -> Game:
        """Take one's own seat back from the computer or a substitute. See `voting.take_back` for refusals."""
        return await self._change(game_id, lambda table: [voting.take_back(table, user_id)])

    async def hand_over(self, game_id: int, user_id: int, to: Player | None = None) -> Game:
        """Offer one's own seat to a person or to anybody. See `handing.hand_over` for refusals."""
        return await self._change(game_id, lambda table: handing.hand_over(table, user_id, to))

    async def keep(self, game_id: int, user_id: int) -> Game:
        """Keep one's own seat after all. See `handing.keep` for refusals."""
        return await self._change(game_id, lambda table: handing.keep(table, user_id))

    async def substitute(self, game_id: int, player: Player) -> Game:
        """Take a seat that is offered. See `handing.substitute` for refusals."""
        return await self._change(game_id, lambda table: [handing.substitute(table, player)])
