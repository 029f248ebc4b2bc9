"""The table, with a layout of its own for two, three and four players."""

import math
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise
from typing import Final

from PIL import Image

from azul.moves import CENTRE, Move
from azul.phases.taking import TakeReport
from azul.state import State
from render.look import Look
from render.paint.canvas import Canvas
from render.parts.boards import BoardPlan, BoardView, draw_board
from render.parts.centre import CentrePlan, draw_centre, draw_mat
from render.parts.hints import draw_hints
from render.parts.plates import Corner, PlatePlan, Side, boxes_on, draw_factory, draw_label
from render.parts.stock import StockPlan, draw_stock
from render.parts.trail import draw_trail


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
        return len(self.boards) > 2

    @property
    def numbered_plates(self) -> list[tuple[int, PlatePlan]]:
        """The factories with their numbers, ordered so that none casts its shadow on one before it."""
        return sorted(enumerate(self.plates, 1), key=lambda numbered: numbered[1].x + numbered[1].y)

    @property
    def below_plates(self) -> int:
        """The y of the lower edge of the lowest factory."""
        return max(plate.y + plate.width // 2 for plate in self.plates)

    def scaled(self, share: float, left: int = 0) -> "Composition":
        """Return the layout scaled by `share`, then moved `left` pixels to the right."""

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
                widest_word=to(centre.widest_word),
                head=to(centre.head),
                low=to(centre.low),
            ),
            StockPlan(word(stock.round), word(stock.bag), word(stock.lid), to(stock.width), to(stock.word)),
        )


@dataclass(frozen=True, slots=True)
class _Ring:
    """The middle of a ring of factories, half its width and height, and the width of a plate and a tile."""

    x: int
    y: int
    across: int
    down: int
    plate: int
    tile: int

    def plates(self, number: int) -> tuple[PlatePlan, ...]:
        """Return factories with equal gaps, clockwise from the top."""
        return tuple(self._plate(*spot) for spot in self._spots(number))

    def _spots(self, number: int) -> Iterator[tuple[float, float]]:
        """Yield points on an ellipse that lie equally far apart along it, as shares of its half axes."""
        round_one = [math.tau * step / _FINE for step in range(_FINE + 1)]
        points = [(math.sin(angle), -math.cos(angle)) for angle in round_one]
        walked = [0.0]
        for (x, y), (to_x, to_y) in pairwise(points):
            walked.append(walked[-1] + math.hypot((to_x - x) * self.across, (to_y - y) * self.down))
        for place in range(number):
            yield points[bisect_left(walked, walked[-1] * place / number)]

    def _plate(self, right: float, low: float) -> PlatePlan:
        x, y = round(self.x + right * self.across), round(self.y + low * self.down)
        if low > _BOTTOM:
            return PlatePlan(x, y, self.plate, self.tile, "below", "above", "left" if right > 0 else "right")
        outer: Side = "right" if right > 0 else "left"
        number: Side | Corner = "high right" if right > 0 else "high left"
        if low < _TOP:
            number = "above"
        elif low <= _BESIDE:
            number = "upper right" if right > 0 else "upper left"
        return PlatePlan(x, y, self.plate, self.tile, number, "below", outer)


_TOP, _BESIDE, _BOTTOM = -0.9, 0.35, 0.7
"""Up to where a ring's numbers stand above their plates or somewhat beside that, and from where on they stand
below, and signs above. In between, plates lie so far from the widest place that there is room beside them."""
_FINE: Final = 3600
"""Into how many pieces an ellipse is divided to measure it."""


def _for_two() -> Composition:
    """Return the layout for two: boards in a column on the right, factories around the centre on the left.

    The column is too narrow for a round ring: below the first factory, two stand above each other on either
    side, as far apart as the heap of the centre needs. Their numbers lie inside, away from the arrows to the
    boards.
    """
    boards = tuple(BoardPlan(464, 10 + seat * 461, 626, 56, 64) for seat in (0, 1))
    x, upper, lower = 229, 347, 686
    places: Sequence[tuple[int, int, Side | Corner, Side]] = (
        (0, 114, "above", "below"),
        (134, upper, "upper right", "below"),
        (131, lower, "lower right", "above"),
        (-131, lower, "lower left", "above"),
        (-134, upper, "upper left", "below"),
    )
    plates = tuple(
        PlatePlan(x + across, down, 180, 60, number, sign) for across, down, number, sign in places
    )
    centre = CentrePlan(x - 167, 398, 334, 240, 3, 51, 30, 108, head=50, low=14)
    stock = StockPlan((80, 844, 46), (x - 7, 844, 46), (364, 844, 46), 136, 33)
    return Composition((1100, 927), boards, plates, centre, stock)


def _for_three() -> Composition:
    """Return a layout for three in which every board is as large, in a column as for two."""
    boards = tuple(BoardPlan(546, 10 + seat * 399, 544, 48, 58) for seat in range(3))
    ring = _Ring(273, 536, 168, 414, 160, 54)
    stock = StockPlan((92, 1098, 52), (273, 1098, 52), (454, 1098, 52), 160, 36)
    return Composition(
        (1100, 1204),
        boards,
        ring.plates(7),
        CentrePlan(273 - 100, 326, 200, 484, 1, 51, 33, 120, head=64, low=28),
        stock,
    )


