"""A database of games in memory: the simplest implementation of `Store`."""

from tests.engine.stored.games import Games
from tests.engine.stored.people import People
from tests.engine.stored.rooms import Rooms
from tests.engine.stored.times import Times


class MemoryStore(Games, Rooms, Times, People):
    """A `Store` in memory; see `Rows` for what tests do with it."""

    async def wipe(self, *, thoroughly: bool = False) -> None:
        del thoroughly
        self._require_open()

    async def check(self) -> None:
        self._require_open()

    async def close(self) -> None:
        self._closed = True
