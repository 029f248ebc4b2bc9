"""Buttons, selects and forms that outlive the process: everything a press means is in its `custom_id`."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any, Final

import discord
from discord import ui

from bot.ui.emojis import Emoji

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
class CustomId:
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
    press: CustomId
    style: discord.ButtonStyle = discord.ButtonStyle.secondary
    emoji: Emoji | None = None
    disabled: bool = False
    row: int | None = None


def parse_custom_id(custom_id: str) -> CustomId | None:
    """Return what a button with this `custom_id` asks for, None if it isn't one of ours."""
    match = _CUSTOM_ID.fullmatch(custom_id)
    if match is None:
        return None
    number = match["number"]
    return CustomId(
        match["action"],
        int(match["game"]),
        None if number is None else int(number),
        match["choice"] or "",
    )


def custom_id_of(interaction: discord.Interaction) -> CustomId | None:
    """Return what the pressed button, the select or the form asks for, None if it isn't one of ours."""
    match interaction.data:
        case {"component_type": discord.ComponentType.button.value, "custom_id": str(custom_id)}:
            return parse_custom_id(custom_id)
        case {
            "component_type": discord.ComponentType.select.value,
            "custom_id": str(custom_id),
            "values": [str(picked)],
        }:
            press = parse_custom_id(custom_id)
            return press and replace(press, picked=picked)
        case {
            "component_type": discord.ComponentType.channel_select.value,
            "custom_id": str(custom_id),
            "values": [*values],
        }:
            press, channels = parse_custom_id(custom_id), _ids(values)
            return press if press is None or channels is None else replace(press, channels=channels)
        case {"custom_id": str(custom_id), "components": [*components]} if (
            interaction.type is discord.InteractionType.modal_submit
        ):
            press, typed = parse_custom_id(custom_id), _typed(components)
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


PHONE: Final = 310
"""Pixels that Discord has for a row of buttons on a phone 390 wide."""
_GAP: Final = 8
_FRAME: Final = 32
_EMOJI: Final = 22
_NARROW: Final = frozenset("fijlrtIі.,:;()|'’!·")
_WIDE: Final = frozenset("mwMWЖШЩЮжмшщюы…→↓✓−")


def phone_width(button: Button) -> float:
    """Return about how wide a button is in Discord, in pixels: it writes 14 pixels high."""
    return _FRAME + (_EMOJI if button.emoji else 0) + sum(map(_letter_width, button.label))


def _letter_width(letter: str) -> float:
    if unicodedata.east_asian_width(letter) in "WF" or letter in _WIDE:
        return 14
    if letter in _NARROW or letter.isspace():
        return 4.5
    return 8


def in_phone_rows(buttons: Iterable[Button], first_row: int = 0) -> list[Button]:
    """Return the buttons set in as few rows as a phone needs for them, in their order."""
    rows: list[Button] = []
    row, left, count = first_row - 1, 0.0, MOST_IN_A_ROW
    for button in buttons:
        width = phone_width(button)
        if width > left or count == MOST_IN_A_ROW:
            row, left, count = row + 1, float(PHONE), 0
        rows.append(replace(button, row=row))
        left, count = left - width - _GAP, count + 1
    return rows


def phone_rows(buttons: Iterable[Button]) -> int:
    """Return how many rows the buttons take on a phone, where each of their own rows may need several."""
    return sum(
        1 + (in_phone_rows(row)[-1].row or 0)
        for row in (list(group) for _, group in groupby(buttons, key=lambda button: button.row or 0))
    )


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

    press: CustomId
    options: Sequence[Option]
    chosen: str


@dataclass(frozen=True, slots=True)
class ChannelSelect:
    """A select of any number of a server's channels; `chosen` are the ids of those that are."""

    press: CustomId
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


LINE: Final = "line"
"""The `custom_id` of the line."""


@dataclass(frozen=True, slots=True)
class Form:
    """A form: its title and the line's label are at most 45 characters long, and the line at most `longest`.

    The `press` says what it is for.
    """

    press: CustomId
    title: str
    label: str
    help: str
    placeholder: str
    longest: int


def modal_of(form: Form) -> ui.Modal:
    """Return the form as discord.py sends it; it is stopped for the reason that `buttons.view_of` gives."""
    modal = ui.Modal(title=form.title, custom_id=form.press.custom_id, timeout=None)
    line = ui.TextInput["ui.Modal"](
        custom_id=LINE, placeholder=form.placeholder, min_length=1, max_length=form.longest
    )
    modal.add_item(ui.Label(text=form.label, description=form.help, component=line))
    modal.stop()
    return modal


def layout_of(
    text: str, pictures: Iterable[discord.File], fields: Iterable[Field], buttons: Sequence[Button]
) -> ui.LayoutView:
    """Return a message's text, its pictures, its selects and its buttons, from top to bottom.

    Each of the buttons' rows holds up to five, and there may be more than five rows. Buttons without a row
    share the first. The view is stopped, for the reason that `bot.ui.components.view_of` gives.
    """
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(text))
    shown = [discord.MediaGalleryItem(picture, description=picture.description) for picture in pictures]
    if shown:
        view.add_item(ui.MediaGallery(*shown))
    for field in fields:
        view.add_item(ui.TextDisplay(field.caption))
        view.add_item(ui.ActionRow(select_item(field.select)))
    for _, row in groupby(buttons, key=lambda button: button.row or 0):
        view.add_item(ui.ActionRow(*map(button_item, row)))
    view.stop()
    return view
