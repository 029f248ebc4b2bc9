"""The bot's background loops, which survive any error."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

from discord.ext import tasks

from bot.cluster.scope import ShardScope
from bot.feed.erasure import RESUME_EVERY, Erasure
from bot.feed.guild_removals import CHECK_EVERY
from bot.feed.presenter import Presenter
from bot.feed.reconciler import Reconciler
from bot.feed.retry import FIRST_WAIT
from bot.feed.scheduler import MAX_SLEEP, Scheduler
from bot.logs.context import logged_job
from bot.supervisor import Supervisor
from bot.ui.tasks import wake_in
from engine.people import PeopleService
from engine.statistics.service import MAX_COUNTED, StatisticsService
from storage.records import StorageError

log = logging.getLogger(__name__)

COUNT_EVERY: Final = 60.0
"""Seconds between counts of finished games."""
COUNT_PAUSE: Final = 0.5
"""Seconds between counts while more games wait, which leave time for everything else."""


class Loops:
    """The bot's background loops. They begin once `until_ready` has returned."""

    def __init__(
        self,
        presenter: Presenter,
        reconciler: Reconciler,
        scheduler: Scheduler,
        erasure: Erasure,
        people: PeopleService,
        statistics: StatisticsService,
        shard_scope: ShardScope,
        clock: Callable[[], float],
        until_ready: Callable[[], Awaitable[None]],
        supervisor: Supervisor,
    ) -> None:
        self._presenter = presenter
        self._reconciler = reconciler
        self._scheduler = scheduler
        self._erasure = erasure
        self._people = people
        self._statistics = statistics
        self._shard_scope = shard_scope
        self._clock = clock
        self._until_ready = until_ready
        self._supervisor = supervisor
        self._default_intervals: dict[str, float] = {}
        """The regular intervals, in seconds, of the loops whose next run was rescheduled."""

    @property
    def by_purpose(self) -> Mapping[str, tasks.Loop[Any]]:
        """The loops by their names in metrics and logs."""
        return {
            "showing games": self.show,
            "looking for absences": self.reconcile,
            "keeping time": self.keep_time,
            "erasing people": self.erase_people,
            "counting games": self.count_games,
        }

    def start(self) -> None:
        """Start all loops."""
        for loop in self.by_purpose.values():
            _ = loop.start()

    def stop(self) -> None:
        """Cancel all loops."""
        for loop in self.by_purpose.values():
            loop.cancel()

    async def refresh_languages(self) -> None:
        """Load people's languages, including changes made by other processes."""
        try:
            await self._people.load_languages()
            if not self._shard_scope.is_alone:
                await self._people.refresh_languages(int(self._clock() * 1000))
        except StorageError as error:
            log.warning("People's languages can't be read: %s", error)

    def reconcile_soon(self) -> None:
        """Reconcile now, or again if that is in progress."""
        wake_in(self.reconcile, 0)

    @tasks.loop(seconds=FIRST_WAIT)
    async def show(self) -> None:
        """Post games that are waiting, after reloading people's languages."""
        await self._round(self.show, "showing games", "show", self._show)

    @tasks.loop(seconds=CHECK_EVERY)
    async def reconcile(self) -> None:
        """Check all servers with games for missed gateway events."""
        wake_in(self.reconcile, CHECK_EVERY)
        await self._round(self.reconcile, "looking for absences", "maintenance", self._reconcile)

    @tasks.loop(seconds=MAX_SLEEP)
    async def keep_time(self) -> None:
        """Process deadlines, planned takes and computer moves that are due."""
        await self._round(self.keep_time, "keeping time", "deadline", self._scheduler.run_due)

    @tasks.loop(seconds=RESUME_EVERY)
    async def erase_people(self) -> None:
        """Resume interrupted erasures."""
        await self._round(self.erase_people, "erasing people", "erase", self._erasure.resume)

    @tasks.loop(seconds=COUNT_EVERY)
    async def count_games(self) -> None:
        """Count finished games in the statistics, for cards and rankings."""
        await self._round(self.count_games, "counting games", "count", self._count)

    async def _count(self) -> float | None:
        try:
            counted = await self._statistics.catch_up(shard_set=self._shard_scope.shown)
        except StorageError as error:
            log.warning("Finished games can't be counted: %s", error)
            return None
        return COUNT_PAUSE if counted == MAX_COUNTED else None

    async def _show(self) -> None:
        await self.refresh_languages()
        await self._people.locales.store()
        await self._presenter.enqueue_waiting()

    async def _reconcile(self) -> None:
        try:
            await self._reconciler.run_once()
        except StorageError as error:
            log.error("Servers could not be reconciled: %s", error)

    async def _round(
        self,
        loop: tasks.Loop[Any],
        name: str,
        command: str,
        run: Callable[[], Awaitable[float | None]],
    ) -> None:
        """Run a loop's work once; `run` returns the seconds until the next run, None for the interval."""
        usual = self._default_intervals.pop(name, None)
        if usual is not None:
            wake_in(loop, usual)
        with logged_job(command):
            wait = await self._supervisor.round(name, run)
        if wait is not None:
            self._default_intervals[name] = loop.seconds or wait
            wake_in(loop, wait)

    @show.before_loop
    @reconcile.before_loop
    @keep_time.before_loop
    @erase_people.before_loop
    @count_games.before_loop
    async def _wait(self) -> None:
        await self._until_ready()
