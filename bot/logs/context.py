"""The current request or background job, which every log line names.

Tasks and `asyncio.to_thread` inherit it. Code that hands work to a thread in another way, or defers it, has
to pass it on with `contextvars.copy_context`.
"""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, replace
from typing import Final


@dataclass(frozen=True, slots=True)
class LogContext:
    """A user's request or a background job.

    `command` is a slash command (``/take``), a component's action (``button:take``) or a job (``show``).
    `request` is Discord's id of the interaction, or a random one for a job. Both are empty outside of either.
    `guild` and `channel` are where the request was made or the game is played. Unknown fields are None.
    """

    command: str = ""
    request: str = ""
    guild: int | None = None
    channel: int | None = None
    game: int | None = None
    shard: int | None = None


_NOTHING: Final = LogContext()
_now: ContextVar[LogContext] = ContextVar("_now", default=_NOTHING)


def log_context() -> LogContext:
    """Return the current request or job."""
    return _now.get()


def set_log_context(what: LogContext) -> None:
    """Set the context of this task."""
    _now.set(what)


def add_to_log_context(game: int, guild: int | None = None, channel: int | None = None) -> None:
    """Add the game, and where it is played, to the context for the rest of the task or job."""
    now = _now.get()
    _now.set(replace(now, game=game, guild=guild or now.guild, channel=channel or now.channel))


@contextmanager
def logged_job(command: str, game: int | None = None) -> Iterator[None]:
    """Run the block as a background job."""
    before = _now.set(_own(command, game))
    try:
        yield
    finally:
        _now.reset(before)


@contextmanager
def logged_step(command: str, game: int) -> Iterator[None]:
    """Run the block for a game as part of the current request or job, or else as a job."""
    now = _now.get()
    before = _now.set(replace(now, game=game) if now.request else _own(command, game))
    try:
        yield
    finally:
        _now.reset(before)


@contextmanager
def outside_log_context() -> Iterator[None]:
    """Run the block, and start tasks in it, outside the current request or job."""
    before = _now.set(_NOTHING)
    try:
        yield
    finally:
        _now.reset(before)


def _own(command: str, game: int | None) -> LogContext:
    return LogContext(command, secrets.token_hex(4), game=game)
