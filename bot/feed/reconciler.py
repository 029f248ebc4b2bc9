"""Periodically compares all servers with games to Discord, for events that the gateway missed."""

import asyncio
from typing import Final

from bot.cluster.scope import ShardScope
from bot.feed.channels import ChannelChanges
from bot.feed.guild_removals import GuildRemovals
from engine import GameService

PAGE_SIZE: Final = 200
"""How many servers are read from the database at a time."""
PAGE_PAUSE: Final = 0.5
"""Seconds between pages, so that interactions come first."""


class Reconciler:
    """Checks that the bot is still in the servers of all games, and that their channels exist."""

    def __init__(
        self,
        games: GameService,
        guild_removals: GuildRemovals,
        channel_changes: ChannelChanges,
        shard_scope: ShardScope,
    ) -> None:
        self._games = games
        self._guild_removals = guild_removals
        self._channel_changes = channel_changes
        self._shard_scope = shard_scope

    async def run_once(self) -> None:
        """Check all servers once, and delete old practice games.

        Raise `StorageError` if the database can't be used.
        """
        reachable = self._shard_scope.reachable
        if reachable.shards:
            # Otherwise, a clock that was set forward would age everything.
            await self._games.deadlines.heartbeat(reachable)
            await self._games.practice.delete_expired()
        await self._guild_removals.check()
        page = await self._games.suspensions.guilds(0, PAGE_SIZE, self._shard_scope.known)
        while page:
            await self._guild_removals.check_missed(page)
            first, last = page[0], page[-1]
            await self._channel_changes.check_places(first, last)
            page = await self._games.suspensions.guilds(last, PAGE_SIZE, self._shard_scope.known)
            if page:
                await asyncio.sleep(PAGE_PAUSE)
