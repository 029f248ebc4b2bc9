"""Text as masks: drawn once at one size, shortened if necessary, reduced, and cached."""

import threading
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image, ImageChops

from render.text.cleaning import NAMELESS, clean, graphemes
from render.text.fallback import text_runs
from render.text.fonts import DRAWN_AT
from render.text.shaping import HEIGHT, MARGIN, TextRun, advance, drawn, log_error_once, sign_of

ELLIPSIS: Final = "…"
NARROWEST: Final = 0.84
"""How far a text may be condensed before it is cut."""
_WIDEST: Final = 64 * DRAWN_AT
"""No text is drawn wider than this."""
_MOST_TEXTS: Final = 6_000
"""How many texts are cached packed, in 4 kB each: the names in 1,000 games, in all sizes of a turn.

Drawing a name again takes as long as all the rest of a picture.
"""
_MOST_AS_DRAWN: Final = 32
"""How many texts are cached as they are drawn, in 20 to 600 kB each, to be reduced to other sizes."""
_MOST_MEASURED: Final = 256
_REPLACED: Final = "A text can't be drawn; a lozenge takes its place"
_LOCK: Final = threading.Lock()
"""Two threads must not use a FreeType face at the same time."""


@dataclass(frozen=True, slots=True)
class Lettering:
    """A text's coverage as an L image, and its coloured emoji, if any, as an RGBA image of that size."""

    cover: Image.Image
    colours: Image.Image | None = None


def mask(text: str, size: int, widest: int = 0) -> Image.Image:
    """Return a text's coverage as an L image, cropped to its ink on the left and right.

    Its height depends on `size` alone (1.4 times it, the baseline at 1.06), so texts of one size align. A
    text wider than `widest` pixels (0: no limit) is condensed, and if that is not enough cut at a grapheme,
    with an ellipsis. No text raises an error: a lozenge stands for letters that can't be drawn.
    """
    return lettered(text, size, widest).cover


@dataclass(frozen=True, slots=True)
class _Packed:
    """A lettering in an eighth of its memory: the size of its images, and their deflated pixels."""

    size: tuple[int, int]
    cover: bytes
    colours: bytes = b""

    @classmethod
    def of(cls, letters: Lettering) -> "_Packed":
        """Pack a lettering."""
        cover, colours = letters.cover, letters.colours
        return cls(cover.size, _deflated(cover), _deflated(colours) if colours else b"")

    def lettering(self) -> Lettering:
        """Unpack the lettering."""
        cover = Image.frombytes("L", self.size, zlib.decompress(self.cover))
        colours = self.colours and Image.frombytes("RGBA", self.size, zlib.decompress(self.colours))
        return Lettering(cover, colours or None)


def _deflated(image: Image.Image) -> bytes:
    return zlib.compress(image.tobytes(), 1)


@lru_cache(maxsize=128)
def lettered(text: str, size: int, widest: int = 0) -> Lettering:
    """Return what `mask` describes, with its coloured emoji."""
    return _packed(text, size, widest).lettering()


def forget() -> None:
    """Clear the caches of texts, as the fonts have changed."""
    for kept in (lettered, _packed, _as_drawn, fitting_size, _width, sign_of):
        kept.cache_clear()


@lru_cache(maxsize=_MOST_TEXTS)
def _packed(text: str, size: int, widest: int) -> _Packed:
    share = size / DRAWN_AT
    with _LOCK:
        try:
            line = _as_drawn(_fitting(_shown(text), widest / share / NARROWEST or _WIDEST))
        except Exception:  # noqa: BLE001 - logged; no text may keep a picture from being drawn
            log_error_once(_REPLACED)
            line = None
        if line is None or (text and not line.cover.getbbox()):
            line = _line([TextRun(None, NAMELESS)])
    width = min(line.cover.width * share, widest or line.cover.width)
    reduced = (max(1, round(width)), max(1, round(line.cover.height * share)))
    way = Image.Resampling.BOX if share < 1 else Image.Resampling.BICUBIC
    colours = line.colours.resize(reduced, way) if line.colours else None
    return _Packed.of(Lettering(line.cover.resize(reduced, way), colours))


@lru_cache(maxsize=_MOST_TEXTS)
def fitting_size(text: str, size: int, widest: int) -> int:
    """Return the size at which a text fits `widest` pixels without being cut, but at least 60% of `size`."""
    with _LOCK:
        try:
            needed = _width(_shown(text)) * NARROWEST * size / DRAWN_AT
        except Exception:  # noqa: BLE001 - as above
            log_error_once(_REPLACED)
            return size
    return size if needed <= widest else int(size * max(0.6, 0.97 * widest / needed))


def _shown(text: str) -> str:
    return clean(text) or (NAMELESS if text else "")


def _fitting(text: str, widest: float) -> str:
    """Return a text, cut to `widest` with an ellipsis if it is wider."""
    if _width(text) <= widest:
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


def _cut(pieces: Sequence[str], kept: int) -> str:
    return "".join(pieces[:kept]).rstrip() + ELLIPSIS


@lru_cache(maxsize=_MOST_MEASURED)
def _width(text: str) -> float:
    return sum(map(advance, text_runs(text)))


@lru_cache(maxsize=_MOST_AS_DRAWN)
def _as_drawn(text: str) -> Lettering:
    """Return a clean text at the size at which letters are drawn; cached."""
    return _line(text_runs(text))


def _line(runs: Sequence[TextRun]) -> Lettering:
    parts = [drawn(run) for run in runs]
    size = (sum(part.width - 2 * MARGIN for part in parts) + 2 * MARGIN, HEIGHT)
    cover = Image.new("L", size)
    colours = Image.new("RGBA", size) if any(part.mode == "RGBA" for part in parts) else None
    x = 0
    for part in parts:
        place = (x, 0, x + part.width, HEIGHT)
        alpha = part
        if colours and part.mode == "RGBA":
            colours.alpha_composite(part, (x, 0))
            alpha = part.getchannel("A")
        cover.paste(ImageChops.lighter(alpha, cover.crop(place)), place)
        x += part.width - 2 * MARGIN
    box = cover.getbbox() or (0, 0, 1, HEIGHT)
    box = (box[0], 0, box[2], HEIGHT)
    return Lettering(cover.crop(box), colours.crop(box) if colours else None)
