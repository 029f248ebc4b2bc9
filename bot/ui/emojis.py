"""The tiles as emojis of the bot's own, uploaded once; words stand in where that fails."""

import asyncio
import hashlib
import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from itertools import product
from typing import Final

import discord

import render
from azul import COLOURS, Colour
from bot.ui.outages import OUTAGES

log = logging.getLogger(__name__)

_HASH_LENGTH: Final = 8


DrawEmoji = Callable[[Colour, render.Theme], bytes]


@dataclass(frozen=True, slots=True)
class TileEmojis:
    """The emoji of each colour as one theme draws it, for texts and for buttons."""

    emojis: Mapping[tuple[str, Colour], discord.Emoji] = field(default_factory=dict)
    theme: str = ""

    def in_theme(self, theme: str) -> "TileEmojis":
        """Return the emojis of another theme, by name."""
        return replace(self, theme=theme)

    def text(self, colour: Colour) -> str:
        """Return the emoji for a message, an empty text if there is none."""
        return str(self.button(colour) or "")

    def button(self, colour: Colour) -> discord.Emoji | None:
        """Return the emoji for a button, None if there is none."""
        return self.emojis.get((self.theme, colour)) or self.emojis.get((render.default_theme().name, colour))


async def upload_emojis(client: discord.Client, draw: DrawEmoji) -> TileEmojis:
    """Return the tile emojis of all themes, uploading those that are missing or were drawn differently.

    The name carries a hash of the picture, so that themes with the same tiles share them. Any trouble with
    Discord leaves the colours concerned to words.
    """
    emojis: dict[tuple[str, Colour], discord.Emoji] = {}
    try:
        there = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
        for theme, colour in product(render.theme_names(), COLOURS):
            picture = await asyncio.to_thread(draw, colour, render.theme(theme))
            name = f"azul_{colour.word}_{hashlib.sha256(picture).hexdigest()[:_HASH_LENGTH]}"
            if name not in there:
                there[name] = await client.create_application_emoji(name=name, image=picture)
            emojis[theme, colour] = there[name]
    except OUTAGES as error:
        log.warning("Tile emojis are not available, words stand in: %s", error)
    return TileEmojis(emojis)
