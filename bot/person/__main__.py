"""`python -m bot.person`: hands out or deletes what is stored about somebody, while the bot isn't running."""

import argparse
import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path

from discord.utils import utcnow

from engine import Tables
from storage.base import DamagedRecord, StorageError
from storage.sqlite import SqliteStore

FAILED = 1


def main(arguments: Sequence[str] | None = None) -> int:
    """Return the exit code: 1 if the database can't be used, or if some game of the person is damaged."""
    parser = argparse.ArgumentParser(
        prog="python -m bot.person", description="What is stored about a person. Stop the bot first."
    )
    parser.add_argument("what", choices=("export", "delete"), help="print it as JSON, or delete it")
    parser.add_argument("database", type=Path, help="the database file")
    parser.add_argument("person", type=discord_id, help="the person's Discord id")
    given = parser.parse_args(arguments)
    if not given.database.exists():  # opening would create it
        print(f"azul: there is no file {given.database}", file=sys.stderr)
        return FAILED
    try:
        return asyncio.run((_export if given.what == "export" else _delete)(given.database, given.person))
    except StorageError as error:
        print(f"azul: {error}", file=sys.stderr)
        return FAILED


def discord_id(typed: str) -> int:
    """Return a Discord id. Raise `ValueError` if it can't be one."""
    number = int(typed)
    if not 0 < number < 2**63:
        raise ValueError(typed)
    return number


async def _export(database: Path, person: int) -> int:
    store = await SqliteStore.open(database, alone=True)
    try:
        content = await Tables(store, now=utcnow).exporting.export(person)
    finally:
        await store.close()
    print(content.decode())
    return 0


async def _delete(database: Path, person: int) -> int:
    store = await SqliteStore.open(database, alone=True)
    damaged: list[int] = []
    try:
        deleting = Tables(store, now=utcnow).deleting
        await deleting.begin(person)
        game_ids = [game_id for user_id, game_id in await deleting.left_to_do() if user_id == person]
        for game_id in game_ids:
            try:
                await deleting.take_out(game_id, person)
            except DamagedRecord as error:
                print(f"azul: {error}", file=sys.stderr)
                damaged.append(game_id)
        await deleting.finish(thoroughly=True)
    finally:
        await store.close()
    taken_out = [game_id for game_id in game_ids if game_id not in damaged]
    print("removed, with settings and plans; taken out of", taken_out or "no games")
    if damaged:
        print(f"azul: still named in the damaged games {damaged}: remove these", file=sys.stderr)
    return FAILED if damaged else 0


if __name__ == "__main__":
    sys.exit(main())
