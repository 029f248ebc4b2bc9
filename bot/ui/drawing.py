"""Draws pictures on worker threads, off the event loop."""

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from dataclasses import dataclass
from typing import Literal

import render
from bot.observer import NOBODY, Observer

log = logging.getLogger(__name__)


PictureKind = Literal[
    "board",
    "card",
    "chart",
    "costly",
    "final",
    "help",
    "lesson",
    "lobby",
    "podium",
    "replay",
    "round",
    "rules",
    "table",
    "what-if",
]


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture to draw, its alt text, and its kind for metrics."""

    draw: Callable[[], bytes]
    alt: str
    kind: PictureKind


class Pictures:
    """A bounded pool of drawing threads."""

    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="render")
        self.observer: Observer = NOBODY
        self.waiting = 0
        """Pictures queued or being drawn."""

    def warm_up(self) -> None:
        """Load fonts and themes on a thread while the bot is starting."""
        self._pool.submit(_warm_up)

    async def draw(self, picture: Picture) -> bytes | None:
        """Draw a picture on a worker thread; return its PNG or GIF file, None if that fails."""
        asked = time.perf_counter()
        self.waiting += 1
        draw = copy_context().run  # keeps the log context
        try:
            drawn, began, ended = await asyncio.get_running_loop().run_in_executor(
                self._pool, draw, _drawn, picture
            )
        finally:
            self.waiting -= 1
        self.observer.drawn(picture.kind, began - asked, ended - began, has_failed=drawn is None)
        return drawn

    def close(self) -> None:
        """Stop the threads, and drop queued pictures."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _warm_up() -> None:
    try:
        render.prepare()
    except Exception:
        log.exception("Warming up for the first picture failed")


def _drawn(picture: Picture) -> tuple[bytes | None, float, float]:
    """Return the picture's file, and when drawing began and ended, by `time.perf_counter`."""
    began = time.perf_counter()
    return _file_of(picture), began, time.perf_counter()


def _file_of(picture: Picture) -> bytes | None:
    try:
        drawn = picture.draw()
    except Exception:
        # Any type: an OSError from a font isn't one of Discord or the database.
        log.exception("A picture could not be drawn, using its text instead")  # the text would name people
        return None
    log.debug("A picture is drawn")
    return drawn
