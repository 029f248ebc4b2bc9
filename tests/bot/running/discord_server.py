"""A Discord to connect to over the network: as much of REST and gateway as the bot needs to play.

It answers on a port of this machine, keeps messages and what they were sent with, enforces nonces as Discord
does, and can let requests hang or refuse them for their rate.
"""

import asyncio
import json
import sys
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from fnmatch import fnmatch
from itertools import count
from pathlib import Path
from typing import Any, Final

from aiohttp import BodyPartReader, WSMsgType, web

from tests.bot.process import environment, free_port

APPLICATION, GUILD, CHANNEL = 1000, 2000, 3000
TOKEN: Final = "a.b.c"
_ALL: Final = str(2**50 - 1)
_BOT: Final = {"id": str(APPLICATION), "username": "Azul", "discriminator": "0", "avatar": None, "bot": True}
_LAUNCH: Final = """
import sys
import bot.desk, discord.http
discord.http.Route.BASE, patience = sys.argv[1:]
bot.desk.PATIENCE = float(patience) if patience else bot.desk.PATIENCE
from bot.__main__ import main
sys.exit(main())
"""


class DiscordServer:
    """Discord as the bot sees it, with one server and one channel."""

    def __init__(self) -> None:
        self.port = free_port()
        self.requests: list[tuple[str, str]] = []
        self.messages: dict[int, dict[str, Any]] = {}
        self._ids = count(10_000)
        self._emojis: list[dict[str, Any]] = []
        self._by_nonce: dict[str, dict[str, Any]] = {}
        self._held: list[tuple[str, str, asyncio.Event]] = []
        self._released: list[asyncio.Event] = []
        self._refused: list[tuple[str, str, float | None]] = []
        self._finished: list[tuple[str, str]] = []
        self._changed = asyncio.Condition()
        self._gateway: web.WebSocketResponse | None = None
        self.greeted = asyncio.Event()
        self.is_deaf = False

    # ── what a test does ──

    def hold(self, method: str, path: str) -> asyncio.Event:
        """Let matching requests hang until the event is set; then they take effect."""
        released = asyncio.Event()
        self._held.append((method, path, released))
        return released

    def limit(self, method: str, path: str, retry_after: float) -> None:
        """Refuse matching requests for their rate."""
        self._refused.append((method, path, retry_after))

    def refuse(self, method: str, path: str) -> None:
        """Refuse matching requests for want of a permission."""
        self._refused.append((method, path, None))

    def let_pass(self) -> None:
        """Let new requests through; those that hang go on hanging."""
        self._released += [released for *_, released in self._held]
        self._held.clear()
        self._refused.clear()

    async def asked(self, method: str, path: str, times: int = 1) -> None:
        """Wait until there have been as many matching requests."""
        await self._there_are(self.requests, method, path, times)

    async def finished(self, method: str, path: str, times: int = 1) -> None:
        """Wait until as many matching requests have taken effect since the last restart."""
        await self._there_are(self._finished, method, path, times)

    async def _there_are(
        self, requests: Sequence[tuple[str, str]], method: str, path: str, times: int
    ) -> None:
        def are_there() -> bool:
            return sum(_matches(each, (method, path)) for each in requests) >= times

        async with self._changed, asyncio.timeout(30):
            await self._changed.wait_for(are_there)

    async def interact(self, user_id: int, kind: int, data: dict[str, Any]) -> None:
        """Let a member use a command (kind 2) or type one (kind 4)."""
        user = {"id": str(user_id), "username": f"user{user_id}", "discriminator": "0", "avatar": None}
        member: dict[str, Any] = {
            "user": user,
            "roles": [],
            "joined_at": None,
            "permissions": _ALL,
            "deaf": False,
        }
        await self._send_event(
            "INTERACTION_CREATE",
            {
                "id": str(next(self._ids)),
                "application_id": str(APPLICATION),
                "type": kind,
                "token": "token",
                "version": 1,
                "guild_id": str(GUILD),
                "channel_id": str(CHANNEL),
                "channel": _channel() | {"permissions": _ALL},
                "member": member | {"mute": False, "flags": 0},
                "app_permissions": _ALL,
                "locale": "en-US",
                "guild_locale": "en-US",
                "entitlements": [],
                "authorizing_integration_owners": {},
                "context": 0,
                "attachment_size_limit": 10 * 2**20,
                "data": {"id": "1", "name": "azul", "type": 1} | data,
            },
        )

    # ── what the bot sees ──

    async def _answer(self, request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix("/api")
        body = await _body(request)
        self.requests.append((request.method, path))
        await self._notify()
        asked = request.method, path
        for method, pattern, retry_after in self._refused:
            if _matches(asked, (method, pattern)):
                if retry_after is None:
                    return _json({"code": 50013, "message": "Missing Permissions"}, 403)
                body = {"message": "Slow down", "retry_after": retry_after, "global": False}
                return _json(body, 429, {"Via": "1.1 google", "Retry-After": str(retry_after)})
        for method, pattern, released in self._held:
            if _matches(asked, (method, pattern)):
                await released.wait()
        response = self._respond(request.method, path, body)
        self._finished.append(asked)
        await self._notify()
        return response

    async def _notify(self) -> None:
        async with self._changed:
            self._changed.notify_all()

    def _respond(self, method: str, path: str, body: dict[str, Any]) -> web.StreamResponse:
        match method, path.strip("/").split("/"):
            case "GET", ["users", "@me"]:
                answer: object = _BOT
            case "GET", ["oauth2", "applications", "@me"]:
                answer = {"id": str(APPLICATION), "name": "Azul", "owner": _BOT, "verify_key": "", "flags": 0}
                answer |= {"bot_public": True, "bot_require_code_grant": False, "icon": None}
                answer |= {"description": ""}
            case "GET", ["gateway", "bot"]:
                limit = {"total": 1000, "remaining": 1000, "reset_after": 1, "max_concurrency": 1}
                url = f"ws://127.0.0.1:{self.port}/gateway"
                answer = {"url": url, "shards": 1, "session_start_limit": limit}
            case "PUT", ["applications", _, "commands"]:
                answer = []
            case "GET", ["applications", _, "emojis"]:
                answer = {"items": self._emojis}
            case "POST", ["applications", _, "emojis"]:
                answer = {"id": str(next(self._ids)), "name": body["name"], "roles": [], "user": _BOT}
                answer |= {"require_colons": True, "managed": False, "animated": False, "available": True}
                self._emojis.append(answer)
            case "POST", ["interactions", *_, "callback"]:
                answer = {"interaction": {"id": "1", "type": 2, "channel_id": str(CHANNEL)}}
            case "POST", ["channels", _, "messages"]:
                answer = self._post(body)
            case "PATCH", ["channels", _, "messages", message_id]:
                answer = self.messages[int(message_id)] = self.messages[int(message_id)] | body
            case "GET", ["channels", _, "messages"]:
                answer = [self.messages[key] for key in sorted(self.messages, reverse=True)]
            case "POST" | "PATCH", ["webhooks", *_]:
                answer = _message(next(self._ids), body)
            case _:
                raise AssertionError(f"nobody answers {method} {path}")
        return _json(answer)

    def _post(self, body: dict[str, Any]) -> dict[str, Any]:
        nonce = body.get("nonce") if body.get("enforce_nonce") else None
        if nonce in self._by_nonce:
            return self._by_nonce[nonce]
        message = _message(next(self._ids), body)
        self.messages[int(message["id"])] = message
        if nonce:
            self._by_nonce[nonce] = message
        return message

    async def _connect(self, request: web.Request) -> web.StreamResponse:
        gateway = self._gateway = web.WebSocketResponse()
        await gateway.prepare(request)
        await gateway.send_json({"op": 10, "d": {"heartbeat_interval": 45_000}})
        async for frame in gateway:
            if frame.type is not WSMsgType.TEXT:
                continue
            match frame.json()["op"]:
                case 1:
                    await gateway.send_json({"op": 11})
                case 2:
                    await self._greet()
                    if self.is_deaf:
                        await asyncio.Event().wait()
                case _:
                    pass
        return gateway

    async def _greet(self) -> None:
        session = {"v": 10, "user": _BOT, "session_id": "session", "resume_gateway_url": ""}
        there = {"guilds": [{"id": str(GUILD), "unavailable": True}], "shard": [0, 1]}
        there |= {"application": {"id": str(APPLICATION), "flags": 0}}
        await self._send_event("READY", session | there)
        await self._send_event("GUILD_CREATE", _guild())
        self.greeted.set()

    async def _send_event(self, name: str, data: dict[str, Any]) -> None:
        assert self._gateway is not None
        await self._gateway.send_json({"op": 0, "t": name, "s": next(self._ids), "d": data})


def _matches(asked: tuple[str, str], pattern: tuple[str, str]) -> bool:
    return all(map(fnmatch, asked, pattern))


def _json(body: object, status: int = 200, headers: Mapping[str, str] | None = None) -> web.Response:
    """Return a response of the very content type that discord.py looks for."""
    json_headers = {"Content-Type": "application/json"} | dict(headers or {})
    return web.Response(body=json.dumps(body).encode(), status=status, headers=json_headers)


async def _body(request: web.Request) -> dict[str, Any]:
    """Return the JSON of a request; names of files that come with it are its attachments."""
    if not request.content_type.startswith("multipart/"):
        text = await request.text()
        body = json.loads(text) if text else {}
        return body if isinstance(body, dict) else {}
    body = {}
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        if part.name == "payload_json":
            body = await part.json() or {}
        else:
            await part.read()
    return body


def _message(message_id: int, body: dict[str, Any]) -> dict[str, Any]:
    """Return a message of the bot's as Discord gives it back."""
    files = [
        {"id": str(number), "filename": file["filename"], "size": 1, "url": "", "proxy_url": ""}
        for number, file in enumerate(body.get("attachments") or [])
    ]
    return {
        "id": str(message_id),
        "channel_id": str(CHANNEL),
        "author": _BOT,
        "content": body.get("content") or "",
        "timestamp": "2026-01-01T00:00:00+00:00",
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": files,
        "embeds": [],
        "components": body.get("components") or [],
        "pinned": False,
        "type": 0,
        "flags": body.get("flags") or 0,
    }


def _channel() -> dict[str, Any]:
    return {"id": str(CHANNEL), "type": 0, "name": "azul", "position": 0, "permission_overwrites": []}


def _guild() -> dict[str, Any]:
    everyone = {"id": str(GUILD), "name": "@everyone", "permissions": _ALL, "position": 0, "color": 0}
    lists = ("emojis", "stickers", "features", "voice_states", "threads", "presences", "stage_instances")
    return {name: [] for name in lists} | {
        "id": str(GUILD),
        "name": "Azul",
        "owner_id": "1",
        "preferred_locale": "en-US",
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "premium_tier": 0,
        "nsfw_level": 0,
        "afk_timeout": 300,
        "system_channel_flags": 0,
        "roles": [everyone | {"hoist": False, "managed": False, "mentionable": False}],
        "members": [{"user": _BOT, "roles": [], "joined_at": None, "deaf": False, "mute": False, "flags": 0}],
        "member_count": 3,
        "channels": [_channel()],
        "unavailable": False,
    }


@asynccontextmanager
async def discord_server() -> AsyncIterator[DiscordServer]:
    """Open a Discord on a port of this machine."""
    server = DiscordServer()
    application = web.Application()
    application.router.add_get("/gateway", server._connect)
    application.router.add_route("*", "/api/{path:.*}", server._answer)
    runner = web.AppRunner(application, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", server.port).start()
    try:
        yield server
    finally:
        server.let_pass()
        for released in server._released:
            released.set()
        await runner.cleanup()


@asynccontextmanager
async def connected_bot(
    directory: Path, server: DiscordServer, *, patience: float | None = 1.0
) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run the bot as a process connected to `server`, and end it however the test ends.

    It waits `patience` seconds for requests in progress when it leaves, or as long as it does by itself.
    """
    settings = {"DISCORD_TOKEN": TOKEN, "AZUL_DATABASE": str(directory / "azul.db")}
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        _LAUNCH,
        f"http://127.0.0.1:{server.port}/api",
        "" if patience is None else str(patience),
        cwd=directory,
        env=environment(settings),
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
