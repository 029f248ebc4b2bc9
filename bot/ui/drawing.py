"""Pictures on worker threads: nothing is drawn on the event loop."""

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
    "chart",
    "costly",
    "final",
    "help",
    "lesson",
    "lobby",
    "replay",
    "round",
    "rules",
    "table",
    "what-if",
]


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture still to be drawn, its alt text, and what it shows."""

    draw: Callable[[], bytes]
    alt: str
    kind: PictureKind


class Pictures:
    """A bounded pool of drawing threads."""

    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="render")
        self.observer: Observer = NOBODY
        self.waiting = 0
        """How many pictures somebody waits for at the moment."""

    def warm_up(self) -> None:
        """Let a thread do what the first picture would have to wait for, while the bot is still starting."""
        self._pool.submit(_warm_up)

    async def draw(self, picture: Picture) -> bytes | None:
        """Return the picture's file, drawn on a worker thread; None if it can't be drawn."""
        asked = time.perf_counter()
        self.waiting += 1
        draw = copy_context().run  # in this context, so that the log says for whom it is drawn
        try:
            drawn, began, ended = await asyncio.get_running_loop().run_in_executor(
                self._pool, draw, _drawn, picture
            )
        finally:
            self.waiting -= 1
        self.observer.drawn(picture.kind, began - asked, ended - began, has_failed=drawn is None)
        return drawn

    def close(self) -> None:
        """Let the threads end; drop what waits to be drawn."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _warm_up() -> None:
    try:
        render.prepare()
    except Exception:
        log.exception("Nothing could be prepared for the first picture")


def _drawn(picture: Picture) -> tuple[bytes | None, float, float]:
    """Return the picture's file, and when it was begun and done."""
    began = time.perf_counter()
    return _file_of(picture), began, time.perf_counter()


def _file_of(picture: Picture) -> bytes | None:
    try:
        drawn = picture.draw()
    except Exception:
        # Whatever its type: an OSError from a font says nothing about Discord or the disk.
        log.exception("A picture could not be drawn, words stand in")  # not quoted: they name people
        return None
    log.debug("A picture is drawn")
    return drawn
