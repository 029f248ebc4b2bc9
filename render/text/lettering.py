"""Text as masks: drawn once at one size, reduced, shortened where it must be, and kept."""

import threading
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFont

from render.text.arabic import joined
from render.text.fonts import DRAWN_AT, Font, lays_out_both_ways, opened
from render.text.letters import Run, clean, graphemes, is_flag, is_invisible, runs

ELLIPSIS: Final = "…"
_HEIGHT: Final = round(1.4 * DRAWN_AT)
_BASELINE: Final = round(1.06 * DRAWN_AT)
_MARGIN: Final = DRAWN_AT // 12
_LOZENGE: Final = DRAWN_AT // 2
_EMOJI: Final = 0.9
"""How large a coloured picture is drawn, as a share of its font's size."""
_NARROWEST: Final = 0.84
"""How much narrower than it is meant a text may be drawn."""
_MIRRORED: Final = str.maketrans("()[]{}<>«»", ")(][}{><»«")
_LOCK: Final = threading.Lock()
"""FreeType faces are not to be used by two threads at once."""


@dataclass(frozen=True, slots=True, eq=False)
class Lettering:
    """A text's coverage as an L image, and if it has coloured pictures, these as RGBA image of that size.

    Compared by identity: each is drawn once and kept.
    """

    cover: Image.Image
    colours: Image.Image | None = None


def mask(text: str, size: int, widest: int = 0) -> Image.Image:
    """Return a text's coverage as an L image that begins and ends at the ink's sides.

    Its height depends on `size` alone (1.4 times it, the baseline at 1.06), so texts of one size align. A
    text wider than `widest` pixels (0: no limit) is drawn narrower, and if that is not enough it ends in an
    ellipsis, at a grapheme.
    """
    return lettering(text, size, widest).cover


@lru_cache(maxsize=256)
def lettering(text: str, size: int, widest: int = 0) -> Lettering:
    """Return what `mask` describes, with its coloured pictures."""
    share = size / DRAWN_AT
    with _LOCK:
        line = _line(_fitting(clean(text), widest / share / _NARROWEST))
    width = min(line.cover.width * share, widest or line.cover.width)
    reduced = (max(1, round(width)), max(1, round(line.cover.height * share)))
    way = Image.Resampling.BOX if share < 1 else Image.Resampling.BICUBIC
    return Lettering(
        line.cover.resize(reduced, way), line.colours.resize(reduced, way) if line.colours else None
    )


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
    if run.font is None:
        return _LOZENGE
    return opened(run.font).getlength(_laid_out(run, run.font)) * (_EMOJI if run.font.coloured else 1)


def _line(text: str) -> Lettering:
    parts = runs(text)
    size = (round(sum(map(_advance, parts))) + 2 * _MARGIN + len(parts), _HEIGHT)
    cover, colours = Image.new("L", size), Image.new("RGBA", size)
    x = 0
    for part in parts:
        drawn = _drawn(part)
        place = (x, 0, x + drawn.width, _HEIGHT)
        alpha = drawn
        if drawn.mode == "RGBA":
            colours.alpha_composite(drawn, (x, 0))
            alpha = drawn.getchannel("A")
        cover.paste(ImageChops.lighter(alpha, cover.crop(place)), place)
        x += drawn.width - 2 * _MARGIN
    box = cover.getbbox() or (0, 0, 1, _HEIGHT)
    box = (box[0], 0, box[2], _HEIGHT)
    return Lettering(cover.crop(box), colours.crop(box) if colours.getbbox() else None)


def _drawn(run: Run) -> Image.Image:
    """Draw a run at the size of `DRAWN_AT`, with a margin at both ends for what hangs over.

    A run in colour is an RGBA image, all others are L.
    """
    font = run.font
    width = max(1, round(_advance(run)))
    drawn = Image.new("L", (width + 2 * _MARGIN, _HEIGHT))
    pencil = ImageDraw.Draw(drawn)
    if font is None:
        _draw_lozenge(pencil, drawn.width // 2)
        return drawn
    face, letters = opened(font), _laid_out(run, font)
    if not isinstance(face, ImageFont.FreeTypeFont):
        pencil.text((_MARGIN, 0), letters, 255, face)
    elif font.coloured:
        return _drawn_in_colour(face, letters, width)
    else:
        direction = ("rtl" if run.from_right else "ltr") if face.layout_engine else None
        stroke = DRAWN_AT / 36 if font.bolder else 0
        pencil.text((_MARGIN, _BASELINE), letters, 255, face, "ls", stroke_width=stroke, direction=direction)
    return drawn


def _drawn_in_colour(face: ImageFont.FreeTypeFont, letters: str, width: int) -> Image.Image:
    large = Image.new("RGBA", (round(width / _EMOJI), round(_HEIGHT / _EMOJI)))
    ImageDraw.Draw(large).text(
        (0, round(_BASELINE / _EMOJI)), letters, font=face, anchor="ls", embedded_color=True
    )
    drawn = Image.new("RGBA", (width + 2 * _MARGIN, _HEIGHT))
    drawn.paste(large.resize((width, _HEIGHT), Image.Resampling.BOX), (_MARGIN, 0))
    return drawn


def _laid_out(run: Run, font: Font) -> str:
    """Return a run's letters as Pillow needs them: in the order of the screen if it can't lay them out."""
    letters = run.letters
    if lays_out_both_ways() and font.path is not None:
        return letters
    if font.coloured:
        return "".join(piece if is_flag(piece) else piece[0] for piece in graphemes(letters))
    if run.from_right:
        letters = "".join(reversed(graphemes(joined(letters, font.covers)))).translate(_MIRRORED)
    return "".join(letter for letter in letters if not is_invisible(letter))


def _draw_lozenge(pencil: ImageDraw.ImageDraw, x: int) -> None:
    """Draw what stands for letters that no font here has."""
    reach, y = _LOZENGE // 2 - _MARGIN // 3, _BASELINE - DRAWN_AT * 9 // 25
    pencil.polygon([(x - reach, y), (x, y - reach), (x + reach, y), (x, y + reach)], 150)
