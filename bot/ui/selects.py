"""Selects that outlive the process, as buttons do: what a choice means is written in its `custom_id`."""

from collections.abc import Sequence
from dataclasses import dataclass

import discord
from discord import ui

from bot.ui.buttons import Press


@dataclass(frozen=True, slots=True)
class Option:
    """One choice of a select; `value` is what its press has `picked`."""

    value: str
    label: str
    description: str = ""


@dataclass(frozen=True, slots=True)
class Select:
    """A select of which one option can be chosen; `chosen` is the value of the one that is."""

    press: Press
    options: Sequence[Option]
    chosen: str


@dataclass(frozen=True, slots=True)
class Field:
    """A select below a line that explains it."""

    caption: str
    select: Select


def select_item(select: Select) -> ui.Select[ui.LayoutView]:
    """Return the select as discord.py sends it."""
    return ui.Select(
        custom_id=select.press.custom_id,
        options=[
            discord.SelectOption(
                value=option.value,
                label=option.label,
                description=option.description or None,
                default=option.value == select.chosen,
            )
            for option in select.options
        ],
    )
