"""The gateway: sessions of shards, events, heartbeats, resuming."""

import asyncio
import json
import zlib
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Final

from aiohttp import WSMsgType, web

from bench.loopback.payloads import APPLICATION, BOT, Json, Place, guild, new_id

HEARTBEAT: Final = 41_250
"""Milliseconds between heartbeats."""
_KEPT: Final = 5_000
"""How many events a session keeps for whoever resumes it."""
_RESUMABLE: Final = 60.0
"""Seconds in which a session without a connection goes on keeping events."""


@dataclass(frozen=True, slots=True)
class Identified:
    """An IDENTIFY: when it came, in seconds, and whether it came too soon after another one of its bucket."""

    at: float
    shard: int
    is_refused: bool


class Session:
    """What a shard was told, over one connection after the other."""

    def __init__(self, shard: int, shards: int) -> None:
        self.id = f"{new_id():x}"
        self.shard = shard
        self.shards = shards
        self.connection: Connection | None = None
        self.lost = 0.0
        """When its connection ended, in seconds."""
        self._sequence = 0
        self._sent: deque[tuple[int, str]] = deque(maxlen=_KEPT)

    async def dispatch(self, name: str, data: Json) -> bool:
        """Send an event, or keep it until the session is resumed; return whether it was sent."""
        self._sequence += 1
        text = json.dumps({"op": 0, "t": name, "s": self._sequence, "d": data})
        self._sent.append((self._sequence, text))
        return self.connection is not None and await self.connection.send(text)

    async def replay(self, since: int) -> None:
        """Send what came after an event once more."""
        assert self.connection is not None
        for sequence, text in list(self._sent):
            if sequence > since:
                await self.connection.send(text)


class Connection:
    """A websocket of the bot's, compressed if it asks for that."""

    def __init__(self, socket: web.WebSocketResponse, compression: str) -> None:
        self.socket = socket
        self._zlib = zlib.compressobj(1) if compression == "zlib-stream" else None

    async def send(self, text: str) -> bool:
        """Send a frame; return whether the bot is still there."""
        if self.socket.closed:
            return False
        try:
            if self._zlib is None:
                await self.socket.send_str(text)
            else:
                squeezed = self._zlib.compress(text.encode()) + self._zlib.flush(zlib.Z_SYNC_FLUSH)
                await self.socket.send_bytes(squeezed)
        except ConnectionError:
            return False
        return True


class Gateway:
    """All sessions. `places` are the servers that the bot is in.

    It refuses an IDENTIFY that comes sooner than `identify_every` seconds after the last of its bucket, of
    which there are `buckets`.
    """

    def __init__(self, url: Callable[[], str], places: Sequence[Place]) -> None:
        self.buckets = 16
        self.identify_every = 0.0
        self.identified: list[Identified] = []
        self.is_deaf = False
        """Whether what the bot says after it has been greeted stays unread."""
        self.greeted = asyncio.Event()
        self.sessions: list[Session] = []
        """All that were ever opened, the oldest first."""
        self._url = url
        self._places = {place.guild_id: place for place in places}

    async def connect(self, request: web.Request) -> web.StreamResponse:
        """Serve a connection of the bot's until it ends."""
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        connection = Connection(socket, request.query.get("compress", ""))
        await connection.send(json.dumps({"op": 10, "d": {"heartbeat_interval": HEARTBEAT}}))
        session: Session | None = None
        try:
            async for frame in socket:
                if frame.type is not WSMsgType.TEXT:
                    continue
                said = frame.json()
                match said["op"]:
                    case 1:
                        await connection.send(json.dumps({"op": 11}))
                    case 2:
                        session = await self._identify(connection, said["d"])
                    case 6:
                        session = await self._resume(connection, said["d"])
                    case _:
                        pass
                if session is not None and self.is_deaf:
                    await asyncio.Event().wait()
        finally:
            if session is not None and session.connection is connection:
                session.connection, session.lost = None, monotonic()
        return socket

    async def dispatch(self, guild_id: int | None, name: str, data: Json) -> int:
        """Tell the shard of a server, or the first one, of an event; return how many sessions heard it."""
        heard = 0
        for session in self.sessions:
            if not session.connection and session.lost < monotonic() - _RESUMABLE:
                continue
            if session.shard == (0 if guild_id is None else (guild_id >> 22) % session.shards):
                heard += await session.dispatch(name, data)
        return heard

    def open_sessions(self) -> list[Session]:
        """Return the sessions whose bot is connected."""
        return [each for each in self.sessions if each.connection and not each.connection.socket.closed]

    def shards_there(self) -> set[int]:
        """Return the shards that have been greeted and are connected."""
        return {session.shard for session in self.open_sessions()}

    async def order_reconnect(self) -> None:
        """Tell all to connect again, as Discord does from time to time; they resume."""
        for session in self.open_sessions():
            assert session.connection is not None
            await session.connection.send(json.dumps({"op": 7, "d": None}))

    async def join(self, place: Place) -> None:
        """Let the bot be in one more server."""
        self._places[place.guild_id] = place
        await self.dispatch(place.guild_id, "GUILD_CREATE", guild(place))

    def _comes_too_soon(self, shard: int) -> bool:
        """Note an IDENTIFY; return whether it is refused, which counts for those that come after it too."""
        now, bucket = monotonic(), shard % self.buckets
        before = (each.at for each in self.identified if each.shard % self.buckets == bucket)
        is_refused = now < max(before, default=-self.identify_every) + self.identify_every
        self.identified.append(Identified(now, shard, is_refused))
        return is_refused

    async def _identify(self, connection: Connection, asked: Json) -> Session | None:
        shard, shards = asked.get("shard") or (0, 1)
        if self._comes_too_soon(shard):
            await connection.send(json.dumps({"op": 9, "d": False}))
            return None
        session = Session(shard, shards)
        session.connection = connection
        there = [place for place in self._places.values() if place.shard(shards) == shard]
        await session.dispatch(
            "READY",
            {
                "v": 10,
                "user": BOT,
                "session_id": session.id,
                "resume_gateway_url": self._url(),
                "guilds": [{"id": str(place.guild_id), "unavailable": True} for place in there],
                "shard": [shard, shards],
                "application": {"id": str(APPLICATION), "flags": 0},
            },
        )
        for place in there:
            await session.dispatch("GUILD_CREATE", guild(place))
        self.sessions.append(session)
        self.greeted.set()
        return session

    async def _resume(self, connection: Connection, asked: Json) -> Session | None:
        session = next((each for each in self.sessions if each.id == asked["session_id"]), None)
        if session is None:
            await connection.send(json.dumps({"op": 9, "d": False}))
            return None
        session.connection = connection
        await session.replay(asked["seq"])
        await session.dispatch("RESUMED", {})
        return session
