"""Panels with a heading, signs, and words with their numbers."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from render.paint.canvas import Canvas, Style
from render.paint.sprites import PanelStyle
from render.text.breaking import broken
from render.text.cleaning import NAMELESS
from render.text.lettering import fitting_size
from render.themes.kinds import shape

Face = Literal["header", "turn", "win", "resigned"]
"""The colour of a heading: the usual one, that of whose turn it is, of a winner, of a seat that resigned."""
MINUS: Final = "\u2212"
READABLE: Final = 33
"""The size of letters whose digits are 7 pixels high on a phone."""
_PICTURE: Final = 1100
"""The width of pictures for which that holds."""
_FRAME: Final = 0.16
"""The width of the frame around a board, as a share of the height of its heading."""
_READABLE: Final = 0.75
"""The share of their size that words may lose before they are written on two lines."""
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
    """A panel's outer box, without its shadow, and the height of its heading."""

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
    """A panel's heading: a name on the left; on the right a note, the previous score and the score.

    Name and score may be empty. Before the name stand the number of the `seat` in a faint circle, an arrow if
    the seat `moves`, three dots if it `chooses`, a tick if it is `done`, and `place` in a circle.
    """

    name: str
    score: str
    before: str = ""
    note: str = ""
    place: str = ""
    seat: str = ""
    moves: bool = False
    chooses: bool = False
    done: bool = False


NO_HEADING: Final = Heading("", "")


@dataclass(frozen=True, slots=True)
class Sign:
    """A word on a small rounded sign of the colour `face`, made smaller to fit `widest` pixels."""

    word: str
    size: int
    widest: int
    face: str = "header"


@dataclass(frozen=True, slots=True)
class Entry:
    """A word with its number, which is written in `ink`."""

    word: str
    number: str
    ink: str


def readable(canvas: Canvas) -> int:
    """Return the size of letters whose digits can be read on a phone in a picture of any width."""
    return round(READABLE * canvas.image.width / _PICTURE)


def frame_of(header: int) -> int:
    """Return the width of a panel's frame, given the height of its heading."""
    return max(4, round(header * _FRAME))


def draw_panel(canvas: Canvas, panel: Panel, heading: Heading, face: Face = "header") -> None:
    """Draw an empty panel with its heading, which stands out unless its `face` is the usual one."""
    tall = panel.header
    style = PanelStyle(round(tall * 0.34), frame_of(tall), "panel", _rim(face), face, tall)
    canvas.panel(style, panel.box)
    _write_heading(canvas, panel, heading, face)


def fade_panel(canvas: Canvas, panel: Panel, heading: Heading) -> None:
    """Fade a panel with everything on it, as its seat resigned, and write its heading unfaded."""
    canvas.fade(panel.box)
    _write_heading(canvas, panel, heading, "resigned")


def _rim(face: Face) -> str:
    return f"{face}_rim" if face in {"turn", "win"} else "rim"


