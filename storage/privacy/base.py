"""What the engine needs of a database, as far as it is about whom games name."""

from collections.abc import Mapping
from typing import Protocol


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

    async def rewrite(
        self,
        game_id: int,
        user_id: int,
        *,
        expected_version: int,
        rewrites: int = 0,
        snapshot: str,
        events: Mapping[int, str],
    ) -> None:
        """Replace a game's snapshot and some events, by their versions, so that they don't name a person.

        Whatever else connects the person with the game is deleted. Raise `VersionConflict` if the game is at
        another version, was rewritten more often than `rewrites`, or doesn't exist; nothing was written then.
        """
        ...

    async def remove(self, game_id: int) -> bool:
        """Delete a game and all that belongs to it; return whether there was one. Its id isn't used again."""
        ...
