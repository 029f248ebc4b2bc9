"""A take in the factory offer (R7, R8) and its notation."""

from dataclasses import dataclass
from typing import Final

from azul.errors import NotationError
from azul.tiles import COLOURS, LETTERS, Colour

CENTRE: Final = 0
"""The centre as a `Move.source`; factories are 1 to 9."""
FLOOR: Final = 5
"""The floor as a `Move.line`; pattern lines are 0 to 4."""
MOST_FACTORIES: Final = 9

_SOURCES: Final = "c123456789"
_LINES: Final = "12345f"


@dataclass(frozen=True, slots=True)
class Move:
    """Take all tiles of `colour` from `source` and put them on `line`.

    `source` is `CENTRE` or a factory's number, 1 to 9; `line` is 0 to 4 for a pattern line, or `FLOOR`.
    """

    source: int
    colour: Colour
    line: int

    def __str__(self) -> str:
        return f"{_SOURCES[self.source]}{self.colour.letter}{_LINES[self.line]}"


MOVES: Final = tuple(
    tuple(tuple(Move(source, colour, line) for line in range(6)) for colour in COLOURS)
    for source in range(MOST_FACTORIES + 1)
)
"""Every take there can be: ``MOVES[source][colour][line]``. Moves from here are shared, never made anew."""


def parse_move(text: str) -> Move:
    """Return the move that is written as source, colour, line: ``3b4``, ``cwf``.

    Raises `NotationError` if the text is no move.
    """
    if len(text) != 3 or text[0] not in _SOURCES or text[1] not in LETTERS or text[2] not in _LINES:
        raise NotationError("move", text)
    return MOVES[_SOURCES.index(text[0])][LETTERS.index(text[1])][_LINES.index(text[2])]
