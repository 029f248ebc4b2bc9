"""The tiles as the bot's own emojis, uploaded once; colour names take their place where that fails."""

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
"""Names of our emojis; those of older versions end with a hash."""
_UNNAMEABLE: Final = re.compile(r"\W", re.ASCII)

Emoji = discord.Emoji | discord.PartialEmoji
DrawEmoji = Callable[[Colour, render.Theme], bytes]


@dataclass(frozen=True, slots=True)
class TileEmojis:
    """The emojis of the colours: all of them `by_theme` that draws them, and those `of` one look."""

    by_theme: Mapping[str, Mapping[Colour, Emoji]] = field(default_factory=dict)
    of: Mapping[Colour, Emoji] = field(default_factory=dict)

    def in_theme(self, theme: str) -> "TileEmojis":
        """Return the same emojis, of another theme from now on, or the default one's in their place."""
        usual = self.by_theme.get(render.default_theme().name, {})
        return replace(self, of={**usual, **self.by_theme.get(theme, {})})


async def upload_emojis(client: discord.Client, draw: DrawEmoji) -> TileEmojis:
    """Return the tile emojis of all themes; replace them all if any looks different now.

    Notifications show an emoji as its name, ``:azul_blue:``, so the names say nothing else. What they look
    like is noted in the name of one more emoji, the seal, which no message uses: Discord may change the
    pictures themselves, and a note elsewhere could belong to another application. The seal comes last, so
    that an upload that was interrupted is repeated. If Discord refuses one, the rest are done without.
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
        log.warning("Not all tile emojis are available, colour names take their place: %s", error)
    return TileEmojis(emojis).in_theme(render.default_theme().name)


def _seal(pictures: Mapping[str, bytes]) -> str:
    """Return the name of the seal, which depends on every name and picture."""
    looks = hashlib.sha256()
    for name, picture in pictures.items():
        looks.update(name.encode() + hashlib.sha256(picture).digest())
    return _SEAL + looks.hexdigest()[:_HASH_LENGTH]


def _drawn(draw: DrawEmoji) -> tuple[dict[tuple[str, Colour], str], dict[str, bytes]]:
    """Return the name of every theme's emojis, and the picture of every name.

    The default theme's names are without the theme. Themes that draw a tile alike share its emoji.
    """
    names: dict[tuple[str, Colour], str] = {}
    of_picture: dict[bytes, str] = {}
    for theme, colour in product(render.theme_names(), COLOURS):
        prefix = "" if theme == render.default_theme().name else f"{_UNNAMEABLE.sub('_', theme)}_"
        picture = draw(colour, render.get_theme(theme))
        names[theme, colour] = of_picture.setdefault(picture, f"azul_{prefix}{colour.word}")
    return names, {name: picture for picture, name in of_picture.items()}
