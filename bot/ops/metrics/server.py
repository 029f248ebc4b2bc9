"""Answers `/metrics`, `/healthz` and `/readyz`, on the event loop: if that hangs, so does the answer."""

import asyncio
import errno
import logging
import os
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest

from bot.ops.health import Health, Troubles, are_ok

REQUEST_TIMEOUT: Final = 10.0
SHUTDOWN_TIMEOUT: Final = 0.5
"""Seconds that requests in progress have at shutdown."""
MAX_HEADER_SIZE: Final = 4096
"""Bytes of a request's line or header, and of its body."""
MAX_CONNECTIONS: Final = 32


def _is_ours(record: logging.LogRecord) -> bool:
    """Return whether a log record is about our own error rather than a malformed request."""
    return record.exc_info is None or not isinstance(record.exc_info[1], HttpProcessingError)


log = logging.getLogger(__name__)
log.addFilter(_is_ours)


class CantListen(Exception):
    """The port can't be listened on; the message says why."""

    def __init__(self, host: str, port: int, error: OSError) -> None:
        # Python 3.13 passes over addresses that aren't this machine's, and raises an error without a number.
        number = errno.EADDRNOTAVAIL if error.errno is None else error.errno
        is_unknown = isinstance(error, socket.gaierror)
        reason = error.strerror if is_unknown else os.strerror(number)
        super().__init__(f"can't listen on port {port} of {host}: {reason}")
        self.is_for_host = is_unknown or number == errno.EADDRNOTAVAIL
        """Whether the host is the reason, rather than the port."""
        self.may_pass = number == errno.EADDRINUSE
        """Whether another process uses the port, perhaps only for now."""


@asynccontextmanager
async def serve(
    host: str,
    port: int,
    registry: CollectorRegistry,
    health: Health,
    *,
    request_timeout: float = REQUEST_TIMEOUT,
    max_connections: int = MAX_CONNECTIONS,
) -> AsyncIterator[None]:
    """Serve the port while the body runs. Raise `CantListen` if it can't be listened on.

    A request has to arrive within `request_timeout` seconds, for which an idle connection is kept, too. There
    are at most `max_connections` at once: each takes a file descriptor, which are limited.
    """

    async def metrics(_: web.Request) -> web.Response:
        return web.Response(body=generate_latest(registry), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def healthz(_: web.Request) -> web.Response:
        return _health_response(health.alive(), "alive")

    async def readyz(_: web.Request) -> web.Response:
        return _health_response(await health.ready(), "ready")

    application = web.Application(client_max_size=MAX_HEADER_SIZE)
    for path, handler in (("/metrics", metrics), ("/healthz", healthz), ("/readyz", readyz)):
        application.router.add_get(path, handler, allow_head=False)

    def connection() -> asyncio.BaseProtocol:
        server = runner.server
        return _HangUp() if server is None or len(server.connections) >= max_connections else server()

    runner = web.AppRunner(
        application,
        access_log=None,
        logger=log,
        keepalive_timeout=request_timeout,
        lingering_time=0.0,
        max_line_size=MAX_HEADER_SIZE,
        max_field_size=MAX_HEADER_SIZE,
        shutdown_timeout=SHUTDOWN_TIMEOUT,
    )
    await runner.setup()
    try:
        listening = await _listening(connection, host, port)
        try:
            yield
        finally:
            listening.close()
    finally:
        await runner.cleanup()


async def _listening(connection: Callable[[], asyncio.BaseProtocol], host: str, port: int) -> asyncio.Server:
    try:
        return await asyncio.get_running_loop().create_server(connection, host, port)
    except OSError as error:
        raise CantListen(host, port, error) from None


class _HangUp(asyncio.Protocol):
    """Closes a connection beyond those that are served."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Close the connection at once."""
        transport.close()


def _health_response(troubles: Troubles, wanted: str) -> web.Response:
    is_ok = are_ok(troubles)
    said = {check: trouble or "ok" for check, trouble in troubles.items()}
    return web.json_response(
        {"status": wanted if is_ok else f"not {wanted}", "checks": said},
        status=web.HTTPOk.status_code if is_ok else web.HTTPServiceUnavailable.status_code,
        headers={"Cache-Control": "no-store"},
    )
