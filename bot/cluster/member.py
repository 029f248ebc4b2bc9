"""What a bot needs when several processes share its database: leases, sessions and one-time setup."""

import hashlib
import json
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from discord import app_commands
from discord.ext import commands

from bot.cluster.ownership import ShardOwnership, TakeOver, WaitUntilPosted
from bot.cluster.sessions import Sessions

SHOW_EVERY: Final = 2.0
"""Seconds between checks for games to post about: other processes commit moves, too."""
_SET_UP: Final = "set-up"
"""The lease held while setting up commands and emojis for all processes."""

SetUp = Callable[[Awaitable[Sequence[app_commands.AppCommand]]], Awaitable[None]]


class ClusterMember:
    """A process in a cluster: its shards, its sessions and how it joins."""

    def __init__(
        self,
        client: commands.AutoShardedBot,
        shards: ShardOwnership,
        *,
        take_over: TakeOver,
        wait_until_posted: WaitUntilPosted,
        catch_up: Callable[[], None],
    ) -> None:
        self._client = client
        self.shards = shards
        self.sessions = Sessions(client, shards.gateway_shards, shards.limiter)
        shards.attach(
            self.sessions,
            take_over=take_over,
            wait_until_posted=wait_until_posted,
            catch_up=catch_up,
        )

    @property
    def is_ready(self) -> bool:
        """Whether the leases are being renewed, and the servers of all its shards are known."""
        return self.shards.is_running and self.shards.known == self.shards.shown

    @property
    def is_connected(self) -> bool:
        """Whether the sessions of all its shards are open."""
        return self.shards.reachable == self.shards.shown

    async def begin(self, set_up: SetUp) -> None:
        """Join the cluster, sync commands and emojis unless another process has, and start taking shards.

        Raise `storage.leases.ShardCountMismatch` or `StorageError`.
        """
        version = await _version(self._client.tree)
        await self.shards.join(version)
        self.shards.start()
        async with self.shards.exclusive(_SET_UP):
            tree = self._client.tree
            await set_up(tree.fetch_commands() if await self.shards.has_peer(version) else tree.sync())
            await self.shards.open()


async def _version(tree: "app_commands.CommandTree[commands.AutoShardedBot]") -> str:
    """Return a hash of the commands, which differs between versions of the program."""
    translator = tree.translator
    payloads = [
        await command.get_translated_payload(tree, translator) if translator else command.to_dict(tree)
        for command in tree.get_commands()
    ]
    return hashlib.sha256(json.dumps(payloads, sort_keys=True, default=str).encode()).hexdigest()[:8]
