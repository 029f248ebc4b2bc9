"""What time does to games: found by index, and committed like what people do."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta
from typing import Final

from engine.computers.turns import Computers, is_still_up, seats_to_play
from engine.deadlines import deadline_of, dues_of
from engine.decisions.decision import Context
from engine.errors import Refusal
from engine.game import Game, LogEntry
from engine.repository import GameRepository
from engine.table.events import Delayed, Expired, Lost, Overdue, Played, Resumed, Stage, TableEvent
from engine.table.fold import awaited
from engine.table.state import Table
from engine.table.votes import decided
from engine.time.intervals import milliseconds
from engine.time.person import NO_HOURS
from storage.records import DamagedRecord
from storage.shards import EVERYTHING, Lease, ShardSet
from storage.store import Store

log = logging.getLogger(__name__)

BEAT: Final = timedelta(seconds=30)
"""How often at most it is noted that the bot is there: that is looked at every minute."""
LONGEST_ABSENCE: Final = timedelta(minutes=5)
"""How long the bot may be away in an hour before all games are looked through, whose messages say when.

Also how long a process that goes on may not have looked before that is an absence: it may be busy.
"""
SHORTEST_ABSENCE: Final = timedelta(seconds=90)
"""How old what was noted last may be if the process that noted it was there until it was killed."""
AN_INSTANT: Final = timedelta(seconds=1)
"""How long the bot may be away at least, if it said that it leaves, before that is an absence."""
RECENTLY: Final = timedelta(minutes=1)
"""What is due since then comes first: somebody may be waiting for it."""
MOST_LATE: Final = timedelta(minutes=5)
"""How late a channel may be shown a turn before that counts as an absence."""
LOOKED_AGAIN: Final = timedelta(minutes=10)
"""When time tries again to do something to a game whose channel hasn't been shown everything yet."""


