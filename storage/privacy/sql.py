"""The statements about whom games name."""

from typing import Final

SELECT_NAMING: Final = "SELECT game_id FROM named WHERE user_id = ? ORDER BY game_id"

MARK_LEAVING: Final = "UPDATE named SET is_leaving = TRUE WHERE user_id = ?"

SELECT_LEAVING: Final = "SELECT user_id, game_id FROM named WHERE is_leaving ORDER BY user_id, game_id"

# The guard: returns no row if another commit came first.
REWRITE_SNAPSHOT: Final = """
UPDATE games SET snapshot = ?, rewrites = rewrites + 1 WHERE id = ? AND version = ? AND rewrites = ?
RETURNING id
"""

REWRITE_EVENT: Final = "UPDATE events SET body = ? WHERE game_id = ? AND version = ?"

DELETE_GAME: Final = "DELETE FROM games WHERE id = ? RETURNING id"
