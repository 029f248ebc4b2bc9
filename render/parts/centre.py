"""The centre of the table."""

from dataclasses import dataclass
from typing import Final

from azul.moves import CENTRE
from azul.phases.taking import TakeReport
from azul.pieces.tiles import COLOURS, count, present
from azul.state import State
from render.paint.canvas import Canvas
from render.paint.sprites import PanelStyle
from render.paint.stretching import Box
from render.parts.heaping import draw_count, draw_pile, spots_in_heap
from render.parts.panels import Sign, draw_sign
from render.parts.review.verdicts import Verdicts, draw_verdicts, ring_of

_RADIUS: Final = 84
MARKER_ROOM: Final = 200
MARKER_WORD: Final = 28
"""The room for the words of a label below the marker, and their size."""
_WORD: Final = 0.66
_ROOM: Final = 1.42, 1.34
"""The room of a pile across and down, in tiles."""


@dataclass(frozen=True, slots=True)
class CentrePlan:
    """The layout of the centre: its box, the most piles in a row, and the side of a tile."""

    left: int
    top: int
    width: int
    height: int
    across: int
    tile: int
    word: int = 30
    """The size of the word on its edge."""

    @property
    def box(self) -> tuple[int, int, int, int]:
        """Left, top, right and bottom."""
        return self.left, self.top, self.left + self.width, self.top + self.height

    @property
    def radius(self) -> int:
        """The radius of its corners."""
        return min(_RADIUS, min(self.height, self.width) // 2 - 1)

    @property
    def widest_word(self) -> int:
        """The most pixels that the word on its edge may take."""
        return round(self.width * _WORD)

    @property
    def middle(self) -> tuple[int, int]:
        """Its middle."""
        return self.left + self.width // 2, self.top + self.height // 2

    def laid(self, state: State, last: TakeReport | None) -> list[Box]:
        """Return the boxes of everything that lies there with its number, and of its word."""
        half, number, (x, _) = round(self.tile * 0.62), round(self.tile * 0.9), self.middle
        things = len(_lying(state, last)) + _shows_marker(state, last)
        word = (x - 2 * self.word, self.top - self.word, x + 2 * self.word, self.top + self.word)
        return [word, *((x - half, y - half, x + number, y + number) for x, y in self.spots(things))]

    def place_of(self, state: State, last: TakeReport | None, colour: int) -> tuple[int, int]:
        """Return the upper left corner of the pile of a colour."""
        lying = _lying(state, last)
        x, y = self.spots(len(lying) + _shows_marker(state, last))[lying.index(colour)]
        return x - round(self.tile * 0.4), y - round(self.tile * 0.4)

    def spots(self, number: int) -> list[tuple[int, int]]:
        """Return the middles of so many piles."""
        across, down = (share * self.tile for share in _ROOM)
        x, y = self.left + self.width // 2, self.top + self.height // 2 + round(self.word * 0.2)
        return [
            (x + round(right * across), y + round(low * down))
            for right, low in spots_in_heap(number, self.across)
        ]


def below_marker(plan: CentrePlan, state: State) -> tuple[int, int]:
    """Return the middle of a label below the marker, the last one in the heap."""
    x, y = plan.spots(len(present(state.centre)) + 1)[-1]
    return x, y + round(plan.tile * 1.13)


def _lying(state: State, last: TakeReport | None) -> list[int]:
    """Return the colours in the centre, and the one that the last move took from there."""
    taken = last.move.colour if last is not None and last.move.source == CENTRE else None
    return [colour for colour in COLOURS if count(state.centre, colour) or colour == taken]


def _shows_marker(state: State, last: TakeReport | None) -> bool:
    """Return whether the marker lies in the centre, or the last move took it from there."""
    return state.has_marker_in_centre or (last is not None and last.marker)


def draw_centre(
    canvas: Canvas,
    plan: CentrePlan,
    state: State,
    last: TakeReport | None,
    verdicts: Verdicts | None = None,
    *,
    named: bool = True,
) -> None:
    """Draw the centre: a hollow in the table with a heap of the tiles that lie there, and the marker.

    Frames mark what the last move took from it, or the colours about which there are `verdicts`. Its word
    stands on its edge if it is `named`.
    """
    source = last is not None and last.move.source == CENTRE
    rim = "fresh" if source else "shade"
    canvas.panel(PanelStyle(plan.radius, 5 if source else 3, "hollow", rim, flat=True), plan.box)
    if named:
        face = "fresh" if source else "header"
        sign = Sign(canvas.captions.centre, plan.word, plan.widest_word, face)
        draw_sign(canvas, plan.left + plan.width // 2, plan.top, sign)
    colours, side = _lying(state, last), plan.tile
    spots = plan.spots(len(colours) + _shows_marker(state, last))
    taken = last.move.colour if source and last is not None else None
    for at, colour in zip(spots, colours, strict=False):
        about, number = (verdicts or {}).get(colour, ()), count(state.centre, colour)
        ring = ring_of(about) or ("fresh" if taken == colour else "")
        if number:
            draw_pile(canvas, at, colour, number, side, on="hollow", ring=ring)
        else:
            canvas.stamp_around(canvas.sprites.taken(colour, side, "hollow", ring=ring), *at)
        if number > 1:
            draw_count(canvas, (at[0] + round(side * 0.46), at[1] + round(side * 0.42)), number, side)
        draw_verdicts(canvas, (at[0] - side // 2, at[1] - side // 2), side, about)
    if state.has_marker_in_centre:
        canvas.stamp_around(canvas.sprites.marker(side, "hollow"), *spots[-1])
    elif _shows_marker(state, last):
        canvas.stamp_around(canvas.sprites.seal(round(side * 0.84), "hollow", "fresh", "hollow"), *spots[-1])
