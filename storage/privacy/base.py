"""What the engine needs of a database, as far as it is about whom games name."""

from typing import Protocol

from storage.changes import Rewrite


class Erasing(Protocol):
    """Whom games name, and how people and games are deleted; see `storage.base.GameStore`."""

    async def games_naming(self, user_id: int) -> list[int]:
        """Return the ids of all games whose log names a person, in order."""
        ...

    async def begin_deleting(self, user_id: int) -> None:
        """Delete all rows that belong to a person, and note in which games they are still named.

        See `storage.privacy.columns` for what belongs to people.
        """
        ...

    async def leaving(self) -> list[tuple[int, int]]:
        """Return the people who are to be deleted, each with a game that still names them."""
        ...

    async def rewrite(self, rewrite: Rewrite) -> None:
        """Take a person out of a game's snapshot and log, and delete whatever else connects them with it.

        Raise `VersionConflict` if the game is at another version, was rewritten since, or doesn't exist.
        """
        ...

    async def remove(self, game_id: int) -> bool:
        """Delete a game and all that belongs to it; return whether there was one. Its id isn't used again."""
        ...
