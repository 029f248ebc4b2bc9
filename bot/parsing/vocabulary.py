"""The words in which a take can be typed, in every language at once: those of `typed.ftl` in each."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, lru_cache
from typing import Final

from bot.i18n.language import Words, languages, words_for
from bot.parsing.letters import alike, folded, spellings

_JAPANESE: Final = re.compile(r"[\u3005\u3041-\u30ff\u3400-\u9fff]+")
"""Kana and kanji, which are written without spaces."""
_STEM: Final = "*"


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
    COLUMN = "column"
    FROM = "from"
    TO = "to"
    FROM_BEFORE = "from-before"
    """What follows the number of a source, as a postposition does."""
    TO_BEFORE = "to-before"
    COUNT_BEFORE = "count-before"
    FILLING = "filling"


NAMES: Final = frozenset(list(Meaning)[:7])
"""What a shortened word can be: a colour, the centre or the floor."""
_NOTHING: Final[frozenset[Meaning]] = frozenset()


@dataclass(frozen=True, slots=True)
class Known:
    """A word of a language, or the stem of words, as `alike` writes it."""

    word: str
    is_stem: bool
    meaning: Meaning


def words_in(words: Words) -> Iterator[Known]:
    """Yield the words of one language: for each meaning a message, with an asterisk after what is a stem."""
    for meaning in Meaning:
        for word in words(f"typed-{meaning}").split():
            yield Known(alike(folded(word.removesuffix(_STEM))), word.endswith(_STEM), meaning)


@dataclass(frozen=True, slots=True)
class _Vocabulary:
    """What is known: whole words, stems with the longest first, and Japanese words with the longest first."""

    whole: dict[str, frozenset[Meaning]]
    stems: tuple[tuple[str, frozenset[Meaning]], ...]
    japanese: tuple[str, ...]

    def meanings(self, word: str) -> frozenset[Meaning]:
        """Return what a word means that is written as `alike` writes it."""
        if word in self.whole:
            return self.whole[word]
        return next((meanings for stem, meanings in self.stems if word.startswith(stem)), _NOTHING)

    def beginnings(self, word: str) -> frozenset[Meaning]:
        """Return what all words mean that begin like this."""
        found = [self.whole.get(word, _NOTHING)]
        found += [
            meanings for whole, meanings in (*self.whole.items(), *self.stems) if whole.startswith(word)
        ]
        return _NOTHING.union(*found)


@lru_cache(maxsize=4096)
def meanings(word: str) -> frozenset[Meaning]:
    """Return what a word means; nothing if no language has it."""
    return _first(_vocabulary().meanings(each) for each in _written(word))


@lru_cache(maxsize=4096)
def beginnings(word: str) -> frozenset[Meaning]:
    """Return what a word means, or else all words that begin like it; only names if there are any."""
    found = meanings(word) or _first(_vocabulary().beginnings(each) for each in _written(word))
    return found & NAMES or found


def pieces(text: str) -> Iterator[str]:
    """Yield the words of a text without spaces, which may have Japanese ones.

    >>> list(pieces("2から青を3段目へ"))
    ['2', 'から', '青', 'を', '3', '段目', 'へ']
    """
    end = 0
    for found in _JAPANESE.finditer(text):
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


def _written(word: str) -> Iterator[str]:
    return map(alike, spellings(word))


def _first(found: Iterable[frozenset[Meaning]]) -> frozenset[Meaning]:
    return next(filter(None, found), _NOTHING)


@cache
def _vocabulary() -> _Vocabulary:
    whole: dict[str, frozenset[Meaning]] = {}
    stems: dict[str, frozenset[Meaning]] = {}
    for locale in languages():
        for known in words_in(words_for(locale)):
            kept = stems if known.is_stem else whole
            kept[known.word] = kept.get(known.word, _NOTHING) | {known.meaning}
    japanese = [word for word in whole if _JAPANESE.fullmatch(word)]
    return _Vocabulary(
        whole,
        tuple(sorted(stems.items(), key=lambda stem: -len(stem[0]))),
        tuple(sorted(japanese, key=len, reverse=True)),
    )
