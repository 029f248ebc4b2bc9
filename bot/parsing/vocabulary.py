"""The words in which a move can be typed, in all languages at once: those of each `typed.ftl`."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, lru_cache
from typing import Final

from bot.i18n.language import Words, languages, words_for
from bot.parsing.letters import alike, folded, is_slip, spellings

JAPANESE: Final = re.compile(r"[\u3005\u3041-\u30ff\u3400-\u9fff]+")
"""Kana and kanji, which are written without spaces."""
_STEM: Final = "*"
_MIN_LENGTH: Final = 2
"""The least letters of an abbreviation, which has to be a colour then; single letters are notation."""
_LONG: Final = 6
"""The least letters of a word that resembles few others."""
_REPEATED: Final = re.compile(r"(.)\1+")


class Meaning(StrEnum):
    """What a word can mean; the value is the end of the id of the message that lists the words."""

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
    """A postposition after the number of a source."""
    TO_AFTER = "to-after"
    ORDINAL = "ordinal"
    FROM_ENDING = "from-ending"
    """The ending of a number in a case that means the same as a postposition."""
    TO_ENDING = "to-ending"
    NUMBER = "number"
    """What announces a number, as in “no. 5”; “no” without one means something else."""
    TOP = "top"
    """Of the lines the first one; factories have no order that everybody agrees on."""
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
    MORNING = "morning"
    """Halves of the day, for times. At night it is late before midnight, and early after it."""
    EVENING = "evening"
    NIGHT = "night"
    MIDNIGHT = "midnight"
    NOON = "noon"
    FILLING = "filling"
    CORRECTION = "correction"
    """What corrects a move that has been said in part: “2 white 3, sorry, 4”; otherwise it says nothing."""
    NOT = "not"


COLOURS: Final = frozenset(list(Meaning)[:5])
_NAMES: Final = COLOURS | {Meaning.CENTRE, Meaning.FLOOR, Meaning.FACTORY, Meaning.LINE}
"""What an abbreviation is taken for first: a colour or a place."""
_ASIDES: Final = frozenset({Meaning.FILLING, Meaning.CORRECTION})
NUMBERS: Final = frozenset(meaning for meaning in Meaning if meaning.isdecimal())
_ENDINGS: Final = {
    Meaning.ORDINAL: Meaning.ORDINAL,
    Meaning.FROM_ENDING: Meaning.FROM_AFTER,
    Meaning.TO_ENDING: Meaning.TO_AFTER,
}
"""The endings of numbers, and what they mean."""
_NOTHING: Final[frozenset[Meaning]] = frozenset()


@dataclass(frozen=True, slots=True)
class KnownWord:
    """A word of a language, or the stem of several, normalized by `alike`."""

    word: str
    is_stem: bool
    meaning: Meaning

    @property
    def is_ending(self) -> bool:
        """Whether it occurs only after digits; in Japanese such words occur by themselves too."""
        return self.meaning in _ENDINGS and not JAPANESE.fullmatch(self.word)


def words_in(words: Words) -> Iterator[KnownWord]:
    """Yield the words of one language: each meaning has a message, in which an asterisk follows a stem."""
    for meaning in Meaning:
        for word in words(f"typed-{meaning}").split():
            yield KnownWord(alike(folded(word.removesuffix(_STEM))), word.endswith(_STEM), meaning)


@dataclass(frozen=True, slots=True)
class _Vocabulary:
    """All known words: whole words and stems, also by their first letter, and endings of numbers."""

    whole: dict[str, Meaning]
    lists: dict[str, "_List"]
    endings: dict[str, frozenset[Meaning]]

    def exactly(self, word: str) -> frozenset[Meaning]:
        """Return what a word means, which has to be normalized by `alike`."""
        if word in self.whole:
            return frozenset({self.whole[word]})
        for stem, meaning in self.like(word).stems:
            if word.startswith(stem):
                return frozenset({meaning, *self._case(word.removeprefix(stem), meaning)})
        return _NOTHING

    def _case(self, ending: str, meaning: Meaning) -> Iterator[Meaning]:
        """Yield what the case of a numeral means, as in Estonian “teisest”."""
        if meaning in NUMBERS:
            for length in range(1, len(ending) + 1):
                yield from self.endings.get(ending[-length:], _NOTHING) - {Meaning.ORDINAL}

    def beginning(self, word: str) -> frozenset[Meaning]:
        """Return what the words mean that begin like this; colours and places come before other meanings."""
        if len(word) < _MIN_LENGTH:
            return _NOTHING
        like = self.like(word)
        found = frozenset(meaning for each, meaning in like.whole + like.stems if each.startswith(word))
        found -= _ASIDES
        found = found & _NAMES or found
        is_clear = len(found) == 1 and len(word) > _MIN_LENGTH
        return found if is_clear or found <= COLOURS else _NOTHING

    def drawn_out(self, word: str) -> frozenset[Meaning]:
        """Return what a word means in which letters are repeated: “bluuue”."""
        return self.exactly(_REPEATED.sub(r"\1", word)) if len(word) >= _LONG - 1 else _NOTHING

    def slipped(self, word: str) -> frozenset[Meaning]:
        """Return what a word with one wrong letter means, unless it may mean several things.

        Of long words, whole ones are likelier than stems; short numerals have no slips: “fine” isn't five.
        """
        like = self.like(word)
        whole = {meaning for each, meaning in like.whole if is_slip(word, each)}
        stems = {
            meaning
            for stem, meaning in like.stems
            if len(stem) >= _LONG - 1 and any(is_slip(word[: len(stem) + more], stem) for more in (-1, 0, 1))
        }
        found = (whole if whole and len(word) >= _LONG else whole | stems) - {Meaning.NOT}
        is_short = len(word) < _LONG - 1 and found <= NUMBERS | {Meaning.FILLING}
        return frozenset(found) if len(found) == 1 and not is_short else _NOTHING

    def like(self, word: str) -> "_List":
        """Return the words that begin with the same letter."""
        return self.lists.get(word[:1], _List((), ()))


@dataclass(frozen=True, slots=True)
class _List:
    """Whole words and stems with their meanings, the longest first."""

    whole: tuple[tuple[str, Meaning], ...]
    stems: tuple[tuple[str, Meaning], ...]


def load() -> None:
    """Load the words of all languages at startup, so that nobody who types waits for that."""
    _vocabulary()


@lru_cache(maxsize=4096)
def meanings(word: str) -> frozenset[Meaning]:
    """Return what a folded word means, as it is, as an abbreviation, or with one wrong letter; else nothing.

    That is one meaning, or several colours that begin alike, or a number with the meaning of its case.
    """
    known = _vocabulary()
    written = [alike(each) for each in spellings(word)]
    looks = (known.exactly, known.beginning, known.drawn_out, known.slipped)
    return next((found for look in looks for found in map(look, written) if found), _NOTHING)


def is_unknown(word: str) -> bool:
    """Return whether it is a word, as it was typed, that means nothing in any language."""
    return word.isalpha() and not meanings(folded(word))


def ending(letters: str) -> frozenset[Meaning]:
    """Return what the ending of a number can mean, as in “2nd” or “2-sse”; nothing if it isn't one."""
    return _vocabulary().endings.get(alike(letters), _NOTHING)


