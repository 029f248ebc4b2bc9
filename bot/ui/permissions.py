"""What the bot and people are permitted to do in a game's channel."""

from contextlib import suppress
from typing import Final

import discord

NEEDED: Final = discord.Permissions(
    view_channel=True, send_messages=True, attach_files=True, read_message_history=True
)
NEEDED_IN_THREAD: Final = discord.Permissions(
    view_channel=True, send_messages_in_threads=True, attach_files=True, read_message_history=True
)

NEEDED_FOR_THREAD: Final = discord.Permissions(
    NEEDED.value | NEEDED_IN_THREAD.value | discord.Permissions(create_public_threads=True).value
)

_VIEW: Final = discord.Permissions(view_channel=True)

_Channel = discord.abc.GuildChannel | discord.Thread


def is_on_server(interaction: discord.Interaction) -> bool:
    """Return whether the interaction comes from a server that the bot is on.

    People who have added the bot for themselves can use it anywhere: also in direct messages, in groups, and
    on servers that it isn't on, although Discord names the server there.
    """
    guild_id = interaction.guild_id
    return guild_id is not None and interaction.client.get_guild(guild_id) is not None


def invitation(application_id: int) -> str:
    """Return the URL that adds the bot to a server, with the permissions it needs."""
    scopes = ("bot", "applications.commands")
    return discord.utils.oauth_url(application_id, permissions=NEEDED_FOR_THREAD, scopes=scopes)


def sees_channel(interaction: discord.Interaction, channel_id: int, home_id: int | None = None) -> bool:
    """Return whether the person certainly sees a channel or thread of the interaction's server.

    `home_id` is the channel in which the bot opened the thread: everybody who sees that one sees the thread,
    even if it is archived and so not cached. Channels that aren't cached, such as deleted ones, count as
    visible to administrators only. Members invited to a private thread are unknown to the bot.
    """
    if not is_on_server(interaction):
        return False
    is_here = (interaction.channel_id or 0) in {channel_id, home_id}
    if is_here or interaction.permissions.administrator:
        return True
    member, channel = interaction.user, _known_channel(interaction, channel_id, home_id)
    if channel is None or not isinstance(member, discord.Member):
        return False
    return _sees(member, channel)


def member_sees(interaction: discord.Interaction, member: discord.Member) -> bool:
    """Return whether a member can see the interaction's channel, as far as is known."""
    channel = _known_channel(interaction, interaction.channel_id or 0)
    return channel is not None and _sees(member, channel)


def _sees(member: discord.Member, channel: _Channel) -> bool:
    try:
        theirs = channel.permissions_for(member)
    except discord.ClientException:  # a thread whose channel isn't cached
        return False
    return theirs.is_superset(_to_see(channel))


def is_seen_from_here(interaction: discord.Interaction, channel_id: int, home_id: int | None = None) -> bool:
    """Return whether everybody who sees the interaction's channel certainly sees another one, too.

    They do if it is the same or a public thread of it, if all members see the other one, or if the same roles
    and members have access to both. `home_id` is as in `sees_channel`.
    """
    if not is_on_server(interaction):
        return False
    here_id = interaction.channel_id or 0
    if here_id in {channel_id, home_id}:
        return True
    there = _known_channel(interaction, channel_id, home_id)
    if there is None or (isinstance(there, discord.Thread) and there.is_private()):
        return False
    here, there = _around_thread(_known_channel(interaction, here_id)), _around_thread(there)
    if here is None or there is None:
        return False
    needed = _to_see(there)
    return (
        here == there
        or _is_seen_by_all(there)
        or (needed == _VIEW and _view_overwrites(here) == _view_overwrites(there))
    )


def _known_channel(
    interaction: discord.Interaction, channel_id: int, home_id: int | None = None
) -> _Channel | None:
    """Return a channel or thread from the cache, or else its home."""
    guild = interaction.client.get_guild(interaction.guild_id or 0)
    if guild is None:
        return None
    return guild.get_channel_or_thread(channel_id) or guild.get_channel(home_id or 0)


def _around_thread(channel: _Channel | None) -> discord.abc.GuildChannel | None:
    """Return a thread's parent channel; other channels unchanged."""
    return channel.parent if isinstance(channel, discord.Thread) else channel


def _to_see(channel: _Channel) -> discord.Permissions:
    """Return the permissions needed to read a channel's messages."""
    if isinstance(channel, discord.Thread) and channel.is_private():
        return discord.Permissions(view_channel=True, manage_threads=True)
    if isinstance(channel, discord.VoiceChannel | discord.StageChannel):
        return discord.Permissions(view_channel=True, connect=True)
    return _VIEW


def _is_seen_by_all(channel: discord.abc.GuildChannel) -> bool:
    """Return whether every member of the server sees a channel."""
    needed, everyone = _to_see(channel), channel.guild.get_role(channel.guild.id)
    if everyone is None or not channel.permissions_for(everyone).is_superset(needed):
        return False
    return all(not overwrite.pair()[1].value & needed.value for overwrite in channel.overwrites.values())


def _view_overwrites(channel: discord.abc.GuildChannel) -> dict[int, bool]:
    """Return the view overwrites of a channel, by the ids of roles and members."""
    return {
        target.id: overwrite.view_channel
        for target, overwrite in channel.overwrites.items()
        if overwrite.view_channel is not None
    }


def can_manage(interaction: discord.Interaction, *channel_ids: int) -> bool:
    """Return whether the person can manage the first of these channels that is cached.

    If none is, for example because all were deleted, the person's server permissions decide.
    """
    member, guild = interaction.user, interaction.guild
    for channel_id in channel_ids:
        if channel_id == interaction.channel_id:
            return interaction.permissions.manage_channels
        channel = None if guild is None else guild.get_channel_or_thread(channel_id)
        if channel is not None and isinstance(member, discord.Member):
            with suppress(discord.ClientException):  # a thread whose channel isn't cached
                return channel.permissions_for(member).manage_channels
    return isinstance(member, discord.Member) and member.guild_permissions.manage_channels


def missing_permissions(interaction: discord.Interaction) -> tuple[str, ...]:
    """Return discord.py's names of the permissions that the bot lacks in the interaction's channel."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    return _missing(interaction, NEEDED_IN_THREAD if in_thread else NEEDED)


def missing_for_thread(interaction: discord.Interaction) -> tuple[str, ...]:
    """Return the permissions that the bot lacks to open a thread there and play in it."""
    return _missing(interaction, NEEDED_FOR_THREAD)


def _missing(interaction: discord.Interaction, needed: discord.Permissions) -> tuple[str, ...]:
    given = interaction.app_permissions
    if given.is_superset(needed):
        return ()
    return tuple(name for name, wanted in needed if wanted and not getattr(given, name))
