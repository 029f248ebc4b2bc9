"""`/azul ranking`: rankings of this server or everywhere, and the buttons that lead from one to another."""

from discord import Interaction, app_commands

import azul
from bot.features.statistics.ranking_panel import View, parse_ranking_view, ranking_panel
from bot.i18n.command_texts import localised
from bot.interactions.dispatcher import serve
from bot.interactions.registry import Rank, Registry
from bot.interactions.request import Request
from bot.messages.panel import Panel
from engine.statistics.card import Order


async def show_ranking(request: Request) -> None:
    """Show the ranking by rating: this server's, or the one of all servers where the bot isn't."""
    view = View(Order.RATING, azul.WallSide.COLOURED, is_here=request.is_on_server)
    await request.reply.open_panel(await _panel(request, view))


async def ranking_pressed(request: Request) -> None:
    """Turn to the ranking and the page that the button names. Raise `Refusal` (``old-button``) if forged."""
    view = parse_ranking_view(request.pressed)
    if view.is_here:
        request.require_server()
    await request.reply.update_panel(await _panel(request, view))


async def _panel(request: Request, view: View) -> Panel:
    statistics = request.games.statistics
    guild_id = request.guild_id if view.is_here else None
    page = await statistics.ranking(view.order, view.wall, guild_id, request.user_id, view.page)
    names = await statistics.names(page) | {request.user_id: request.player.name}
    return ranking_panel(request.phrases, page, names, on_server=request.is_on_server)


@app_commands.command(description=localised("command-ranking"))
async def ranking(interaction: Interaction) -> None:
    """Show a ranking."""
    await serve(interaction, show_ranking)


def register(registry: Registry) -> None:
    """Register `/azul ranking` and its buttons."""
    registry.commands(ranking, rank=Rank.LOOK)
    registry.buttons({"ranking": ranking_pressed}, rank=Rank.LOOK)
