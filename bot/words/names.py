"""Names: of players, cleaned once on arrival and escaped in messages; of themes; and of cities."""

import re
import unicodedata
from typing import Final

from babel import Locale
from babel.core import get_global

from bot.i18n.language import Text, Verbatim, Words
from render import clean, get_theme

MAX_NAME_LENGTH: Final = 32
MAX_QUOTE_LENGTH: Final = 40
_NAMELESS: Final = "?"
_MARKDOWN: Final = re.compile(r"([\\*_~`|>#\[\]()<:@+.!/-])")
MARKS: Final = ("Bot ", "Бот ", "Robot ", "ボット・")
"""The prefixes of computers' names in all languages, which are removed from people's names."""
_ALIKE: Final = str.maketrans(
    {
        letter: f"[{letters}]"
        for letters in ("B\u0412\u0392", "o\u043e\u03bf", "t\u0442\u03c4", "・·• ")
        for letter in letters
    }
)
"""Letters of three alphabets that look alike, and separators, as character classes."""
_MARKS: Final = re.compile(rf"(?:{'|'.join(MARKS).translate(_ALIKE)})+(?=\S)", re.IGNORECASE)
_RIGHT_TO_LEFT: Final = frozenset({"R", "AL", "AN"})


def clean_name(typed: str) -> str:
    """Return a name on one line of at most 32 characters, without invisible characters.

    A name without visible characters becomes a question mark.
    """
    return clean(typed, MAX_NAME_LENGTH) or _NAMELESS


def person_name(typed: str) -> str:
    """Return a person's name as `clean_name` does, but not one that looks like a computer's."""
    name = clean_name(typed)
    plain = unicodedata.normalize("NFKC", name)  # letters of normal width
    marks = _MARKS.match(plain)
    return clean_name(plain[marks.end() :]) if marks else name


def quoted(typed: str) -> str:
    """Return typed text on one line, cleaned as names are, and cut after 40 characters."""
    text = clean(typed, MAX_QUOTE_LENGTH + 1) or _NAMELESS
    return text if len(text) <= MAX_QUOTE_LENGTH else f"{text[:MAX_QUOTE_LENGTH].rstrip()}…"


def markdown_name(name: str) -> str:
    """Return a clean name for a Discord message.

    It is escaped, so that it can't format, link or mention anything, and isolated if any of it runs from
    right to left, so that it can't reorder the words around it.
    """
    escaped = _MARKDOWN.sub(r"\\\1", name)
    if any(unicodedata.bidirectional(character) in _RIGHT_TO_LEFT for character in name):
        return f"\u2068{escaped}\u2069"
    return escaped


def look_fact(words: Words, theme: str) -> Verbatim | Text:
    """Return the name of a theme; for one that a host has added, the title in its file."""
    text_id = f"theme-{theme}"
    return Text(text_id) if words.has(text_id) else Verbatim(get_theme(theme).title)


def look_name(words: Words, theme: str) -> str:
    """Return the name of a theme as plain text."""
    name = look_fact(words, theme)
    return words(name) if isinstance(name, Text) else name


def city_name(zone: str, locale: Locale) -> str:
    """Return the name of a time zone's city in a language, or else in English: ``Київ``, ``New York``."""
    former = [old for old, new in get_global("zone_aliases").items() if new == zone]
    known = (locale.time_zones.get(name, {}).get("city") for name in (zone, *former))
    return next(filter(None, known), zone.rpartition("/")[2].replace("_", " "))
