"""The permissions that the bot needs in a game's channel."""

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


def is_on_server(interaction: discord.Interaction) -> bool:
    """Return whether the interaction comes from a server that the bot is on.

    People who have added the bot for themselves can use it anywhere: also in direct messages, in groups, and
    on servers that it isn't on, although Discord names the server there.
    """
    guild_id = interaction.guild_id
    return guild_id is not None and interaction.client.get_guild(guild_id) is not None


def invitation(application_id: int) -> str:
    """Return the address at which somebody can add the bot to a server, with the permissions it needs."""
    scopes = ("bot", "applications.commands")
    return discord.utils.oauth_url(application_id, permissions=NEEDED_FOR_THREAD, scopes=scopes)


def can_see(interaction: discord.Interaction, channel_id: int) -> bool:
    """Return whether the person can see a channel or thread of the interaction's server, as far as is known.

    Who has been invited to a private thread isn't known.
    """
    if channel_id == interaction.channel_id:
        return True
    member = interaction.user
    guild = interaction.guild
    channel = None if guild is None else guild.get_channel_or_thread(channel_id)
    if channel is None or not isinstance(member, discord.Member):
        return False
    try:
        theirs = channel.permissions_for(member)
    except discord.ClientException:  # a thread whose channel isn't known
        return False
    is_private = isinstance(channel, discord.Thread) and channel.is_private()
    return theirs.manage_threads if is_private else theirs.view_channel


def can_manage(interaction: discord.Interaction, *channel_ids: int) -> bool:
    """Return whether the person can manage the first of some channels of the server that is known.

    If none is, as when all have been deleted, whether they can manage the server's channels in general.
    """
    member, guild = interaction.user, interaction.guild
    for channel_id in channel_ids:
        if channel_id == interaction.channel_id:
            return interaction.permissions.manage_channels
        channel = None if guild is None else guild.get_channel_or_thread(channel_id)
        if channel is not None and isinstance(member, discord.Member):
            with suppress(discord.ClientException):  # a thread whose channel isn't known
                return channel.permissions_for(member).manage_channels
    return isinstance(member, discord.Member) and member.guild_permissions.manage_channels


def missing_permissions(interaction: discord.Interaction) -> tuple[str, ...]:
    """Return what the bot lacks in the interaction's channel, as discord.py names it."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    return _missing(interaction, NEEDED_IN_THREAD if in_thread else NEEDED)


def missing_for_thread(interaction: discord.Interaction) -> tuple[str, ...]:
    """Return what the bot lacks in the interaction's channel to open a thread for a game and play there."""
    return _missing(interaction, NEEDED_FOR_THREAD)


def _missing(interaction: discord.Interaction, needed: discord.Permissions) -> tuple[str, ...]:
    given = interaction.app_permissions
    if given.is_superset(needed):
        return ()
    return tuple(name for name, wanted in needed if wanted and not getattr(given, name))
