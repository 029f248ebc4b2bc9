"""The layout of the pictures at the end of a round and of the game: walls with numbers."""

from dataclasses import dataclass, replace
from typing import Final

from render.paint.canvas import Canvas, Style
from render.paint.grid import Grid
from render.parts.panels import NO_HEADING, Face, Heading, Panel, Sign, draw_panel, draw_sign, fade_panel
from render.text.cleaning import NAMELESS

_CLEAR: Final = 16
"""The space between words and frames, 5 pixels on a phone."""
_ASIDE: Final = 28
"""The space between numbers beside a wall and the edge of their panel, its frame included."""
_TITLE: Final = 88
_SCORES: Final = 62
"""The height of the scores below the heading of a narrow panel."""
_WIDTH: Final = 1100
_TALLEST: Final = 1210
"""The height of a picture for four, beyond which chat clients would make it narrower."""
_BETWEEN: Final = 30
"""The space between two rows of panels."""
_INSET: Final = 26
"""How far the spaces of a wall begin from the left edge of its panel, clear of the frame."""
_TAGS: Final = 1.0
"""The space for tags to the right of a wall, in wall spaces."""


@dataclass(frozen=True, slots=True)
class Tally:
    """A seat's panel with its wall, and the numbers that explain its score beside or below the wall.

    `foot` is the y of what is below the wall.
    """

    panel: Panel
    wall: Grid
    foot: int
    number: int
    beside: bool

    def spot_width(self, entries: int) -> int:
        """Return the width of each entry."""
        if self.beside:
            tags = self.wall.left + round((5 + _TAGS) * self.wall.cell) + _CLEAR // 2
            return self.panel.left + self.panel.width - _ASIDE - tags
        return (self.panel.width - 24) // entries - 10

    def spots(self, entries: int) -> list[tuple[int, int]]:
        """Return the middle of each entry: in a column beside the wall, or in a row below it."""
        if self.beside:
            x = self.panel.left + self.panel.width - self.spot_width(entries) // 2 - _ASIDE
            pitch = 2 * self.wall.cell
            middle = self.wall.top + 5 * self.wall.cell // 2
            return [(x, middle + round(pitch * (place + 0.5 - entries / 2))) for place in range(entries)]
        across = (self.panel.width - 24) / entries
        y = self.panel.top + self.panel.height - round(self.number * 1.55)
        return [(self.panel.left + 12 + round(across * (place + 0.5)), y) for place in range(entries)]


def tallies(
    players: int, foot: float, above: float = 0.32, head: int = _TITLE, *, alone: bool = False
) -> tuple[tuple[int, int], tuple[Tally, ...]]:
    """Return the size of a picture and the layout of its panels, for 2 to 4 players.

    `foot` and `above` are the space needed below a wall and above it, in wall spaces; `head` is the height of
    what stands above the panels. Two or three panels stand side by side, four in two rows. Walls that stand
    `alone`, without numbers, stand in the middle of their panels.
    """
    if players == 3:
        cell, header, number, width = 52, 60, 42, 346
    elif players == 2:
        cell, header, number, width = 58, 66, 48, 524
    else:
        header, number, width = 62, 46, 524
        room = _TALLEST - head - 2 * (header + _BETWEEN)
        cell = min(52 if alone else 58, int(room / 2 / (5 + foot + above)))
    beside = players != 3
    scores = 0 if beside else _SCORES
    high = round(cell * above)
    bill = 0 if beside or alone else round(number * 3.0)
    height = header + scores + high + round(cell * (5 + foot)) + bill
    across = 3 if players == 3 else 2
    gap = (_WIDTH - 36 - across * width) // (across - 1)
    plans = []
    for place in range(players):
        left = 18 + (place % across) * (width + gap)
        top = head + (place // across) * (height + _BETWEEN)
        middle = round(width - (5 if alone else 5 + _TAGS) * cell) // 2
        margin = _INSET if beside and not alone else middle
        wall = top + header + scores + high
        foot_top = wall + 5 * cell + round(cell * 0.2)
        panel = Panel(left, top, width, height, header)
        plans.append(Tally(panel, Grid(left + margin, wall, cell), foot_top, number, beside))
    rows = -(-players // across)
    return (_WIDTH, head + rows * (height + _BETWEEN) - 2), tuple(plans)


def draw_tally(
    canvas: Canvas, plan: Tally, heading: Heading, face: Face = "header", *, resigned: bool = False
) -> None:
    """Draw an empty panel with its heading; a narrow one has the scores below its name, larger.

    That of a seat that `resigned` has neither yet: `fade_tally` writes both when everything is drawn.
    """
    draw_panel(canvas, plan.panel, NO_HEADING if resigned else _above(plan, heading), face)
    if not resigned:
        _write_scores(canvas, plan, heading, "panel")


def fade_tally(canvas: Canvas, plan: Tally, heading: Heading) -> None:
    """Fade a panel with everything on it, as its seat resigned, except its name and scores."""
    fade_panel(canvas, plan.panel, _above(plan, heading))
    _write_scores(canvas, plan, heading, "resigned_panel")


def _above(plan: Tally, heading: Heading) -> Heading:
    """Return what stands in the heading of a panel."""
    return heading if plan.beside else replace(heading, name=heading.name or NAMELESS, score="", before="")


def _write_scores(canvas: Canvas, plan: Tally, heading: Heading, on: str) -> None:
    """Write the scores below the name of a narrow panel."""
    if plan.beside:
        return
    panel, size, small = plan.panel, 52, 40
    y = panel.top + panel.header + round(_SCORES * 0.6)
    beside = canvas.measure(heading.before, small) + 58 if heading.before else 0
    left = panel.left + (panel.width - beside - canvas.measure(heading.score, size)) // 2
    if heading.before:
        canvas.text((left, y), heading.before, Style(small, "muted", on))
        canvas.stamp(canvas.sprites.arrow(28, 32, "muted", on), left + beside - 43, y - 16)
    canvas.text((left + beside, y), heading.score, Style(size, on=on))


def draw_title(canvas: Canvas, title: str) -> None:
    """Draw the title of the picture on a sign above the panels."""
    draw_sign(canvas, _WIDTH // 2, _TITLE // 2, Sign(title, 44, 900))
