"""What statements have in common, in SQL that both SQLite (3.35 or newer) and PostgreSQL understand.

Each room has those about its subject, in a module `sql`. Parameters are `?`, in order; a driver for a
database that numbers them (`$1`) has to number them.
"""

from typing import Final

from storage.share import Lease, Share

UNFINISHED_COPY: Final = "azul_copy"
"""The table that a database has for as long as it is copied into: it says what it is a copy of."""

_IS_HELD: Final = "AND EXISTS (SELECT 1 FROM leases WHERE name = ? AND fence = ?)"


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
