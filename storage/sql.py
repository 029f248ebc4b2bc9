"""The statements, in SQL that both SQLite (3.35 or newer) and PostgreSQL understand.

Parameters are `?`, in order; a driver for a database that numbers them (`$1`) has to number them.
"""

from typing import Final

from storage.share import Lease, Share

UNFINISHED_COPY: Final = "azul_copy"
"""The table that a database has for as long as it is copied into: it says what it is a copy of."""

_HAS_PLANS: Final = "EXISTS (SELECT 1 FROM plans WHERE plans.game_id = games.id)"
_HAS_SETTINGS: Final = """EXISTS (
    SELECT 1 FROM seats JOIN people ON people.user_id = seats.user_id WHERE seats.game_id = games.id
)"""

# For how long the bot was away from a game since its last commit and until it rested, apart from the absences
# that its `due_at` and `delay` take into account already: those up to the number `absence`. After an absence
# there is one until the game's log says so.
_AWAY: Final = """CAST(COALESCE((
    SELECT SUM(
        CASE WHEN resting_since < until THEN resting_since ELSE until END
        - CASE WHEN updated_at > since THEN updated_at ELSE since END
    ) FROM absences
    WHERE absences.id > games.absence AND (guild_id >> 22) % shards = shard AND due_at IS NOT NULL
    AND updated_at < until
    AND (resting_since IS NULL OR (resting_since > since AND resting_since > updated_at))
), 0) AS BIGINT)"""
_LAST_ABSENCE: Final = "(SELECT COALESCE(MAX(id), 0) FROM absences)"

GAME_COLUMNS: Final = (
    "id, guild_id, channel_id, is_open, begun, version, shown_version, message_id, snapshot, created_at, "
    "updated_at, due_at, delay, reminder_id, home_id, "
    f"rewrites, {_HAS_PLANS}, {_HAS_SETTINGS}, {_AWAY}"
)

INSERT_GAME: Final = f"""
INSERT INTO games
(guild_id, channel_id, is_open, version, shown_version, created_at, updated_at, snapshot, due_at, absence)
VALUES (?, ?, ?, ?, 0, ?, ?, ?, ?, {_LAST_ABSENCE})
RETURNING id
"""  # noqa: S608 - constants

