"""Games whose people the bot can't reach: they rest, or wait, and are closed in the end."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import timedelta
from typing import Final

from engine.errors import Refusal
from engine.events import Delayed, Expired, Lost
from engine.game import Change, Game, LogEntry
from engine.hours.stretches import milliseconds
from storage.base import DamagedRecord, GameStore
from storage.share import EVERYTHING, Lease, Share

LONGEST_REST: Final = timedelta(days=30)
"""How long games wait for the bot to return to their server, or to be able to post, before it closes them."""
_EXPIRED_AT_ONCE: Final = 100


class Resting:
    """The rest of games in a database, which belongs to `Tables`.

    `now` and `change` are those of `Timekeeping`. Any method may raise `storage.base.StorageError`.
    """

    def __init__(self, store: GameStore, now: Callable[[], int], change: Change) -> None:
        self._store = store
        self._now = now
        self._change = change

    async def guilds(self, after: int, limit: int, share: Share = EVERYTHING) -> list[int]:
        """Return the first `limit` servers after another that have open or unshown games, resting or not."""
        return await self._store.guilds(after, limit, share)

    async def resting_guilds(self, share: Share = EVERYTHING) -> list[int]:
        """Return the servers whose games rest."""
        return await self._store.resting_guilds(share)

    async def rest(self, guild_id: int, lease: Lease | None = None) -> None:
        """Let the games of a server rest, since the bot is no longer in it: nothing is due or to be shown.

        Do nothing if somebody else has been given the `lease` on it, here and in `wake`.
        """
        await self._store.rest(guild_id, self._now(), lease=lease)

    async def wake(self, guild_id: int, lease: Lease | None = None) -> None:
        """Let the games of a server go on, since the bot is in it, with as much time left as they had."""
        await self._store.wake(guild_id, self._now(), lease=lease)

    async def close_rested(self, share: Share = EVERYTHING) -> list[Game]:
        """Close games that have been resting for longer than `LONGEST_REST`; return some of them.

        Call again until none are returned. Their channels are shown it if the bot comes back. Games whose
        record is damaged stay as they are, and so do those that have ended meanwhile.
        """
        before = self._now() - milliseconds(LONGEST_REST)
        closed = []
        for game_id in await self._store.rested_before(before, _EXPIRED_AT_ONCE, share):
            with suppress(DamagedRecord, Refusal):  # somebody may have ended it since
                closed.append(await self._change(game_id, lambda _: [Expired()]))
        return closed

    async def close_lost(self, game_id: int, why: Lost = Lost.CHANNEL) -> Game:
        """Close a game whose channel was deleted, and return it; one that is over stays as it is."""
        return await self._change(game_id, lambda table: [Expired(why)] if table.is_open else [])

    async def close_unheard(self, game: Game, unshown: Sequence[LogEntry]) -> Game | None:
        """Close a game whose channel couldn't be shown the end of its log for longer than `LONGEST_REST`.

        Return it, closed now or before; None if it still waits: people may have moved meanwhile all the same.
        The time that the bot was away doesn't count.
        """
        since = 0
        for number, entry in enumerate(unshown):
            if isinstance(entry.event, Delayed) and number > 0:
                since += entry.event.by
            else:
                since = int(entry.at.timestamp() * 1000)
        if not unshown or self._now() - since <= milliseconds(LONGEST_REST):
            return None
        return await self.close_lost(game.id, Lost.POSTING)
