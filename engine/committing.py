"""Changing a game: decided on what is stored, and committed before anybody sees it."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager, suppress
from dataclasses import dataclass, replace
from weakref import WeakValueDictionary

import azul
from engine.clock.planning import plans_in
from engine.clock.voting import verdict
from engine.clock.wishes import Plans, ended_plans, next_moment
from engine.errors import Refusal
from engine.events import (
    Delayed,
    Played,
    SeatReclaimed,
    SeatTaken,
    SubstituteLeft,
    TableEvent,
    event_to_json,
)
from engine.folding import advance
from engine.game import Decide, DecideByHours, Game, LogEntry, moment
from engine.hours.person import Hours
from engine.log import GAMES_KEPT, Log
from engine.people import People
from engine.places.finding import seating, seats_of
from engine.privacy.naming import named_by
from engine.table import Status, Table, table_to_json
from storage.base import Commit, DamagedRecord, GameStore, VersionConflict

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Known:
    """What is known besides a table: what its players have planned, and chosen for themselves."""

    plans: Plans
    hours: Hours


DecideKnowing = Callable[[Table, Known], Sequence[TableEvent]]


class Commits:
    """The changes to the games of a database, which belong to `Tables`.

    `now` returns milliseconds since 1970 (UTC). Any method may raise `storage.base.StorageError`.
    """

    def __init__(self, store: GameStore, log: Log, people: People, now: Callable[[], int]) -> None:
        self._store = store
        self._log = log
        self._people = people
        self._now = now
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._newest: dict[int, Game] = {}
        """The games that were changed here last, as they were then. See `change_knowing`."""
        self.when_due: Callable[[int | None], None] = lambda _: None
        """Called with the moment, if any, at which time does something next to a game that has changed."""
        self.when_changed: Callable[[int, Table], None] = lambda _game_id, _table: None
        """Called with the id and the table of a game that has changed."""

    async def get(self, game_id: int) -> Game:
        """Return a game. Raise `Refusal` (``no-table``) if there is none."""
        row = await self._store.load(game_id)
        if row is None:
            raise Refusal("no-table")
        return Game.from_stored(row)

    async def seen(self, game_id: int, version: int | None) -> Game:
        """Return a game. Raise `Refusal` if a move has followed the version that a person was looking at."""
        game = await self.get(game_id)
        await self._require_seen(game, version)
        return game

    async def _require_seen(self, game: Game, version: int | None) -> None:
        if version is not None and await self._log.has_moved_on(game, version):
            raise Refusal("stale" if game.table.is_open else "ended")

    async def moment_of(self, game: Game) -> int | None:
        """Return when time does something to a game next."""
        known = await self._known(game)
        return next_moment(game.table, known.plans, known.hours)

    async def _known(self, game: Game) -> Known:
        plans = await plans_in(self._store, game.id) if game.has_plans else {}
        now = self._now()
        return Known(
            plans, await self._people.hours_at([game.table], now) if game.has_settings else Hours(at=now)
        )

    def changing(self, game_id: int) -> AbstractAsyncContextManager[None]:
        """Return the lock that whoever changes a game holds."""
        return self._locks.setdefault(game_id, asyncio.Lock())

    async def change(self, game_id: int, decide: Decide, version: int | None = None) -> Game:
        """Commit what `decide` makes of a game's table, and all that follows at once; return the game.

        Nothing is committed if that is no event. Raise `Refusal` as `decide` does, or as `seen` does.
        """
        return await self.change_knowing(game_id, lambda table, _: decide(table), version)

    async def change_knowing(self, game_id: int, decide: DecideKnowing, version: int | None = None) -> Game:
        """Commit what `decide` makes of a game's table and of what else is known, as `change` does."""
        async with self.changing(game_id):
            changes = await self._people.settled()
            remembered = self._newest.pop(game_id, None)
            if remembered is not None:
                # Whoever is refused, or has nothing to do, has to be told so by what is stored now. Its log
                # may be shorter than remembered, if the game was removed or the database put back.
                with suppress(Refusal, VersionConflict, DamagedRecord):
                    changed = await self._decided(remembered, decide, version, changes)
                    if changed is not None:
                        return changed
            while True:
                changes = await self._people.settled()
                game = await self.get(game_id)
                with suppress(VersionConflict):  # another process was faster: decide again
                    return await self._decided(game, decide, version, changes) or game

    async def _decided(
        self, game: Game, decide: DecideKnowing, version: int | None, changes: int
    ) -> Game | None:
        """Commit what `decide` makes of a game as it was read, and return it; None if that is nothing.

        `changes` are those of people's settings before it was read. Raise `VersionConflict` if anything that
        was relied on isn't so any more.
        """
        await self._require_seen(game, version)
        known = await self._known(game)
        delays = [Delayed(game.delay)] if game.delay else []
        table = advance(game.table, delays[0], self._now())[0] if delays else game.table
        events = [*delays, *decide(table, known)]
        if not events:
            return None
        known = await self._with_substitutes(table, events, known)
        if self._people.changes != changes:
            raise VersionConflict("what follows is known only with the settings as they are now")
        return await self._commit(game, events, known)

    async def change_by_hours(self, game_id: int, decide: DecideByHours) -> Game:
        """Commit what `decide` makes of a game's table and of its players' settings, as `change` does."""
        return await self.change_knowing(game_id, lambda table, known: decide(table, known.hours))

    async def _with_substitutes(self, table: Table, events: Sequence[TableEvent], known: Known) -> Known:
        """Return what is known, with the settings of those who join the game by `events`, or come back."""
        joining = [event.player for event in events if isinstance(event, SeatTaken)]
        back = {event.seat for event in events if isinstance(event, SeatReclaimed | SubstituteLeft)}
        joining += [claim.player for claim in table.claims if claim.seat in back]
        if not joining:
            return known
        people = {player.user_id: await self._people.of(player.user_id) for player in joining}
        return replace(known, hours=replace(known.hours, people={**known.hours.people, **people}))

    async def _commit(self, game: Game, events: Sequence[TableEvent], known: Known) -> Game:
        at, plans = self._now(), known.plans
        entries: list[LogEntry] = []
        table = game.table
        for event in events:
            table = _add(entries, game.version, at, table, event)
        for event in verdict(table):
            table = _add(entries, game.version, at, table, event)
        if table.status is Status.PLAYING and table.state and table.state.phase is azul.Phase.REFILL:
            deal = azul.draw_deal(table.state, bytes.fromhex(table.secret or ""))
            table = _add(entries, game.version, at, table, Played(azul.Dealt(deal)))
        ended = ended_plans(game.table, [entry.event for entry in entries], table, plans)
        left = {user_id: plan for user_id, plan in plans.items() if user_id not in ended}
        commit = Commit(
            game.id,
            game.version,
            game.updated_at,
            open=table.is_open,
            begun=table.state is not None,
            snapshot=table_to_json(table),
            events=[event_to_json(entry.event) for entry in entries],
            at=at,
            due_at=next_moment(table, left, known.hours),
            delay=game.delay,
            rewrites=game.rewrites,
            has_plans=game.has_plans,
            has_settings=game.has_settings,
            seats=seats_of(table) if seating(table) != seating(game.table) else None,
            ended_plans=ended,
            named=named_by(entry.event for entry in entries),
        )
        after = game.after(commit, await self._store.commit(commit), table, has_plans=bool(left))
        log.debug("Game %d is at version %d", game.id, after.version)
        self._log.remember(game, entries)
        self._remember(after)
        self.when_changed(game.id, table)
        self.when_due(after.due_at)
        return after

    def _remember(self, game: Game) -> None:
        self._newest[game.id] = game
        if len(self._newest) > GAMES_KEPT:
            del self._newest[next(iter(self._newest))]

    def forget(self, game_id: int) -> None:
        """Keep nothing of a game: somebody was taken out of it."""
        self._newest.pop(game_id, None)
        self._log.forget(game_id)


def _add(entries: list[LogEntry], version: int, at: int, before: Table, event: TableEvent) -> Table:
    """Append the event to what is about to be committed after `version`; return the table after it."""
    after, report = advance(before, event, at)
    entries.append(LogEntry(version + len(entries) + 1, moment(at), event, before, after, report))
    return after
