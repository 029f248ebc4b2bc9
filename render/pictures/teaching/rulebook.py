"""The pictures of the rules, one for each page."""

from collections.abc import Callable
from typing import Final

from PIL import Image

from azul.notation.board import parse_board
from azul.phases.placing import place_lines
from azul.pieces.board import MARKER, ROWS
from azul.pieces.discs import Disc
from azul.pieces.tiles import NO_TILES, Colour, from_text
from azul.rules import WallSide
from render.look import Look
from render.paint.canvas import Canvas
from render.paint.grid import Grid
from render.paint.sprites import PanelStyle, Sprite
from render.parts.boards import BoardPlan, BoardView, draw_board
from render.parts.centre import MARKER_ROOM, MARKER_WORD, CentrePlan, below_marker, draw_centre, draw_mat
from render.parts.floors import draw_cushion, draw_floor
from render.parts.panels import Heading, Panel, Sign, draw_label, draw_panel
from render.parts.plates import PlateContents, PlatePlan, draw_disc, draw_number
from render.parts.walls import draw_points, draw_wall
from render.pictures.board import board
from render.pictures.table import composition, table
from render.pictures.teaching import examples
from render.themes.kinds import shape

_WIDTH: Final = 1100
_FIELD: Final = PanelStyle(20, 4, "panel", "rim")
"""An empty panel without a heading."""
_CROSS: Final = (
    shape(
        {
            "shape": "polygon",
            "points": [[-0.78, -0.50], [-0.50, -0.78], [0.78, 0.50], [0.50, 0.78]],
            "repeat": 4,
            "ink": "loss",
        }
    ),
)
_TICK: Final = (
    shape(
        {
            "shape": "polygon",
            "points": [[-0.9, 0.0], [-0.6, -0.3], [-0.24, 0.1], [0.6, -0.76], [0.9, -0.46], [-0.24, 0.72]],
            "ink": "gain",
        }
    ),
)


def rule_pictures(look: Look | None = None) -> tuple[tuple[str, Image.Image], ...]:
    """Return the pictures of all pages of the rules with their names, ``rules-1`` first.

    In order: the table, a turn, where tiles may go, the points of a tile, the bonuses, a free wall, the
    special factories, and a turn with them.
    """
    pages = range(1, RULE_PAGES + 1)
    return tuple((f"rules-{page}", rule_picture(page, look)) for page in pages)


def rule_picture(page: int, look: Look | None = None) -> Image.Image:
    """Return the picture of a page of the rules, from 1 to `RULE_PAGES`."""
    return _PAGES[page - 1](look or Look())


