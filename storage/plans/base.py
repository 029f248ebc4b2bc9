"""What the engine needs of a database, as far as it is about plans."""

from typing import Protocol


class Plans(Protocol):
    """What people have planned for their next turn in games; see `storage.base.GameStore`."""

    async def plans_in(self, game_id: int) -> dict[int, str]:
        """Return what people have planned for their next turn in a game, by their ids."""
        ...

    async def save_plan(self, game_id: int, user_id: int, version: int, plan: str | None) -> None:
        """Store a person's plan in a game in place of an earlier one; delete it if it is None.

        Raise `VersionConflict` if the game is at another version or doesn't exist; nothing is written then.
        """
        ...
