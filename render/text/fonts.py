"""The fonts this machine has, and which of them has a letter."""

import importlib.util
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Final

from fontTools.ttLib import TTFont, TTLibError
from PIL import ImageFont, features

from render.text.coverage import Coverage, coverage

DRAWN_AT: Final = 112
"""The one size that letters are drawn at, in pixels, before they are reduced.

The first letter of a face costs about 10 ms, a face is needed for each size, and reducing a mask is cheap.
"""
_LIST: Final = Path(__file__).with_name("fonts.toml")
_LATIN: Final = Coverage(((0x20, 0x7E),))
Face = ImageFont.FreeTypeFont | ImageFont.ImageFont


@dataclass(frozen=True, slots=True, eq=False)
class Font:
    """A font file, or Pillow's own small font when `path` is None.

    `axes` are those of a variable font; `bolder` asks for thicker strokes than the font has; a `coloured`
    font holds pictures of one size, `drawn_at`, instead of outlines.
    """

    path: Path | None
    axes: tuple[float, ...] = ()
    bolder: bool = False
    coloured: bool = False
    drawn_at: int = DRAWN_AT
    _coverage: list[Coverage] = field(default_factory=list, repr=False)

    def covers(self, letter: str) -> bool:
        """Return whether the font has a glyph for a letter."""
        if not self._coverage:
            self._coverage.append(_read(self.path or _pillows_own()))
        return ord(letter) in self._coverage[0]


def _pillows_own() -> BytesIO:
    """Return the file of the font inside Pillow; empty if Pillow was built without FreeType."""
    own = ImageFont.load_default(DRAWN_AT)
    return (
        own.path if isinstance(own, ImageFont.FreeTypeFont) and isinstance(own.path, BytesIO) else BytesIO()
    )


def _pillows_own_face() -> Face:
    """Return the font inside Pillow, laid out by Pillow alone: the same on every machine."""
    if own := _pillows_own().getvalue():
        return ImageFont.truetype(BytesIO(own), DRAWN_AT, layout_engine=ImageFont.Layout.BASIC)
    return ImageFont.load_default(DRAWN_AT)


def _read(file: Path | BytesIO) -> Coverage:
    try:
        with TTFont(file, lazy=True, fontNumber=0) as font:
            return coverage(font)
    except (OSError, TTLibError):
        return _LATIN if isinstance(file, BytesIO) else Coverage(())


def _located(entry: dict[str, object]) -> Iterator[Path]:
    """Yield those of an entry's files that exist."""
    folder = entry.get("folder")
    if isinstance(package := entry.get("package"), str):
        found = importlib.util.find_spec(package)
        places = list(found.submodule_search_locations or ()) if found else []
        folder = places[0] if places else None
    files = entry["files"]
    for file in files if folder and isinstance(files, list) else ():
        path = Path(str(folder)) / str(file)
        if path.is_file():
            yield path


def _font(entry: dict[str, object], path: Path) -> Font:
    weight, width, size = (entry.get(key) for key in ("weight", "width", "pixels"))
    return Font(
        path,
        axes=(float(weight), float(width))
        if isinstance(weight, int | float) and isinstance(width, int | float)
        else (),
        bolder=bool(entry.get("bolder")),
        coloured=isinstance(size, int),
        drawn_at=size if isinstance(size, int) else DRAWN_AT,
    )


@cache
def installed() -> tuple[Font, ...]:
    """Return the fonts of fonts.toml that this machine has, best first; Pillow's own font if it has none."""
    entries = tomllib.loads(_LIST.read_text(encoding="utf-8"))["font"]
    fonts = [_font(entry, path) for entry in entries for path in _located(entry)]
    return tuple(fonts) or (Font(None, bolder=True),)


@cache
def opened(font: Font) -> Face:
    """Return a font ready to draw at the size that it is drawn at; opened once and kept."""
    if font.path is None:
        return _pillows_own_face()
    layout = ImageFont.Layout.RAQM if lays_out_both_ways() else ImageFont.Layout.BASIC
    face = ImageFont.truetype(str(font.path), font.drawn_at, layout_engine=layout)
    if font.axes:
        face.set_variation_by_axes(list(font.axes))
    return face


@cache
def lays_out_both_ways() -> bool:
    """Return whether Pillow can lay out text from right to left: it needs FriBiDi from the system."""
    return bool(features.check("raqm"))
