"""A chart of everybody's chances of winning over a game."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from render.look import Look
from render.paint.canvas import Canvas, Style
from render.paint.sprites import PanelStyle
from render.parts.panels import Sign, draw_sign
from render.parts.review.areas import draw_areas, fill_area
from render.parts.review.curves import BOUNDARY, PENS, draw_curve, draw_sign_of
from render.text.cleaning import NAMELESS

_WIDTH: Final = 1100
_TITLE: Final = 88
_MARGIN: Final = 18
_COLUMNS: Final = 2
_ENTRY: Final = 60
"""The height of a line of names."""
_PLOT: Final = 400
"""The height from no chance to certainty."""
_LEFT: Final = 150
_SIGN: Final = 34
_PITCH: Final = 38
"""The distance of signs beside each other."""
_NUMBER: Final = 34
_AXIS: Final = 76
"""The height of the numbers of the rounds."""
_FLAG: Final = 52
"""The height of the flags for resignations."""
_SHARING: Final = 2
"""The number of players whose chances are drawn as two areas."""
_STEPS: Final = (1, 2, 5, 10, 20, 50)


@dataclass(frozen=True, slots=True)
class ChartPoint:
    """The chances of all seats, from 0 to 1, in a round after the first `takes` takes of the game.

    If several moments have the same number of takes, the chances jump: by a deal, or because somebody
    resigned.
    """

    round: int
    takes: int
    chances: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class _Plot:
    """Where the moments of a game are drawn."""

    left: int
    right: int
    top: int
    takes: int

    def spot(self, takes: int, chance: float) -> tuple[float, float]:
        """Return the position of a chance after a number of takes."""
        across = (self.right - self.left) * takes / self.takes
        return self.left + across, self.top + _PLOT * (1 - chance)


def chances(
    course: Sequence[ChartPoint],
    names: Sequence[str],
    look: Look | None = None,
    *,
    resigned: Collection[int] = (),
    marked: Collection[tuple[int, int]] = (),
) -> Image.Image:
    """Return the chart of a game with two to four players, at least two moments and one take.

    Of three or four, every seat has a line. Of two, whose chances make up the whole, the first has the area
    below a line, and the second the one above it. Flags say when seats `resigned`; their lines end there.
    `marked` are seats with indices in the course, where their lines have their sign.
    """
    seats = range(len(names))
    shared = len(names) == _SHARING
    legend = -(-len(names) // _COLUMNS) * _ENTRY + 26 + (_FLAG if resigned else 0)
    canvas = Canvas((_WIDTH, _TITLE + legend + 36 + _PLOT + _AXIS + 22), look or Look())
    draw_sign(canvas, _WIDTH // 2, _TITLE // 2, Sign(canvas.captions.chances, 44, 900))
    right = _WIDTH - _MARGIN
    box = (_MARGIN, _TITLE, right, canvas.image.height - 22)
    canvas.panel(PanelStyle(20, 4, "panel", "rim"), box)
    _draw_names(canvas, names, shared=shared)
    ends = [_end(course, seat, resigned) for seat in seats]
    places = _side_by_side([course[end].chances[seat] for seat, end in enumerate(ends)])
    plot = _Plot(_LEFT, right - 40 - _PITCH * (1 + max(places)), _TITLE + legend + 36, course[-1].takes)
    lines = [
        [plot.spot(point.takes, point.chances[seat]) for point in course[: ends[seat] + 1]] for seat in seats
    ]
    if shared:
        lines = [[plot.spot(point.takes, point.chances[0]) for point in course]] * 2
        draw_areas(canvas, (plot.left, plot.top, plot.right, plot.top + _PLOT), lines[0])
    _draw_axes(canvas, plot, course)
    for seat in reversed(seats):
        draw_curve(canvas, lines[seat], BOUNDARY if shared else PENS[seat])
    for seat, index in sorted(marked, reverse=True):
        if index < len(lines[seat]):
            x, y = lines[seat][index]
            draw_sign_of(canvas, PENS[seat], round(x), round(y), _SIGN)
    _draw_flags(canvas, plot, [(course[ends[seat]].takes, seat) for seat in sorted(resigned)])
    if shared:
        _draw_shares(canvas, plot, course[-1].chances)
        return canvas.image
    for seat, end in enumerate(ends):
        x, y = lines[seat][-1]
        beside = 26 + _PITCH * places[seat] if end == len(course) - 1 else 0
        draw_sign_of(canvas, PENS[seat], round(x) + beside, round(y), _SIGN + 4)
    return canvas.image


def _end(course: Sequence[ChartPoint], seat: int, resigned: Collection[int]) -> int:
    """Return the index of the moment at which a seat's line ends."""
    end = len(course) - 1
    if seat in resigned:
        while end > 1 and not course[end - 1].chances[seat]:
            end -= 1
    return end