def _write_heading(canvas: Canvas, panel: Panel, heading: Heading, face: Face) -> None:
    tall = panel.header
    pad, ink, rim = round(tall * 0.34), f"{face}_ink", _rim(face)
    left, top, right, _ = panel.box
    middle = top + tall // 2 + 1
    left, right = left + pad, right - pad
    if heading.score:
        style = Style(round(tall * 0.78), ink, face, "right")
        right -= canvas.text((right, middle), heading.score, style) + pad
    if heading.before:
        side = round(tall * 0.4)
        right += pad // 3
        canvas.stamp(canvas.sprites.arrow(side, side, ink, face), right - side, middle - side // 2)
        right -= side + pad // 3
        style = Style(round(tall * 0.52), ink, face, "right")
        right -= canvas.text((right, middle), heading.before, style) + pad
    if heading.note:
        style = Style(round(tall * 0.44), ink, face, "right")
        right -= pad + canvas.text((right, middle), heading.note, style, panel.width // 3, whole=True)
    if heading.seat:
        side, faint = round(tall * 0.76), f"{face}_faint"
        canvas.stamp(canvas.sprites.seal(side, face, faint, face), left, middle - side // 2)
        size = max(round(side * 0.72), min(READABLE, round(side * 0.82)))
        canvas.text((left + side // 2, middle), heading.seat, Style(size, faint, face, "centre"))
        left += side + pad * 2 // 3
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
        style = Style(round(side * 0.68), align="centre")
        canvas.text((left + side // 2, middle), heading.place, style)
        left += side + pad // 2
    # A seat with a score belongs to somebody, even if the name is empty.
    if name := heading.name or (NAMELESS if heading.score else ""):
        style = Style(round(tall * 0.60), ink, face)
        canvas.text((left, middle), name, style, right - left, whole=True)


def draw_sign(canvas: Canvas, x: int, y: int, sign: Sign) -> None:
    """Draw a sign centred on a position."""
    half = round(sign.size * 0.64)
    size = fitting_size(sign.word, sign.size, sign.widest)
    wide = max(2 * half + 1, canvas.measure(sign.word, size, sign.widest) + round(size * 1.2))
    left = x - wide // 2
    box = (left, y - half, left + wide, y + half + 1)
    canvas.panel(PanelStyle(half, 3, sign.face, "panel", on="panel"), box)
    style = Style(size, f"{sign.face}_ink", sign.face, "centre")
    canvas.text((x, y), sign.word, style, sign.widest)


def draw_label(canvas: Canvas, x: int, y: int, label: Sign) -> None:
    """Draw a sign around a position, on two lines if its words don't fit on one."""
    lines = broken(label.word, label.widest, lambda line: canvas.measure(line, label.size))
    size = min(fitting_size(line, label.size, label.widest) for line in lines)
    wide = max(canvas.measure(line, size, label.widest) for line in lines) + round(label.size * 0.9)
    half, pitch = round(label.size * 0.70), round(label.size * 1.08)
    wide = max(2 * half + 1, wide)
    left, high = x - wide // 2, half + pitch * (len(lines) - 1) // 2
    box = (left, y - high, left + wide, y + high + 1)
    canvas.panel(PanelStyle(half, 3, label.face, "panel", on="panel"), box)
    style = Style(size, f"{label.face}_ink", label.face, "centre")
    for number, line in enumerate(lines):
        canvas.text((x, y - pitch * (len(lines) - 1) // 2 + number * pitch), line, style, label.widest)


def draw_entries(
    canvas: Canvas, spots: Sequence[tuple[int, int]], entries: Sequence[Entry], widest: int, size: int
) -> None:
    """Write entries centred on some spots: each word above its number, which is `size` high.

    Words that don't fit `widest` pixels are made smaller, all of them alike, or written on two lines
    where they would become too small.
    """
    usual = round(size * 0.66)
    words = [
        broken(entry.word, widest, lambda line: canvas.measure(line, usual))
        if fitting_size(entry.word, usual, widest) < _READABLE * usual
        else [entry.word]
        for entry in entries
    ]
    small = min(fitting_size(line, usual, widest) for lines in words for line in lines)
    lower = (max(map(len, words)) - 1) * round(small * 0.5)
    for (x, y), lines, entry in zip(spots, words, entries, strict=True):
        word, number = Style(small, "muted", align="centre"), Style(size, entry.ink, align="centre")
        for place, line in enumerate(reversed(lines)):
            canvas.text((x, y + lower - round(size * 0.50) - place * round(small * 1.12)), line, word, widest)
        canvas.text((x, y + lower + round(size * 0.46)), entry.number, number)


def draw_bill(canvas: Canvas, box: tuple[int, int, int, int], entries: Sequence[Entry], size: int) -> None:
    """Write entries below each other in a box: on the left the word, on the right its number, `size` high."""
    left, top, right, bottom = box
    pitch = round(size * 1.16)
    middle = (top + bottom - pitch * (len(entries) - 1)) // 2
    widest = right - left - max(canvas.measure(entry.number, size) for entry in entries) - size
    small = min(fitting_size(entry.word, round(size * 0.80), widest) for entry in entries)
    for line, entry in enumerate(entries):
        y = middle + line * pitch
        canvas.text((left, y), entry.word, Style(small, "muted"), widest)
        canvas.text((right, y), entry.number, Style(size, entry.ink, align="right"))
