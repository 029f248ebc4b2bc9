"""Buttons, selects and forms that outlive the process: their whole state is in the `custom_id`."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any, Final

import discord
from discord import ui

from bot.ui.emojis import Emoji

MAX_PER_ROW: Final = 5
MAX_ROWS: Final = 5
NO_GAME: Final = 0
MAX_CHANNELS: Final = 25
"""The largest number of channels that a select accepts."""
_ID: Final = re.compile(r"[0-9]{1,18}|[1-8][0-9]{18}", re.ASCII)
_CUSTOM_ID: Final = re.compile(
    r"azul:(?P<action>[a-z]+):(?P<game>[0-9]{1,18})(?::(?P<number>[0-9]{1,9}):(?P<choice>[a-z0-9!]{0,60}))?",
    re.ASCII,
)


@dataclass(frozen=True, slots=True)
class CustomId:
    """The action of a component, and the id of its game (`NO_GAME` if it has none).

    `number` is the action's parameter: the version or round on display, a step, a page, or a seat; None if
    it needs neither that nor a `choice`, which is what has been chosen so far. `picked` is the option chosen
    in a select, or in one of people an id, "" for nobody; `channels` are the ids chosen in a select of
    channels, and `typed` is the text of a form; each is None for other components.
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
        """Whether the component is a select rather than a button."""
        return self.picked is not None or self.channels is not None

    @property
    def text(self) -> str:
        """The encoded form that Discord stores with the component."""
        if self.number is None:
            return f"azul:{self.action}:{self.game_id}"
        return f"azul:{self.action}:{self.game_id}:{self.number}:{self.choice}"


@dataclass(frozen=True, slots=True)
class Button:
    """A button; rows count from 0, and a message with more than `MAX_ROWS` needs a layout."""

    label: str
    custom_id: CustomId
    style: discord.ButtonStyle = discord.ButtonStyle.secondary
    emoji: Emoji | None = None
    disabled: bool = False
    row: int | None = None


def parse_custom_id(text: str) -> CustomId | None:
    """Parse the `custom_id` of a component; return None if it isn't one of ours."""
    match = _CUSTOM_ID.fullmatch(text)
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
    """Parse the interaction of a button, select or form; return None if it isn't one of ours."""
    match interaction.data:
        case {"component_type": discord.ComponentType.button.value, "custom_id": str(text)}:
            return parse_custom_id(text)
        case {
            "component_type": discord.ComponentType.select.value,
            "custom_id": str(text),
            "values": [str(picked)],
        }:
            custom_id = parse_custom_id(text)
            return custom_id and replace(custom_id, picked=picked)
        case {
            "component_type": discord.ComponentType.channel_select.value,
            "custom_id": str(text),
            "values": [*values],
        }:
            custom_id, channels = parse_custom_id(text), _ids(values)
            return (
                custom_id if custom_id is None or channels is None else replace(custom_id, channels=channels)
            )
        case {
            "component_type": discord.ComponentType.user_select.value,
            "custom_id": str(text),
            "values": [*values],
        }:
            custom_id, people = parse_custom_id(text), _ids(values)
            if custom_id is None or people is None or len(people) > 1:
                return None
            return replace(custom_id, picked="".join(map(str, people)))
        case {"custom_id": str(text), "components": [*components]} if (
            interaction.type is discord.InteractionType.modal_submit
        ):
            custom_id, typed = parse_custom_id(text), _typed(components)
            return None if custom_id is None or typed is None else replace(custom_id, typed=typed)
        case _:
            return None


def _typed(components: object) -> str | None:
    """Return the text of a form's only field, or None."""
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
    """Parse the ids sent by a client, None if they are malformed."""
    if len(values) > MAX_CHANNELS:
        return None
    found = [int(each) for each in values if isinstance(each, str) and _ID.fullmatch(each)]
    return tuple(dict.fromkeys(found)) if len(found) == len(values) else None


def view_of(buttons: Sequence[Button]) -> ui.View:
    """Convert buttons to a view of discord.py.

    The view is stopped before it is sent, since presses are dispatched by `custom_id_of`. Otherwise
    discord.py would store it, and start a task of 15 minutes for each one in an ephemeral reply.
    """
    view = ui.View(timeout=None)
    for button in buttons:
        item = button_item(button)
        item.row = button.row
        view.add_item(item)
    view.stop()
    return view


def button_item(button: Button) -> ui.Button[Any]:
    """Convert a button to discord.py's, without a row."""
    return ui.Button(
        label=button.label,
        custom_id=button.custom_id.text,
        style=button.style,
        emoji=button.emoji,
        disabled=button.disabled,
    )


