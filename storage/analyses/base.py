"""What the engine needs of a database, as far as it is about analyses."""

from typing import Protocol


class Analyses(Protocol):
    """The analyses of games; see `storage.base.GameStore`."""

    async def load_analysis(self, game_id: int) -> str | None:
        """Return the analysis of a game as it was saved, or None if there is none."""
        ...

    async def save_analysis(self, game_id: int, analysis: str) -> None:
        """Store the analysis of a game in place of an earlier one."""
        ...
