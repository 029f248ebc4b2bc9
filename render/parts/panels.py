"""Panels with a heading, signs, and the marks that show points."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from azul.phases.ending import COLOUR_BONUS, COLUMN_BONUS, ROW_BONUS, Bonus
from azul.pieces.board import ROWS
from azul.pieces.tiles import COLOURS
from render.paint.canvas import Canvas
from render.text.cleaning import NAMELESS
from render.text.lettering import fitting_size
from render.themes.kinds import shape

MINUS: Final = "\u2212"
SHADOW: Final = 5
_DOTS: Final = tuple(
    shape({"shape": "disc", "radius": 0.22, "at": [across, 0.0], "ink": "ink"}) for across in (-0.7, 0.0, 0.7)
)
_TICK: Final = (
    shape(
        {
            "shape": "polygon",
            "points": [[-0.9, 0.0], [-0.6, -0.28], [-0.24, 0.12], [0.6, -0.76], [0.9, -0.48], [-0.24, 0.72]],
            "ink": "ink",
        }
    ),
)


@dataclass(frozen=True, slots=True)
class Panel:
    """A panel's outer box, its shadow not included, and the height of its heading."""

    left: int
    top: int
    width: int
    height: int
    header: int

    @property
    def box(self) -> tuple[int, int, int, int]:
        """Left, top, right and bottom."""
        return self.left, self.top, self.left + self.width, self.top + self.height


@dataclass(frozen=True, slots=True)
class Heading:
    """What stands in a panel's heading: a name at the left; at the right a note, the score before, the score.

    Name and score may be left out. `place` is put before the name in a round field; `moves` puts an arrow
    there, `chooses` three dots, and `done` a tick.
    """

    name: str
    score: str
    before: str = ""
    note: str = ""
    place: str = ""
    moves: bool = False
    chooses: bool = False
    done: bool = False


@dataclass(frozen=True, slots=True)
class Entry:
    """A word with the number that belongs to it, written in the theme colour `ink`."""

    word: str
    number: str
    ink: str


