"""Games of servers that the bot was removed from: they rest, return with it, and are closed in the end."""

import logging
from collections.abc import Iterable
from typing import Final

from bot.feed.connection import Connection
from bot.feed.presenter import Presenter
from engine import GameService
from storage.shards import Lease, ShardSet

log = logging.getLogger(__name__)

CHECK_EVERY: Final = 3600.0
"""Seconds between looking for games that have rested too long."""


class GuildRemovals:
    """Lets games rest while the bot is not in their server."""

    def __init__(self, games: GameService, presenter: Presenter, connection: Connection) -> None:
        self._games = games
        self._presenter = presenter
        self._connection = connection
        self._resting: set[int] = set()

    async def left(self, guild_id: int) -> None:
        """Let the games of a server rest."""
        log.info("The bot was removed from server %d: its games rest", guild_id)
        self._resting.add(guild_id)
        await self._games.resting.rest(guild_id, self._lease_for(guild_id))

    async def is_there(self, guild_id: int) -> None:
        """Let the games of a server go on, and show what its channels have missed."""
        if guild_id in self._resting:
            await self._games.resting.wake(guild_id, self._lease_for(guild_id))
            self._resting.discard(guild_id)
            await self._presenter.recall()
            await self._presenter.present_waiting()
        self._presenter.retry_now(guild_id=guild_id)

    async def check(self) -> None:
        """Let games go on that rest though the bot is in their server, and close those at rest too long.

        Call after a start and from time to time: a change may have been missed.
        """
        known = self._connection.shard_scope.known
        self._resting = set(await self._games.resting.resting_guilds(known))
        for guild_id in [each for each in self._resting if self._is_back(each)]:
            await self._games.resting.wake(guild_id, self._lease_for(guild_id))
            self._resting.discard(guild_id)
        await self._presenter.recall()
        await self._presenter.present_waiting()
        await self._close_rested(known)

    async def look_for_missed(self, guild_ids: Iterable[int]) -> None:
        """Let the games of servers rest in which the bot isn't any more, as far as they don't yet."""
        for guild_id in guild_ids:
            if guild_id not in self._resting and not self._connection.is_in(guild_id):
                await self.left(guild_id)

    def _is_back(self, guild_id: int) -> bool:
        return self._connection.shard_scope.knows(guild_id) and self._connection.is_in(guild_id)

    async def _close_rested(self, share: ShardSet) -> None:
        while closed := await self._games.resting.close_rested(share):
            for game in closed:
                log.info("Game %d: closed, the bot has been away from its server for too long", game.id)

    def _lease_for(self, guild_id: int) -> Lease | None:
        return self._connection.shard_scope.lease_for(guild_id)
