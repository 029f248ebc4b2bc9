"""A turn at a glance, for people who have never played."""

from typing import Final

from PIL import Image

from azul.pieces.board import ROWS, Wall
from azul.pieces.discs import Disc
from azul.pieces.tiles import Colour, from_text
from azul.rules import WallSide
from render.look import Look
from render.paint.canvas import Canvas, Style
from render.paint.grid import Grid
from render.paint.sprites import PanelStyle
from render.parts.panels import Sign, draw_label
from render.parts.plates import PlateContents, PlatePlan, draw_disc
from render.parts.scored_runs import draw_link
from render.parts.walls import draw_points, draw_wall
from render.text.breaking import broken
from render.text.lettering import fitting_size
from render.themes.kinds import shape

_SIZE: Final = 1100, 560
_WIDTH: Final = 340
_TOP: Final = 18
_HEADER: Final = 116
_WORDS: Final = 42
_CELL: Final = 58
_EDGE: Final = 14
"""The space between the outer edge of a panel and its content; arrows take the rest."""
_ROW: Final = 1
"""The line that is filled, and the row that its tile moves to, from 0."""
_RED: Final = 3
"""The column of red in that row."""
_GRID_TOP: Final = _TOP + _HEADER + 54
_ARROW: Final = (
    shape({"shape": "disc", "radius": 1.0, "ink": "panel"}),
    shape({"shape": "disc", "radius": 0.92, "ink": "fresh"}),
    shape(
        {
            "shape": "polygon",
            "points": [
                [-0.55, -0.2],
                [0.02, -0.2],
                [0.02, -0.56],
                [0.62, 0.0],
                [0.02, 0.56],
                [0.02, 0.2],
                [-0.55, 0.2],
            ],
            "ink": "fresh_ink",
        }
    ),
)


def at_a_glance(look: Look | None = None) -> Image.Image:
    """Return the picture of a turn in three steps: take a colour, fill a line, score on the wall."""
    canvas = Canvas(_SIZE, look or Look())
    captions = canvas.captions
    lefts = [18 + number * (_WIDTH + 22) for number in range(3)]
    for number, (left, word) in enumerate(
        zip(lefts, (captions.take, captions.fill, captions.score), strict=True)
    ):
        _draw_step(canvas, left, str(number + 1), word)
    _draw_taking(canvas, lefts[0])
    _draw_filling(canvas, lefts[1])
    _draw_scoring(canvas, lefts[2])
    arrow = canvas.sprites.painted("step", 70, [(1.0, _ARROW, canvas.theme.colours)])
    middle = _GRID_TOP + _ROW * _CELL + _CELL // 2
    for left in lefts[1:]:
        canvas.stamp_around(arrow, left - 11, middle)
    return canvas.image


def _draw_step(canvas: Canvas, left: int, number: str, words: str) -> None:
    """Draw the panel of a step with its number, and its words on up to three lines."""
    box = (left, _TOP, left + _WIDTH, _SIZE[1] - 24)
    canvas.panel(PanelStyle(24, 4, "panel", "rim", "header", _HEADER), box)
    side, middle = 72, _TOP + _HEADER // 2
    canvas.stamp(canvas.sprites.seal(side, "panel", "rim", "header"), left + 16, middle - side // 2)
    canvas.text((left + 16 + side // 2, middle), number, Style(50, align="centre"))
    room = _WIDTH - side - 44
    lines, size = _fitted(canvas, words, room)
    for place, line in enumerate(lines):
        y = middle + round((place - (len(lines) - 1) / 2) * size * 1.1)
        canvas.text((left + side + 30, y), line, Style(size, "header_ink", "header"), room)


def _fitted(canvas: Canvas, words: str, room: int) -> tuple[list[str], int]:
    """Return the lines of a step's words, and their size: three lines only if that makes them larger."""
    ways = []
    for most in (2, 3):
        lines = broken(words, room, lambda line: canvas.measure(line, _WORDS), most)
        high = round((_HEADER - 14) / len(lines) / 1.1)
        ways.append((lines, min(_WORDS, high, *(fitting_size(line, _WORDS, room) for line in lines))))
    return ways[0] if ways[0][1] >= ways[1][1] else ways[1]


def _draw_taking(canvas: Canvas, left: int) -> None:
    """Draw a factory whose two red tiles are marked; the others go to the centre."""
    plate = PlatePlan(left + _WIDTH // 2 - 12, _TOP + _HEADER + 146, 254, 84, "above")
    draw_disc(canvas, plate, Disc.PLAIN, PlateContents(from_text("br2k"), from_text("r2")))
    sprites, y, middle = canvas.sprites, _SIZE[1] - 76, left + _WIDTH // 2
    for place, colour in enumerate((Colour.BLUE, Colour.BLACK)):
        canvas.stamp(sprites.tile(colour, 46), left + 24 + 52 * place, y - 23)
    canvas.stamp(sprites.arrow(30, 36, "muted"), middle - 30, y - 18)
    draw_label(canvas, middle + 82, y, Sign(canvas.captions.centre, 34, 130))


def _draw_filling(canvas: Canvas, left: int) -> None:
    """Draw the pattern lines, the second one filled with both tiles."""
    grid = Grid(left + _EDGE, _GRID_TOP, _CELL)
    for row in ROWS:
        for space in range(row + 1):
            sprite = (
                canvas.sprites.tile(Colour.RED, _CELL, ring="fresh")
                if row == _ROW
                else canvas.sprites.empty(_CELL, "panel")
            )
            canvas.stamp(sprite, *grid.corner(row, 4 - space))


def _draw_scoring(canvas: Canvas, left: int) -> None:
    """Draw a wall on which the red tile makes a run of three."""
    grid = Grid(left + _WIDTH - _EDGE - 5 * _CELL, _GRID_TOP, _CELL)
    wall = Wall().place(_ROW, 1, Colour.BLUE).place(_ROW, 2, Colour.YELLOW).place(_ROW, _RED, Colour.RED)
    draw_wall(canvas, grid, wall, WallSide.COLOURED, {(_ROW, _RED): "fresh"})
    for column in (1, 2):
        draw_link(canvas, grid, (_ROW, column), (_ROW, column + 1), "fresh")
    draw_points(canvas, grid, (_ROW, _RED), 3, 40)
