"""The statements about games and their logs."""

from typing import Final

from storage.times.sql import AWAY, LAST_ABSENCE

_HAS_PLANS: Final = "EXISTS (SELECT 1 FROM plans WHERE plans.game_id = games.id)"

_HAS_SETTINGS: Final = """EXISTS (
    SELECT 1 FROM seats JOIN people ON people.user_id = seats.user_id WHERE seats.game_id = games.id
)"""

GAME_COLUMNS: Final = (
    "id, guild_id, channel_id, is_open, begun, version, shown_version, message_id, snapshot, created_at, "
    "updated_at, due_at, delay, reminder_id, home_id, "
    f"rewrites, {_HAS_PLANS}, {_HAS_SETTINGS}, {AWAY}"
)

INSERT_GAME: Final = f"""
INSERT INTO games
(guild_id, channel_id, is_open, version, shown_version, created_at, updated_at, snapshot, due_at, absence)
VALUES (?, ?, ?, ?, 0, ?, ?, ?, ?, {LAST_ABSENCE})
RETURNING id
"""  # noqa: S608 - constants

_SET: Final = "is_open = ?, begun = ?, version = ?, updated_at = ?, snapshot = ?, due_at = ?, delay = 0"
_IS_AS_READ: Final = "id = ? AND version = ? AND rewrites = ? AND updated_at = ?"
_IS_KNOWN: Final = f"(? OR NOT {_HAS_PLANS}) AND (? OR NOT {_HAS_SETTINGS})"
_WHERE_IT_IS: Final = "channel_id, home_id, shown_version, message_id, reminder_id"

# The guard: returns no row unless everything that was relied on is as it was read.
UPDATE_GAME: Final = f"""
UPDATE games SET {_SET}, absence = {LAST_ABSENCE}
WHERE {_IS_AS_READ} AND delay + {AWAY} = ? AND {_IS_KNOWN}
RETURNING {_WHERE_IT_IS}
"""  # noqa: S608 - constants

# The same, in less time, if the bot hasn't been away since the game's last commit; otherwise nothing.
UPDATE_IF_NEVER_AWAY: Final = f"""
UPDATE games SET {_SET}
WHERE {_IS_AS_READ} AND delay = ? AND absence = {LAST_ABSENCE} AND {_IS_KNOWN}
RETURNING {_WHERE_IT_IS}
"""  # noqa: S608 - constants

SELECT_GAME: Final = f"SELECT {GAME_COLUMNS} FROM games WHERE id = ?"  # noqa: S608 - constants

# The ends of two stretches of indexes: what is played in the channel, and what was played in its threads.
SELECT_LATEST: Final = f"""
SELECT {GAME_COLUMNS} FROM games WHERE id IN (
    (SELECT id FROM games WHERE channel_id = ?
     ORDER BY is_open DESC, (home_id IS NULL) DESC, begun DESC, id DESC LIMIT 1),
    (SELECT id FROM games WHERE home_id = ? AND is_open = FALSE ORDER BY id DESC LIMIT 1)
)
ORDER BY is_open DESC, begun DESC, id DESC LIMIT 1
"""  # noqa: S608 - constants

SELECT_OPEN: Final = "SELECT id FROM games WHERE channel_id = ? AND is_open LIMIT 1"

# A row if a server has more open games than the number.
SELECT_MORE_OPEN: Final = "SELECT 1 FROM games WHERE guild_id = ? AND is_open LIMIT 1 OFFSET ?"

SELECT_EVENTS: Final = """
SELECT version, body, at FROM events WHERE game_id = ? AND version > ? ORDER BY version
"""

MARK_SHOWN: Final = """
UPDATE games SET shown_version = ?, message_id = ?, reminder_id = ?
WHERE id = ? AND shown_version <= ? AND version >= ?
"""

# Both ways at once; one is dropped when it is due, by what the person wants then.
UPSERT_PINGS: Final = """
INSERT INTO pings (user_id, game_id, way, due_at) VALUES (?, ?, 1, ?), (?, ?, 0, ?)
ON CONFLICT (user_id, game_id, way) DO UPDATE SET due_at = excluded.due_at, is_tried = FALSE
"""

DELETE_PINGS: Final = "DELETE FROM pings WHERE user_id = ? AND game_id = ?"

SELECT_UNSHOWN: Final = """
SELECT id FROM games WHERE shown_version < version AND resting_since IS NULL
ORDER BY updated_at, id LIMIT ?
"""

# By the indexes of what is left to do, and no further than some number of it.
COUNT_UNFINISHED: Final = """
SELECT count(*) FROM (
    SELECT 1 FROM games WHERE guild_id > 0 AND (is_open OR shown_version < version) ORDER BY guild_id LIMIT ?
) AS unfinished
"""

COUNT_IN_LOBBY: Final = """
SELECT count(*) FROM (
    SELECT 1 FROM games WHERE guild_id > 0 AND is_open AND NOT begun ORDER BY guild_id LIMIT ?
) AS in_lobby
"""

SELECT_NEWEST: Final = "SELECT coalesce(max(id), 0) FROM games"

SELECT_GUILDS: Final = """
SELECT DISTINCT guild_id FROM games WHERE guild_id > ? AND (is_open OR shown_version < version)
ORDER BY guild_id LIMIT ?
"""

SELECT_LOBBIES: Final = """
SELECT id FROM games WHERE guild_id = ? AND is_open AND NOT begun ORDER BY id DESC LIMIT ?
"""

DELETE_SEATS: Final = "DELETE FROM seats WHERE game_id = ?"


def insert_named(count: int) -> str:
    """Return the statement that notes that `count` people are named, each with the game."""
    rows = ", ".join(["(?, ?)"] * count)
    return f"INSERT INTO named (user_id, game_id) VALUES {rows} ON CONFLICT DO NOTHING"  # noqa: S608 - question marks


def insert_seats(count: int) -> str:
    """Return the statement that stores `count` seats, each with its game, person, state and time."""
    rows = ", ".join(["(?, ?, ?, ?)"] * count)
    return f"INSERT INTO seats (game_id, user_id, is_open, changed_at) VALUES {rows}"  # noqa: S608 - question marks


def insert_events(count: int) -> str:
    """Return the statement that appends `count` events, each with its game, version, time and body."""
    rows = ", ".join(["(?, ?, ?, ?)"] * count)
    return f"INSERT INTO events (game_id, version, at, body) VALUES {rows}"  # noqa: S608 - question marks