def draw_panel(canvas: Canvas, panel: Panel, heading: Heading, *, lit: bool = False) -> None:
    """Draw an empty panel with its heading, golden when `lit`."""
    tall = panel.header
    radius, pad = round(tall * 0.34), round(tall * 0.34)
    face, ink, rim = ("turn", "turn_ink", "turn_rim") if lit else ("header", "header_ink", "rim")
    left, top, right, bottom = panel.box
    frame = canvas.sprites.frame(radius, 5 if lit else 3, "panel", rim, face, tall)
    canvas.stretch(frame, (left, top, right, bottom + SHADOW), radius, tall)
    middle = top + tall // 2 + 1
    left, right = left + pad, right - pad
    if heading.score:
        right -= canvas.text(right, middle, heading.score, round(tall * 0.78), ink, face, "right") + pad
    if heading.before:
        side = round(tall * 0.4)
        right += pad // 3
        canvas.stamp(canvas.sprites.arrow(side, side, ink, face), right - side, middle - side // 2)
        right -= side + pad // 3
        right -= canvas.text(right, middle, heading.before, round(tall * 0.52), ink, face, "right") + pad
    if heading.note:
        size, widest = round(tall * 0.44), panel.width // 3
        right -= pad + canvas.text(right, middle, heading.note, size, ink, face, "right", widest, whole=True)
    if heading.moves:
        side = round(tall * 0.56)
        canvas.stamp(canvas.sprites.arrow(side, side, ink, face), left - side // 8, middle - side // 2)
        left += side
    if heading.chooses or heading.done:
        side = round(tall * 0.56)
        shapes = _DOTS if heading.chooses else _TICK
        layer = (1.0, shapes, {"ink": canvas.theme.colours[ink]})
        sign = canvas.sprites.painted(("heading", heading.done), side, [layer], face)
        canvas.stamp(sign, left, middle - side // 2)
        left += side + pad // 2
    if heading.place:
        side = round(tall * 0.72)
        canvas.stamp(canvas.sprites.seal(side, "panel", rim, face), left, middle - side // 2)
        canvas.text(left + side // 2, middle, heading.place, round(side * 0.68), "ink", "panel", "centre")
        left += side + pad // 2
    # Who has a score is somebody, even with a name of nothing to see.
    if name := heading.name or (NAMELESS if heading.score else ""):
        canvas.text(left, middle, name, round(tall * 0.60), ink, face, "left", right - left, whole=True)


def draw_sign(
    canvas: Canvas, x: int, y: int, word: str, size: int, widest: int, face: str = "header"
) -> None:
    """Put a word on a small rounded sign of the colour `face`, with its middle at a position."""
    half = round(size * 0.64)
    size = fitting_size(word, size, widest)
    wide = max(2 * half + 1, canvas.measure(word, size, widest) + round(size * 1.2))
    frame = canvas.sprites.frame(half, 3, face, "panel", on="panel")
    left = x - wide // 2
    canvas.stretch(frame, (left, y - half, left + wide, y + half + 1 + SHADOW), half)
    canvas.text(x, y, word, size, f"{face}_ink", face, "centre", widest)


def draw_points(canvas: Canvas, right: int, top: int, points: int, cell: int) -> None:
    """Mark the space whose upper right corner is given with the points that its tile scored."""
    side = round(cell * 0.60)
    x, y = right - round(side * 0.36), top + round(side * 0.36)
    canvas.stamp(canvas.sprites.seal(side, "fresh", "panel", "panel"), x - side // 2, y - side // 2)
    size = round(side * (0.74 if points < 10 else 0.6))
    canvas.text(x, y, str(points), size, "fresh_ink", "fresh", "centre")


def draw_bonus_marks(canvas: Canvas, left: int, top: int, cell: int, bonus: Bonus) -> None:
    """Write what rows and columns of a wall are worth at its right and below it, where they are complete."""
    size = round(cell * 0.50)
    for row in ROWS:
        if row in bonus.rows:
            y = top + row * cell + cell // 2
            canvas.text(left + 5 * cell + cell // 10, y, f"+{ROW_BONUS}", size, "gain")
    for column in ROWS:
        if column in bonus.columns:
            x = left + column * cell + cell // 2
            canvas.text(
                x, top + 5 * cell + round(size * 0.55), f"+{COLUMN_BONUS}", size, "gain", align="centre"
            )


def draw_colour_counts(
    canvas: Canvas, left: int, top: int, width: int, cell: int, counts: Sequence[int]
) -> None:
    """Show for each colour how many of its five tiles lie on the wall, or its bonus once all do."""
    for colour, number in zip(COLOURS, counts, strict=True):
        x = left + round(colour * width / len(COLOURS))
        complete = number == len(ROWS)
        sprites = canvas.sprites
        canvas.stamp(sprites.tile(colour, cell) if number else sprites.ghost(colour, cell), x, top)
        word, ink = (f"+{COLOUR_BONUS}", "gain") if complete else (f"{number}/5", "muted")
        canvas.text(x + round(cell * 1.1), top + cell // 2, word, round(cell * 0.62), ink)


def draw_entries(
    canvas: Canvas, spots: Sequence[tuple[int, int]], entries: Sequence[Entry], widest: int, size: int
) -> None:
    """Write entries at the given middles: the word above, its number of height `size` below.

    If a word must be written smaller to be no wider than `widest`, the others are so too.
    """
    small = min(fitting_size(entry.word, round(size * 0.58), widest) for entry in entries)
    for (x, y), entry in zip(spots, entries, strict=True):
        canvas.text(x, y - round(size * 0.46), entry.word, small, "muted", "panel", "centre", widest)
        canvas.text(x, y + round(size * 0.46), entry.number, size, entry.ink, align="centre")
