"""Which letters a font has, read as ranges: a dictionary of 45,000 letters takes a fifth of a second."""

import struct
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from typing import Final

from fontTools.ttLib import TTFont

Range = tuple[int, int]
_FULL_UNICODE: Final = frozenset(((3, 10), (0, 4), (0, 6)))
_RANGES_AS_GROUPS: Final = 12


class Coverage:
    """A set of code points, as ranges from first to last."""

    def __init__(self, ranges: Iterable[Range]) -> None:
        ordered = sorted(ranges)
        self._firsts: Final = [first for first, _ in ordered]
        self._lasts: Final = [last for _, last in ordered]

    def __contains__(self, code: int) -> bool:
        place = bisect_right(self._firsts, code) - 1
        return place >= 0 and code <= self._lasts[place]


def coverage(font: TTFont) -> Coverage:
    """Return the code points for which a font has a glyph."""
    table = font.reader["cmap"] if font.reader else b""
    for start in _full_tables(table):
        if struct.unpack_from(">H", table, start)[0] == _RANGES_AS_GROUPS:
            return Coverage(_groups(table, start))
    return Coverage((code, code) for code in font.getBestCmap() or ())


def _full_tables(table: bytes) -> Iterator[int]:
    """Yield where in a cmap the subtables for all of Unicode begin."""
    (number,) = struct.unpack_from(">H", table, 2)
    for place in range(number):
        platform, encoding, start = struct.unpack_from(">HHI", table, 4 + 8 * place)
        if (platform, encoding) in _FULL_UNICODE:
            yield start


def _groups(table: bytes, start: int) -> Iterator[Range]:
    """Yield the ranges of a subtable in format 12; each is first, last and the first one's glyph."""
    (number,) = struct.unpack_from(">I", table, start + 12)
    for place in range(number):
        first, last, _ = struct.unpack_from(">III", table, start + 16 + 12 * place)
        yield first, last
