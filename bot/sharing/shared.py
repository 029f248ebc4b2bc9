"""A bot beside others on the same database: its leases, its sessions, and who sets up what all use."""

import asyncio
import hashlib
import json
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Protocol

from discord import app_commands
from discord.ext import commands

from bot.sharing.keeping import Shards
from bot.sharing.sessions import Sessions
from storage.share import Share

log = logging.getLogger(__name__)

PATIENCE: Final = 8.0
"""Seconds that messages which are being posted have to arrive before others take over."""
SHOW_EVERY: Final = 2.0
"""Seconds between looks for what is to be shown: others commit, too, if people press buttons elsewhere."""
_SET_UP: Final = "set-up"
"""The lease of the process that sets up what all use."""

SetUp = Callable[[Awaitable[Sequence[app_commands.AppCommand]]], Awaitable[None]]


class Showing(Protocol):
    """Who shows games."""

    async def recall(self, share: Share | None = None) -> bool:
        """Note which games another process may have shown unnoted; return whether that could be found out."""
        ...

    async def settle(self, share: Share) -> None:
        """Wait until no game of a share is being shown."""
        ...


class Timing(Protocol):
    """Who lets time pass for games."""

    def forget(self, share: Share) -> None:
        """Forget what was tried in a share."""
        ...


class ShardWork:
    """Does what `bot.sharing.work.Work` says."""

    def __init__(
        self, showing: Showing, timing: Timing, sessions: Sessions, look_soon: Callable[[], None]
    ) -> None:
        self._showing = showing
        self._timing = timing
        self._sessions = sessions
        self._look_soon = look_soon

    async def recall(self, share: Share) -> bool:
        """Find out what an earlier holder may have shown unnoted."""
        self._timing.forget(share)
        return await self._showing.recall(share)

    def catch_up(self) -> None:
        """Look into all servers for what nobody told this process of."""
        self._look_soon()

    async def settle(self, share: Share) -> None:
        """Wait until nothing is being posted. What takes too long is uncertain to whoever comes next."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._showing.settle(share)
        except TimeoutError:
            log.warning("Games are still being shown in a shard that is handed over")

    async def open(self, shard: int) -> None:
        """Open a shard's session."""
        await self._sessions.open(shard)

    async def close(self, shard: int) -> None:
        """Close a shard's session."""
        await self._sessions.close(shard)

    def is_ready(self, shard: int) -> bool:
        """Return whether a shard's servers are known."""
        return self._sessions.is_ready(shard)

    def is_connected(self, shard: int) -> bool:
        """Return whether a shard's session is open."""
        return self._sessions.is_connected(shard)

    def is_heard(self) -> bool:
        """Return whether anything is heard of Discord's gateway."""
        return self._sessions.is_heard

    async def listen(self) -> bool:
        """Return whether Discord's gateway can be reached."""
        return await self._sessions.listen()


class Shared:
    """The part of the bot that there is only beside others."""

    def __init__(
        self,
        client: commands.AutoShardedBot,
        shards: Shards,
        showing: Showing,
        timing: Timing,
        look_soon: Callable[[], None],
    ) -> None:
        self._client = client
        self.shards = shards
        self.sessions = Sessions(client, shards.gateway_shards, shards.limiter)
        shards.work = ShardWork(showing, timing, self.sessions, look_soon)

    @property
    def is_ready(self) -> bool:
        """Whether it looks at the leases, and knows the servers of all shards that it runs."""
        return self.shards.is_running and self.shards.known == self.shards.shown

    @property
    def is_connected(self) -> bool:
        """Whether the sessions of all shards that it runs are open."""
        return self.shards.reachable == self.shards.shown

    async def begin(self, set_up: SetUp) -> None:
        """Join the others, set up what all use if none of them has, and take shards.

        Raise `storage.leases.base.OtherNumber` or `StorageError`.
        """
        version = await _version(self._client.tree)
        await self.shards.join(version)
        self.shards.start()
        async with self.shards.alone(_SET_UP):
            tree = self._client.tree
            await set_up(tree.fetch_commands() if await self.shards.has_peer(version) else tree.sync())
            await self.shards.open()


async def _version(tree: "app_commands.CommandTree[commands.AutoShardedBot]") -> str:
    """Return what tells commands from those of another version of the program."""
    translator = tree.translator
    payloads = [
        await command.get_translated_payload(tree, translator) if translator else command.to_dict(tree)
        for command in tree.get_commands()
    ]
    return hashlib.sha256(json.dumps(payloads, sort_keys=True, default=str).encode()).hexdigest()[:8]
