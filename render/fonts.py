"""The fonts this machine has, and which of them has a letter."""

import importlib.util
import tomllib
from dataclasses import dataclass, field
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Final

from fontTools.ttLib import TTFont, TTLibError
from PIL import ImageFont

from render.coverage import Coverage, coverage

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

    `axes` are those of a variable font; `bolder` asks for thicker strokes than the font has.
    """

    path: Path | None
    axes: tuple[float, ...] = ()
    bolder: bool = False
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


def _read(file: Path | BytesIO) -> Coverage:
    try:
        with TTFont(file, lazy=True, fontNumber=0) as font:
            return coverage(font)
    except (OSError, TTLibError):
        return _LATIN if isinstance(file, BytesIO) else Coverage(())


def _locate(entry: dict[str, object]) -> Path | None:
    folder = entry.get("folder")
    if isinstance(package := entry.get("package"), str):
        found = importlib.util.find_spec(package)
        places = list(found.submodule_search_locations or ()) if found else []
        folder = places[0] if places else None
    path = Path(str(folder)) / str(entry["file"]) if folder else None
    return path if path and path.is_file() else None


@cache
def installed() -> tuple[Font, ...]:
    """Return the fonts of fonts.toml that this machine has, best first; Pillow's own font if it has none."""
    fonts = []
    for entry in tomllib.loads(_LIST.read_text(encoding="utf-8"))["font"]:
        if path := _locate(entry):
            axes = (float(entry["weight"]), float(entry["width"])) if "weight" in entry else ()
            fonts.append(Font(path, axes, bool(entry.get("bolder"))))
    return tuple(fonts) or (Font(None, bolder=True),)


@cache
def opened(font: Font) -> Face:
    """Return a font ready to draw at `DRAWN_AT`; opened once and kept."""
    if font.path is None:
        return ImageFont.load_default(DRAWN_AT)
    face = ImageFont.truetype(str(font.path), DRAWN_AT)
    if font.axes:
        face.set_variation_by_axes(list(font.axes))
    return face
