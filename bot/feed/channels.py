"""Reacts when a game's channel or thread is deleted, locked or archived."""

import asyncio
import logging
from typing import Final

import discord

from bot.feed.connection import Connection
from bot.feed.presenter import Presenter
from bot.feed.threads import REQUEST_TIMEOUT, Threads
from bot.ui.discord_errors import DISCORD_ERRORS, UNKNOWN_CHANNEL
from engine import Game, GameService, Refusal
from storage.records import StorageError

log = logging.getLogger(__name__)

BURST_SIZE: Final = 10
"""Channels and threads requested in a row."""
BURST_PAUSE: Final = 2.0
"""Seconds between bursts: Discord allows 50 requests a second, and players need most of them."""


class ChannelChanges:
    """Moves games out of unusable threads into their channel, and closes games whose channel is gone.

    Changes missed while the bot was disconnected are noticed by the next post about the game, or in
    `check_places`.
    """

    def __init__(
        self, games: GameService, presenter: Presenter, threads: Threads, connection: Connection
    ) -> None:
        self._games = games
        self._presenter = presenter
        self._threads = threads
        self._connection = connection

    async def on_deleted(self, channel_id: int) -> None:
        """Move the game of a deleted thread to its channel; close the games of a deleted channel."""
        for game in await self._games_in(channel_id):
            try:
                if game.thread_id == channel_id:
                    await self._presenter.return_to_channel(game.id)
                elif channel_id in {game.channel_id, game.home}:  # a post may have found it gone first
                    await self._games.suspensions.close_lost(game.id)
                    self._presenter.present_soon(game.id)
            except StorageError as error:
                log.warning(
                    "Game %d could not be moved or closed after its channel was deleted: %s", game.id, error
                )

    async def on_thread_update(self, thread: discord.Thread) -> None:
        """Move the game of a locked thread to its channel; unarchive an archived thread."""
        if not thread.locked and not thread.archived:
            return
        for game in await self._games_in(thread.id):
            if game.thread_id != thread.id:
                continue
            if not thread.locked:
                await self._threads.keep_open(thread)
                continue
            try:
                await self._presenter.return_to_channel(game.id)
            except StorageError as error:
                log.warning("Game %d could not be moved out of its locked thread yet: %s", game.id, error)

    async def check_places(self, first: int, last: int) -> None:
        """Ask Discord about the games' channels and threads that aren't in the cache.

        Covers the servers with ids from `first` to `last`. Requests come in bursts, with a pause after each.
        Raise `StorageError` if the database can't be read.
        """
        asked = 0
        for guild_id, channel_id in await self._games.channels.places(
            first, last, self._connection.shard_scope.known
        ):
            if not self._connection.is_in(guild_id) or self._connection.has_channel(guild_id, channel_id):
                continue
            asked += 1
            if asked % BURST_SIZE == 0:
                await asyncio.sleep(BURST_PAUSE)
            try:
                async with asyncio.timeout(REQUEST_TIMEOUT):
                    thread = await self._connection.thread(channel_id)
            except DISCORD_ERRORS as error:
                if isinstance(error, discord.NotFound) and error.code == UNKNOWN_CHANNEL:
                    await self.on_deleted(channel_id)
                continue  # hidden from the bot, or temporarily unavailable
            if thread is not None:
                await self.on_thread_update(thread)

    async def _games_in(self, channel_id: int) -> list[Game]:
        """Return the open games of a channel or thread, without those that can't be read."""
        try:
            found = [self._games.get(game_id) for game_id in await self._games.channels.open_in(channel_id)]
        except StorageError as error:
            log.warning("The games of channel %d can't be read: %s", channel_id, error)
            return []
        games = await asyncio.gather(*found, return_exceptions=True)
        for game in games:
            if not isinstance(game, Game | Refusal):
                log.warning("A game of channel %d can't be read: %s", channel_id, game)
        return [game for game in games if isinstance(game, Game)]
