"""The fonts this machine has, and which of them has a letter."""

import importlib.util
import tomllib
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from fontTools.ttLib import TTFont, TTLibError
from PIL import ImageFont

_LIST: Final = Path(__file__).with_name("fonts.toml")
Drawable = ImageFont.FreeTypeFont | ImageFont.ImageFont


@dataclass(frozen=True, slots=True, eq=False)
class Font:
    """A font file, or Pillow's own small font when `path` is None.

    `axes` are those of a variable font; `bolder` asks for thicker strokes than the font has.
    """

    path: Path | None
    axes: tuple[float, ...] = ()
    bolder: bool = False
    _coverage: list[frozenset[int]] = field(default_factory=list, repr=False)

    def covers(self, letter: str) -> bool:
        """Return whether the font has a glyph for a letter."""
        if not self._coverage:
            self._coverage.append(_coverage(self.path))
        return ord(letter) in self._coverage[0]


def _coverage(path: Path | None) -> frozenset[int]:
    if path is None:
        return frozenset(range(0x20, 0x7F))
    try:
        with TTFont(path, lazy=True, fontNumber=0) as font:
            return frozenset(font.getBestCmap() or ())
    except (OSError, TTLibError):
        return frozenset()


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
    return tuple(fonts) or (Font(None),)


@lru_cache(maxsize=96)
def opened(font: Font, size: int) -> Drawable:
    """Return a font ready to draw at a size in pixels; opened once and kept, up to a bound."""
    if font.path is None:
        return ImageFont.load_default(size)
    ready = ImageFont.truetype(str(font.path), size)
    if font.axes:
        ready.set_variation_by_axes(list(font.axes))
    return ready
