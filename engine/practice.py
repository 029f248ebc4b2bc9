"""Practice games: a person's private game against computers, with undo and hints."""

import asyncio
import json
import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Final
from weakref import WeakValueDictionary

import azul
from engine.adaptive import MIN_ROUNDS, AdaptiveLevels
from engine.computers.adviser import Adviser
from engine.computers.thinker import HINT
from engine.computers.turns import Computers, seats_to_play
from engine.decisions.decision import Context
from engine.decisions.lobby import add_computer
from engine.decisions.lobby import begin as begin_table
from engine.errors import NotAsWritten, Refusal, reading
from engine.game import Game, LogEntry, history
from engine.table.events import Opened, Played, Player, TableEvent, event_to_json
from engine.table.fold import advance
from engine.table.options import Options
from engine.table.state import Status, Table, open_table
from engine.time.downtime import up_since
from players.search.result import SearchResult
from storage.records import DamagedRecord, PracticeResult, StoredEvent, StoredPractice, VersionConflict
from storage.store import Store

_NO_GAME: Final = 0
"""The game id that practices have; no stored game has it."""


@dataclass(frozen=True, slots=True)
class Practice:
    """A person's practice game after the events of its log, `entries`.

    `version` grows with every change, also when one is taken back, and never recurs for the same person: a
    button of another version belongs to another position.
    """

    user_id: int
    version: int
    entries: tuple[LogEntry, ...]

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.entries[-1].after

    @property
    def game(self) -> Game:
        """The practice as a game without server and id, for code that shows games."""
        return Game(_NO_GAME, 0, 0, self.version, self.version, None, self.table)

    @property
    def seat(self) -> int:
        """The person's seat."""
        seat = self.table.seat_of(self.user_id)
        if seat is None:
            raise AssertionError("nobody leaves a practice")
        return seat

    @property
    def state(self) -> azul.State:
        """The position."""
        state = self.table.state
        if state is None:
            raise AssertionError("a practice is stored once it has begun")
        return state

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.table.status is Status.OVER

    @property
    def steps(self) -> tuple[int, ...]:
        """The indices of the entries in which the person took tiles, chose spaces or confirmed them."""
        return tuple(index for index, entry in enumerate(self.entries) if self._is_own(entry))

    @property
    def last_own(self) -> LogEntry | None:
        """The person's last action, None before they have done anything."""
        steps = self.steps
        return self.entries[steps[-1]] if steps else None

    @property
    def taken(self) -> LogEntry | None:
        """The person's last action if it is a take, else None."""
        match self.last_own:
            case LogEntry(event=Played(azul.Taken())) as entry:
                return entry
            case _:
                return None

    @property
    def news(self) -> tuple[LogEntry, ...]:
        """The entries since the person's last action, that one included; all if there is none."""
        steps = self.steps
        return self.entries[steps[-1] :] if steps else self.entries

    @property
    def last_take(self) -> LogEntry | None:
        """The last take that led to the position, None after a deal."""
        for entry in reversed(self.entries):
            match entry.event:
                case Played(azul.Taken()):
                    return entry
                case Played(azul.Dealt()):
                    return None
                case _:
                    pass
        return None

    def _is_own(self, entry: LogEntry) -> bool:
        match entry.event:
            case Played(azul.Taken(seat) | azul.Placed(seat) | azul.Settled(seat), by_computer=False):
                return seat == self.seat
            case _:
                return False


def row_of(practice: Practice, at: int) -> StoredPractice:
    """Return a practice as a database row; `at` is in milliseconds since 1970 (UTC)."""
    lines = [(entry.at, event_to_json(entry.event)) for entry in practice.entries]
    log = json.dumps(lines, ensure_ascii=False, separators=(",", ":"))
    return StoredPractice(practice.user_id, practice.version, log, at)


def _result_of(practice: Practice, at: int) -> PracticeResult:
    """Return the result of a practice that ended at `at`; a person who left it is behind everybody."""
    players = [seat for seat, player in enumerate(practice.table.players) if player.is_computer]
    ahead, behind = 0, len(players)
    if practice.is_over:
        places = {seat: place for place, seat in azul.standings(practice.state)}
        own = places[practice.seat]
        ahead = sum(own < places[seat] for seat in players)
        behind = sum(own > places[seat] for seat in players)
    level = practice.table.options.level.value
    return PracticeResult(practice.entries[0].at, at, level, len(players), ahead, behind)


def practice_of(row: StoredPractice) -> Practice:
    """Return the practice of a database row. Raise `DamagedRecord` if it isn't one of this person."""
    with reading(f"the practice of person {row.user_id}"):
        practice = Practice(row.user_id, row.version, tuple(history(list(_lines(row.log)))))
        table = practice.table
        if table.state is None or table.seat_of(row.user_id) is None or len(table.people) > 1:
            raise NotAsWritten("it is not a practice")
        return practice