def pieces(text: str) -> Iterator[str]:
    """Yield the words of a text without spaces, which may be Japanese.

    >>> list(pieces("から青を")), list(pieces("redfrom")), list(pieces("redder"))
    (['から', '青', 'を'], ['red', 'from'], ['redder'])
    """
    end = 0
    for found in JAPANESE.finditer(text):
        yield from (*_apart(text[end : found.start()]), *_cut(found[0]))
        end = found.end()
    yield from _apart(text[end:])


def _apart(text: str) -> Iterator[str]:
    """Yield a word, or the two of which it consists, if the first is a colour: “redfloor”."""
    cuts = range(_MIN_LENGTH + 1, len(text)) if not meanings(folded(text)) else ()
    known, plain = _vocabulary(), alike(folded(text))
    at = next((at for at in cuts if known.exactly(plain[:at]) & COLOURS and known.exactly(plain[at:])), 0)
    yield from filter(None, (text[:at], text[at:]))


def _cut(text: str) -> Iterator[str]:
    """Yield Japanese words, each the longest known one, and what is between them."""
    plain, begin, at = alike(text), 0, 0
    while at < len(text):
        like = _vocabulary().like(plain[at : at + 1])
        word = next((each for each, _ in like.whole if plain.startswith(each, at)), "")
        if word:
            if begin < at:
                yield text[begin:at]
            yield text[at : at + len(word)]
            begin = at + len(word)
        at += len(word) or 1
    if begin < len(text):
        yield text[begin:]


@cache
def _vocabulary() -> _Vocabulary:
    known = [word for locale in languages() for word in words_in(words_for(locale))]
    stems = {word.word: word.meaning for word in known if word.is_stem}
    whole = {word.word: word.meaning for word in known if not (word.is_stem or word.is_ending)}
    endings: dict[str, frozenset[Meaning]] = {}
    for word in known:
        if word.is_ending:
            endings[word.word] = endings.get(word.word, _NOTHING) | {_ENDINGS[word.meaning]}
    letters = {word[0] for word in (*whole, *stems)}
    lists = {letter: _List(_beginning(letter, whole), _beginning(letter, stems)) for letter in letters}
    return _Vocabulary(whole, lists, endings)


def _beginning(letter: str, known: Mapping[str, Meaning]) -> tuple[tuple[str, Meaning], ...]:
    """Return the words that begin with a letter, the longest first."""
    words = sorted((word for word in known if word[0] == letter), key=len, reverse=True)
    return tuple((word, known[word]) for word in words)
