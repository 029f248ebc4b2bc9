"""The runs that new tiles on a wall scored for, as links between their tiles."""

from collections.abc import Iterator, Sequence

from azul.phases.placing import Placement
from azul.pieces.board import Wall
from render.paint.canvas import Canvas
from render.paint.grid import Grid, Space


def links(wall: Wall, placements: Sequence[Placement]) -> Iterator[tuple[Space, Space]]:
    """Yield the pairs of adjacent spaces in each run that a new tile scored for (R14).

    `wall` is the one before the placements, which score in their order: later ones don't count for earlier
    ones. Pairs may repeat.
    """
    for placed in placements:
        wall = wall.place(placed.row, placed.column, placed.colour)
        for down, across in ((0, 1), (1, 0)):
            row, column = placed.row, placed.column
            while _lies(wall, row - down, column - across):
                row, column = row - down, column - across
            while _lies(wall, row + down, column + across):
                yield (row, column), (row + down, column + across)
                row, column = row + down, column + across


def _lies(wall: Wall, row: int, column: int) -> bool:
    return 0 <= row < 5 and 0 <= column < 5 and wall.spaces[5 * row + column] is not None


def draw_scored_runs(canvas: Canvas, grid: Grid, wall: Wall, placements: Sequence[Placement]) -> None:
    """Draw the links between the tiles of every run that scored."""
    for first, second in links(wall, placements):
        draw_link(canvas, grid, first, second, "fresh")


def draw_link(canvas: Canvas, grid: Grid, first: Space, second: Space, ink: str) -> None:
    """Link a space with its neighbour to the right, or with the one below."""
    cell = grid.cell
    half, thick = round(cell * 0.14), round(cell * 0.065)
    x, y = grid.corner(*second)
    if first[0] == second[0]:
        y, wide, tall = y + cell // 2, half, thick
    else:
        x, wide, tall = x + cell // 2, thick, half
    canvas.fill((x - wide - 2, y - tall - 2, x + wide + 2, y + tall + 2), "panel")
    canvas.fill((x - wide, y - tall, x + wide, y + tall), ink)
