"""What the engine needs of a database, as far as it is about practice games."""

from typing import Protocol

from storage.answers import StoredPractice


class Practices(Protocol):
    """The games that people play for practice, one each; see `storage.base.GameStore`."""

    async def load_practice(self, user_id: int) -> StoredPractice | None:
        """Return a person's practice game, or None if there is none."""
        ...

    async def save_practice(self, practice: StoredPractice, *, expected_version: int | None) -> None:
        """Store a person's practice game in place of the one at `expected_version`, None if there is none.

        Raise `VersionConflict` if that isn't so; nothing is written then.
        """
        ...

    async def forget_practices(self, before: int) -> None:
        """Delete the practice games that were saved last before a moment, in milliseconds since 1970."""
        ...
