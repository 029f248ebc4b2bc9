"""Pictures for learners, with frames and labels that point at parts of the table."""

from collections.abc import Collection, Sequence
from enum import Enum
from typing import Final

from PIL import Image, ImageDraw

from azul.phases.placing import Placement
from azul.phases.taking import TakeReport
from azul.state import State
from render.look import Look
from render.paint.canvas import Canvas, Style
from render.paint.grid import Grid
from render.paint.nine_patch import Box
from render.parts.boards import BoardPlan, BoardView, draw_board
from render.parts.centre import MARKER_ROOM, MARKER_WORD, CentrePlan, below_marker
from render.parts.panels import Sign, draw_label, draw_sign
from render.parts.plates import PlateContents, draw_disc, draw_number
from render.pictures.table import Composition, composition, table

_LINE: Final = 7
"""The width of a frame's line."""
_RIM: Final = 2
"""The width of the rim on both sides of that line, which sets it off from the background."""
_AROUND: Final = 5
"""The distance from what is framed to the middle of the line."""
_BESIDE_HEAP: Final = 8
"""The space between the heap and its frame."""
_WORD: Final = 34
_BOARD: Final = BoardPlan(20, 20, 1060, 87, 96)


class Part(Enum):
    """A part of the table that can be pointed at."""

    FACTORIES = "factories"
    CENTRE = "centre"
    MARKER = "marker"
    LINES = "lines"
    FLOOR = "floor"


def pointed(
    state: State,
    names: Sequence[str],
    parts: Collection[Part],
    look: Look | None = None,
    *,
    seat: int = 0,
    rows: Collection[int] = (),
    last: TakeReport | None = None,
) -> Image.Image:
    """Return the picture of the table, with frames and labels that point at some parts of it.

    Lines, floor and wall are those of `seat`; `rows` (0 to 4) of its wall are framed too. `last` is the last
    move, marked as `table` does.
    """
    look = look or Look()
    plan = composition(state)
    canvas = Canvas(plan.size, look)
    canvas.image.paste(table(state, names, look, last))
    board = plan.boards[seat]
    if Part.FACTORIES in parts:
        _point_at_factories(canvas, plan, state)
    if Part.CENTRE in parts:
        _point_at_centre(canvas, plan.centre, state)
    if Part.MARKER in parts and state.has_marker_in_centre:
        _point_at_marker(canvas, plan, state)
    if Part.LINES in parts:
        _point_at_lines(canvas, board)
    if Part.FLOOR in parts:
        _point_at_floor(canvas, board, has_cost=state.boards[seat].floor_cost > 0)
    for row in rows:
        left, top = board.wall_grid.corner(row, 0)
        _draw_frame(canvas, (left, top, left + 5 * board.cell, top + board.cell), around=1)
    return canvas.image


def plain_board(
    state: State,
    seat: int,
    name: str,
    look: Look | None = None,
    *,
    last: TakeReport | None = None,
    spaces: Sequence[Placement] = (),
    asked: Placement | None = None,
) -> Image.Image:
    """Return a seat's board, large, and without the bonuses that `board` shows.

    `last` and `spaces` are marked as `board` does. `asked` is a tile of a full line: a question mark stands
    where it goes on the wall.
    """
    canvas = Canvas((1100, _BOARD.top + _BOARD.height + 25), look or Look())
    draw_board(canvas, _BOARD, BoardView(state, seat, name, last, spaces))
    if asked is not None:
        _draw_question(canvas, asked)
    return canvas.image


def _draw_question(canvas: Canvas, asked: Placement) -> None:
    cell = _BOARD.cell
    lines = Grid(_BOARD.inner, _BOARD.rows, cell)
    canvas.stamp(canvas.sprites.tile(asked.colour, cell, "well", ring="fresh"), *lines.corner(asked.row, 4))
    x, y = _BOARD.wall_grid.corner(asked.row, asked.column)
    canvas.stamp(canvas.sprites.ghost(asked.colour, cell, ring="fresh"), x, y)
    side = round(cell * 0.6)
    x, y = x + cell - round(side * 0.36), y + round(side * 0.36)
    canvas.stamp_around(canvas.sprites.seal(side, "fresh", "panel", "panel"), x, y)
    canvas.text((x, y), "?", Style(round(side * 0.74), "fresh_ink", "fresh", "centre"))


def _point_at_factories(canvas: Canvas, plan: Composition, state: State) -> None:
    """Draw the factories that hold tiles once more, with rims that stand out, and label them."""
    for number, plate in enumerate(plan.plates, 1):
        tiles = state.factories[number - 1]
        if tiles:
            draw_disc(canvas, plate, state.disc_at(number), PlateContents(tiles, source=True))
            draw_number(canvas, plate, number, "fresh")
    centre = plan.centre
    sign = Sign(canvas.captions.factories, _WORD, 240, "fresh")
    draw_label(canvas, centre.middle[0], plan.below_plates + 10, sign)


def _point_at_centre(canvas: Canvas, centre: CentrePlan, state: State) -> None:
    """Frame the heap together with its word, which the frame is at least as wide as."""
    (x, _), (left, _, right, bottom) = centre.middle, centre.heap(state, None)
    half = max(centre.widest_word // 2, x - left, right - x) + _BESIDE_HEAP
    _draw_frame(canvas, (x - half, centre.word_at, x + half, bottom), corner=centre.tile // 2)
    sign = Sign(canvas.captions.centre, centre.word + 6, centre.widest_word + 8, "fresh")
    draw_sign(canvas, x, centre.word_at, sign)


def _point_at_marker(canvas: Canvas, plan: Composition, state: State) -> None:
    sign = Sign(canvas.captions.first_player, MARKER_WORD, MARKER_ROOM, "fresh")
    draw_label(canvas, *below_marker(plan.centre, state), sign)


def _point_at_lines(canvas: Canvas, board: BoardPlan) -> None:
    cell = board.cell
    _draw_frame(canvas, (board.inner, board.rows, board.inner + 5 * cell, board.rows + 5 * cell))
    sign = Sign(canvas.captions.pattern_lines, _WORD, 3 * cell - 34, "fresh")
    draw_label(canvas, board.inner + round(1.5 * cell), board.rows + cell, sign)


def _point_at_floor(canvas: Canvas, board: BoardPlan, *, has_cost: bool) -> None:
    """Frame a floor line; it is labelled unless its cost is written there."""
    cell = board.floor_grid.cell
    end = board.inner + 7 * cell
    _draw_frame(canvas, (board.inner, board.floor, end, board.floor + cell))
    if not has_cost:
        x = (end + board.left + board.width) // 2
        draw_label(canvas, x, board.floor + cell // 2, Sign(canvas.captions.floor, _WORD, 150, "fresh"))


def _draw_frame(canvas: Canvas, box: Box, around: int = _AROUND, corner: int = 14) -> None:
    """Draw a line around a rectangle, `around` pixels outside of it."""
    left, top, right, bottom = box
    pencil = ImageDraw.Draw(canvas.image)
    for line, ink in ((_LINE + 2 * _RIM, "panel"), (_LINE, "fresh")):
        out = around + line // 2
        index = canvas.sprites.palette.index(canvas.theme.colours[ink])
        outer = (left - out, top - out, right + out - 1, bottom + out - 1)
        pencil.rounded_rectangle(outer, corner + line // 2, outline=index, width=line)
