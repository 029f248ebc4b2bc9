"""The statements about where games are played."""

from typing import Final

ENTER_THREAD: Final = """
UPDATE games SET home_id = channel_id, channel_id = ? WHERE id = ? AND home_id IS NULL
"""

LEAVE_THREAD: Final = """
UPDATE games SET channel_id = home_id, message_id = NULL, reminder_id = NULL,
shown_version = CASE WHEN shown_version < version THEN shown_version ELSE version - 1 END
WHERE id = ? AND home_id <> channel_id AND (is_open OR shown_version < version)
"""

# Two stretches of indexes: what is played in the channel, and what has left it for threads.
SELECT_OPEN_IN: Final = """
SELECT id FROM games WHERE channel_id = ? AND is_open = TRUE
UNION SELECT id FROM games WHERE home_id = ? AND is_open = TRUE
ORDER BY 1
"""

SELECT_PLACES: Final = """
SELECT DISTINCT guild_id, channel_id FROM games
WHERE guild_id >= ? AND guild_id <= ? AND (is_open OR shown_version < version) AND is_open
AND resting_since IS NULL
"""

SELECT_IN_THREADS: Final = "SELECT id FROM games WHERE home_id = ? AND is_open = TRUE ORDER BY id"

SELECT_SERVER: Final = "SELECT settings FROM servers WHERE guild_id = ?"

UPSERT_SERVER: Final = """
INSERT INTO servers (guild_id, settings) VALUES (?, ?)
ON CONFLICT (guild_id) DO UPDATE SET settings = excluded.settings
"""
