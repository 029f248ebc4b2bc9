"""The buttons of a practice. They carry a version of it, but no number: whose it is, the press says."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import discord

from bot.messages.panel import Panel
from bot.ui.components import NO_GAME, Button, CustomId
from bot.words.phrases import Phrases
from engine import Practice

PREFIX: Final = "practice"
"""What the actions of a practice begin with; the rest is what a game's button would do."""
PICTURE_NAME: Final = "azul-practice.png"
ANALYSIS: Final = "practiceanalysis"
OPEN: Final = "open"
"""What the button carries that opens the analysis."""
AFTER_ROUND: Final = "round"
"""What a button carries that is below the end of a round, so that it stays there."""


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


def in_practice(panel: Panel, practice: Practice) -> Panel:
    """Return a game's panel with buttons that do the same in a practice."""
    buttons = tuple(
        replace(
            button,
            press=CustomId(f"{PREFIX}{button.press.action}", NO_GAME, practice.version, button.press.choice),
        )
        for button in panel.buttons
    )
    return replace(panel, buttons=buttons, picture_name=PICTURE_NAME)


def with_row(panel: Panel, buttons: Sequence[Button]) -> Panel:
    """Return a panel with one more row of buttons below those that it has."""
    row = max((button.row or 0 for button in panel.buttons), default=-1) + 1
    return replace(panel, buttons=(*panel.buttons, *(replace(button, row=row) for button in buttons)))


def steering(phrases: Phrases, practice: Practice, *, hint: bool = False, place: str = "") -> list[Button]:
    """Return the buttons for a hint, if wanted, what to think of the last take, undo, and a new practice.

    `place` is what they carry: empty, or `AFTER_ROUND`.
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
