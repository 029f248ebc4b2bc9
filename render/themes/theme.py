"""Themes: folders of data that define how everything looks."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from pydantic import ValidationError

from azul.pieces.tiles import COLOURS
from render.themes.files import ThemeError, ThemeFiles
from render.themes.kinds import Kind, Square
from render.themes.schema import FIELD, SPACE, Band, ThemeTable, TileTable
from render.themes.shapes import Rgb, Shape, blend

THEMES: Final = Path(__file__).parent
DEFAULT: Final = "azulejo"
_MAIN: Final = "theme.toml"
FADED: Final = 0.62
"""The share of the table's colour in everything that belongs to a seat that resigned."""
_FAINT: Final = 0.85
"""The share of a heading's ink that is left in faint text on it."""
_LIT, _DIM = 0.34, 0.36
"""The share of light on an edge towards the lamp, above on the left, and that of shade on the others."""
_FRAMING: Final = 0.62
"""The share of light in the frames of a complete colour, which lie in dark wells."""
_PRINTED: Final = 0.40
"""The share of a tile's inks that is left in the print of a tile that was just taken."""
_INLAID: Final = 0.28
"""The share of the rim's colour in the inlay of a board, and in what is painted on an empty factory."""
_WHITE: Final = (255, 255, 255)
_BLACK: Final = (0, 0, 0)
_SPACE: Final = (
    Square(shape="square", size=0.98, corner=0.2, ink=SPACE),
    Square(shape="square", size=0.91, corner=0.15, ink=FIELD),
)
"""An empty space of a theme that doesn't define one."""
_OBJECTS: Final = ("header", "turn", "win", "panel", "well", "plate", "plate_rim", "gain", "loss", "fresh")


@dataclass(frozen=True, slots=True)
class TileLook:
    """The inks of a tile by name, the shapes of its body, and those of its figure."""

    inks: Mapping[str, Rgb]
    body: tuple[Shape, ...]
    figures: tuple[Shape, ...]

    @property
    def layers(self) -> tuple[Shape, ...]:
        """All its shapes, from bottom to top."""
        return self.body + self.figures


@dataclass(frozen=True, slots=True, eq=False)
class Theme:
    """How pictures look. Compared and cached by identity, so load each theme only once.

    Commands and games use its `name`, people read its `title`.
    """

    name: str
    title: str
    colours: Mapping[str, Rgb]
    """Those of the file, and a faint ink for each kind of heading, such as `turn_faint`."""
    tiles: tuple[TileLook, ...]
    ghosts: tuple[TileLook, ...]
    """The faint figures on the bottom of the empty spaces for the tiles."""
    prints: tuple[TileLook, ...]
    """The pale prints of tiles that were just taken."""
    space: TileLook
    """An empty space for any tile."""
    unprinted: TileLook
    """An empty space of a wall without printed colours."""
    marker: TileLook
    ornament: tuple[Shape, ...]
    ornament_size: int
    inlay: tuple[Shape, ...] = ()
    """The decoration in a board above the staircase of its pattern lines."""
    plate: tuple[Shape, ...] = ()
    """What is painted on the face of a factory without a sign."""
    mat: tuple[Band, ...] = ()
    """What lies under the heap of the centre, from bottom to top."""

    def ghost(self, colour: int) -> TileLook:
        """Return the look of an empty space for a tile of `colour`."""
        return self.ghosts[colour]