class DeadlineService:
    """Time in the games of a database, which belongs to `GameService`.

    `now` returns milliseconds since 1970 (UTC), by a clock that may be set forwards and backwards, and
    `computers` find the moves of computers. Any method may raise `storage.store.StorageError`.
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
        """By the game's id, where the computer is thinking: at which table."""
        self._beats: dict[tuple[int, int], int] = {}
        """By the number of shards and the shard, when it was last noted that the bot is there."""
        self._beating = asyncio.Lock()
        self.when_set: Callable[[float], None] = lambda _: None
        """Called with the seconds until a moment that a commit has set."""

    async def beat(self, share: ShardSet = EVERYTHING) -> None:
        """Note that the bot is there for a share. Delay what is in shards from which it was away.

        Call it every minute or so, and before asking what is due: nobody is punished for a time in which they
        could not move. Shards that aren't in the share are left from then on. A clock that is set forward
        can't be told from an absence.
        """
        async with self._beating:  # several look for what is due at a start, and one of them says it
            await self._beat(share)

    async def notice_absence(self) -> None:
        """Do the same if the bot was away until now and nobody has noted that yet: somebody may be faster.

        What people do then must not make that time count. Call it before anything is decided.
        """
        now = self._now()
        late = [key for key, at in self._beats.items() if now - at > milliseconds(LONGEST_ABSENCE)]
        for shard_count in {shard_count for shard_count, _ in late}:
            await self.beat(
                ShardSet(shard_count, {shard for each, shard in self._beats if each == shard_count})
            )

    async def _beat(self, share: ShardSet) -> None:
        now = self._now()
        noted = {(share.shard_count, shard) for shard in share.shards}
        # What was noted about others since they were left to another process is unknown.
        self._beats = {key: at for key, at in self._beats.items() if key in noted}
        there = []
        for shard in share.shards:
            key, one = (share.shard_count, shard), ShardSet(share.shard_count, {shard})
            last, has_left, may_be = self._beats.get(key), False, LONGEST_ABSENCE
            if last is None:
                last, has_left = await self._store.last_beat(one), await self._store.has_left(one)
                may_be = AN_INSTANT if has_left else SHORTEST_ABSENCE
            if last is not None and 0 <= now - last < milliseconds(BEAT) and not has_left:
                self._beats[key] = last
            elif last is not None and now - last > milliseconds(may_be):
                away = (now - last) // 1000
                log.info("The bot was away%s for %d s: what is due comes that much later", _from(one), away)
                await self._store.delay(last, now, one, quietly=milliseconds(LONGEST_ABSENCE))
                self._beats[key] = now
            else:
                there.append(shard)
        if there:
            await self._store.beat(now, ShardSet(share.shard_count, there))
            self._beats.update({(share.shard_count, shard): now for shard in there})

    async def leave(self, share: ShardSet = EVERYTHING) -> None:
        """Note that the bot is there for a share for the last time: it is known since when it isn't then."""
        async with self._beating:
            if share.shards:
                await self._store.beat(self._now(), share, last=True)
            self._beats.clear()

    async def due(self, limit: int, share: ShardSet = EVERYTHING) -> list[int]:
        """Return the ids of games to let time `pass_for`: those that are due, the longest waiting first.

        If they are too many, those of the last minute come before, since somebody may be waiting for them: a
        computer that answers, say. After them all come those that were delayed; up to `limit` of each. Games
        that rest are left out.
        """
        now = self._now()
        due = await self._store.due(now, limit, share)
        if len(due) == limit:
            due = await self._store.due(now, limit, share, after=now - milliseconds(RECENTLY)) + due
        return list(dict.fromkeys(due + await self._store.delayed(limit, share)))

    async def next_due(self) -> float | None:
        """Return the seconds until the next game is due that isn't yet, None if there is none."""
        now = self._now()
        moment = await self._store.next_due(now)
        return None if moment is None else (moment - now) / 1000

    async def pass_for(self, game_id: int) -> Game:
        """Commit what is due in a game, and by how much it was delayed; return it, changed or not.

        A turn whose channel hasn't been shown everything waits: people can't know what they are late for.
        Computers don't: one after the other makes its move until it is somebody else's turn. They think for
        seconds (see `may_take_thought`). Raise `Refusal` if the game can't be changed any more.
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
            waits = due is not None and by_people and not is_shown and decided(table) is None
            if due is None or waits:
                return []
            if due.events:
                return due.events
            if found is not None and is_still_up(found[0], table):
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
        due_at = self._now() + milliseconds(LOOKED_AGAIN) if waits else await self._games.next_moment(game)
        if game.due_at != due_at and not game.delay:
            # What the moment depends on, apart from the game's own events, has changed.
            await self._store.set_due(game.id, game.version, due_at)
        return game

    async def _think(self, game: Game) -> Sequence[TableEvent] | None:
        """Return what the computer does in a game; None if that has moved on meanwhile."""
        thinking = asyncio.create_task(self._computers.moves(game))
        self._thinking[game.id] = game.table, thinking
        try:
            await asyncio.wait({thinking})
            return None if thinking.cancelled() else thinking.result()
        finally:
            del self._thinking[game.id]
            thinking.cancel()
            await asyncio.wait({thinking})

    def has_changed(self, game_id: int, table: Table) -> None:
        """Stop thinking about a game in which the computer has something else to do now, or nothing."""
        if game_id in self._thinking:
            before, thinking = self._thinking[game_id]
            if not is_still_up(before, table):
                thinking.cancel()

    def may_take_thought(self, game: Game) -> bool:
        """Return whether it may be up to the computer now, so that `pass_for` takes a while."""
        return bool(seats_to_play(game.table))

    async def was_shown(self, game: Game, entries: Sequence[LogEntry]) -> bool:
        """Delay a game whose channel was shown `entries` only now, late; return whether that was needed.

        A turn begins when people can know of it. So does the time to vote on people who are late, and what is
        left of either after a pause. Once the time of a turn is up, that stays so. Call this before it is
        noted what the channel was shown.
        """
        pause = game.table.pause
        has_deadline = deadline_of(replace(game.table, pause=None), NO_HOURS) is not None
        is_vote = any(isinstance(entry.event, Overdue | Resumed) for entry in entries)
        is_up = game.table.stage is Stage.OVER and not is_vote
        if not has_deadline or is_up or not entries:
            return False
        late = (self._now() if pause is None else pause.at) - _shown_from(entries)
        is_late = late > milliseconds(MOST_LATE)

        def decide(table: Table, _: Context) -> Sequence[TableEvent]:
            nonlocal is_late
            by = late - (_stood(table) - _stood(game.table))
            is_same = (awaited(table), table.pause) == (awaited(game.table), pause)
            is_late = is_same and by > milliseconds(MOST_LATE)
            return [Delayed(by)] if is_late else []

        if is_late:
            await self._games.change(game.id, decide)
        return is_late

    async def close(self) -> None:
        """End the processes in which computers think."""
        await self._computers.close()

    def is_set(self, due_at: int | None) -> None:
        """Note that a commit has set the next moment of a game."""
        if due_at is not None:
            self.when_set((due_at - self._now()) / 1000)


def _from(share: ShardSet) -> str:
    """Return which shard it is, for the log."""
    return (
        ""
        if share.is_everything
        else f" from shard {', '.join(map(str, share.shards))} of {share.shard_count}"
    )


def _shown_from(entries: Sequence[LogEntry]) -> int:
    """Return when `entries` should have been shown: the last turn that began in them, or the first of them.

    Later if the bot was away after that.
    """
    since = 0
    for number, entry in enumerate(entries):
        if number == 0 or (entry.before and awaited(entry.before) != awaited(entry.after)):
            since = int(entry.at.timestamp() * 1000)
        elif isinstance(entry.event, Delayed):
            since += entry.event.by
        elif isinstance(entry.event, Resumed) and entry.before and entry.before.pause:
            since += max(0, int(entry.at.timestamp() * 1000) - max(since, entry.before.pause.at))
    return since


def _stood(table: Table) -> int:
    """Return for how long the clock of a turn has stood still for everybody."""
    return sum(end - start for start, end in table.paused_intervals)


LONGEST_REST: Final = timedelta(days=30)
"""How long games wait for the bot to return to their server, or to be able to post, before it closes them."""
_EXPIRED_AT_ONCE: Final = 100


class Resting:
    """The rest of games in a database, which belongs to `GameService`.

    `now` is that of `DeadlineService`. Any method may raise `storage.store.StorageError`.
    """

    def __init__(self, store: Store, now: Callable[[], int], games: GameRepository) -> None:
        self._store = store
        self._now = now
        self._games = games

    async def guilds(self, after: int, limit: int, share: ShardSet = EVERYTHING) -> list[int]:
        """Return the first `limit` servers after another that have open or unshown games, resting or not."""
        return await self._store.guilds(after, limit, share)

    async def resting_guilds(self, share: ShardSet = EVERYTHING) -> list[int]:
        """Return the servers whose games rest."""
        return await self._store.resting_guilds(share)

    async def rest(self, guild_id: int, lease: Lease | None = None) -> None:
        """Let the games of a server rest, since the bot is no longer in it: nothing is due or to be shown.

        Do nothing if somebody else has been given the `lease` on it, here and in `wake`.
        """
        await self._store.rest(guild_id, self._now(), lease=lease)

    async def wake(self, guild_id: int, lease: Lease | None = None) -> None:
        """Let the games of a server go on, since the bot is in it, with as much time left as they had."""
        await self._store.wake(guild_id, self._now(), lease=lease)

    async def close_rested(self, share: ShardSet = EVERYTHING) -> list[Game]:
        """Close games that have been resting for longer than `LONGEST_REST`; return some of them.

        Call again until none are returned. Their channels are shown it if the bot comes back. Games whose
        record is damaged stay as they are, and so do those that have ended meanwhile.
        """
        before = self._now() - milliseconds(LONGEST_REST)
        closed = []
        for game_id in await self._store.rested_before(before, _EXPIRED_AT_ONCE, share):
            with suppress(DamagedRecord, Refusal):  # somebody may have ended it since
                closed.append(await self._games.change(game_id, lambda _table, _: [Expired()]))
        return closed

    async def close_lost(self, game_id: int, why: Lost = Lost.CHANNEL) -> Game:
        """Close a game whose channel was deleted, and return it; one that is over stays as it is."""
        return await self._games.change(game_id, lambda table, _: [Expired(why)] if table.is_open else [])

    async def close_unheard(self, game: Game, unshown: Sequence[LogEntry]) -> Game | None:
        """Close a game whose channel couldn't be shown the end of its log for longer than `LONGEST_REST`.

        Return it, closed now or before; None if it still waits: people may have moved meanwhile all the same.
        The time that the bot was away doesn't count.
        """
        since = 0
        for number, entry in enumerate(unshown):
            if isinstance(entry.event, Delayed) and number > 0:
                since += entry.event.by
            else:
                since = int(entry.at.timestamp() * 1000)
        if not unshown or self._now() - since <= milliseconds(LONGEST_REST):
            return None
        return await self.close_lost(game.id, Lost.POSTING)
