"""The page of the local channel: a proxy that adds to the simulation's page what playing needs.

The simulation serves a page for looking at one message of a bot, not for playing a whole game, and offers no
way to add to that page. So this server is a proxy that passes everything on unchanged, except:

- The page gets `page.js` and `page.css` beside it, which explain themselves in comments.
- Pictures are sent as the bot made them. The simulation passes each through a process of its own,
  one after the other and again for every member that looks: eleven seconds for the pictures of a whole game.
- Several windows can be open, each for another member. The simulation refuses what is pressed in one while
  the bot still answers another, or after it, and shows the outcome only where it was pressed. What
  is pressed late is passed on as long as it is still there.
- What the bot does more than half a minute after a press is shown as well. The simulation would give up
  waiting, and refuse everything in that window until somebody refreshes it.
- Commands are listed in the bot's order, as Discord does; the simulation sorts them by their names.
- A menu shows what the bot says is chosen. The simulation's page would go on showing what was pressed, and
  show nothing where the menus of a message have moved.

It knows only the simulation's URLs. Where those change, the page is served as the simulation makes it.
"""

import asyncio
import os
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import aiohttp
from aiohttp import web

from bot.dev import protocol

HOST: Final = "127.0.0.1"
MAX_REQUEST_SIZE: Final = 32 * 1024 * 1024
"""Bytes; more than the simulation takes itself."""

_OURS: Final = {"/azul/page.js": "text/javascript", "/azul/page.css": "text/css"}
_ADDED: Final = (
    b'<link rel="stylesheet" href="/azul/page.css"><script type="module" src="/azul/page.js"></script></head>'
)
_BY_NAME: Final = b"|| String(a.entry.invocation).localeCompare(String(b.entry.invocation))"
"""What sorts commands by their names in the simulation's script."""
_KEPT: Final = re.compile(r"/fonts/.*-v[\d.]+\.ttf")
"""Thirty megabytes of fonts with versions in their names, which the browser may cache for good."""
_PICTURES: Final = frozenset({"image/gif", "image/png", "image/webp"})
_NOT_PASSED_ON: Final = frozenset(
    {"connection", "content-length", "host", "keep-alive", "origin", "transfer-encoding", "accept-encoding"}
)
_WINDOW: Final = "X-Simcord-Context"
"""The header in which a window says which one it is."""
_STILL_OPEN: Final = 90.0
"""Seconds after a request for which its window counts as open: in the background it sends one a minute."""
_PAUSE: Final = 0.7
"""Seconds without an action before the other windows catch up, which takes a moment for each of them."""
_Answer = tuple[int, dict[str, str], bytes]


class PageUnavailable(Exception):
    """The port can't be used; the message says why."""


@asynccontextmanager
async def serve_page(inner: str, port: int, refresh: Callable[[], Awaitable[bool]]) -> AsyncIterator["Page"]:
    """Serve the page of the simulation at `inner` on a port of this machine.

    `refresh` updates every window; it returns whether it could: not while the bot is busy for long. Raise
    `PageUnavailable` if the port can't be used.
    """
    async with aiohttp.ClientSession(
        timeout=aiohttp.ClientTimeout(total=None), cookie_jar=aiohttp.DummyCookieJar()
    ) as session:
        application = web.Application(
            client_max_size=MAX_REQUEST_SIZE, handler_args={"handler_cancellation": False}
        )
        page = Page(session, inner, port, refresh)
        for path in _OURS:
            application.router.add_get(path, page.ours)
        application.router.add_get("/", page.index)
        application.router.add_get("/commands.js", page.commands)
        application.router.add_get("/api/assets/{id}", page.picture)
        application.router.add_post("/api/action", page.action)
        application.router.add_get("/api/state", page.state)
        application.router.add_post("/api/pages", page.state)
        application.router.add_route("*", "/{path:.*}", page.passed_on)
        runner = web.AppRunner(application, access_log=None)
        await runner.setup()
        try:
            try:
                await web.TCPSite(runner, HOST, port).start()
            except OSError as error:
                why = os.strerror(error.errno) if error.errno else str(error)  # without asyncio's own words
                raise PageUnavailable(f"can't listen on port {port}: {why}") from error
            yield page
        finally:
            page.stop()
            await runner.cleanup()


