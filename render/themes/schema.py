"""The entries of theme.toml, which docs/themes.md explains."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, Final, Self

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, PlainValidator, model_validator

from render.themes.files import Place, WrongEntry
from render.themes.kinds import AnyKind, Kind, Ring, Share
from render.themes.shapes import Rgb, rgb

FIELD: Final = "field"
"""An additional ink of ghosts: the bottom of their space."""
SPACE: Final = "space"
"""Another one: the outline of their space."""
INLAY: Final = "inlay"
"""An additional ink of the inlay of boards."""
FACE: Final = "face"
"""An ink of what is painted on factories: their face."""
GLAZE: Final = "glaze"
"""Another one: what is painted on it."""


def _not_blank(text: str) -> str:
    if not text.strip():
        message = "must not be blank"
        raise ValueError(message)
    return text


Colour = Annotated[Rgb, PlainValidator(rgb)]
Shapes = tuple[AnyKind, ...]


class _Table(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class _Inks(BaseModel):
    """A table that may define additional colours for its shapes."""

    model_config = ConfigDict(frozen=True, extra="allow")
    __pydantic_extra__: dict[str, Colour]  # type: ignore[mutable-override] # pydantic reads it

    @property
    def inks(self) -> dict[str, Rgb]:
        """All its colours by name."""
        return {name: value for name, value in self if name not in _OTHER_ENTRIES and value is not None}


class Colours(_Inks):
    """`[colours]`: the colours of everything but tiles."""

    table: Colour
    ornament: Colour
    table_ink: Colour
    panel: Colour
    rim: Colour
    shade: Colour
    header: Colour
    header_ink: Colour
    turn: Colour
    turn_ink: Colour
    turn_rim: Colour
    win: Colour
    win_ink: Colour
    win_rim: Colour
    ink: Colour
    muted: Colour
    cell: Colour
    cell_rim: Colour
    well: Colour
    well_rim: Colour
    well_ink: Colour
    hollow: Colour
    mat: Colour
    mat_rim: Colour
    plate: Colour
    plate_rim: Colour
    plate_glaze: Colour
    gain: Colour
    loss: Colour
    fresh: Colour
    fresh_ink: Colour
    ready: Colour
    sign: Colour
    asleep: Colour

    @model_validator(mode="before")
    @classmethod
    def _younger(cls, entries: object) -> object:
        """Give a theme that is older than some colours substitutes for them."""
        if not isinstance(entries, dict):
            return entries
        lent = [lent for lent in _YOUNGER if not entries.keys() & lent.keys()]
        return {
            **{new: entries[old] for each in lent for new, old in each.items() if old in entries},
            **entries,
        }


class Ornament(_Table):
    """`[ornament]`: the pattern on the table."""

    size: Annotated[float, Field(strict=True, ge=8, le=400)]
    layers: Shapes


class Inlay(_Table):
    """`[inlay]`: the decoration in a board above the staircase of its pattern lines."""

    layers: Shapes = ()


class Plate(_Table):
    """`[plate]`: what is painted on the face of a factory without a sign."""

    layers: Shapes = (Ring(shape="ring", radius=0.87, width=0.06, ink=GLAZE),)


class Band(_Table):
    """A layer of a mat: all that is inside of an edge, or with a `width` a line along it.

    Lengths are in tiles: how far the edge lies inside of the mat's, how deep the lobes are that it has, and
    the `pitch` of lobes or dashes, of which the dash takes a share: all of it is a line without gaps, nothing
    of it are dots.
    """

    ink: str
    alpha: Share = 1.0
    inset: Annotated[float, Field(strict=True, ge=0, le=1)] = 0.0
    width: Annotated[float, Field(strict=True, gt=0, le=1)] | None = None
    lobe: Annotated[float, Field(strict=True, ge=0, le=0.5)] = 0.0
    pitch: Annotated[float, Field(strict=True, ge=0.1, le=4)] = 0.4
    dash: Share = 1.0


class Mat(_Table):
    """`[mat]`: what lies under the heap of the centre."""

    bands: Annotated[tuple[Band, ...], Field(min_length=1)] = (
        Band(ink="mat_rim"),
        Band(ink="mat", inset=0.06),
    )


class TileTable(_Inks):
    """`[tiles.blue]` and so on: a tile's inks and shapes."""

    glaze: Colour
    light: Colour
    edge: Colour
    figure: Colour
    halo: Colour | None = None
    figures: Shapes
    body: Shapes | None = None
    relief: Shapes = ()
    ghost: Shapes | None = None
    strength: Share | None = None
    field: Share | None = None


