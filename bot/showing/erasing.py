"""Takes people who are to be deleted out of games, and goes on where a restart interrupted it."""

import logging
from collections.abc import Iterable
from typing import Final

from bot.showing.presenter import Presenter
from engine import Tables
from storage.base import DamagedRecord, StorageError

log = logging.getLogger(__name__)

LOOK_EVERY: Final = 60.0
"""Seconds between looks for what an earlier process or a full disk has left undone."""


async def erase(tables: Tables, presenter: Presenter, person: int) -> list[int]:
    """Take a person out of all games, and show channels that they have left those that run.

    Return the games whose record is damaged: they still name the person. Raise `StorageError` if the database
    can't be used; the rest is done later.
    """
    game_ids = [game_id for user_id, game_id in await tables.deleting.left_to_do() if user_id == person]
    return [
        game_id for _, game_id in await _take_out(tables, presenter, ((person, each) for each in game_ids))
    ]


async def _take_out(
    tables: Tables, presenter: Presenter, named: Iterable[tuple[int, int]]
) -> list[tuple[int, int]]:
    """Take each person out of a game; return those of which the record is damaged."""
    damaged = []
    for person, game_id in named:
        try:
            if await tables.deleting.take_out(game_id, person):
                presenter.present_soon(game_id)
        except DamagedRecord as error:
            log.error("Game %d still names somebody who is to be deleted: %s", game_id, error)  # noqa: TRY400 - says it all
            damaged.append((person, game_id))
    await tables.deleting.finish()
    return damaged


class Erasing:
    """Goes on with deletions that were interrupted."""

    def __init__(self, tables: Tables, presenter: Presenter) -> None:
        self._tables = tables
        self._presenter = presenter
        self._damaged: set[tuple[int, int]] = set()
        self._trouble = ""

    async def look(self) -> None:
        """Do what is left to do. Never raise. Damaged games are tried once after every start."""
        try:
            left = [each for each in await self._tables.deleting.left_to_do() if each not in self._damaged]
            if left:
                self._damaged.update(await _take_out(self._tables, self._presenter, left))
            self._trouble = ""
        except StorageError as error:
            if str(error) != self._trouble:
                log.error("People can't be deleted yet: %s", error)  # noqa: TRY400 - says it all
            self._trouble = str(error)
        except Exception:
            log.exception("People could not be deleted")
