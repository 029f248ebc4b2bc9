"""Text as masks: drawn once at one size, reduced, shortened where it must be, and kept."""

import threading
from functools import cache, lru_cache
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFont, features

from render.fonts import DRAWN_AT, opened
from render.letters import Run, begins_left, clean, graphemes, runs

ELLIPSIS: Final = "…"
_HEIGHT: Final = round(1.4 * DRAWN_AT)
_BASELINE: Final = round(1.06 * DRAWN_AT)
_MARGIN: Final = DRAWN_AT // 12
_LOZENGE: Final = DRAWN_AT // 2
_NARROWEST: Final = 0.84
"""How much narrower than it is meant a text may be drawn."""
_LOCK: Final = threading.Lock()
"""FreeType faces are not to be used by two threads at once."""


@lru_cache(maxsize=256)
def mask(text: str, size: int, widest: int = 0) -> Image.Image:
    """Return a text's coverage as an L image that begins and ends at the ink's sides.

    Its height depends on `size` alone (1.4 times it, the baseline at 1.06), so texts of one size align. A
    text wider than `widest` pixels (0: no limit) is drawn narrower, and if that is not enough it ends in an
    ellipsis, at a grapheme.
    """
    share = size / DRAWN_AT
    with _LOCK:
        line = _line(_fitting(clean(text), widest / share / _NARROWEST))
    width = min(line.width * share, widest or line.width)
    reduced = (max(1, round(width)), max(1, round(line.height * share)))
    return line.resize(reduced, Image.Resampling.BOX if share < 1 else Image.Resampling.BICUBIC)


@lru_cache(maxsize=256)
def fitting_size(text: str, size: int, widest: int) -> int:
    """Return a size at which a text is not cut to `widest` pixels: `size`, or less, down to 60% of it."""
    with _LOCK:
        needed = _width(clean(text)) * _NARROWEST * size / DRAWN_AT
    return size if needed <= widest else int(size * max(0.6, 0.97 * widest / needed))


def _fitting(text: str, widest: float) -> str:
    """Return as much of a text as is not wider than `widest` (0: no limit), with an ellipsis if it is cut."""
    if not widest or _width(text) <= widest:
        return text
    pieces = graphemes(text)
    low, high = 0, len(pieces) - 1
    while low < high:
        middle = (low + high + 1) // 2
        if _width(_cut(pieces, middle)) <= widest:
            low = middle
        else:
            high = middle - 1
    return _cut(pieces, low)


def _cut(pieces: list[str], kept: int) -> str:
    return "".join(pieces[:kept]).rstrip() + ELLIPSIS


def _width(text: str) -> float:
    return sum(_advance(run) for run in runs(text))


def _advance(run: Run) -> float:
    font, letters = run
    return opened(font).getlength(letters) if font else _LOZENGE


def _line(text: str) -> Image.Image:
    parts = runs(text)
    line = Image.new("L", (round(sum(map(_advance, parts))) + 2 * _MARGIN + len(parts), _HEIGHT))
    x = 0
    for part in parts:
        drawn = _drawn(part)
        place = (x, 0, x + drawn.width, _HEIGHT)
        line.paste(ImageChops.lighter(drawn, line.crop(place)), place)
        x += drawn.width - 2 * _MARGIN
    box = line.getbbox()
    return line.crop((box[0], 0, box[2], _HEIGHT)) if box else line.crop((0, 0, 1, _HEIGHT))


def _drawn(run: Run) -> Image.Image:
    """Draw a run at the size of `DRAWN_AT`, with a margin at both ends for what hangs over."""
    font, letters = run
    drawn = Image.new("L", (max(1, round(_advance(run))) + 2 * _MARGIN, _HEIGHT))
    pencil = ImageDraw.Draw(drawn)
    if font is None:
        _draw_lozenge(pencil, drawn.width // 2)
        return drawn
    face = opened(font)
    if not begins_left(letters) and not _lays_out_both_ways():
        letters = "".join(reversed(graphemes(letters)))
    if isinstance(face, ImageFont.FreeTypeFont):
        stroke = DRAWN_AT / 36 if font.bolder else 0
        pencil.text((_MARGIN, _BASELINE), letters, 255, face, anchor="ls", stroke_width=stroke)
    else:
        pencil.text((_MARGIN, 0), letters, 255, face)
    return drawn


def _draw_lozenge(pencil: ImageDraw.ImageDraw, x: int) -> None:
    """Draw what stands for letters that no font here has."""
    reach, y = _LOZENGE // 2 - _MARGIN // 3, _BASELINE - DRAWN_AT * 9 // 25
    pencil.polygon([(x - reach, y), (x, y - reach), (x + reach, y), (x, y + reach)], 150)


@cache
def _lays_out_both_ways() -> bool:
    """Return whether Pillow can lay out text from right to left: it needs FriBiDi from the system."""
    return bool(features.check("raqm"))
