"""What people can do when it is their turn, or will be: `/azul take`, `place` and `plan`."""

from functools import partial

from discord import Interaction, app_commands

from bot.features.play import placing, plans, taking
from bot.features.play.completion import complete_column, complete_move, complete_row
from bot.i18n.command_texts import localised
from bot.interactions import options
from bot.interactions.autocomplete import Choices, complete
from bot.interactions.dispatcher import serve
from bot.interactions.registry import Rank, Registry, in_panel, of_game, of_player
from bot.parsing import vocabulary


def register(registry: Registry) -> None:
    """Register the commands and buttons of moves and of plans for the next one."""
    vocabulary.load()
    registry.commands(take, place, rank=Rank.CONFIRM)
    registry.commands(plan, rank=Rank.TARGET)
    registry.buttons(
        {"panel": of_player(taking.source_pressed), "tiling": of_player(placing.open_panel)}, rank=Rank.SOURCE
    )
    registry.buttons({"settle": in_panel(of_player(placing.settle_pressed))}, rank=Rank.CONFIRM)
    registry.buttons(
        {
            "take": in_panel(of_player(taking.panel_pressed)),
            "skip": in_panel(of_game(taking.skip_pressed)),
            "plan": in_panel(of_player(plans.panel_pressed)),
            "wishes": in_panel(of_player(plans.plan_pressed)),
            "place": in_panel(of_player(placing.place_pressed)),
            "change": in_panel(of_player(placing.change_pressed)),
        }
    )


@app_commands.command(description=localised("command-take"))
@app_commands.describe(move=localised("command-take-move"))
async def take(interaction: Interaction, move: options.Typing) -> None:
    """Take tiles."""
    await serve(interaction, of_player(partial(taking.take, typed=move)))


@take.autocomplete("move")
async def _complete_move(interaction: Interaction, typed: str) -> Choices:
    return await complete(interaction, complete_move, typed)


@app_commands.command(description=localised("command-plan"))
async def plan(interaction: Interaction) -> None:
    """Plan the next turn."""
    await serve(interaction, of_player(plans.show_plan))


@app_commands.command(description=localised("command-place"))
@app_commands.describe(line=localised("command-place-line"), column=localised("command-place-column"))
async def place(interaction: Interaction, line: options.Typing, column: options.Typing) -> None:
    """Choose a space on a free wall."""
    await serve(interaction, of_player(partial(placing.place, line=line, column=column)))


@place.autocomplete("line")
async def _complete_row(interaction: Interaction, typed: str) -> Choices:
    return await complete(interaction, complete_row, typed)


@place.autocomplete("column")
async def _complete_column(interaction: Interaction, typed: str) -> Choices:
    return await complete(interaction, complete_column, typed)
