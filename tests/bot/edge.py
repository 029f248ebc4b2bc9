"""How requests to Discord can fail, on their way there and back: a table of every request that the bot makes.

What is called "late" is what Discord takes when the bot has long given it up. A test says when that is.
"""

import asyncio
import json
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from enum import Enum
from fnmatch import fnmatch
from typing import Any, Final
from weakref import WeakKeyDictionary

import aiohttp
import discord
import pytest
from simcord import Env
from simcord.backend import Backend
from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter
from simcord.types import HttpLogEntry

from bot.ui.discord_errors import RETRY_DELAYS
from tests.bot.laws import offences

TRIES: Final = len(RETRY_DELAYS) + 1
"""How often a message is sent before the bot waits for longer."""
NONCES_LAST: Final = 180.0
"""Seconds for which Discord returns the message that was posted under a nonce instead of posting another."""
NONCES: Final[WeakKeyDictionary[Backend, dict[tuple[str, str], tuple[float, Any]]]] = WeakKeyDictionary()
"""When each message was posted under its nonce, and what Discord answered, by place and nonce."""
_API: Final = "/api/v10"

Request = Callable[[], Awaitable[Any]]


class Arrival(Enum):
    """When a request takes effect."""

    NEVER = "never"
    AT_ONCE = "at once"
    LATE = "late"


@dataclass(frozen=True, slots=True)
class Fate:
    """What becomes of a request: when it takes effect, and what the bot sees of that."""

    arrival: Arrival
    seen: Callable[[], Exception]

    async def meet(self, request: Request, late: list[Request]) -> Any:
        """Let a request that wants to pass have this fate."""
        if self.arrival is Arrival.AT_ONCE:
            await request()
        elif self.arrival is Arrival.LATE:
            late.append(request)
        raise self.seen()


class Response:
    """The parts of a response that the library's errors read."""

    def __init__(self, status: int) -> None:
        self.status = status
        self.reason = "Error"
        self.headers: dict[str, str] = {}


def answered(status: int) -> Callable[[], Exception]:
    """Return how the library says that Discord answered with an error, after its own tries."""
    kinds = {403: discord.Forbidden, 404: discord.NotFound}

    def error() -> Exception:
        kind = discord.DiscordServerError if status >= 500 else kinds.get(status, discord.HTTPException)
        return kind(Response(status), {"code": 0, "message": "Error"})

    return error


SEEN: Final[dict[str, Callable[[], Exception]]] = {
    "disconnected": aiohttp.ServerDisconnectedError,
    "reset": lambda: aiohttp.ClientOSError(104, "Connection reset by peer"),
    "refused": lambda: aiohttp.ClientConnectionError("Cannot connect"),
    "timeout": TimeoutError,
    "500": answered(500),
    "502": answered(502),
    "503": answered(503),
    "504": answered(504),
}
"""What the bot sees if nothing becomes of a request as far as it knows."""
CUTS: Final = ("disconnected", "reset", "refused", "timeout")
"""Those of them in which nobody has answered."""
FATES: Final = {
    f"{seen}, arrives {arrival.value}": Fate(arrival, error)
    for seen, error in SEEN.items()
    for arrival in Arrival
}
"""Everything that may become of a request that fails, by names."""
CUT: Final = FATES["disconnected, arrives never"]
CUT_AFTERWARDS: Final = FATES["disconnected, arrives at once"]
CUT_AND_LATE: Final = FATES["disconnected, arrives late"]
CALLS: Final = {
    "post": ("POST", "/channels/*/messages"),
    "edit": ("PATCH", "/channels/*/messages/*"),
    "delete": ("DELETE", "/channels/*/messages/*"),
    "search": ("GET", "/channels/*/messages"),
    "fetch": ("GET", "/channels/*/messages/*"),
    "open thread": ("POST", "/channels/*/messages/*/threads"),
    "change thread": ("PATCH", "/channels/*"),
    "look at channel": ("GET", "/channels/*"),
    "open direct messages": ("POST", "/users/@me/channels"),
    "look at server": ("GET", "/guilds/*"),
    "look for member": ("GET", "/guilds/*/members/*"),
    "answer": ("POST", "/interactions/*/*/callback"),
    "follow up": ("POST", "/webhooks/*/*"),
    "change answer": ("PATCH", "/webhooks/*/*/messages/*"),
    "delete answer": ("DELETE", "/webhooks/*/*/messages/*"),
    "change own name": ("PATCH", "/users/@me"),
    "log in": ("GET", "/oauth2/applications/@me"),
    "list commands": ("GET", "/applications/*/commands"),
    "publish commands": ("PUT", "/applications/*/commands"),
    "list emojis": ("GET", "/applications/*/emojis"),
    "upload emoji": ("POST", "/applications/*/emojis"),
    "delete emoji": ("DELETE", "/applications/*/emojis/*"),
}
"""All requests that the bot makes, by names. Whatever else it makes fails the test in which it does."""


def call_of(method: str, path: str) -> str:
    """Return the name of a request, "" if the bot isn't known to make such a one."""
    return next((name for name, call in CALLS.items() if _is_call(method, path, *call)), "")


def _is_call(method: str, path: str, expected: str, pattern: str) -> bool:
    same_depth = path.count("/") == pattern.count("/")
    return same_depth and method == expected and fnmatch(path, pattern)


