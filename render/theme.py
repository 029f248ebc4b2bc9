"""Themes: folders of data that say how everything looks."""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from azul.tiles import COLOURS
from render.shapes import Rgb, Shape, blend, rgb, shape

THEMES: Final = Path(__file__).parent / "themes"
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
    )
)
TILE_INKS: Final = frozenset(("glaze", "light", "edge", "figure"))


class ThemeError(ValueError):
    """A theme that can't be used; the message names the file and the entry that is wrong."""


@dataclass(frozen=True, slots=True)
class TileLook:
    """The inks of one tile by name, and the shapes of its figure."""

    inks: Mapping[str, Rgb]
    figures: tuple[Shape, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Theme:
    """Everything a picture takes its looks from. Compared and cached by identity: load each theme once."""

    name: str
    colours: Mapping[str, Rgb]
    tiles: tuple[TileLook, ...]
    tile_body: tuple[Shape, ...]
    ghost_body: tuple[Shape, ...]
    ghost_strength: float
    ghost_field: float
    marker_inks: Mapping[str, Rgb]
    marker: tuple[Shape, ...]
    ornament: tuple[Shape, ...]
    ornament_size: int
    _ghosts: dict[int, TileLook] = field(default_factory=dict, repr=False)

    def ghost(self, colour: int) -> TileLook:
        """Return the look of a space that still waits for a tile of `colour`: its inks, paled."""
        if colour not in self._ghosts:
            look, paper = self.tiles[colour], self.colours["panel"]
            inks = {name: blend(ink, paper, self.ghost_strength) for name, ink in look.inks.items()}
            inks["field"] = blend(look.inks["glaze"], paper, self.ghost_field)
            self._ghosts[colour] = TileLook(inks, look.figures)
        return self._ghosts[colour]


class _Entries:
    """A table of a theme file that knows where it stands, so that a refusal can say it."""

    def __init__(self, path: Path, where: str, entries: object) -> None:
        self.path, self.where = path, where
        if not isinstance(entries, dict):
            raise self.refusal("is missing, or no table")
        self.entries: dict[str, object] = entries

    def refusal(self, reason: str, key: str = "") -> ThemeError:
        where = ".".join(part for part in (self.where, key) if part)
        return ThemeError(f"{self.path}: {where} {reason}")

    def table(self, key: str) -> "_Entries":
        return _Entries(
            self.path, ".".join(part for part in (self.where, key) if part), self.entries.get(key)
        )

    def text(self, key: str) -> str:
        value = self.entries.get(key)
        if not isinstance(value, str) or not value:
            raise self.refusal("must be text", key)
        return value

    def number(self, key: str) -> float:
        value = self.entries.get(key)
        if not isinstance(value, int | float) or isinstance(value, bool):
            raise self.refusal("must be a number", key)
        return float(value)

    def inks(self) -> Iterator[tuple[str, Rgb]]:
        for key, value in self.entries.items():
            if isinstance(value, str):
                try:
                    yield key, rgb(value)
                except ValueError as error:
                    raise self.refusal(f"is wrong: {error}", key) from error

    def shapes(self, key: str, inks: Mapping[str, Rgb]) -> tuple[Shape, ...]:
        layers = self.entries.get(key)
        if not isinstance(layers, list):
            raise self.refusal("must be a list of shapes", key)
        read = []
        for number, layer in enumerate(layers, 1):
            where = f"{key}, shape {number},"
            if not isinstance(layer, dict):
                raise self.refusal("must be a table", where)
            try:
                read.append(shape(layer))
                if read[-1].ink not in inks:
                    rgb(read[-1].ink)
            except ValueError as error:
                raise self.refusal(f"is wrong: {error}", where) from error
        return tuple(read)


def load_theme(folder: Path) -> Theme:
    """Return the theme that a folder's `theme.toml` describes.

    Raises `ThemeError` if the file can't be read or any entry is missing or wrong.
    """
    path = folder / "theme.toml"
    try:
        root = _Entries(path, "", tomllib.loads(path.read_text(encoding="utf-8")))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        message = f"{path}: {error}"
        raise ThemeError(message) from error
    colours = dict(root.table("colours").inks())
    if missing := COLOUR_NAMES - colours.keys():
        raise root.refusal(f"lacks {', '.join(sorted(missing))}", "colours")
    body, ghost, ornament, marker = (root.table(key) for key in ("tile", "ghost", "ornament", "marker"))
    looks = []
    for colour in COLOURS:
        tile = root.table("tiles").table(colour.word)
        inks = dict(tile.inks())
        if missing := TILE_INKS - inks.keys():
            raise tile.refusal(f"lacks {', '.join(sorted(missing))}")
        looks.append(TileLook(inks, tile.shapes("figures", inks)))
    shared = looks[0].inks
    marker_inks = dict(marker.inks())
    return Theme(
        name=root.text("name"),
        colours=colours,
        tiles=tuple(looks),
        tile_body=body.shapes("body", shared),
        ghost_body=ghost.shapes("body", {**shared, "field": shared["glaze"]}),
        ghost_strength=ghost.number("strength"),
        ghost_field=ghost.number("field"),
        marker_inks=marker_inks,
        marker=marker.shapes("layers", marker_inks),
        ornament=ornament.shapes("layers", colours),
        ornament_size=round(ornament.number("size")),
    )


@cache
def default_theme() -> Theme:
    """Return the theme of every picture that is not given another: azulejo."""
    return load_theme(THEMES / "azulejo")
