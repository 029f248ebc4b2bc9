"""Text runs: letters in one font and one direction, measured and drawn.

A font can fail to draw a glyph that it has: U+FDFD in Noto Sans Arabic is so wide that FreeType gives up with
a "raster overflow". A lozenge stands for what can't be drawn.
"""

import logging
import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Final, NamedTuple, TypeVar

import regex
from PIL import Image, ImageChops, ImageDraw, ImageFont

from render.text.arabic import joined
from render.text.bidi import mirrored
from render.text.cleaning import graphemes, without_invisible
from render.text.fonts import DRAWN_AT, Font, lays_out_both_ways, opened

HEIGHT: Final = round(1.4 * DRAWN_AT)
MARGIN: Final = DRAWN_AT // 12
_BASELINE: Final = round(1.06 * DRAWN_AT)
_LOZENGE: Final = DRAWN_AT // 2
_EMOJI: Final = 0.9
"""The size of a coloured emoji, as a share of its font's size."""
_IN_NUMBERS: Final = frozenset("0123456789.,:+\u2212±×·/% \u00a0\u202f")
"""The signs that numbers consist of. There are always new numbers, but few signs."""
_FLAG: Final = regex.compile(r"\p{Regional_Indicator}{2}")
_Result = TypeVar("_Result")
_Sign = tuple[float, Image.Image]
"""The distance from a sign to the next one, and its image."""
_log: Final = logging.getLogger(__name__)


class TextRun(NamedTuple):
    """Letters in one font and one direction; if it has no font, a lozenge stands for them."""

    font: Font | None
    letters: str
    from_right: bool = False


@lru_cache(maxsize=4096)
def can_draw(font: Font, letters: str) -> bool:
    """Return whether a font can draw letters that it covers; log those that it can't, once."""
    run = TextRun(font, letters)
    try:
        _advance(run)
        _drawn(run)
    except Exception as error:  # noqa: BLE001 - a font may fail in any way
        codes = " ".join(f"U+{ord(letter):04X}" for letter in letters)
        _log.warning("%s can't draw %s: %r", font.path.name if font.path else "Pillow's font", codes, error)
        return False
    return True


def advance(run: TextRun) -> float:
    """Return the width of a run at size `DRAWN_AT`, in pixels."""
    return _or_lozenge(_advance, run)


def drawn(run: TextRun) -> Image.Image:
    """Return a run drawn at size `DRAWN_AT`, `HEIGHT` high, with margins on both sides for overhanging ink.

    The image is RGBA for a coloured font, otherwise L.
    """
    return _or_lozenge(_drawn, run)


def _or_lozenge(work: Callable[[TextRun], _Result], run: TextRun) -> _Result:
    try:
        return work(run)
    except Exception:  # noqa: BLE001 - logged; a font may fail in any way
        log_error_once("A font can't draw a run of letters; a lozenge takes its place")
        return work(run._replace(font=None))


@lru_cache(maxsize=64)
def log_error_once(message: str) -> None:
    """Log the error being handled, with its traceback, unless this message was logged before."""
    _log.exception(message)


def _advance(run: TextRun) -> float:
    if run.font is None:
        return _LOZENGE
    if signs := _signs(run):
        return sum(width for width, _ in signs)
    return opened(run.font).getlength(_laid_out(run, run.font)) * (_EMOJI if run.font.coloured else 1)


def _drawn(run: TextRun) -> Image.Image:
    font = run.font
    if signs := _signs(run):
        return _number(signs)
    width = max(1, round(_advance(run)))
    image = Image.new("L", (width + 2 * MARGIN, HEIGHT))
    pencil = ImageDraw.Draw(image)
    if font is None:
        _draw_lozenge(pencil, image.width // 2)
        return image
    face, letters = opened(font), _laid_out(run, font)
    if not isinstance(face, ImageFont.FreeTypeFont):
        pencil.text((MARGIN, 0), letters, 255, face)
    elif font.coloured:
        return _drawn_in_colour(face, letters, width)
    else:
        direction = ("rtl" if run.from_right else "ltr") if face.layout_engine else None
        stroke = DRAWN_AT / 36 if font.bolder else 0
        pencil.text((MARGIN, _BASELINE), letters, 255, face, "ls", stroke_width=stroke, direction=direction)
    return image


def _signs(run: TextRun) -> list[_Sign]:
    """Return the signs of a number; [] for other runs, and for fonts that draw several at once otherwise."""
    font, letters = run.font, run.letters
    if font is None or font.coloured or font.bolder or run.from_right or len(letters) == 1:
        return []
    return [sign_of(font, letter) for letter in letters] if _IN_NUMBERS.issuperset(letters) else []


@lru_cache(maxsize=64)
def sign_of(font: Font, letter: str) -> _Sign:
    """Return a sign of numbers in a font."""
    run = TextRun(font, letter)
    return _advance(run), _drawn(run)


def _number(signs: Sequence[_Sign]) -> Image.Image:
    """Return a number composed of its signs: the same pixels in a fraction of the time."""
    places = list(accumulate((width for width, _ in signs), initial=0.0))
    image = Image.new("L", (max(1, round(places[-1])) + 2 * MARGIN, HEIGHT))
    for place, (_, cover) in zip(places, signs, strict=False):
        x = math.floor(place + 0.5)
        box = (x, 0, x + cover.width, HEIGHT)
        image.paste(ImageChops.lighter(cover, image.crop(box)), box)
    return image


def _drawn_in_colour(face: ImageFont.FreeTypeFont, letters: str, width: int) -> Image.Image:
    large = Image.new("RGBA", (round(width / _EMOJI), round(HEIGHT / _EMOJI)))
    ImageDraw.Draw(large).text(
        (0, round(_BASELINE / _EMOJI)), letters, font=face, anchor="ls", embedded_color=True
    )
    image = Image.new("RGBA", (width + 2 * MARGIN, HEIGHT))
    image.paste(large.resize((width, HEIGHT), Image.Resampling.BOX), (MARGIN, 0))
    return image


def _laid_out(run: TextRun, font: Font) -> str:
    """Return a run's letters as Pillow needs them: in visual order if it can't lay them out itself."""
    letters = run.letters
    if lays_out_both_ways() and font.path is not None:
        return letters
    if font.coloured:
        return "".join(piece if _FLAG.fullmatch(piece) else piece[0] for piece in graphemes(letters))
    if run.from_right:
        pieces = reversed(graphemes(joined(letters, font.covers)))
        turned = ((piece, mirrored(piece)) for piece in pieces)
        letters = "".join(mirror if all(map(font.covers, mirror)) else piece for piece, mirror in turned)
    return without_invisible(letters)


def _draw_lozenge(pencil: ImageDraw.ImageDraw, x: int) -> None:
    """Draw the placeholder for letters that can't be drawn."""
    reach, y = _LOZENGE // 2 - MARGIN // 3, _BASELINE - DRAWN_AT * 9 // 25
    pencil.polygon([(x - reach, y), (x, y - reach), (x + reach, y), (x, y + reach)], 150)
