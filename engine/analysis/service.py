"""Analyses of games, each computed once however many people ask for it, and stored."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Hashable, Sequence
from typing import Final

from engine.analysis.review import (
    Analysis,
    LoggedTake,
    analyse,
    analysis_from_json,
    analysis_to_json,
    standing_takes,
)
from engine.computers.adviser import Adviser
from engine.computers.thinker import Effort
from engine.errors import Refusal
from engine.game import Game, LogEntry
from engine.repository import GameRepository
from engine.table.state import Status
from players.search.result import SearchResult
from storage.records import DamagedRecord, StorageError
from storage.store import Store

log = logging.getLogger(__name__)

MAX_RUNNING: Final = 1
"""How many analyses run at the same time; the others wait."""
BUSY_WAIT: Final = 1.0
_STEPS: Final = 4
"""How many progress reports an analysis gives, the one at its end included."""

MAX_RECENT: Final = 64
"""How many analyses of practice games are kept in memory."""

OnProgress = Callable[[int], Awaitable[None]]
"""Called with the progress of an analysis in percent."""
ReportProgress = Callable[[float], None]
"""Called with the share of the work that is done, from 0 to 1."""
Make = Callable[[ReportProgress], Coroutine[None, None, Analysis]]


class AnalysisService:
    """The analyses of the games in a database.

    An analysis is cancelled when nobody waits for it any more. One that a restart cut off begins again when
    somebody asks for it. `busy_wait` is how many seconds pass before a search that was refused because too
    many people were waiting is tried again. Any coroutine may raise `storage.store.StorageError`.
    """

    def __init__(
        self, store: Store, games: GameRepository, adviser: Adviser, *, busy_wait: float = BUSY_WAIT
    ) -> None:
        self._store, self._games, self._adviser = store, games, adviser
        self._busy_wait = busy_wait
        self._free = asyncio.Semaphore(MAX_RUNNING)
        self._running: dict[Hashable, _Running] = {}
        self._recent: OrderedDict[tuple[int, int], Analysis] = OrderedDict()

    async def stored(self, game: Game) -> Analysis | None:
        """Return the stored analysis of a game, None if there is none. Raise `Refusal` if it can't have one.

        The code is ``analysis-running`` for a game that isn't over yet, ``analysis-closed`` for one that was
        closed before its end, or ``not-begun``.
        """
        _require_over(game)
        text = await self._store.load_analysis(game.id)
        if text is None:
            return None
        try:
            analysis = analysis_from_json(text, f"the analysis of game {game.id}")
        except DamagedRecord as error:
            log.warning("%s: it is made again", error)
            return None
        return analysis if analysis.version == game.version else None

    async def of(self, game: Game, on_progress: OnProgress) -> Analysis:
        """Return the analysis of a game, computing and storing it unless it is stored.

        `on_progress` is called with the progress in percent. Raise `Refusal` as `stored` does,
        ``analysis-nothing`` for a game without takes, ``analysis-stopped`` if the bot is shutting down, or
        ``advice-failed``, and whatever `on_progress` raises.
        """
        kept = await self.stored(game)
        if kept is not None:
            return kept
        return await self._run_once(
            game.id, lambda report_progress: self._compute_and_store(game, report_progress), on_progress
        )

    async def of_practice(
        self, user_id: int, version: int, entries: Sequence[LogEntry], on_progress: OnProgress
    ) -> Analysis:
        """Return the analysis of a person's finished practice, from its log at a version, as `of` does.

        It isn't stored, but kept in memory for a while.
        """
        key = user_id, version
        analysis = self.cached_of_practice(*key)
        if analysis is None:
            analysis = await self._run_once(
                key,
                lambda report_progress: self._compute(entries, version, user_id, report_progress),
                on_progress,
            )
            self._recent[key] = analysis
            while len(self._recent) > MAX_RECENT:
                _ = self._recent.popitem(last=False)
        return analysis

    def cached_of_practice(self, user_id: int, version: int) -> Analysis | None:
        """Return the analysis of a person's practice at a version if it is in memory, else None."""
        return self._recent.get((user_id, version))

    def stop(self) -> None:
        """Cancel all analyses, as the bot is shutting down."""
        for running in self._running.values():
            _ = running.task.cancel()

    async def _run_once(self, key: Hashable, make: Make, on_progress: OnProgress) -> Analysis:
        """Run `make` once for all callers with the same key, and report its progress to each."""
        running = self._running.get(key)
        if running is None:
            running = self._running[key] = _Running()
            running.task = asyncio.create_task(make(running.report_progress))
            running.task.add_done_callback(_retrieve_exception)
        running.waiting += 1
        try:
            return await running.wait(on_progress)
        finally:
            running.waiting -= 1
            if not running.waiting:
                _ = running.task.cancel()
                if self._running.get(key) is running:
                    del self._running[key]

    async def _compute_and_store(self, game: Game, report_progress: ReportProgress) -> Analysis:
        """Compute the analysis of a game and store it."""
        entries = await self._games.history(game.id)
        analysis = await self._compute(entries, game.version, -game.id, report_progress)
        try:
            await self._store.save_analysis(game.id, analysis_to_json(analysis))
        except StorageError as error:
            log.warning("The analysis of game %d isn't kept: %s", game.id, error)
        return analysis

    async def _compute(
        self, entries: Sequence[LogEntry], version: int, asker: int, report_progress: ReportProgress
    ) -> Analysis:
        """Compute the analysis of a whole log; `version` is that of the game."""
        takes, final = standing_takes(entries), entries[-1].after.state if entries else None
        if not takes or final is None:
            raise Refusal("analysis-nothing")

        async def find(take: LoggedTake, effort: Effort) -> SearchResult:
            while True:
                try:
                    return await self._adviser.find(
                        take.state, asker=asker, effort=effort, moves=(take.move,)
                    )
                except Refusal as refusal:
                    if refusal.code != "advice-busy":
                        raise
                await asyncio.sleep(self._busy_wait)

        async with self._free:
            return await analyse(version, takes, final, find, report_progress)


class _Running:
    """An analysis in progress."""

    task: asyncio.Task[Analysis]

    def __init__(self) -> None:
        self.waiting = 0
        self._percent = 0
        self._next = asyncio.get_running_loop().create_future()

    def report_progress(self, share: float) -> None:
        """Record the share of the work done; wake the waiting callers at every quarter."""
        before, self._percent = self._percent, int(100 * share)
        if self._percent * _STEPS // 100 > before * _STEPS // 100:
            self._next.set_result(None)
            self._next = asyncio.get_running_loop().create_future()

    async def wait(self, on_progress: OnProgress) -> Analysis:
        """Wait for the analysis and return it, reporting progress. Raise `Refusal` if it was cancelled."""
        while True:
            _ = await asyncio.wait({self.task, self._next}, return_when=asyncio.FIRST_COMPLETED)
            if self.task.cancelled():
                raise Refusal("analysis-stopped")
            if self.task.done():
                return self.task.result()
            await on_progress(self._percent)


def _retrieve_exception(task: asyncio.Task[Analysis]) -> None:
    """Retrieve a task's exception, which asyncio would log as never retrieved if nobody waits any more."""
    if not task.cancelled():
        _ = task.exception()


def _require_over(game: Game) -> None:
    table = game.table
    if table.status is Status.OVER:
        return
    if table.status is Status.PLAYING:
        raise Refusal("analysis-running")
    raise Refusal("not-begun" if table.status is Status.LOBBY else "analysis-closed")
