"""Requests to Discord, of which discord.py says nothing: it waits when it is refused, and asks again."""

import time
from http import HTTPStatus
from types import SimpleNamespace
from typing import Final

import aiohttp
from prometheus_client import Counter, Histogram

SCOPES: Final = ("user", "global", "shared")
"""Whose limit it was, as Discord says: the bot's for this route, for everything, or everybody's."""


def traced(requests: Histogram, limited: Counter) -> aiohttp.TraceConfig:
    """Return what looks at each request that aiohttp makes, those that discord.py makes again included."""
    trace = aiohttp.TraceConfig()

    async def begins(_: aiohttp.ClientSession, request: SimpleNamespace, __: object) -> None:
        request.began = time.perf_counter()

    async def ends(
        _: aiohttp.ClientSession, request: SimpleNamespace, ended: aiohttp.TraceRequestEndParams
    ) -> None:
        status = ended.response.status
        if status == HTTPStatus.SWITCHING_PROTOCOLS:
            return  # the gateway
        requests.labels(_class_of(status)).observe(time.perf_counter() - request.began)
        if status == HTTPStatus.TOO_MANY_REQUESTS:
            scope = ended.response.headers.get("X-RateLimit-Scope", "")
            limited.labels(scope if scope in SCOPES else "unknown").inc()

    async def fails(
        _: aiohttp.ClientSession, request: SimpleNamespace, __: aiohttp.TraceRequestExceptionParams
    ) -> None:
        requests.labels("failed").observe(time.perf_counter() - request.began)

    trace.on_request_start.append(begins)
    trace.on_request_end.append(ends)
    trace.on_request_exception.append(fails)
    return trace


def _class_of(status: int) -> str:
    return "429" if status == HTTPStatus.TOO_MANY_REQUESTS else f"{status // 100}xx"
