"""What people can look at: `/azul table`, `board`, `replay` and `export`."""

from functools import partial

from discord import Interaction, app_commands

from bot.features.table import views
from bot.i18n.command_texts import localised
from bot.interactions import options
from bot.interactions.dispatcher import serve
from bot.interactions.registry import Rank, Registry, of_game, of_seen_game


def register(registry: Registry) -> None:
    """Register the commands and buttons for looking at a game."""
    registry.commands(table, board, export, replay, rank=Rank.LOOK)
    registry.buttons(
        {
            "board": of_game(views.own_board_pressed),
            "open": of_game(views.board_pressed),
            "fair": of_game(views.fair_draws),
            "replay": of_seen_game(views.replay),
            "share": of_game(views.share_pressed),
            "export": of_seen_game(views.export),
            "step": of_seen_game(views.step_pressed),
            "since": of_game(views.since_pressed),
        },
        rank=Rank.LOOK,
    )


@app_commands.command(description=localised("command-table"))
@app_commands.describe(game=localised("command-game"))
async def table(interaction: Interaction, game: options.GameNumber = None) -> None:
    """Show the table."""
    await serve(interaction, of_game(views.table), number=game)


@app_commands.command(description=localised("command-board"))
@app_commands.describe(player=localised("command-board-player"), game=localised("command-game"))
async def board(
    interaction: Interaction, player: options.Player = None, game: options.GameNumber = None
) -> None:
    """Show a board."""
    await serve(interaction, of_game(partial(views.board, user=player)), number=game)


@app_commands.command(description=localised("command-export"))
@app_commands.describe(game=localised("command-game"))
async def export(interaction: Interaction, game: options.GameNumber = None) -> None:
    """Send the game as a file."""
    await serve(interaction, of_game(views.export), number=game)


@app_commands.command(description=localised("command-replay"))
@app_commands.describe(game=localised("command-game"))
async def replay(interaction: Interaction, game: options.GameNumber = None) -> None:
    """Post the game as an animation."""
    await serve(interaction, of_game(views.replay), number=game, in_public=True)
