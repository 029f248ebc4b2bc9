"""Pictures on messages, or their alt texts if they can't be drawn."""

from io import BytesIO

import discord

from bot.messages.layout import MAX_MESSAGE_LENGTH, in_lines, shortened
from bot.ui.drawing import Picture, Pictures


async def attached(
    pictures: Pictures, text: str, picture: Picture, name: str, *, findable: bool = False
) -> tuple[str, list[discord.File]]:
    """Return a message's text and its files: the picture, named `name`.

    If it can't be drawn there are no files, and its alt text follows the text. A `findable` message then ends
    with the name in small print, because messages are found in a channel by the names of their files.
    """
    drawn = await pictures.draw(picture)
    if drawn is not None:
        return text, [discord.File(BytesIO(drawn), name, description=picture.alt)]
    small_print = f"-# {name}" if findable else ""
    described = shortened(in_lines(text, picture.alt), MAX_MESSAGE_LENGTH - len(small_print) - 1)
    return in_lines(described, small_print), []
