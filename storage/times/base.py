"""What the engine needs of a database, as far as it is about time."""

from collections.abc import Sequence
from typing import Protocol

from storage.answers import StoredPing
from storage.share import EVERYTHING, Lease, Share


class Times(Protocol):
    """When games have to be looked at, and when they or the bot rested; see `storage.base.GameStore`."""

    async def rest(self, guild_id: int, at: int, *, lease: Lease | None = None) -> None:
        """Mark a guild's open and unshown games as resting since `at`, except those already resting.

        Do nothing if somebody else has been given the `lease` on the guild, here and in `wake`.
        """
        ...

    async def wake(self, guild_id: int, at: int, *, lease: Lease | None = None) -> None:
        """Mark the games of a guild as no longer resting since `at`; they are delayed by their rest."""
        ...

    async def rested_before(self, at: int, limit: int, share: Share = EVERYTHING) -> list[int]:
        """Return the ids of open games that have been resting since before `at`, the longest first."""
        ...

    async def resting_guilds(self, share: Share = EVERYTHING) -> list[int]:
        """Return the guilds with games that rest."""
        ...

    async def due(self, at: int, limit: int, share: Share = EVERYTHING, *, after: int = -1) -> list[int]:
        """Return the ids of games that are due at `at` or before, but not until `after`, the first due first.

        Among them may be some that only would be due but for a `delay`. Resting games are left out, here and
        in the next methods.
        """
        ...

    async def next_due(self, after: int) -> int | None:
        """Return the first moment after `after` at which `due` may return a game, None if there is none."""
        ...

    async def set_due(self, game_id: int, version: int, due_at: int | None) -> None:
        """Change when a game is due without an event, apart from its delay; do nothing at another version."""
        ...

    async def pings_due(
        self, at: int, limit: int, share: Share = EVERYTHING, *, direct: bool
    ) -> list[StoredPing]:
        """Return pings that are due at `at` or before, those of each person one after the other.

        Direct messages belong to a share by whom they go to, as if that were a guild; others by the guild of
        their game. Those of resting games are left out.
        """
        ...

    async def next_ping(self, after: int) -> int | None:
        """Return the first moment after `after` at which `pings_due` may return anything, None if none is."""
        ...

    async def pings_of(self, user_id: int) -> list[StoredPing]:
        """Return all pings that somebody is to get."""
        ...

    async def try_pings(self, pings: Sequence[StoredPing]) -> None:
        """Note that some pings are being sent, as far as they are still due when they were."""
        ...

    async def put_off_pings(self, pings: Sequence[StoredPing], at: int) -> None:
        """Let some pings be due at another moment, as far as they are still due when they were."""
        ...

    async def end_pings(self, pings: Sequence[StoredPing]) -> None:
        """Delete some pings, as far as they are still due when they were."""
        ...

    async def delay(self, since: int, at: int, share: Share = EVERYTHING, *, quietly: int = 0) -> None:
        """Delay all games by the time from `since` to `at`, and note that the bot is there at `at`.

        Unless a shard was away for longer than `quietly` in the last hour, all in all, `delayed` needn't
        return its games because of this: their next commits say so.
        A game that was changed in that time is delayed from then on. Shards are left out for which something
        later than `since` is noted: another process has done this.
        """
        ...

    async def absences(self, after: int) -> list[tuple[int, int]]:
        """Return from when until when the bot was away from any shard, as far as that ended after a moment.

        The last comes first. What is long ago isn't known any more.
        """
        ...

    async def delayed(self, limit: int, share: Share = EVERYTHING) -> list[int]:
        """Return the ids of up to about `limit` games that have a `due_at` and a `delay`, and don't rest.

        After an absence, which can delay all of them, others are returned by each call, and some once more.
        """
        ...

    async def last_beat(self, share: Share = EVERYTHING) -> int | None:
        """Return the last moment at which the bot is known to have been there, None if it never was.

        That is the earliest of what is noted for each shard of the share. With another number of shards than
        before, what was noted last counts for each of them.
        """
        ...

    async def has_left(self, share: Share = EVERYTHING) -> bool:
        """Return whether what `last_beat` returns was noted as the last one by a process that left."""
        ...

    async def beat(self, at: int, share: Share = EVERYTHING, *, last: bool = False) -> None:
        """Note that the bot is there for a share at `at`, for the `last` time perhaps."""
        ...
