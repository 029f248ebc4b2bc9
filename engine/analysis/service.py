"""Analyses of games, each made once however many people ask for it, and kept."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Hashable, Sequence
from typing import Final

from engine.analysis.review import (
    Analysis,
    Take,
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
from players.search.found import Found
from storage.records import DamagedRecord, StorageError
from storage.store import Store

log = logging.getLogger(__name__)

AT_ONCE: Final = 1
"""So many analyses are made at the same time; the others wait."""
BUSY_WAIT: Final = 1.0
"""Seconds after which a search is asked for again if too many people were waiting for one."""
_STEPS: Final = 4
"""How often somebody who waits is told how far it is, the end included."""

MOST_RECENT: Final = 64
"""How many analyses of practices are remembered."""

OnProgress = Callable[[int], Awaitable[None]]
"""Tells somebody how far an analysis is, in percent."""
Progressed = Callable[[float], None]
"""Called with the share of the work that is done."""
Make = Callable[[Progressed], Coroutine[None, None, Analysis]]


class Analyses:
    """The analyses of the games in a database.

    An analysis goes on as long as somebody waits for it. What the process forgets when it ends begins again
    with the next person who asks.
    """

    def __init__(self, store: Store, games: GameRepository, adviser: Adviser) -> None:
        self._store, self._games, self._adviser = store, games, adviser
        self._free = asyncio.Semaphore(AT_ONCE)
        self._running: dict[Hashable, _Running] = {}
        self._recent: OrderedDict[tuple[int, int], Analysis] = OrderedDict()

    async def kept(self, game: Game) -> Analysis | None:
        """Return the analysis of a game if it was made before. Raise `Refusal` if it can't be made at all.

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
        """Return the analysis of a game, made now unless it was made before.

        `on_progress` is called with how far it is. Raise `Refusal` as `kept` does, ``analysis-nothing`` for a
        game without takes, ``analysis-stopped`` if the bot is leaving, or ``advice-failed``, and whatever
        `on_progress` raises.
        """
        kept = await self.kept(game)
        if kept is not None:
            return kept
        return await self._once(
            game.id, lambda progressed: self._kept_from_now(game, progressed), on_progress
        )

    async def of_practice(
        self, user_id: int, version: int, entries: Sequence[LogEntry], on_progress: OnProgress
    ) -> Analysis:
        """Return the analysis of a person's practice that is over, from its log at a version, as `of` does.

        It isn't stored: it is remembered for a while.
        """
        key = user_id, version
        analysis = self.of_practice_at_hand(*key)
        if analysis is None:
            analysis = await self._once(
                key, lambda progressed: self._made(entries, version, user_id, progressed), on_progress
            )
            self._recent[key] = analysis
            while len(self._recent) > MOST_RECENT:
                _ = self._recent.popitem(last=False)
        return analysis

    def of_practice_at_hand(self, user_id: int, version: int) -> Analysis | None:
        """Return the analysis of a person's practice at a version if it is remembered."""
        return self._recent.get((user_id, version))

    def stop(self) -> None:
        """Give up all analyses, since the bot is leaving."""
        for running in self._running.values():
            _ = running.task.cancel()

    async def _once(self, key: Hashable, make: Make, on_progress: OnProgress) -> Analysis:
        """Return what `make` makes, once for all who ask with the same key, and tell how far it is."""
        running = self._running.get(key)
        if running is None:
            running = self._running[key] = _Running()
            running.task = asyncio.create_task(make(running.progressed))
            running.task.add_done_callback(_retrieved)
        running.waiting += 1
        try:
            return await running.followed(on_progress)
        finally:
            running.waiting -= 1
            if not running.waiting:
                _ = running.task.cancel()
                if self._running.get(key) is running:
                    del self._running[key]

    async def _kept_from_now(self, game: Game, progressed: Progressed) -> Analysis:
        """Make the analysis of a game and keep it."""
        entries = await self._games.history(game.id)
        analysis = await self._made(entries, game.version, -game.id, progressed)
        try:
            await self._store.save_analysis(game.id, analysis_to_json(analysis))
        except StorageError as error:
            log.warning("The analysis of game %d isn't kept: %s", game.id, error)
        return analysis

    async def _made(
        self, entries: Sequence[LogEntry], version: int, asker: int, progressed: Progressed
    ) -> Analysis:
        """Make the analysis of a whole log, at the version of its game."""
        takes, final = standing_takes(entries), entries[-1].after.state if entries else None
        if not takes or final is None:
            raise Refusal("analysis-nothing")

        async def find(take: Take, effort: Effort) -> Found:
            while True:
                try:
                    return await self._adviser.find(
                        take.state, asker=asker, effort=effort, moves=(take.move,)
                    )
                except Refusal as refusal:
                    if refusal.code != "advice-busy":
                        raise
                await asyncio.sleep(BUSY_WAIT)

        async with self._free:
            return await analyse(version, takes, final, find, progressed)


class _Running:
    """An analysis that is being made."""

    task: asyncio.Task[Analysis]

    def __init__(self) -> None:
        self.waiting = 0
        self._percent = 0
        self._next = asyncio.get_running_loop().create_future()

    def progressed(self, share: float) -> None:
        """Note how much is done; those who wait are told at every quarter."""
        before, self._percent = self._percent, int(100 * share)
        if self._percent * _STEPS // 100 > before * _STEPS // 100:
            self._next.set_result(None)
            self._next = asyncio.get_running_loop().create_future()

    async def followed(self, on_progress: OnProgress) -> Analysis:
        """Return the analysis once it is made, and tell how far it is until then."""
        while True:
            _ = await asyncio.wait({self.task, self._next}, return_when=asyncio.FIRST_COMPLETED)
            if self.task.cancelled():
                raise Refusal("analysis-stopped")
            if self.task.done():
                return self.task.result()
            await on_progress(self._percent)


def _retrieved(task: asyncio.Task[Analysis]) -> None:
    """Look at how an analysis ended, which asyncio would complain about if nobody waited for it any more."""
    if not task.cancelled():
        _ = task.exception()


def _require_over(game: Game) -> None:
    table = game.table
    if table.status is Status.OVER:
        return
    if table.status is Status.PLAYING:
        raise Refusal("analysis-running")
    raise Refusal("not-begun" if table.status is Status.LOBBY else "analysis-closed")
