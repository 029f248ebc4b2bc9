"""Which part of the work a process takes, as its settings say."""

import os
import secrets
import socket
from pathlib import Path

from bot.sharing.home import Home, read_home
from bot.sharing.keeping import Shards
from storage.choosing import open_leases

WHOLE = Home(1, frozenset({0}))
"""Everything: one process at a time runs it."""


async def open_shards(database: str | Path, text: str | None) -> Shards | None:
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
    return None if leases is None else Shards(leases, process_name(), home)


def shard_count(text: str | None) -> int | None:
    """Return of how many shards a process that is alone runs all, None for as many as Discord recommends."""
    home = WHOLE if text is None else read_home(text)
    return None if home.of == 1 else home.of


def process_name() -> str:
    """Return a name for this process that no other has, and that tells an operator which one it is."""
    return f"{socket.gethostname()}:{os.getpid()}:{secrets.token_hex(4)}"
