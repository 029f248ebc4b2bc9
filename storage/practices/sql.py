"""The statements about practice games."""

from typing import Final

SELECT_PRACTICE: Final = "SELECT version, log, updated_at FROM practices WHERE user_id = ?"

# The guards: they return no row if another save came first.
INSERT_PRACTICE: Final = """
INSERT INTO practices (version, log, updated_at, user_id) VALUES (?, ?, ?, ?)
ON CONFLICT DO NOTHING RETURNING user_id
"""

UPDATE_PRACTICE: Final = """
UPDATE practices SET version = ?, log = ?, updated_at = ? WHERE user_id = ? AND version = ? RETURNING user_id
"""

DELETE_PRACTICES: Final = "DELETE FROM practices WHERE updated_at < ?"
