"""Discord as the bot and people see it: puts gateway, REST and faults together."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any, Final

from aiohttp import web

from bench.loopback.asked import Asked, NotTaken
from bench.loopback.channels import Channels
from bench.loopback.faults import Faults
from bench.loopback.gateway import Gateway
from bench.loopback.payloads import Json, Place, interaction, new_id
from bench.loopback.rest import NOTHING, Rest

COMMAND, COMPONENT, AUTOCOMPLETE, FORM = 2, 3, 4, 5
"""The types of interactions."""
PATIENCE: Final = 3.0
"""Seconds until Discord tells a person that the bot didn't answer."""
_JSON: Final = "application/json"  # the very content type that discord.py looks for


class Discord:
    """A Discord with these servers, that recommends so many shards.

    A request takes `latency` seconds, half of them before it takes effect.
    """

    def __init__(
        self,
        places: Sequence[Place],
        *,
        shards: int = 1,
        latency: Callable[[], float] | None = None,
        patience: float = PATIENCE,
    ) -> None:
        self.port = 0
        self.shards = shards
        self.patience = patience
        self.requests: list[tuple[str, str]] = []
        """The methods and paths of the newest requests that came; see `keep_requests`."""
        self.finished: list[tuple[str, str]] = []
        """Those that took effect."""
        self.channels = Channels()
        self.faults = Faults()
        self.gateway = Gateway(lambda: self.gateway_url, places)
        self.rest = Rest(
            self.channels, places, shards, lambda: self.gateway_url, lambda: self.gateway.buckets
        )
        self._home = {channel: place.guild_id for place in places for channel in place.channels}
        self._latency = latency
        self._changed = asyncio.Condition()
        self.keep_requests = True

    @property
    def gateway_url(self) -> str:
        """Where the gateway is."""
        return f"ws://127.0.0.1:{self.port}/gateway"

    @property
    def rest_url(self) -> str:
        """Where REST is."""
        return f"http://127.0.0.1:{self.port}/api"

    # ── what people do ──

    async def command(
        self, user_id: int, channel_id: int, options: Sequence[Json], *, locale: str = "en-US"
    ) -> Asked:
        """Let a person use a command of /azul in a channel; alone with the bot if that has their own id."""
        data = {"id": "1", "name": "azul", "type": 1, "options": list(options)}
        return await self.interact(COMMAND, user_id, channel_id, data, locale=locale)

    async def type(self, user_id: int, channel_id: int, options: Sequence[Json]) -> Asked:
        """Let a person type a command of /azul."""
        data = {"id": "1", "name": "azul", "type": 1, "options": list(options)}
        return await self.interact(AUTOCOMPLETE, user_id, channel_id, data)

    async def press(
        self, user_id: int, channel_id: int, pressed: Json, custom_id: str, *, locale: str = "en-US"
    ) -> Asked:
        """Let a person press a button of a message."""
        data = {"component_type": 2, "custom_id": custom_id}
        return await self.interact(COMPONENT, user_id, channel_id, data, pressed, locale=locale)

    async def interact(
        self,
        kind: int,
        user_id: int,
        channel_id: int,
        data: Json,
        pressed: Json | None = None,
        *,
        locale: str = "en-US",
    ) -> Asked:
        """Send an interaction to whoever is there to hear of it."""
        guild_id = self._home.get(channel_id)
        interaction_id = new_id()
        token = f"token-{interaction_id:x}"
        asked = Asked(interaction_id, token, kind, user_id, channel_id, pressed, monotonic(), self.patience)
        self.rest.asked[token] = asked
        place = None if guild_id is None else (guild_id, channel_id)
        payload = interaction(interaction_id, token, kind, user_id, place, data, pressed, locale)
        asked.heard = await self.gateway.dispatch(guild_id, "INTERACTION_CREATE", payload)
        return asked

    def forget(self, asked: Asked) -> None:
        """Forget an interaction, as Discord does after 15 minutes."""
        self.rest.asked.pop(asked.token, None)

    # ── waiting ──

    async def until(self, is_so: Callable[[], bool], timeout: float = 120.0) -> None:
        """Wait until something is so, which is looked at whenever a request arrives or has taken effect."""
        async with self._changed, asyncio.timeout(timeout):
            await self._changed.wait_for(is_so)

    # ── what the bot does ──

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Answer a request."""
        method, path = request.method, request.path.removeprefix("/api")
        body = await _body(request)
        asked = method, path
        await self._note(self.requests, asked)
        refused = await self.faults.meet(method, path)
        if refused is not None:
            status, said, headers = refused
            return _json(said, status, headers)
        half = self._latency() / 2 if self._latency else 0.0
        if half:
            await asyncio.sleep(half)
        parts = path.removeprefix("/v10").strip("/").split("/")
        try:
            answer = self.rest.answer(method, parts, dict(request.query), body)
            response = web.Response(status=NOTHING) if answer is None else _json(answer)
        except NotTaken as error:
            response = _json({"code": error.code, "message": str(error)}, error.status)
        await self._note(self.finished, asked)
        if half:
            await asyncio.sleep(half)
        return response

    async def _note(self, where: list[tuple[str, str]], asked: tuple[str, str]) -> None:
        if self.keep_requests:
            where.append(asked)
            async with self._changed:
                self._changed.notify_all()


@asynccontextmanager
async def open_discord(discord: Discord, port: int = 0) -> AsyncIterator[Discord]:
    """Open a Discord on a port of this machine, any if it is 0."""
    application = web.Application(client_max_size=64 * 2**20)
    application.router.add_get("/gateway", discord.gateway.connect)
    application.router.add_get("/gateway/", discord.gateway.connect)
    application.router.add_route("*", "/api/{path:.*}", discord.serve)
    # A bot that is killed breaks off requests and connections.
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)
    runner = web.AppRunner(application, shutdown_timeout=0.1, access_log=None)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", port, backlog=4096)
    await site.start()
    discord.port = port or runner.addresses[0][1]
    try:
        yield discord
    finally:
        discord.faults.let_pass()
        discord.faults.release()
        await runner.cleanup()


def _json(body: object, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    return web.Response(
        body=json.dumps(body).encode(), status=status, headers={"Content-Type": _JSON} | (headers or {})
    )


async def _body(request: web.Request) -> Json:
    """Return the JSON of a request, that of a form with files too; a list as the value of ``list``."""
    content = await request.read()
    if request.content_type.startswith("multipart/"):
        content = _payload(content)
    body: Any = json.loads(content) if content else {}
    return body if isinstance(body, dict) else {"list": body}


def _payload(content: bytes) -> bytes:
    """Return the part of a form that has the JSON; the files aren't looked at."""
    boundary = content[: content.index(b"\r\n")]
    start = content.index(b'name="payload_json"')
    begin = content.index(b"\r\n\r\n", start) + 4
    return content[begin : content.index(b"\r\n" + boundary, begin)]
