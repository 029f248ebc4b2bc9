"""Forms with one line to be filled in, which Discord calls modals."""

from dataclasses import dataclass
from typing import Final

from discord import ui

from bot.ui.buttons import Press

LINE: Final = "line"
"""The `custom_id` of the line."""


@dataclass(frozen=True, slots=True)
class Form:
    """A form: its title and the line's label are at most 45 characters long, and the line at most `longest`.

    The `press` says what it is for.
    """

    press: Press
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
