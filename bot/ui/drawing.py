"""Pictures on worker threads: nothing is drawn on the event loop."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from dataclasses import dataclass

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture still to be drawn, and its alt text."""

    draw: Callable[[], bytes]
    alt: str


class Pictures:
    """A bounded pool of drawing threads."""

    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="render")

    async def draw(self, picture: Picture) -> bytes | None:
        """Return the picture's file, drawn on a worker thread; None if it can't be drawn."""
        # In this context, so that the log says for whom it is drawn.
        draw = copy_context().run
        return await asyncio.get_running_loop().run_in_executor(self._pool, draw, _drawn, picture)

    def close(self) -> None:
        """Let the threads end; drop what waits to be drawn."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _drawn(picture: Picture) -> bytes | None:
    try:
        drawn = picture.draw()
    except Exception:
        # Whatever its type: an OSError from a font says nothing about Discord or the disk.
        log.exception("A picture could not be drawn, words stand in")  # not quoted: they name people
        return None
    log.debug("A picture is drawn")
    return drawn
