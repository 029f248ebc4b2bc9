"""A take as far as it has been chosen in the panel: the beginning of the move's notation.

Nothing, ``3``, ``3b``, ``3b4``, then an ``l`` or ``r`` for every colour that a scatter disc sends left or
right, and ``!`` once it is confirmed. The panel keeps no other state, so it survives a restart.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import azul
from azul import Colour

CONFIRMED: Final = "!"


@dataclass(frozen=True, slots=True)
class Choice:
    """A take as far as it has been chosen: a part is None as long as the part before it is."""

    source: int | None = None
    colour: Colour | None = None
    line: int | None = None
    sides: str = ""
    confirmed: bool = False

    def __str__(self) -> str:
        text = ""
        if self.source is not None:
            text += azul.SOURCE_LETTERS[self.source]
        if self.colour is not None:
            text += self.colour.letter
        if self.line is not None:
            text += azul.LINE_LETTERS[self.line]
        return text + self.sides + CONFIRMED * self.confirmed

    @property
    def take(self) -> azul.Move | None:
        """The move without what scatters where; None while anything is missing."""
        if self.source is None or self.colour is None or self.line is None:
            return None
        return azul.MOVES[self.source][self.colour][self.line]

    def move_in(self, state: azul.State) -> azul.Move | None:
        """Return the move if it is complete and legal in this position, None otherwise."""
        move = self.take
        if move is None:
            return None
        choice = azul.scatter_choice(state, move.source, move.colour)
        if choice is not None:
            if len(self.sides) != len(choice.colours):
                return None
            move = replace(move, left=choice.split(_to_left(self.sides)))
        return move if move in azul.legal_moves(state) else None


def _to_left(sides: str) -> Sequence[bool]:
    return [side == "l" for side in sides]


def open_sides(choice: azul.ScatterChoice, sides: str) -> str:
    """Return which of ``l`` and ``r`` the next colour may go to after those chosen in `sides`."""
    return "".join("l" if to_left else "r" for to_left in choice.sides_after(_to_left(sides)))


def parse_choice(text: str) -> Choice | None:
    """Return the choice of this notation, None if it isn't valid."""
    confirmed = text.endswith(CONFIRMED)
    text = text.removesuffix(CONFIRMED)
    letters, sides = text[:3], text[3:]
    complete = letters + "cbf"[len(letters) :]
    if (confirmed and len(letters) < 3) or set(sides) - set("lr"):
        return None
    try:
        move = azul.parse_move(complete)
    except azul.NotationError:
        return None
    chosen = len(letters)
    return Choice(
        move.source if chosen > 0 else None,
        move.colour if chosen > 1 else None,
        move.line if chosen > 2 else None,
        sides,
        confirmed,
    )