@dataclass(slots=True)
class _Expected:
    method: str
    path: str
    text: str
    fates: deque[Fate | None]

    def takes(self, method: str, path: str, body: Any) -> bool:
        """Return whether a request is the next of these."""
        is_one = bool(self.fates) and _is_call(method, path, self.method, self.path)
        content = body.get("content") if isinstance(body, dict) else None  # commands are a list
        return is_one and self.text in str(content)


@dataclass(frozen=True, slots=True)
class _Held:
    env: Env
    method: str
    path: str
    released: asyncio.Event

    async def delay(self, method: str, path: str) -> None:
        """Return when a request may go on, at once if it isn't one of these."""
        if _is_call(method, path, self.method, self.path) and not self.released.is_set():
            await self.env.external_wait(self.released.wait(), reason="a request that hangs")


@dataclass(slots=True)
class Edge:
    """The edge of the simulated Discord: knows nonces, and lets requests meet their fate.

    `late` are requests that haven't taken effect yet, `tried` is what came, by method and path.
    """

    late: list[Request] = field(default_factory=list)
    tried: list[tuple[str, str]] = field(default_factory=list)
    unknown: set[tuple[str, str]] = field(default_factory=set)
    """Requests that `CALLS` doesn't name."""
    wrong: list[str] = field(default_factory=list)
    """What is wrong with messages, whatever a test is about."""
    nonces_last: float = NONCES_LAST
    _public: set[str] = field(default_factory=set)
    _expected: list[_Expected] = field(default_factory=list)
    _held: list[_Held] = field(default_factory=list)

    def expect(self, call: str, *fates: Fate | None, path: str = "", text: str = "") -> None:
        """Let the next requests of a kind meet these fates, one each; None is for one that succeeds.

        `path` is where, if that isn't everywhere, and `text` what their message has in it.
        """
        method, usual = CALLS[call]
        self._expected.append(_Expected(method, path or usual, text, deque(fates)))

    def break_connection(self, *, arrives: bool, after: int = 0) -> None:
        """Break the connection while a message is sent, before or after it has arrived, in all tries.

        The first `after` messages are sent undisturbed.
        """
        self.expect("post", *[None] * after, *[CUT_AFTERWARDS if arrives else CUT] * TRIES)

    def hold(self, env: Env, call: str, path: str = "") -> asyncio.Event:
        """Let requests of a kind hang until the returned event is set; `path` as for `expect`."""
        method, usual = CALLS[call]
        released = asyncio.Event()
        self._held.append(_Held(env, method, path or usual, released))
        return released

    def forget(self) -> None:
        """Let all requests succeed from now on."""
        self._expected.clear()

    async def let_arrive(self) -> None:
        """Let Discord take what it hasn't taken yet, unless it is too late for that."""
        late, self.late = self.late, []
        for request in late:
            with suppress(discord.HTTPException):
                await request()

    async def pass_by(self, client: Any, route: Any, send: Request, options: dict[str, Any]) -> Any:
        """Let a request through, or not."""
        path = route.url.partition("?")[0].partition(_API)[2]
        self.tried.append((route.method, path))
        call = call_of(route.method, path)
        if not call:
            self.unknown.add((route.method, path))
        body = body_of(options)
        self.wrong += offences(call, path, body, options, self._public)

        for held in self._held:
            await held.delay(route.method, path)

        async def arrive() -> Any:
            return await self._once(client, path, send, body)

        for expected in self._expected:
            if expected.takes(route.method, path, body):
                fate = expected.fates.popleft()
                if fate is not None and fate.arrival is Arrival.NEVER:
                    _use_up(options)
                return await (arrive() if fate is None else fate.meet(arrive, self.late))
        return await arrive()

    async def _once(self, client: Any, path: str, send: Request, body: Any) -> Any:
        """Send a request; if it has the nonce of another one, answer as that was."""
        if not isinstance(body, dict) or not body.get("enforce_nonce"):
            return await send()
        backend, nonce = client.backend, str(body["nonce"])
        known, now = NONCES.setdefault(backend, {}), backend.clock.elapsed
        since, made = known.get((path, nonce), (now, None))
        if made is None or now - since >= self.nonces_last:
            made = await send()
            known[path, nonce] = now, made
        else:
            backend.http_requests.append(HttpLogEntry("POST", path, {}, body, None))
        return made


def body_of(options: dict[str, Any]) -> Any:
    """Return the JSON of a request, also of one to a webhook, and that of a form with files, too."""
    for part in options.get("form") or options.get("multipart") or ():
        if part["name"] == "payload_json":
            return json.loads(part["value"])
    return options.get("json") or options.get("payload")


def _use_up(options: dict[str, Any]) -> None:
    """Read the files of a request: Discord has when it refuses one, and may have when a connection breaks."""
    for part in options.get("form") or ():
        if hasattr(part["value"], "read"):
            part["value"].read()


def install(monkeypatch: pytest.MonkeyPatch) -> Edge:
    """Let all requests of bots pass an edge, those of bots that are started later, too."""
    edge = Edge()
    rest, webhooks = FakeHTTPClient.request, FakeWebhookAdapter.request

    async def request(self: FakeHTTPClient, route: Any, **options: Any) -> Any:
        return await edge.pass_by(self, route, lambda: rest(self, route, **options), options)

    async def answer(self: FakeWebhookAdapter, route: Any, session: Any, **options: Any) -> Any:
        return await edge.pass_by(self, route, lambda: webhooks(self, route, session, **options), options)

    monkeypatch.setattr(FakeHTTPClient, "request", request)
    monkeypatch.setattr(FakeWebhookAdapter, "request", answer)
    return edge
