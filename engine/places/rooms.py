"""Where running games are played: in their channel, or in threads of it."""

from typing import Final

from engine.errors import Refusal
from engine.game import Game
from storage.base import GameStore

THREADS_PER_CHANNEL: Final = 10
"""How many games of a channel are played in threads at the same time, unless the operator says otherwise."""


class Rooms:
    """The channels and threads of the games of a database, which belong to `Tables`.

    At most `most` games of a channel are played in threads. Any method may raise
    `storage.base.StorageError`.
    """

    def __init__(self, store: GameStore, most: int) -> None:
        self._store = store
        self._most = most

    async def in_threads(self, home_id: int) -> list[int]:
        """Return the ids of a channel's running games that are played in threads, the oldest first."""
        return await self._store.in_threads(home_id)

    async def require_one_more(self, home_id: int) -> None:
        """Raise `Refusal` (``too-many-threads``) if a channel has as many games in threads as it may have."""
        if len(await self.in_threads(home_id)) >= self._most:
            raise Refusal("too-many-threads", most=self._most)

    async def enter(self, game_id: int, thread_id: int) -> Game:
        """Note that a game is played in a thread from now on: its channel is free for another table.

        With the channel itself as `thread_id` the game stays there. A game that has a thread keeps it.
        """
        await self._store.enter_thread(game_id, thread_id)
        return await self._get(game_id)

    async def leave(self, game_id: int) -> Game:
        """Note that a game's thread can't be used any more: unless it is over and shown, it goes on at home.

        There its last event has to be shown once more, which `Tables.unshown` returns it for.
        """
        await self._store.leave_thread(game_id)
        return await self._get(game_id)

    async def _get(self, game_id: int) -> Game:
        row = await self._store.load(game_id)
        if row is None:
            raise Refusal("no-table")
        return Game.from_stored(row)
