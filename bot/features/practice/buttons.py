"""The buttons of a practice. They carry its version but no id: it is that of the person who presses."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import discord

from bot.messages.panel import Panel
from bot.ui.components import NO_GAME, Button, CustomId
from bot.words.phrases import Phrases
from engine import Practice

PREFIX: Final = "practice"
"""The prefix of a practice's actions; the rest is the action of a game's button."""
PICTURE_NAME: Final = "azul-practice.png"
ANALYSIS: Final = "practiceanalysis"
OPEN: Final = "open"
"""The choice of the button that opens the analysis."""
AFTER_ROUND: Final = "round"
"""The choice of a button below the end of a round: its answer shows the end of the round again."""


def practice_button(
    label: str,
    action: str,
    version: int,
    choice: str = "",
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> Button:
    """Return a button for something that is done with a person's practice at a version."""
    return Button(label, CustomId(action, NO_GAME, version, choice), style)


def practice_panel(panel: Panel, practice: Practice) -> Panel:
    """Return a game's panel with buttons that do the same in a practice."""
    buttons = tuple(
        replace(
            button,
            custom_id=CustomId(
                f"{PREFIX}{button.custom_id.action}", NO_GAME, practice.version, button.custom_id.choice
            ),
        )
        for button in panel.buttons
    )
    return replace(panel, buttons=buttons, picture_name=PICTURE_NAME)


def with_row(panel: Panel, buttons: Sequence[Button]) -> Panel:
    """Return a panel with one more row of buttons below those that it has."""
    row = max((button.row or 0 for button in panel.buttons), default=-1) + 1
    return replace(panel, buttons=(*panel.buttons, *(replace(button, row=row) for button in buttons)))


def practice_buttons(
    phrases: Phrases, practice: Practice, *, hint: bool = False, place: str = ""
) -> list[Button]:
    """Return the buttons for a hint, if wanted, for judging the last take, undo, and a new practice.

    `place` is the choice of the button that judges: empty, or `AFTER_ROUND`.
    """
    words, version = phrases.words, practice.version
    buttons = []
    if hint:
        buttons.append(
            practice_button(words("button-hint"), "practicehint", version, style=discord.ButtonStyle.success)
        )
    if practice.taken is not None:
        buttons.append(practice_button(words("button-judge"), "practicejudge", version, place))
    if practice.steps:
        buttons.append(practice_button(words("button-undo"), "practiceundo", version))
    buttons.append(practice_button(words("button-practice-options"), "practiceoptions", version))
    return buttons
