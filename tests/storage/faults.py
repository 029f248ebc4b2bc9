"""Stores whose methods tests watch, hold up, or let fail."""

from collections.abc import Awaitable, Callable
from inspect import getmembers, iscoroutinefunction
from math import inf
from typing import Any, Final

from storage.drivers.postgres import PostgresStore
from storage.records import StorageError
from storage.store import Store

Method = Callable[..., Awaitable[Any]]
Fault = Callable[..., Awaitable[Any]]
"""Is called instead of a method, with the method itself and then the call's arguments."""
FULL: Final = StorageError("the disk is full")


class Faulty(Store):
    """Lets methods of a store have faults: comes before the store's own class among the bases of a double."""

    faults: dict[str, Fault] | None = None
    """By the names of methods; see `strike`."""


def _struck(name: str) -> Any:
    async def call(self: Faulty, *args: object, **options: object) -> object:
        method = getattr(super(Faulty, self), name)
        fault = (self.faults or {}).get(name)
        return await (method(*args, **options) if fault is None else fault(method, *args, **options))

    return call


METHODS: Final = {
    name: _struck(name) for name, _ in getmembers(Store, iscoroutinefunction) if not name.startswith("_")
}
for _name, _method in METHODS.items():
    setattr(Faulty, _name, _method)
Faulty.__abstractmethods__ -= METHODS.keys()


class FaultyPostgresStore(Faulty, PostgresStore):
    """A database on a server whose methods may have faults."""


def strike(store: Store, method: str, fault: Fault) -> None:
    """Let a method of a test's store have a fault from now on."""
    assert isinstance(store, Faulty)
    assert method in METHODS
    store.faults = (store.faults or {}) | {method: fault}


def fail(
    store: Store,
    *methods: str,
    error: Exception = FULL,
    when: Callable[[Any], bool] = lambda _: True,
    after: int = 0,
    times: float = inf,
) -> None:
    """Let methods of a test's store fail with an error from now on, until `mend`.

    They fail so many `times`, and only after as many calls have been served, if `when` says so of the
    first argument.
    """
    calls = 0

    async def failing(method: Callable[..., Awaitable[Any]], *args: Any, **options: Any) -> Any:
        nonlocal calls
        if when(args[0] if args else None):
            calls += 1
            if after < calls <= after + times:
                raise error
        return await method(*args, **options)

    for method in methods:
        strike(store, method, failing)


def meanwhile(store: Store, method: str, act: Callable[[], Awaitable[Any]]) -> None:
    """Let something happen once, right after a method has next read and before anybody has what it read."""
    due = [act]

    async def late(read: Callable[..., Awaitable[Any]], *args: Any, **options: Any) -> Any:
        found = await read(*args, **options)
        if due:
            await due.pop()()
        return found

    strike(store, method, late)


def mend(store: Store) -> None:
    """Let all methods of a test's store work again."""
    assert isinstance(store, Faulty)
    store.faults = None
