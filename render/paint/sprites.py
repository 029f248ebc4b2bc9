"""Small images that pictures are composed of, drawn once at four times their size, then cached."""

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.paint.mats import mat_shapes
from render.paint.palette import Palette, palette_of
from render.themes.outlines import turned
from render.themes.schema import FACE, GLAZE
from render.themes.shapes import OVERSAMPLING, Rgb, Shape, blend, paint
from render.themes.theme import Theme, TileLook

MOST_SPRITES: Final = 1200
"""Enough for all pictures of all kinds of games, which need about a thousand (6 MB)."""
SHADOW: Final = 13
"""How far the shadow of a panel reaches to the right and downwards, in pixels."""
_FALLS: Final = 5
"""How far a shadow lies to the right of what casts it, and lower, in pixels."""
_SOFT: Final = 4
"""The blur of shadows, in pixels."""
_FAINTEST: Final = 24
"""The shade of 255 below which a shadow isn't drawn."""
_STEPS_OF_SHADE: Final = [round(value / 51) * 51 for value in range(256)]
"""The shades of which shadows consist."""
_AROUND: Final = 10
"""The room for the shadow of something round, on each side, in pixels."""
_BEVEL: Final = 2 * OVERSAMPLING
"""The width of an edge that catches light or lies in the shade, before it is reduced."""
_ASKEW: Final = 1.24
"""The side of a square in which a tile can lie turned, in tiles."""
_LAID: Final = ("plate", "mat")
"""Where tiles may lie over each other, so that their corners are transparent."""
Box = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Sprite:
    """A palette image; `mask` (mode 1) marks its opaque pixels, None if all of them are."""

    image: Image.Image
    mask: Image.Image | None = None


@dataclass(frozen=True, slots=True)
class PanelStyle:
    """A rounded panel: the radius of its corners, the width of its rim, and the names of its colours.

    `header` is the colour of its uppermost `top` pixels. It casts a shadow only on the table, and not if it
    is `flat`.
    """

    radius: int
    line: int
    face: str
    rim: str
    header: str = ""
    top: int = 0
    on: str = "table"
    flat: bool = False


Layer = tuple[float, Sequence[Shape], Mapping[str, Rgb]]
"""The share of a square that shapes are painted on, the shapes, and their inks."""
Backdrop = tuple[Sequence[Shape], Mapping[str, Rgb]]
"""Shapes and their inks."""


