"""Loads and changes games, with optimistic locking by version, and reads their logs."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager, suppress
from dataclasses import dataclass, replace
from typing import Final
from weakref import WeakValueDictionary

import azul
from engine.decisions.decision import Context, Decision
from engine.errors import NotAsWritten, Refusal, reading
from engine.finder import seating, seats_of
from engine.game import Game, LogEntry, history, since_last_turn
from engine.highlights import Highlight, highlights_of
from engine.people import PeopleService
from engine.plans import ended_plans, next_moment, planned_takes, plans_in
from engine.privacy import named_by
from engine.table.events import (
    Delayed,
    Played,
    SeatReclaimed,
    SeatTaken,
    SubstituteLeft,
    TableEvent,
    event_to_json,
)
from engine.table.fold import advance, awaited
from engine.table.state import Status, Table, table_to_json
from engine.table.votes import verdict
from storage.records import Commit, DamagedRecord, VersionConflict
from storage.store import Store

log = logging.getLogger(__name__)

CACHED_ENTRIES: Final = 8
"""Newest log entries cached per game: a post needs two, a few more if it is late."""
CACHED_GAMES: Final = 500
"""Games cached, the most recently changed."""


@dataclass(slots=True)
class _Cached:
    """A cached game: the newest entries of its log, valid for this number of `rewrites`.

    `game` is the state after this process's last commit, None while a decision is using it. `is_current` is
    False if its place or shown version has changed since. `changes` is `PeopleService.changes` at that time.
    """

    rewrites: int
    entries: Sequence[LogEntry]
    game: Game | None = None
    is_current: bool = True
    changes: int = 0


class GameRepository:
    """The games in a database, with their logs, changed one decision at a time.

    Folding a whole log takes longer as a game grows, and usually only its end is needed. So the newest
    entries of recently changed games are cached, and the games themselves for the next decision. Another
    process may have committed since, a person may have been erased, or the database restored: cached entries
    are used only if they match the game in question, and a decision on a cached game is committed only if it
    is still current.

    `new_secret` returns a secret for a game's draws. Any method may raise `storage.store.StorageError`.
    """

    def __init__(self, store: Store, people: PeopleService, new_secret: Callable[[], bytes]) -> None:
        self.people = people
        self._store = store
        self._now = people.now
        self._new_secret = new_secret
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._cache: dict[int, _Cached] = {}
        self._forget_count = 0
        self.on_due: Callable[[int | None], None] = lambda _: None
        """Called with the next deadline, if any, of a game that has changed."""
        self.on_changed: Callable[[int, Table], None] = lambda _game_id, _table: None
        """Called with the id and the table of a game that has changed."""

    async def get(self, game_id: int) -> Game:
        """Return a game. Raise `Refusal` (``no-table``) if there is none."""
        row = await self._store.load(game_id)
        if row is None:
            raise Refusal("no-table")
        return Game.from_stored(row)

    async def latest(self, changed: Game) -> Game:
        """Return the current state of a game that was just changed by this process.

        That is `changed` itself, without a database access, unless something has happened since. Raise
        `Refusal` as `get` does.
        """
        cached = self._cache.get(changed.id)
        if (
            cached is not None
            and cached.game is changed
            and cached.is_current
            and cached.changes == self.people.changes
        ):
            return changed
        return await self.get(changed.id)

    def invalidate(self, game_id: int) -> None:
        """Mark a cached game as outdated: its place or shown version has changed. See `latest`."""
        if game_id in self._cache:
            self._cache[game_id].is_current = False

    async def seen(self, game_id: int, version: int | None) -> Game:
        """Return a game. Raise `Refusal` if a move was made since the `version` that a person has seen."""
        game = await self.get(game_id)
        await self._require_seen(game, version)
        return game

    async def next_moment(self, game: Game) -> int | None:
        """Return when something is next due in a game, including planned takes."""
        context = await self._context(game)
        return next_moment(game.table, context.plans, context.hours)

    # ── the log ──

    async def history(self, game_id: int) -> list[LogEntry]:
        """Return everything that happened in a game, oldest first; empty if there is no such game."""
        row = await self._store.load(game_id)  # first, as the log only grows
        return [] if row is None else await self._fold(game_id, row.version)

    async def entries_since(self, game: Game, version: int) -> list[LogEntry]:
        """Return what happened after `version`, up to the game's own version, oldest first."""
        if version >= game.version:
            return []
        entries = self._newest(game)
        if not entries or entries[0].version > version + 1:
            entries = await self._read(game)
        return [entry for entry in entries if version < entry.version <= game.version]

    async def has_moved_on(self, game: Game, version: int) -> bool:
        """Return whether a move was made since a version that a person has seen."""
        if version > game.version:
            return True  # doesn't exist yet: the button is forged
        return any(entry.event.is_move for entry in await self.entries_since(game, version))

    async def since_last_turn(self, game: Game, seat: int | None) -> list[LogEntry]:
        """Return the log from a seat's last turn on, without undone takes.

        See `engine.game.since_last_turn` for details.
        """
        entries = since_last_turn(_up_to(game, self._newest(game)), seat)
        if entries is None:
            entries = since_last_turn(_up_to(game, await self._read(game)), seat)
        return entries or []

    async def last_take(self, game: Game) -> LogEntry | None:
        """Return the take that led to the current position; None after a deal or an undo."""
        last = _last_to_move_tiles(self._newest(game), game.version)
        if last is None:
            last = _last_to_move_tiles(await self._read(game), game.version)
        is_take = (
            last is not None and isinstance(last.event, Played) and isinstance(last.event.event, azul.Taken)
        )
        return last if is_take else None

    async def highlights(self, game: Game) -> tuple[Highlight, ...]:
        """Return the highlights of a finished game, the most remarkable first; none if the log is damaged."""
        try:
            entries = await self._fold(game.id, game.version)
        except DamagedRecord as error:
            log.warning("Game %d: no highlights, its log is damaged: %s", game.id, error)
            return ()
        return highlights_of(entries)

    async def _fold(self, game_id: int, version: int) -> list[LogEntry]:
        """Read and fold a whole log; raise `DamagedRecord` if it doesn't reach `version`."""
        lines = await self._store.events(game_id)
        with reading(f"the log of game {game_id}"):
            if len(lines) < version:
                message = f"it ends after line {len(lines)}"
                raise NotAsWritten(message)
            return await asyncio.to_thread(history, lines)  # takes milliseconds in a long game

    async def _read(self, game: Game) -> Sequence[LogEntry]:
        """Read the entries of a whole log, and cache the newest."""
        before = self._forget_count
        entries = await self._fold(game.id, game.version)
        if entries and not self._newest(game) and self._forget_count == before:
            self._remember(game, entries)
        return entries

    # ── the cache ──

    def _newest(self, game: Game) -> Sequence[LogEntry]:
        """Return the cached entries, if the game's last change is among them."""
        cached = self._cache.get(game.id)
        if cached is None or cached.rewrites != game.rewrites:
            return ()
        last = game.version, game.updated_at
        is_here = any((entry.version, entry.at) == last for entry in reversed(cached.entries))
        return cached.entries if is_here else ()

    def _remember(self, game: Game, entries: Sequence[LogEntry], after: Game | None = None) -> None:
        """Cache entries that were read, or that were committed and made the game `after`."""
        known = [entry for entry in self._newest(game) if entry.version < entries[0].version]
        cached = self._cache.pop(game.id, None) or _Cached(game.rewrites, ())
        newest = (*known, *entries)[-CACHED_ENTRIES:]
        if after is None:
            self._cache[game.id] = replace(cached, rewrites=game.rewrites, entries=newest)
        else:
            self._cache[game.id] = _Cached(game.rewrites, newest, after, changes=self.people.changes)
        if len(self._cache) > CACHED_GAMES:
            del self._cache[next(iter(self._cache))]

    def forget(self, game_id: int) -> None:
        """Drop a game from the cache, as a person was erased from it."""
        self._cache.pop(game_id, None)
        self._forget_count += 1

    # ── changes ──

    def lock(self, game_id: int) -> AbstractAsyncContextManager[None]:
        """Return the lock for changes to a game. It only avoids conflicts: the version is the guard."""
        return self._locks.setdefault(game_id, asyncio.Lock())

    async def change(self, game_id: int, decision: Decision, *, version: int | None = None) -> Game:
        """Commit the events of a decision, and everything that follows immediately; return the game.

        Without events nothing is committed. Raise `Refusal` as `decision` does; ``no-table``; or ``stale`` or
        ``ended`` if a move was made since the `version` that the person has seen.
        """
        async with self.lock(game_id):
            changes = await self.people.all_stored()
            cached = self._cache.get(game_id)
            if cached is not None and cached.game is not None:
                game, cached.game = cached.game, None
                # A refusal, or no events, must come from the stored state: decide again below. The log may be
                # shorter than cached if the game was removed or the database restored.
                with suppress(Refusal, VersionConflict, DamagedRecord):
                    changed = await self._try_decision(game, decision, version, changes)
                    if changed is not None:
                        return changed
            while True:
                changes = await self.people.all_stored()
                game = await self.get(game_id)
                with suppress(VersionConflict):  # another process was faster: decide again
                    return await self._try_decision(game, decision, version, changes) or game

    async def _try_decision(
        self, game: Game, decision: Decision, version: int | None, changes: int
    ) -> Game | None:
        """Commit a decision on a game as it was read, and return it; None if there are no events.

        `changes` is `PeopleService.changes` before the game was read. Raise `VersionConflict` if anything the
        decision depends on has changed.
        """
        await self._require_seen(game, version)
        context = await self._context(game)
        delays = [Delayed(game.delay)] if game.delay else []
        table = advance(game.table, delays[0], self._now())[0] if delays else game.table
        events = [*delays, *decision(table, context)]
        if not events:
            return None
        context = await self._with_substitutes(table, events, context)
        if self.people.changes != changes:
            raise VersionConflict("people's settings have changed")
        return await self._commit(game, events, context)

    async def _require_seen(self, game: Game, version: int | None) -> None:
        if version is not None and await self.has_moved_on(game, version):
            raise Refusal("stale" if game.table.is_open else "ended")

    async def _context(self, game: Game) -> Context:
        plans = await plans_in(self._store, game.id) if game.has_plans else {}
        return Context(await self.people.hours_of(game), plans, self._new_secret)

    async def _with_substitutes(
        self, table: Table, events: Sequence[TableEvent], context: Context
    ) -> Context:
        """Add the settings of people who join or come back with `events` to the context."""
        joining = [event.player for event in events if isinstance(event, SeatTaken)]
        back = {event.seat for event in events if isinstance(event, SeatReclaimed | SubstituteLeft)}
        joining += [claim.player for claim in table.claims if claim.seat in back]
        if not joining:
            return context
        people = {player.user_id: await self.people.get(player.user_id) for player in joining}
        hours = replace(context.hours, people={**context.hours.people, **people})
        return replace(context, hours=hours)

    async def _commit(self, game: Game, events: Sequence[TableEvent], context: Context) -> Game:
        at, plans = self._now(), context.plans
        entries: list[LogEntry] = []
        table = game.table
        for event in events:
            table = _add(entries, game.version, at, table, event)
        for event in verdict(table):
            table = _add(entries, game.version, at, table, event)
        if plans and awaited(table) != awaited(game.table):
            # Planned takes that needn't wait are part of the same commit: nobody is notified of that turn.
            ended = ended_plans(game.table, [entry.event for entry in entries], table, plans)
            unused = {user_id: plan for user_id, plan in plans.items() if user_id not in ended}
            for event in planned_takes(table, unused, at):
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
            due_at=next_moment(table, left, context.hours),
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
        self._remember(game, entries, after)
        self.on_changed(game.id, table)
        self.on_due(after.due_at)
        return after


def _up_to(game: Game, entries: Sequence[LogEntry]) -> list[LogEntry]:
    """Return the entries up to the game's version: more may have been committed since it was loaded."""
    return [entry for entry in entries if entry.version <= game.version]


def _last_to_move_tiles(entries: Sequence[LogEntry], version: int) -> LogEntry | None:
    """Return the last take, deal or undo up to a version."""
    moved = azul.Taken | azul.Dealt | azul.Undone | azul.TakenBack
    for entry in reversed(entries):
        if (
            entry.version <= version
            and isinstance(entry.event, Played)
            and isinstance(entry.event.event, moved)
        ):
            return entry
    return None


def _add(entries: list[LogEntry], version: int, at: int, before: Table, event: TableEvent) -> Table:
    """Append an event to the entries to commit after `version`; return the table after it."""
    after, report = advance(before, event, at)
    entries.append(LogEntry(version + len(entries) + 1, at, event, before, after, report))
    return after
