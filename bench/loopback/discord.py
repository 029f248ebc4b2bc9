"""Discord as seen by the bot and by people: REST and the gateway on one port, and what is in the channels."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from io import BytesIO
from time import monotonic
from types import SimpleNamespace
from typing import Any, Final

import simcord.interactions
from aiohttp import web
from simcord._clock import Clock
from simcord.backend import Backend, serializers
from simcord.backend.errors import BackendError
from simcord.backend.models import Channel, User
from simcord.http import client as _routes  # noqa: F401 - registers what the router answers
from simcord.http import router

from bench.loopback.gateway import Gateway

Json = dict[str, Any]

COMMAND, COMPONENT, AUTOCOMPLETE = 2, 3, 4
"""The types of interactions."""
EPHEMERAL: Final = 64
"""The flag of messages that only one person sees."""
INTERACTION_TIMEOUT: Final = 3.0
"""Seconds until Discord tells a person that the bot didn't answer."""


class _RealTime(Clock):
    def now(self) -> datetime:
        """Return the time, by which interactions expire and messages get their ids."""
        return datetime.now(UTC)


@dataclass(slots=True, eq=False)
class Interaction:
    """A command, press or autocomplete: when it was sent and acknowledged, and how the bot responded."""

    record: Any
    """The record that simcord has of it."""
    channel_id: int
    sent: float = field(default_factory=monotonic)
    heard: int = 0
    """How many sessions of the bot it was sent to."""
    acknowledged: float | None = None
    refused: int = 0
    """How many answers were refused because there was one already."""
    changes: int = 0
    """How many requests about it the bot has made."""
    _changed: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def waited(self) -> float | None:
        """Seconds until it was acknowledged, None if it wasn't."""
        return None if self.acknowledged is None else self.acknowledged - self.sent

    async def changed(self, timeout: float, times: int = 1) -> bool:
        """Wait up to `timeout` seconds for `times` requests of the bot about it; return whether they came."""
        try:
            async with asyncio.timeout(timeout):
                while self.changes < times:
                    self._changed.clear()
                    await self._changed.wait()
        except TimeoutError:
            return False
        return True

    def change(self) -> None:
        """Note a request of the bot about it."""
        self.changes += 1
        if self.acknowledged is None and self.record.responded:
            self.acknowledged = monotonic()
        self._changed.set()


