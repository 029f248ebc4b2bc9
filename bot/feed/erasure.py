"""Takes people who are to be deleted out of games, and goes on where a restart interrupted it."""

import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.feed.presenter import Presenter
from bot.logs.context import step
from engine import GameService, Refusal
from storage.records import DamagedRecord, StorageError

log = logging.getLogger(__name__)

LOOK_EVERY: Final = 60.0
"""Seconds between looks for what an earlier process or a full disk has left undone."""


@dataclass(frozen=True, slots=True)
class Named:
    """Games that still name somebody: because their record is `damaged`, or for a reason that may pass."""

    damaged: Sequence[int] = ()
    others: Sequence[int] = ()


async def erase(games: GameService, presenter: Presenter, person: int) -> Named:
    """Take a person out of all games, and show channels that they have left those that run.

    Return what is left to do. Raise `StorageError` if the database can't be used.
    """
    named = [each for each in await games.deleting.left_to_do() if each[0] == person]
    damaged = {game_id for _, game_id in await _take_out(games, presenter, named)}
    left = {game_id for user_id, game_id in await games.deleting.left_to_do() if user_id == person}
    return Named(sorted(damaged), sorted(left - damaged) if named else ())


async def _take_out(
    games: GameService, presenter: Presenter, named: Iterable[tuple[int, int]]
) -> list[tuple[int, int]]:
    """Take each person out of a game; return those of which the record is damaged."""
    damaged = []
    for person, game_id in named:
        with step("erase", game_id):
            try:
                if await games.deleting.take_out(game_id, person):
                    presenter.present_soon(game_id)
            except DamagedRecord as error:
                log.error("Game %d names somebody who is to be deleted: %s", game_id, error)  # noqa: TRY400 - says it all
                damaged.append((person, game_id))
            except Refusal as refusal:
                log.warning("Game %d names somebody who is to be deleted: %s", game_id, refusal.code)
    await games.deleting.finish()
    return damaged


class Erasure:
    """Goes on with deletions that were interrupted."""

    def __init__(self, games: GameService, presenter: Presenter) -> None:
        self._games = games
        self._presenter = presenter
        self._damaged: set[tuple[int, int]] = set()
        self._trouble = ""

    async def look(self) -> None:
        """Do what is left to do. Damaged games are tried once after every start."""
        try:
            left = [each for each in await self._games.deleting.left_to_do() if each not in self._damaged]
            if left:
                self._damaged.update(await _take_out(self._games, self._presenter, left))
            self._trouble = ""
        except StorageError as error:
            if str(error) != self._trouble:
                log.error("People can't be deleted yet: %s", error)  # noqa: TRY400 - says it all
            self._trouble = str(error)
