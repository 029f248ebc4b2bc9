"""Rounds of all servers with games, a few at a time: for what nobody told the bot of."""

import asyncio
from typing import Final

from bot.cluster.scope import ShardScope
from bot.feed.channels import ChannelChanges
from bot.feed.guild_removals import GuildRemovals
from engine import GameService

SERVERS: Final = 200
"""How many servers are looked at in one go."""
PAUSE: Final = 0.5
"""Seconds between them: what people do comes first."""


class Reconciler:
    """Looks whether the bot is still in the servers of all games, and their channels are still there."""

    def __init__(
        self,
        games: GameService,
        absences: GuildRemovals,
        channel_changes: ChannelChanges,
        shard_scope: ShardScope,
    ) -> None:
        self._games = games
        self._absences = absences
        self._channel_changes = channel_changes
        self._shard_scope = shard_scope

    async def go(self) -> None:
        """Go one round, and delete old practices.

        Raise `StorageError` if the database can't be used.
        """
        reachable = self._shard_scope.reachable
        if reachable.shards:
            await self._games.time.beat(reachable)  # a clock that was set forward makes nothing old
            await self._games.practice.clear_old()
        await self._absences.check()
        page = await self._games.resting.guilds(0, SERVERS, self._shard_scope.known)
        while page:
            await self._absences.look_for_missed(page)
            first, last = page[0], page[-1]
            await self._channel_changes.look_for_lost(first, last)
            page = await self._games.resting.guilds(last, SERVERS, self._shard_scope.known)
            if page:
                await asyncio.sleep(PAUSE)