class Page:
    """The handlers of requests from browsers.

    `url` is the page's address; without its fragment, which is the simulation's, nobody gets an answer.
    """

    def __init__(
        self,
        session: aiohttp.ClientSession,
        inner: str,
        port: int,
        refresh: Callable[[], Awaitable[bool]],
    ) -> None:
        self.url = f"http://{HOST}:{port}/#{urlsplit(inner).fragment}"
        self._session = session
        self._refresh = refresh
        self._acting = asyncio.Lock()
        self._menus = protocol.Menus()
        self._later: asyncio.TimerHandle | None = None
        self._catching_up: asyncio.Task[None] | None = None
        self._last_seen: dict[str, float] = {}
        self._seen: dict[str, bytes] = {}
        self._inner = "http://" + urlsplit(inner).netloc
        self._hosts = frozenset({f"{HOST}:{port}", f"localhost:{port}"})

    async def index(self, request: web.Request) -> web.Response:
        """Answer with the simulation's page, with our style sheet and script added."""
        status, headers, body = await self._ask(request)
        return web.Response(status=status, headers=headers, body=body.replace(b"</head>", _ADDED, 1))

    async def ours(self, request: web.Request) -> web.Response:
        """Answer with our style sheet or script."""
        self._check(request)
        file = Path(__file__).with_name(Path(request.path).name)
        return web.Response(
            body=file.read_bytes(),
            headers={"Content-Type": _OURS[request.path], "Cache-Control": "no-store"},
        )

    async def commands(self, request: web.Request) -> web.Response:
        """Answer with the script that lists commands, without its sorting."""
        status, headers, body = await self._ask(request)
        return web.Response(status=status, headers=headers, body=body.replace(_BY_NAME, b"", 1))

    async def picture(self, request: web.Request) -> web.Response:
        """Answer with a picture as the bot made it: the simulation doesn't convert it for downloading."""
        if not request.query:
            status, headers, body = await self._ask(request, query={"download": "1"})
            if status == web.HTTPOk.status_code and headers.get("Content-Type") in _PICTURES:
                return web.Response(headers=headers, body=body)
        return await self.passed_on(request)

    async def action(self, request: web.Request) -> web.Response:
        """Pass on what people do, one action after the other, and update the other windows."""
        window = request.headers.get(_WINDOW, "")
        wanted = self._menus.named_back(await request.read(), window)
        seen = self._seen.get(window, b"")  # not what it may have been sent by the time it is its turn
        async with self._acting:
            status, headers, body = await self._ask(request, data=wanted)
            if protocol.was_late(body):
                _, _, state = await self._ask(request, method="GET", path="/api/state", data=b"")
                again = protocol.brought_up_to_date(wanted, seen, state)
                if again is not None:
                    status, headers, body = await self._ask(request, data=again)
        is_missed_elsewhere = protocol.is_shown_only_there(wanted) and self._are_others_open(request)
        if is_missed_elsewhere or protocol.was_given_up(body):
            self._catch_up()
        return web.Response(status=status, headers=headers, body=body)

    async def state(self, request: web.Request) -> web.Response:
        """Answer with what a window shows."""
        status, headers, body = await self._ask(request)
        if status == web.HTTPOk.status_code:
            self._seen[request.headers.get(_WINDOW) or protocol.window_of(body)] = body
        return web.Response(status=status, headers=headers, body=self._menus.renamed(body))

    def _catch_up(self) -> None:
        """Update all windows after an action, once no other action follows at once."""
        if self._later is not None:
            self._later.cancel()
        self._later = asyncio.get_running_loop().call_later(_PAUSE, self._begin_to_catch_up)

    def _begin_to_catch_up(self) -> None:
        self._catching_up = asyncio.create_task(self._refresh_alone())

    async def _refresh_alone(self) -> None:
        if not await self.refresh():
            self._catch_up()

    async def refresh(self) -> bool:
        """Update every window, while nobody does anything; return whether that was possible."""
        async with self._acting:
            return await self._refresh()

    def stop(self) -> None:
        """Update the windows no more."""
        for pending in (self._later, self._catching_up):
            if pending is not None:
                pending.cancel()

    def _are_others_open(self, request: web.Request) -> bool:
        now = asyncio.get_running_loop().time()
        own = request.headers.get(_WINDOW)
        return any(window != own and now - heard < _STILL_OPEN for window, heard in self._last_seen.items())

    async def passed_on(self, request: web.Request) -> web.Response:
        """Answer as the simulation does."""
        status, headers, body = await self._ask(request)
        if status == web.HTTPOk.status_code and _KEPT.fullmatch(request.path):
            headers |= {"Cache-Control": "max-age=31536000, immutable"}
            headers.pop("Pragma", None)
        return web.Response(status=status, headers=headers, body=body)

    async def _ask(
        self,
        request: web.Request,
        *,
        method: str | None = None,
        path: str | None = None,
        query: Mapping[str, str] | None = None,
        data: bytes | None = None,
    ) -> _Answer:
        """Return the simulation's status, headers and body for a request, or for one like it."""
        self._check(request)
        if window := request.headers.get(_WINDOW):
            self._last_seen[window] = asyncio.get_running_loop().time()
        try:
            async with self._session.request(
                method or request.method,
                self._inner + (path or request.path),
                params=query or request.query,
                headers=_passed_on(request.headers),
                data=await request.read() if data is None else data,
                allow_redirects=False,
            ) as answer:
                if request.method == "DELETE" or answer.status >= web.HTTPBadRequest.status_code:
                    self._last_seen.pop(window or "", None)
                    self._seen.pop(window or "", None)
                return answer.status, _passed_on(answer.headers), await answer.read()
        except aiohttp.ClientError:  # the simulation is being closed
            raise web.HTTPBadGateway from None

    def _check(self, request: web.Request) -> None:
        """Refuse requests that another site made the browser send, as the simulation does by itself."""
        origin = request.headers.get("Origin")
        if request.headers.get("Host") not in self._hosts or (
            origin is not None and origin.removeprefix("http://") not in self._hosts
        ):
            raise web.HTTPForbidden


def _passed_on(headers: Mapping[str, str]) -> dict[str, str]:
    """Return the headers that a proxy passes on."""
    return {name: value for name, value in headers.items() if name.lower() not in _NOT_PASSED_ON}
