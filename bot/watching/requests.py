"""Requests to Discord, of which discord.py says nothing: it waits when it is refused, and asks again."""

import time
from http import HTTPStatus
from types import SimpleNamespace
from typing import Final

import aiohttp
from prometheus_client import Counter, Histogram

ENDS: Final = ("2xx", "3xx", "4xx", "429", "5xx", "failed")
"""How a request can end: with a status of Discord's, or without one."""
SCOPES: Final = ("user", "global", "shared", "unknown")
"""Whose limit it was, as Discord says: the bot's for this route, for everything, or everybody's."""


def traced(requests: Histogram, limited: Counter) -> aiohttp.TraceConfig:
    """Return what looks at each request that aiohttp makes, those that discord.py makes again included."""
    trace = aiohttp.TraceConfig()
    observe = {end: requests.labels(end).observe for end in ENDS}
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
        if end in observe:  # not of the gateway, which switches protocols
            observe[end](time.perf_counter() - request.began)

    async def fails(
        _: aiohttp.ClientSession, request: SimpleNamespace, __: aiohttp.TraceRequestExceptionParams
    ) -> None:
        observe["failed"](time.perf_counter() - request.began)

    trace.on_request_start.append(begins)
    trace.on_request_end.append(ends)
    trace.on_request_exception.append(fails)
    return trace
