"""Timing for requests to Discord, the database, and the thinker."""

import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from http import HTTPStatus
from inspect import getmembers, iscoroutinefunction
from types import SimpleNamespace
from typing import Any, Final, cast

import aiohttp
from prometheus_client import Counter, Gauge, Histogram

import azul
from engine import Effort, Thinker
from players import Level
from players.search.result import SearchResult
from storage.records import StorageError
from storage.store import Store

REQUEST_OUTCOMES: Final = ("2xx", "3xx", "4xx", "429", "5xx", "failed")
"""How a request can end: with a status from Discord, or without an answer."""
SCOPES: Final = ("user", "global", "shared", "unknown")
"""Discord's name for the rate limit: the bot's for a route, the bot's for everything, or everybody's."""


def request_trace(requests: Histogram, limited: Counter) -> aiohttp.TraceConfig:
    """Return tracing that times each request of aiohttp, discord.py's retries included."""
    trace = aiohttp.TraceConfig()
    observe = {end: requests.labels(end).observe for end in REQUEST_OUTCOMES}
    count = {scope: limited.labels(scope).inc for scope in SCOPES}

    async def begins(_: aiohttp.ClientSession, request: SimpleNamespace, __: object) -> None:
        request.began = time.perf_counter()

    async def ends(
        _: aiohttp.ClientSession, request: SimpleNamespace, ended: aiohttp.TraceRequestEndParams
    ) -> None:
        status = ended.response.status
        if status == HTTPStatus.TOO_MANY_REQUESTS:
            scope = ended.response.headers.get("X-RateLimit-Scope", "")
            count[scope if scope in SCOPES else "unknown"]()
            end = "429"
        else:
            end = f"{status // 100}xx"
        if end in observe:  # not the gateway's 101, which switches protocols
            observe[end](time.perf_counter() - request.began)

    async def fails(
        _: aiohttp.ClientSession, request: SimpleNamespace, __: aiohttp.TraceRequestExceptionParams
    ) -> None:
        observe["failed"](time.perf_counter() - request.began)

    trace.on_request_start.append(begins)
    trace.on_request_end.append(ends)
    trace.on_request_exception.append(fails)
    return trace


def timed_store(store: Store, seconds: Histogram, errors: Counter) -> Store:
    """Return a wrapper of the store that times each operation, and counts those that fail."""
    for name, _ in getmembers(Store, iscoroutinefunction):
        if not name.startswith("_"):
            errors.labels(name)  # so that the series exists before the first error
    return cast("Store", _TimedStore(store, seconds, errors))


class _TimedStore:
    """A proxy of a store, which times its coroutine methods."""

    def __init__(self, store: Store, seconds: Histogram, errors: Counter) -> None:
        self._store = store
        self._seconds = seconds
        self._errors = errors

    def __getattr__(self, name: str) -> Any:
        member = getattr(self._store, name)
        if iscoroutinefunction(member):
            member = self._timed(name, member)
            setattr(self, name, member)
        return member

    def _timed(
        self, name: str, operation: Callable[..., Awaitable[object]]
    ) -> Callable[..., Awaitable[object]]:
        observe = self._seconds.labels(name).observe  # once, because looking it up takes as long as observing

        async def run(*args: object, **kwargs: object) -> object:
            began = time.perf_counter()
            try:
                return await operation(*args, **kwargs)
            except StorageError:
                self._errors.labels(name).inc()
                raise
            finally:
                observe(time.perf_counter() - began)

        return run


class TimedThinker:
    """Times the moves and searches of another thinker."""

    def __init__(self, thinker: Thinker, turns: Histogram, searches: Histogram, thinking: Gauge) -> None:
        self._thinker = thinker
        self._turns = {level: turns.labels(level.value) for level in Level}
        self._searches = searches
        self._thinking = thinking

    async def turn(self, state: azul.State, seat: int, level: Level, seed: int) -> tuple[azul.Event, ...]:
        """Return the thinker's events for a seat's turn."""
        with self._timing(self._turns[level].observe):
            return await self._thinker.turn(state, seat, level, seed)

    async def search(
        self, state: azul.State, effort: Effort, moves: Sequence[azul.Move] = ()
    ) -> SearchResult:
        """Return what the thinker finds in a position."""
        with self._timing(self._searches.observe):
            return await self._thinker.search(state, effort, moves)

    async def close(self) -> None:
        """Close the thinker."""
        await self._thinker.close()

    @contextmanager
    def _timing(self, observe: Callable[[float], None]) -> Iterator[None]:
        """Time the body unless it is cancelled or fails, and count it as in progress while it runs."""
        began = time.perf_counter()
        self._thinking.inc()
        try:
            yield
            observe(time.perf_counter() - began)
        finally:
            self._thinking.dec()
