"""Uploads the tiles as application emojis; colour names are the fallback."""

import asyncio
import hashlib
import logging
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from itertools import product
from typing import Final

import discord

import render
from azul import COLOURS, Colour
from bot.ui.discord_errors import DISCORD_ERRORS

log = logging.getLogger(__name__)

_SEAL: Final = "azul_seal_"
_HASH_LENGTH: Final = 16
_OURS: Final = re.compile(
    rf"azul_(?:\w+_)?(?:{'|'.join(colour.word for colour in COLOURS)})(?:_[0-9a-f]{{8}})?|{_SEAL}[0-9a-f]+"
)
"""Names of our emojis; older versions appended a hash."""
_UNNAMEABLE: Final = re.compile(r"\W", re.ASCII)

Emoji = discord.Emoji | discord.PartialEmoji
DrawEmoji = Callable[[Colour, render.Theme], bytes]


@dataclass(frozen=True, slots=True)
class TileEmojis:
    """The tile emojis: all of them by theme, and in `of` those of the current theme."""

    by_theme: Mapping[str, Mapping[Colour, Emoji]] = field(default_factory=dict)
    of: Mapping[Colour, Emoji] = field(default_factory=dict)

    def in_theme(self, theme: str) -> "TileEmojis":
        """Return these emojis for another theme, with the default theme's for missing ones."""
        usual = self.by_theme.get(render.default_theme().name, {})
        return replace(self, of={**usual, **self.by_theme.get(theme, {})})


async def upload_emojis(client: discord.Client, draw: DrawEmoji) -> TileEmojis:
    """Return the tile emojis of all themes; upload them all again if any picture has changed.

    Notifications show an emoji as its name, ``:azul_blue:``, so names contain no hash. Instead, a hash of all
    pictures is stored in the name of one more emoji, the seal, which no message uses: Discord may recode the
    pictures, so they can't be compared, and a hash stored elsewhere could be another application's. The seal
    is uploaded last, so that an interrupted upload is repeated. If Discord refuses one, the rest are skipped.
    """
    emojis: dict[str, dict[Colour, Emoji]] = {}
    try:
        drawing = asyncio.to_thread(_drawn, draw)
        (names, pictures), known = await asyncio.gather(drawing, client.fetch_application_emojis())
        there = {emoji.name: emoji for emoji in known}
        seal = _seal(pictures)
        if seal not in there:
            for name in filter(_OURS.fullmatch, list(there)):
                await there.pop(name).delete()
        for (theme, colour), name in names.items():
            if name not in there:
                there[name] = await client.create_application_emoji(name=name, image=pictures[name])
            emojis.setdefault(theme, {})[colour] = there[name]
        if seal not in there:
            await client.create_application_emoji(name=seal, image=next(iter(pictures.values())))
    except DISCORD_ERRORS as error:
        log.warning("Not all tile emojis are available, using colour names instead: %s", error)
    return TileEmojis(emojis).in_theme(render.default_theme().name)


def _seal(pictures: Mapping[str, bytes]) -> str:
    """Return the name of the seal: a hash of every name and picture."""
    looks = hashlib.sha256()
    for name, picture in pictures.items():
        looks.update(name.encode() + hashlib.sha256(picture).digest())
    return _SEAL + looks.hexdigest()[:_HASH_LENGTH]


def _drawn(draw: DrawEmoji) -> tuple[dict[tuple[str, Colour], str], dict[str, bytes]]:
    """Return the emoji names of all themes and colours, and the picture of each name.

    The default theme's names don't include the theme. Themes with identical tiles share an emoji.
    """
    names: dict[tuple[str, Colour], str] = {}
    of_picture: dict[bytes, str] = {}
    for theme, colour in product(render.theme_names(), COLOURS):
        prefix = "" if theme == render.default_theme().name else f"{_UNNAMEABLE.sub('_', theme)}_"
        picture = draw(colour, render.get_theme(theme))
        names[theme, colour] = of_picture.setdefault(picture, f"azul_{prefix}{colour.word}")
    return names, {name: picture for picture, name in of_picture.items()}
