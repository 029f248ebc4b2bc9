"""A player board: its header, pattern lines, wall and floor line."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from azul.phases.placing import Placement, place_lines
from azul.phases.taking import TakeReport
from azul.pieces.board import MARKER, ROWS, Board
from azul.state import Phase, State
from render.look import Look
from render.paint.canvas import Canvas, Style
from render.paint.grid import Grid
from render.paint.nine_patch import Box
from render.paint.sprites import Sprite
from render.parts.floors import draw_cushion, draw_floor
from render.parts.panels import (
    MINUS,
    NO_HEADING,
    Face,
    Heading,
    Panel,
    draw_panel,
    fade_panel,
    frame_of,
    readable,
)
from render.parts.walls import draw_spaces, draw_wall
from render.parts.wells import recess, well_edge
from render.themes.theme import Theme

_LEAST_NUMBERED: Final = 42
"""The side of a space from which on a number of two figures fits it well."""
_LIT_EDGE: Final = 2
"""The width of the edge of a board, below its frame."""
_WIDER: Final = 1.08
"""How much larger than other spaces those of a floor line are at most."""


@dataclass(frozen=True, slots=True)
class BoardPlan:
    """The layout of a board: its outer box, the side of a space, and the height of its header."""

    left: int
    top: int
    width: int
    cell: int
    header: int
    notes: int = 0
    """The space below the wall for the bonuses of columns."""
    aside: int = 0
    """The space to the right of the wall for the bonuses of rows."""
    below: int = 0
    """The space below the floor line."""

    @property
    def aisle(self) -> int:
        """The width of the gap between the pattern lines and the wall."""
        return round(self.cell * 0.42)

    @property
    def inner(self) -> int:
        """The x of the pattern lines and of the floor line."""
        return self.left + (self.width - 10 * self.cell - self.aisle - self.aside) // 2

    @property
    def corner(self) -> tuple[int, int]:
        """How far the well of the pattern lines is from the board's frame, to the right and below."""
        edge, frame = well_edge(self.cell), frame_of(self.header) + _LIT_EDGE
        return self.inner - edge - self.left - frame, self.rows - edge - self.top - self.header - _LIT_EDGE

    @property
    def rows(self) -> int:
        """The y of the first row."""
        return self.top + self.header + round(self.cell * 0.26)

    @property
    def wall(self) -> int:
        """The x of the wall."""
        return self.inner + 5 * self.cell + self.aisle

    @property
    def floor(self) -> int:
        """The y of the floor line."""
        return self.rows + 5 * self.cell + round(self.cell * 0.34) + self.notes

    @property
    def wall_grid(self) -> Grid:
        """The spaces of the wall."""
        return Grid(self.wall, self.rows, self.cell)

    @property
    def floor_grid(self) -> Grid:
        """The spaces of the floor line, on small boards a little larger, as numbers are written on them."""
        side = max(self.cell, min(_LEAST_NUMBERED, round(self.cell * _WIDER)))
        return Grid(self.inner, self.floor, side)

    @property
    def box(self) -> Box:
        """All of the board."""
        return self.left, self.top, self.left + self.width, self.top + self.height

    def entry(self, line: int, come_from: int) -> tuple[int, int]:
        """Return the point where an arrow to a line (from 0), or to the floor, ends.

        It comes from the left, or from above if it starts at an x, `come_from`, that isn't left of the board.
        """
        edge = well_edge(self.cell)
        row = min(line, len(ROWS))
        x = self.inner + max(0, 4 - row) * self.cell
        y = self.rows + row * self.cell if row < len(ROWS) else self.floor
        if come_from < self.left:
            return x - edge, y + self.cell // 2
        return x + self.cell // 2, y - edge

    @property
    def laid(self) -> list[Box]:
        """The boxes of its pattern lines and of its floor line."""
        right, side = self.inner + 5 * self.cell, self.floor_grid.cell
        lines = (
            (
                right - (row + 1) * self.cell,
                self.rows + row * self.cell,
                right,
                self.rows + (row + 1) * self.cell,
            )
            for row in ROWS
        )
        return [*lines, (self.inner, self.floor, self.inner + 7 * side, self.floor + side)]

    @property
    def height(self) -> int:
        """The height of the whole panel, without its shadow."""
        margin = max(round(self.cell * 0.3), frame_of(self.header) + round(self.cell * 0.13))
        return self.floor + self.floor_grid.cell + margin + self.below - self.top

    @property
    def panel(self) -> Panel:
        """The panel of the board."""
        return Panel(self.left, self.top, self.width, self.height, self.header)


