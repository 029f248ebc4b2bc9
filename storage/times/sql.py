"""The statements about time."""

from typing import Final

# For how long the bot was away from a game since its last commit and until it rested, apart from the absences
# that its `due_at` and `delay` take into account already: those up to the number `absence`. After an absence
# there is one until the game's log says so.
AWAY: Final = """CAST(COALESCE((
    SELECT SUM(
        CASE WHEN resting_since < until THEN resting_since ELSE until END
        - CASE WHEN updated_at > since THEN updated_at ELSE since END
    ) FROM absences
    WHERE absences.id > games.absence AND (guild_id >> 22) % shards = shard AND due_at IS NOT NULL
    AND updated_at < until
    AND (resting_since IS NULL OR (resting_since > since AND resting_since > updated_at))
), 0) AS BIGINT)"""

LAST_ABSENCE: Final = "(SELECT COALESCE(MAX(id), 0) FROM absences)"

REST: Final = """
UPDATE games SET resting_since = ?
WHERE guild_id = ? AND resting_since IS NULL AND (is_open OR shown_version < version)
"""

# What was due waits for as long as the game has rested.
WAKE: Final = f"""
UPDATE games SET resting_since = NULL, absence = {LAST_ABSENCE},
due_at = due_at + {AWAY} + CASE WHEN ? > resting_since THEN ? - resting_since ELSE 0 END,
delay = delay + {AWAY}
+ CASE WHEN ? > resting_since AND due_at IS NOT NULL THEN ? - resting_since ELSE 0 END
WHERE guild_id = ? AND resting_since IS NOT NULL AND (is_open OR shown_version < version)
"""  # noqa: S608 - constants

SELECT_RESTED: Final = """
SELECT id FROM games WHERE is_open AND resting_since < ? ORDER BY resting_since, id LIMIT ?
"""

# One for each game that rests.
SELECT_RESTING_GUILDS: Final = """
SELECT guild_id FROM games
WHERE resting_since IS NOT NULL AND (is_open OR shown_version < version)
ORDER BY resting_since, guild_id
"""

SELECT_DUE: Final = """
SELECT id FROM games WHERE due_at > ? AND due_at <= ? AND resting_since IS NULL ORDER BY due_at, id LIMIT ?
"""

SELECT_NEXT_DUE: Final = """
SELECT due_at FROM games WHERE due_at > ? AND resting_since IS NULL ORDER BY due_at, id LIMIT 1
"""

SET_DUE: Final = "UPDATE games SET due_at = ? + delay WHERE id = ? AND version = ?"

_PING: Final = """pings.user_id, pings.game_id, pings.way, pings.due_at, pings.is_tried,
EXISTS (
    SELECT 1 FROM pings AS own
    WHERE own.user_id = pings.user_id AND own.game_id = pings.game_id AND own.way = 1
)"""

SELECT_PINGS_DUE: Final = f"""
SELECT {_PING} FROM pings JOIN games ON games.id = pings.game_id
WHERE pings.way = 0 AND pings.due_at <= ? AND resting_since IS NULL
ORDER BY pings.due_at, pings.user_id, pings.game_id LIMIT ?
"""  # noqa: S608 - constants

# People belong to shards as if they were servers.
SELECT_DIRECT_PINGS_DUE: Final = f"""
SELECT {_PING}
FROM (
    SELECT pings.user_id AS guild_id, pings.* FROM pings JOIN games ON games.id = pings.game_id
    WHERE pings.way = 1 AND pings.due_at <= ? AND resting_since IS NULL
) AS pings WHERE TRUE
ORDER BY pings.due_at, pings.user_id, pings.game_id LIMIT ?
"""  # noqa: S608 - constants

SELECT_PINGS_OF_PERSON: Final = f"""
SELECT {_PING} FROM pings WHERE user_id = ? ORDER BY game_id, way
"""  # noqa: S608 - constants

SELECT_NEXT_PING: Final = """
SELECT min(due_at) FROM (
    SELECT min(due_at) AS due_at FROM pings WHERE way = 1 AND due_at > ?
    UNION ALL SELECT min(due_at) AS due_at FROM pings WHERE way = 0 AND due_at > ?
) AS firsts
"""

_SAME_PING: Final = "user_id = ? AND game_id = ? AND way = ? AND due_at = ?"

TRY_PING: Final = f"UPDATE pings SET is_tried = TRUE WHERE {_SAME_PING}"  # noqa: S608 - constants

PUT_OFF_PING: Final = f"UPDATE pings SET due_at = ? WHERE {_SAME_PING}"  # noqa: S608 - constants

DELETE_PING: Final = f"DELETE FROM pings WHERE {_SAME_PING}"  # noqa: S608 - constants

INSERT_ABSENCE: Final = """
INSERT INTO absences (id, shards, shard, since, until, is_told)
SELECT COALESCE(MAX(id), 0) + 1, ?, ?, ?, ?, ? FROM absences WHERE TRUE
ON CONFLICT (id) DO NOTHING RETURNING id
"""

# For how long the bot was away from a shard since some moment.
SUM_ABSENCES: Final = """
SELECT CAST(COALESCE(SUM(until - since), 0) AS BIGINT) FROM absences
WHERE shards = ? AND shard = ? AND until > ?
"""

DELETE_ABSENCES: Final = "DELETE FROM absences WHERE until < ?"

SELECT_ABSENCES: Final = "SELECT since, until FROM absences WHERE until > ? ORDER BY until DESC"

SELECT_UNTOLD: Final = "SELECT id, shards, shard FROM absences WHERE NOT is_told"

# What is delayed by its own row: by a rest, or by an absence that came while somebody moved.
SELECT_DELAYED: Final = """
SELECT id FROM games WHERE delay > 0 AND due_at IS NOT NULL AND resting_since IS NULL ORDER BY id LIMIT ?
"""

# A page of all games that are due at some moment, and how long the bot was away from each.
SELECT_AWAY: Final = f"""
SELECT due_at, id, {AWAY} FROM games
WHERE due_at >= ? AND (due_at > ? OR id > ?) AND resting_since IS NULL
ORDER BY due_at, id LIMIT ?
"""  # noqa: S608 - constants

# A row for every shard, with every number of shards that was ever usual: not many.
SELECT_BEATS: Final = "SELECT shards, shard, at, is_last FROM beats"


def upsert_beats(count: int, *, since: int | None = None, last: bool = False) -> str:
    """Return the statement that notes for `count` shards, each with a time, that the bot is there.

    That may be for the `last` time. With `since` it leaves those alone for which a later moment is noted; it
    returns the others.
    """
    rows = ", ".join([f"(?, ?, ?, {'TRUE' if last else 'FALSE'})"] * count)
    unless = "" if since is None else f" WHERE beats.at <= {int(since)}"
    return (
        f"INSERT INTO beats (shards, shard, at, is_last) VALUES {rows} "  # noqa: S608 - constants and a number
        "ON CONFLICT (shards, shard) DO UPDATE "
        f"SET at = excluded.at, is_last = excluded.is_last{unless} RETURNING shard"
    )


def mark_told(count: int) -> str:
    """Return the statement that notes that games were looked through because of `count` absences."""
    ids = ", ".join("?" * count)
    return f"UPDATE absences SET is_told = TRUE WHERE id IN ({ids})"  # noqa: S608 - question marks
