"""The current request or background job, which every line of the log names, whichever layer writes it.

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
    """A request of somebody, or work that the bot does by itself.

    `command` is a slash command (``/take``), what a press does (``button:take``), or the bot's own work
    (``show``). `request` is Discord's id of an interaction, or made up for the bot's own work; both are empty
    if nothing is being done. `guild` and `channel` are where it was asked, or where the game is played. Facts
    are None as long as they aren't known.
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
    """Return what is being done."""
    return _now.get()


def begin(what: LogContext) -> None:
    """Set the context of this task."""
    _now.set(what)


def note(game: int, guild: int | None = None, channel: int | None = None) -> None:
    """Note the game that this is about, and where it is played, for the rest of the task or of the work."""
    now = _now.get()
    _now.set(replace(now, game=game, guild=guild or now.guild, channel=channel or now.channel))


@contextmanager
def work(command: str, game: int | None = None) -> Iterator[None]:
    """Do something that nobody has asked for just now."""
    before = _now.set(_own(command, game))
    try:
        yield
    finally:
        _now.reset(before)


@contextmanager
def step(command: str, game: int) -> Iterator[None]:
    """Do something about a game that belongs to what is being done; it is `work` if nothing is."""
    now = _now.get()
    before = _now.set(replace(now, game=game) if now.request else _own(command, game))
    try:
        yield
    finally:
        _now.reset(before)


@contextmanager
def aside() -> Iterator[None]:
    """Start tasks that don't belong to the current request or job."""
    before = _now.set(_NOTHING)
    try:
        yield
    finally:
        _now.reset(before)


def _own(command: str, game: int | None) -> LogContext:
    return LogContext(command, secrets.token_hex(4), game=game)
