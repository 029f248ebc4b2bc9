"""Sets up the shards of a process from its settings."""

import os
import secrets
import socket
from pathlib import Path

from bot.cluster.assignment import ShardAssignment, parse_assignment
from bot.cluster.ownership import ShardOwnership
from storage.drivers import open_leases
from storage.leases import ShardCountMismatch

ALL_SHARDS = ShardAssignment(1, frozenset({0}))
"""The assignment of a process without one: it runs everything, or stands by."""


async def open_shards(database: str | Path, text: str | None) -> ShardOwnership | None:
    """Return the shard ownership of a process in a cluster, or None if it has the database to itself.

    `text` is the operator's setting. Raise `ValueError` if it can't be parsed or doesn't fit the database,
    and `StorageError` if the database can't be reached.
    """
    assigned = ALL_SHARDS if text is None else parse_assignment(text)
    if isinstance(database, Path) and not assigned.is_whole:
        raise ValueError(
            f"{assigned} is not all, and only one process can use the database file {database.name}: "
            f"write {ShardAssignment(assigned.shard_count, frozenset(range(assigned.shard_count)))}, "
            "or let AZUL_DATABASE name a PostgreSQL database"
        )
    leases = await open_leases(database)
    return None if leases is None else ShardOwnership(leases, process_name(), assigned)


def explain_mismatch(error: ShardCountMismatch) -> str:
    """Return why a process can't join those already running, in one line."""
    if error.shard_count == ALL_SHARDS.shard_count:
        return (
            "a process without AZUL_SHARDS uses this database and runs everything; "
            "end it first, or leave AZUL_SHARDS out here too, to stand by"
        )
    return (
        f"the processes that use this database are set to {error.shard_count} shards; "
        f"write shards of {error.shard_count} here too, or stop those first"
    )


async def is_running(database: str | Path) -> bool:
    """Return whether any process runs the bot on this database; False for a file.

    Raise `StorageError` if the database can't be reached.
    """
    leases = await open_leases(database)
    if leases is None:
        return False
    name = process_name()
    try:
        view = await leases.heartbeat(name, ALL_SHARDS.shard_count, ())
        await leases.leave(name)
    except ShardCountMismatch:
        return True
    finally:
        await leases.close()
    return len(view.processes) > 1


def shard_count(text: str | None) -> int | None:
    """Return the number of shards for a single process; None for as many as Discord recommends.

    Raise `ValueError` if the setting can't be parsed.
    """
    assigned = ALL_SHARDS if text is None else parse_assignment(text)
    return None if assigned.shard_count == 1 else assigned.shard_count


def process_name() -> str:
    """Return a unique name for this process: its host, its id, and random digits."""
    return f"{socket.gethostname()}:{os.getpid()}:{secrets.token_hex(4)}"
