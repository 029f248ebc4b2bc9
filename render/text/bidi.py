"""In which order a line of text is seen: Unicode's bidirectional algorithm (UAX 9), by python-bidi.

>>> [piece for piece, _ in seen_order(["a", " ", "א", "ב", " ", "1", "2", "!"])]
['a 12', 'אב ', '!']
"""

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from bidi import algorithm
from bidi.mirror import MIRRORED

_JOINERS: Final = "\u200c\u200d"
_NEUTRAL: Final = "ON"
"""The type of signs that are newer than Python's tables."""
_STRONG: Final[Mapping[str, str]] = {"L": "L", "R": "R", "EN": "R", "AN": "R"}
"""Which way a type pulls the brackets around it: numbers as if they were written from the right (N0)."""
Piece = tuple[str, bool]
"""Letters that run in one direction, in the order they are written, and whether that is from the right."""


def seen_order(graphemes: Sequence[str]) -> list[Piece]:
    """Return the pieces of a line without direction controls, from the left to the right of the screen.

    The library's `get_display` turns single letters round and forgets which way they run; marks and joined
    emoji must stay with their letter, and layout needs the way. So these are its steps, on a letter for each
    grapheme, with the step for pairs of brackets (N0) that it lacks.
    """
    firsts = "".join(grapheme.lstrip(_JOINERS)[:1] or " " for grapheme in graphemes)
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
    for from_right, row in groupby(line["chars"], key=lambda seen: seen["level"] % 2 == 1):
        letters = [seen["ch"] for seen in row]
        pieces.append(("".join(reversed(letters) if from_right else letters), from_right))
    return pieces


def mirrored(letter: str) -> str:
    """Return the letter that looks as this one does from right to left: a closing bracket for an opening one.

    >>> mirrored("("), mirrored("a")
    (')', 'a')
    """
    mirror: str = MIRRORED.get(letter, letter)
    return mirror


def _resolve_brackets(letters: Sequence[dict[str, Any]], embedding: str) -> None:
    """Give both brackets of a pair the same direction, by what they enclose and what is before (N0)."""
    for opening, closing in sorted(_bracket_pairs(letters)):
        inside = set(_directions(letters[opening + 1 : closing]))
        if not inside:
            continue
        direction = embedding
        if embedding not in inside:
            # What they enclose runs against the line. So do they, if what is before does too.
            direction = next(_directions(reversed(letters[:opening])), embedding)
        letters[opening]["type"] = letters[closing]["type"] = direction


def _bracket_pairs(letters: Sequence[dict[str, Any]]) -> Iterator[tuple[int, int]]:
    """Yield the places of brackets that belong together (BD16)."""
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


def _directions(letters: Iterator[dict[str, Any]] | Sequence[dict[str, Any]]) -> Iterator[str]:
    """Yield the directions of those letters that have one."""
    return (_STRONG[letter["type"]] for letter in letters if letter["type"] in _STRONG)
