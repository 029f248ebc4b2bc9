"""Before the game: opening a table, sitting down, standing up, beginning, closing."""

from typing import Final

import discord

import azul
import render
from bot.handlers.request import Request
from bot.words.language import Verbatim
from engine import Game, Refusal

_NEEDED: Final = discord.Permissions(
    view_channel=True, send_messages=True, attach_files=True, read_message_history=True
)
_NEEDED_IN_THREAD: Final = discord.Permissions(
    view_channel=True, send_messages_in_threads=True, attach_files=True, read_message_history=True
)
_CALLED: Final = {"read_messages": "View Channel", "send_messages_in_threads": "Send Messages in Threads"}
"""Permissions that Discord's settings call otherwise than the library does."""


async def start(request: Request, seats: int, rules: azul.Rules, theme: str) -> None:
    """Open a table in the channel, if the bot may do there what a game needs."""
    _require_theme(theme or render.default_theme().name)
    interaction = request.interaction
    in_thread = isinstance(interaction.channel, discord.Thread)
    needed = _NEEDED_IN_THREAD if in_thread else _NEEDED
    missing = [
        _CALLED.get(name, name.replace("_", " ").title())
        for name, wanted in needed
        if wanted and not getattr(interaction.app_permissions, name)
    ]
    if missing:
        raise Refusal("missing-permissions", permissions=tuple(missing))
    game = await request.tables.open(
        guild_id=interaction.guild_id or 0,
        channel_id=interaction.channel_id or 0,
        host=request.player,
        seats=seats,
        rules=rules,
        theme=theme,
    )
    await request.answer(request.say(request.phrases.words("started")), game)


async def join(request: Request) -> None:
    """Seat who asks."""
    request, game = await request.at_table()
    await _done(request, await request.tables.join(game.id, request.player), "joined")


async def leave(request: Request) -> None:
    """Let who asks stand up."""
    request, game = await request.at_table()
    await _done(request, await request.tables.leave(game.id, request.user_id), "left")


async def begin(request: Request) -> None:
    """Begin the game."""
    request, game = await request.at_table()
    await _done(request, await request.tables.begin(game.id, request.user_id), "begun-private")


async def set_theme(request: Request, theme: str) -> None:
    """Change what the table's pictures look like."""
    request, game = await request.at_table()
    _require_theme(theme)
    changed = await request.tables.set_theme(game.id, request.user_id, theme)
    await request.answer(
        request.say(request.phrases.words("themed", theme=Verbatim(render.theme(theme).title))), changed
    )


def _require_theme(theme: str) -> None:
    if theme not in render.theme_names():
        raise Refusal("bad-theme", themes=tuple(render.theme_names()))


async def cancel(request: Request) -> None:
    """Close the table."""
    request, game = await request.at_table()
    closed = await request.tables.cancel(game.id, request.user_id, may_manage=request.may_manage)
    await _done(request, closed, "cancelled")


async def _done(request: Request, game: Game, text_id: str) -> None:
    """Answer a command in words and a button by what the lobby shows, then show it."""
    told = request.say(request.phrases.words(text_id)) if request.press is None else request.take_note()
    await request.answer(told, game)
