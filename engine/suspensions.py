"""Suspends the games of servers that the bot was removed from, and closes games that can't be shown."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import timedelta
from typing import Final

from engine.errors import Refusal
from engine.game import Game, LogEntry
from engine.repository import GameRepository
from engine.table.events import Delayed, Expired, Lost
from engine.time.intervals import milliseconds
from storage.records import DamagedRecord
from storage.shards import EVERYTHING, Lease, ShardSet
from storage.store import Store

MAX_SUSPENSION: Final = timedelta(days=30)
"""How long games stay suspended, or can't be posted, before they are closed."""
_BATCH_SIZE: Final = 100


class Suspensions:
    """Suspends and closes games that can't be played; a part of `GameService`.

    `now` returns milliseconds since 1970 (UTC). Any method may raise `storage.store.StorageError`.
    """

    def __init__(self, store: Store, now: Callable[[], int], games: GameRepository) -> None:
        self._store = store
        self._now = now
        self._games = games

    async def guilds(self, after: int, limit: int, shard_set: ShardSet = EVERYTHING) -> list[int]:
        """Return up to `limit` servers with ids above `after` that have open or unposted games."""
        return await self._store.guilds(after, limit, shard_set)

    async def suspended_guilds(self, shard_set: ShardSet = EVERYTHING) -> list[int]:
        """Return the servers whose games are suspended."""
        return await self._store.suspended_guilds(shard_set)

    async def suspend(self, guild_id: int, lease: Lease | None = None) -> None:
        """Suspend the games of a server that the bot is no longer in: nothing becomes due or is posted.

        Do nothing if another process has taken over the `lease`; the same goes for `resume`.
        """
        await self._store.suspend(guild_id, self._now(), lease=lease)

    async def resume(self, guild_id: int, lease: Lease | None = None) -> None:
        """Resume the games of a server that the bot is back in, with as much time left as they had."""
        await self._store.resume(guild_id, self._now(), lease=lease)

    async def close_suspended(self, shard_set: ShardSet = EVERYTHING) -> list[Game]:
        """Close games that were suspended for longer than `MAX_SUSPENSION`; return a batch of them.

        Call again until none are returned. The closing is posted if the bot comes back. Damaged games, and
        those that have ended in the meantime, are skipped.
        """
        before = self._now() - milliseconds(MAX_SUSPENSION)
        closed = []
        for game_id in await self._store.suspended_before(before, _BATCH_SIZE, shard_set):
            with suppress(DamagedRecord, Refusal):  # it may have ended in the meantime
                closed.append(await self._games.change(game_id, lambda _table, _: [Expired()]))
        return closed

    async def close_lost(self, game_id: int, why: Lost = Lost.CHANNEL) -> Game:
        """Close a game whose channel was deleted, unless it is over; return it."""
        return await self._games.change(game_id, lambda table, _: [Expired(why)] if table.is_open else [])

    async def close_unposted(self, game: Game, unshown: Sequence[LogEntry]) -> Game | None:
        """Close a game whose last events couldn't be posted for longer than `MAX_SUSPENSION`.

        Return it if it is closed, None if it still waits: people may have moved in the meantime. Outages
        don't count.
        """
        since = 0
        for number, entry in enumerate(unshown):
            if isinstance(entry.event, Delayed) and number > 0:
                since += entry.event.by
            else:
                since = entry.at
        if not unshown or self._now() - since <= milliseconds(MAX_SUSPENSION):
            return None
        return await self.close_lost(game.id, Lost.POSTING)
