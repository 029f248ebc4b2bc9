"""The statements about analyses."""

from typing import Final

SELECT_ANALYSIS: Final = "SELECT analysis FROM analyses WHERE game_id = ?"

UPSERT_ANALYSIS: Final = """
INSERT INTO analyses (game_id, analysis) VALUES (?, ?)
ON CONFLICT (game_id) DO UPDATE SET analysis = excluded.analysis
"""