class Discord:
    """A Discord with `servers`, by id with their channels' ids, that recommends `shards` shards.

    A request takes `latency` seconds, half of them before it takes effect. `patience` is for how many seconds
    an interaction can be answered.
    """

    def __init__(
        self,
        servers: Mapping[int, Sequence[int]],
        *,
        shards: int = 1,
        latency: Callable[[], float] = lambda: 0.0,
        patience: float = INTERACTION_TIMEOUT,
    ) -> None:
        self.shards = shards
        self.patience = patience
        self.rest_url = self.gateway_url = ""
        self.requests: list[tuple[str, str]] = []
        """The methods and paths of the requests so far."""
        self.saw: Callable[[Json], None] = lambda _: None
        """Called with each public message in a channel, when it is posted and when it is edited."""
        self.backend = Backend(clock=_RealTime())
        self.backend.subscribers.append(self._happened)
        self.gateway = Gateway(self.backend)
        self._latency = latency
        self._interactions: dict[str, Interaction] = {}
        self._by_nonce: dict[tuple[str, str], Json] = {}
        for guild_id, channels in servers.items():
            guild = self.backend.create_guild(f"Azul {guild_id >> 22}", id=guild_id)
            guild.channel_ids += channels
            for channel_id in channels:
                self.backend.channels[channel_id] = Channel(channel_id, 0, "azul", guild_id)
                self.backend.messages[channel_id] = {}

    # ── what people do ──

    async def command(self, user_id: int, channel_id: int, options: Sequence[Json]) -> Interaction:
        """Let a person use a command of /azul in a channel, or type it if one of its options is focused."""
        data = {"id": "1", "name": "azul", "type": 1, "options": options}
        is_typed = any(option.get("focused") for command in options for option in command["options"])
        return await self._interact(AUTOCOMPLETE if is_typed else COMMAND, user_id, channel_id, data)

    async def press(self, user_id: int, channel_id: int, pressed: Json, custom_id: str) -> Interaction:
        """Let a person press a button of a message."""
        data = {"component_type": 2, "custom_id": custom_id}
        return await self._interact(COMPONENT, user_id, channel_id, data, pressed)

    async def _interact(
        self, kind: int, user_id: int, channel_id: int, data: Json, pressed: Json | None = None
    ) -> Interaction:
        """Send an interaction to the sessions of its server."""
        guild_id = self.backend.channels[channel_id].guild_id
        assert guild_id is not None
        if user_id not in self.backend.guilds[guild_id].members:
            self.backend.users[user_id] = User(user_id, f"user{user_id}")
            self.backend.add_member(guild_id, user_id)
        record, payload = simcord.interactions.base_payload(
            self.backend, type=kind, channel_id=channel_id, guild_id=guild_id, user_id=user_id, data=data
        )
        deadline = self.backend.clock.now() + timedelta(seconds=self.patience)
        record.initial_response_deadline = deadline.isoformat()
        if pressed is not None:
            record.source_message_id = int(pressed["id"])
            payload["message"] = pressed
        made = self._interactions[record.token] = Interaction(record, channel_id)
        made.heard = await self.gateway.dispatch(guild_id, "INTERACTION_CREATE", payload)
        return made

    def answer_to(self, asked: Interaction) -> Json | None:
        """Return the newest message that answers an interaction, None if there is none or it was deleted."""
        there = self.backend.messages[asked.channel_id]
        for message_id in (*reversed(asked.record.followup_ids), asked.record.message_id):
            if message_id in there:
                return dict(serializers.message_payload(self.backend, there[message_id]))
        return None

    # ── what the bot does ──

    async def meet(self, _method: str, _path: str) -> web.Response | None:
        """Return None to serve a request; tests override this to hold or refuse it."""
        return None

    async def serve(self, request: web.Request) -> web.Response:
        """Answer a request."""
        path, half = request.path.removeprefix("/api"), self._latency() / 2
        self.requests.append((request.method, path))
        body = _body(request.content_type, await request.read())
        refused = await self.meet(request.method, path)
        if refused is not None:
            return refused
        await asyncio.sleep(half)
        try:
            response = self._answered(request.method, path, dict(request.query), body)
        except BackendError as error:
            response = _json(error.to_json(), error.status)
        await asyncio.sleep(half)
        return response

    def _answered(self, method: str, path: str, query: Json, body: Any) -> web.Response:
        if path == "/gateway/bot":
            limit = {"total": 1000, "remaining": 1000, "reset_after": 1}
            limit["max_concurrency"] = self.gateway.buckets
            return _json({"url": self.gateway_url, "shards": self.shards, "session_start_limit": limit})
        nonce = body.get("nonce") if isinstance(body, dict) and body.get("enforce_nonce") else None
        if nonce is not None and (path, nonce) in self._by_nonce:
            return _json(self._by_nonce[path, nonce])
        token = next((part for part in path.split("/") if part in self._interactions), None)
        asked = self._interactions[token] if token else None
        try:
            said = router.dispatch(self.backend, method, path, json=body, params=query, files=_files(body))
        except BackendError as error:
            if asked is not None and error.code == 40060:
                asked.refused += 1
            raise
        finally:
            self.backend.http_requests.clear()
            self.backend.transcript.clear()
        if asked is not None:
            asked.change()
        if nonce is not None:
            self._by_nonce[path, nonce] = said
        is_unasked = path.endswith("/callback") and "with_response" not in query
        return web.Response(status=204) if said is None or is_unasked else _json(said)

    def _happened(self, event: str, about: Mapping[str, Any]) -> None:
        if event in {"MESSAGE_CREATE", "MESSAGE_UPDATE"} and not about["flags"] & EPHEMERAL:
            self.saw(dict(about))


@asynccontextmanager
async def open_discord(discord: Discord) -> AsyncIterator[Discord]:
    """Open a Discord on some port of this machine."""
    application = web.Application(client_max_size=64 * 2**20)
    application.router.add_get("/gateway{rest:/?}", discord.gateway.connect)
    application.router.add_route("*", "/api/{path:.*}", discord.serve)
    # A bot that is killed breaks off requests and connections.
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)
    runner = web.AppRunner(application, shutdown_timeout=0.1, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0, backlog=4096).start()
    port = runner.addresses[0][1]
    discord.rest_url, discord.gateway_url = f"http://127.0.0.1:{port}/api", f"ws://127.0.0.1:{port}/gateway"
    discord.gateway.url = discord.gateway_url
    try:
        yield discord
    finally:
        await runner.cleanup()


async def until(is_so: Callable[[], object], timeout: float = 120.0) -> None:
    """Wait until a condition is true. Raise `TimeoutError` if it isn't within `timeout` seconds."""
    async with asyncio.timeout(timeout):
        while not is_so():  # noqa: ASYNC110 - events that nobody else needs would be set in many places
            await asyncio.sleep(0.01)


def _json(body: object, status: int = 200) -> web.Response:
    # With a charset in its type discord.py wouldn't read it.
    return web.Response(body=json.dumps(body).encode(), status=status, content_type="application/json")


def _body(content_type: str, content: bytes) -> Any:
    """Return the JSON of a request, also from a form with files."""
    if content_type.startswith("multipart/"):
        boundary = content[: content.index(b"\r\n")]
        begin = content.index(b"\r\n\r\n", content.index(b'name="payload_json"')) + 4
        content = content[begin : content.index(b"\r\n" + boundary, begin)]
    return json.loads(content) if content else None


def _files(body: Any) -> list[Any]:
    """Return the files of a request, empty ones with their names, as nothing reads their content."""
    message = (body.get("data") or body) if isinstance(body, dict) else {}
    return [
        SimpleNamespace(fp=BytesIO(), filename=each["filename"], description=each.get("description"))
        for each in message.get("attachments") or ()
        if int(each["id"]) < 10  # others are there already
    ]
