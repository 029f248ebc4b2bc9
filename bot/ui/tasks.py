"""Tasks that a shutdown waits for, and cancels if they take too long."""

import asyncio
from collections.abc import Coroutine
from typing import Any


class TasksInProgress:
    """Tasks that are to end before the connection to Discord does.

    Once they were finished no more are taken: `is_closed` says so.
    """

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self.is_closed = False

    def __len__(self) -> int:
        return len(self._tasks)

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Run `work` as a task of its own."""
        self._add(asyncio.create_task(work))

    def join(self) -> bool:
        """Count the current task in, which somebody else began; return False if it is too late for that."""
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

    def _add(self, task: asyncio.Task[Any]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
