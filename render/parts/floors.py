"""A floor line, and the cushion disc beside it."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import groupby
from types import MappingProxyType
from typing import Final

from azul.phases.taking import TakeReport
from azul.pieces.board import FLOOR_COSTS, MARKER
from render.look import Look
from render.paint.canvas import Canvas, Style
from render.paint.grid import Grid
from render.paint.nine_patch import Box
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
"""The side of spaces from which on each bears its cost; smaller ones of equal cost share a slot."""
_SLOT_GAP: Final = 0.06
"""The space around a slot, in spaces."""


def draw_floor(
    canvas: Canvas, grid: Grid, floor: tuple[int, ...], rings: Mapping[int, str] = NO_RINGS
) -> None:
    """Draw the seven floor spaces: what lies on each, or what it would cost (R3).

    On a small board the empty ones of equal cost are one slot. `rings` holds the colours of the frames around
    some of them.
    """
    sprites, cell = canvas.sprites, grid.cell
    pad = well_edge(cell)
    is_small = cell < _ROOM_FOR_EACH
    canvas.stamp(_bare(canvas.theme, cell), grid.left - pad, grid.top - pad)
    for place, item in enumerate(floor):
        ring = rings.get(place, "")
        is_marker = item == MARKER
        lying = (
            sprites.marker(cell, "well", ring=ring)
            if is_marker
            else sprites.tile(item, cell, "well", ring=ring)
        )
        canvas.stamp(lying, *grid.corner(0, place))
    size = min(readable(canvas), round(cell * _COST))
    style = Style(max(round(cell * 0.52), size), "well_ink", "well", "centre")
    for cost, places in _empty_places(len(floor), joined=is_small):
        (left, top), width = grid.corner(0, places[0]), len(places) * cell
        if is_small:
            _draw_slot(canvas, (left, top, left + width, top + cell), round(cell * _SLOT_GAP))
        at = left + width // 2, top + cell // 2
        canvas.text(at, f"{MINUS}{cost}", style, round(cell * _APART), whole=True)


def _empty_places(taken: int, *, joined: bool) -> Iterator[tuple[int, Sequence[int]]]:
    """Yield the cost and the place of each empty space, or `joined`, the places of all of equal cost."""
    places = range(taken, len(FLOOR_COSTS))
    for _, alike in groupby(places, key=lambda place: FLOOR_COSTS[place] if joined else place):
        group = list(alike)
        yield FLOOR_COSTS[group[0]], group


def _draw_slot(canvas: Canvas, box: Box, gap: int) -> None:
    """Draw the outline of a slot, `gap` pixels within a box."""
    left, top, right, bottom = box
    canvas.fill((left + gap, top + gap, right - gap, bottom - gap), "well_rim")
    canvas.fill((left + gap + 2, top + gap + 2, right - gap - 2, bottom - gap - 2), "well")


@lru_cache(maxsize=24)
def _bare(theme: Theme, cell: int) -> Sprite:
    """Return seven floor spaces with nothing on them, not even their costs; if they are small, their bed."""
    pad = well_edge(cell)
    size = (len(FLOOR_COSTS) * cell + 2 * pad, cell + 2 * pad)
    canvas, grid = Canvas(size, Look(theme=theme), "panel"), Grid(pad, pad, cell)
    canvas.stamp(recess(canvas, "floor", size, [(0, 0, *size)]), 0, 0)
    for place in range(len(FLOOR_COSTS)) if cell >= _ROOM_FOR_EACH else ():
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
