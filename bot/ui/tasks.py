"""Tasks that a shutdown waits for, and loops that sleep for as long as they say."""

import asyncio
from collections.abc import Coroutine
from datetime import timedelta
from typing import Any

import discord
from discord.ext import tasks


def wake_in(loop: tasks.Loop[Any], seconds: float) -> None:
    """Let a loop, which sleeps or is about to, go on after so many seconds.

    The loop itself reckons from when it should have run last, by a clock that may have been set since: it
    would run once for every time it missed, or sleep for as long as the clock was set back.
    """
    due = loop.next_iteration
    if due is None or loop.seconds is None:
        return  # it has not begun, or has ended
    ran = due - timedelta(seconds=loop.seconds)
    interval = (discord.utils.utcnow() - ran).total_seconds() + seconds
    if interval < 0:
        loop.restart()
    else:
        loop.change_interval(seconds=interval)


class TasksInProgress:
    """Tasks that are to end before the connection to Discord does.

    None are accepted any more after `finish`: `is_closed` says so.
    """

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[object]] = set()
        self.is_closed = False

    def __len__(self) -> int:
        return len(self._tasks)

    def begin(self, work: Coroutine[object, object, None]) -> None:
        """Run `work` as a task of its own."""
        self._add(asyncio.create_task(work))

    def join(self) -> bool:
        """Add the current task, which somebody else began; return False if none are accepted any more."""
        task = asyncio.current_task()
        if task is not None and not self.is_closed:
            self._add(task)
        return not self.is_closed

    async def finish(self, patience: float) -> int:
        """Wait for all tasks, at most `patience` seconds; cancel the others and return their number."""
        loop = asyncio.get_running_loop()
        end = loop.time() + patience
        while self._tasks and loop.time() < end:
            await asyncio.wait(self._tasks, timeout=end - loop.time())
        self.is_closed = True
        cancelled = list(self._tasks)
        for task in cancelled:
            task.cancel()
        await asyncio.gather(*cancelled, return_exceptions=True)
        return len(cancelled)

    def _add(self, task: asyncio.Task[object]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
