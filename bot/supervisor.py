"""Supervision of background loops: an error in one round never ends a loop.

Every background loop runs through a `Supervisor`. An unexpected error is logged with its traceback, and
counted; the next round follows after a pause, which doubles with each further error. Only being cancelled
ends a loop.
"""

import asyncio
import logging
import time
import traceback
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, TypeVar

from bot.observer import NOBODY, Observer

log = logging.getLogger(__name__)

FIRST_PAUSE: Final = 1.0
"""Seconds until the next round after an error."""
MAX_PAUSE: Final = 60.0
"""The longest such pause, after many errors in a row."""
LOGGED_EVERY: Final = 600.0
"""Seconds during which the same error of a loop is logged only once."""

_Wait = TypeVar("_Wait", float, float | None)


@dataclass(slots=True)
class _Logged:
    """When an error was last logged, and how often it has occurred since."""

    at: float
    since: int = 0


class Supervisor:
    """Runs background loops, each under a fixed name, which metrics use as a label.

    The `observer` counts their errors. `clock` is monotonic, and `sleep` waits for some seconds.
    """

    def __init__(
        self,
        observer: Observer = NOBODY,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._observer = observer
        self._clock = clock
        self._sleep = sleep
        self._consecutive: dict[str, int] = {}
        self._logged: dict[tuple[str, str], _Logged] = {}

    async def run(
        self,
        name: str,
        run_round: Callable[[], Awaitable[float]],
        *,
        min_pause: float = FIRST_PAUSE,
        max_pause: float = MAX_PAUSE,
    ) -> None:
        """Run a loop until cancelled: `run_round` is one round, and returns the seconds until the next.

        After a failed round, `round` decides how long to wait.
        """
        while True:
            await self._sleep(await self.round(name, run_round, min_pause=min_pause, max_pause=max_pause))

    async def round(
        self,
        name: str,
        run_round: Callable[[], Awaitable[_Wait]],
        *,
        min_pause: float = FIRST_PAUSE,
        max_pause: float = MAX_PAUSE,
    ) -> _Wait | float:
        """Run one round of a loop, and return what `run_round` returns.

        If it fails, return the seconds until the next try: twice as many as after the previous failure in a
        row, at least `min_pause` and at most `max_pause`.
        """
        try:
            result = await run_round()
        except asyncio.CancelledError as error:
            task = asyncio.current_task()
            if task is None or task.cancelling():
                raise
            # The round awaited something that was cancelled; the loop itself wasn't.
            return self.failed(name, error, min_pause=min_pause, max_pause=max_pause)
        except Exception as error:  # noqa: BLE001 - no error ends the loop
            return self.failed(name, error, min_pause=min_pause, max_pause=max_pause)
        self._consecutive.pop(name, None)
        return result

    def failed(
        self,
        name: str,
        error: BaseException,
        *,
        min_pause: float = FIRST_PAUSE,
        max_pause: float = MAX_PAUSE,
    ) -> float:
        """Log and count an unexpected error in a round of a loop; return the seconds until the next try."""
        self._observer.loop_failed(name)
        before = self._consecutive.get(name, 0)
        self._consecutive[name] = before + 1
        pause = max(min_pause, min(max_pause, FIRST_PAUSE * 2.0 ** min(before, 16)))
        self._log(name, error, pause)
        return pause

    def _log(self, name: str, error: BaseException, pause: float) -> None:
        """Log an error with its traceback, unless the loop logged the same one recently."""
        now, key = self._clock(), (name, _place_of(error))
        logged = self._logged.get(key)
        if logged is not None and now < logged.at + LOGGED_EVERY:
            logged.since += 1
            return
        again = f" ({logged.since} more since it was last logged)" if logged and logged.since else ""
        log.error("An error while %s%s, next try in %.0f s", name, again, pause, exc_info=error)
        self._logged[key] = _Logged(now)


def _place_of(error: BaseException) -> str:
    """Return what identifies an error: its type and where it was raised."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f"{frames[-1].filename}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__} {where}"
