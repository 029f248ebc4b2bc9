"""A process that plays games: `python -m tests.storage.drivers.sqlite.a_player FILE GAMES MOVES`.

It prints a line "game version" for every commit once the store has acknowledged it.
"""

import asyncio
import os
import sys
from contextlib import suppress
from pathlib import Path

from storage.drivers.sqlite import SqliteStore, setup
from storage.records import ChannelOccupied, StoredGame, VersionConflict
from tests.storage.builders import a_game, commit_of


async def play(store: SqliteStore, channel_id: int, moves: int) -> None:
    """Make `moves` moves in the channel's game, again and again whenever others are faster."""
    with suppress(ChannelOccupied):  # the other process has opened it
        await a_game(store, channel_id=channel_id)
    while moves:
        game = await store.load_latest(channel_id)
        assert isinstance(game, StoredGame)
        try:
            await store.commit(commit_of(game, "take", "tiling"))
        except VersionConflict:
            continue
        os.write(1, f"{game.id} {game.version + 2}\n".encode())
        moves -= 1


async def main(path: str, games: str, moves: str) -> None:
    """Play all games at once."""
    setup.BUSY_SECONDS = 30  # two processes that write nonstop can starve each other on a slow disk
    store = await SqliteStore.open(Path(path))
    await asyncio.gather(*(play(store, channel, int(moves)) for channel in range(int(games))))
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
