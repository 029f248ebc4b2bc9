"""The wall-tiling phase and the end of the game (R13 to R16, R20, R21)."""

from dataclasses import dataclass, replace

from azul.board import EMPTY_LINES, FLOOR_COSTS, MARKER, ROWS, Board, coloured_column
from azul.errors import IllegalMove
from azul.state import IN_CENTRE, Phase, State
from azul.tiles import NO_TILES, Colour, Tiles, gather, of

ROW_BONUS = 2
COLUMN_BONUS = 7
COLOUR_BONUS = 10


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
class BoardTiling:
    """What one board's tiling did, in the order it happened.

    `floor` is what lay on the floor line from the left (colours and `MARKER`); `floor_cost` is positive, and
    `score` can be higher than `score_before` plus points minus cost, since it never falls below 0 (R15).
    """

    placements: tuple[Placement, ...]
    floor: tuple[int, ...]
    floor_cost: int
    score_before: int
    score: int


@dataclass(frozen=True, slots=True)
class Bonus:
    """The end bonus of one board (R20): its complete rows, columns (both from 0) and colours."""

    rows: tuple[int, ...] = ()
    columns: tuple[int, ...] = ()
    colours: tuple[Colour, ...] = ()

    @property
    def points(self) -> int:
        """2 for a row, 7 for a column, 10 for a colour."""
        return (
            ROW_BONUS * len(self.rows) + COLUMN_BONUS * len(self.columns) + COLOUR_BONUS * len(self.colours)
        )


@dataclass(frozen=True, slots=True)
class TilingReport:
    """What a round's tiling did, by seat; None for a seat that resigned and is left as it is.

    `bonuses` is None unless the game ended with this round; then `BoardTiling.score` is still the score
    before the bonus, and the state's boards have it included.
    """

    round: int
    boards: tuple[BoardTiling | None, ...]
    bonuses: tuple[Bonus, ...] | None


def tile_board(board: Board) -> tuple[Board, BoardTiling, Tiles]:
    """Tile one board; return it, what happened, and the tiles for the lid (R13 to R15)."""
    wall, score = board.wall, board.score
    lines = list(board.lines)
    discarded = NO_TILES
    placements = []
    for row in ROWS:
        line = lines[row]
        if line.colour is None or not line.is_full:
            continue
        column = coloured_column(row, line.colour)
        wall = wall.place(row, column, line.colour)
        horizontal, vertical = wall.run_through(row, column)
        points = (horizontal if horizontal > 1 else 0) + (vertical if vertical > 1 else 0) or 1
        placements.append(Placement(row, column, line.colour, horizontal, vertical, points))
        score += points
        lines[row] = EMPTY_LINES[row]
        discarded = Tiles(discarded + of(line.colour, row))
    cost = sum(FLOOR_COSTS[: len(board.floor)])
    score = max(0, score - cost)
    discarded = Tiles(discarded + gather(item for item in board.floor if item != MARKER))
    tiled = Board(tuple(lines), wall, (), score)
    return tiled, BoardTiling(tuple(placements), board.floor, cost, board.score, score), discarded


def bonus_of(board: Board) -> Bonus:
    """Return the end bonus of a board (R20)."""
    wall = board.wall
    return Bonus(wall.complete_rows(), wall.complete_columns(), wall.complete_colours())


def tile_walls(state: State) -> tuple[State, TilingReport]:
    """Tile every board, then prepare the next round, or end the game and add the bonuses (R13 to R20).

    Seats that resigned are left as they are, without bonus; only the marker leaves their floor. Raises
    `IllegalMove` (``wrong-phase``) outside TILING.
    """
    if state.phase is not Phase.TILING:
        raise IllegalMove("wrong-phase", phase=state.phase.value)
    boards: list[Board] = []
    tilings: list[BoardTiling | None] = []
    lid = state.lid
    for seat, board in enumerate(state.boards):
        if seat in state.resigned:
            # The marker is everybody's: it goes back to the centre even from a board that is left as it is.
            boards.append(replace(board, floor=tuple(item for item in board.floor if item != MARKER)))
            tilings.append(None)
            continue
        tiled, tiling, discarded = tile_board(board)
        boards.append(tiled)
        tilings.append(tiling)
        lid = Tiles(lid + discarded)

    row_completed = any(
        placement.horizontal == 5 for tiling in tilings if tiling for placement in tiling.placements
    )
    nothing_left_to_deal = not state.bag and not lid
    bonuses: tuple[Bonus, ...] | None = None
    if row_completed or nothing_left_to_deal:
        bonuses = tuple(
            Bonus() if seat in state.resigned else bonus_of(board) for seat, board in enumerate(boards)
        )
        boards = [
            replace(board, score=board.score + bonus.points)
            for board, bonus in zip(boards, bonuses, strict=True)
        ]
    starter = state.starter if state.marker == IN_CENTRE else state.marker
    if starter in state.resigned:
        starter = state.seat_after(starter)
    after = replace(
        state,
        phase=Phase.REFILL if bonuses is None else Phase.OVER,
        turn=starter,
        starter=starter,
        marker=IN_CENTRE,
        lid=lid,
        boards=tuple(boards),
    )
    return after, TilingReport(state.round, tuple(tilings), bonuses)


def ranking(state: State) -> tuple[tuple[int, ...], ...]:
    """Return the seats from first to last place, seats that share a place together (R21).

    Most points first, then most complete rows; who resigned comes after everybody who stayed.
    """

    def standing(seat: int) -> tuple[bool, int, int]:
        board = state.boards[seat]
        return seat not in state.resigned, board.score, len(board.wall.complete_rows())

    seats = range(len(state.boards))
    return tuple(
        tuple(seat for seat in seats if standing(seat) == place)
        for place in sorted({standing(seat) for seat in seats}, reverse=True)
    )