class Sprites:
    """The sprites of one theme, at most so many. Thread-safe; the least recently used ones are evicted."""

    def __init__(self, theme: Theme, most: int = MOST_SPRITES) -> None:
        self._most: Final = most
        self.theme: Final = theme
        self.palette: Final[Palette] = palette_of(theme)
        self._kept: Final[OrderedDict[Hashable, Sprite]] = OrderedDict()
        self._lock: Final = threading.Lock()

    def _once(self, key: Hashable, draw: Callable[[], Sprite]) -> Sprite:
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
        drawn = draw()
        with self._lock:
            self._kept[key] = drawn
            while len(self._kept) > self._most:
                self._kept.popitem(last=False)
        return drawn

    def _fine(self, size: int, on: str, height: int = 0) -> Image.Image:
        return Image.new(
            "RGB", (size * OVERSAMPLING, (height or size) * OVERSAMPLING), self.theme.colours[on]
        )

    def _finish(self, fine: Image.Image) -> Image.Image:
        return self.palette.reduce_sprite(fine.reduce(OVERSAMPLING))

    def tile(self, colour: int, size: int, on: str = "panel", *, ring: str = "") -> Sprite:
        """Return a tile on a square of `size` pixels, framed in the colour named `ring`, if any."""
        return self._once(
            ("tile", colour, size, on, ring),
            lambda: self._draw_tile(self.theme.tiles[colour], size, on, ring, casts=True),
        )

    def askew(self, colour: int, size: int, on: str, degrees: float) -> Sprite:
        """Return a tile of `size` pixels that lies turned by some degrees, on a square with room for it."""

        def draw() -> Sprite:
            look, side = self.theme.tiles[colour], round(size * _ASKEW)
            share = 1 / _ASKEW
            body, figures = (
                tuple(
                    Shape(
                        tuple(
                            tuple((x * share, y * share) for x, y in turned(outline, degrees))
                            for outline in layer.outlines
                        ),
                        layer.ink,
                        layer.alpha,
                    )
                    for layer in layers
                )
                for layers in (look.body, look.figures)
            )
            return self._draw_tile(TileLook(look.inks, body, figures), side, on, "", casts=True)

        return self._once(("askew", colour, size, on, degrees), draw)

    def ghost(self, colour: int, size: int, on: str = "well", *, ring: str = "") -> Sprite:
        """Return the empty space for a tile of a colour, with its faint figure."""
        return self._once(("ghost", colour, size, on, ring), lambda: self._draw_ghost(colour, size, on, ring))

    def taken(self, colour: int, size: int, on: str = "plate", *, ring: str = "") -> Sprite:
        """Return the pale print of a tile that was just taken."""
        look = self.theme.prints[colour]
        return self._once(("taken", colour, size, on, ring), lambda: self._draw_tile(look, size, on, ring))

    def _draw_tile(self, look: TileLook, size: int, on: str, ring: str, *, casts: bool = False) -> Sprite:
        """Draw a tile, with its shadow if it `casts` one."""
        fine = self._fine(size, on)
        side, gutter = fine.width, round(fine.width * 0.045)
        if ring:
            self._draw_ring(fine, ring, on)
            gutter = round(side * 0.125)
        if casts:
            shade = self.theme.colours[f"{on}_dim" if f"{on}_dim" in self.theme.colours else "shade"]
            for share, ink in ((0.06, shade), (0.035, blend((0, 0, 0), shade, 0.3))):
                cast = TileLook({}, _in_one_ink(look.body, ink, (share, 1.6 * share)), ())
                self._paint_inside(fine, cast, gutter)
        self._paint_inside(fine, look, gutter)
        outline = None
        if on in _LAID:
            outline = _silhouette(look, size, (0 if ring else gutter) // OVERSAMPLING, framed=bool(ring))
        return Sprite(self._finish(fine), outline)

    def _draw_ghost(self, colour: int, size: int, on: str, ring: str) -> Sprite:
        fine = self._fine(size, on)
        if ring:
            self._draw_ring(fine, ring, on)
        self._paint_inside(fine, self.theme.ghost(colour), round(fine.width * (0.125 if ring else 0.045)))
        return Sprite(self._finish(fine))

    @staticmethod
    def _paint_inside(fine: Image.Image, look: TileLook, gutter: int) -> None:
        body = fine.crop((gutter, gutter, fine.width - gutter, fine.height - gutter))
        paint(body, look.layers, look.inks)
        fine.paste(body, (gutter, gutter))

    def _draw_ring(self, fine: Image.Image, ring: str, on: str) -> None:
        """Draw a frame with a gap inside it, so that it is visible around a tile of any colour."""
        side, colours = fine.width, self.theme.colours
        pencil = ImageDraw.Draw(fine)
        lit = f"{ring}_lit" if on == "well" and f"{ring}_lit" in colours else ring
        for share, ink in ((0.01, lit), (0.095, on)):
            inset = side * share
            box = (inset, inset, side - 1 - inset, side - 1 - inset)
            pencil.rounded_rectangle(box, side * (0.18 - share), colours[ink])

    def empty(self, size: int, on: str = "well") -> Sprite:
        """Return an empty space for a tile of any colour."""
        return self._once(("empty", size, on), lambda: self._draw_empty(self.theme.space, size, on))

    def unprinted(self, size: int) -> Sprite:
        """Return an empty space of a wall without printed colours."""
        return self._once(("unprinted", size), lambda: self._draw_empty(self.theme.unprinted, size, "well"))

    def _draw_empty(self, look: TileLook, size: int, on: str) -> Sprite:
        fine = self._fine(size, on)
        self._paint_inside(fine, look, round(fine.width * 0.045))
        return Sprite(self._finish(fine))

    def recess(self, key: Hashable, size: tuple[int, int], boxes: Sequence[Box], corner: int) -> Sprite:
        """Return a part of a board with a well in it: the union of some rectangles with rounded corners.

        Light comes from above on the left, so the well is darkest below its upper and left edges and its
        other edges are lit. `key` identifies what is drawn.
        """

        def draw() -> Sprite:
            colours, fine = self.theme.colours, self._fine(size[0], "panel", size[1])
            hole = Image.new("1", fine.size)
            pencil = ImageDraw.Draw(hole)
            for box in boxes:
                left, top, right, bottom = (edge * OVERSAMPLING for edge in box)
                pencil.rounded_rectangle((left, top, right - 1, bottom - 1), corner * OVERSAMPLING, 1)
            for across, ink in ((_BEVEL, "panel_lit"), (-_BEVEL, "panel_dim"), (0, "well_dim")):
                fine.paste(colours[ink], (across, across), hole)
            deep = 2 * _BEVEL
            inside = Image.new("1", fine.size)
            inside.paste(hole, (deep, deep))
            fine.paste(colours["well"], (0, 0), ImageChops.logical_and(hole, inside))
            cut = hole.convert("L")
            edge = ImageChops.lighter(ImageChops.offset(cut, _BEVEL), ImageChops.offset(cut, -_BEVEL))
            return Sprite(self._finish(fine), _hard(ImageChops.lighter(cut, edge)))

        return self._once(("recess", key, size, tuple(boxes), corner), draw)

    def marker(self, size: int, on: str = "panel", *, ring: str = "") -> Sprite:
        """Return the first-player marker on a square of `size` pixels."""

        def draw() -> Sprite:
            fine = self._fine(size, on)
            if ring:
                self._draw_ring(fine, ring, on)
            gutter = round(fine.width * (0.115 if ring else 0.05))
            body = fine.crop((gutter, gutter, fine.width - gutter, fine.width - gutter))
            paint(body, self.theme.marker.layers, self.theme.marker.inks)
            fine.paste(body, (gutter, gutter))
            return Sprite(self._finish(fine))

        return self._once(("marker", size, on, ring), draw)

    def painted(
        self, key: Hashable, size: int, layers: Sequence[Layer], on: str = "table", *, casts: bool = False
    ) -> Sprite:
        """Return shapes on a square of `size` pixels, transparent where there is no shape.

        `key` identifies what is painted. Each layer covers its share of the square, around the middle. If it
        `casts` a shadow, the square is larger, with room for that.
        """

        def draw() -> Sprite:
            around = _AROUND if casts else 0
            fine = self._fine(size + 2 * around, on)
            shown = Image.new("RGB", fine.size)
            for share, shapes, _ in layers:
                white = [Shape(each.outlines, "#ffffff") for each in shapes]
                self._paint_in_the_middle(shown, size * share, white, {})
            cover = shown.convert("L")
            outer = self._cast(fine, cover) if casts else cover
            for share, shapes, inks in layers:
                self._paint_in_the_middle(fine, size * share, shapes, inks)
            opaque = outer.reduce(OVERSAMPLING).point([0] * 64 + [255] * 192)
            return Sprite(self._finish(fine), opaque.convert("1", dither=Image.Dither.NONE))

        return self._once(("painted", key, size, on, casts), draw)

    @staticmethod
    def _paint_in_the_middle(
        fine: Image.Image, side: float, shapes: Iterable[Shape], inks: Mapping[str, Rgb]
    ) -> None:
        """Paint shapes on a square around the middle, whose side is given in pixels of the sprite."""
        length = round(side * OVERSAMPLING)
        edge = (fine.width - length) // 2
        box = (edge, edge, edge + length, edge + length)
        part = fine.crop(box)
        paint(part, shapes, inks)
        fine.paste(part, box)

    def scenery(
        self, key: Hashable, size: tuple[int, int], corner: int, layers: Sequence[Backdrop], on: str
    ) -> Sprite:
        """Return shapes on a rectangle with rounded corners, which they fill from -1 to 1 in its width.

        `key` identifies what is painted.
        """

        def draw() -> Sprite:
            fine = self._fine(size[0], on, size[1])
            for shapes, inks in layers:
                paint(fine, shapes, inks)
            outline = Image.new("1", size)
            ImageDraw.Draw(outline).rounded_rectangle((0, 0, size[0] - 1, size[1] - 1), corner, 1)
            return Sprite(self._finish(fine), outline)

        return self._once(("scenery", key, size, corner, on), draw)

    def mat(self, size: tuple[int, int], tile: int) -> Sprite:
        """Return the theme's mat in this size, for tiles of `tile` pixels."""

        def draw() -> Sprite:
            fine = self._fine(size[0], "table", size[1])
            shapes = mat_shapes(size, tile, self.theme.mat)
            cover = Image.new("RGB", fine.size)
            paint(cover, (Shape(each.outlines, "#ffffff") for each in shapes), {})
            paint(fine, shapes, self.theme.colours)
            return Sprite(self._finish(fine), _hard(cover.convert("L")))

        return self._once(("mat", size, tile), draw)

    def ornament(self) -> Sprite:
        """Return one repeat of the table's pattern."""

        def draw() -> Sprite:
            fine = self._fine(self.theme.ornament_size, "table")
            paint(fine, self.theme.ornament, self.theme.colours)
            return Sprite(self._finish(fine))

        return self._once("ornament", draw)

    def plate(self, size: int, rim: str = "plate_rim", face: str = "plate") -> Sprite:
        """Return an empty factory display: a round plate `size` pixels wide, with its shadow around it.

        The rim of one in its usual colours is bevelled.
        """

        def draw() -> Sprite:
            colours = self.theme.colours
            band = 0.90 if rim == "fresh" else 0.935
            bevelled = (rim, face) == ("plate_rim", "plate")
            circles = [
                (1.0, colours[f"{rim}_dim"] if bevelled else colours[rim], 0),
                (0.985, colours[f"{rim}_lit"] if bevelled else colours[rim], -1),
                (0.985, colours[rim], 0),
                (band, colours[face], 0),
            ]
            glaze = colours["plate_glaze" if face == "plate" else "hollow_glaze"]
            painted = self.theme.plate, {FACE: colours[face], GLAZE: glaze}
            return self._raised_plate(size, circles, painted, casts=rim != "shade")

        return self._once(("plate", size, rim, face), draw)

    def _raised_plate(
        self, size: int, circles: Iterable[tuple[float, Rgb, int]], painted: Backdrop, *, casts: bool
    ) -> Sprite:
        """Return circles around one middle, moved a little down and to the right, `painted` with shapes."""
        fine = self._fine(size + 2 * (_AROUND if casts else 0), "table")
        half, reach = fine.width / 2, size * OVERSAMPLING / 2 - OVERSAMPLING
        cover = Image.new("L", fine.size)
        ImageDraw.Draw(cover).ellipse((half - reach, half - reach, half + reach, half + reach), 255)
        if casts:
            cover = self._cast(fine, cover)
        pencil = ImageDraw.Draw(fine)
        for radius, ink, aside in circles:
            middle, far = half + aside * OVERSAMPLING, radius * reach
            pencil.ellipse((middle - far, middle - far, middle + far, middle + far), ink)
        self._paint_in_the_middle(fine, size, *painted)
        return Sprite(self._finish(fine), _hard(cover))

    def seal(self, size: int, face: str, rim: str, on: str = "table") -> Sprite:
        """Return a small round field for a number."""
        colours = self.theme.colours
        return self._once(
            ("seal", size, face, rim, on),
            lambda: self._round(size, [(1.0, colours[rim]), (0.86, colours[face])], on),
        )

    def _round(self, size: int, circles: Iterable[tuple[float, Rgb]], on: str = "table") -> Sprite:
        fine = self._fine(size, on)
        outer = Image.new("1", (size, size))
        half = fine.width / 2
        pencil = ImageDraw.Draw(fine)
        for radius, ink in circles:
            reach = radius * (half - OVERSAMPLING)
            pencil.ellipse((half - reach, half - reach, half + reach, half + reach), ink)
        ImageDraw.Draw(outer).ellipse((0, 0, size - 1, size - 1), 1)
        return Sprite(self._finish(fine), outer)

    def panel(self, style: PanelStyle) -> Sprite:
        """Return a small rounded panel whose middle row and column can be stretched to any size.

        Its rightmost and lowest `SHADOW` pixels are the shadow.
        """
        radius, line, top = style.radius, style.line, style.top

        def draw() -> Sprite:
            colours = self.theme.colours
            width, height = 2 * radius + 1 + SHADOW, 2 * radius + 1 + top + SHADOW
            fine = self._fine(width, style.on, height)
            right, low = ((length - SHADOW) * OVERSAMPLING - 1 for length in (width, height))
            curve, inset = radius * OVERSAMPLING, line * OVERSAMPLING
            outer = Image.new("L", fine.size)
            ImageDraw.Draw(outer).rounded_rectangle((0, 0, right, low), curve, 255)
            if style.on == "table" and not style.flat:
                outer = self._cast(fine, outer)
            pencil = ImageDraw.Draw(fine)
            inside = (inset, max(inset, top * OVERSAMPLING), right - inset, low - inset)
            if style.header:
                _draw_frame(pencil, (right, low), curve, inside, colours, style)
            else:
                pencil.rounded_rectangle((0, 0, right, low), curve, colours[style.rim])
                pencil.rounded_rectangle(inside, curve - inset, colours[style.face])
            return Sprite(self._finish(fine), _hard(outer))

        return self._once(style, draw)

    def _cast(self, fine: Image.Image, cover: Image.Image) -> Image.Image:
        """Draw the soft shadow of a `cover` on the table. Return the mask of the cover and its shadow."""
        fallen = Image.new("L", fine.size)
        fallen.paste(cover, (_FALLS * OVERSAMPLING, _FALLS * OVERSAMPLING))
        # Blurred small, which is much quicker and looks the same; in a few steps, which makes smaller files.
        soft = fallen.reduce(OVERSAMPLING).filter(ImageFilter.GaussianBlur(_SOFT)).point(_STEPS_OF_SHADE)
        soft = soft.resize(fine.size, Image.Resampling.NEAREST)
        fine.paste(self.theme.colours["shade"], mask=soft)
        return ImageChops.lighter(cover, soft.point([0] * _FAINTEST + [255] * (256 - _FAINTEST)))

    def arrow(self, width: int, height: int, ink: str, on: str = "panel") -> Sprite:
        """Return a small arrow that points right."""

        def draw() -> Sprite:
            fine = self._fine(width, on, height)
            w, h = fine.size
            points = [(w * 0.18, h * 0.12), (w * 0.84, h * 0.5), (w * 0.18, h * 0.88)]
            ImageDraw.Draw(fine).polygon(points, self.theme.colours[ink])
            return Sprite(self._finish(fine))

        return self._once(("arrow", width, height, ink, on), draw)


def _hard(cover: Image.Image) -> Image.Image:
    """Return the mask of all pixels that are at least partly covered."""
    return cover.reduce(OVERSAMPLING).point([0] + [255] * 255).convert("1", dither=Image.Dither.NONE)


def _draw_frame(
    pencil: ImageDraw.ImageDraw,
    end: tuple[int, int],
    curve: int,
    inside: Box,
    colours: Mapping[str, Rgb],
    style: PanelStyle,
) -> None:
    """Draw a bevelled frame with a line in it, and the board that lies lower `inside` of it."""
    (right, low), header = end, style.header
    line, thin = style.line * OVERSAMPLING * 2 // 5, _BEVEL * 3 // 4
    left, top, within, bottom = inside
    for box, ink, corner in (
        ((0, 0, right, low), f"{header}_dim", curve),
        ((0, 0, right - _BEVEL, low - _BEVEL), f"{header}_lit", curve),
        ((_BEVEL, _BEVEL, right - _BEVEL, low - _BEVEL), header, curve - _BEVEL),
        ((line, line, right - line, low - line), f"{header}_lit", curve - line),
        ((line + thin, line + thin, right - line - thin, low - line - thin), header, curve - line - thin),
        ((left, top, within + _BEVEL // 2, bottom + _BEVEL // 2), f"{header}_lit", _BEVEL * 2),
        ((left - _BEVEL // 2, top - _BEVEL // 2, within, bottom), f"{header}_dim", _BEVEL * 2),
        ((left, top, within, bottom), f"{style.face}_dim", _BEVEL * 2),
        ((left + _BEVEL, top + _BEVEL, within, bottom), style.face, _BEVEL * 2),
    ):
        pencil.rounded_rectangle(box, corner, colours[ink])


def _in_one_ink(layers: Iterable[Shape], ink: Rgb, by: tuple[float, float]) -> tuple[Shape, ...]:
    """Return shapes in one ink, moved across and down."""
    colour = "#{:02x}{:02x}{:02x}".format(*ink)
    return tuple(
        Shape(tuple(tuple((x + by[0], y + by[1]) for x, y in outline) for outline in layer.outlines), colour)
        for layer in layers
    )


def _silhouette(look: TileLook, size: int, gutter: int, *, framed: bool) -> Image.Image:
    """Return the mask of a tile, or of its frame if it has one."""
    outline = Image.new("1", (size, size))
    if framed:
        ImageDraw.Draw(outline).rounded_rectangle((0, 0, size - 1, size - 1), size * 0.11, 1)
        return outline
    fine = Image.new("RGB", ((size - 2 * gutter) * OVERSAMPLING,) * 2)
    paint(fine, (Shape(layer.outlines, "#ffffff") for layer in look.body), {})
    cover = fine.convert("L").reduce(OVERSAMPLING).point([0] * 128 + [255] * 128)
    outline.paste(cover.convert("1", dither=Image.Dither.NONE), (gutter, gutter))
    return outline


@lru_cache(maxsize=8)
def sprites_of(theme: Theme) -> Sprites:
    """Return the sprites of a theme, which all pictures share."""
    return Sprites(theme)
