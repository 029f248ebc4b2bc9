"""Analyses of finished games: made once, and kept."""

from typing import Final

from storage.database import Database

SELECT_ANALYSIS: Final = "SELECT analysis FROM analyses WHERE game_id = ?"

UPSERT_ANALYSIS: Final = """
INSERT INTO analyses (game_id, analysis) VALUES (?, ?)
ON CONFLICT (game_id) DO UPDATE SET analysis = excluded.analysis
"""


class Analyses(Database):
    """The analyses of the games of a database."""

    async def load_analysis(self, game_id: int) -> str | None:
        """Return the analysis of a game as it was saved, or None if there is none."""
        return await self._text(f"the analysis of game {game_id}", SELECT_ANALYSIS, game_id)

    async def save_analysis(self, game_id: int, analysis: str) -> None:
        """Store the analysis of a game in place of an earlier one."""
        await self._execute(f"the analysis of game {game_id}", UPSERT_ANALYSIS, game_id, analysis)
