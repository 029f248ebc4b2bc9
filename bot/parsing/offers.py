"""The takes that are offered while one is typed: those that what is typed fits, the best guess first."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

import azul
from azul import FLOOR, Move, State
from bot.i18n.language import Text, Words
from bot.parsing.letters import alike
from bot.parsing.take_parser import Said, meanings_of, said_in, words_of
from bot.parsing.vocabulary import Meaning, beginnings
from bot.words.takes import effects, scattered, take_parts
from players.ranking import best_first

MOST: Final = 25
"""Choices that Discord shows."""
_OF_TAKES: Final = frozenset(
    {Meaning(colour.word) for colour in azul.COLOURS}
    | {Meaning.CENTRE, Meaning.FACTORY, Meaning.FLOOR, Meaning.LINE, Meaning.COLUMN}
)
"""What only some takes have; words for anything else say nothing about a take."""

_Found: TypeAlias = tuple[tuple[str, ...], tuple[str, ...]]
"""Words and numbers by which a take can be found."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A legal take with the words, the numbers and the meanings that it can be found by."""

    move: Move
    words: tuple[str, ...]
    numbers: tuple[str, ...]
    meanings: frozenset[Meaning]

    def fits(self, word: str) -> bool:
        """Return whether a word begins like one of the take's, or means in any language what the take has."""
        meant = meanings_of(word) or beginnings(word)
        if meant & self.meanings or meant - _OF_TAKES:
            return True
        return any(known.startswith(alike(word)) for known in self.words)


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

    Each number has to be another one of the take's. The words are those of a choice in the language of
    `words`, or notation, or words of any language for colours and places.
    """
    names, numbers = _split(words_of(typed))
    if not names and not numbers:
        return list(best_first(state))
    return [
        offer.move
        for offer in _offers(words, state)
        if all(offer.fits(name) for name in set(names)) and _are_all_in(numbers, offer.numbers)
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
        offers.append(Offer(move, (str(move), *names), numbers, _meanings_of_take(state, move)))
    return tuple(offers)


def _words_of_take(words: Words, state: State, move: Move) -> _Found:
    """Return what a take can be found by, but for its notation and what goes where from a scatter disc."""
    return _words_of_texts(words, (*take_parts(state, move), *effects(state, move)))


def _meanings_of_take(state: State, move: Move) -> frozenset[Meaning]:
    """Return what a take has: its colour, where from, where to, and the colours that scatter."""
    choice = None if move.left is None else azul.scatter_choice(state, move.source, move.colour)
    colours = (move.colour, *(choice.colours if choice else ()))
    return frozenset(
        {
            Meaning.CENTRE if move.source == azul.CENTRE else Meaning.FACTORY,
            Meaning.FLOOR if move.line == FLOOR else Meaning.LINE,
            *(Meaning(colour.word) for colour in colours),
        }
    )


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
    names = tuple(alike(word) for word in found if not word.isdecimal())
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