@dataclass(frozen=True, slots=True)
class BoardView:
    """A seat's board in a position, and what to show on it.

    `last` is the last move, marked if this seat made it. `spaces` are the open spaces to choose from, each
    marked with what a tile would score there. `is_numbered` shows the number of the seat.
    """

    state: State
    seat: int
    name: str
    last: TakeReport | None = None
    spaces: Sequence[Placement] = ()
    is_numbered: bool = False

    @property
    def board(self) -> Board:
        """The board itself."""
        return self.state.boards[self.seat]

    @property
    def has_resigned(self) -> bool:
        """Whether the seat resigned."""
        return self.seat in self.state.resigned

    @property
    def own_move(self) -> TakeReport | None:
        """The last move if this seat made it."""
        return self.last if self.last is not None and self.last.seat == self.seat else None


def draw_board(canvas: Canvas, plan: BoardPlan, view: BoardView) -> None:
    """Draw a board; the seat to move stands out, a seat that resigned is faded."""
    state, board = view.state, view.board
    moves = state.phase is Phase.OFFER and state.turn == view.seat and not view.has_resigned
    note = canvas.captions.resigned if view.has_resigned else ""
    chooses, has_chosen = _choice_of(view)
    number = str(view.seat + 1) if view.is_numbered else ""
    heading = Heading(
        view.name, str(board.score), note=note, seat=number, moves=moves, chooses=chooses, done=has_chosen
    )
    face: Face = "turn" if moves or chooses else "header"
    draw_panel(canvas, plan.panel, NO_HEADING if view.has_resigned else heading, face)
    _draw_lines(canvas, plan, view)
    draw_wall(canvas, plan.wall_grid, board.wall, state.rules.wall)
    draw_spaces(canvas, plan.wall_grid, view.spaces)
    _draw_floor(canvas, plan, view)
    if view.has_resigned:
        fade_panel(canvas, plan.panel, heading)


def draw_contents(canvas: Canvas, plan: BoardPlan, view: BoardView) -> None:
    """Draw only what changes within a round, the pattern lines and the floor line, over the previous ones.

    Together with an empty panel and the wall, they make a whole board.
    """
    right = plan.wall + 5 * plan.cell
    side = plan.floor_grid.cell
    over = plan.inner + 7 * side + well_edge(side) + 1
    canvas.fill((over, plan.floor, right, plan.floor + side), "panel")
    _draw_lines(canvas, plan, view)
    _draw_floor(canvas, plan, view)


def _choice_of(view: BoardView) -> tuple[bool, bool]:
    """Return whether a seat is choosing spaces on a free wall, and whether it has confirmed (R22)."""
    rules = view.state.rules
    if view.state.phase is not Phase.TILING or not rules.has_free_wall or view.has_resigned:
        return False, False
    if view.seat in view.state.settled:
        return False, True
    # Not azul.waiting_for: the board may show choices that aren't part of the position yet.
    return bool(place_lines(view.board, rules.wall).decisions), False


