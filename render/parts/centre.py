"""The centre of the table."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from azul.moves import CENTRE
from azul.phases.taking import TakeReport
from azul.pieces.tiles import COLOURS, count
from azul.state import State
from render.paint.canvas import Canvas, Style
from render.paint.nine_patch import Box
from render.parts.heaps import draw_pile, rows_of_heap
from render.parts.panels import Sign, draw_sign
from render.parts.review.verdicts import Verdicts, draw_verdicts, ring_of

MARKER_ROOM: Final = 200
MARKER_WORD: Final = 28
"""The room for the words of a label below the marker, and their size."""
_PITCH: Final = 1.15
"""The distance between the rows of piles, in tiles."""
_ALONE, _NUMBERED = 1.30, 1.98
"""The room across for a single tile, and for a pile with its number on its right, in tiles."""
_DIGITS: Final = 0.62
"""The most room for the digits of that number."""
_NUMBER: Final = 0.92
"""The height of its letters, in tiles: its digits are 9 pixels high on a phone."""
_BESIDE: Final = 0.67
"""How far from the middle of a pile its number begins."""


@dataclass(frozen=True, slots=True)
class CentrePlan:
    """The layout of the centre: its mat, the most piles in a row of the heap, and the side of a tile."""

    left: int
    top: int
    width: int
    height: int
    across: int
    tile: int
    word: int = 30
    """The size of the word above the heap."""
    widest_word: int = 180
    """The most pixels that it may take."""
    head: int = 50
    """How far its middle lies below the mat's upper edge."""
    low: int = 8
    """How far the heap's middle lies below that of the mat."""

    @property
    def middle(self) -> tuple[int, int]:
        """Its middle."""
        return self.left + self.width // 2, self.top + self.height // 2

    @property
    def word_at(self) -> int:
        """The y of the middle of its word."""
        return self.top + self.head

    def laid(self, state: State, last: TakeReport | None) -> list[Box]:
        """Return the boxes of everything that lies in the centre with its number, and of its word."""
        (x, _), y, half = self.middle, self.word_at, round(self.word * 0.7)
        word = (x - 2 * self.word, y - half, x + 2 * self.word, y + half)
        return [word, *self._heap(state, last)]

    def heap(self, state: State, last: TakeReport | None) -> Box:
        """Return the box around everything that lies in the centre, or an empty one in its middle."""
        lefts, tops, rights, bottoms = zip(*(self._heap(state, last) or [self.middle * 2]), strict=True)
        return min(lefts), min(tops), max(rights), max(bottoms)

    def _heap(self, state: State, last: TakeReport | None) -> list[Box]:
        half, number, piles = round(self.tile * 0.62), round(self.tile * 1.3), _piles(state, last)
        return [
            (x - half, y - half, x + (number if tiles > 1 else half), y + half)
            for tiles, (x, y) in zip(piles, self.spots(piles), strict=True)
        ]

    def place_of(self, state: State, last: TakeReport | None, colour: int) -> tuple[int, int]:
        """Return the upper left corner of the pile of a colour."""
        x, y = self.spots(_piles(state, last))[_lying(state, last).index(colour)]
        return x - round(self.tile * 0.4), y - round(self.tile * 0.4)

    def spots(self, piles: Sequence[int]) -> list[tuple[int, int]]:
        """Return the middles of piles with these numbers of tiles: a heap around the middle of the centre."""
        rows, (x, y), spots = list(rows_of_heap(piles, self.across)), self.middle, []
        y += self.low - round(self.tile * _PITCH * (len(rows) - 1) / 2)
        for row in rows:
            rooms = [_NUMBERED if tiles > 1 else _ALONE for tiles in row]
            left = -sum(rooms) / 2
            for room in rooms:
                spots.append((x + round(self.tile * (left + _ALONE / 2)), y))
                left += room
            y += round(self.tile * _PITCH)
        return spots


def below_marker(plan: CentrePlan, state: State) -> tuple[int, int]:
    """Return the middle of a label below the marker, the last one in the heap."""
    x, y = plan.spots(_piles(state, None))[-1]
    return x, y + round(plan.tile * 1.13)


def _lying(state: State, last: TakeReport | None) -> list[int]:
    """Return the colours in the centre, and the one that the last move took from there."""
    taken = last.move.colour if last is not None and last.move.source == CENTRE else None
    return [colour for colour in COLOURS if count(state.centre, colour) or colour == taken]


def _shows_marker(state: State, last: TakeReport | None) -> bool:
    """Return whether the marker lies in the centre, or the last move took it from there."""
    return state.has_marker_in_centre or (last is not None and last.marker)


def _piles(state: State, last: TakeReport | None) -> list[int]:
    """Return how many tiles lie in each pile, and 1 for the marker."""
    tiles = [count(state.centre, colour) for colour in _lying(state, last)]
    return [*tiles, *[1] * _shows_marker(state, last)]


def draw_mat(canvas: Canvas, plan: CentrePlan) -> None:
    """Draw the mat of the centre. Factories lie over it, so draw it before them."""
    canvas.stamp(canvas.sprites.mat((plan.width, plan.height), plan.tile), plan.left, plan.top)


def draw_centre(
    canvas: Canvas,
    plan: CentrePlan,
    state: State,
    last: TakeReport | None,
    verdicts: Verdicts | None = None,
    *,
    named: bool = True,
) -> None:
    """Draw the centre on its mat: a heap of the tiles that lie there, and the marker.

    Frames mark what the last move took from it, or the colours about which there are `verdicts`. Its word
    stands above it if it is `named`.
    """
    source = last is not None and last.move.source == CENTRE
    if named:
        face = "fresh" if source else "header"
        sign = Sign(canvas.captions.centre, plan.word, plan.widest_word, face)
        draw_sign(canvas, plan.middle[0], plan.word_at, sign)
    colours, side = _lying(state, last), plan.tile
    spots = plan.spots(_piles(state, last))
    style = Style(round(_NUMBER * side), "table_ink", "mat")
    taken = last.move.colour if source and last is not None else None
    for at, colour in zip(spots, colours, strict=False):
        about, number = (verdicts or {}).get(colour, ()), count(state.centre, colour)
        ring = ring_of(about) or ("fresh" if taken == colour else "")
        if number:
            draw_pile(canvas, at, colour, number, side, on="mat", ring=ring)
        else:
            canvas.stamp_around(canvas.sprites.taken(colour, side, "mat", ring=ring), *at)
        if number > 1:
            beside = at[0] + round(_BESIDE * side), at[1] + round(0.04 * side)
            canvas.text(beside, str(number), style, round(_DIGITS * side), whole=True)
        draw_verdicts(canvas, (at[0] - side // 2, at[1] - side // 2), side, about)
    if state.has_marker_in_centre:
        canvas.stamp_around(canvas.sprites.marker(side, "mat"), *spots[-1])
    elif _shows_marker(state, last):
        canvas.stamp_around(canvas.sprites.seal(round(side * 0.84), "mat", "fresh", "mat"), *spots[-1])
