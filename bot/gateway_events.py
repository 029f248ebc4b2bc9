"""What Discord reports, apart from what people ask for: of servers and channels, and of sessions."""

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
from bot.logs.context import work
from bot.ui.tasks import TasksInProgress
from storage.records import StorageError

log = logging.getLogger(__name__)

PATIENCE: Final = 1.0
"""Seconds in which what was reported may still be seen to when the bot leaves."""


class ServerReports(commands.Cog):
    """Whether the bot is in a server, what has become of channels, and what may be allowed there by now."""

    def __init__(
        self,
        presenter: Presenter,
        absences: GuildRemovals,
        channel_changes: ChannelChanges,
        is_own: Callable[[int | None], bool],
    ) -> None:
        self._presenter = presenter
        self._absences = absences
        self._channel_changes = channel_changes
        self._is_own = is_own
        self._in_progress = TasksInProgress()

    async def cog_unload(self) -> None:
        """See to what was reported by now, or leave it to the next look for absences."""
        _ = await self._in_progress.finish(PATIENCE)

    @contextmanager
    def _seeing_to(self, what: str) -> Iterator[None]:
        self._in_progress.join()
        with work(what):
            try:
                yield
            except StorageError as error:
                log.warning("What Discord reported can't be seen to yet: %s", error)

    @commands.Cog.listener("on_guild_remove")
    async def was_removed(self, guild: discord.Guild) -> None:
        """Let the server's games rest."""
        with self._seeing_to("server"):
            await self._absences.left(guild.id)

    @commands.Cog.listener("on_guild_join")
    @commands.Cog.listener("on_guild_available")
    async def is_there(self, guild: discord.Guild) -> None:
        """Let the server's games go on, and show what waits."""
        with self._seeing_to("server"):
            await self._absences.is_there(guild.id)

    @commands.Cog.listener("on_guild_channel_delete")
    async def channel_is_deleted(self, channel: discord.abc.GuildChannel) -> None:
        """See to the channel's games."""
        with self._seeing_to("place"):
            await self._channel_changes.is_deleted(channel.id)

    @commands.Cog.listener("on_raw_thread_delete")
    async def thread_is_deleted(self, deleted: discord.RawThreadDeleteEvent) -> None:
        """See to the thread's game."""
        with self._seeing_to("place"):
            await self._channel_changes.is_deleted(deleted.thread_id)

    @commands.Cog.listener("on_thread_update")
    async def thread_has_changed(self, _: object, thread: discord.Thread) -> None:
        """Show what waits in the server; see to the thread's game."""
        self._presenter.retry_now(guild_id=thread.guild.id)
        if self._is_own(thread.owner_id):
            with self._seeing_to("place"):
                await self._channel_changes.has_changed(thread)

    @commands.Cog.listener("on_guild_channel_update")
    async def channel_has_changed(self, _: object, channel: discord.abc.GuildChannel) -> None:
        """Show what waits in the server: its permissions may be others."""
        self._presenter.retry_now(guild_id=channel.guild.id)

    @commands.Cog.listener("on_guild_role_update")
    async def role_has_changed(self, _: object, role: discord.Role) -> None:
        """Show what waits in the server: the role may be the bot's."""
        self._presenter.retry_now(guild_id=role.guild.id)

    @commands.Cog.listener("on_member_update")
    async def member_has_changed(self, _: object, member: discord.Member) -> None:
        """Show what waits in the server if the bot has been given other roles."""
        if self._is_own(member.id):
            self._presenter.retry_now(guild_id=member.guild.id)


class SessionReports(commands.Cog):
    """Which of the shards that this process runs beside others have a session at the gateway."""

    def __init__(self, sessions: Sessions, look_soon: Callable[[], None]) -> None:
        self._sessions = sessions
        self._look_soon = look_soon

    @commands.Cog.listener("on_shard_connect")
    @commands.Cog.listener("on_shard_resumed")
    async def is_open(self, shard_id: int) -> None:
        """Note that a shard's session is open, perhaps again."""
        await self._sessions.has_connected(shard_id)

    @commands.Cog.listener("on_shard_disconnect")
    async def is_closed(self, shard_id: int) -> None:
        """Note that a shard's session isn't open any more."""
        self._sessions.has_disconnected(shard_id)

    @commands.Cog.listener("on_shard_ready")
    async def is_known(self, shard_id: int) -> None:
        """See to the games of the servers that a shard's session has named."""
        self._sessions.is_known(shard_id)
        self._look_soon()
