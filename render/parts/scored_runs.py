"""The runs that new tiles on a wall were counted for, as links between the tiles of each run."""

from collections.abc import Iterator, Sequence

from azul.phases.placing import Placement
from azul.pieces.board import Wall
from render.paint.canvas import Canvas

Space = tuple[int, int]


def links(wall: Wall, placements: Sequence[Placement]) -> Iterator[tuple[Space, Space]]:
    """Yield the pairs of neighbouring spaces (row, column) that lie in a run counted for a new tile (R14).

    `wall` is the one before the placements, which are counted in their order: what comes later is not there
    yet. A pair may come twice.
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


def draw_runs(
    canvas: Canvas, wall: Wall, placements: Sequence[Placement], left: int, top: int, cell: int
) -> None:
    """Link the tiles of every run that counted; `left` and `top` are the wall's corner."""
    half, thick = round(cell * 0.14), round(cell * 0.065)
    for (row, column), (below, _) in links(wall, placements):
        if row == below:
            x, y, wide, tall = left + (column + 1) * cell, top + row * cell + cell // 2, half, thick
        else:
            x, y, wide, tall = left + column * cell + cell // 2, top + below * cell, thick, half
        canvas.fill((x - wide - 2, y - tall - 2, x + wide + 2, y + tall + 2), "panel")
        canvas.fill((x - wide, y - tall, x + wide, y + tall), "fresh")
