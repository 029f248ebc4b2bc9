"""A wall, and the marks on it: open spaces, points, bonuses."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Final

from azul.phases.ending import COLOUR_BONUS, COLUMN_BONUS, ROW_BONUS, Bonus
from azul.phases.placing import Placement
from azul.pieces.board import ROWS, Wall, coloured_column
from azul.pieces.tiles import COLOURS
from azul.rules import WallSide
from render.look import Look
from render.paint.canvas import Canvas, Style
from render.paint.grid import Grid, Space
from render.paint.sprites import Sprite
from render.parts.scored_runs import draw_link
from render.parts.wells import recess, well_edge
from render.themes.kinds import shape
from render.themes.shapes import Shape
from render.themes.theme import Theme

NO_RINGS: Final[Mapping[Space, str]] = MappingProxyType({})
_WITHIN: Final = 0.12
"""How far the middle of a mark lies within the space whose corner it marks, in marks."""
_TAG: Final = 30
"""The height of the letters on tags with points: no smaller than 9 pixels on a phone."""
_TAG_HIGH: Final = round(1.26 * _TAG)
_TAG_CLEAR: Final = 7
"""The space between a wall and the tags around it."""
_FIELD: Final = tuple(
    shape({"shape": "square", "size": size, "corner": corner, "ink": ink})
    for size, corner, ink in ((0.98, 0.30, "fresh"), (0.84, 0.20, "panel"))
)


def draw_wall(
    canvas: Canvas, grid: Grid, wall: Wall, side: WallSide, rings: Mapping[Space, str] = NO_RINGS
) -> None:
    """Draw a wall: its tiles, and on the coloured side pale prints for those that are missing (R4).

    `rings` holds the colours of the frames around some tiles.
    """
    pad = well_edge(grid.cell)
    canvas.stamp(_bare(canvas.theme, grid.cell, side), grid.left - pad, grid.top - pad)
    for space, lying in enumerate(wall.spaces):
        if lying is not None:
            row, column = divmod(space, 5)
            tile = canvas.sprites.tile(lying, grid.cell, "well", ring=rings.get((row, column), ""))
            canvas.stamp(tile, *grid.corner(row, column))


@lru_cache(maxsize=24)
def _bare(theme: Theme, cell: int, side: WallSide) -> Sprite:
    """Return a wall without tiles."""
    pad = well_edge(cell)
    side_length = 5 * cell + 2 * pad
    size = (side_length, side_length)
    canvas, grid = Canvas(size, Look(theme=theme), "panel"), Grid(pad, pad, cell)
    canvas.stamp(recess(canvas, "wall", size, [(0, 0, *size)]), 0, 0)
    for row in ROWS:
        for colour in COLOURS:
            sprites = canvas.sprites
            sprite = sprites.unprinted(cell) if side is WallSide.FREE else sprites.ghost(colour, cell)
            canvas.stamp(sprite, *grid.corner(row, coloured_column(row, colour)))
    for number in range(1, len(ROWS)):
        x, y = grid.corner(number, number)
        canvas.fill((x - 1, pad, x + 1, side_length - pad), "well_rim")
        canvas.fill((pad, y - 1, side_length - pad, y + 1), "well_rim")
    return Sprite(canvas.image)


def draw_spaces(canvas: Canvas, grid: Grid, spaces: Sequence[Placement]) -> None:
    """Mark open spaces, each with a small tile and the points it would score there (R22, R14)."""
    cell = grid.cell
    field = canvas.sprites.painted("open space", cell, [(1.0, _FIELD, canvas.theme.colours)], "well")
    side = round(cell * 0.38)
    style = Style(round(cell * 0.45), "fresh", align="centre")
    for space in spaces:
        x, y = grid.corner(space.row, space.column)
        canvas.stamp(field, x, y)
        canvas.stamp(canvas.sprites.tile(space.colour, side), x + (cell - side) // 2, y + round(cell * 0.11))
        canvas.text((x + cell // 2, y + round(cell * 0.69)), f"+{space.points}", style)


def draw_points(canvas: Canvas, grid: Grid, space: Space, points: int, least: int = 0) -> None:
    """Mark a space with the points that its tile scored, over its upper right corner, beside its figure.

    The mark is at least `least` pixels wide, and wider for 10 points, so that all digits are alike.
    """
    side = max(least, round(grid.cell * 0.60))
    letters = round(side * 0.74)
    side = round(side * (1 if points < 10 else 1.2))
    left, top = grid.corner(*space)
    within = round(side * _WITHIN)
    _draw_seal(canvas, left + grid.cell - within, top + within, side, points, letters)


def draw_points_beside(canvas: Canvas, x: int, y: int, side: int, points: int) -> None:
    """Write what a tile scored in a circle around a position."""
    _draw_seal(canvas, x, y, side, points, round(side * (0.8 if points < 10 else 0.66)))


def _draw_seal(canvas: Canvas, x: int, y: int, side: int, points: int, letters: int) -> None:
    canvas.stamp_around(canvas.sprites.seal(side, "fresh", "panel", "panel"), x, y)
    canvas.text((x, y), str(points), Style(letters, "fresh_ink", "fresh", "centre"))


def draw_earned(canvas: Canvas, grid: Grid, wall: Wall, bonus: Bonus) -> None:
    """Link the tiles of complete rows and columns, and write each bonus where it was earned (R20).

    That of a row stands at its right end, that of a column below it, that of a colour above its uppermost
    tile.
    """
    _, bottom = grid.corner(5, 5)
    half, beyond = grid.cell // 2, _TAG_CLEAR + _TAG_HIGH // 2
    for row in bonus.rows:
        for column in range(4):
            draw_link(canvas, grid, (row, column), (row, column + 1), "gain")
    for column in bonus.columns:
        for row in range(4):
            draw_link(canvas, grid, (row, column), (row + 1, column), "gain")
    for row in bonus.rows:
        draw_tag_beside(canvas, grid, row, ROW_BONUS, "gain")
    for column in bonus.columns:
        left, _ = grid.corner(5, column)
        _draw_tag(canvas, left + half, bottom + beyond, COLUMN_BONUS, "gain", grid.cell - 2)
    for colour in bonus.colours:
        left, top = grid.corner(0, wall.spaces.index(colour))
        _draw_tag(canvas, left + half, top - beyond, COLOUR_BONUS, "gain", grid.cell - 2)


def draw_tag_beside(canvas: Canvas, grid: Grid, row: int, points: int, ink: str) -> None:
    """Write points to the right of a row, on a tag in the colour `ink`."""
    left, top = grid.corner(row, 5)
    _draw_tag(canvas, left + _TAG_CLEAR + _tag_width(points) // 2, top + grid.cell // 2, points, ink)


def _tag_width(points: int) -> int:
    return round(_TAG * (1.56 if points < 10 else 2.06))


def _draw_tag(canvas: Canvas, x: int, y: int, points: int, ink: str, widest: int = 3 * _TAG) -> None:
    """Write points on a small rounded tag around a position, at most `widest` pixels wide."""
    size = min(_tag_width(points), widest), _TAG_HIGH
    layers = [(_tag(size, ink), canvas.theme.colours)]
    canvas.stamp_around(canvas.sprites.scenery(("tag", ink), size, _TAG_HIGH // 2, layers, "panel"), x, y)
    canvas.text((x, y), f"+{points}", Style(_TAG, "panel", ink, "centre"), size[0] - 8, whole=True)


@cache
def _tag(size: tuple[int, int], ink: str) -> tuple[Shape, ...]:
    """Return a rounded tag."""
    share = size[1] / size[0]
    ends = [[share - 1, share - 1], [1 - share, share - 1]]
    spec = {"shape": "stroke", "points": ends, "width": 2 * share, "ink": ink, "smooth": False}
    return (shape(spec),)


def draw_printed_bonuses(canvas: Canvas, grid: Grid, wall: Wall, size: int, *, counted: bool = False) -> None:
    """Write what each row and column is worth to the right of a wall and below it, as printed on the box.

    `size` is that of the letters. If rows and columns are `counted`, each has the number of its tiles above.
    """
    right, below = (round(size * share) for share in ((1.25, 1.18) if counted else (0.9, 0.66)))
    for number in ROWS:
        row, column = wall.row(number), wall.column(number)
        left, top = grid.corner(number, 5)
        at = left + right, top + grid.cell // 2
        _draw_worth(canvas, at, size, ROW_BONUS, 5 - row.count(None), counted=counted)
        left, top = grid.corner(5, number)
        at = left + grid.cell // 2, top + below
        _draw_worth(canvas, at, size, COLUMN_BONUS, 5 - column.count(None), counted=counted)


def draw_colour_counts(canvas: Canvas, grid: Grid, width: int, wall: Wall, size: int) -> None:
    """Show how many of its five tiles each colour has on the wall, and what all of them are worth.

    They stand in a row `width` pixels wide; `size` is that of the letters.
    """
    sprites, cell = canvas.sprites, grid.cell
    for colour in COLOURS:
        x = grid.left + round(colour * width / len(COLOURS))
        filled = wall.spaces.count(colour)
        canvas.stamp(
            sprites.tile(colour, cell) if filled else sprites.taken(colour, cell, "panel"), x, grid.top
        )
        at = x + cell + round(size * 1.25), grid.top + cell // 2
        _draw_worth(canvas, at, size, COLOUR_BONUS, filled, counted=True)


def _draw_worth(
    canvas: Canvas, at: tuple[int, int], size: int, points: int, filled: int, *, counted: bool
) -> None:
    """Write a bonus, quietly until it is earned; above it, if `counted`, how many of its tiles are there."""
    (x, y), complete = at, filled == len(ROWS)
    apart = round(size * 0.54) if counted and 0 < filled < len(ROWS) else 0
    worth = Style(round(size * 1.25) if complete else size, "gain" if complete else "muted", align="centre")
    canvas.text((x, y + apart), f"+{points}", worth)
    if apart:
        ink = "ink" if filled == len(ROWS) - 1 else "muted"
        canvas.text((x, y - apart), f"{filled}/{len(ROWS)}", Style(size, ink, align="centre"))
