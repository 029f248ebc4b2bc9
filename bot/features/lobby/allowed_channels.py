"""Where tables can be opened, by the server's settings."""

from collections.abc import Iterator
from contextlib import contextmanager

import discord

from bot.i18n.language import Verbatim
from bot.interactions.request import Request
from bot.ui.permissions import sees_channel
from bot.words.names import clean_name, markdown_name
from bot.words.phrases import link_to
from engine import Refusal, Server


def enclosing_ids(channel: object) -> tuple[int, ...]:
    """Return the ids of what a channel belongs to: its category; for a thread, its channel and category."""
    match channel:
        case discord.Thread(parent=discord.abc.GuildChannel() as parent):
            return (parent.id, *_category(parent))
        case discord.Thread():
            return (channel.parent_id,)
        case discord.abc.GuildChannel():
            return _category(channel)
        case _:
            return ()


def _category(channel: discord.abc.GuildChannel) -> tuple[int, ...]:
    return () if channel.category_id is None else (channel.category_id,)


def require_allowed(request: Request, server: Server) -> None:
    """Raise `Refusal` (``not-here``) if no table can be opened in the request's channel."""
    interaction = request.interaction
    with naming_allowed_channels(request):
        server.require_allowed(interaction.channel_id or 0, *enclosing_ids(interaction.channel))


@contextmanager
def naming_allowed_channels(request: Request) -> Iterator[None]:
    """Have a refusal to open a table here (``not-here``) name the places where the person can."""
    try:
        yield
    except Refusal as refusal:
        channels = refusal.params.get("channels")
        if refusal.code != "not-here" or not isinstance(channels, tuple):
            raise
        places = tuple(_names(request, channels))
        raise Refusal("not-here", places=places, count=len(places)) from refusal


def _names(request: Request, channels: tuple[int, ...]) -> Iterator[Verbatim]:
    """Yield links to channels, and the names of categories, that the person can see."""
    guild = request.interaction.guild
    for channel_id in channels:
        channel = None if guild is None else guild.get_channel(channel_id)
        if channel is None or not sees_channel(request.interaction, channel_id):
            continue
        if isinstance(channel, discord.CategoryChannel):
            yield Verbatim(f"**{markdown_name(clean_name(channel.name))}**")
        else:
            yield link_to(channel_id)
