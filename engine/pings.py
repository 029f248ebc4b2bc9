"""Pings postponed until people's quiet hours or holidays end."""

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from engine.deadlines import after_turn_start
from engine.errors import Refusal
from engine.game import Game
from engine.plans import PLAN_GRACE
from engine.repository import GameRepository
from engine.time.intervals import milliseconds
from engine.time.person import Hours
from storage.records import DamagedRecord, StoredPing
from storage.shards import EVERYTHING, ShardSet
from storage.store import Store

log = logging.getLogger(__name__)

RETRY_AFTER: Final = timedelta(minutes=1)
"""Delay before a ping that waits for something else is checked again."""
RETRY_DAMAGED_AFTER: Final = timedelta(hours=1)
"""The same for pings of damaged games."""


@dataclass(frozen=True, slots=True)
class DuePing:
    """A ping to send now, its game, and the players' settings."""

    row: StoredPing
    game: Game
    hours: Hours


class PostponedPings:
    """The postponed pings; a part of `GameService`.

    `on_due` is called with the moment at which a ping becomes due. Any method may raise
    `storage.store.StorageError`.
    """

    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        games: GameRepository,
        on_due: Callable[[int | None], None],
    ) -> None:
        self._store = store
        self._now = now
        self._games = games
        self._on_due = on_due

    async def due(
        self, limit: int, shard_set: ShardSet = EVERYTHING, *, direct: bool
    ) -> dict[int, list[StoredPing]]:
        """Return about `limit` pings that are due, by person; pass them to `still_due` next.

        With `direct` they are direct messages, otherwise pings in channels.
        """
        rows = await self._store.pings_due(self._now(), limit, shard_set, direct=direct)
        people: dict[int, list[StoredPing]] = {}
        for row in rows:
            people.setdefault(row.user_id, []).append(row)
        if len(rows) == limit and len(people) > 1:
            people.popitem()  # the last person's may be incomplete
        return people

    async def next_due(self) -> float | None:
        """Return the seconds until the next ping becomes due, or None."""
        now = self._now()
        moment = await self._store.next_ping(now)
        return None if moment is None else (moment - now) / 1000

    async def still_due(self, rows: Sequence[StoredPing]) -> list[DuePing]:
        """Return the pings to send now; postpone or delete the others."""
        return [ping for row in rows if (ping := await self._still_due(row)) is not None]

    async def _still_due(self, row: StoredPing) -> DuePing | None:
        try:
            game = await self._games.get(row.game_id)
        except Refusal:
            await self.delete([row])
            return None
        except DamagedRecord as error:
            log.error("%s", error)
            await self.postpone([row], RETRY_DAMAGED_AFTER)
            return None
        hours = await self._games.people.hours_of(game)
        moment = moment_of(row, game, hours)
        if moment is None:
            await self.delete([row])
        elif moment > hours.at:
            await self._postpone([row], moment)
        else:
            return DuePing(row, game, hours)
        return None

    async def mark_tried(self, rows: Sequence[StoredPing]) -> None:
        """Mark pings as tried: the next try checks first whether they have arrived."""
        await self._store.try_pings(rows)

    async def postpone(self, rows: Sequence[StoredPing], by: timedelta = RETRY_AFTER) -> None:
        """Postpone some pings."""
        await self._postpone(rows, self._now() + milliseconds(by))

    async def _postpone(self, rows: Sequence[StoredPing], moment: int) -> None:
        await self._store.put_off_pings(rows, moment)
        self._on_due(moment)

    async def delete(self, rows: Sequence[StoredPing]) -> None:
        """Delete pings that were sent, or are no longer needed."""
        await self._store.end_pings(rows)


def moment_of(ping: StoredPing, game: Game, hours: Hours) -> int | None:
    """Return when a ping should be sent, as of `hours.at`; None if never.

    A ping for a new turn waits until the previous move can't be undone: until then a planned take may answer
    it, and whether there is a plan must stay secret.
    """
    table, person = game.table, hours.of(ping.user_id)
    if table.seat_of(ping.user_id) not in table.awaited_people:
        return None
    until = person.rests_until(hours.at)
    if until is not None:
        return until
    if game.shown_version != game.version:
        return hours.at + milliseconds(RETRY_AFTER)  # the next post may alert them itself
    settled = after_turn_start(table, PLAN_GRACE)
    if settled > hours.at:
        return settled
    if ping.is_direct:
        return hours.at if person.wants_dm else None
    if person.wants_channel:
        return hours.at
    # If Discord refuses the direct message, they are pinged in the channel after all.
    return hours.at + milliseconds(RETRY_AFTER) if person.wants_dm and ping.has_direct else None
