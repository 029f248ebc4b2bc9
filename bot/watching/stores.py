"""A database whose operations are timed, whichever it is."""

import time
from collections.abc import Awaitable, Callable
from inspect import iscoroutinefunction
from typing import Any, cast

from storage.base import GameStore, StorageError

WhenDone = Callable[[str, float, bool], None]
"""Called with the name of an operation, its seconds, and whether it failed."""


def timed(store: GameStore, when_done: WhenDone) -> GameStore:
    """Return the database with `when_done` called after each operation."""
    return cast("GameStore", _Timed(store, when_done))


class _Timed:
    """Whatever the database can do, looked up when it is done first: its methods are the operations."""

    def __init__(self, store: GameStore, when_done: WhenDone) -> None:
        self._store = store
        self._when_done = when_done

    def __getattr__(self, name: str) -> Any:
        member = getattr(self._store, name)
        if iscoroutinefunction(member):
            member = _timed(name, member, self._when_done)
            setattr(self, name, member)
        return member


def _timed(
    name: str, operation: Callable[..., Awaitable[object]], when_done: WhenDone
) -> Callable[..., Awaitable[object]]:
    async def run(*args: object, **kwargs: object) -> object:
        began = time.perf_counter()
        has_failed = False
        try:
            return await operation(*args, **kwargs)
        except StorageError:
            has_failed = True
            raise
        finally:
            when_done(name, time.perf_counter() - began, has_failed)

    return run
