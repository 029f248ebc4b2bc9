"""Finding games without knowing their channel: a person's own, and those that wait for players."""

import logging
from collections.abc import Iterable
from typing import Final

from engine.game import Game
from engine.table import Table
from storage.base import DamagedRecord, GameStore

log = logging.getLogger(__name__)

MOST_FOUND: Final = 100
"""How many open games are found at most, the newest."""


class Finder:
    """Finds games by index. Games whose record is damaged are left out, and the log says so."""

    def __init__(self, store: GameStore) -> None:
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
    """Return what has to be stored anew if it changes, for people to find the game."""
    return table.players, table.claims, table.is_open
