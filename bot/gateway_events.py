"""Listeners for gateway events about servers, channels and shards."""

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import discord
from discord.ext import commands

from bot.cluster.sessions import Sessions
from bot.feed.channels import ChannelChanges
from bot.feed.guild_removals import GuildRemovals
from bot.feed.presenter import Presenter
from bot.logs.context import logged_job
from bot.ui.tasks import TasksInProgress
from storage.records import StorageError

log = logging.getLogger(__name__)

SHUTDOWN_TIMEOUT: Final = 1.0
"""Seconds that a shutdown waits for events being handled."""


class GuildEvents(commands.Cog):
    """Handles joined and left servers, deleted channels, and changed permissions."""

    def __init__(
        self,
        presenter: Presenter,
        guild_removals: GuildRemovals,
        channel_changes: ChannelChanges,
        is_own: Callable[[int | None], bool],
    ) -> None:
        self._presenter = presenter
        self._guild_removals = guild_removals
        self._channel_changes = channel_changes
        self._is_own = is_own
        self._in_progress = TasksInProgress()

    async def cog_unload(self) -> None:
        """Finish handling events, or leave them to the reconciler after the next start."""
        _ = await self._in_progress.finish(SHUTDOWN_TIMEOUT)

    @contextmanager
    def _handling(self, what: str) -> Iterator[None]:
        self._in_progress.join()
        with logged_job(what):
            try:
                yield
            except StorageError as error:
                log.warning("A gateway event can't be handled yet: %s", error)

    @commands.Cog.listener("on_guild_remove")
    async def guild_removed(self, guild: discord.Guild) -> None:
        """Suspend the server's games."""
        with self._handling("server"):
            await self._guild_removals.on_removed(guild.id)

    @commands.Cog.listener("on_guild_join")
    @commands.Cog.listener("on_guild_available")
    async def guild_available(self, guild: discord.Guild) -> None:
        """Resume the server's games, and retry failed posts."""
        with self._handling("server"):
            await self._guild_removals.on_available(guild.id)

    @commands.Cog.listener("on_guild_channel_delete")
    async def channel_deleted(self, channel: discord.abc.GuildChannel) -> None:
        """Close the channel's games, or move them out of the thread."""
        with self._handling("place"):
            await self._channel_changes.on_deleted(channel.id)

    @commands.Cog.listener("on_raw_thread_delete")
    async def thread_deleted(self, deleted: discord.RawThreadDeleteEvent) -> None:
        """Move the thread's game to its channel."""
        with self._handling("place"):
            await self._channel_changes.on_deleted(deleted.thread_id)

    @commands.Cog.listener("on_thread_update")
    async def thread_updated(self, _: object, thread: discord.Thread) -> None:
        """Retry failed posts in the server; update the game of a locked or archived thread."""
        self._presenter.retry_now(guild_id=thread.guild.id)
        if self._is_own(thread.owner_id):
            with self._handling("place"):
                await self._channel_changes.on_thread_update(thread)

    @commands.Cog.listener("on_guild_channel_update")
    async def channel_updated(self, _: object, channel: discord.abc.GuildChannel) -> None:
        """Retry failed posts in the server: permissions may have changed."""
        self._presenter.retry_now(guild_id=channel.guild.id)

    @commands.Cog.listener("on_guild_role_update")
    async def role_updated(self, _: object, role: discord.Role) -> None:
        """Retry failed posts in the server: the role may be the bot's."""
        self._presenter.retry_now(guild_id=role.guild.id)

    @commands.Cog.listener("on_member_update")
    async def member_updated(self, _: object, member: discord.Member) -> None:
        """Retry failed posts in the server if the bot's roles have changed."""
        if self._is_own(member.id):
            self._presenter.retry_now(guild_id=member.guild.id)


class ShardEvents(commands.Cog):
    """Tracks the gateway sessions of this process's shards in a cluster."""

    def __init__(self, sessions: Sessions, reconcile_soon: Callable[[], None]) -> None:
        self._sessions = sessions
        self._reconcile_soon = reconcile_soon

    @commands.Cog.listener("on_shard_connect")
    @commands.Cog.listener("on_shard_resumed")
    async def shard_connected(self, shard_id: int) -> None:
        """Record that a shard's session is open, or resumed."""
        await self._sessions.mark_connected(shard_id)

    @commands.Cog.listener("on_shard_disconnect")
    async def shard_disconnected(self, shard_id: int) -> None:
        """Record that a shard's session is closed."""
        self._sessions.mark_disconnected(shard_id)

    @commands.Cog.listener("on_shard_ready")
    async def shard_ready(self, shard_id: int) -> None:
        """Record that a shard has received its servers, and reconcile their games."""
        self._sessions.mark_ready(shard_id)
        self._reconcile_soon()