def _draw_lines(canvas: Canvas, plan: BoardPlan, view: BoardView) -> None:
    sprites, cell, last = canvas.sprites, plan.cell, view.own_move
    right, down = plan.corner
    pad = well_edge(cell)
    bare = _bare_lines(canvas.theme, cell, plan.aisle, plan.corner)
    canvas.stamp(bare, plan.inner - pad - right, plan.rows - pad - down)
    asked = view.spaces[0].row if view.spaces else None
    for row in ROWS:
        line = view.board.lines[row]
        y = plan.rows + row * cell
        placed = last.taken - last.fell if last and last.move.line == row else 0
        if line.colour is not None:
            for space in range(line.count):
                goes = row == asked and space == 0
                ring = "fresh" if goes or space >= line.count - placed else ""
                canvas.stamp(
                    sprites.tile(line.colour, cell, "well", ring=ring), plan.inner + (4 - space) * cell, y
                )
        if row == asked or line.is_full:
            _draw_arrow(canvas, plan.inner, y, cell, plan.aisle, "fresh" if row == asked else "ready")


def _draw_arrow(canvas: Canvas, left: int, top: int, cell: int, aisle: int, ink: str) -> None:
    """Draw the arrow from a line that begins at `left` to the wall."""
    side, tall = round(cell * 0.37), round(cell * 0.5)
    arrow = canvas.sprites.arrow(side, tall, ink)
    canvas.stamp(arrow, left + 5 * cell + (aisle - side) // 2, top + (cell - tall) // 2)


@lru_cache(maxsize=24)
def _bare_lines(theme: Theme, cell: int, aisle: int, corner: tuple[int, int]) -> Sprite:
    """Return empty pattern lines, with the arrows to the wall, and what is inlaid in the board's `corner`."""
    (right, down), pad = corner, well_edge(cell)
    side = 5 * cell + 2 * pad
    canvas = Canvas((right + 5 * cell + aisle, down + side), Look(theme=theme), "panel")
    _draw_inlay(canvas, 4 * cell + max(corner))
    stairs = [((4 - row) * cell, row * cell, side, side) for row in ROWS]
    canvas.stamp(recess(canvas, "lines", (side, side), stairs), right, down)
    left, top = right + pad, down + pad
    for row in ROWS:
        for space in range(row + 1):
            canvas.stamp(canvas.sprites.empty(cell), left + (4 - space) * cell, top + row * cell)
        _draw_arrow(canvas, left, top + row * cell, cell, aisle, "cell_rim")
    return Sprite(canvas.image)


def _draw_inlay(canvas: Canvas, side: int) -> None:
    """Draw what is inlaid above the staircase, on a square that reaches up to its uppermost step."""
    layers = [(1.0, canvas.theme.inlay, canvas.theme.colours)]
    if canvas.theme.inlay:
        canvas.stamp(canvas.sprites.painted("inlay", side, layers, "panel"), 0, 0)


def _draw_floor(canvas: Canvas, plan: BoardPlan, view: BoardView) -> None:
    board, last, cell = view.board, view.own_move, plan.cell
    draw_floor(canvas, plan.floor_grid, board.floor, dict.fromkeys(fresh_floor(board.floor, last), "fresh"))
    if board.cushion is not None:
        beside = Grid(plan.inner + 7 * plan.floor_grid.cell + round(0.14 * cell), plan.floor, cell)
        draw_cushion(canvas, beside, board.cushion, last)
    end = plan.wall + round(4.92 * cell)
    if board.floor_cost:
        style = Style(max(round(cell * 0.72), min(readable(canvas), cell)), "loss", align="right")
        end -= canvas.text((end, plan.floor + cell // 2), f"{MINUS}{board.floor_cost}", style)
    if view.state.has_marker_beside(view.seat):
        canvas.stamp(canvas.sprites.marker(cell), end - round(cell * 1.15), plan.floor)


def fresh_floor(floor: tuple[int, ...], last: TakeReport | None) -> frozenset[int]:
    """Return the indices of the floor spaces that the last move filled."""
    if last is None:
        return frozenset()
    tiles = [place for place, item in enumerate(floor) if item != MARKER]
    cushioned = last.caught is not None and last.caught != MARKER
    lying = last.fell - last.discarded - cushioned
    markers = [floor.index(MARKER)] if last.marker and MARKER in floor else []
    return frozenset((*tiles[len(tiles) - lying :], *markers))
