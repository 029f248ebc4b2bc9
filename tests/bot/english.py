"""What the bot says in English, by the name of the message, so that a test needn't quote whole sentences."""

from typing import Final, cast

import discord

import azul
from bot.i18n.language import Verbatim, words_for
from bot.ui.emojis import TileEmojis
from bot.words.phrases import Phrases

ENGLISH: Final = words_for("en-US")
ADA: Final = Verbatim("Ada")
BRUNO: Final = Verbatim("Bruno")
CHIYO: Final = Verbatim("Chiyo")
DARIYA: Final = Verbatim("Dariya")
WENT_WRONG: Final = ENGLISH("refusal-unexpected", reference=Verbatim("†")).partition("†")[0]
"""What people are told of a mistake in the program, before the number that finds it in the log."""
PHRASES: Final = Phrases(ENGLISH, TileEmojis())
"""English without emojis."""


class LongEmojis(TileEmojis):
    """Emojis as long as Discord's are."""

    def text(self, colour: azul.Colour) -> str:
        return f"<:azul_{colour.word}_0123abcd:1456074443980800003>"

    def button(self, colour: azul.Colour) -> discord.Emoji | None:
        return cast("discord.Emoji", discord.PartialEmoji(name=f"azul_{colour.word}", id=1))


EMOJIS: Final = Phrases(ENGLISH, LongEmojis())
"""English with the emojis of tiles, as people see it."""
