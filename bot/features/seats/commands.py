"""What people can do about seats: `/azul leave`, votes on people who are late, and taking a seat."""

from functools import partial

from discord import Interaction, app_commands

from bot.features.seats import handover, votes
from bot.features.seats import leave as leaving
from bot.i18n.command_texts import localised
from bot.interactions import options
from bot.interactions.dispatcher import serve
from bot.interactions.registry import Rank, Registry, in_panel, of_game, of_player


def register(registry: Registry) -> None:
    """Register the commands and buttons of seats that change hands."""
    registry.commands(leave, rank=Rank.TARGET)
    registry.buttons(
        {
            "leave": of_game(leaving.leave),
            "resign": in_panel(of_player(leaving.resign_pressed)),
            "stay": in_panel(of_player(leaving.stay_pressed)),
            "vote": of_game(votes.vote_pressed),
            "call": of_game(votes.call_pressed),
            "return": of_game(votes.return_pressed),
            "substitute": of_game(votes.substitute_pressed),
            "hand": in_panel(of_game(handover.offer_pressed)),
            "keep": in_panel(of_game(handover.keep_pressed)),
        }
    )


@app_commands.command(description=localised("command-leave"))
@app_commands.describe(to=localised("command-leave-to"))
async def leave(interaction: Interaction, to: options.Player = None) -> None:
    """Leave the table or the game, or offer the seat to somebody."""
    await serve(interaction, of_game(partial(leaving.leave, to=to)))
