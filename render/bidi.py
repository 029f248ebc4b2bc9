"""In which order a line of text is seen: a small bidirectional algorithm, enough for names and captions.

It follows Unicode's UAX 9 without its embeddings and isolates, which are taken out of every text before.

>>> [piece for piece, _ in seen_order(["a", " ", "א", "ב", " ", "1", "2", "!"])]
['a ', '12', 'אב ', '!']
"""

import unicodedata
from collections.abc import Sequence

Piece = tuple[str, bool]
"""Letters that run in one direction, in the order they are written, and whether that is from the right."""


def begins_right(text: str) -> bool:
    """Return whether the first letter with a direction runs from right to left."""
    return next((kind != "L" for kind in map(_kind, text) if kind in "LR"), False)


def seen_order(graphemes: Sequence[str]) -> list[Piece]:
    """Return the pieces of a line from the left to the right of the screen."""
    levels = _levels([_kind(grapheme[0]) for grapheme in graphemes], begins_right("".join(graphemes)))
    pieces: list[tuple[int, str]] = []
    for grapheme, level in zip(graphemes, levels, strict=True):
        if pieces and pieces[-1][0] == level:
            pieces[-1] = level, pieces[-1][1] + grapheme
        else:
            pieces.append((level, grapheme))
    for least in (2, 1):
        pieces = _turned(pieces, least)
    return [(letters, level == 1) for level, letters in pieces]


def _kind(letter: str) -> str:
    """Return L, R, N for a digit, S for what holds digits together, or - for all others."""
    kind = unicodedata.bidirectional(letter)
    if kind in {"R", "AL"}:
        return "R"
    if kind in {"EN", "AN"}:
        return "N"
    return "S" if kind in {"CS", "ES", "ET"} else "L" if kind == "L" else "-"


def _levels(kinds: Sequence[str], right: bool) -> list[int]:
    """Return 0 for what runs from the left, 1 for what runs from the right, 2 for numbers within that."""
    base = "R" if right else "L"
    strong, sides = base, list[str]()
    for place, kind in enumerate(kinds):
        if kind in "LR":
            strong = kind
        number = kind == "N" or (
            kind == "S" and 0 < place < len(kinds) - 1 and kinds[place - 1] == kinds[place + 1] == "N"
        )
        sides.append(strong if kind in "LR" or (number and strong == "L") else "N" if number else "-")
    return [
        {"L": 2 if right else 0, "R": 1, "N": 2}[side if side != "-" else _between(sides, place, base)]
        for place, side in enumerate(sides)
    ]


def _between(sides: Sequence[str], place: int, base: str) -> str:
    """Return the side of a space or sign: that of its neighbours if they agree, else the line's."""
    before = next((side for side in reversed(sides[:place]) if side != "-"), base)
    after = next((side for side in sides[place + 1 :] if side != "-"), base)
    one, other = ("R" if side == "N" else side for side in (before, after))
    return one if one == other else base


def _turned(pieces: list[tuple[int, str]], least: int) -> list[tuple[int, str]]:
    """Return pieces with each row of those from level `least` in reverse."""
    turned: list[tuple[int, str]] = []
    row: list[tuple[int, str]] = []
    for piece in pieces:
        if piece[0] >= least:
            row.insert(0, piece)
        else:
            turned += [*row, piece]
            row = []
    return turned + row
