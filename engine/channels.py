"""Games in channels and threads: which game a channel has, and moving one into a thread and back."""

import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from engine.errors import Refusal
from engine.game import Game
from storage.records import DamagedRecord
from storage.shards import EVERYTHING, ShardSet
from storage.store import Store

log = logging.getLogger(__name__)

THREADS_PER_CHANNEL: Final = 10
"""The default limit on a channel's games in threads at a time; operators can change it."""


@dataclass(frozen=True, slots=True)
class GameLocation:
    """The server and channel of a game; `home_id` is as in `Game`."""

    guild_id: int
    channel_id: int
    home_id: int | None


class Channels:
    """The channels and threads of games; a part of `GameService`.

    At most `max_threads` games of a channel are played in threads. `invalidate` is called with the id of a
    game that has moved. Any method may raise `storage.store.StorageError`.
    """

    def __init__(self, store: Store, max_threads: int, invalidate: Callable[[int], None]) -> None:
        self._store = store
        self._max_threads = max_threads
        self._invalidate = invalidate

    async def location_of(self, game_id: int) -> GameLocation | None:
        """Return the place of a game, even if its snapshot is damaged; None if it doesn't exist.

        Raise `DamagedRecord` if the place can't be read either.
        """
        row = await self._store.load(game_id)
        return None if row is None else GameLocation(row.guild_id, row.channel_id, row.home_id)

    async def in_threads(self, home_id: int) -> list[int]:
        """Return the ids of a channel's running games in threads, oldest first."""
        return await self._store.in_threads(home_id)

    async def places(self, first: int, last: int, shard_set: ShardSet = EVERYTHING) -> list[tuple[int, int]]:
        """Return (server, channel) of all active games on the servers with ids from `first` to `last`."""
        return await self._store.places(first, last, shard_set)

    async def open_in(self, channel_id: int) -> list[int]:
        """Return the ids of a channel's lobbies and running games, including its threads'."""
        return await self._store.open_in(channel_id)

    async def for_command(self, user_id: int, channel_id: int) -> Game:
        """Return the game that a person's command in a channel is about.

        That is the channel's own game, as in `GameService.at`. A game that has lost its thread may continue
        in the same channel: its players mean that one if they don't play in the channel's own, or that one
        waits for somebody else. Raise `Refusal` (``no-table``) if there is none.
        """
        row = await self._store.load_latest(channel_id)
        own = None if row is None else Game.from_stored(row)
        if own is not None and own.table.is_open and _waits_for(own, user_id):
            return own
        beside = [game for game in await self.of_person(user_id, channel_id) if game.is_back_in_channel]
        beside.sort(key=lambda game: not _waits_for(game, user_id))
        if own is None:
            raise Refusal("no-table")
        is_theirs = own.table.is_open and own.table.seat_of(user_id) is not None
        if not beside or (is_theirs and not _waits_for(beside[0], user_id)):
            return own
        return beside[0]

    async def of_person(self, user_id: int, home_id: int) -> list[Game]:
        """Return a person's running games that were moved from a channel to threads, even if moved back.

        The oldest come first. Damaged games are logged and left out.
        """
        games = []
        for game_id in await self._store.in_threads(home_id):
            try:
                game = await self._get(game_id)
            except DamagedRecord as error:
                log.error("%s", error)
                continue
            table = game.table
            if table.seat_of(user_id) is not None or table.claim_of(user_id) is not None:
                games.append(game)
        return games

    async def rematch_of(self, game_id: int, home_id: int) -> Game | None:
        """Return a running rematch of a game in one of the channel's threads, or None."""
        for each in await self._store.in_threads(home_id):
            with suppress(DamagedRecord):
                game = await self._get(each)
                if game.table.rematch_of == game_id:
                    return game
        return None

    async def require_free_thread(self, home_id: int) -> None:
        """Raise `Refusal` (``too-many-threads``) unless a channel has room for one more game in a thread."""
        if len(await self.in_threads(home_id)) >= self._max_threads:
            raise Refusal("too-many-threads", most=self._max_threads)

    async def enter_thread(self, game_id: int, thread_id: int) -> Game:
        """Move a game to a thread, which frees its channel for another table.

        If `thread_id` is the channel itself, the game stays there. A game that has a thread keeps it.
        """
        try:
            await self._store.enter_thread(game_id, thread_id)
        finally:
            self._invalidate(game_id)
        return await self._get(game_id)

    async def leave_thread(self, game_id: int) -> Game:
        """Move a game from an unusable thread to its home channel, unless it is over and posted.

        Its last event has to be posted there again, so `GameService.unshown` returns it.
        """
        try:
            await self._store.leave_thread(game_id)
        finally:
            self._invalidate(game_id)
        return await self._get(game_id)

    async def _get(self, game_id: int) -> Game:
        row = await self._store.load(game_id)
        if row is None:
            raise Refusal("no-table")
        return Game.from_stored(row)


def _waits_for(game: Game, user_id: int) -> bool:
    """Return whether a game waits for a person; a lobby waits for everybody in it."""
    table = game.table
    seat = table.seat_of(user_id)
    return seat is not None and (table.state is None or seat in table.awaited_seats)
