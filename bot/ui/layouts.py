"""Messages in Discord's newer form (Components V2), for what a text with five rows of buttons can't hold.

A message in this form has no text of its own but components that hold it, up to 40 in all, rows and selects
included. It can't go back to the older form.
"""

from collections.abc import Iterable, Sequence
from itertools import groupby

import discord
from discord import ui

from bot.ui.buttons import Button, button_item
from bot.ui.selects import Field, select_item


def layout_of(
    text: str, pictures: Iterable[discord.File], fields: Iterable[Field], buttons: Sequence[Button]
) -> ui.LayoutView:
    """Return a message's text, its pictures, its selects and its buttons, from top to bottom.

    Each of the buttons' rows holds up to five, and there may be more than five rows. Buttons without a row
    share the first. The view is stopped, for the reason that `bot.ui.buttons.view_of` gives.
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
