"""The wire between the driver and a server, which a test can cut or silence at the worst moment."""

import asyncio
import shutil
import tempfile
from pathlib import Path
from typing import Self

from tools.postgres import Server

SOCKET = ".s.PGSQL.5432"


class Wire:
    """Connections to a server, through a socket of its own. Used as `async with`."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._folder = Path(tempfile.mkdtemp(prefix="azul-wire-"))
        self._pipes: set[asyncio.Task[None]] = set()
        self._text: bytes | None = None
        self._cut_first = False
        self.is_silent = False
        """Whether answers are kept from the driver."""
        self.cuts = 0
        """How many connections were cut."""

    async def __aenter__(self) -> Self:
        self._listener = await asyncio.start_unix_server(self._connected, self._folder / SOCKET)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._listener.close()
        for pipe in self._pipes:
            pipe.cancel()
        await asyncio.gather(*self._pipes, return_exceptions=True)
        shutil.rmtree(self._folder)

    def url(self, **settings: str) -> str:
        return self._server.url("games", **settings).replace(str(self._server.folder), str(self._folder))

    def lose_answer_to(self, text: str) -> None:
        """Cut the next connection on which the server answers to something with this text in it."""
        self._text, self._cut_first = text.encode(), False

    def lose(self, text: str) -> None:
        """Cut the next connection on which something with this text is sent, before the server gets it."""
        self._text, self._cut_first = text.encode(), True

    async def _connected(self, driver: asyncio.StreamReader, to_driver: asyncio.StreamWriter) -> None:
        server, to_server = await asyncio.open_unix_connection(self._server.folder / SOCKET)
        losing = asyncio.Event()

        async def sent() -> None:
            while piece := await driver.read(65_536):
                if self._text and self._text in piece:
                    self._text = None
                    losing.set()
                    if self._cut_first:
                        break
                to_server.write(piece)
            to_server.close()

        async def answered() -> None:
            while piece := await server.read(65_536):
                if losing.is_set():
                    break
                if not self.is_silent:
                    to_driver.write(piece)
            self.cuts += losing.is_set()
            to_driver.close()

        for way in (sent(), answered()):
            pipe = asyncio.create_task(way)
            self._pipes.add(pipe)
            pipe.add_done_callback(lambda done: done.cancelled() or done.exception())
