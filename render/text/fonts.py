"""The fonts that this machine has, and the letters that each one covers."""

import importlib.util
import logging
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from io import BytesIO
from pathlib import Path
from typing import BinaryIO, Final

import regex
from fontTools.ttLib import TTFont
from PIL import ImageFont, features
from pydantic import BaseModel, ConfigDict

DRAWN_AT: Final = 112
"""The size in pixels at which all letters are drawn, before they are reduced.

Every size would need a face of its own, whose first letter takes about 10 ms; reducing a mask is cheap.
"""
_LIST: Final = Path(__file__).with_name("fonts.toml")
_ASCII: Final = frozenset(range(0x20, 0x7F))
_log: Final = logging.getLogger(__name__)
Face = ImageFont.FreeTypeFont | ImageFont.ImageFont


@dataclass(frozen=True, eq=False)
class Font:
    """A font file, or Pillow's own small font when `path` is None.

    `axes` are those of a variable font; `bolder` thickens the strokes of one without a bold face; a
    `coloured` font holds bitmaps of one size, `drawn_at`, instead of outlines.
    """

    path: Path | None
    axes: tuple[float, ...] = ()
    bolder: bool = False
    coloured: bool = False
    drawn_at: int = DRAWN_AT

    def covers(self, letter: str) -> bool:
        """Return whether the font has a glyph for a letter."""
        return ord(letter) in self.code_points

    @cached_property
    def code_points(self) -> frozenset[int]:
        """The code points for which the font has glyphs; reading 45,000 of them takes a tenth of a second."""
        try:
            with self._file() as file, TTFont(file, lazy=True, fontNumber=0) as font:
                font.setGlyphOrder([])  # or the names of all glyphs would be read
                return frozenset(font.getBestCmap() or ())
        except Exception as error:  # noqa: BLE001 - fontTools raises many kinds of errors for a damaged font
            if self.path is not None:
                _log.warning("%s can't be read: %r", self.path.name, error)
            return frozenset() if self.path else _ASCII

    def _file(self) -> BinaryIO:
        return self.path.open("rb") if self.path else _pillows_own()


class _Entry(BaseModel):
    """One `[[font]]` of fonts.toml, where its entries are explained."""

    model_config = ConfigDict(extra="forbid")

    files: tuple[str, ...]
    package: str | None = None
    folder: Path | None = None
    weight: float | None = None
    width: float | None = None
    bolder: bool = False
    pixels: int | None = None
    scripts: tuple[str, ...] = ()

    def fonts(self) -> Iterator[Font]:
        """Yield a font for each of the files that exist."""
        folder = self.folder if self.package is None else _folder_of(self.package)
        axes = tuple(axis for axis in (self.weight, self.width) if axis is not None)
        for file in self.files if folder else ():
            path = Path(folder or "", file)
            if path.is_file():
                coloured = self.pixels is not None
                yield Font(path, axes, self.bolder, coloured, drawn_at=self.pixels or DRAWN_AT)


class _List(BaseModel):
    """The whole of fonts.toml."""

    model_config = ConfigDict(extra="forbid")

    font: tuple[_Entry, ...]


def _folder_of(package: str) -> Path | None:
    found = importlib.util.find_spec(package)
    places = found.submodule_search_locations if found else None
    return Path(places[0]) if places else None


@cache
def installed() -> tuple[Font, ...]:
    """Return the fonts of fonts.toml that this machine has, best first; only Pillow's own if it has none."""
    fonts = [font for entry in _listed() for font in entry.fonts()]
    return tuple(fonts) or (Font(None, bolder=True),)


def package_for(letter: str) -> str:
    """Return the Python package to install for a letter, as `pip` calls it; empty if none is known."""
    for entry in _listed():
        if entry.package and any(regex.match(rf"\p{{Script={script}}}", letter) for script in entry.scripts):
            return entry.package.replace("_", "-")
    return ""


@cache
def _listed() -> tuple[_Entry, ...]:
    return _List.model_validate(tomllib.loads(_LIST.read_text(encoding="utf-8"))).font


@cache
def opened(font: Font) -> Face:
    """Return a font's face at the size it is drawn at; cached."""
    if font.path is None:
        return _pillows_own_face()
    layout = ImageFont.Layout.RAQM if lays_out_both_ways() else ImageFont.Layout.BASIC
    face = ImageFont.truetype(str(font.path), font.drawn_at, layout_engine=layout)
    if font.axes:
        face.set_variation_by_axes(list(font.axes))
    return face


def _pillows_own_face() -> Face:
    """Return the font inside Pillow with basic layout, which is the same on every machine."""
    if own := _pillows_own().getvalue():
        return ImageFont.truetype(BytesIO(own), DRAWN_AT, layout_engine=ImageFont.Layout.BASIC)
    return ImageFont.load_default(DRAWN_AT)


def _pillows_own() -> BytesIO:
    """Return the file of the font inside Pillow, empty if Pillow was built without FreeType."""
    own = ImageFont.load_default(DRAWN_AT)
    if isinstance(own, ImageFont.FreeTypeFont) and isinstance(own.path, BytesIO):
        return own.path
    return BytesIO()


@cache
def lays_out_both_ways() -> bool:
    """Return whether Pillow can lay out text from right to left, for which the system must have FriBiDi."""
    return bool(features.check("raqm"))
