"""The permissions that the bot needs in a game's channel."""

from typing import Final

import discord

NEEDED: Final = discord.Permissions(
    view_channel=True, send_messages=True, attach_files=True, read_message_history=True
)
NEEDED_IN_THREAD: Final = discord.Permissions(
    view_channel=True, send_messages_in_threads=True, attach_files=True, read_message_history=True
)


def missing_permissions(interaction: discord.Interaction) -> tuple[str, ...]:
    """Return what the bot lacks in the interaction's channel, as discord.py names it."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    needed = NEEDED_IN_THREAD if in_thread else NEEDED
    return tuple(name for name, wanted in needed if wanted and not getattr(interaction.app_permissions, name))
