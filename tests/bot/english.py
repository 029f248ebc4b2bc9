"""What the bot says in English, by the name of the message, so that a test needn't quote whole sentences."""

from typing import Final

import discord

import render
from azul import COLOURS
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
EMOJIS: Final = TileEmojis(
    {
        render.default_theme().name: {
            colour: discord.PartialEmoji(name=f"azul_{colour.word}_0123abcd", id=1456074443980800003)
            for colour in COLOURS
        }
    }
).in_theme("")
"""Emojis of all colours, as long as Discord's are."""
WITH_EMOJIS: Final = Phrases(ENGLISH, EMOJIS)
"""English as people see it."""
