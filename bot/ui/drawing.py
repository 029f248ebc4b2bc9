"""Pictures on worker threads: nothing is drawn on the event loop."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture still to be drawn, and its alt text."""

    draw: Callable[[], bytes]
    alt: str


class Pictures:
    """A bounded crew of drawing threads."""

    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="render")

    async def draw(self, picture: Callable[[], bytes]) -> bytes:
        """Return what `picture` draws, drawn on a worker thread."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, picture)

    def close(self) -> None:
        """Let the threads end; what waits to be drawn is dropped."""
        self._pool.shutdown(wait=False, cancel_futures=True)
