"""Pings of people who were told of their turn without a sound: they are due once they don't rest any more."""

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from engine.deadlines import since_then
from engine.errors import Refusal
from engine.game import Game
from engine.plans import GRACE
from engine.repository import GameRepository
from engine.time.intervals import milliseconds
from engine.time.person import Hours
from storage.records import DamagedRecord, StoredPing
from storage.shards import EVERYTHING, ShardSet
from storage.store import Store

log = logging.getLogger(__name__)

SOON: Final = timedelta(minutes=1)
"""When a ping is looked at again that waits for something else."""
LATER: Final = timedelta(hours=1)
"""The same for what won't change soon."""


@dataclass(frozen=True, slots=True)
class DuePing:
    """A ping to be sent now, the game that waits for the person, and its players' settings."""

    row: StoredPing
    game: Game
    hours: Hours


class PostponedPings:
    """The pings that people are to get later, which belong to `GameService`.

    `games` are those that they are about, and `when_due` is called with the moment at which one is to be
    looked at. Any method may raise `storage.store.StorageError`.
    """

    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        games: GameRepository,
        when_due: Callable[[int | None], None],
    ) -> None:
        self._store = store
        self._now = now
        self._games = games
        self._when_due = when_due

    async def found(
        self, limit: int, share: ShardSet = EVERYTHING, *, direct: bool
    ) -> dict[int, list[StoredPing]]:
        """Return up to about `limit` pings whose moment has come, by whom they are for; see `of_now`.

        With `direct` those are direct messages, and otherwise pings where games are played.
        """
        rows = await self._store.pings_due(self._now(), limit, share, direct=direct)
        people: dict[int, list[StoredPing]] = {}
        for row in rows:
            people.setdefault(row.user_id, []).append(row)
        if len(rows) == limit and len(people) > 1:
            people.popitem()  # there may be more of the last one's
        return people

    async def next_due(self) -> float | None:
        """Return the seconds until the next ping is due that isn't yet, None if there is none."""
        now = self._now()
        moment = await self._store.next_ping(now)
        return None if moment is None else (moment - now) / 1000

    async def of_now(self, rows: Sequence[StoredPing]) -> list[DuePing]:
        """Return those pings that are to be sent now; put off or delete the others."""
        return [ping for row in rows if (ping := await self._of_now(row)) is not None]

    async def _of_now(self, row: StoredPing) -> DuePing | None:
        try:
            game = await self._games.get(row.game_id)
        except Refusal:
            await self.end([row])
            return None
        except DamagedRecord as error:
            log.error("%s", error)  # noqa: TRY400 - says what is damaged; where it was met doesn't matter
            await self.put_off([row], LATER)
            return None
        hours = await self._games.people.hours_of(game)
        moment = moment_of(row, game, hours)
        if moment is None:
            await self.end([row])
        elif moment > hours.at:
            await self._put_off([row], moment)
        else:
            return DuePing(row, game, hours)
        return None

    async def begin(self, rows: Sequence[StoredPing]) -> None:
        """Note that some pings are being sent: whoever finds them so looks whether they have arrived."""
        await self._store.try_pings(rows)

    async def put_off(self, rows: Sequence[StoredPing], by: timedelta = SOON) -> None:
        """Look at some pings again later."""
        await self._put_off(rows, self._now() + milliseconds(by))

    async def _put_off(self, rows: Sequence[StoredPing], moment: int) -> None:
        await self._store.put_off_pings(rows, moment)
        self._when_due(moment)

    async def end(self, rows: Sequence[StoredPing]) -> None:
        """Note that some pings have been sent, or needn't be."""
        await self._store.end_pings(rows)


def moment_of(ping: StoredPing, game: Game, hours: Hours) -> int | None:
    """Return when a ping is to be sent as far as is known at `hours.at`; None if it isn't to be sent.

    Somebody whose turn has just come gets it once the move before can't be undone: until then a plan may
    answer, and whether there is one is nobody's business.
    """
    table, person = game.table, hours.of(ping.user_id)
    if table.seat_of(ping.user_id) not in table.awaited_people:
        return None
    until = person.rests_until(hours.at)
    if until is not None:
        return until
    if game.shown_version != game.version:
        return hours.at + milliseconds(SOON)  # what they are shown then may make a sound
    settled = since_then(table, GRACE)
    if settled > hours.at:
        return settled
    if ping.is_direct:
        return hours.at if person.wants_dm else None
    if person.wants_channel:
        return hours.at
    # If Discord refuses the direct message, they are pinged in the channel after all.
    return hours.at + milliseconds(SOON) if person.wants_dm and ping.has_direct else None
