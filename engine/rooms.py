"""Where games are: in which channels and threads, and how they are found without knowing that."""

import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from engine.errors import Refusal
from engine.game import Game
from engine.table.state import Table
from storage.records import DamagedRecord
from storage.shards import EVERYTHING, ShardSet
from storage.store import Store

log = logging.getLogger(__name__)

MOST_FOUND: Final = 100
"""How many open games are found at most, the newest."""


class Finder:
    """Finds games by index. Games whose record is damaged are left out, and the log says so."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def open_of(self, user_id: int) -> list[Game]:
        """Return a person's lobbies and running games on all servers, those that changed last first."""
        return await self._load(await self._store.games_of(user_id, open=True, limit=MOST_FOUND))

    async def finished_of(self, user_id: int, limit: int, offset: int = 0) -> list[Game]:
        """Return up to `limit` of a person's finished games, the latest first, after `offset` later ones."""
        return await self._load(await self._store.games_of(user_id, open=False, limit=limit, offset=offset))

    async def lobbies(self, guild_id: int) -> list[Game]:
        """Return a server's tables that wait for players, the newest first."""
        return await self._load(await self._store.lobbies(guild_id, MOST_FOUND))

    async def _load(self, game_ids: Iterable[int]) -> list[Game]:
        games = []
        for game_id in game_ids:
            try:
                row = await self._store.load(game_id)
                if row is not None:
                    games.append(Game.from_stored(row))
            except DamagedRecord as error:
                log.error("%s", error)  # noqa: TRY400 - says what is damaged; where it was met doesn't matter
        return games


def seats_of(table: Table) -> tuple[int, ...]:
    """Return the people who find this game among theirs; nobody if it was closed before it began.

    Whoever can take a seat back from a substitute finds it too.
    """
    is_theirs = table.is_open or table.state is not None
    people = (*table.players, *(claim.player for claim in table.claims))
    return tuple(player.user_id for player in people if is_theirs and player.is_person)


def seating(table: Table) -> object:
    """Return what has to be stored again if it changes, for people to find the game."""
    return table.players, table.claims, table.is_open


THREADS_PER_CHANNEL: Final = 10
"""How many games of a channel are played in threads at the same time, unless the operator says otherwise."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a game is; `home_id` is the channel of one that is played in a thread. See `Game`."""

    guild_id: int
    channel_id: int
    home_id: int | None


class Rooms:
    """The channels and threads of the games of a database, which belong to `GameService`.

    At most `most` games of a channel are played in threads. `outdate` is called with the id of a game that
    has moved. Any method may raise `storage.store.StorageError`.
    """

    def __init__(self, store: Store, most: int, outdate: Callable[[int], None]) -> None:
        self._store = store
        self._most = most
        self._outdate = outdate

    async def place_of(self, game_id: int) -> Place | None:
        """Return where a game is, also if its record is damaged otherwise; None if there is none.

        Raise `DamagedRecord` if that can't be read either.
        """
        row = await self._store.load(game_id)
        return None if row is None else Place(row.guild_id, row.channel_id, row.home_id)

    async def in_threads(self, home_id: int) -> list[int]:
        """Return the ids of a channel's running games that are played in threads, the oldest first."""
        return await self._store.in_threads(home_id)

    async def places(self, first: int, last: int, share: ShardSet = EVERYTHING) -> list[tuple[int, int]]:
        """Return the servers, from `first` to `last`, and channels of games that don't rest."""
        return await self._store.places(first, last, share)

    async def open_in(self, channel_id: int) -> list[int]:
        """Return the ids of the lobbies and running games of a channel, also of those in its threads."""
        return await self._store.open_in(channel_id)

    async def meant_by(self, user_id: int, channel_id: int) -> Game:
        """Return the game that a person's command in a channel is about.

        That is the channel's own, as in `GameService.at`. A game that has lost its thread may have come home
        beside it: it is meant by its players if the channel's own isn't theirs, or waits for somebody else.
        Raise `Refusal` (``no-table``) if there is none.
        """
        row = await self._store.load_latest(channel_id)
        own = None if row is None else Game.from_stored(row)
        if own is not None and own.table.is_open and _waits_for(own, user_id):
            return own
        beside = [game for game in await self.of_person(user_id, channel_id) if game.has_come_home]
        beside.sort(key=lambda game: not _waits_for(game, user_id))
        if own is None:
            raise Refusal("no-table")
        is_theirs = own.table.is_open and own.table.seat_of(user_id) is not None
        if not beside or (is_theirs and not _waits_for(beside[0], user_id)):
            return own
        return beside[0]

    async def of_person(self, user_id: int, home_id: int) -> list[Game]:
        """Return a person's running games that left a channel for threads, also those that came home again.

        The oldest come first. Games whose record is damaged are left out, and the log says so.
        """
        games = []
        for game_id in await self._store.in_threads(home_id):
            try:
                game = await self._get(game_id)
            except DamagedRecord as error:
                log.error("%s", error)  # noqa: TRY400 - says what is damaged; where it was met doesn't matter
                continue
            table = game.table
            if table.seat_of(user_id) is not None or table.claim_of(user_id) is not None:
                games.append(game)
        return games

    async def rematch_of(self, game_id: int, home_id: int) -> Game | None:
        """Return the running game of a channel that left it for a thread and follows another game, if any."""
        for each in await self._store.in_threads(home_id):
            with suppress(DamagedRecord):
                game = await self._get(each)
                if game.table.rematch_of == game_id:
                    return game
        return None

    async def require_one_more(self, home_id: int) -> None:
        """Raise `Refusal` (``too-many-threads``) if a channel has as many games in threads as it may have."""
        if len(await self.in_threads(home_id)) >= self._most:
            raise Refusal("too-many-threads", most=self._most)

    async def enter(self, game_id: int, thread_id: int) -> Game:
        """Note that a game is played in a thread from now on: its channel is free for another table.

        With the channel itself as `thread_id` the game stays there. A game that has a thread keeps it.
        """
        try:
            await self._store.enter_thread(game_id, thread_id)
        finally:
            self._outdate(game_id)
        return await self._get(game_id)

    async def leave(self, game_id: int) -> Game:
        """Note that a game's thread can't be used any more: unless it is over and shown, it goes on at home.

        There its last event has to be shown once more, which `GameService.unshown` returns it for.
        """
        try:
            await self._store.leave_thread(game_id)
        finally:
            self._outdate(game_id)
        return await self._get(game_id)

    async def _get(self, game_id: int) -> Game:
        row = await self._store.load(game_id)
        if row is None:
            raise Refusal("no-table")
        return Game.from_stored(row)


def _waits_for(game: Game, user_id: int) -> bool:
    """Return whether a game can't go on without a person: in the lobby all can still do something."""
    table = game.table
    seat = table.seat_of(user_id)
    return seat is not None and (table.state is None or seat in table.awaited_seats)
