"""The statements about plans."""

from typing import Final

SELECT_PLANS: Final = "SELECT user_id, plan FROM plans WHERE game_id = ?"

# The guard: writes and returns nothing if the game is at another version.
UPSERT_PLAN: Final = """
INSERT INTO plans (game_id, user_id, plan) SELECT id, ?, ? FROM games WHERE id = ? AND version = ?
ON CONFLICT (game_id, user_id) DO UPDATE SET plan = excluded.plan
RETURNING game_id
"""

SELECT_VERSION: Final = "SELECT 1 FROM games WHERE id = ? AND version = ?"

DELETE_PLAN: Final = "DELETE FROM plans WHERE game_id = ? AND user_id = ?"
