"""What the engine needs of a database, as far as it is about games and their logs."""

from typing import Protocol

from storage.answers import Census, StoredEvent, StoredGame, Whereabouts
from storage.changes import Commit, NewGame, Shown
from storage.share import EVERYTHING, Share


class Games(Protocol):
    """Games, with their logs; see `storage.base.GameStore`."""

    async def create(self, new: NewGame) -> StoredGame:
        """Store a new open game and return its row.

        Raise `ChannelOccupied` if an open game is played in the channel, and `GuildFull` if the guild has as
        many open games already as it may have, wherever they are played.
        """
        ...

    async def load(self, game_id: int) -> StoredGame | None:
        """Return a game's row, or None if there is none."""
        ...

    async def load_latest(self, channel_id: int) -> StoredGame | None:
        """Return the channel's open game; failing that the last that began, the last of all, or None.

        A game that was played in one of its threads counts once it is over. If one that has lost its thread
        is open beside one of the channel's own, that of the channel is returned.
        """
        ...

    async def commit(self, commit: Commit) -> Whereabouts:
        """Append to a game's log and replace its snapshot if it still is as it was read; return where it is.

        Raise `VersionConflict` if it is at another version, was rewritten or delayed since, or doesn't exist,
        or if there are plans or settings although whoever decided relied on there being none. Raise
        `ChannelOccupied` if this reopens a game where another is open.
        """
        ...

    async def events(self, game_id: int, after: int = 0) -> list[StoredEvent]:
        """Return the events of a game with a version greater than `after`, oldest first."""
        ...

    async def mark_shown(self, shown: Shown) -> None:
        """Record how far players have been shown a game.

        Do nothing if a later version has been recorded, if the version was never committed, or if somebody
        else has been given the lease.
        """
        ...

    async def unshown(self, limit: int, share: Share = EVERYTHING) -> list[int]:
        """Return the ids of games with events that players haven't been shown, the longest waiting first.

        Resting games are left out.
        """
        ...

    async def guilds(self, after: int, limit: int, share: Share = EVERYTHING) -> list[int]:
        """Return the next `limit` guilds after one with open or unshown games, resting or not, in order."""
        ...

    async def census(self, most: int, share: Share = EVERYTHING) -> Census:
        """Return how many games there are; no more than `most` that aren't over are counted."""
        ...

    async def lobbies(self, guild_id: int, limit: int) -> list[int]:
        """Return the ids of a guild's open games that haven't begun, the newest first."""
        ...
