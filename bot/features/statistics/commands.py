"""`/azul stats`, *Azul statistics* in a person's menu, and the buttons of what they show."""

from functools import partial

from discord import Interaction, Member, User, app_commands

from bot.features.statistics.panel import card_panel, server_card_panel
from bot.i18n.command_texts import localised
from bot.interactions import options
from bot.interactions.dispatcher import serve
from bot.interactions.registry import Rank, Registry
from bot.interactions.request import Request
from bot.messages.panel import Panel
from bot.words.names import markdown_name, person_name
from engine import Refusal


async def show_card(request: Request, who: User | Member | None = None) -> None:
    """Show a person's statistics, by default one's own."""
    await request.reply.open_panel(await _card(request, who or request.interaction.user))


async def stats_pressed(request: Request) -> None:
    """Turn to the statistics that the button names. Raise `Refusal` (``old-button``) if it is forged."""
    match request.pressed.choice:
        case "yours":
            panel = await _card(request, request.interaction.user)
        case "server":
            panel = await _server(request)
        case _:
            raise Refusal("old-button")
    await request.reply.update_panel(panel)


async def _card(request: Request, who: User | Member) -> Panel:
    name, user = person_name(who.display_name), request.interaction.user
    try:
        card = await request.games.statistics.card(who.id, request.user_id)
    except Refusal:
        if who.id == request.user_id:
            raise
        raise Refusal("no-statistics-of", asked=markdown_name(name)) from None
    return card_panel(
        request.phrases,
        card,
        name,
        person_name(user.display_name),
        is_own=who.id == user.id,
        on_server=request.is_on_server,
    )


async def _server(request: Request) -> Panel:
    request.require_server()
    try:
        card = await request.games.statistics.server_card(request.guild_id)
    except Refusal:
        raise Refusal("no-statistics-here") from None
    return server_card_panel(request.phrases, card)


@app_commands.command(description=localised("command-stats"))
@app_commands.describe(who=localised("command-stats-who"))
async def stats(interaction: Interaction, who: options.Player = None) -> None:
    """Show somebody's statistics."""
    await serve(interaction, partial(show_card, who=who))


async def azul_statistics(interaction: Interaction, user: User | Member) -> None:
    """Show somebody's statistics: *Apps → Azul statistics* in the menu of a person."""
    await serve(interaction, partial(show_card, who=user))


def register(registry: Registry) -> None:
    """Register `/azul stats`, its button, and *Azul statistics*."""
    registry.commands(stats, rank=Rank.LOOK)
    registry.user_commands(
        app_commands.ContextMenu(name="Azul statistics", callback=azul_statistics), rank=Rank.LOOK
    )
    registry.buttons({"stats": stats_pressed}, rank=Rank.LOOK)
