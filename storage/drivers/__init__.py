"""The drivers: SQLite for a file, PostgreSQL for a URL."""

import os

from storage.drivers.sqlite import SqliteStore
from storage.leases import Leases
from storage.store import Store


async def open_store(database: str | os.PathLike[str], *, exclusive: bool = False) -> Store:
    """Open the database of games `database`, creating or migrating it as needed.

    It is a file, or `postgresql://user:password@host/name`, which many processes may use at once. With
    `exclusive`, no other process can open a file exclusively until this store is closed; it makes no
    difference on a server. Raise `StorageError` if the database can't be used.
    """
    if is_url(database):
        from storage.drivers.postgres import PostgresStore  # noqa: PLC0415 - who has a file needs none of it

        return await PostgresStore.open(str(database))
    return await SqliteStore.open(database, exclusive=exclusive)


async def open_leases(database: str | os.PathLike[str]) -> Leases | None:
    """Connect to the leases by which several processes divide the work on an open database.

    Return None for a file, which only one process uses. Raise `StorageError` as `open_store` does.
    """
    if is_url(database):
        from storage.drivers.postgres import PostgresLeases  # noqa: PLC0415 - who has a file needs none of it

        return await PostgresLeases.open(str(database))
    return None


def is_url(database: str | os.PathLike[str]) -> bool:
    """Return whether a database is on a server.

    >>> is_url("postgresql://azul@localhost/azul"), is_url("data/azul.db")
    (True, False)
    """
    return isinstance(database, str) and database.lower().startswith(("postgresql://", "postgres://"))
