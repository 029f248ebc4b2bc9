"""Suspends games while the bot isn't in their server, and closes them if it doesn't come back."""

import logging
from collections.abc import Iterable
from typing import Final

from bot.feed.connection import Connection
from bot.feed.presenter import Presenter
from engine import GameService
from storage.shards import ShardSet

log = logging.getLogger(__name__)

CHECK_EVERY: Final = 3600.0
"""Seconds between checks for games suspended for too long."""


class GuildRemovals:
    """Suspends the games of servers that remove the bot, and resumes them when it is back."""

    def __init__(self, games: GameService, presenter: Presenter, connection: Connection) -> None:
        self._games = games
        self._presenter = presenter
        self._connection = connection
        self._suspended: set[int] = set()

    async def on_removed(self, guild_id: int) -> None:
        """Suspend the games of a server."""
        log.info("The bot was removed from server %d: its games are suspended", guild_id)
        self._suspended.add(guild_id)
        await self._games.suspensions.suspend(guild_id, self._connection.shard_scope.lease_for(guild_id))

    async def on_available(self, guild_id: int) -> None:
        """Resume the games of a server, and post what its channels have missed."""
        if guild_id in self._suspended:
            await self._games.suspensions.resume(guild_id, self._connection.shard_scope.lease_for(guild_id))
            self._suspended.discard(guild_id)
            await self._presenter.mark_uncertain()
            await self._presenter.enqueue_waiting()
        self._presenter.retry_now(guild_id=guild_id)

    async def check(self) -> None:
        """Resume suspended games of servers that the bot is in, and close those suspended for too long.

        Call at startup and periodically: a gateway event may have been missed.
        """
        known = self._connection.shard_scope.known
        self._suspended = set(await self._games.suspensions.suspended_guilds(known))
        for guild_id in [each for each in self._suspended if self._is_back(each)]:
            await self._games.suspensions.resume(guild_id, self._connection.shard_scope.lease_for(guild_id))
            self._suspended.discard(guild_id)
        await self._presenter.mark_uncertain()
        await self._presenter.enqueue_waiting()
        await self._close_suspended(known)

    async def check_missed(self, guild_ids: Iterable[int]) -> None:
        """Suspend the games of those servers that the bot is no longer in."""
        for guild_id in guild_ids:
            if guild_id not in self._suspended and not self._connection.is_in(guild_id):
                await self.on_removed(guild_id)

    def _is_back(self, guild_id: int) -> bool:
        return self._connection.shard_scope.knows(guild_id) and self._connection.is_in(guild_id)

    async def _close_suspended(self, shard_set: ShardSet) -> None:
        while closed := await self._games.suspensions.close_suspended(shard_set):
            for game in closed:
                log.info("Game %d: closed, the bot has been away from its server for too long", game.id)
