"""The statements about leases, in SQL that SQLite and PostgreSQL understand.

`now` is what a database has for the moment, in milliseconds since 1970. It may stand still in a transaction:
then everything is over somewhat later than it could be, which is on the safe side. What ends later than
anything noted by this clock could, was noted before the clock was set back.
"""

from typing import Final

LAYOUT: Final = "layout"
"""The name of the row that says with how many shards the processes reckon that are there."""

RELEASE: Final = """
UPDATE leases SET holder = '', expires_at = 0, last_interaction = ? WHERE name = ? AND fence = ?
"""

RELEASE_ALL: Final = """
UPDATE leases SET holder = '', expires_at = 0, last_interaction = NULL WHERE holder = ?
"""

SELECT_HOLDER: Final = "SELECT holder, fence FROM leases WHERE name = ?"

LEAVE: Final = "DELETE FROM processes WHERE id = ?"

SELECT_LAYOUT: Final = f"SELECT shards FROM leases WHERE name = '{LAYOUT}'"  # noqa: S608 - a constant

# Whoever reckoned with another number of shards can note nothing any more.
END_OTHERS: Final = """
UPDATE leases SET holder = '', expires_at = 0, fence = fence + 1, last_interaction = NULL
WHERE shards <> 0 AND shards <> ? AND holder <> ''
"""


def keep_layout(now: str) -> str:
    """Return the statement that notes a number of shards for some ms; no row if another one is in use.

    It isn't if what was noted would be so for longer than some ms.
    """
    return f"""
INSERT INTO leases (name, shards, holder, fence, expires_at) VALUES ('{LAYOUT}', ?, '', 0, {now} + ?)
ON CONFLICT (name) DO UPDATE SET shards = excluded.shards, expires_at = excluded.expires_at
WHERE leases.shards = excluded.shards OR leases.expires_at NOT BETWEEN {now} + 1 AND {now} + ?
RETURNING shards
"""  # noqa: S608 - constants


def keep_process(now: str) -> str:
    """Return the statement that notes that a process is there for some ms, with the shards of its home."""
    return f"""
INSERT INTO processes (id, shards, home, ready, leaving, since, expires_at)
VALUES (?, ?, ?, ?, ?, {now}, {now} + ?)
ON CONFLICT (id) DO UPDATE SET shards = excluded.shards, home = excluded.home,
ready = excluded.ready, leaving = excluded.leaving,
since = CASE WHEN processes.expires_at <= {now} OR processes.since > {now} THEN excluded.since
ELSE processes.since END,
expires_at = excluded.expires_at
"""  # noqa: S608 - constants


def renew(now: str) -> str:
    """Return the statement that renews a process's leases for some ms, also if nobody wanted them since."""
    return f"UPDATE leases SET expires_at = {now} + ? WHERE holder = ?"  # noqa: S608 - constants


def shorten_leases(now: str) -> str:
    """Return the statement that lets leases that are longer than some ms end in some ms; lines stay."""
    return f"UPDATE leases SET expires_at = {now} + ? WHERE holder <> '' AND expires_at > {now} + ?"  # noqa: S608 - constants


def shorten_processes(now: str) -> str:
    """Return the statement that does the same for those who said that they are there."""
    return f"UPDATE processes SET expires_at = {now} + ? WHERE expires_at > {now} + ?"  # noqa: S608 - constants


def select_processes(now: str) -> str:
    """Return the statement that finds who is there, whether for longer than some ms, and its last heartbeat.

    The second number of ms is how long somebody is there after one.
    """
    return f"""
SELECT id, shards, home, since + ? <= {now}, leaving, ready, {now} + ? - expires_at
FROM processes WHERE expires_at > {now} ORDER BY id
"""  # noqa: S608 - constants


def select_leases(now: str) -> str:
    """Return the statement that finds who holds which leases."""
    return f"""
SELECT name, holder, fence, last_interaction FROM leases
WHERE holder <> '' AND expires_at > {now} ORDER BY name
"""  # noqa: S608 - constants


def take(now: str) -> str:
    """Return the statement that takes a lease for some ms; no row if somebody has it."""
    return f"""
INSERT INTO leases (name, shards, holder, fence, expires_at) VALUES (?, ?, ?, 1, {now} + ?)
ON CONFLICT (name) DO UPDATE SET
holder = excluded.holder, fence = leases.fence + 1, expires_at = excluded.expires_at,
last_interaction = CASE WHEN leases.holder = '' THEN leases.last_interaction END
WHERE leases.expires_at <= {now}
RETURNING fence, last_interaction
"""  # noqa: S608 - constants


def forget_processes(now: str) -> str:
    """Return the statement that forgets processes that ended long ago without a word."""
    return f"DELETE FROM processes WHERE expires_at < {now} - 3600000"  # noqa: S608 - constants


def hand_over(now: str) -> str:
    """Return the statement that gives a lease to a process for some ms if that is there; no row otherwise."""
    return f"""
UPDATE leases SET holder = ?, fence = fence + 1, expires_at = {now} + ?, last_interaction = ?
WHERE name = ? AND fence = ? AND holder <> ''
AND EXISTS (SELECT 1 FROM processes WHERE id = ? AND expires_at > {now})
RETURNING fence
"""  # noqa: S608 - constants


def begin_turn(now: str) -> str:
    """Return the statement that begins a turn of some ms; no row if it is another's.

    It isn't if that would last for longer than some ms: it began before the clock was set back.
    """
    return f"""
INSERT INTO leases (name, shards, holder, fence, expires_at) VALUES (?, 0, '', 1, {now} + ?)
ON CONFLICT (name) DO UPDATE SET fence = leases.fence + 1, expires_at = excluded.expires_at
WHERE leases.expires_at NOT BETWEEN {now} + 1 AND {now} + ?
RETURNING fence
"""  # noqa: S608 - constants


def select_turn(now: str) -> str:
    """Return the statement that finds for how many more ms it is somebody's turn."""
    return f"SELECT expires_at - {now} FROM leases WHERE name = ?"  # noqa: S608 - constants


def end_turn(now: str) -> str:
    """Return the statement that lets the next turn begin in some ms."""
    return f"UPDATE leases SET expires_at = {now} + ? WHERE name = ? AND fence = ?"  # noqa: S608 - constants
