"""What the engine needs of a database, as far as it is about where games are played."""

from typing import Protocol

from storage.share import EVERYTHING, Share


class Places(Protocol):
    """Where games are played, and what the servers there have chosen; see `storage.base.GameStore`."""

    async def enter_thread(self, game_id: int, thread_id: int) -> None:
        """Record that a game is played in a thread of its channel from now on; do nothing if it has a home.

        With the channel itself as `thread_id` it stays there, but no longer keeps others from opening.
        """
        ...

    async def leave_thread(self, game_id: int) -> None:
        """Record that a game goes on at its home, where its last event has to be shown again.

        Do nothing if it is there, or if it is over and shown.
        """
        ...

    async def open_in(self, channel_id: int) -> list[int]:
        """Return the ids of the open games that are played in a channel, or that have their home there."""
        ...

    async def places(self, first: int, last: int, share: Share = EVERYTHING) -> list[tuple[int, int]]:
        """Return the guilds, from `first` to `last`, and channels of open games that don't rest."""
        ...

    async def in_threads(self, home_id: int) -> list[int]:
        """Return the ids of a channel's open games that have a home, the oldest first."""
        ...

    async def load_server(self, guild_id: int) -> str | None:
        """Return a server's settings as they were saved, or None if there are none."""
        ...

    async def save_server(self, guild_id: int, settings: str) -> None:
        """Store a server's settings in place of earlier ones."""
        ...
