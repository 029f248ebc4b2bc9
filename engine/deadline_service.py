"""Applies deadlines, computers' moves and outages to games, and corrects the clocks of late posts."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import timedelta
from typing import Final

from engine.computers.turns import Computers, seats_to_play, still_applies
from engine.deadlines import deadline_of, dues_of
from engine.decisions.decision import Context
from engine.game import Game, LogEntry
from engine.repository import GameRepository
from engine.table.events import Delayed, Overdue, Played, Resumed, Stage, TableEvent
from engine.table.fold import awaited
from engine.table.state import Table
from engine.table.votes import winning_vote
from engine.time.intervals import milliseconds
from engine.time.person import NO_HOURS
from storage.shards import EVERYTHING, ShardSet
from storage.store import Store

log = logging.getLogger(__name__)

HEARTBEAT_INTERVAL: Final = timedelta(seconds=30)
"""The shortest time between two stored heartbeats; they are checked every minute."""
MINOR_ABSENCE: Final = timedelta(minutes=5)
"""The longest total outage within an hour for which messages about deadlines aren't updated.

Also how old the last heartbeat of a running process may be before it counts as an outage: it may just be
busy.
"""
CRASH_RESTART: Final = timedelta(seconds=90)
"""How old the last heartbeat may be after a crash before it counts as an outage."""
CLEAN_RESTART: Final = timedelta(seconds=1)
"""How long a clean restart may take before it counts as an outage."""
RECENT: Final = timedelta(minutes=1)
"""Games that became due within this time come first, as somebody may be waiting for them."""
LATE_POST: Final = timedelta(minutes=5)
"""How late a turn may be posted before its clock is corrected."""
RETRY_UNSHOWN_AFTER: Final = timedelta(minutes=10)
"""When deadlines of a game with unposted events are checked again."""


class DeadlineService:
    """Deadlines and outages of the games in a database; a part of `GameService`.

    `now` returns milliseconds since 1970 (UTC), by a clock that may be set forward and back. Any method may
    raise `storage.store.StorageError`.
    """

    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        games: GameRepository,
        computers: Computers,
    ) -> None:
        self._store = store
        self._now = now
        self._games = games
        self._computers = computers
        self._thinking: dict[int, tuple[Table, asyncio.Task[tuple[Played, ...]]]] = {}
        """By the game's id, the table at which a computer is thinking, and its task."""
        self._heartbeats: dict[tuple[int, int], int] = {}
        """The time of the last heartbeat, by shard count and shard."""
        self._heartbeat_lock = asyncio.Lock()
        self.on_deadline_set: Callable[[float], None] = lambda _: None
        """Called with the seconds until a deadline that a commit has set."""

    async def heartbeat(self, shard_set: ShardSet = EVERYTHING) -> None:
        """Store a heartbeat for some shards. After an outage, delay their games' deadlines by its length.

        Call it about every minute, and before `due`, so that nobody is penalized for time in which they could
        not move. Heartbeats of other shards are forgotten. A clock that is set forward looks like an outage.
        """
        async with self._heartbeat_lock:  # several callers run at startup: only one reports the outage
            await self._record_heartbeats(shard_set)

    async def detect_absence(self) -> None:
        """Apply an outage that `heartbeat` hasn't noticed yet, because a person acted first.

        Call it before a decision for which that time must not count.
        """
        now = self._now()
        late = [key for key, at in self._heartbeats.items() if now - at > milliseconds(MINOR_ABSENCE)]
        for shard_count in {shard_count for shard_count, _ in late}:
            await self.heartbeat(
                ShardSet(shard_count, {shard for each, shard in self._heartbeats if each == shard_count})
            )

    async def _record_heartbeats(self, shard_set: ShardSet) -> None:
        now = self._now()
        noted = {(shard_set.shard_count, shard) for shard in shard_set.shards}
        # The other shards' heartbeats are unknown since another process took over.
        self._heartbeats = {key: at for key, at in self._heartbeats.items() if key in noted}
        there = []
        for shard in shard_set.shards:
            key, one = (shard_set.shard_count, shard), ShardSet(shard_set.shard_count, {shard})
            last, was_clean, may_be = self._heartbeats.get(key), False, MINOR_ABSENCE
            if last is None:
                last, was_clean = (
                    await self._store.last_heartbeat(one),
                    await self._store.was_shut_down_cleanly(one),
                )
                may_be = CLEAN_RESTART if was_clean else CRASH_RESTART
            if last is not None and 0 <= now - last < milliseconds(HEARTBEAT_INTERVAL) and not was_clean:
                self._heartbeats[key] = last
            elif last is not None and now - last > milliseconds(may_be):
                away = (now - last) // 1000
                log.info(
                    "The bot was offline%s for %d s: deadlines are extended by as much",
                    _shard_text(one),
                    away,
                )
                await self._store.delay(last, now, one, minor_absence=milliseconds(MINOR_ABSENCE))
                self._heartbeats[key] = now
            else:
                there.append(shard)
        if there:
            await self._store.save_heartbeat(now, ShardSet(shard_set.shard_count, there))
            self._heartbeats.update({(shard_set.shard_count, shard): now for shard in there})

    async def record_shutdown(self, shard_set: ShardSet = EVERYTHING) -> None:
        """Store the last heartbeat of some shards before a clean shutdown."""
        async with self._heartbeat_lock:
            if shard_set.shards:
                await self._store.save_heartbeat(self._now(), shard_set, last=True)
            self._heartbeats.clear()

    async def due(self, limit: int, shard_set: ShardSet = EVERYTHING) -> list[int]:
        """Return the ids of games to `apply_due` to, the longest overdue first.

        If there are more than `limit`, those due within the last minute come first, since somebody may be
        waiting, for a computer's reply for example. Delayed games come last. There are up to `limit` of each.
        Suspended games are left out.
        """
        now = self._now()
        due = await self._store.due(now, limit, shard_set)
        if len(due) == limit:
            due = await self._store.due(now, limit, shard_set, after=now - milliseconds(RECENT)) + due
        return list(dict.fromkeys(due + await self._store.delayed(limit, shard_set)))

    async def next_due(self) -> float | None:
        """Return the seconds until the next game becomes due, or None."""
        now = self._now()
        moment = await self._store.next_due(now)
        return None if moment is None else (moment - now) / 1000

    async def apply_due(self, game_id: int) -> Game:
        """Commit what is due in a game, including delays; return the game, changed or not.

        A person's turn waits while the game has unposted events: they can't know about it yet. Computers
        don't wait: they move one after the other until it is a person's turn, which may take seconds (see
        `may_need_computer`). Raise `Refusal` if the game has ended.
        """
        waits = False
        task: Table | None = None
        found: tuple[Table, Sequence[TableEvent]] | None = None
        row = await self._store.load(game_id)
        is_shown = row is None or row.shown_version == row.version

        def decide(table: Table, context: Context) -> Sequence[TableEvent]:
            nonlocal waits, task
            task, now = None, self._now()
            due = next((due for due in reversed(dues_of(table, context.hours)) if due.at <= now), None)
            by_people = bool(table.awaited_seats) and table.awaited_seats == table.awaited_people
            waits = due is not None and by_people and not is_shown and winning_vote(table) is None
            if due is None or waits:
                return []
            if due.events:
                return due.events
            if found is not None and still_applies(found[0], table):
                return found[1]
            task = table
            return []

        version = None
        game = await self._games.change(game_id, decide)
        while task is not None or game.version != version:
            if task is not None:
                moves = await self._think(game)
                found = None if moves is None else (task, moves)
            version = game.version
            game = await self._games.change(game_id, decide)
        due_at = (
            self._now() + milliseconds(RETRY_UNSHOWN_AFTER) if waits else await self._games.next_moment(game)
        )
        if game.due_at != due_at and not game.delay:
            # It depends on more than the game's own events, such as people's settings.
            await self._store.set_due(game.id, game.version, due_at)
        return game

    async def _think(self, game: Game) -> Sequence[TableEvent] | None:
        """Return the computers' moves in a game; None if it has changed in the meantime."""
        thinking = asyncio.create_task(self._computers.moves(game))
        self._thinking[game.id] = game.table, thinking
        try:
            await asyncio.wait({thinking})
            return None if thinking.cancelled() else thinking.result()
        finally:
            del self._thinking[game.id]
            thinking.cancel()
            await asyncio.wait({thinking})

    def cancel_outdated_thinking(self, game_id: int, table: Table) -> None:
        """Cancel thinking about a game whose position has changed."""
        if game_id in self._thinking:
            before, thinking = self._thinking[game_id]
            if not still_applies(before, table):
                thinking.cancel()

    def may_need_computer(self, game: Game) -> bool:
        """Return whether a computer may be to move, so that `apply_due` takes a while."""
        return bool(seats_to_play(game.table))

    async def delay_if_late(self, game: Game, entries: Sequence[LogEntry]) -> bool:
        """Delay the deadlines of a game whose `entries` were posted late; return whether that was needed.

        The time of turns and votes, or what is left of it after a pause, begins when people can know of them.
        A turn whose time is already up stays so. Call this before `mark_shown`.
        """
        if not entries:
            return False
        pause = game.table.pause
        late = (self._now() if pause is None else pause.at) - _shown_from(entries)
        is_late = late > milliseconds(LATE_POST)
        is_vote = any(isinstance(entry.event, Overdue | Resumed) for entry in entries)
        is_up = game.table.stage is Stage.OVER and not is_vote
        if not is_late or is_up or deadline_of(replace(game.table, pause=None), NO_HOURS) is None:
            return False

        def decide(table: Table, _: Context) -> Sequence[TableEvent]:
            nonlocal is_late
            by = late - (_paused_for(table) - _paused_for(game.table))
            is_same = (awaited(table), table.pause) == (awaited(game.table), pause)
            is_late = is_same and by > milliseconds(LATE_POST)
            return [Delayed(by)] if is_late else []

        await self._games.change(game.id, decide)
        return is_late

    async def close(self) -> None:
        """Stop the computers' worker processes."""
        await self._computers.close()

    def announce(self, due_at: int | None) -> None:
        """Announce the next deadline of a game after a commit."""
        if due_at is not None:
            self.on_deadline_set((due_at - self._now()) / 1000)


def _shard_text(shard_set: ShardSet) -> str:
    """Name the shards, for the log."""
    return (
        ""
        if shard_set.is_everything
        else f" from shard {', '.join(map(str, shard_set.shards))} of {shard_set.shard_count}"
    )


def _shown_from(entries: Sequence[LogEntry]) -> int:
    """Return when `entries` should have been posted: the start of the last turn in them, or the first entry.

    Outages and pauses since then are added.
    """
    since = 0
    for number, entry in enumerate(entries):
        if number == 0 or (entry.before and awaited(entry.before) != awaited(entry.after)):
            since = entry.at
        elif isinstance(entry.event, Delayed):
            since += entry.event.by
        elif isinstance(entry.event, Resumed) and entry.before and entry.before.pause:
            since += max(0, entry.at - max(since, entry.before.pause.at))
    return since


def _paused_for(table: Table) -> int:
    """Return for how long the clock of a turn has been stopped for everybody."""
    return sum(end - start for start, end in table.paused_intervals)
