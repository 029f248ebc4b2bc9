"""A player board as it stands in pictures: header, pattern lines, wall and floor line."""

from collections.abc import Sequence
from dataclasses import dataclass

from azul.phases.placing import Placement, settle_lines
from azul.pieces.board import FLOOR_COSTS, MARKER, ROWS, Board, Wall, coloured_column
from azul.pieces.tiles import COLOURS
from azul.rules import WallSide
from azul.state import Phase, State
from render.captions import Captions
from render.paint.canvas import Canvas
from render.parts.disc_signs import cushion
from render.parts.last_move import LastMove, fresh_floor
from render.parts.open_spaces import draw_spaces
from render.parts.panels import MINUS, Heading, Panel, draw_panel


@dataclass(frozen=True, slots=True)
class BoardPlan:
    """Where a board stands and how large: its outer box, the side of a space, and the header's height."""

    left: int
    top: int
    width: int
    cell: int
    header: int
    notes: int = 0
    """How much room there is below the wall for what its columns are worth."""
    below: int = 0
    """How much room there is below the floor line."""

    @property
    def aisle(self) -> int:
        """The way between the pattern lines and the wall."""
        return round(self.cell * 0.66)

    @property
    def inner(self) -> int:
        """Where the pattern lines and the floor begin, from the left of the picture."""
        return self.left + (self.width - 10 * self.cell - self.aisle) // 2

    @property
    def rows(self) -> int:
        """Where the first row begins, from the top of the picture."""
        return self.top + self.header + round(self.cell * 0.2)

    @property
    def wall(self) -> int:
        """Where the wall begins, from the left of the picture."""
        return self.inner + 5 * self.cell + self.aisle

    @property
    def floor(self) -> int:
        """Where the floor line begins, from the top of the picture."""
        return self.rows + 5 * self.cell + round(self.cell * 0.18) + self.notes

    @property
    def height(self) -> int:
        """The height of the whole panel, its shadow not included."""
        return self.floor + self.cell + round(self.cell * 0.24) + self.below - self.top

    @property
    def panel(self) -> Panel:
        """The panel that all this lies on."""
        return Panel(self.left, self.top, self.width, self.height, self.header)


def draw_board(
    canvas: Canvas,
    plan: BoardPlan,
    state: State,
    seat: int,
    name: str,
    captions: Captions,
    last: LastMove | None,
    spaces: Sequence[Placement] = (),
) -> None:
    """Draw one seat's board; the seat to move stands out, one that resigned is faded.

    `spaces` are the open spaces that the seat chooses from, each marked with what a tile scores there.
    """
    board = state.boards[seat]
    gone = seat in state.resigned
    moves = state.phase is Phase.OFFER and state.turn == seat and not gone
    note = captions.resigned if gone else ""
    chooses, has_chosen = _choice_of(state, seat)
    heading = Heading(name, str(board.score), note=note, moves=moves, chooses=chooses, done=has_chosen)
    draw_panel(canvas, plan.panel, heading, lit=moves or chooses)
    mine = last if last is not None and last.seat == seat else None
    _draw_lines(canvas, plan, board, mine, asked=spaces[0].row if spaces else None)
    draw_wall(canvas, board.wall, plan.wall, plan.rows, plan.cell, side=state.rules.wall)
    draw_spaces(canvas, spaces, plan.wall, plan.rows, plan.cell)
    _draw_floor(canvas, plan, board, mine, marker_beside=state.has_marker_beside(seat))
    if gone:
        canvas.fade(plan.panel.box)


def _choice_of(state: State, seat: int) -> tuple[bool, bool]:
    """Return whether a seat chooses spaces on a free wall now, and whether it has confirmed (R22)."""
    free = state.phase is Phase.TILING and state.rules.has_free_wall
    if not free or seat in state.resigned:
        return False, False
    if seat in state.settled:
        return False, True
    # Not azul.waiting_for: the board may be shown as it will be, while the choices belong to the one it is.
    return bool(settle_lines(state.boards[seat], state.rules.wall).decisions), False


def _draw_lines(
    canvas: Canvas, plan: BoardPlan, board: Board, last: LastMove | None, *, asked: int | None
) -> None:
    sprites, cell = canvas.sprites, plan.cell
    for row in ROWS:
        line = board.lines[row]
        y = plan.rows + row * cell
        placed = last.taken - last.fell if last and last.move.line == row else 0
        for space in range(line.size):
            x = plan.inner + (4 - space) * cell
            if line.colour is None or space >= line.count:
                sprite = sprites.empty(cell)
            else:
                goes = row == asked and space == 0
                ring = "fresh" if goes or space >= line.count - placed else ""
                sprite = sprites.tile(line.colour, cell, ring=ring)
            canvas.stamp(sprite, x, y)
        side = round(cell * 0.42)
        ink = "fresh" if row == asked else "ready" if line.is_full else "cell_rim"
        arrow = sprites.arrow(side, round(cell * 0.5), ink)
        canvas.stamp(
            arrow, plan.inner + 5 * cell + (plan.aisle - side) // 2, y + (cell - round(cell * 0.5)) // 2
        )