def _lines(log: str) -> Iterator[StoredEvent]:
    for version, line in enumerate(json.loads(log), 1):
        match line:
            case [int(at), str(body)]:
                yield StoredEvent(version, body, at)
            case _:
                raise NotAsWritten(f"line {version} is not what was written")


log = logging.getLogger(__name__)

PRACTICE_RETENTION: Final = timedelta(weeks=4)
"""How long a practice is kept that its player doesn't continue."""
_VERSIONS_SINCE: Final = 1_700_000_000
"""The epoch of versions, in seconds since 1970, so that they have nine digits for some decades."""
_LATEST: Final = 900_000_000
"""Clocks that lead to a later version are ignored, so that a wrong one can't use up the digits in buttons."""


@dataclass(frozen=True, slots=True)
class TakeSearch:
    """The search results for a take that the person made in a position."""

    state: azul.State
    move: azul.Move
    found: SearchResult


class PracticeService:
    """The practice games of a database; a part of `GameService`.

    A practice is found by its player alone: it has no id that anybody could name. Hints are given only here,
    never in a game with other people. `now` returns milliseconds since 1970 (UTC).

    Every method that changes a practice returns it once the computers have replied. It raises `Refusal` and
    changes nothing: ``no-practice``, or ``practice-moved-on`` if the practice isn't at the `version` that the
    person was looking at. Any method may raise `storage.store.StorageError`.
    """

    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        new_secret: Callable[[], bytes],
        computers: Computers,
        advice: Adviser,
        adaptive: AdaptiveLevels,
    ) -> None:
        self._store = store
        self._now = now
        self._new_secret = new_secret
        self._computers = computers
        self._advice = advice
        self._adaptive = adaptive
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._searches: dict[int, set[asyncio.Task[SearchResult]]] = {}

    def lock(self, user_id: int) -> AbstractAsyncContextManager[None]:
        """Return the lock to hold while changing or showing a person's practice.

        It only keeps things shown in order: the version guards the data.
        """
        return self._locks.setdefault(user_id, asyncio.Lock())

    async def find(self, user_id: int) -> Practice | None:
        """Return a person's practice, None if there is none or its record is damaged, which is logged.

        Computers make the moves that a shutdown prevented.
        """
        practice = await self._load(user_id)
        return None if practice is None else await self._with_replies(practice)

    async def begin(self, player: Player, options: Options, version: int = 0) -> Practice:
        """Begin a practice against computers, in place of the one at `version`, 0 for none.

        Of the `options` the seats, rules, theme and level count. An unfinished one that is replaced counts as
        lost if more than `MIN_ROUNDS` rounds were begun; that is stored together with the new one.
        """
        row = await self._store.load_practice(player.user_id)
        before = None if row is None else await self.find(player.user_id)
        if before is not None and before.version != version:
            raise Refusal("practice-moved-on")
        lost = None
        if before is not None and not before.is_over and before.state.round > MIN_ROUNDS:
            lost = _result_of(before, before.entries[-1].at)
        options = await self._adaptive.applied(options, player.user_id, lost)
        at = self._now()
        counted = Options(
            options.seats,
            options.rules,
            options.theme,
            level=options.level,
            adaptive=options.adaptive,
        )
        opening = Opened(player, counted, self._new_secret().hex())
        entries = [LogEntry(1, at, opening, None, open_table(opening, at), None)]
        context = Context(new_secret=self._new_secret)
        steps = [add_computer(player.user_id)] * (options.seats - 1) + [begin_table(player.user_id)]
        for step in steps:
            for event in step(entries[-1].after, context):
                self._add(entries, event)
        newest = min(at // 1000 - _VERSIONS_SINCE, _LATEST)
        first = max(newest, 1 if row is None else row.version + 1)
        practice = Practice(player.user_id, first, tuple(entries))
        await self._save(practice, None if row is None else row.version, lost)
        return await self._with_replies(practice)

    async def play(self, user_id: int, version: int, event_of: Callable[[int], azul.Event]) -> Practice:
        """Make a person's move, the `event_of` their seat, and let the computers reply.

        Raise `Refusal` also with a code of `azul.advance`, or ``ended``.
        """
        practice = await self._seen(user_id, version)
        _ = practice.table.running_state
        practice = await self._with(practice, [Played(event_of(practice.seat))])
        return await self._with_replies(practice)

    async def undo(self, user_id: int, version: int) -> Practice:
        """Take back the person's last action, and everything that followed.

        Raise `Refusal` (``practice-unmoved``) if they haven't done anything.
        """
        practice = await self._seen(user_id, version)
        steps = practice.steps
        if not steps:
            raise Refusal("practice-unmoved")
        shorter = Practice(user_id, practice.version + 1, practice.entries[: steps[-1]])
        await self._save(shorter, practice.version)
        return shorter

    async def hint(self, user_id: int, version: int) -> tuple[Practice, SearchResult]:
        """Return what a search finds in the position; raise `Refusal` as `Adviser.find` does.

        The search is stopped with ``practice-moved-on`` as soon as the person changes the practice.
        """
        practice = await self._seen(user_id, version)
        _ = practice.table.running_state
        await self._note_advice(practice)
        return practice, await self._search(user_id, practice.state)

    async def judge(self, user_id: int, version: int) -> tuple[Practice, TakeSearch]:
        """Return what a search says about the person's last take, as `hint` does.

        Raise `Refusal` (``practice-untaken``) if their last action isn't a take.
        """
        practice = await self._seen(user_id, version)
        match practice.taken:
            case LogEntry(event=Played(azul.Taken(_, move)), before=Table(state=azul.State() as state)):
                await self._note_advice(practice)
                return practice, TakeSearch(state, move, await self._search(user_id, state, move))
            case _:
                raise Refusal("practice-untaken")

    async def delete_expired(self) -> None:
        """Delete the practices that nobody has continued for `PRACTICE_RETENTION`, not counting downtime.

        Call `DeadlineService.heartbeat` before.
        """
        await self._store.forget_practices(await up_since(self._store, self._now(), PRACTICE_RETENTION))

    async def _load(self, user_id: int) -> Practice | None:
        row = await self._store.load_practice(user_id)
        if row is None:
            return None
        try:
            return await asyncio.to_thread(practice_of, row)  # some milliseconds in a long game
        except DamagedRecord as error:
            log.error("%s", error)
            return None

    async def _seen(self, user_id: int, version: int) -> Practice:
        """Return a person's practice. Raise `Refusal` if they were looking at another version."""
        practice = await self.find(user_id)
        if practice is None:
            raise Refusal("no-practice")
        if practice.version != version:
            raise Refusal("practice-moved-on")
        return practice

    async def _with_replies(self, practice: Practice) -> Practice:
        """Make all deals and computers' moves that are due; return the practice.

        Concurrent callers make the same moves: the first to be stored win.
        """
        while (owed := await self._next_automatic_events(practice)) is not None:
            try:
                practice = await self._with(practice, owed)
            except Refusal as refusal:
                newer = await self._load(practice.user_id)
                if refusal.code != "practice-moved-on" or newer is None:
                    raise
                practice = newer
        return practice

    async def _next_automatic_events(self, practice: Practice) -> Sequence[TableEvent] | None:
        """Return the next deal or computers' moves, None if it is the person's turn or the game is over."""
        table, state = practice.table, practice.state
        if table.status is Status.PLAYING and state.phase is azul.Phase.REFILL:
            return [Played(azul.Dealt(azul.draw_deal(state, bytes.fromhex(table.secret or ""))))]
        return await self._computers.moves(practice.game) if seats_to_play(table) else None

    async def _with(self, practice: Practice, events: Iterable[TableEvent]) -> Practice:
        """Store a practice with more events, and return it."""
        entries = list(practice.entries)
        for event in events:
            self._add(entries, event)
        after = Practice(practice.user_id, practice.version + 1, tuple(entries))
        await self._save(after, practice.version)
        return after

    def _add(self, entries: list[LogEntry], event: TableEvent) -> None:
        at, before = self._now(), entries[-1].after
        after, report = advance(before, event, at)
        entries.append(LogEntry(len(entries) + 1, at, event, before, after, report))

    async def _note_advice(self, practice: Practice) -> None:
        """Note that the person had advice, so that the result says nothing about their level."""
        advised = replace(_result_of(practice, self._now()), computers=0, ahead=0, behind=0)
        await self._store.note_practice(practice.user_id, advised)

    async def _save(
        self, practice: Practice, expected_version: int | None, lost: PracticeResult | None = None
    ) -> None:
        """Store a practice, with its result if it is over, or with that of the one it replaces."""
        row, last = row_of(practice, self._now()), practice.entries[-1]
        result = _result_of(practice, last.at) if practice.is_over else lost
        for search in self._searches.get(practice.user_id, ()):
            search.cancel()
        try:
            await self._store.save_practice(row, expected_version=expected_version, result=result)
        except VersionConflict:
            gone = await self._store.load_practice(practice.user_id) is None
            raise Refusal("no-practice" if gone else "practice-moved-on") from None

    async def _search(self, user_id: int, state: azul.State, *moves: azul.Move) -> SearchResult:
        """Return what a search finds; it is cancelled if the person changes the practice meanwhile."""
        asking = self._advice.find(state, asker=user_id, effort=HINT, moves=moves)
        search = asyncio.create_task(asking)
        searches = self._searches.setdefault(user_id, set())
        searches.add(search)
        try:
            _ = await asyncio.wait({search})
            if search.cancelled():
                raise Refusal("practice-moved-on")
            return search.result()
        finally:
            _ = search.cancel()
            searches.discard(search)
            if not searches:
                _ = self._searches.pop(user_id, None)
