"""Erases people from games when they delete their data, and resumes interrupted erasures."""

import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.feed.presenter import Presenter
from bot.logs.context import logged_step
from engine import GameService, Refusal
from storage.records import DamagedRecord, StorageError

log = logging.getLogger(__name__)

RESUME_EVERY: Final = 60.0
"""Seconds between checks for erasures that a restart or a full disk interrupted."""


@dataclass(frozen=True, slots=True)
class UnfinishedErasure:
    """Ids of games that still name a person: `damaged` records, and `others` worth a retry."""

    damaged: Sequence[int] = ()
    others: Sequence[int] = ()


async def erase(games: GameService, presenter: Presenter, person: int) -> UnfinishedErasure:
    """Erase a person from all games, and post that they left the running ones.

    Return the games that still name them. Raise `StorageError` if the database can't be used.
    """
    named = [each for each in await games.deletions.pending() if each[0] == person]
    damaged = {game_id for _, game_id in await _erase_from_games(games, presenter, named)}
    left = {game_id for user_id, game_id in await games.deletions.pending() if user_id == person}
    return UnfinishedErasure(sorted(damaged), sorted(left - damaged) if named else ())


async def _erase_from_games(
    games: GameService, presenter: Presenter, named: Iterable[tuple[int, int]]
) -> list[tuple[int, int]]:
    """Erase each person from a game; return the pairs whose game record is damaged."""
    damaged = []
    for person, game_id in named:
        with logged_step("erase", game_id):
            try:
                if await games.deletions.remove_from_game(game_id, person):
                    presenter.present_soon(game_id)
            except DamagedRecord as error:
                log.error("Game %d still names a person who is being deleted: %s", game_id, error)
                damaged.append((person, game_id))
            except Refusal as refusal:
                log.warning("Game %d still names a person who is being deleted: %s", game_id, refusal.code)
    await games.deletions.finish()
    return damaged


class Erasure:
    """Resumes interrupted erasures."""

    def __init__(self, games: GameService, presenter: Presenter) -> None:
        self._games = games
        self._presenter = presenter
        self._damaged: set[tuple[int, int]] = set()
        self._last_error = ""

    async def resume(self) -> None:
        """Finish what is left. Damaged games are tried once per process."""
        try:
            left = [each for each in await self._games.deletions.pending() if each not in self._damaged]
            if left:
                self._damaged.update(await _erase_from_games(self._games, self._presenter, left))
            self._last_error = ""
        except StorageError as error:
            if str(error) != self._last_error:
                log.error("Erasures can't be resumed yet: %s", error)
            self._last_error = str(error)