def draw_wall(
    canvas: Canvas,
    wall: Wall,
    left: int,
    top: int,
    cell: int,
    marked: frozenset[tuple[int, int]] = frozenset(),
    ring: str = "fresh",
    side: WallSide = WallSide.COLOURED,
) -> None:
    """Draw a wall: its tiles, and on the coloured side pale prints where the others would go (R4).

    The tiles on the spaces `marked` (row, column) get a frame of the colour `ring`.
    """
    sprites = canvas.sprites
    for row in ROWS:
        for colour in COLOURS:
            column = coloured_column(row, colour)
            lying = wall.spaces[5 * row + column]
            frame = ring if (row, column) in marked else ""
            if lying is not None:
                sprite = sprites.tile(lying, cell, ring=frame)
            else:
                sprite = sprites.empty(cell) if side is WallSide.FREE else sprites.ghost(colour, cell)
            canvas.stamp(sprite, left + column * cell, top + row * cell)


def _draw_floor(
    canvas: Canvas, plan: BoardPlan, board: Board, last: LastMove | None, *, marker_beside: bool
) -> None:
    cell = plan.cell
    draw_floor(canvas, board.floor, plan.inner, plan.floor, cell, fresh_floor(board.floor, last))
    if board.cushion is not None:
        draw_cushion(canvas, board.cushion, plan.inner + round(7.08 * cell), plan.floor, cell, last)
    end = plan.wall + round(4.92 * plan.cell)
    if board.floor_cost:
        cost = f"{MINUS}{board.floor_cost}"
        end -= canvas.text(
            end, plan.floor + plan.cell // 2, cost, round(plan.cell * 0.72), "loss", align="right"
        )
    if marker_beside:
        canvas.stamp(canvas.sprites.marker(plan.cell), end - round(plan.cell * 1.15), plan.floor)


def draw_floor(
    canvas: Canvas,
    floor: tuple[int, ...],
    left: int,
    top: int,
    cell: int,
    marked: frozenset[int] = frozenset(),
    ring: str = "fresh",
) -> None:
    """Draw the seven floor spaces: what lies there, or what the space will cost (R3).

    What lies on the places `marked` gets a frame of the colour `ring`.
    """
    sprites = canvas.sprites
    for place, cost in enumerate(FLOOR_COSTS):
        x = left + place * cell
        frame = ring if place in marked else ""
        if place >= len(floor):
            canvas.stamp(sprites.empty(cell), x, top)
            canvas.text(
                x + cell // 2,
                top + cell // 2,
                f"{MINUS}{cost}",
                round(cell * 0.52),
                "muted",
                "cell",
                "centre",
            )
        elif floor[place] == MARKER:
            canvas.stamp(sprites.marker(cell, ring=frame), x, top)
        else:
            canvas.stamp(sprites.tile(floor[place], cell, ring=frame), x, top)


def draw_cushion(
    canvas: Canvas, items: tuple[int, ...], left: int, top: int, cell: int, last: LastMove | None = None
) -> None:
    """Draw a cushion disc beside a floor line with what it has caught, which costs nothing (R32).

    It is `cell` pixels wide. `last` is the last move if the owner of the board made it.
    """
    comes = last is not None and last.cushion
    catches = last is not None and last.caught is not None
    canvas.stamp(cushion(canvas, cell, "fresh" if comes else ""), left, top)
    side = round(cell * 0.72)
    x, y = left + (cell - side) // 2, top + (cell - side) // 2
    sprites, ring = canvas.sprites, "fresh" if catches else ""
    for item in items:
        marker = item == MARKER
        lying = (
            sprites.marker(side, "cell", ring=ring) if marker else sprites.tile(item, side, "cell", ring=ring)
        )
        canvas.stamp(lying, x, y)
    if not items:
        size = round(cell * 0.5)
        canvas.text(left + cell // 2, top + cell // 2, "0", size, "muted", "cell", "centre")


def draw_contents(canvas: Canvas, plan: BoardPlan, state: State, seat: int, last: LastMove | None) -> None:
    """Draw what can change within a round, pattern lines and floor line, over what is drawn of them already.

    With an empty panel before and the wall beside it makes a whole board.
    """
    board = state.boards[seat]
    mine = last if last is not None and last.seat == seat else None
    right = plan.wall + 5 * plan.cell
    canvas.fill((plan.inner + 7 * plan.cell, plan.floor, right, plan.floor + plan.cell), "panel")
    _draw_lines(canvas, plan, board, mine, asked=None)
    _draw_floor(canvas, plan, board, mine, marker_beside=state.has_marker_beside(seat))
