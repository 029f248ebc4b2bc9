"""Selects that outlive the process, as buttons do: what a choice means is written in its `custom_id`."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import discord
from discord import ui

from bot.ui.buttons import MOST_CHANNELS, Press

PLACES: Final = (
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
    discord.ChannelType.forum,
    discord.ChannelType.category,
)
"""What can be chosen in a select of channels: channels with messages or threads, and categories."""
_CHANNEL: Final = discord.SelectDefaultValueType.channel


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
class ChannelSelect:
    """A select of any number of a server's channels; `chosen` are the ids of those that are."""

    press: Press
    chosen: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Field:
    """A select below a line that explains it."""

    caption: str
    select: Select | ChannelSelect


def select_item(select: Select | ChannelSelect) -> ui.Select[ui.LayoutView] | ui.ChannelSelect[ui.LayoutView]:
    """Return the select as discord.py sends it."""
    if isinstance(select, ChannelSelect):
        return ui.ChannelSelect(
            custom_id=select.press.custom_id,
            channel_types=list(PLACES),
            min_values=0,
            max_values=MOST_CHANNELS,
            default_values=[discord.SelectDefaultValue(id=each, type=_CHANNEL) for each in select.chosen],
        )
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
