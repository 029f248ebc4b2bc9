"""The background loops of the bot, which go on whatever errors they meet."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from discord.ext import tasks

from bot.cluster.scope import ShardScope
from bot.feed.erasure import LOOK_EVERY, Erasure
from bot.feed.guild_removals import CHECK_EVERY
from bot.feed.presenter import Presenter
from bot.feed.reconciler import Reconciler
from bot.feed.retry import FIRST_WAIT
from bot.feed.scheduler import LONGEST_SLEEP, Scheduler
from bot.logs.context import work
from bot.supervisor import Supervisor
from bot.ui.tasks import wake_in
from engine.people import People
from storage.records import StorageError

log = logging.getLogger(__name__)


class Loops:
    """The background loops of a bot. They begin once `until_ready` has returned."""

    def __init__(
        self,
        presenter: Presenter,
        rounds: Reconciler,
        timekeeper: Scheduler,
        erasing: Erasure,
        people: People,
        shard_scope: ShardScope,
        clock: Callable[[], float],
        until_ready: Callable[[], Awaitable[None]],
        supervisor: Supervisor,
    ) -> None:
        self._presenter = presenter
        self._rounds = rounds
        self._timekeeper = timekeeper
        self._erasing = erasing
        self._people = people
        self._shard_scope = shard_scope
        self._clock = clock
        self._until_ready = until_ready
        self._supervisor = supervisor
        self._usual: dict[str, float] = {}
        """The usual interval, in seconds, of each loop whose next round has another one."""

    @property
    def by_purpose(self) -> Mapping[str, tasks.Loop[Any]]:
        """The loops by their names."""
        return {
            "showing games": self.show,
            "looking for absences": self.look_for_absences,
            "keeping time": self.keep_time,
            "erasing people": self.erase_people,
        }

    def start(self) -> None:
        """Start all loops."""
        for loop in self.by_purpose.values():
            _ = loop.start()

    def stop(self) -> None:
        """Cancel all loops."""
        for loop in self.by_purpose.values():
            loop.cancel()

    async def recall_languages(self) -> None:
        """Load the languages that people have chosen, also from other processes."""
        try:
            await self._people.recall()
            if not self._shard_scope.is_alone:
                await self._people.catch_up(int(self._clock() * 1000))
        except StorageError as error:
            log.warning("The languages that people have chosen can't be read: %s", error)

    def look_soon(self) -> None:
        """Look for absences at once, or once more if that is in progress."""
        wake_in(self.look_for_absences, 0)

    @tasks.loop(seconds=FIRST_WAIT)
    async def show(self) -> None:
        """Show what waits, in the languages that people have chosen by now."""
        await self._round(self.show, "showing games", "show", self._show)

    @tasks.loop(seconds=CHECK_EVERY)
    async def look_for_absences(self) -> None:
        """Check all servers with games for changes that the bot wasn't told of."""
        wake_in(self.look_for_absences, CHECK_EVERY)
        await self._round(
            self.look_for_absences, "looking for absences", "maintenance", self._look_for_absences
        )

    @tasks.loop(seconds=LONGEST_SLEEP)
    async def keep_time(self) -> None:
        """Apply the deadlines that are due."""
        await self._round(self.keep_time, "keeping time", "deadline", self._timekeeper.look)

    @tasks.loop(seconds=LOOK_EVERY)
    async def erase_people(self) -> None:
        """Finish deleting people who asked for it."""
        await self._round(self.erase_people, "erasing people", "erase", self._erasing.look)

    async def _show(self) -> None:
        await self.recall_languages()
        await self._people.locales.store()
        await self._presenter.present_waiting()

    async def _look_for_absences(self) -> None:
        try:
            await self._rounds.go()
        except StorageError as error:
            log.error("Can't check which games rest: %s", error)  # noqa: TRY400 - says it all

    async def _round(
        self,
        loop: tasks.Loop[Any],
        name: str,
        command: str,
        look: Callable[[], Awaitable[float | None]],
    ) -> None:
        """Run a round of a loop. The next comes when `look` says, as usual, or soon after an error."""
        usual = self._usual.pop(name, None)
        if usual is not None:
            wake_in(loop, usual)
        with work(command):
            wait = await self._supervisor.round(name, look)
        if wait is not None:
            self._usual[name] = loop.seconds or wait
            wake_in(loop, wait)

    @show.before_loop
    @look_for_absences.before_loop
    @keep_time.before_loop
    @erase_people.before_loop
    async def _wait(self) -> None:
        await self._until_ready()
