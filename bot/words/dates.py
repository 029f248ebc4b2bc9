"""Formats days and durations in a language."""

from datetime import date
from typing import Final

from babel import Locale
from babel.dates import format_date, format_timedelta

from bot.i18n.language import FALLBACK, Verbatim, Words, languages

_TWO: Final = 2


def long_day(words: Words, day: date) -> Verbatim:
    """Return a day with its year, such as ``November 23, 2026``."""
    return Verbatim(format_date(day, "long", locale=locale_of(words)).replace("\u202f", " "))


def short_time(words: Words, seconds: float) -> Verbatim:
    """Return a duration in the largest unit of which it has two, such as ``45 sec`` or ``3 hr``."""
    written = format_timedelta(
        max(1, round(seconds)), threshold=_TWO, format="short", locale=locale_of(words)
    )
    return Verbatim(written.replace("\u202f", " "))


def locale_of(words: Words) -> Locale:
    """Return the locale for dates: that of the texts around them."""
    return Locale.parse(words.locale if words.locale in languages() else FALLBACK, sep="-")
