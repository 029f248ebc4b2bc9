"""A process that claims a database: `python -m tests.storage.drivers.sqlite.a_holder FILE`.

It prints "open" and holds the database until its input ends. If it is refused it prints why.
"""

import asyncio
import os
import sys

from storage.drivers.sqlite import SqliteStore
from storage.records import StorageError


async def main(path: str) -> None:
    """Hold the database until the input ends."""
    try:
        store = await SqliteStore.open(path, exclusive=True)
    except StorageError as error:
        os.write(1, f"{error}\n".encode())
        return
    os.write(1, b"open\n")
    await asyncio.to_thread(sys.stdin.read)
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
