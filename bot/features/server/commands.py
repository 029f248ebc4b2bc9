"""What people who manage a server or its channels can do: `/azul manage settings` and `pause`."""

from discord import Interaction, app_commands

from bot.features.server import pause as pauses
from bot.features.server import settings as server_settings
from bot.i18n.command_texts import localised
from bot.interactions import options
from bot.interactions.dispatcher import serve
from bot.interactions.registry import Rank, Registry, in_panel, of_managed_game


def register(registry: Registry) -> None:
    """Register the commands, buttons and selects for people who manage a server."""
    registry.commands(pause, rank=Rank.TARGET)
    registry.commands(settings, rank=Rank.SOURCE)
    registry.buttons({"resume": of_managed_game(pauses.resume_pressed)})
    registry.selects({"server": in_panel(server_settings.setting_picked)})


@app_commands.command(description=localised("command-pause"))
@app_commands.describe(game=localised("command-game"))
async def pause(interaction: Interaction, game: options.GameNumber = None) -> None:
    """Pause the game, or resume it."""
    await serve(interaction, of_managed_game(pauses.pause), number=game)


@app_commands.command(description=localised("command-settings"))
async def settings(interaction: Interaction) -> None:
    """Show the server's settings."""
    await serve(interaction, server_settings.show_settings)