def load_theme(folder: Path, variant: str = "") -> Theme:
    """Return the theme that a folder's `theme.toml` describes.

    `<variant>.toml` in the same folder overrides it, entry by entry. Raise `ThemeError` if a file can't be
    read or an entry is missing, invalid or unknown.
    """
    files = ThemeFiles([folder / _MAIN, *([folder / f"{variant}.toml"] if variant else [])])
    try:
        table = ThemeTable.model_validate(files.merged())
    except ValidationError as invalid:
        raise files.refusal(invalid) from invalid
    looks = [_looks(table, getattr(table.tiles, colour.word)) for colour in COLOURS]
    return Theme(
        name=_named(folder, variant),
        title=table.title,
        colours=_colours(table),
        tiles=tuple(tile for tile, _ in looks),
        ghosts=tuple(ghost for _, ghost in looks),
        prints=tuple(_printed(tile, table.colours.plate) for tile, _ in looks),
        space=TileLook(
            {FIELD: table.colours.well, SPACE: table.colours.well_rim},
            _drawn(table.ghost.space or table.ghost.body or _SPACE),
            (),
        ),
        unprinted=TileLook(
            {
                FIELD: blend(table.colours.well_rim, table.colours.well, table.ghost.field),
                SPACE: table.colours.well_rim,
            },
            _drawn(table.ghost.body or _SPACE),
            (),
        ),
        marker=TileLook(table.marker.inks, _drawn(table.marker.layers), ()),
        ornament=_drawn(table.ornament.layers),
        ornament_size=round(table.ornament.size),
        inlay=_drawn(table.inlay.layers),
        plate=_drawn(table.plate.layers),
        mat=table.mat.bands,
    )


def _colours(table: ThemeTable) -> dict[str, Rgb]:
    colours = dict(table.colours.inks)
    colours["resigned"] = blend(colours["table"], colours["header"], FADED)
    colours["resigned_ink"] = colours["ink"]
    colours["resigned_panel"] = blend(colours["table"], colours["panel"], FADED)
    faint = {
        f"{face}_faint": blend(colours[f"{face}_ink"], colours[face], _FAINT)
        for face in ("header", "turn", "win", "resigned")
    }
    inlay = {
        "inlay": blend(colours["rim"], colours["panel"], _INLAID),
        "hollow_glaze": blend(colours["asleep"], colours["hollow"], _INLAID),
    }
    lit = {f"{name}_lit": blend(_WHITE, colours[name], _LIT) for name in _OBJECTS}
    dim = {f"{name}_dim": blend(_BLACK, colours[name], _DIM) for name in _OBJECTS}
    lit["gain_lit"] = blend(_WHITE, colours["gain"], _FRAMING)
    return {**colours, **faint, **inlay, **lit, **dim}


def _printed(tile: TileLook, plate: Rgb) -> TileLook:
    pale = {name: blend(ink, plate, _PRINTED) for name, ink in tile.inks.items()}
    return TileLook(pale, tile.body, tile.figures)


def _looks(table: ThemeTable, tile: TileTable) -> tuple[TileLook, TileLook]:
    """Return the looks of a tile and of its ghost."""
    inks, paper = tile.inks, table.colours.well
    strength = table.ghost.strength if tile.strength is None else tile.strength
    pale = {name: blend(ink, paper, strength) for name, ink in inks.items()}
    pale[FIELD] = blend(tile.glaze, paper, table.ghost.field if tile.field is None else tile.field)
    pale[SPACE] = blend(tile.light, table.colours.well_rim, table.ghost.field)
    body = tile.body or (table.tile.body if table.tile else ())
    ghost, figures = tile.ghost or table.ghost.body or (), _drawn(tile.figures)
    return (
        TileLook(inks, _drawn(body) + _drawn(tile.relief), figures),
        TileLook(pale, _drawn(ghost), figures),
    )


def _drawn(kinds: Iterable[Kind]) -> tuple[Shape, ...]:
    return tuple(kind.drawn() for kind in kinds)


@cache
def _listed() -> Mapping[str, tuple[Path, str]]:
    """Return the folder and the variant of each theme by its name."""
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


def get_theme(name: str) -> Theme:
    """Return the theme of this name, always the same object. Raise `ThemeError` if there is none."""
    if name not in _listed():
        raise ThemeError(f"{name!r} isn't one of the themes {', '.join(theme_names())}")
    return _loaded(name)


def default_theme() -> Theme:
    """Return the default theme, azulejo."""
    return get_theme(DEFAULT)
