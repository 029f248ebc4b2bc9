"""What the engine asks of a database: games as an event log beside a snapshot, guarded by version.

A driver keeps opaque texts; what they mean is the engine's business. Every write is one transaction, and is
on disk when the call returns. A call whose task is cancelled has happened whole or not at all.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game's row.

    `version` counts the events committed so far; `shown_version` is how far players have been shown them, in
    the message `message_id`. `open` games hold their channel: there is at most one in each. `begun` is False
    in the lobby, and for a lobby that was cancelled. Times are milliseconds since 1970 (UTC).
    """

    id: int
    guild_id: int
    channel_id: int
    open: bool
    begun: bool
    version: int
    shown_version: int
    message_id: int | None
    snapshot: str
    created_at: int
    updated_at: int


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """A line of a game's log; `version` counts from 1 without gaps, `at` is in milliseconds since 1970."""

    version: int
    body: str
    at: int


class StorageError(Exception):
    """The database can't be used; the text says why and what to do, in one line for the operator."""


class DamagedRecord(StorageError):
    """What was asked for is damaged in the database, and will stay so; other games may well be whole."""


class VersionConflict(Exception):
    """Somebody else committed to the game first; nothing was written."""


class ChannelOccupied(Exception):
    """The channel already has an open game; nothing was written."""


class GameStore(Protocol):
    """A database of games.

    All methods may raise `StorageError`, after which nothing was written, and `DamagedRecord` in particular.
    """

    async def create(
        self, *, guild_id: int, channel_id: int, snapshot: str, events: Sequence[str], at: int
    ) -> StoredGame:
        """Store a new open game whose log begins with `events` and return its row.

        Raises `ChannelOccupied` if the channel has an open game.
        """
        ...

    async def load(self, game_id: int) -> StoredGame | None:
        """Return a game's row, or None if there is none."""
        ...

    async def load_latest(self, channel_id: int) -> StoredGame | None:
        """Return the channel's open game, else the last that had begun, else the last, else None."""
        ...

    async def commit(
        self,
        game_id: int,
        *,
        expected_version: int,
        open: bool,  # noqa: A002 - the word of the row
        begun: bool,
        snapshot: str,
        events: Sequence[str],
        at: int,
    ) -> StoredGame:
        """Append `events` to the log and replace the snapshot, if the game still is at `expected_version`.

        Returns the new row. Raises `VersionConflict` if the game is at another version, or does not exist;
        `ChannelOccupied` if it opens a closed game where another is open; `ValueError` if `events` is empty,
        for the guard counts events.
        """
        ...

    async def events(self, game_id: int, after: int = 0) -> list[StoredEvent]:
        """Return the events of a game whose version is greater than `after`, oldest first."""
        ...

    async def mark_shown(self, game_id: int, version: int, message_id: int | None) -> None:
        """Note that players have been shown everything up to `version`, in `message_id`.

        A lower version than is noted already changes nothing, nor does one that was never committed.
        """
        ...

    async def unshown(self, limit: int) -> list[int]:
        """Return ids of games with events that players have not been shown, longest waiting first.

        Games that rest are left out.
        """
        ...

    async def guilds(self) -> list[int]:
        """Return the guilds that have open or unshown games, whether these rest or not."""
        ...

    async def rest(self, guild_id: int, at: int) -> None:
        """Let a guild's open and unshown games rest since `at`, but for those that rest already."""
        ...

    async def wake(self, guild_id: int) -> None:
        """Let no game of a guild rest any longer."""
        ...

    async def rested_before(self, at: int, limit: int) -> list[int]:
        """Return ids of open games that have been resting since before `at`, longest first."""
        ...

    async def check(self) -> None:
        """Raise `StorageError` if moves can't be saved now, as far as that is known without saving one."""
        ...

    async def close(self) -> None:
        """Finish what is in hand and close the database."""
        ...