def _side_by_side(chances: Sequence[float]) -> list[int]:
    """Return in which column each sign stands, so that none covers another."""
    apart = _PITCH / _PLOT
    places: list[int] = []
    for seat, chance in enumerate(chances):
        taken = {places[other] for other in range(seat) if abs(chances[other] - chance) < apart}
        places.append(next(place for place in range(len(chances)) if place not in taken))
    return places


def _draw_shares(canvas: Canvas, plot: _Plot, shares: Sequence[float]) -> None:
    """Draw the signs of two areas beside their right ends.

    Not if nothing is left of one: beside the other's middle, its sign would seem to mean a half.
    """
    lower, upper = shares
    if min(shares) * _PLOT < _SIGN:
        return
    for seat, middle in enumerate((lower / 2, 1 - upper / 2)):
        _, y = plot.spot(plot.takes, middle)
        draw_sign_of(canvas, PENS[seat], plot.right + 26, round(y), _SIGN + 4)


def _draw_flags(canvas: Canvas, plot: _Plot, resigned: Sequence[tuple[int, int]]) -> None:
    """Draw a flag above the plot wherever seats resigned; `resigned` has (takes, seat)."""
    word, free = canvas.captions.resigned, plot.left
    for takes in sorted({takes for takes, _ in resigned}):
        seats = [seat for at, seat in resigned if at == takes]
        x, _ = map(round, plot.spot(takes, 1))
        y, width = plot.top - _FLAG + 12, canvas.measure(word, _NUMBER) + _PITCH * len(seats)
        canvas.fill((x - 1, y, x + 2, plot.top + _PLOT), "muted")
        left = max(free, x - width - 10)
        free = left + width + 28
        canvas.panel(
            PanelStyle(12, 3, "panel", "muted", on="panel"), (left, y - 23, left + width + 20, y + 24)
        )
        for place, seat in enumerate(seats):
            draw_sign_of(canvas, PENS[seat], left + 26 + _PITCH * place, y, _SIGN)
        canvas.text((left + 10 + _PITCH * len(seats), y), word, Style(_NUMBER))


def _draw_names(canvas: Canvas, names: Sequence[str], *, shared: bool) -> None:
    """Draw everybody's line or area and sign with the name beside it."""
    width = (_WIDTH - 2 * _MARGIN - 36) // _COLUMNS
    sample = 90
    for seat, name in enumerate(names):
        left = _MARGIN + 28 + seat % _COLUMNS * width
        y = _TITLE + 26 + _ENTRY // 2 + seat // _COLUMNS * _ENTRY
        if shared:
            fill_area(canvas, (left, y - 17, left + sample, y + 17), seat)
        else:
            draw_curve(canvas, [(left, y), (left + sample, y)], PENS[seat])
        draw_sign_of(canvas, PENS[seat], left + sample + 8, y, _SIGN + 4)
        canvas.text((left + sample + 38, y), name or NAMELESS, Style(40), width - sample - 66, whole=True)


def _draw_axes(canvas: Canvas, plot: _Plot, course: Sequence[ChartPoint]) -> None:
    """Draw lines for every quarter of the chances and between rounds, and what they mean."""
    for quarter in range(5):
        _, y = plot.spot(0, quarter / 4)
        thick = 3 if quarter % 2 == 0 else 1
        canvas.fill((plot.left, round(y) - thick // 2, plot.right, round(y) - thick // 2 + thick), "cell")
        style = Style(_NUMBER, "muted", align="right")
        canvas.text((plot.left - 20, round(y)), canvas.captions.share(25 * quarter), style)
    begins: dict[int, int] = {}
    for point in course:
        begins.setdefault(point.round, point.takes)
    rounds = [
        (round_, *span)
        for round_, span in zip(begins, _spans(list(begins.values()), plot.takes), strict=True)
    ]
    bottom = plot.top + _PLOT
    y = bottom + _AXIS // 2 + 2
    word = Style(_NUMBER, "muted", align="right")
    canvas.text((plot.left - 20, y), canvas.captions.round, word, plot.left - _MARGIN - 36, whole=True)
    step = _step(canvas, rounds, plot)
    for round_, start, end in rounds:
        x, _ = plot.spot(start, 0)
        canvas.fill((round(x) - 1, plot.top, round(x) + 2, bottom + 14), "cell_rim" if start else "cell")
        if round_ % step == 0 and end > start:
            middle = round((x + plot.spot(end, 0)[0]) / 2)
            canvas.text((middle, y), str(round_), Style(_NUMBER, align="centre"))


def _spans(starts: Sequence[int], end: int) -> list[tuple[int, int]]:
    return list(zip(starts, [*starts[1:], end], strict=True))


def _step(canvas: Canvas, rounds: Sequence[tuple[int, int, int]], plot: _Plot) -> int:
    """Return the step between the rounds whose numbers are written."""
    widest = canvas.measure(str(rounds[-1][0]), _NUMBER) + 10
    across = (plot.right - plot.left) / len(rounds)
    return next((step for step in _STEPS if step * across >= widest), _STEPS[-1])
