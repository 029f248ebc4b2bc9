"""The layout of the pictures at the end of a round and of the game: walls with numbers."""

from dataclasses import dataclass
from typing import Final

from render.paint.canvas import Canvas
from render.paint.grid import Grid
from render.parts.panels import Panel, Sign, draw_sign

_TITLE: Final = 88
_WIDTH: Final = 1100


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
            cell = self.wall.cell
            return self.panel.left + self.panel.width - self.wall.left - 5 * cell - round(cell * 0.75)
        return (self.panel.width - 24) // entries - 10

    def spots(self, entries: int) -> list[tuple[int, int]]:
        """Return the middle of each entry: in a column beside the wall, or in a row below it."""
        if self.beside:
            x = self.panel.left + self.panel.width - self.spot_width(entries) // 2 - 10
            pitch = 5 * self.wall.cell // 3
            return [(x, self.wall.top + round(pitch * (place + 0.5))) for place in range(entries)]
        across = (self.panel.width - 24) / entries
        y = self.panel.top + self.panel.height - round(self.number * 1.55)
        return [(self.panel.left + 12 + round(across * (place + 0.5)), y) for place in range(entries)]


def tallies(players: int, foot: float, aside: float = 0.0) -> tuple[tuple[int, int], tuple[Tally, ...]]:
    """Return the size of a picture and the layout of its panels, for 2 to 4 players.

    `foot` and `aside` are the space needed below a wall and to its right, in wall spaces. Two or three panels
    stand side by side, four in two rows.
    """
    if players == 3:
        cell, header, number, width = 54, 60, 42, 346
    else:
        cell, header, number, width = (67, 66, 48, 524) if players == 2 else (64, 62, 46, 524)
    above = round(cell * 0.32)
    beside = players != 3
    height = header + above + round(cell * (5 + foot)) + (0 if beside else round(number * 2.75))
    across = 3 if players == 3 else 2
    gap = (_WIDTH - 36 - across * width) // (across - 1)
    plans = []
    for place in range(players):
        left = 18 + (place % across) * (width + gap)
        top = _TITLE + (place // across) * (height + 30)
        margin = round(cell * 0.35) if beside else round(width - (5 + aside) * cell) // 2
        wall = top + header + above
        foot_top = wall + 5 * cell + round(cell * 0.2)
        panel = Panel(left, top, width, height, header)
        plans.append(Tally(panel, Grid(left + margin, wall, cell), foot_top, number, beside))
    rows = -(-players // across)
    return (_WIDTH, _TITLE + rows * (height + 30) - 2), tuple(plans)


def draw_title(canvas: Canvas, title: str) -> None:
    """Draw the title of the picture on a sign above the panels."""
    draw_sign(canvas, _WIDTH // 2, _TITLE // 2, Sign(title, 44, 900))