def _the_table(look: Look) -> Image.Image:
    """Draw a table for two whose parts are labelled."""
    state = examples.beginning()
    plan = composition(state)
    canvas = Canvas(plan.size, look)
    canvas.image.paste(table(state, examples.NAMES[:2], look))
    board, centre, captions = plan.boards[0], plan.centre, look.captions
    cell, grid = board.cell, board.wall_grid
    floor_end = board.inner + 7 * cell
    for x, y, word, room in (
        (board.inner + round(1.5 * cell), board.rows + cell, captions.pattern_lines, 3 * cell - 34),
        (grid.left + round(2.5 * cell), grid.top + round(2.5 * cell), captions.tiled, 4 * cell),
        ((floor_end + board.left + board.width) // 2, board.floor + cell // 2, captions.floor, 150),
        (centre.middle[0], plan.below_plates + 10, captions.factories, 310),
    ):
        draw_label(canvas, x, y, Sign(word, 34, room, "fresh"))
    sign = Sign(captions.first_player, MARKER_WORD, MARKER_ROOM, "fresh")
    draw_label(canvas, *below_marker(centre, state), sign)
    return canvas.image


def _a_turn(look: Look) -> Image.Image:
    """Draw a factory whose red tiles go to a line and whose other tiles go to the centre."""
    canvas = Canvas((_WIDTH, 500), look)
    plate = PlatePlan(190, 256, 300, 98, "above")
    draw_disc(canvas, plate, Disc.PLAIN, PlateContents(from_text("br2k"), from_text("r2")))
    draw_number(canvas, plate, 1)
    for y, ink in ((130, "fresh"), (372, "header")):
        canvas.stamp_around(_arrow(canvas, 64, ink), 424, y)
    cell, middle = 60, 130
    canvas.panel(_FIELD, (510, 54, 1070, 206))
    left, top = 510 + (560 - round(8.66 * cell)) // 2, middle - cell // 2
    sprites = canvas.sprites
    line = [sprites.empty(cell, "panel"), *[sprites.tile(Colour.RED, cell, ring="fresh")] * 2]
    wall = [sprites.ghost((column - 2) % 5, cell, "panel") for column in ROWS]
    for place, sprite in enumerate((*line, *wall)):
        canvas.stamp(sprite, left + round((place + (0.66 if place > 2 else 0)) * cell), top)
    canvas.stamp_around(_arrow(canvas, 30, "cell_rim", on="panel"), left + round(3.33 * cell), middle)
    state = examples.alone(examples.COMPLETE)._replace(centre=from_text("bk"))
    centre = CentrePlan(570, 270, 440, 208, 3, 64, head=44, low=20)
    draw_mat(canvas, centre)
    draw_centre(canvas, centre, state, None)
    return canvas.image


def _where_tiles_may_go(look: Look) -> Image.Image:
    """Draw a board and two yellow tiles; lines that take them are ticked, the others crossed out."""
    plan = BoardPlan(20, 20, 1060, 84, 90)
    canvas = Canvas((_WIDTH, plan.top + plan.height + 25), look)
    state = examples.alone(examples.OPEN_TO_YELLOW)
    draw_board(canvas, plan, BoardView(state, 0, examples.NAMES[0]))
    cell, sprites = plan.cell, canvas.sprites
    for place in range(2):
        tile = sprites.tile(Colour.YELLOW, cell, ring="fresh")
        canvas.stamp(tile, plan.inner + place * cell, plan.rows + cell // 4)
    takes = [state.boards[0].is_open(Colour.YELLOW, row) for row in ROWS]
    spots = [(plan.inner + (4 - row) * cell, plan.rows + row * cell) for row in ROWS]
    for (x, y), allowed in zip((*spots, (plan.inner, plan.floor)), (*takes, True), strict=True):
        side = round(cell * 0.5)
        mark = _TICK if allowed else _CROSS
        sprite = sprites.painted(("may go", allowed), side, [(1.0, mark, look.theme.colours)], "panel")
        canvas.stamp(sprite, x - round(side * 1.2), y + (cell - side) // 2)
    return canvas.image


def _points_of_a_tile(look: Look) -> Image.Image:
    """Draw three walls with a tile alone, in a run of three, and in runs of four and three."""
    cell, width, header = 62, 346, 62
    canvas = Canvas((_WIDTH, 470), look)
    for place, (rows, (row, column), others) in enumerate(examples.SCORED):
        wall = parse_board(f"0:-,-,-,-,-:{rows}:-").wall
        horizontal, vertical = wall.run_through(row, column)
        runs = [run for run in (horizontal, vertical) if run > 1] or [1]
        panel = Panel(18 + place * (width + 13), 24, width, 412, header)
        heading = Heading(" + ".join(map(str, runs)), f"+{sum(runs)}")
        draw_panel(canvas, panel, heading)
        grid = Grid(panel.left + (width - 5 * cell) // 2, panel.top + header + 20, cell)
        rings = {**dict.fromkeys(others, "gain"), (row, column): "fresh"}
        draw_wall(canvas, grid, wall, WallSide.COLOURED, rings)
        draw_points(canvas, grid, (row, column), sum(runs))
    return canvas.image


def _end_bonus(look: Look) -> Image.Image:
    return board(examples.alone(examples.COMPLETE), 0, examples.NAMES[0], look)


def _a_free_wall(look: Look) -> Image.Image:
    state = examples.choosing()
    spaces = place_lines(state.boards[0], state.rules.wall).decisions[0].spaces
    return board(state, 0, examples.NAMES[0], look, spaces=spaces)


def _special_factories(look: Look) -> Image.Image:
    """Draw the five kinds of discs and what each does, numbered as in the text."""
    canvas = Canvas((_WIDTH, 760), look)
    for number, (disc, (x, y), load) in enumerate(_KINDS, 1):
        plate = PlatePlan(x, y, 190, 62, "left")
        draw_disc(canvas, plate, disc, load)
        draw_number(canvas, plate, number, "fresh" if load.source else "header")
    for x, y, load in _NEIGHBOURS:
        draw_disc(canvas, PlatePlan(x, y, 150, 48, "left"), Disc.PLAIN, load)
    for x, y, back in ((568, 128, False), (843, 128, True), (568, 384, True), (843, 384, False)):
        canvas.stamp_around(_arrow(canvas, 44, "fresh", left=back), x, y)
    canvas.stamp_around(_arrow(canvas, 48, "fresh"), 300, 640)
    cell = 74
    canvas.panel(_FIELD, (370, 575, 1076, 705))
    left, top = 370 + (706 - round(8.1 * cell)) // 2, 640 - cell // 2
    draw_floor(canvas, Grid(left, top, cell), (MARKER,))
    draw_cushion(canvas, Grid(left + round(7.1 * cell), top, cell), (Colour.BLACK,))
    return canvas.image


_KINDS: Final = (
    (Disc.SURPLUS, (150, 124), PlateContents(from_text("br2kw"), from_text("w"))),
    (Disc.MAGNET_BLUE, (710, 124), PlateContents(from_text("b4kw"), from_text("b2"))),
    (Disc.KEEP, (150, 380), PlateContents(from_text("y2k"), colour=Colour.RED, taken=1, source=True)),
    (Disc.SCATTER, (710, 380), PlateContents(NO_TILES, colour=Colour.BLUE, taken=2, source=True)),
    (Disc.CUSHION, (150, 632), PlateContents(from_text("bk2w"))),
)
"""Each kind of disc, its middle, and what is on it."""
_NEIGHBOURS: Final = (
    (465, 128, PlateContents(from_text("yrw"), colour=Colour.BLUE, taken=1)),
    (955, 128, PlateContents(from_text("rkw"), colour=Colour.BLUE, taken=1)),
    (465, 384, PlateContents(from_text("y2r2k"), from_text("y"))),
    (955, 384, PlateContents(from_text("b2kw2"), from_text("w"))),
)
"""The neighbours of the magnet and of the scatter disc."""


def _a_turn_with_them(look: Look) -> Image.Image:
    state, last = examples.scattered()
    return table(state, examples.NAMES, look, last)


def _arrow(canvas: Canvas, side: int, ink: str, *, on: str = "table", left: bool = False) -> Sprite:
    """Return an arrow that points right, or left."""
    way = -1 if left else 1
    points = [[-0.8 * way, -0.8], [0.8 * way, 0.0], [-0.8 * way, 0.8]]
    arrow = shape({"shape": "polygon", "points": points, "ink": ink})
    return canvas.sprites.painted(("arrow", ink, left), side, [(1.0, (arrow,), canvas.theme.colours)], on)


Page = Callable[[Look], Image.Image]
_PAGES: Final[tuple[Page, ...]] = (
    _the_table,
    _a_turn,
    _where_tiles_may_go,
    _points_of_a_tile,
    _end_bonus,
    _a_free_wall,
    _special_factories,
    _a_turn_with_them,
)
RULE_PAGES: Final = len(_PAGES)
"""The number of pages."""
