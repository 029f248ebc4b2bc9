"""What the bot does by itself, again and again for as long as it runs, whatever errors it meets."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from discord.ext import tasks

from bot.logs.doing import work
from bot.sharing.part import Part
from bot.showing.absences import CHECK_EVERY
from bot.showing.erasing import LOOK_EVERY, Erasing
from bot.showing.presenter import Presenter
from bot.showing.retrying import FIRST_WAIT
from bot.showing.rounds import Rounds
from bot.showing.timekeeper import LONGEST_SLEEP, Timekeeper
from bot.supervisor import Supervisor
from bot.ui.sleeping import wake_in
from engine.people import People
from storage.base import StorageError

log = logging.getLogger(__name__)


class Loops:
    """The loops of a bot. They begin once `until_ready` has returned."""

    def __init__(
        self,
        presenter: Presenter,
        rounds: Rounds,
        timekeeper: Timekeeper,
        erasing: Erasing,
        people: People,
        part: Part,
        clock: Callable[[], float],
        until_ready: Callable[[], Awaitable[None]],
        supervisor: Supervisor,
    ) -> None:
        self._presenter = presenter
        self._rounds = rounds
        self._timekeeper = timekeeper
        self._erasing = erasing
        self._people = people
        self._part = part
        self._clock = clock
        self._until_ready = until_ready
        self._supervisor = supervisor
        self._usual: dict[str, float] = {}
        """Seconds between the rounds of a loop whose next one comes at another time, by its name."""

    @property
    def by_purpose(self) -> Mapping[str, tasks.Loop[Any]]:
        """The loops, by what is done in each."""
        return {
            "showing games": self.show,
            "looking for absences": self.look_for_absences,
            "keeping time": self.keep_time,
            "erasing people": self.erase_people,
        }

    def start(self) -> None:
        """Begin them all."""
        for loop in self.by_purpose.values():
            _ = loop.start()

    def stop(self) -> None:
        """End them all, whatever they are doing."""
        for loop in self.by_purpose.values():
            loop.cancel()

    async def recall_languages(self) -> None:
        """Learn the languages that people have chosen, also while other processes answered them."""
        try:
            await self._people.recall()
            if not self._part.is_alone:
                await self._people.catch_up(int(self._clock() * 1000))
        except StorageError as error:
            log.warning("The languages that people have chosen can't be read: %s", error)

    def look_soon(self) -> None:
        """Look for absences at once; if that is being done, once more."""
        wake_in(self.look_for_absences, 0)

    @tasks.loop(seconds=FIRST_WAIT)
    async def show(self) -> None:
        """Show what waits, in the languages that people have chosen by now."""
        await self._round(self.show, "showing games", "show", self._show)

    @tasks.loop(seconds=CHECK_EVERY)
    async def look_for_absences(self) -> None:
        """Look into all servers with games for what nobody told the bot of."""
        wake_in(self.look_for_absences, CHECK_EVERY)
        await self._round(self.look_for_absences, "looking for absences", "upkeep", self._look_for_absences)

    @tasks.loop(seconds=LONGEST_SLEEP)
    async def keep_time(self) -> None:
        """Let time do to games what is due."""
        await self._round(self.keep_time, "keeping time", "deadline", self._timekeeper.look)

    @tasks.loop(seconds=LOOK_EVERY)
    async def erase_people(self) -> None:
        """Delete what is left of people who wanted to be deleted."""
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
        """Do a round of a loop; the next comes as `look` says, as ever, or soon after an unexpected error."""
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
