"""Localized descriptions of commands and options."""

import logging
from collections.abc import Callable
from typing import Final

import discord
from discord import app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from bot.i18n.language import FALLBACK, Words, languages, words_for

log = logging.getLogger(__name__)

MAX_LENGTH: Final = 100
"""Discord's limit, in characters, on a description and on the name of a choice."""
_TEXT: Final = "text"
_english = words_for(FALLBACK)


def localised(text_id: str) -> locale_str:
    """Return a message in English, to be localized by `Translator`."""
    return locale_str(_english(text_id), **{_TEXT: text_id})


class Translator(app_commands.Translator):
    """Localizes `localised` texts. Names of commands and options are English everywhere.

    `words` returns the messages of a locale.
    """

    def __init__(self, words: Callable[[str], Words] = words_for) -> None:
        self._words = words

    async def translate(
        self, string: locale_str, locale: discord.Locale, _context: TranslationContextTypes
    ) -> str | None:
        """Return a text in another language, None if it is the same."""
        text_id = string.extras.get(_TEXT)
        if not isinstance(text_id, str) or locale.value == FALLBACK or locale.value not in languages():
            return None
        text = self._words(locale.value)(text_id)
        if len(text) > MAX_LENGTH:  # Discord would refuse all commands
            log.error("%s in %s is too long for Discord", text_id, locale.value)
            return None
        return None if text == string.message else text
