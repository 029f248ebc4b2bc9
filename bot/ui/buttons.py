"""Buttons that outlive the process: everything a press means is written in its `custom_id`."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import discord
from discord import ui

MOST_IN_A_ROW: Final = 5
MOST_ROWS: Final = 5
NO_GAME: Final = 0
MOST_CHANNELS: Final = 25
"""How many channels can be chosen in a select."""
_ID: Final = re.compile(r"[0-9]{1,18}|[1-8][0-9]{18}", re.ASCII)
_CUSTOM_ID: Final = re.compile(
    r"azul:(?P<action>[a-z]+):(?P<game>[0-9]{1,18})(?::(?P<number>[0-9]{1,9}):(?P<choice>[a-z0-9!]{0,13}))?",
    re.ASCII,
)


@dataclass(frozen=True, slots=True)
class Press:
    """What a button asks for, and in which game (`NO_GAME` if in none).

    `number` is what the action needs: the version or the round the person was looking at, a step, a page, a
    seat. `choice` is what has been chosen so far. A button that needs neither has no `number`. `picked` is
    the option that was chosen in a select, and `channels` are the ids that were in a select of channels;
    `typed` is what was written into a form. None for anything else.
    """

    action: str
    game_id: int
    number: int | None = None
    choice: str = ""
    picked: str | None = None
    channels: tuple[int, ...] | None = None
    typed: str | None = None

    @property
    def is_of_select(self) -> bool:
        """Whether something was chosen in a select, rather than a button pressed."""
        return self.picked is not None or self.channels is not None

    @property
    def custom_id(self) -> str:
        """The press as Discord keeps it with the button."""
        if self.number is None:
            return f"azul:{self.action}:{self.game_id}"
        return f"azul:{self.action}:{self.game_id}:{self.number}:{self.choice}"


@dataclass(frozen=True, slots=True)
class Button:
    """A button to be shown; rows count from 0, and a message with more than `MOST_ROWS` needs a layout."""

    label: str
    press: Press
    style: discord.ButtonStyle = discord.ButtonStyle.secondary
    emoji: discord.Emoji | None = None
    disabled: bool = False
    row: int | None = None


def parse_press(custom_id: str) -> Press | None:
    """Return what a button with this `custom_id` asks for, None if it isn't one of ours."""
    match = _CUSTOM_ID.fullmatch(custom_id)
    if match is None:
        return None
    number = match["number"]
    return Press(
        match["action"],
        int(match["game"]),
        None if number is None else int(number),
        match["choice"] or "",
    )


def press_of(interaction: discord.Interaction) -> Press | None:
    """Return what the pressed button, the select or the form asks for, None if it isn't one of ours."""
    match interaction.data:
        case {"component_type": discord.ComponentType.button.value, "custom_id": str(custom_id)}:
            return parse_press(custom_id)
        case {
            "component_type": discord.ComponentType.select.value,
            "custom_id": str(custom_id),
            "values": [str(picked)],
        }:
            press = parse_press(custom_id)
            return press and replace(press, picked=picked)
        case {
            "component_type": discord.ComponentType.channel_select.value,
            "custom_id": str(custom_id),
            "values": [*values],
        }:
            press, channels = parse_press(custom_id), _ids(values)
            return press if press is None or channels is None else replace(press, channels=channels)
        case {"custom_id": str(custom_id), "components": [*components]} if (
            interaction.type is discord.InteractionType.modal_submit
        ):
            press, typed = parse_press(custom_id), _typed(components)
            return None if press is None or typed is None else replace(press, typed=typed)
        case _:
            return None


def _typed(components: object) -> str | None:
    """Return what was written into the only line of a form, None if it has none."""
    match components:
        case {"type": discord.ComponentType.text_input.value, "value": str(text)}:
            return text
        case {"component": inner} | {"components": inner}:
            return _typed(inner)
        case [*several]:
            return next((text for text in map(_typed, several) if text is not None), None)
        case _:
            return None


def _ids(values: Sequence[object]) -> tuple[int, ...] | None:
    """Return the ids that a client sent, None if it sent anything else."""
    if len(values) > MOST_CHANNELS:
        return None
    found = [int(each) for each in values if isinstance(each, str) and _ID.fullmatch(each)]
    return tuple(dict.fromkeys(found)) if len(found) == len(values) else None


def view_of(buttons: Sequence[Button]) -> ui.View:
    """Return the buttons as discord.py sends them.

    The view is stopped before it is sent, since presses don't go through it (`press_of`): discord.py would
    keep it otherwise, and start a task of 15 minutes for each one in a private reply.
    """
    view = ui.View(timeout=None)
    for button in buttons:
        item = button_item(button)
        item.row = button.row
        view.add_item(item)
    view.stop()
    return view


def button_item(button: Button) -> ui.Button[Any]:
    """Return the button as discord.py sends it, in no row yet."""
    return ui.Button(
        label=button.label,
        custom_id=button.press.custom_id,
        style=button.style,
        emoji=button.emoji,
        disabled=button.disabled,
    )


def in_rows(buttons: Iterable[Button], first_row: int = 0, width: int = MOST_IN_A_ROW) -> list[Button]:
    """Return the buttons set in rows of `width`."""
    return [replace(button, row=first_row + index // width) for index, button in enumerate(buttons)]
