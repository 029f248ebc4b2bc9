"""A take as far as it has been chosen in the panel: the beginning of the move's notation.

Nothing, ``3``, ``3b`` or ``3f`` (the floor, of whichever colour), ``3b4``, then an ``l`` or ``r`` for every
colour that a scatter disc sends left or right, and ``!`` once it is confirmed. The panel keeps no other
state, so it survives a restart.
"""

from dataclasses import dataclass, replace
from typing import Final

import azul
from azul import FLOOR, Colour

CONFIRMED: Final = "!"


@dataclass(frozen=True, slots=True)
class Choice:
    """A take as far as it has been chosen: a part is None as long as the part before it is.

    Only the floor can be chosen before the colour.
    """

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
            move = replace(move, left=choice.split([side == "l" for side in self.sides]))
        return move if move in azul.legal_moves(state) else None


def with_only_answers(state: azul.State, choice: Choice) -> Choice:
    """Return the choice with all parts filled in that have only one possible value in this position.

    That is the last source with tiles, or the only line for the only colour of a source. How tiles are
    scattered is never filled in: the other way round is always possible too. An impossible part is removed
    with all that follow it, but a possible source, colour or floor before it stays.
    """
    source, take = choice.source, choice.take
    if source is None or not state.tiles_at(source):
        if len(state.stocked) > 1:
            return Choice()
        (source,), take = state.stocked, None
    possible = targets(state, source)
    if take not in possible:
        if len(possible) > 1:
            is_floor = choice.line == FLOOR and choice.colour is None
            colour = choice.colour if choice.colour in {each.colour for each in possible} else None
            return Choice(source, colour, FLOOR if is_floor else None)
        (take,) = possible
        choice = Choice()
    return replace(choice, source=take.source, colour=take.colour, line=take.line)


def targets(state: azul.State, source: int) -> list[azul.Move]:
    """Return the legal takes from a source, without what scatters where: by colour, then line, floor last."""
    return [
        azul.MOVES[source][colour][line]
        for colour in azul.present(state.tiles_at(source))
        for line in (*range(5), FLOOR)
        if azul.is_open(state, colour, line)
    ]


def choice_of(state: azul.State, move: azul.Move) -> Choice:
    """Return a legal move as a choice in the panel, not confirmed."""
    scatter = azul.scatter_choice(state, move.source, move.colour)
    sides = "" if scatter is None or move.left is None else sides_of(scatter, move.left)
    return Choice(move.source, move.colour, move.line, sides)


def sides_of(scatter: azul.ScatterChoice, split: int) -> str:
    """Return the sides of a split, an ``l`` or ``r`` for each colour."""
    return "".join("l" if split >> colour & 1 else "r" for colour in scatter.colours)


def parse_choice(text: str) -> Choice | None:
    """Return the choice of this notation, None if it isn't valid."""
    confirmed = text.endswith(CONFIRMED)
    text = text.removesuffix(CONFIRMED)
    if len(text) == 2 and text[1] == azul.LINE_LETTERS[FLOOR] and not confirmed:
        source = parse_choice(text[0])
        return source and replace(source, line=FLOOR)
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
