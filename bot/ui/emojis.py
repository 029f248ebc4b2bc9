"""The tiles as the bot's own emojis, uploaded once; colour names take their place where that fails."""

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
    """The emojis of the colours, by the name of the theme that draws them; for texts and for buttons."""

    emojis: Mapping[tuple[str, Colour], discord.Emoji] = field(default_factory=dict)
    theme: str = ""

    def in_theme(self, theme: str) -> "TileEmojis":
        """Return the same emojis, of another theme from now on."""
        return replace(self, theme=theme)

    def text(self, colour: Colour) -> str:
        """Return the emoji as it is written in a message, or an empty text if there is none."""
        return str(self.button(colour) or "")

    def button(self, colour: Colour) -> discord.Emoji | None:
        """Return the emoji for a button, or None if there is none."""
        return self.emojis.get((self.theme, colour)) or self.emojis.get((render.default_theme().name, colour))


async def upload_emojis(client: discord.Client, draw: DrawEmoji) -> TileEmojis:
    """Return the tile emojis of all themes; upload those that are missing or look different now.

    The name of an emoji carries a hash of its picture, so that themes with the same tiles share it. If
    Discord refuses one, the rest are done without.
    """
    emojis: dict[tuple[str, Colour], discord.Emoji] = {}
    try:
        there = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
        for theme, colour in product(render.theme_names(), COLOURS):
            picture = await asyncio.to_thread(draw, colour, render.get_theme(theme))
            name = f"azul_{colour.word}_{hashlib.sha256(picture).hexdigest()[:_HASH_LENGTH]}"
            if name not in there:
                there[name] = await client.create_application_emoji(name=name, image=picture)
            emojis[theme, colour] = there[name]
    except OUTAGES as error:
        log.warning("Not all tile emojis are available, colour names take their place: %s", error)
    return TileEmojis(emojis)
