"""A floor line, and the cushion disc beside it."""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from azul.phases.taking import TakeReport
from azul.pieces.board import FLOOR_COSTS, MARKER
from render.look import Look
from render.paint.canvas import Canvas, Style
from render.paint.grid import Grid
from render.paint.sprites import Sprite
from render.parts.disc_signs import cushion
from render.parts.panels import MINUS, readable
from render.parts.wells import recess, well_edge
from render.themes.theme import Theme

NO_RINGS: Final[Mapping[int, str]] = MappingProxyType({})
_COST: Final = 0.9
"""How large the letters of a cost are at most, in spaces."""
_APART: Final = 0.78
"""How wide a cost is at most, in spaces; letters become narrower, so that no cost runs into the next one."""
_ROOM_FOR_EACH: Final = 52
"""The side of spaces from which on each bears its cost: on smaller ones, equal costs would run together."""


def draw_floor(
    canvas: Canvas, grid: Grid, floor: tuple[int, ...], rings: Mapping[int, str] = NO_RINGS
) -> None:
    """Draw the seven floor spaces: what lies on each, or what it would cost (R3).

    On a small board those that cost the same say it once. `rings` holds the colours of the frames around some
    of them.
    """
    sprites, cell = canvas.sprites, grid.cell
    pad = well_edge(cell)
    canvas.stamp(_bare(canvas.theme, cell), grid.left - pad, grid.top - pad)
    size = min(readable(canvas), round(cell * _COST))
    style = Style(max(round(cell * 0.52), size), "well_ink", "well", "centre")
    for place, cost in enumerate(FLOOR_COSTS):
        x, y = grid.corner(0, place)
        ring = rings.get(place, "")
        if place >= len(floor):
            if cell < _ROOM_FOR_EACH and place != _middle(len(floor), cost):
                continue
            canvas.text(
                (x + cell // 2, y + cell // 2), f"{MINUS}{cost}", style, round(cell * _APART), whole=True
            )
        elif floor[place] == MARKER:
            canvas.stamp(sprites.marker(cell, "well", ring=ring), x, y)
        else:
            canvas.stamp(sprites.tile(floor[place], cell, "well", ring=ring), x, y)


def _middle(taken: int, cost: int) -> int:
    """Return the middle one of the empty spaces that cost the same, the right one of two."""
    alike = [place for place, other in enumerate(FLOOR_COSTS) if other == cost and place >= taken]
    return alike[len(alike) // 2]


@lru_cache(maxsize=24)
def _bare(theme: Theme, cell: int) -> Sprite:
    """Return seven floor spaces with nothing on them, not even their costs."""
    pad = well_edge(cell)
    size = (len(FLOOR_COSTS) * cell + 2 * pad, cell + 2 * pad)
    canvas, grid = Canvas(size, Look(theme=theme), "panel"), Grid(pad, pad, cell)
    canvas.stamp(recess(canvas, "floor", size, [(0, 0, *size)]), 0, 0)
    for place in range(len(FLOOR_COSTS)):
        canvas.stamp(canvas.sprites.empty(cell), *grid.corner(0, place))
    return Sprite(canvas.image)


def draw_cushion(canvas: Canvas, grid: Grid, items: tuple[int, ...], last: TakeReport | None = None) -> None:
    """Draw a cushion disc beside a floor line, with what it has caught, which costs nothing (R32).

    It is drawn on the first space of `grid`. `last` is the last move if the board's owner made it.
    """
    cell = grid.cell
    comes = last is not None and last.cushion
    catches = last is not None and last.caught is not None
    canvas.stamp(cushion(canvas, cell, "fresh" if comes else ""), grid.left, grid.top)
    side = round(cell * 0.72)
    x, y = grid.left + (cell - side) // 2, grid.top + (cell - side) // 2
    sprites, ring = canvas.sprites, "fresh" if catches else ""
    for item in items:
        marker = item == MARKER
        lying = (
            sprites.marker(side, "well", ring=ring) if marker else sprites.tile(item, side, "well", ring=ring)
        )
        canvas.stamp(lying, x, y)
    if not items:
        at = grid.left + cell // 2, grid.top + cell // 2
        canvas.text(at, "0", Style(round(cell * 0.5), "well_ink", "well", "centre"))
