"""Which part of the work a process takes, as its settings say."""

import os
import secrets
import socket
from pathlib import Path

from bot.cluster.assignment import ShardAssignment, read_home
from bot.cluster.ownership import ShardOwnership
from storage.drivers import open_leases
from storage.leases import OtherNumber

WHOLE = ShardAssignment(1, frozenset({0}))
"""Everything: one process at a time runs it."""


async def open_shards(database: str | Path, text: str | None) -> ShardOwnership | None:
    """Return the shards that a process runs beside others, None if it has the database to itself.

    `text` is what the operator has set. Raise `ValueError` if that can't be, and `StorageError` if the
    database can't be reached.
    """
    home = WHOLE if text is None else read_home(text)
    if isinstance(database, Path) and not home.is_whole:
        raise ValueError(
            f"{home} is not all, and only one process can use the database file {database.name}: "
            f"write 0-{home.of - 1}/{home.of}, or let AZUL_DATABASE name a PostgreSQL database"
        )
    leases = await open_leases(database)
    return None if leases is None else ShardOwnership(leases, process_name(), home)


def why_not(error: OtherNumber) -> str:
    """Return why a process can't join those that are there, in one line."""
    if error.of == WHOLE.of:
        return (
            "a process without AZUL_SHARDS uses this database and runs everything; "
            "end it first, or leave AZUL_SHARDS out here too, to stand by"
        )
    return (
        f"the processes that use this database are set to {error.of} shards; "
        f"write shards of {error.of} here too, or stop those first"
    )


async def is_run(database: str | Path) -> bool:
    """Return whether processes run the bot on a database that several can share."""
    leases = await open_leases(database)
    if leases is None:
        return False
    name = process_name()
    try:
        view = await leases.keep(name, WHOLE.of, ())
        await leases.leave(name)
    except OtherNumber:
        return True
    finally:
        await leases.close()
    return len(view.processes) > 1


def shard_count(text: str | None) -> int | None:
    """Return of how many shards a process that is alone runs all, None for as many as Discord recommends."""
    home = WHOLE if text is None else read_home(text)
    return None if home.of == 1 else home.of


def process_name() -> str:
    """Return a name for this process that no other has, and that tells an operator which one it is."""
    return f"{socket.gethostname()}:{os.getpid()}:{secrets.token_hex(4)}"
