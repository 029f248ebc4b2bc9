"""The table, with a layout of its own for two, three and four players."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from PIL import Image

from azul.phases.taking import TakeReport
from azul.state import State
from render.look import Look
from render.paint.canvas import Canvas
from render.parts.boards import BoardPlan, BoardView, draw_board
from render.parts.centre import CentrePlan, draw_centre
from render.parts.plates import PlatePlan, Side, draw_factory
from render.parts.stock import StockPlan, draw_stock


@dataclass(frozen=True, slots=True)
class Composition:
    """The layout of a table. Factories run clockwise from the top."""

    size: tuple[int, int]
    boards: tuple[BoardPlan, ...]
    plates: tuple[PlatePlan, ...]
    centre: CentrePlan
    stock: StockPlan

    @property
    def is_numbered(self) -> bool:
        """Whether seats need numbers, since their boards aren't simply one below the other."""
        return len(self.boards) > 3

    def scaled(self, share: float, left: int = 0) -> "Composition":
        """Return the layout in another size, with so many pixels more on its left."""

        def to(length: int) -> int:
            return round(length * share)

        def word(place: tuple[int, int, int]) -> tuple[int, int, int]:
            return left + to(place[0]), to(place[1]), to(place[2])

        centre, stock = self.centre, self.stock
        return Composition(
            (left + to(self.size[0]), to(self.size[1])),
            tuple(
                replace(
                    board,
                    left=left + to(board.left),
                    top=to(board.top),
                    width=to(board.width),
                    cell=to(board.cell),
                    header=to(board.header),
                )
                for board in self.boards
            ),
            tuple(
                replace(
                    plate, x=left + to(plate.x), y=to(plate.y), width=to(plate.width), tile=to(plate.tile)
                )
                for plate in self.plates
            ),
            replace(
                centre,
                left=left + to(centre.left),
                top=to(centre.top),
                width=to(centre.width),
                height=to(centre.height),
                tile=to(centre.tile),
                word=to(centre.word),
            ),
            StockPlan(word(stock.round), word(stock.bag), word(stock.lid), to(stock.width), to(stock.word)),
        )


def _plates(ring: Sequence[tuple[int, int, Side, Side]], width: int, tile: int) -> tuple[PlatePlan, ...]:
    return tuple(PlatePlan(x, y, width, tile, number, sign) for x, y, number, sign in ring)


def _for_two() -> Composition:
    """Return the layout for two: boards in a column on the right, on the left factories around the centre."""
    boards = tuple(BoardPlan(432, 16 + seat * 489, 656, 58, 68) for seat in (0, 1))
    ring: tuple[tuple[int, int, Side, Side], ...] = (
        (217, 122, "above", "below"),
        (314, 280, "right", "below"),
        (314, 868, "right", "above"),
        (120, 868, "left", "above"),
        (120, 280, "left", "below"),
    )
    stock = StockPlan((64, 52, 60), (370, 36, 40), (370, 122, 40), 100)
    return Composition(
        (1100, 992), boards, _plates(ring, 186, 60), CentrePlan(24, 416, 388, 324, 2, 76), stock
    )


def _for_three() -> Composition:
    """Return the layout for three, which resembles that for two."""
    boards = tuple(BoardPlan(546, 10 + seat * 399, 544, 48, 58) for seat in range(3))
    ring: tuple[tuple[int, int, Side, Side], ...] = (
        (274, 130, "above", "below"),
        (392, 294, "right", "below"),
        (392, 882, "right", "above"),
        (378, 1084, "right", "below"),
        (170, 1084, "left", "below"),
        (156, 882, "left", "above"),
        (156, 294, "left", "below"),
    )
    stock = StockPlan((92, 56, 68), (456, 40, 42), (456, 130, 42), 140)
    return Composition(
        (1100, 1204), boards, _plates(ring, 188, 62), CentrePlan(46, 430, 456, 324, 2, 80), stock
    )


def _for_four() -> Composition:
    """Return the layout for four: boards in the corners, between them factories around the centre."""
    places = ((12, 10), (556, 10), (556, 822), (12, 822))
    boards = tuple(BoardPlan(left, top, 532, 47, 56) for left, top in places)
    columns = (262, 440, 618, 796)
    ring: tuple[tuple[int, int, Side, Side], ...] = (
        *((x, 478, "left", "below") for x in columns),
        (1002, 606, "left", "below"),
        *((x, 743, "left", "above") for x in reversed(columns)),
    )
    stock = StockPlan((92, 452, 60), (92, 572, 42), (92, 684, 42), 136)
    return Composition(
        (1100, 1210), boards, _plates(ring, 146, 48), CentrePlan(186, 560, 690, 96, 6, 60), stock
    )


COMPOSITIONS: Final = {2: _for_two(), 3: _for_three(), 4: _for_four()}
"""For each number of players, a layout in which every seat has its place whoever's turn it is."""
_RING: Final = 328, 352, 228, 250
"""The middle of the ring of nine factories, and half its width and height."""


@cache
def _with_large_board(turn: int) -> Composition:
    """Return the layout for four: a ring, below it the board to move, beside it the next ones in order."""
    large, small = (
        BoardPlan(12, 708, 640, 57, 64),
        [BoardPlan(664, 146 + place * 346, 424, 38, 56, is_small=True) for place in range(3)],
    )
    boards = [large if seat == turn else small[(seat - turn) % 4 - 1] for seat in range(4)]
    x, y, across, down = _RING
    plates = []
    for place in range(9):
        angle = math.radians(40 * place)
        right, low = math.sin(angle), -math.cos(angle)
        side: Side = "above" if low < -0.9 else "below" if low > 0.9 else "right" if right > 0 else "left"
        sign: Side = "above" if low > 0 else "below"
        plates.append(PlatePlan(round(x + across * right), round(y + down * low), 150, 51, side, sign))
    stock = StockPlan((732, 44, 60), (876, 44, 60), (1020, 44, 60), 136, 33)
    centre = CentrePlan(x - 110, y - 122, 220, 252, 2, 50, 33)
    return Composition((1100, 1186), tuple(boards), tuple(plates), centre, stock)


def composition(state: State) -> Composition:
    """Return the layout of the table in a position: with four boards, that of whose turn it is is largest."""
    players = len(state.boards)
    return _with_large_board(state.turn) if players == 4 else COMPOSITIONS[players]


def table(
    state: State,
    names: Sequence[str],
    look: Look | None = None,
    last: TakeReport | None = None,
) -> Image.Image:
    """Return the picture of the whole table, as a palette image of the theme.

    `names` are the players' names by seat. `last` is the last move, whose source and tiles are marked.
    """
    plan = composition(state)
    canvas = Canvas(plan.size, look or Look())
    draw_centre(canvas, plan.centre, state, last)
    for number, plate in enumerate(plan.plates, 1):  # after the centre, since their signs may overlap its rim
        draw_factory(canvas, plate, state, number, last)
    draw_stock(canvas, plan.stock, state)
    for seat, board in enumerate(plan.boards):
        draw_board(canvas, board, BoardView(state, seat, names[seat], last, is_numbered=plan.is_numbered))
    return canvas.image
