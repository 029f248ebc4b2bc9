"""Themes: folders of data that say how everything looks."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from azul.pieces.tiles import COLOURS
from render.themes.entries import Entries, ThemeError, read
from render.themes.shapes import Rgb, Shape, blend

THEMES: Final = Path(__file__).parent
DEFAULT: Final = "azulejo"
_MAIN: Final = "theme.toml"
COLOUR_NAMES: Final = frozenset(
    (
        "table",
        "ornament",
        "table_ink",
        "panel",
        "rim",
        "shade",
        "header",
        "header_ink",
        "turn",
        "turn_ink",
        "turn_rim",
        "ink",
        "muted",
        "cell",
        "cell_rim",
        "plate",
        "plate_rim",
        "plate_glaze",
        "gain",
        "loss",
        "fresh",
        "fresh_ink",
        "ready",
        "sign",
        "asleep",
    )
)
TILE_INKS: Final = frozenset(("glaze", "light", "edge", "figure"))
_TABLES: Final = ("title", "colours", "ornament", "tile", "ghost", "tiles", "marker")


@dataclass(frozen=True, slots=True)
class TileLook:
    """The inks of one tile by name, the shapes of its body and those of the figure on it."""

    inks: Mapping[str, Rgb]
    body: tuple[Shape, ...]
    figures: tuple[Shape, ...]

    @property
    def layers(self) -> tuple[Shape, ...]:
        """Everything that is drawn, from the lowest."""
        return self.body + self.figures


@dataclass(frozen=True, slots=True, eq=False)
class Theme:
    """Everything a picture takes its looks from. Compared and cached by identity: load each theme once.

    `name` is the one that commands and games use, `title` the one that people read.
    """

    name: str
    title: str
    colours: Mapping[str, Rgb]
    tiles: tuple[TileLook, ...]
    ghosts: tuple[TileLook, ...]
    """The looks of spaces that still wait for their tile: the same figures, paled."""
    marker: TileLook
    ornament: tuple[Shape, ...]
    ornament_size: int

    def ghost(self, colour: int) -> TileLook:
        """Return the look of a space that still waits for a tile of `colour`."""
        return self.ghosts[colour]


def load_theme(folder: Path, variant: str = "") -> Theme:
    """Return the theme that a folder's `theme.toml` describes.

    What `<variant>.toml` in the same folder says overrules it, entry by entry. Raises `ThemeError` if a file
    can't be read or any entry is missing, wrong or unknown.
    """
    files = [folder / _MAIN, *([folder / f"{variant}.toml"] if variant else [])]
    root = read(files)
    root.only(_TABLES)
    colours = root.table("colours").inks(COLOUR_NAMES)
    marker, ornament = root.table("marker"), root.table("ornament")
    marker_inks = marker.inks(())
    tables = root.table("tiles")
    tables.only(colour.word for colour in COLOURS)
    looks = [(_tile(root, colour.word), _ghost(root, colour.word, colours["panel"])) for colour in COLOURS]
    return Theme(
        name=_named(folder, variant),
        title=root.text("title"),
        colours=colours,
        tiles=tuple(tile for tile, _ in looks),
        ghosts=tuple(ghost for _, ghost in looks),
        marker=TileLook(marker_inks, marker.shapes("layers", marker_inks), ()),
        ornament=ornament.shapes("layers", colours),
        ornament_size=round(ornament.number("size", 8, 400)),
    )


def _tile(root: Entries, word: str) -> TileLook:
    own = root.table("tiles").table(word)
    inks = own.inks(TILE_INKS)
    body = own if own.has("body") else root.table("tile")
    relief = own.shapes("relief", inks) if own.has("relief") else ()
    return TileLook(inks, body.shapes("body", inks) + relief, own.shapes("figures", inks))


def _ghost(root: Entries, word: str, paper: Rgb) -> TileLook:
    own, common = root.table("tiles").table(word), root.table("ghost")
    solid = own.inks(TILE_INKS)
    strength, field = common.number("strength", 0, 1), common.number("field", 0, 1)
    inks = {name: blend(ink, paper, strength) for name, ink in solid.items()}
    inks["field"] = blend(solid["glaze"], paper, field)
    body = own.shapes("ghost", inks) if own.has("ghost") else common.shapes("body", inks)
    return TileLook(inks, body, own.shapes("figures", inks))


@cache
def _listed() -> Mapping[str, tuple[Path, str]]:
    """Return each theme's folder and variant by its name."""
    folders = sorted((path.parent for path in THEMES.glob(f"*/{_MAIN}")), key=lambda path: path.name)
    folders.sort(key=lambda path: path.name != DEFAULT)
    return {
        _named(folder, variant): (folder, variant)
        for folder in folders
        for variant in ("", *sorted(path.stem for path in folder.glob("*.toml") if path.name != _MAIN))
    }


def _named(folder: Path, variant: str) -> str:
    return f"{folder.name}-{variant}" if variant else folder.name


@cache
def _loaded(name: str) -> Theme:
    return load_theme(*_listed()[name])


def theme_names() -> tuple[str, ...]:
    """Return the names of all themes: azulejo first, each folder before its variants."""
    return tuple(_listed())


def theme(name: str) -> Theme:
    """Return the theme of this name, always the same object. Raises `ThemeError` if there is none."""
    if name not in _listed():
        raise ThemeError(f"{name!r} is none of the themes {', '.join(theme_names())}")
    return _loaded(name)


def default_theme() -> Theme:
    """Return the theme of every picture that is not given another: azulejo."""
    return theme(DEFAULT)
