"""Ends the process if its event loop hangs, so that its supervisor can restart it."""

import asyncio
import faulthandler
import logging
import os
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

log = logging.getLogger(__name__)

EXIT_HUNG: Final = 70
"""The exit code of a process whose event loop hangs: `EX_SOFTWARE` of sysexits.h."""
STEPS: Final = 20
"""The number of steps that `limit` is divided into."""
REPORT_TIMEOUT: Final = 5.0
"""Seconds that the report may take: the loop may hang in writing to standard error."""


@contextmanager
def loop_watchdog(limit: float) -> Iterator[None]:
    """While the body runs, end the process if the running event loop doesn't turn for `limit` seconds.

    A separate thread schedules a callback on the loop and waits for it in steps. If the whole process was
    suspended, this thread included, only one step is lost.
    """
    watchdog = _LoopWatchdog(asyncio.get_running_loop(), limit)
    watchdog.start()
    try:
        yield
    finally:
        watchdog.stopped.set()


class _LoopWatchdog(threading.Thread):
    def __init__(self, loop: asyncio.AbstractEventLoop, limit: float) -> None:
        super().__init__(name="loop watchdog", daemon=True)
        self.stopped = threading.Event()
        self._loop = loop
        self._limit = limit

    def run(self) -> None:
        step = self._limit / STEPS
        while not self.stopped.wait(step):
            turned = threading.Event()
            self._loop.call_soon_threadsafe(turned.set)
            if not any(turned.wait(step) or self.stopped.is_set() for _ in range(STEPS)):
                self._end_process()

    def _end_process(self) -> None:
        reporting = threading.Thread(target=self._report, name="report", daemon=True)
        reporting.start()
        reporting.join(REPORT_TIMEOUT)
        os._exit(EXIT_HUNG)

    def _report(self) -> None:
        log.critical("The event loop has hung for %g s: exiting, the threads' stacks follow", self._limit)
        faulthandler.dump_traceback(sys.stderr, all_threads=True)
