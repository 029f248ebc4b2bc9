"""Which database: a file, or a server by its address."""

import os

from storage.base import GameStore
from storage.sqlite import SqliteStore


async def open_store(database: str | os.PathLike[str], *, alone: bool = False) -> GameStore:
    """Open the database of games in the file `database`, creating or migrating it as needed.

    With `alone`, another process that asks for a file alone is refused until this store is closed. Raise
    `StorageError` if the database can't be used.
    """
    return await SqliteStore.open(database, alone=alone)
