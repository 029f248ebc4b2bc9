"""Changes of people's own settings, and what they mean for the turns that wait for them."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final

from engine.clock.due import deadline_of
from engine.errors import Refusal
from engine.events import Rescheduled, TableEvent
from engine.game import ChangeByHours
from engine.hours.person import Hours, Person
from engine.people import People
from engine.table import Table
from storage.base import DamagedRecord, GameStore

A_PAGE: Final = 100
"""How many of a person's games are looked up at once."""


class Personal:
    """People's own settings, which belong to `Tables`.

    `now` returns milliseconds since 1970 (UTC); `change` commits what is decided about a game with its
    players' settings; `when_due` is called with the moment at which games are to be looked at. Any method may
    raise `storage.base.StorageError`.
    """

    def __init__(
        self,
        store: GameStore,
        people: People,
        now: Callable[[], int],
        change: ChangeByHours,
        when_due: Callable[[int | None], None],
    ) -> None:
        self.now = now
        self._store = store
        self._people = people
        self._change = change
        self._when_due = when_due

    async def hours(self, *tables: Table) -> Hours:
        """Return what the players at some tables have chosen for themselves, as it is now."""
        return await self._people.hours_at(tables, self.now())

    async def change(self, user_id: int, change: Callable[[Person, int], Person]) -> tuple[Person, Person]:
        """Store what `change` makes of a person's settings and the moment; return those before and after.

        What time does to their games is looked at anew soon. Raise `Refusal` as `change` does.
        """
        at = self.now()
        before, after = await self._people.change(user_id, lambda person: change(person, at), at)
        if not after.has_the_hours_of(before):
            self._when_due(at)
        return before, after

    async def tell(self, user_id: int, before: Person) -> list[int]:
        """Note in the games that wait for a person whose hours have changed that their deadlines have, too.

        Return the ids of those games, whose channels are to be shown it. If this isn't done, the messages of
        their turns name a moment that is wrong, and all that follows is right.
        """
        game_ids: list[int] = []
        while page := await self._store.games_of(user_id, open=True, limit=A_PAGE, offset=len(game_ids)):
            game_ids += page
        return [game_id for game_id in game_ids if await self._tell(game_id, user_id, before)]

    async def _tell(self, game_id: int, user_id: int, before: Person) -> bool:
        is_told = False

        def decide(table: Table, hours: Hours) -> Sequence[TableEvent]:
            nonlocal is_told
            former = replace(hours, people={**hours.people, user_id: before})
            seat = None if table.pause is not None else table.seat_of(user_id)
            is_told = seat in table.awaited_people and _seen(table, hours, user_id) != _seen(
                table, former, user_id
            )
            return [Rescheduled(seat)] if is_told and seat is not None else []

        with suppress(Refusal, DamagedRecord):
            await self._change(game_id, decide)
        return is_told


def _seen(table: Table, hours: Hours, user_id: int) -> object:
    """Return what everybody at a table sees of a person's hours."""
    return deadline_of(table, hours), hours.of(user_id).away_until(hours.at)
