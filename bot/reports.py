"""What Discord reports, apart from what people ask for: of servers and channels, and of sessions."""

from collections.abc import Awaitable, Callable

import discord
from discord.ext import commands

from bot.logs.doing import work
from bot.sharing.sessions import Sessions
from bot.showing.absences import Absences
from bot.showing.presenter import Presenter
from bot.showing.upkeep import Upkeep


class ServerReports(commands.Cog):
    """Whether the bot is in a server, what has become of channels, and what may be allowed there by now."""

    def __init__(
        self,
        presenter: Presenter,
        absences: Absences,
        upkeep: Upkeep,
        is_own: Callable[[int | None], bool],
    ) -> None:
        self._presenter = presenter
        self._absences = absences
        self._upkeep = upkeep
        self._is_own = is_own

    @commands.Cog.listener("on_guild_remove")
    async def was_removed(self, guild: discord.Guild) -> None:
        """Let the server's games rest."""
        with work("server"):
            await self._absences.left(guild.id)

    @commands.Cog.listener("on_guild_join")
    @commands.Cog.listener("on_guild_available")
    async def is_there(self, guild: discord.Guild) -> None:
        """Let the server's games go on, and show what waits."""
        with work("server"):
            await self._absences.is_there(guild.id)

    @commands.Cog.listener("on_guild_channel_delete")
    async def channel_is_deleted(self, channel: discord.abc.GuildChannel) -> None:
        """See to the channel's games."""
        with work("place"):
            await self._upkeep.is_deleted(channel.id)

    @commands.Cog.listener("on_raw_thread_delete")
    async def thread_is_deleted(self, deleted: discord.RawThreadDeleteEvent) -> None:
        """See to the thread's game."""
        with work("place"):
            await self._upkeep.is_deleted(deleted.thread_id)

    @commands.Cog.listener("on_thread_update")
    async def thread_has_changed(self, _: object, thread: discord.Thread) -> None:
        """Show what waits in the server; see to the thread's game."""
        self._presenter.hasten(guild_id=thread.guild.id)
        if self._is_own(thread.owner_id):
            with work("place"):
                await self._upkeep.has_changed(thread)

    @commands.Cog.listener("on_guild_channel_update")
    async def channel_has_changed(self, _: object, channel: discord.abc.GuildChannel) -> None:
        """Show what waits in the server: its permissions may be others."""
        self._presenter.hasten(guild_id=channel.guild.id)

    @commands.Cog.listener("on_guild_role_update")
    async def role_has_changed(self, _: object, role: discord.Role) -> None:
        """Show what waits in the server: the role may be the bot's."""
        self._presenter.hasten(guild_id=role.guild.id)

    @commands.Cog.listener("on_member_update")
    async def member_has_changed(self, _: object, member: discord.Member) -> None:
        """Show what waits in the server if the bot has been given other roles."""
        if self._is_own(member.id):
            self._presenter.hasten(guild_id=member.guild.id)


class SessionReports(commands.Cog):
    """Which of the shards that this process runs beside others have a session at the gateway."""

    def __init__(self, sessions: Sessions, go_round: Callable[[], Awaitable[None]]) -> None:
        self._sessions = sessions
        self._go_round = go_round

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
        await self._go_round()
