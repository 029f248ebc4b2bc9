"""Parses ranges of times of the day as people write them."""

import re
from collections.abc import Iterator
from typing import Final

from bot.parsing.letters import folded
from bot.parsing.vocabulary import JAPANESE, Meaning, meanings, pieces

_MAX_LENGTH: Final = 100
_DOTTED: Final = re.compile(r"\b([ap])\.\s?m\b\.?|(?<=[0-9])([ap])\b")
"""“p.m.” and “10p”."""
_CLOCK: Final = re.compile(r"([0-9]{1,2}?)(?:[:.h時]?([0-9]{2}))?(?![0-9])")
"""An hour and perhaps minutes: 7, 22:30, 22.30, 2230, 22h30, 22時30."""
_APART: Final = re.compile(r"(?<![0-9])([0-9]{1,2})([- ])([0-9][05])(?![0-9])")
"""An hour and minutes as some write them, which may be a range too: 22-30."""
_WORD: Final = re.compile(r"[^\W\d_]+")
_NAMED: Final = {Meaning.MIDNIGHT: "0:00", Meaning.NOON: "12:00"}
_HALVES: Final = frozenset({Meaning.MORNING, Meaning.EVENING, Meaning.NIGHT})


def times_of(text: str) -> tuple[int, int] | None:
    """Parse two times among words; return them as minutes of the day, None if there aren't exactly two.

    >>> times_of("22:30 – 6:45"), times_of("10 pm to 7 am"), times_of("2200-0700"), times_of("22")
    ((1350, 405), (1320, 420), (1320, 420), None)
    >>> times_of("с 10 вечера до 7 утра"), times_of("午後１０時３０分から６時４５分まで")
    ((1320, 420), (1350, 405))
    """
    plain = _DOTTED.sub(r"\1\2m ", folded(text.strip()[:_MAX_LENGTH])).replace("時半", ":30")
    plain = _WORD.sub(lambda word: "".join(map(_hour_named, pieces(word[0]))), plain)
    if len(_APART.findall(plain)) == 2 and len(re.findall("[0-9]+", plain)) == 4:
        plain = _APART.sub(r"\1:\3", plain)
    found = list(_CLOCK.finditer(plain))
    between = _CLOCK.sub("\n", plain)
    if len(found) != 2 or any(letter.isnumeric() and not JAPANESE.match(letter) for letter in between):
        return None
    halves: dict[int, Meaning] = dict(_halves(between))
    first, last = (_minute(int(each[1]), int(each[2] or 0), halves.get(at)) for at, each in enumerate(found))
    return None if first is None or last is None else (first, last)


def _hour_named(word: str) -> str:
    """Return the hour that a word names, “midnight” or “noon”, or else the word."""
    return next((_NAMED[each] for each in meanings(word) if each in _NAMED), word)


def _halves(text: str) -> Iterator[tuple[int, Meaning]]:
    """Yield the halves of the day that a text says, each with the index of its time, which is a line break.

    They stand before their time in Japanese, or right before its digits, and otherwise after it.
    """
    for word in _WORD.finditer(text):
        at = text.count("\n", 0, word.start())
        for piece in pieces(word[0]):
            is_before = bool(JAPANESE.match(piece)) or text[word.end() : word.end() + 1] == "\n"
            yield from ((at - (not is_before), half) for half in meanings(piece) & _HALVES)


def _minute(hour: int, minute: int, half: Meaning | None) -> int | None:
    """Return the minute of the day, from 0 to 1439, None if there is no such time."""
    if minute > 59 or hour > (24 if half is None else 12) or (hour == 24 and minute):
        return None
    if half is not None:
        is_late = half is Meaning.EVENING or (half is Meaning.NIGHT and 6 <= hour < 12)
        hour = hour % 12 + 12 * is_late
    return (60 * hour + minute) % (24 * 60)
