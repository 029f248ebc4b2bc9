"""The words in which a move can be typed, in every language at once: those of `typed.ftl` in each."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, lru_cache
from typing import Final

from bot.i18n.language import Words, languages, words_for
from bot.parsing.letters import alike, folded, is_slip, spellings

JAPANESE: Final = re.compile(r"[\u3005\u3041-\u30ff\u3400-\u9fff]+")
"""Kana and kanji, which are written without spaces."""
_STEM: Final = "*"
_SHORTEST: Final = 2
"""Letters that a shortened word has at least; single letters are notation."""


class Meaning(StrEnum):
    """What a word can mean; its value is the end of the message with the words for it."""

    BLUE = "blue"
    YELLOW = "yellow"
    RED = "red"
    BLACK = "black"
    WHITE = "white"
    CENTRE = "centre"
    FLOOR = "floor"
    LEFT = "left"
    RIGHT = "right"
    FACTORY = "factory"
    LINE = "line"
    ONTO_LINE = "onto-line"
    COLUMN = "column"
    TILES = "tiles"
    FROM = "from"
    TO = "to"
    FROM_AFTER = "from-after"
    """What follows the number of a source, as a postposition does."""
    TO_AFTER = "to-after"
    ORDINAL = "ordinal"
    FROM_ENDING = "from-ending"
    """A case of a number, which says what a postposition would."""
    TO_ENDING = "to-ending"
    ONE = "1"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    FULL = "full"
    MARKER = "marker"
    SURPLUS = "surplus"
    MAGNET = "magnet"
    KEEP = "keep"
    SCATTER = "scatter"
    CUSHION = "cushion"
    FILLING = "filling"
    NOT = "not"


COLOURS: Final = frozenset(list(Meaning)[:5])
_NAMES: Final = COLOURS | {Meaning.CENTRE, Meaning.FLOOR, Meaning.FACTORY, Meaning.LINE}
"""What a shortened word is rather than anything else: a colour or a place."""
NUMBERS: Final = frozenset(meaning for meaning in Meaning if meaning.isdecimal())
_ENDINGS: Final = {
    Meaning.ORDINAL: Meaning.ORDINAL,
    Meaning.FROM_ENDING: Meaning.FROM_AFTER,
    Meaning.TO_ENDING: Meaning.TO_AFTER,
}
"""What ends a number, and what it says then."""
_NOTHING: Final[frozenset[Meaning]] = frozenset()


@dataclass(frozen=True, slots=True)
class Known:
    """A word of a language, or the stem of words, as `alike` writes it."""

    word: str
    is_stem: bool
    meaning: Meaning

    @property
    def is_ending(self) -> bool:
        """Whether it stands only after digits; Japanese words stand for themselves."""
        return self.meaning in _ENDINGS and not JAPANESE.fullmatch(self.word)


def words_in(words: Words) -> Iterator[Known]:
    """Yield the words of one language: for each meaning a message, with an asterisk after what is a stem."""
    for meaning in Meaning:
        for word in words(f"typed-{meaning}").split():
            yield Known(alike(folded(word.removesuffix(_STEM))), word.endswith(_STEM), meaning)


@dataclass(frozen=True, slots=True)
class _Vocabulary:
    """What is known: whole words, stems and Japanese words with the longest first, endings of numbers."""

    whole: dict[str, Meaning]
    stems: tuple[tuple[str, Meaning], ...]
    japanese: tuple[str, ...]
    endings: dict[str, frozenset[Meaning]]

    def exactly(self, word: str) -> frozenset[Meaning]:
        """Return what a word means that is written as `alike` writes it."""
        if word in self.whole:
            return frozenset({self.whole[word]})
        for stem, meaning in self.stems:
            if word.startswith(stem):
                return frozenset({meaning, *self._case(word.removeprefix(stem), meaning)})
        return _NOTHING

    def _case(self, ending: str, meaning: Meaning) -> Iterator[Meaning]:
        """Yield what the case of a number in words says, as in “teisest”."""
        if meaning in NUMBERS:
            for length in range(1, len(ending) + 1):
                yield from self.endings.get(ending[-length:], _NOTHING) - {Meaning.ORDINAL}

    def beginning(self, word: str) -> frozenset[Meaning]:
        """Return what all words mean that begin like this, colours and places rather than the rest."""
        if len(word) < _SHORTEST:
            return _NOTHING
        known = (*self.whole.items(), *self.stems)
        found = frozenset(meaning for each, meaning in known if each.startswith(word)) - {Meaning.FILLING}
        found = found & _NAMES or found
        return found if len(found) == 1 or found <= COLOURS else _NOTHING

    def slipped(self, word: str) -> frozenset[Meaning]:
        """Return what a word means if one of its letters is wrong, unless that is several things."""
        found = {meaning for whole, meaning in self.whole.items() if is_slip(word, whole)}
        for stem, meaning in self.stems:
            if any(is_slip(word[: len(stem) + more], stem) for more in (-1, 0, 1)):
                found.add(meaning)
        return frozenset(found) if len(found) == 1 else _NOTHING


def load() -> None:
    """Read the words of all languages, so that nobody waits for that who types."""
    _vocabulary()


@lru_cache(maxsize=4096)
def meanings(word: str) -> frozenset[Meaning]:
    """Return what a folded word means, is short for, or means but for one letter; nothing if nobody knows.

    That is one thing; or several colours that begin alike; or a number and what its case says of it.
    """
    known = _vocabulary()
    written = [alike(each) for each in spellings(word)]
    return next(
        (
            found
            for look in (known.exactly, known.beginning, known.slipped)
            for found in map(look, written)
            if found
        ),
        _NOTHING,
    )


def ending(letters: str) -> frozenset[Meaning]:
    """Return what the letters can say that end a number, as in “2nd” or “2-sse”; nothing if they don't."""
    return _vocabulary().endings.get(alike(letters), _NOTHING)


def pieces(text: str) -> Iterator[str]:
    """Yield the words of a text without spaces, which may have Japanese ones.

    >>> list(pieces("から青を"))
    ['から', '青', 'を']
    """
    end = 0
    for found in JAPANESE.finditer(text):
        yield from filter(None, (text[end : found.start()], *_cut(found[0])))
        end = found.end()
    if end < len(text):
        yield text[end:]


def _cut(text: str) -> Iterator[str]:
    """Yield Japanese words, each the longest that is known, and what is between them."""
    plain, begin, at = alike(text), 0, 0
    while at < len(text):
        word = next((each for each in _vocabulary().japanese if plain.startswith(each, at)), "")
        if word:
            if begin < at:
                yield text[begin:at]
            yield text[at : at + len(word)]
            begin = at + len(word)
        at += len(word) or 1
    if begin < len(text):
        yield text[begin:]


def _longest_first(words: Iterable[str]) -> list[str]:
    return sorted(words, key=len, reverse=True)


@cache
def _vocabulary() -> _Vocabulary:
    known = [word for locale in languages() for word in words_in(words_for(locale))]
    stems = {word.word: word.meaning for word in known if word.is_stem}
    whole = {word.word: word.meaning for word in known if not (word.is_stem or word.is_ending)}
    endings: dict[str, frozenset[Meaning]] = {}
    for word in known:
        if word.is_ending:
            endings[word.word] = endings.get(word.word, _NOTHING) | {_ENDINGS[word.meaning]}
    return _Vocabulary(
        whole,
        tuple((stem, stems[stem]) for stem in _longest_first(stems)),
        tuple(_longest_first(word for word in whole if JAPANESE.fullmatch(word))),
        endings,
    )
