"""The permissions that the bot needs in a game's channel."""

from typing import Final

import discord

_NEEDED: Final = discord.Permissions(
    view_channel=True, send_messages=True, attach_files=True, read_message_history=True
)
_NEEDED_IN_THREAD: Final = discord.Permissions(
    view_channel=True, send_messages_in_threads=True, attach_files=True, read_message_history=True
)
_DISCORD_NAMES: Final = {
    "read_messages": "View Channel",
    "send_messages_in_threads": "Send Messages in Threads",
}
"""Permissions that Discord's settings name differently from discord.py."""


def missing_permissions(interaction: discord.Interaction) -> list[str]:
    """Return what the bot lacks in the interaction's channel, as Discord's settings name it."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    needed = _NEEDED_IN_THREAD if in_thread else _NEEDED
    return [
        _DISCORD_NAMES.get(name, name.replace("_", " ").title())
        for name, wanted in needed
        if wanted and not getattr(interaction.app_permissions, name)
    ]