# The guard: returns no row unless everything that was relied on is as it was read.
UPDATE_GAME: Final = f"""
UPDATE games SET is_open = ?, begun = ?, version = ?, updated_at = ?, snapshot = ?, due_at = ?, delay = 0,
absence = {_LAST_ABSENCE}
WHERE id = ? AND version = ? AND rewrites = ? AND updated_at = ? AND delay + {_AWAY} = ?
AND (? OR NOT {_HAS_PLANS}) AND (? OR NOT {_HAS_SETTINGS})
RETURNING channel_id, home_id, shown_version, message_id, reminder_id
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

SELECT_EVENTS: Final = """
SELECT version, body, at FROM events WHERE game_id = ? AND version > ? ORDER BY version
"""

MARK_SHOWN: Final = """
UPDATE games SET shown_version = ?, message_id = ?, reminder_id = ?
WHERE id = ? AND shown_version <= ? AND version >= ?
"""

_IS_HELD: Final = "AND EXISTS (SELECT 1 FROM leases WHERE name = ? AND fence = ?)"

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

# One for each game that rests.
SELECT_RESTING_GUILDS: Final = """
SELECT guild_id FROM games
WHERE resting_since IS NOT NULL AND (is_open OR shown_version < version)
ORDER BY resting_since, guild_id
"""

REST: Final = """
UPDATE games SET resting_since = ?
WHERE guild_id = ? AND resting_since IS NULL AND (is_open OR shown_version < version)
"""

# What was due waits for as long as the game has rested.
WAKE: Final = f"""
UPDATE games SET resting_since = NULL, absence = {_LAST_ABSENCE},
due_at = due_at + {_AWAY} + CASE WHEN ? > resting_since THEN ? - resting_since ELSE 0 END,
delay = delay + {_AWAY}
+ CASE WHEN ? > resting_since AND due_at IS NOT NULL THEN ? - resting_since ELSE 0 END
WHERE guild_id = ? AND resting_since IS NOT NULL AND (is_open OR shown_version < version)
"""  # noqa: S608 - constants

SELECT_RESTED: Final = """
SELECT id FROM games WHERE is_open AND resting_since < ? ORDER BY resting_since, id LIMIT ?
"""

SELECT_DUE: Final = """
SELECT id FROM games WHERE due_at > ? AND due_at <= ? AND resting_since IS NULL ORDER BY due_at, id LIMIT ?
"""

SELECT_NEXT_DUE: Final = """
SELECT due_at FROM games WHERE due_at > ? AND resting_since IS NULL ORDER BY due_at, id LIMIT 1
"""

SET_DUE: Final = "UPDATE games SET due_at = ? + delay WHERE id = ? AND version = ?"

INSERT_ABSENCE: Final = """
INSERT INTO absences (id, shards, shard, since, until)
SELECT COALESCE(MAX(id), 0) + 1, ?, ?, ?, ? FROM absences WHERE TRUE
ON CONFLICT (id) DO NOTHING RETURNING id
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
SELECT due_at, id, {_AWAY} FROM games
WHERE due_at >= ? AND (due_at > ? OR id > ?) AND resting_since IS NULL
ORDER BY due_at, id LIMIT ?
"""  # noqa: S608 - constants

# A row for every shard, with every number of shards that was ever usual: not many.
SELECT_BEATS: Final = "SELECT shards, shard, at FROM beats"

SELECT_PERSON: Final = "SELECT settings FROM people WHERE user_id = ?"

SELECT_CHOSEN_BY_PEOPLE: Final = """
SELECT user_id, CASE WHEN json_valid(settings) THEN json_extract(settings, '$.' || ?) END AS chosen
FROM people WHERE user_id > ? AND chosen <> '' ORDER BY user_id LIMIT ?
"""

SELECT_CHANGED_PEOPLE: Final = """
SELECT user_id, settings FROM people WHERE changed_at >= ? ORDER BY changed_at DESC LIMIT ?
"""

UPSERT_PERSON: Final = """
INSERT INTO people (user_id, settings, changed_at) VALUES (?, ?, ?)
ON CONFLICT (user_id) DO UPDATE SET settings = excluded.settings, changed_at = excluded.changed_at
"""

SELECT_LOCALE: Final = "SELECT locale FROM locales WHERE user_id = ?"

# Whether somebody sits at a game, or did.
SELECT_SEATED: Final = "SELECT 1 FROM seats WHERE user_id = ? LIMIT 1"

UPSERT_LOCALE: Final = """
INSERT INTO locales (user_id, locale) VALUES (?, ?)
ON CONFLICT (user_id) DO UPDATE SET locale = excluded.locale WHERE locales.locale <> excluded.locale
"""

SELECT_SERVER: Final = "SELECT settings FROM servers WHERE guild_id = ?"

UPSERT_SERVER: Final = """
INSERT INTO servers (guild_id, settings) VALUES (?, ?)
ON CONFLICT (guild_id) DO UPDATE SET settings = excluded.settings
"""

SELECT_ANALYSIS: Final = "SELECT analysis FROM analyses WHERE game_id = ?"

UPSERT_ANALYSIS: Final = """
INSERT INTO analyses (game_id, analysis) VALUES (?, ?)
ON CONFLICT (game_id) DO UPDATE SET analysis = excluded.analysis
"""

LOOK_AT_GAMES_OF_PERSON: Final = """
UPDATE games SET due_at = ? WHERE due_at > ?
AND id IN (SELECT game_id FROM seats WHERE user_id = ? AND is_open = TRUE)
"""

SELECT_PLANS: Final = "SELECT user_id, plan FROM plans WHERE game_id = ?"

# The guard: writes and returns nothing if the game is at another version.
UPSERT_PLAN: Final = """
INSERT INTO plans (game_id, user_id, plan) SELECT id, ?, ? FROM games WHERE id = ? AND version = ?
ON CONFLICT (game_id, user_id) DO UPDATE SET plan = excluded.plan
RETURNING game_id
"""

SELECT_VERSION: Final = "SELECT 1 FROM games WHERE id = ? AND version = ?"

DELETE_PLAN: Final = "DELETE FROM plans WHERE game_id = ? AND user_id = ?"

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

DELETE_SEATS: Final = "DELETE FROM seats WHERE game_id = ?"

SELECT_GAMES_OF_PERSON: Final = """
SELECT game_id FROM seats WHERE user_id = ? AND is_open = ?
ORDER BY changed_at DESC, game_id DESC LIMIT ? OFFSET ?
"""

SELECT_LOBBIES: Final = """
SELECT id FROM games WHERE guild_id = ? AND is_open AND NOT begun ORDER BY id DESC LIMIT ?
"""


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


def within(share: Share, statement: str) -> str:
    """Return a statement about games, whose last condition comes first or before its order, for a share.

    The numbers stand in it: a process has few shares, and so a database prepares few statements.
    """
    if share.is_everything:
        return statement
    numbers = ", ".join(str(int(shard)) for shard in sorted(share.shards)) or "NULL"
    head, order, tail = statement.partition("ORDER BY")
    return f"{head.rstrip()} AND (guild_id >> 22) % {int(share.of)} IN ({numbers}) {order}{tail}"


def under(lease: Lease | None, statement: str) -> tuple[str, tuple[object, ...]]:
    """Return a statement that does nothing once a lease is somebody else's, and its last parameters."""
    if lease is None:
        return statement, ()
    return f"{statement.rstrip()}\n{_IS_HELD}", (lease.name, lease.fence)


def upsert_beats(count: int, *, since: int | None = None) -> str:
    """Return the statement that notes for `count` shards, each with a time, that the bot is there.

    With `since` it leaves those alone for which a later moment is noted; it returns the others.
    """
    rows = ", ".join(["(?, ?, ?)"] * count)
    unless = "" if since is None else f" WHERE beats.at <= {int(since)}"
    return (
        f"INSERT INTO beats (shards, shard, at) VALUES {rows} "  # noqa: S608 - question marks and a number
        f"ON CONFLICT (shards, shard) DO UPDATE SET at = excluded.at{unless} RETURNING shard"
    )


def mark_told(count: int) -> str:
    """Return the statement that notes that games were looked through because of `count` absences."""
    ids = ", ".join("?" * count)
    return f"UPDATE absences SET is_told = TRUE WHERE id IN ({ids})"  # noqa: S608 - question marks


def select_people(count: int) -> str:
    """Return the statement that reads the settings of `count` people."""
    ids = ", ".join("?" * count)
    return f"SELECT user_id, settings FROM people WHERE user_id IN ({ids})"  # noqa: S608 - question marks


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