def _for_four() -> Composition:
    """Return a layout for four in which every board is as large, in the corners around the factories."""
    places = ((6, 8), (564, 8), (564, 830), (6, 830))
    boards = tuple(BoardPlan(left, top, 528, 46, 54) for left, top in places)
    ring = _Ring(622, 617, 378, 128, 130, 44)
    stock = StockPlan((76, 433, 52), (76, 557, 52), (76, 681, 52), 136, 36)
    return Composition(
        (1100, 1210),
        boards,
        ring.plates(9),
        CentrePlan(622 - 260, 530, 520, 150, 6, 44, 30, 300, head=40, low=14),
        stock,
    )


COMPOSITIONS: Final = {2: _for_two(), 3: _for_three(), 4: _for_four()}
"""For each number of players, a layout in which seats keep their places, no matter whose turn it is."""


@cache
def _with_large_board(players: int, turn: int) -> Composition:
    """Return the layout for more than two: the board to move, then clockwise the others in their order.

    So the board of the last move is usually at the lower end of the column on the right, beside the
    factories, which lie below the large board.
    """
    if players == 3:
        ring, large = _Ring(320, 806, 224, 228, 178, 60), BoardPlan(8, 10, 626, 56, 64)
        left, width, cell, header, apart = 646, 444, 39, 54, 86
        centre = CentrePlan(320 - 158, 806 - 160, 316, 320, 2, 52, 33, 120, head=66, low=22)
        size = 1100, 1130
    else:
        ring, large = _Ring(322, 808, 240, 240, 158, 53), BoardPlan(8, 10, 626, 56, 64)
        left, width, cell, header, apart = 646, 444, 39, 54, 10
        centre = CentrePlan(322 - 180, 808 - 180, 360, 360, 3, 54, 33, 160, head=104, low=24)
        size = 1100, 1140
    small = BoardPlan(left, 10, width, cell, header)
    boards = [large] * players
    for place in range(players - 1):
        boards[(turn + 1 + place) % players] = replace(small, top=10 + place * (small.height + apart))
    lowest = 10 + (players - 1) * (small.height + apart) - apart
    spread, high = (1100 - left) // 3, (lowest + size[1]) // 2 - 24
    one, two, three = ((left - 6 + spread // 2 + spread * place, high, 60) for place in range(3))
    stock = StockPlan(one, two, three, spread - 24, 33)
    return Composition(size, tuple(boards), ring.plates(2 * players + 1), centre, stock)


def composition(state: State) -> Composition:
    """Return the layout of the table in a position; of several boards, the one to move is the largest."""
    players = len(state.boards)
    return COMPOSITIONS[2] if players == 2 else _with_large_board(players, state.turn)


def table(
    state: State,
    names: Sequence[str],
    look: Look | None = None,
    last: TakeReport | None = None,
    hints: Sequence[Move] = (),
) -> Image.Image:
    """Return the picture of the whole table, as a palette image of the theme.

    `names` are the players' names by seat. `last` is the last move, whose source and tiles are marked, unless
    there are `hints`: up to three moves of the seat to move, marked by letters.
    """
    plan = composition(state)
    canvas = Canvas(plan.size, look or Look())
    for seat, board in enumerate(plan.boards):
        draw_board(canvas, board, BoardView(state, seat, names[seat], last, is_numbered=plan.is_numbered))
    draw_mat(canvas, plan.centre)
    for number, plate in plan.numbered_plates:
        draw_factory(canvas, plate, state, number, last)
    draw_centre(canvas, plan.centre, state, last)
    for number, plate in enumerate(plan.plates, 1):
        draw_label(canvas, plate, state, number, last)
    draw_stock(canvas, plan.stock, state)
    if hints:
        board = plan.boards[state.turn]
        draw_hints(canvas, plan.plates, plan.centre, board, state, last, hints)
    elif last is not None:
        _draw_trail(canvas, plan, state, last)
    return canvas.image


def _draw_trail(canvas: Canvas, plan: Composition, state: State, last: TakeReport) -> None:
    """Draw the way of the last move; what lies on it isn't covered."""
    board, centre = plan.boards[last.seat], plan.centre
    heap = centre.heap(state, last), centre.tile // 2
    obstacles = [heap, *((plate.box, plate.width // 2) for plate in plan.plates)]
    source = obstacles[max(last.move.source, CENTRE)]
    keep = [
        *(box for number, plate in plan.numbered_plates for box in boxes_on(plate, state, number)),
        *centre.laid(state, last),
        *plan.stock.boxes,
        *(other.box for seat, other in enumerate(plan.boards) if seat != last.seat),
        (board.left, board.top, board.left + board.width, board.top + board.header),
        *board.laid,
    ]
    draw_trail(canvas, source, board.entry(last.move.line, source[0][0]), keep, obstacles)
