"""A pooler as PgBouncer is in its transaction mode: every transaction may run on another session."""

import asyncio
import shutil
import struct
import tempfile
from pathlib import Path
from typing import Self

from tests.storage.drivers.postgres.wire import SOCKET
from tools.postgres import Server

_KNOWN = {"user", "database", "client_encoding", "application_name"}
"""What a driver may set when it connects."""


class Pooler:
    """Lends sessions to clients, one transaction at a time. Used as `async with`."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._folder = Path(tempfile.mkdtemp(prefix="azul-pool-"))
        self._idle: asyncio.Queue[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = asyncio.Queue()
        self._tasks: set[asyncio.Task[None]] = set()
        self.refused: list[str] = []
        """What drivers wanted to set and may not."""

    async def __aenter__(self) -> Self:
        self._listener = await asyncio.start_unix_server(self._serve, self._folder / SOCKET)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._listener.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        while not self._idle.empty():
            self._idle.get_nowait()[1].close()
        shutil.rmtree(self._folder)

    def url(self, **settings: str) -> str:
        return self._server.url("games", **settings).replace(str(self._server.folder), str(self._folder))

    async def _serve(self, driver: asyncio.StreamReader, to_driver: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            await self._session(driver, to_driver)
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            to_driver.close()

    async def _session(self, driver: asyncio.StreamReader, to_driver: asyncio.StreamWriter) -> None:
        (length,) = struct.unpack("!i", await driver.readexactly(4))
        start = await driver.readexactly(length - 4)
        words = start[4:].rstrip(b"\0").split(b"\0")
        wanted = dict(zip(words[::2], words[1::2], strict=True))
        if other := [name.decode() for name in wanted if name.decode() not in _KNOWN]:
            self.refused += other
            text = f"SFATAL\0VFATAL\0C08P01\0Munsupported startup parameter: {other[0]}\0\0".encode()
            to_driver.write(_message(b"E", text))
            return
        while self._idle.qsize() < 2:
            self._idle.put_nowait(await self._connect(start))
        for name, value in ((b"client_encoding", b"UTF8"), (b"server_version", b"18.0")):
            to_driver.write(_message(b"S", name + b"\0" + value + b"\0"))
        ready = _message(b"Z", b"I")
        to_driver.write(_message(b"R", struct.pack("!i", 0)) + ready)
        sent = asyncio.create_task(_read(driver))
        try:
            while True:
                await asyncio.wait({sent})
                server, to_server = await self._idle.get()
                try:
                    sent = await _transaction(sent, driver, to_driver, server, to_server)
                finally:
                    self._idle.put_nowait((server, to_server))
        finally:
            sent.cancel()

    async def _connect(self, start: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        server, to_server = await asyncio.open_unix_connection(self._server.folder / SOCKET)
        to_server.write(struct.pack("!i", len(start) + 4) + start)
        while (await _read(server))[:1] != b"Z":
            pass
        return server, to_server


async def _transaction(
    sent: "asyncio.Task[bytes]",
    driver: asyncio.StreamReader,
    to_driver: asyncio.StreamWriter,
    server: asyncio.StreamReader,
    to_server: asyncio.StreamWriter,
) -> "asyncio.Task[bytes]":
    """Pass on messages until the server says that it isn't in a transaction; return what is sent next."""
    answer = asyncio.create_task(_read(server))
    while True:
        await asyncio.wait({sent, answer}, return_when=asyncio.FIRST_COMPLETED)
        if answer.done():
            to_driver.write(answer.result())
            if answer.result()[:1] == b"Z" and answer.result()[5:6] == b"I":
                return sent
            answer = asyncio.create_task(_read(server))
        if sent.done():
            if sent.exception() or sent.result()[:1] == b"X":
                answer.cancel()
                raise ConnectionResetError
            to_server.write(sent.result())
            sent = asyncio.create_task(_read(driver))


def _message(kind: bytes, text: bytes) -> bytes:
    return kind + struct.pack("!i", len(text) + 4) + text


async def _read(stream: asyncio.StreamReader) -> bytes:
    head = await stream.readexactly(5)
    (length,) = struct.unpack("!i", head[1:])
    return head + await stream.readexactly(length - 4)