def in_rows(buttons: Iterable[Button], first_row: int = 0, width: int = MAX_PER_ROW) -> list[Button]:
    """Arrange buttons in rows of `width`."""
    return [replace(button, row=first_row + index // width) for index, button in enumerate(buttons)]


PHONE_ROW_WIDTH: Final = 310
"""Pixels available for a row of buttons on a phone that is 390 pixels wide."""
_GAP: Final = 8
_FRAME: Final = 32
_EMOJI: Final = 22
_NARROW: Final = frozenset("fijlrtIі.,:;()|'’!·")
_WIDE: Final = frozenset("mwMWЖШЩЮжмшщюы…→↓✓−")


def phone_width(button: Button) -> float:
    """Estimate the width of a button in pixels, in Discord's 14-pixel font."""
    return _FRAME + (_EMOJI if button.emoji else 0) + sum(map(_letter_width, button.label))


def _letter_width(letter: str) -> float:
    if unicodedata.east_asian_width(letter) in "WF" or letter in _WIDE:
        return 14
    if letter in _NARROW or letter.isspace():
        return 4.5
    return 8


def in_phone_rows(buttons: Iterable[Button], first_row: int = 0) -> list[Button]:
    """Arrange buttons in as few rows as fit on a phone, keeping their order."""
    rows: list[Button] = []
    row, left, count = first_row - 1, 0.0, MAX_PER_ROW
    for button in buttons:
        width = phone_width(button)
        if width > left or count == MAX_PER_ROW:
            row, left, count = row + 1, float(PHONE_ROW_WIDTH), 0
        rows.append(replace(button, row=row))
        left, count = left - width - _GAP, count + 1
    return rows


def phone_rows(buttons: Iterable[Button]) -> int:
    """Return the number of rows on a phone, where each row may wrap into several."""
    return sum(
        1 + (in_phone_rows(row)[-1].row or 0)
        for row in (list(group) for _, group in groupby(buttons, key=lambda button: button.row or 0))
    )


WITH_MESSAGES: Final = (
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
)
"""The types of channels in which commands can be used, apart from threads."""
CHANNEL_TYPES: Final = (*WITH_MESSAGES, discord.ChannelType.forum, discord.ChannelType.category)
"""The types usually offered in a select of channels: those with messages or threads, and categories."""
_CHANNEL: Final = discord.SelectDefaultValueType.channel


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a select; `value` becomes `picked` in its `custom_id`."""

    value: str
    label: str
    description: str = ""


@dataclass(frozen=True, slots=True)
class Select:
    """A select for one option; `chosen` is the current value."""

    custom_id: CustomId
    options: Sequence[Option]
    chosen: str


@dataclass(frozen=True, slots=True)
class ChannelSelect:
    """A select for so many of a server's channels of some types at most; `chosen` are the current ids."""

    custom_id: CustomId
    chosen: tuple[int, ...]
    max_values: int = MAX_CHANNELS
    types: tuple[discord.ChannelType, ...] = CHANNEL_TYPES


@dataclass(frozen=True, slots=True)
class PersonSelect:
    """A select for one person of a server, or nobody; `chosen` is the current id, None for nobody."""

    custom_id: CustomId
    chosen: int | None


AnySelect = Select | ChannelSelect | PersonSelect


@dataclass(frozen=True, slots=True)
class Field:
    """A select with a caption above it."""

    caption: str
    select: AnySelect


_Item = ui.Select[ui.LayoutView] | ui.ChannelSelect[ui.LayoutView] | ui.UserSelect[ui.LayoutView]


def select_item(select: AnySelect) -> _Item:
    """Convert a select to discord.py's."""
    if isinstance(select, PersonSelect):
        person = discord.SelectDefaultValueType.user
        return ui.UserSelect(
            custom_id=select.custom_id.text,
            min_values=0,
            default_values=[]
            if select.chosen is None
            else [discord.SelectDefaultValue(id=select.chosen, type=person)],
        )
    if isinstance(select, ChannelSelect):
        return ui.ChannelSelect(
            custom_id=select.custom_id.text,
            channel_types=list(select.types),
            min_values=0,
            max_values=select.max_values,
            default_values=[discord.SelectDefaultValue(id=each, type=_CHANNEL) for each in select.chosen],
        )
    return ui.Select(
        custom_id=select.custom_id.text,
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


TEXT_FIELD: Final = "line"
"""The `custom_id` of a form's text field."""


@dataclass(frozen=True, slots=True)
class Form:
    """A form with one text field of at most `max_length` characters.

    Its title and the field's label are at most 45 characters long. `custom_id` identifies it when submitted.
    """

    custom_id: CustomId
    title: str
    label: str
    help: str
    placeholder: str
    max_length: int


def modal_of(form: Form) -> ui.Modal:
    """Convert a form to discord.py's modal, stopped for the reason given in `view_of`."""
    modal = ui.Modal(title=form.title, custom_id=form.custom_id.text, timeout=None)
    line = ui.TextInput["ui.Modal"](
        custom_id=TEXT_FIELD, placeholder=form.placeholder, min_length=1, max_length=form.max_length
    )
    modal.add_item(ui.Label(text=form.label, description=form.help, component=line))
    modal.stop()
    return modal


def layout_of(
    text: str, pictures: Iterable[discord.File], fields: Iterable[Field], buttons: Sequence[Button]
) -> ui.LayoutView:
    """Lay out a message: text, pictures, selects and buttons, from top to bottom.

    A row has up to five buttons, and there may be more than five rows. Buttons without a row share the first
    one. The view is stopped for the reason given in `view_of`.
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
