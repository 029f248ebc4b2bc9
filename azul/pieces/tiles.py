"""Tiles as counts: a multiset of the five colours in one integer (R2).

A `Tiles` value holds the number of tiles of each colour in a field of six bits, blue lowest. Multisets are
added and subtracted with plain ``+`` and ``-``; six bits leave room to spare above the 20 tiles of a colour,
so no field ever runs into the next.
"""

import re
from collections.abc import Iterable, Iterator
from enum import IntEnum
from functools import lru_cache
from itertools import chain, repeat
from typing import Final, NewType

from azul.errors import NotationError


class Colour(IntEnum):
    """The five colours in the order of R2, which is also the order of the wall's first row (R4)."""

    BLUE = 0
    YELLOW = 1
    RED = 2
    BLACK = 3
    WHITE = 4

    @property
    def letter(self) -> str:
        """The colour in notation, one of ``b y r k w``; ``k`` is black, as in printing."""
        return LETTERS[self]

    @property
    def word(self) -> str:
        """The colour in words: ``blue`` … ``white``."""
        return self.name.lower()


Tiles = NewType("Tiles", int)

COLOURS: Final = tuple(Colour)
LETTERS: Final = "byrkw"
TILES_OF_A_COLOUR: Final = 20
NO_TILES: Final = Tiles(0)

_RUN: Final = re.compile(r"([byrkw])(\d{0,2})")
_BITS: Final = 6
_FIELD: Final = (1 << _BITS) - 1
_BELOW: Final = sum(31 << _BITS * colour for colour in range(5))
_CARRY: Final = sum(32 << _BITS * colour for colour in range(5))
_PAIR: Final = (1 << 2 * _BITS) - 1
_EVERY_OTHER: Final = sum(_FIELD << _BITS * colour for colour in (0, 2, 4))
"""The mask that leaves every other colour: fields of twelve bits, so their sum is the value modulo 4095."""
_PRESENT: Final = {
    sum(32 << _BITS * colour for colour in range(5) if mask >> colour & 1): tuple(
        colour for colour in COLOURS if mask >> colour & 1
    )
    for mask in range(32)
}

ONE: Final = tuple(Tiles(1 << _BITS * colour) for colour in range(5))
"""One tile of each colour: ``ONE[Colour.RED] * 3`` is three red tiles."""
ALL_TILES: Final = Tiles(sum(ONE) * TILES_OF_A_COLOUR)


def count(tiles: Tiles, colour: int) -> int:
    """Return how many tiles of `colour` there are."""
    return tiles >> _BITS * colour & _FIELD


def counts(tiles: Tiles) -> tuple[int, int, int, int, int]:
    """Return the five counts in the order of `Colour`."""
    return (
        tiles & _FIELD,
        tiles >> _BITS & _FIELD,
        tiles >> 2 * _BITS & _FIELD,
        tiles >> 3 * _BITS & _FIELD,
        tiles >> 4 * _BITS & _FIELD,
    )


def total(tiles: Tiles) -> int:
    """Return the number of tiles of all colours together."""
    return ((tiles & _EVERY_OTHER) + (tiles >> _BITS & _EVERY_OTHER)) % _PAIR


def present(tiles: Tiles) -> tuple[Colour, ...]:
    """Return the colours with at least one tile, in the order of `Colour`."""
    return _PRESENT[tiles + _BELOW & _CARRY]


def by_colour(tiles: Tiles) -> tuple[tuple[Colour, int], ...]:
    """Return the colours with at least one tile, in the order of `Colour`, each with its count."""
    return tuple((colour, tiles >> _BITS * colour & _FIELD) for colour in present(tiles))


def of(colour: int, number: int) -> Tiles:
    """Return `number` tiles of one colour."""
    return Tiles(number << _BITS * colour)


def gather(colours: Iterable[int]) -> Tiles:
    """Return the multiset of the given colours, one tile each."""
    return Tiles(sum(1 << _BITS * colour for colour in colours))


def each(tiles: Tiles) -> Iterator[Colour]:
    """Yield every tile's colour, sorted in the order of `Colour`."""
    return chain.from_iterable(map(repeat, COLOURS, counts(tiles)))


def contains(tiles: Tiles, part: Tiles) -> bool:
    """Return whether `part` can be taken out of `tiles`."""
    return (tiles | _CARRY) - part & _CARRY == _CARRY


def of_colours(tiles: Tiles, mask: int) -> Tiles:
    """Return the tiles whose colours are in `mask`."""
    return Tiles(sum(of(colour, count(tiles, colour)) for colour in COLOURS if mask >> colour & 1))


def is_tiles(value: object) -> bool:
    """Return whether `value` is a valid `Tiles`, with at most 31 tiles of each colour."""
    return type(value) is int and 0 <= value < 1 << 5 * _BITS and not value & _CARRY


@lru_cache(4_096)  # each position has up to 12 multisets, and most stay as they are from move to move
def to_text(tiles: Tiles) -> str:
    """Return the tiles in notation: ``b3r`` for three blue and a red, ``-`` for none."""
    written = [
        colour.letter if number == 1 else f"{colour.letter}{number}" for colour, number in by_colour(tiles)
    ]
    return "".join(written) or "-"


@lru_cache(4_096)
def from_text(text: str) -> Tiles:
    """Parse what `to_text` returns. Raise `NotationError` for any other text."""
    tiles = Tiles(sum(ONE[LETTERS.index(letter)] * int(number or 1) for letter, number in _RUN.findall(text)))
    if to_text(tiles) != text or not contains(ALL_TILES, tiles):
        raise NotationError("tiles", text)
    return tiles
