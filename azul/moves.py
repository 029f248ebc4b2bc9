"""A move of the factory offer (R7, R8) and its notation."""

from dataclasses import dataclass, replace
from typing import Final

from azul.errors import NotationError
from azul.pieces.tiles import COLOURS, LETTERS, Colour

CENTRE: Final = 0
"""The centre as a `Move.source`; factories are 1 to 9."""
FLOOR: Final = 5
"""The floor as a `Move.line`; pattern lines are 0 to 4."""
MOST_FACTORIES: Final = 9

SOURCE_LETTERS: Final = "c123456789"
"""The notation of each `Move.source`."""
LINE_LETTERS: Final = "12345f"
"""The notation of each `Move.line`."""


@dataclass(frozen=True, slots=True)
class Move:
    """Take all tiles of `colour` from `source` and put them on `line`.

    `source` is `CENTRE` or a factory's number, 1 to 9; `line` is 0 to 4 for a pattern line, or `FLOOR`.
    `left` is the mask of the colours that a scatter disc passes to its left neighbour, the others going to
    the right one; None if there is nothing to choose (R31).

    `colour` has to be a `Colour`: a move with a plain int compares equal to the right move, but `azul.apply`
    and `azul.check_move` refuse it (``no-such-colour``). ``MOVES[1][2][3]`` takes plain numbers.
    """

    source: int
    colour: Colour
    line: int
    left: int | None = None

    def __str__(self) -> str:
        text = f"{SOURCE_LETTERS[self.source]}{LETTERS[self.colour]}{LINE_LETTERS[self.line]}"
        if self.left is None:
            return text
        return f"{text}<{colours_to_text(self.left)}"


MOVES: Final = tuple(
    tuple(tuple(Move(source, colour, line) for line in range(6)) for colour in COLOURS)
    for source in range(MOST_FACTORIES + 1)
)
"""Every move without a scatter: ``MOVES[source][colour][line]``, where the colour may be a plain number.

Use these rather than creating equal ones: `azul.apply` recognises them by identity, which saves checks.
"""


def colours_to_text(mask: int) -> str:
    """Return the colours in a mask as letters, ``-`` for none."""
    return "".join(colour.letter for colour in COLOURS if mask >> colour & 1) or "-"


def parse_move(text: str) -> Move:
    """Parse a move: source, colour and line, as in ``3b4`` or ``cwf``.

    A move from a scatter disc may add the colours that go to the left: ``3b4<yr``, ``3b4<-``. Raise
    `NotationError` if the text isn't a move.
    """
    take, scatters, colours = text.partition("<")
    if (
        len(take) != 3
        or take[0] not in SOURCE_LETTERS
        or take[1] not in LETTERS
        or take[2] not in LINE_LETTERS
    ):
        raise NotationError("move", text)
    move = MOVES[SOURCE_LETTERS.index(take[0])][LETTERS.index(take[1])][LINE_LETTERS.index(take[2])]
    if not scatters:
        return move
    left = sum(1 << colour for colour in COLOURS if colour.letter in colours)
    if colours_to_text(left) != colours:
        raise NotationError("move", text)
    return replace(move, left=left)
