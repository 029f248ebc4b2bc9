"""A process that claims databases: `python -m tests.storage.drivers.sqlite.a_holder`.

For each path that it reads it prints "open" and holds that file until it reads another line, to which it says
"closed"; or it prints why it is refused. It ends with its input.
"""

import asyncio
import os
import sys

from storage.drivers.sqlite import SqliteStore
from storage.records import StorageError


def say(line: object) -> None:
    """Print a line at once."""
    os.write(1, f"{line}\n".encode())


async def main() -> None:
    """Hold databases until the input ends."""
    while path := (await asyncio.to_thread(sys.stdin.readline)).strip():
        try:
            store = await SqliteStore.open(path, exclusive=True)
        except StorageError as error:
            say(error)
            continue
        say("open")
        await asyncio.to_thread(sys.stdin.readline)
        await store.close()
        say("closed")


if __name__ == "__main__":
    asyncio.run(main())
