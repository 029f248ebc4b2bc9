"""Buttons that outlive the process: everything a press means is written in its `custom_id`."""

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

import discord
from discord import ui

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


MOST_IN_A_ROW: Final = 5
NO_GAME: Final = 0


@dataclass(frozen=True, slots=True)
class Press:
    """What a button asks for, of which game, `NO_GAME` if of none.

    `version` is what the person was looking at: the game's version, or the round, step or page where the
    button is about one. `choice` is what was chosen so far. A button to which they don't matter has neither.
    """

    action: str
    game_id: int
    version: int | None = None
    choice: str = ""

    @property
    def custom_id(self) -> str:
        """The press as Discord keeps it with the button."""
        if self.version is None:
            return f"azul:{self.action}:{self.game_id}"
        return f"azul:{self.action}:{self.game_id}:{self.version}:{self.choice}"


@dataclass(frozen=True, slots=True)
class Button:
    """A button to be shown; `row` is 0 to 4."""

    label: str
    press: Press
    style: discord.ButtonStyle = discord.ButtonStyle.secondary
    emoji: discord.Emoji | None = None
    disabled: bool = False
    row: int | None = None


class PressedButton(
    ui.DynamicItem[ui.Button[Any]],
    template=re.compile(
        r"azul:(?P<action>[a-z]+):(?P<game>[0-9]{1,18})(?::(?P<version>[0-9]{1,9}):(?P<choice>[a-z0-9!]{0,9}))?"
    ),
):
    """A button of ours, made anew from its `custom_id` at every press."""

    def __init__(self, item: ui.Button[Any], press: Press) -> None:
        super().__init__(item)
        self.press = press

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> "PressedButton":
        """Return the button that was pressed."""
        version = match["version"]
        press = Press(
            match["action"],
            int(match["game"]),
            None if version is None else int(version),
            match["choice"] or "",
        )
        if not isinstance(item, ui.Button):
            raise TypeError(f"{match.string} is no button")
        return cls(item, press)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press to the desk, which answers whatever comes of it."""
        await interaction.client.desk.pressed(interaction, self.press)


def view_of(buttons: "Sequence[Button]") -> ui.View:
    """Return the buttons as Discord wants them; they never time out.

    The view is finished before it is sent, because `PressedButton` is found by its pattern: the library would
    keep it otherwise, and for a private reply start a task that lasts 15 minutes.
    """
    view = ui.View(timeout=None)
    for button in buttons:
        item: ui.Button[Any] = ui.Button(
            label=button.label,
            custom_id=button.press.custom_id,
            style=button.style,
            emoji=button.emoji,
            disabled=button.disabled,
            row=button.row,
        )
        view.add_item(PressedButton(item, button.press))
    view.stop()
    return view


def in_rows(buttons: "Iterable[Button]", first_row: int = 0, width: int = MOST_IN_A_ROW) -> list[Button]:
    """Return the buttons set in rows of `width`."""
    return [replace(button, row=first_row + index // width) for index, button in enumerate(buttons)]