class Tiles(_Table):
    """`[tiles]`: a table for each of the five colours."""

    blue: TileTable
    yellow: TileTable
    red: TileTable
    black: TileTable
    white: TileTable


class Tile(_Table):
    """`[tile]`: the body of tiles that don't define their own."""

    body: Shapes


class Ghost(_Table):
    """`[ghost]`: how prints differ from their tiles, and the body of those that don't define their own.

    `space` is the body of spaces for tiles of any colour, where it differs.
    """

    strength: Share
    field: Share
    body: Shapes | None = None
    space: Shapes | None = None


class Marker(_Inks):
    """`[marker]`: the first-player marker."""

    layers: Shapes


class ThemeTable(_Table):
    """The whole file."""

    title: Annotated[str, AfterValidator(_not_blank)]
    colours: Colours
    ornament: Ornament
    inlay: Inlay = Inlay()
    plate: Plate = Plate()
    mat: Mat = Mat()
    tile: Tile | None = None
    ghost: Ghost
    tiles: Tiles
    marker: Marker

    @model_validator(mode="after")
    def _has_every_body(self) -> Self:
        tiles = [tile for _, tile in self.tiles]
        if self.tile is None and any(tile.body is None for tile in tiles):
            raise WrongEntry(("tile",), "a tile without a body of its own needs this table")
        if self.ghost.body is None and any(tile.ghost is None for tile in tiles):
            raise WrongEntry(("ghost", "body"), "a tile without a ghost of its own needs this list")
        return self

    @model_validator(mode="after")
    def _has_every_ink(self) -> Self:
        for place, shapes, inks in self._painted():
            for number, shape in enumerate(shapes):
                if shape.ink not in inks:
                    try:
                        rgb(shape.ink)
                    except ValueError as error:
                        raise WrongEntry((*place, number), f"{error}, nor an ink") from error
        return self

    def _painted(self) -> Iterator[tuple[Place, Sequence[Kind | Band], Iterable[str]]]:
        """Yield the place of every list of shapes, the shapes, and the inks that they may use."""
        yield ("ornament", "layers"), self.ornament.layers, self.colours.inks
        yield ("inlay", "layers"), self.inlay.layers, {*self.colours.inks, INLAY}
        yield ("plate", "layers"), self.plate.layers, (GLAZE, FACE)
        yield ("mat", "bands"), self.mat.bands, self.colours.inks
        yield ("marker", "layers"), self.marker.layers, self.marker.inks
        for word, tile in self.tiles:
            table, inks = ("tiles", word), tile.inks
            ghostly = {*inks, FIELD, SPACE}
            yield (*table, "figures"), tile.figures, inks
            yield (*table, "relief"), tile.relief, inks
            if tile.body is not None:
                yield (*table, "body"), tile.body, inks
            elif self.tile is not None:
                yield ("tile", "body"), self.tile.body, inks
            if tile.ghost is not None:
                yield (*table, "ghost"), tile.ghost, ghostly
            elif self.ghost.body is not None:
                yield ("ghost", "body"), self.ghost.body, ghostly
        if self.ghost.space is not None:
            yield ("ghost", "space"), self.ghost.space, (FIELD, SPACE)


_YOUNGER: Final = (
    {"win": "turn", "win_ink": "turn_ink", "win_rim": "turn_rim"},
    {"hollow": "cell"},
    {"mat": "plate", "mat_rim": "shade"},
    {"well": "cell", "well_rim": "cell_rim", "well_ink": "muted"},
)
"""Colours that a theme may lack if it lacks all of a group, and those that it uses instead."""
_OTHER_ENTRIES: Final = frozenset(("figures", "body", "relief", "ghost", "strength", "field", "layers"))
"""Entries that aren't inks."""
