"""Finds the games of a person or a server, and says whose lists a game is in."""

import logging
from collections.abc import Iterable
from typing import Final

from engine.game import Game
from engine.table.state import Table
from storage.people import Filter
from storage.records import DamagedRecord
from storage.store import Store

log = logging.getLogger(__name__)

MAX_FOUND: Final = 100
"""The largest number of open games returned, newest first."""

ANY_GAME: Final = Filter()


class Finder:
    """Finds games by index. Damaged games are logged and left out.

    Any method may raise `storage.store.StorageError`.
    """

    def __init__(self, store: Store) -> None:
        self._store = store

    async def open_of(self, user_id: int) -> list[Game]:
        """Return a person's lobbies and running games on all servers, most recently changed first."""
        return await self._load(await self._store.games_of(user_id, open=True, limit=MAX_FOUND))

    async def finished_of(
        self, user_id: int, limit: int, offset: int = 0, wanted: Filter = ANY_GAME
    ) -> list[Game]:
        """Return a page of a person's finished games that pass the filter `wanted`, latest first."""
        game_ids = await self._store.finished_games_of(user_id, wanted, limit=limit, offset=offset)
        return await self._load(game_ids)

    async def lobbies(self, guild_id: int) -> list[Game]:
        """Return a server's lobbies, newest first."""
        return await self._load(await self._store.lobbies(guild_id, MAX_FOUND))

    async def _load(self, game_ids: Iterable[int]) -> list[Game]:
        games = []
        for game_id in game_ids:
            try:
                row = await self._store.load(game_id)
                if row is not None:
                    games.append(Game.from_stored(row))
            except DamagedRecord as error:
                log.error("%s", error)
        return games


def seats_of(table: Table) -> tuple[int, ...]:
    """Return the people whose lists contain this game; nobody if it was closed before it began.

    These include people who can take their seat back from a substitute.
    """
    is_theirs = table.is_open or table.state is not None
    people = (*table.players, *(claim.player for claim in table.claims))
    return tuple(player.user_id for player in people if is_theirs and player.is_person)


def seating(table: Table) -> object:
    """Return a value that changes whenever `seats_of` may change."""
    return table.players, table.claims, table.is_open
