"""The tiles as emojis of the bot's own, uploaded once; words stand in where that fails."""

import hashlib
import logging
from collections.abc import Callable, Mapping
from typing import Final

import discord

from azul import COLOURS, Colour
from bot.outages import OUTAGES

log = logging.getLogger(__name__)

_HASH_LENGTH: Final = 8


class TileEmojis:
    """The emoji of each colour, for texts and for buttons."""

    def __init__(self, emojis: Mapping[Colour, discord.Emoji] | None = None) -> None:
        self._emojis = dict(emojis or {})

    def text(self, colour: Colour) -> str:
        """Return the emoji for a message, an empty text if there is none."""
        return str(self._emojis.get(colour, ""))

    def button(self, colour: Colour) -> discord.Emoji | None:
        """Return the emoji for a button, None if there is none."""
        return self._emojis.get(colour)


async def upload_emojis(client: discord.Client, draw: Callable[[Colour], bytes]) -> TileEmojis:
    """Return the bot's tile emojis, uploading those that are missing or were drawn differently.

    The name carries a hash of the picture. Any trouble with Discord leaves the colours concerned to words.
    """
    emojis: dict[Colour, discord.Emoji] = {}
    try:
        there = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
        for colour in COLOURS:
            picture = draw(colour)
            name = f"azul_{colour.word}_{hashlib.sha256(picture).hexdigest()[:_HASH_LENGTH]}"
            emojis[colour] = there.get(name) or await client.create_application_emoji(
                name=name, image=picture
            )
    except OUTAGES as error:
        log.warning("Tile emojis are not available, words stand in: %s", error)
    return TileEmojis(emojis)
