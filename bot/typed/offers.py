"""The takes that are offered while one is typed: those that what is typed fits, the best guess first."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

import azul
from azul import FLOOR, Move, State
from bot.typed.said import Said, said_in, words_of
from bot.words.language import Text, Words
from bot.words.takes import effects, scattered, take_parts
from players.ranking import best_first

MOST: Final = 25
"""Choices that Discord shows."""
_ANYWAY: Final = ("from", "to", "the", "on", "onto", "take", "tile", "tiles", "all", "and")
"""Words that say nothing about a take."""
_FROM_CENTRE: Final = ("centre", "center")
_FROM_FACTORY: Final = ("factory",)

_Found: TypeAlias = tuple[tuple[str, ...], tuple[str, ...]]
"""Words and numbers by which a take can be found."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A legal take with the words and numbers that it can be found by, in lower case."""

    move: Move
    words: tuple[str, ...]
    numbers: tuple[str, ...]


def offered(words: Words, state: State, typed: str) -> list[Move]:
    """Return at most 25 legal takes that what is typed fits.

    First come those that agree with it as it would be read if it were sent, then the best guesses.
    """
    fit = fitting(words, state, typed)
    if typed.strip():
        said = said_in(typed)
        fit.sort(key=lambda move: _disagreements(said, state, move))
    return fit[:MOST]


def fitting(words: Words, state: State, typed: str) -> list[Move]:
    """Return the legal takes that every typed word fits as the beginning of one of theirs, best guess first.

    Each number has to be another one of the take's. The words are those of a choice, in English and in the
    language of `words`, or notation.
    """
    names, numbers = _split(words_of(typed))
    if not names and not numbers:
        return list(best_first(state))
    return [
        offer.move
        for offer in _offers(words, state)
        if all(any(known.startswith(name) for known in offer.words) for name in set(names))
        and _are_all_in(numbers, offer.numbers)
    ]


@lru_cache(maxsize=32)
def _offers(words: Words, state: State) -> tuple[Offer, ...]:
    """Return every legal take, the best guess first. Cached, since people type letter by letter."""
    takes: dict[tuple[int, int, int], _Found] = {}
    ways: dict[tuple[int, int, int], _Found] = {}
    offers = []
    for move in best_first(state):
        source, colour, line, left = move.source, move.colour, move.line, move.left
        if (source, colour, line) not in takes:
            takes[source, colour, line] = _words_of_take(words, state, move)
        names, numbers = takes[source, colour, line]
        if left is not None:
            if (source, colour, left) not in ways:
                ways[source, colour, left] = _words_of_texts(words, scattered(state, move))
            more_names, more_numbers = ways[source, colour, left]
            names, numbers = names + more_names, numbers + more_numbers
        offers.append(Offer(move, (str(move), *names), numbers))
    return tuple(offers)


def _words_of_take(words: Words, state: State, move: Move) -> _Found:
    """Return what a take can be found by, but for its notation and what goes where from a scatter disc."""
    parts = (*take_parts(state, move), *effects(state, move))
    names, numbers = _words_of_texts(words, parts)
    where_from = _FROM_CENTRE if move.source == azul.CENTRE else _FROM_FACTORY
    where_to = "floor" if move.line == FLOOR else "line"
    return (*names, move.colour.word, where_to, *where_from, *_ANYWAY), numbers


def _words_of_texts(words: Words, texts: Iterable[Text]) -> _Found:
    names: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()
    for text in texts:
        more_names, more_numbers = _words_of_text(words, text)
        names += more_names
        numbers += more_numbers
    return names, numbers


@lru_cache(maxsize=1024)
def _words_of_text(words: Words, text: Text) -> _Found:
    """Return the words and the numbers of a part. Cached, since the same few parts make up all takes."""
    return _split(words_of(words(text).replace("(", " ").replace(")", " ")))


def _split(words: Iterable[str]) -> _Found:
    """Return the words and the numbers, in order."""
    found = [word.replace("−", "-") for word in words]
    names = tuple(word for word in found if not word.isdecimal())
    return names, tuple(word for word in found if word.isdecimal())


def _are_all_in(typed: tuple[str, ...], numbers: tuple[str, ...]) -> bool:
    """Return whether each typed number is the beginning of another one of `numbers`."""
    if not typed:
        return True
    if len(typed) > len(numbers):
        return False
    return any(
        number.startswith(typed[0]) and _are_all_in(typed[1:], numbers[:index] + numbers[index + 1 :])
        for index, number in enumerate(numbers)
    )


def _disagreements(said: Said, state: State, move: Move) -> int:
    """Return in how many points a take is another one than what was said, as far as it was said."""
    pairs: list[tuple[object, object]] = [
        (said.source, azul.source_word(move.source)),
        (said.colour, move.colour),
        (said.line, azul.line_word(move.line)),
        (said.count, azul.number_taken(state, move)),
        (said.mask, move.left),
    ]
    choice = azul.scatter_choice(state, move.source, move.colour)
    if choice is not None and move.left is not None:
        goes = {colour: str(choice.place_of(colour, move.left)) for colour in choice.colours}
        pairs += [(place, goes.get(colour)) for colour, place in said.shares]
    return sum(wanted is not None and wanted != there for wanted, there in pairs)
