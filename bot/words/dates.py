"""Days as a language writes them."""

from datetime import date

from babel import Locale
from babel.dates import format_date

from bot.i18n.language import FALLBACK, Verbatim, Words, languages


def long_day(words: Words, day: date) -> Verbatim:
    """Return a day with its year, such as ``November 23, 2026``."""
    return Verbatim(format_date(day, "long", locale=locale_of(words)).replace("\u202f", " "))


def locale_of(words: Words) -> Locale:
    """Return the language that dates are to be in: that of the texts around them."""
    return Locale.parse(words.locale if words.locale in languages() else FALLBACK, sep="-")
