"""The visual order of a line of text: Unicode's bidirectional algorithm (UAX 9), by python-bidi.

>>> [piece for piece, _ in visual_order(["a", " ", "א", "ב", " ", "1", "2", "!"])]
['a 12', 'אב ', '!']
"""

import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from bidi import algorithm
from bidi.mirror import MIRRORED

_JOINERS: Final = "\u200c\u200d"
_NEUTRAL: Final = "ON"
"""The type of characters that are newer than Python's Unicode tables."""
_STRONG: Final[Mapping[str, str]] = {"L": "L", "R": "R", "EN": "R", "AN": "R"}
"""The direction that a type gives to the brackets around it: numbers count as right to left (N0)."""
_FROM_RIGHT: Final = frozenset({"R", "AL", "AN"})
"""The types of which a line must have one to run in more than one direction."""
Piece = tuple[str, bool]
"""Letters of one direction in logical order, and whether they run from right to left."""


def visual_order(graphemes: Sequence[str]) -> list[Piece]:
    """Return the pieces of a line in visual order, from left to right. It must have no direction controls.

    The library's `get_display` reverses single characters and drops their direction, but marks and joined
    emoji must stay with their letter, and layout needs the direction. So this calls its steps, with the first
    letter of each grapheme, and adds the step for pairs of brackets (N0), which the library lacks.
    """
    firsts = "".join(grapheme.lstrip(_JOINERS)[:1] or " " for grapheme in graphemes)
    if firsts and _FROM_RIGHT.isdisjoint(map(unicodedata.bidirectional, firsts)):
        return [("".join(graphemes), False)]
    line = algorithm.get_empty_storage()
    line["base_level"] = algorithm.get_base_level(firsts)
    algorithm.get_embedding_levels(firsts, line)
    for letter in line["chars"]:
        letter["type"] = letter["type"] or _NEUTRAL
    algorithm.explicit_embed_and_overrides(line)
    algorithm.resolve_weak_types(line)
    _resolve_brackets(line["chars"], "R" if line["base_level"] else "L")
    for first, grapheme in zip(line["chars"], graphemes, strict=True):
        first["ch"] = grapheme
    algorithm.resolve_neutral_types(line, debug=False)
    algorithm.resolve_implicit_levels(line, debug=False)
    algorithm.reorder_resolved_levels(line, debug=False)
    pieces = []
    for from_right, row in groupby(line["chars"], key=lambda letter: letter["level"] % 2 == 1):
        letters = [letter["ch"] for letter in row]
        pieces.append(("".join(reversed(letters) if from_right else letters), from_right))
    return pieces


def mirrored(letter: str) -> str:
    """Return the mirror image of a letter: a closing bracket for an opening one.

    >>> mirrored("("), mirrored("a")
    (')', 'a')
    """
    mirror: str = MIRRORED.get(letter, letter)
    return mirror


def _resolve_brackets(letters: Sequence[dict[str, Any]], embedding: str) -> None:
    """Give both brackets of a pair the same direction, from what they enclose and what precedes them (N0)."""
    for opening, closing in sorted(_bracket_pairs(letters)):
        inside = set(_directions(letters[opening + 1 : closing]))
        if not inside:
            continue
        direction = embedding
        if embedding not in inside:
            # The content runs against the line. So do its brackets, if what precedes them does too.
            direction = next(_directions(reversed(letters[:opening])), embedding)
        letters[opening]["type"] = letters[closing]["type"] = direction


def _bracket_pairs(letters: Sequence[dict[str, Any]]) -> Iterator[tuple[int, int]]:
    """Yield the indices of each pair of brackets (BD16)."""
    still_open: list[tuple[str, int]] = []
    for place, letter in enumerate(letters):
        sign = letter["ch"]
        category = unicodedata.category(sign) if sign in MIRRORED and letter["type"] == _NEUTRAL else ""
        if category == "Ps":
            still_open.append((MIRRORED[sign], place))
        elif category == "Pe":
            expected = [closing for closing, _ in still_open]
            if sign in expected:
                match = len(expected) - 1 - expected[::-1].index(sign)
                yield still_open[match][1], place
                del still_open[match:]


def _directions(letters: Iterable[dict[str, Any]]) -> Iterator[str]:
    """Yield the directions of the letters that have one."""
    return (_STRONG[letter["type"]] for letter in letters if letter["type"] in _STRONG)
