"""What the engine needs of a database.

A game is an event log and a snapshot, guarded by a version; a person or a server is a text with settings.

Drivers store opaque strings; only the engine knows what they mean. Every write is one transaction, and is on
disk when the call returns. A call whose task is cancelled takes effect completely or not at all.
"""

from typing import Protocol

from storage.analyses.base import Analyses
from storage.answers import (
    Census,
    ChannelOccupied,
    DamagedRecord,
    GuildFull,
    StorageError,
    StoredEvent,
    StoredGame,
    StoredPing,
    StoredPractice,
    VersionConflict,
    Whereabouts,
)
from storage.changes import Commit, NewGame, Rewrite, Shown
from storage.games.base import Games
from storage.people.base import People
from storage.places.base import Places
from storage.plans.base import Plans
from storage.practices.base import Practices
from storage.privacy.base import Erasing
from storage.times.base import Times

__all__ = [
    "Census",
    "ChannelOccupied",
    "Commit",
    "DamagedRecord",
    "GameStore",
    "GuildFull",
    "NewGame",
    "Rewrite",
    "Shown",
    "StorageError",
    "StoredEvent",
    "StoredGame",
    "StoredPing",
    "StoredPractice",
    "VersionConflict",
    "Whereabouts",
]


class GameStore(Games, Places, Times, People, Plans, Practices, Erasing, Analyses, Protocol):
    """A database of games, and of what people and servers have chosen.

    Any method may raise `StorageError`, or `DamagedRecord` in particular; nothing was written then. Methods
    that look for games find those of a `share`.
    """

    async def wipe(self, *, thoroughly: bool = False) -> None:
        """See that what was deleted isn't left in unused parts of the database's files.

        That is overwritten anyway, but an older version may not have done so: what it left goes if this is
        done `thoroughly`, which takes long.
        """
        ...

    async def check(self) -> None:
        """Raise `StorageError` if moves can't be saved at the moment, as far as a quick look can tell."""
        ...

    async def close(self) -> None:
        """Finish what is in progress and close the database."""
        ...
