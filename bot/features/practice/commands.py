"""`/azul practice`, and the buttons of a practice."""

from dataclasses import replace
from functools import partial

from discord import Interaction, app_commands

from bot.features.practice import advice, analysis, play, start
from bot.features.practice.requests import in_practice
from bot.i18n.command_texts import localised
from bot.interactions import options
from bot.interactions.dispatcher import serve
from bot.interactions.registry import Rank, Registry
from engine import Options


def register(registry: Registry) -> None:
    """Register the command, buttons and selects of practice games."""
    registry.commands(practice, rank=Rank.LOOK)
    registry.buttons(
        {
            "practice": in_practice(play.show_pressed),
            "practiceoptions": in_practice(start.options_pressed),
            "practicenew": in_practice(start.begin_pressed),
            "practicepanel": in_practice(play.take_pressed),
            "practicetake": in_practice(play.take_pressed),
            "practiceplace": in_practice(play.place_pressed),
            "practicechange": in_practice(play.change_pressed),
            "practicesettle": in_practice(play.settle_pressed),
            "practiceundo": in_practice(play.undo_pressed),
            "practicehint": advice.hint_pressed,
            "practicejudge": advice.judge_pressed,
            "practiceanalysis": analysis.analysis_pressed,
        },
        rank=Rank.LOOK,
    )
    registry.selects({"practiceoption": in_practice(start.option_picked)}, rank=Rank.LOOK)


@app_commands.command(description=localised("command-practice"))
@app_commands.describe(
    computers=localised("command-start-computers"), level=localised("command-practice-level")
)
async def practice(
    interaction: Interaction,
    computers: options.Opponents | None = None,
    level: options.Level | None = None,
) -> None:
    """Continue the person's practice, or begin one; options that aren't given are those of the last one."""

    def choose(usual: Options) -> Options:
        chosen = usual if level is None else usual.with_level(level)
        return chosen if computers is None else replace(chosen, seats=computers + 1)

    has_named = computers is not None or level is not None
    await serve(interaction, partial(start.open_practice, choose=choose if has_named else None))
