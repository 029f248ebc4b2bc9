"""What others do to the threads of running games: they delete, lock or archive them."""

import logging

import discord

from bot.showing.presenter import Presenter
from bot.showing.threads import Threads
from engine import Refusal, Tables
from storage.base import StorageError

log = logging.getLogger(__name__)


class Upkeep:
    """Keeps running games in threads that can be used, or brings them back to their channel.

    What is missed here is noticed when the next message about a game is posted.
    """

    def __init__(self, tables: Tables, presenter: Presenter, threads: Threads) -> None:
        self._tables = tables
        self._presenter = presenter
        self._threads = threads

    async def is_deleted(self, thread_id: int) -> None:
        """Let the game of a deleted thread go on in its channel."""
        game_id = await self._game_in(thread_id)
        if game_id is not None:
            await self._come_home(game_id)

    async def has_changed(self, thread: discord.Thread) -> None:
        """Let the game of a locked thread go on in its channel; open a thread that was archived."""
        if not thread.locked and not thread.archived:
            return
        game_id = await self._game_in(thread.id)
        if game_id is None:
            return
        if thread.locked:
            await self._come_home(game_id)
        else:
            await self._threads.keep_open(thread)

    async def _come_home(self, game_id: int) -> None:
        try:
            await self._presenter.come_home(game_id)
        except StorageError as error:
            log.warning("Game %d can't come home yet: %s", game_id, error)

    async def _game_in(self, thread_id: int) -> int | None:
        """Return the running game that is played in a thread, None if there is none or it can't be read."""
        try:
            game = await self._tables.at(thread_id)
        except Refusal:
            return None
        except StorageError as error:
            log.warning("Which game is played in thread %d can't be read: %s", thread_id, error)
            return None
        return game.id if game.thread_id == thread_id and game.table.is_open else None
