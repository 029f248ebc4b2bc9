"""Moving complete lines to the wall, one board at a time (R13, R14), and a free wall's choices (R22, R23)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from azul.errors import IllegalMove
from azul.pieces.board import EMPTY_LINES, ROWS, Board, Wall, coloured_column, fall
from azul.pieces.tiles import NO_TILES, Colour, Tiles, of
from azul.rules import WallSide
from azul.state import Phase, State


@dataclass(frozen=True, slots=True)
class Placement:
    """One tile moved to the wall: its space (row and column from 0), its runs and its points (R14)."""

    row: int
    column: int
    colour: Colour
    horizontal: int
    vertical: int
    points: int


@dataclass(frozen=True, slots=True)
class FallenLine:
    """A complete line that no column takes: its `count` tiles fall, `lost` of them beyond the floor (R23)."""

    row: int
    colour: Colour
    count: int
    lost: int


@dataclass(frozen=True, slots=True)
class Decision:
    """A line whose tile has several spaces to go to (R22), each with what it scores at that moment."""

    row: int
    colour: Colour
    spaces: tuple[Placement, ...]


@dataclass(frozen=True, slots=True)
class Settling:
    """How far a board's complete lines are settled, from the top.

    `board` is the board with its score as it stands then, the floor not paid yet; `discarded` is what goes to
    the lid. `decisions` are the lines that leave a choice, those chosen first; if `is_complete` is False the
    last of them is still to be chosen and the lines below it wait.
    """

    board: Board
    placements: tuple[Placement, ...]
    fallen: tuple[FallenLine, ...]
    discarded: Tiles
    decisions: tuple[Decision, ...]
    is_complete: bool


def settle_lines(board: Board, side: WallSide, choices: Sequence[int] = ()) -> Settling:
    """Settle complete lines from the top, with the columns in `choices` where a line leaves a choice.

    Stops at the first line for which `choices` has no column. Raises `IllegalMove` (``space-not-open``) for a
    column that is not possible.
    """
    wall, floor, cushion, score = board.wall, board.floor, board.cushion, board.score
    lines = list(board.lines)
    discarded = NO_TILES
    placements: list[Placement] = []
    fallen: list[FallenLine] = []
    decisions: list[Decision] = []
    chosen = iter(choices)
    is_complete = True
    for row in ROWS:
        line = lines[row]
        colour = line.colour
        if colour is None or line.count < line.size:
            continue
        if side is WallSide.COLOURED:
            placement = placement_at(wall, row, coloured_column(row, colour), colour)
        else:
            spaces = tuple(
                placement_at(wall, row, column, colour) for column in open_columns(wall, row, colour)
            )
            if not spaces:
                floor, cushion, lost = fall(floor, cushion, colour, line.size)
                discarded = Tiles(discarded + of(colour, lost))
                fallen.append(FallenLine(row, colour, line.size, lost))
                lines[row] = EMPTY_LINES[row]
                continue
            placement = spaces[0]
            if len(spaces) > 1:
                decisions.append(Decision(row, colour, spaces))
                column = next(chosen, None)
                if column is None:
                    is_complete = False
                    break
                placement = _space(spaces, row, column)
        wall = wall.place(row, placement.column, colour)
        placements.append(placement)
        score += placement.points
        lines[row] = EMPTY_LINES[row]
        discarded = Tiles(discarded + of(colour, row))
    return Settling(
        Board(tuple(lines), wall, floor, score, cushion),
        tuple(placements),
        tuple(fallen),
        discarded,
        tuple(decisions),
        is_complete,
    )


def placement_at(wall: Wall, row: int, column: int, colour: Colour) -> Placement:
    """Return what a tile placed on an empty space scores (R14)."""
    horizontal, vertical = wall.run_through(row, column)
    points = (horizontal if horizontal > 1 else 0) + (vertical if vertical > 1 else 0) or 1
    return Placement(row, column, colour, horizontal, vertical, points)


def open_columns(wall: Wall, row: int, colour: Colour) -> Iterator[int]:
    """Yield the columns of a free wall whose space in the row is empty and that lack the colour (R22)."""
    for column in ROWS:
        if wall.spaces[5 * row + column] is None and colour not in wall.column(column):
            yield column


def settling_of(state: State, seat: int) -> Settling:
    """Return how far a seat's lines are settled with what it has chosen so far."""
    choices = state.choices[seat] if state.choices else ()
    return settle_lines(state.boards[seat], state.rules.wall, choices)


def waiting_for(state: State) -> tuple[int, ...]:
    """Return the seats that still have to choose spaces, or to confirm them, before the round ends (R22)."""
    if state.phase is not Phase.TILING or not state.rules.has_free_wall:
        return ()
    return tuple(seat for seat in state.active if _is_choosing(state, seat))


def place(state: State, seat: int, row: int, column: int) -> State:
    """Return the position after a seat has chosen, or chosen anew, the space for a complete line (R22).

    What was chosen for lines below is given up, since their spaces may be others now. Raises `IllegalMove`:
    ``not-choosing``, ``no-choice`` for a line that leaves none, ``earlier-line`` (with its `row`) if a line
    above is to be chosen first, or ``space-not-open``.
    """
    _require_choosing(state, seat)
    if type(row) is not int:
        raise IllegalMove("no-choice", row=row)
    settling = settling_of(state, seat)
    for index, decision in enumerate(settling.decisions):
        if decision.row == row:
            chosen = _space(decision.spaces, row, column).column
            choices = list(state.choices)
            choices[seat] = (*choices[seat][:index], chosen)
            return replace(state, choices=tuple(choices))
    waits = not settling.is_complete and row in ROWS[settling.decisions[-1].row :]
    if waits and state.boards[seat].lines[row].is_full:
        raise IllegalMove("earlier-line", row=settling.decisions[-1].row)
    raise IllegalMove("no-choice", row=row)


def settle(state: State, seat: int) -> State:
    """Return the position after a seat has confirmed its choices (R22).

    Raises `IllegalMove`: ``not-choosing``, or ``choice-missing`` with the `row` that is still to be chosen.
    """
    _require_choosing(state, seat)
    settling = settling_of(state, seat)
    if not settling.is_complete:
        raise IllegalMove("choice-missing", row=settling.decisions[-1].row)
    return replace(state, settled=state.settled | {seat})


def _is_choosing(state: State, seat: int) -> bool:
    return (
        state.phase is Phase.TILING
        and state.rules.has_free_wall
        and seat in state.active
        and seat not in state.settled
        and bool(settling_of(state, seat).decisions)
    )


def _require_choosing(state: State, seat: int) -> None:
    if not (state.has_seat(seat) and _is_choosing(state, seat)):
        raise IllegalMove("not-choosing", seat=seat)


def _space(spaces: Sequence[Placement], row: int, column: int) -> Placement:
    for space in spaces:
        if space.column == column and type(column) is int:
            return space
    raise IllegalMove("space-not-open", row=row, column=column, there=tuple(space.column for space in spaces))
