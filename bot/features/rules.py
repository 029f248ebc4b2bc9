"""`/azul rules`, page by page, and `/azul help`."""

from functools import partial

from discord import Interaction, app_commands

import render
from bot.i18n.command_texts import localised
from bot.interactions import options
from bot.interactions.dispatcher import serve
from bot.interactions.registry import Rank, Registry
from bot.interactions.request import Request
from bot.messages.panel import help_panel, rules_page


async def open_rules(request: Request, *, page: int) -> None:
    """Show a page of the rules, numbered from 1."""
    await request.reply.open_panel(rules_page(request.phrases, page, await _theme_here(request)))


async def page_pressed(request: Request) -> None:
    """Turn to the page of the pressed button."""
    page = min(max(1, request.pressed.number or 1), render.RULE_PAGES)
    await request.reply.update_panel(rules_page(request.phrases, page, await _theme_here(request)))


async def show_help(request: Request) -> None:
    """Explain how to play, in short."""
    theme = await _theme_here(request)
    await request.reply.open_panel(help_panel(request.phrases, theme, on_server=request.is_on_server))


async def _theme_here(request: Request) -> str:
    """Return the theme of the channel's table, else of the server's tables; "" without a server."""
    game = await request.game_if_any()
    if game is not None:
        return game.table.options.theme
    if not request.is_on_server:
        return ""
    return (await request.games.servers.of_or_defaults(request.guild_id)).options.theme


@app_commands.command(description=localised("command-rules"))
@app_commands.describe(page=localised("command-rules-page"))
async def rules(interaction: Interaction, page: options.Page = 1) -> None:
    """Show the rules."""
    await serve(interaction, partial(open_rules, page=page))


@app_commands.command(name="help", description=localised("command-help"))
async def help_command(interaction: Interaction) -> None:
    """Explain how to play."""
    await serve(interaction, show_help)


def register(registry: Registry) -> None:
    """Register `/azul rules` and `help`, and the buttons that turn pages."""
    registry.commands(rules, help_command, rank=Rank.LOOK)
    registry.buttons({"page": page_pressed}, rank=Rank.LOOK)
