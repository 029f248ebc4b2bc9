"""The gateway: a session for each shard, which gets the events of its servers."""

import asyncio
from collections import defaultdict
from collections.abc import Mapping
from math import inf
from time import monotonic

from aiohttp import WSMsgType, web
from simcord.backend import Backend, serializers


def guild_id_of(number: int) -> int:
    """Return the id of server `number`; neighbours are on neighbouring shards."""
    return (number + 1) << 22


class Session:
    """A connection of the bot, for the shard that it identifies with."""

    def __init__(self, socket: web.WebSocketResponse) -> None:
        self.opened = monotonic()
        self.shard, self.shards = 0, 1
        self._socket = socket
        self._sequence = 0

    def hears_of(self, guild_id: int) -> bool:
        """Return whether this session gets the events of a server."""
        return (guild_id >> 22) % self.shards == self.shard

    async def dispatch(self, event: str, data: Mapping[str, object]) -> bool:
        """Send an event; return whether the bot is still connected."""
        self._sequence += 1
        return await self.send(0, data, t=event, s=self._sequence)

    async def send(self, op: int, data: object, **more: object) -> bool:
        """Send a frame; return whether the bot is still connected."""
        try:
            await self._socket.send_json({"op": op, "d": data, **more})
        except ConnectionError:
            return False
        return True


class Gateway:
    """All sessions. A session that is lost can't be resumed.

    An IDENTIFY within `identify_every` seconds of the last one of its bucket is refused.
    """

    def __init__(self, backend: Backend) -> None:
        self.url = ""
        self.buckets = 16
        self.identify_every = 0.0
        self.refused = 0
        """How many IDENTIFYs came too soon."""
        self.is_deaf = False
        """Whether the bot's frames stay unread once it has identified."""
        self.greeted = asyncio.Event()
        self.sessions: list[Session] = []
        """The open sessions, oldest first."""
        self._backend = backend
        self._identified: defaultdict[int, float] = defaultdict(lambda: -inf)
        """When the last IDENTIFY of each bucket came."""

    async def connect(self, request: web.Request) -> web.StreamResponse:
        """Serve a connection of the bot until it ends."""
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        session = Session(socket)
        await session.send(10, {"heartbeat_interval": 41_250})
        try:
            async for frame in socket:
                if frame.type is not WSMsgType.TEXT:
                    continue
                said = frame.json()
                match said["op"]:
                    case 1:
                        await session.send(11, None)
                    case 2:
                        await self._identify(session, *(said["d"].get("shard") or (0, 1)))
                    case 6:
                        await session.send(9, data=False)
                    case _:
                        pass
                if self.is_deaf and session in self.sessions:
                    await asyncio.Event().wait()
        finally:
            if session in self.sessions:
                self.sessions.remove(session)
        return socket

    async def dispatch(self, guild_id: int, event: str, data: Mapping[str, object]) -> int:
        """Send an event to the sessions of a server's shard; return how many there are."""
        there = [session for session in self.sessions if session.hears_of(guild_id)]
        return sum([await session.dispatch(event, data) for session in there])

    async def _identify(self, session: Session, shard: int, shards: int) -> None:
        bucket, now = shard % self.buckets, monotonic()
        comes_too_soon = now < self._identified[bucket] + self.identify_every
        self._identified[bucket] = now
        if comes_too_soon:
            self.refused += 1
            await session.send(9, data=False)
            return
        session.shard, session.shards = shard, shards
        guilds = [guild for guild in self._backend.guilds.values() if session.hears_of(guild.id)]
        greeting = {
            "v": 10,
            "user": serializers.user_payload(self._backend.bot_user),
            "session_id": f"session-{shard}",
            "resume_gateway_url": self.url,
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "shard": [shard, shards],
            "application": {"id": str(self._backend.application_id), "flags": 0},
        }
        await session.dispatch("READY", greeting)
        for guild in guilds:
            # Without the members intent a bot gets only itself.
            bot = serializers.member_payload(self._backend, guild, guild.members[self._backend.bot_user.id])
            about = serializers.guild_create_payload(self._backend, guild)
            await session.dispatch("GUILD_CREATE", {**about, "members": [bot]})
        self.sessions.append(session)
        self.greeted.set()
