"""What others do to the channels and threads of games: they delete, lock or archive them."""

import asyncio
import logging
from typing import Final

import discord

from bot.feed.connection import Connection
from bot.feed.presenter import Presenter
from bot.feed.threads import PATIENCE, Threads
from bot.ui.discord_errors import DISCORD_ERRORS, UNKNOWN_CHANNEL
from engine import Game, GameService, Refusal
from storage.records import StorageError

log = logging.getLogger(__name__)

ASKED_AT_ONCE: Final = 10
"""How many places Discord is asked about in a row."""
PAUSE: Final = 2.0
"""Seconds in which Discord is then asked nothing: it answers 50 requests a second, mostly to players."""


class ChannelChanges:
    """Keeps running games in threads that can be used, or brings them back to their channel.

    Games whose channel was deleted are closed. What is missed while the bot isn't connected is noticed when
    the next message about a game is posted, or by `look_for_lost`.
    """

    def __init__(
        self, games: GameService, presenter: Presenter, threads: Threads, connection: Connection
    ) -> None:
        self._games = games
        self._presenter = presenter
        self._threads = threads
        self._connection = connection

    async def is_deleted(self, channel_id: int) -> None:
        """Let the game of a deleted thread go on in its channel, and close those of a deleted channel."""
        for game in await self._games_in(channel_id):
            try:
                if game.thread_id == channel_id:
                    await self._presenter.come_home(game.id)
                else:
                    await self._games.resting.close_lost(game.id)
                    self._presenter.present_soon(game.id)
            except StorageError as error:
                log.warning("Game %d still waits in a place that is gone: %s", game.id, error)

    async def has_changed(self, thread: discord.Thread) -> None:
        """Let the game of a locked thread go on in its channel; open a thread that was archived."""
        if not thread.locked and not thread.archived:
            return
        for game in await self._games_in(thread.id):
            if game.thread_id != thread.id:
                continue
            if not thread.locked:
                await self._threads.keep_open(thread)
                continue
            try:
                await self._presenter.come_home(game.id)
            except StorageError as error:
                log.warning("Game %d can't come home yet: %s", game.id, error)

    async def look_for_lost(self, first: int, last: int) -> None:
        """Look whether the channels and threads of games are still there, as far as that isn't known.

        That is done in the servers from `first` to `last`. Discord is asked `ASKED_AT_ONCE` questions, then
        none for a moment. Raise `StorageError` if it can't be read where games are played.
        """
        asked = 0
        for guild_id, channel_id in await self._games.rooms.places(
            first, last, self._connection.shard_scope.known
        ):
            if not self._connection.is_in(guild_id) or self._connection.has_channel(guild_id, channel_id):
                continue
            asked += 1
            if asked % ASKED_AT_ONCE == 0:
                await asyncio.sleep(PAUSE)
            try:
                async with asyncio.timeout(PATIENCE):
                    thread = await self._connection.thread(channel_id)
            except DISCORD_ERRORS as error:
                if isinstance(error, discord.NotFound) and error.code == UNKNOWN_CHANNEL:
                    await self.is_deleted(channel_id)
                continue  # it is hidden from the bot, or can't be asked for at the moment
            if thread is not None:
                await self.has_changed(thread)

    async def _games_in(self, channel_id: int) -> list[Game]:
        """Return the open games of a channel or thread, as far as they can be read."""
        try:
            found = [self._games.get(game_id) for game_id in await self._games.rooms.open_in(channel_id)]
        except StorageError as error:
            log.warning("Which games are played in channel %d can't be read: %s", channel_id, error)
            return []
        games = await asyncio.gather(*found, return_exceptions=True)
        for game in games:
            if not isinstance(game, Game | Refusal):
                log.warning("A game of channel %d can't be read: %s", channel_id, game)
        return [game for game in games if isinstance(game, Game)]
