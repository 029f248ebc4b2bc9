"""A database whose operations are timed, whichever it is."""

import time
from collections.abc import Awaitable, Callable
from inspect import iscoroutinefunction
from typing import Any, cast

from storage.base import GameStore, StorageError

WhenDone = Callable[[float, bool], None]
"""Called with the seconds that an operation took, and whether it failed."""


def timed(store: GameStore, observing: Callable[[str], WhenDone]) -> GameStore:
    """Return the database, with what `observing` returns for an operation called after each."""
    return cast("GameStore", _Timed(store, observing))


class _Timed:
    """Whatever the database can do, looked up when it is done first: its methods are the operations."""

    def __init__(self, store: GameStore, observing: Callable[[str], WhenDone]) -> None:
        self._store = store
        self._observing = observing

    def __getattr__(self, name: str) -> Any:
        member = getattr(self._store, name)
        if iscoroutinefunction(member):
            member = _timed(member, self._observing(name))
            setattr(self, name, member)
        return member


def _timed(
    operation: Callable[..., Awaitable[object]], when_done: WhenDone
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
            when_done(time.perf_counter() - began, has_failed)

    return run
