"""Tracks tasks that a shutdown waits for, and reschedules loops."""

import asyncio
from collections.abc import Coroutine
from datetime import timedelta
from typing import Any

import discord
from discord.ext import tasks


def wake_in(loop: tasks.Loop[Any], seconds: float) -> None:
    """Make a loop's next run start in this many seconds.

    discord.py schedules the next run relative to the last one by the wall clock. If that was changed, the
    loop would catch up on missed runs, or sleep for as long as the clock was set back.
    """
    due = loop.next_iteration
    if due is None or loop.seconds is None:
        return  # not running
    ran = due - timedelta(seconds=loop.seconds)
    interval = (discord.utils.utcnow() - ran).total_seconds() + seconds
    if interval < 0:
        loop.restart()
    else:
        loop.change_interval(seconds=interval)


class TasksInProgress:
    """Tasks that should end before the connection to Discord is closed.

    After `finish`, `is_closed` is True, `join` returns False, and `begin` does nothing.
    """

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[object]] = set()
        self.is_closed = False

    def __len__(self) -> int:
        return len(self._tasks)

    def begin(self, work: Coroutine[object, object, None]) -> None:
        """Run a coroutine as a new task, unless no more tasks are accepted."""
        if self.is_closed:
            work.close()
        else:
            self._add(asyncio.create_task(work))

    def join(self) -> bool:
        """Track the current task; return False if no more tasks are accepted."""
        task = asyncio.current_task()
        if task is not None and not self.is_closed:
            self._add(task)
        return not self.is_closed

    async def finish(self, timeout: float) -> int:
        """Wait up to `timeout` seconds for all tasks; cancel the rest and return their number."""
        loop = asyncio.get_running_loop()
        end = loop.time() + timeout
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
