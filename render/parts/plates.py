"""Factory displays: a disc with its sign, and the tiles on it."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from azul.phases.taking import TakeReport
from azul.pieces.discs import Disc
from azul.pieces.tiles import NO_TILES, Colour, Tiles, count, each, present, total
from azul.rules import Scatter
from azul.state import State
from render.paint.canvas import Canvas, Style
from render.paint.nine_patch import Box
from render.parts.disc_signs import Mood, disc_plate, disc_sign, draw_named_sign, empty_place
from render.parts.heaps import SURELY_SEEN, Spot, draw_count, draw_pile, spots_on_plate
from render.parts.panels import READABLE
from render.parts.review.verdicts import Verdicts, draw_verdicts, ring_of

Side = Literal["left", "right", "above", "below"]
Corner = Literal["upper left", "upper right", "lower left", "lower right", "high left", "high right"]
_ASLANT: Final = 0.39, 0.98
"""Where the numbers at corners are: as far to the side as they can be without covering a tile."""
_HIGH: Final = 0.90, 0.55
"""Where those beside a plate are that stand as high as they can without that."""
_WAYS: Final[Mapping[Side | Corner, tuple[float, float]]] = {
    "left": (-1, 0),
    "right": (1, 0),
    "above": (0, -1),
    "below": (0, 1),
    "upper left": (-_ASLANT[0], -_ASLANT[1]),
    "upper right": (_ASLANT[0], -_ASLANT[1]),
    "lower left": (-_ASLANT[0], _ASLANT[1]),
    "lower right": _ASLANT,
    "high left": (-_HIGH[0], -_HIGH[1]),
    "high right": (_HIGH[0], -_HIGH[1]),
}
_ASIDE: Final = 0.035
"""How far the tiles make room for the sign of a special disc, as a share of its width."""
_CORNER: Final = 0.4
"""How far a tile's corner is from its middle, in tiles."""
_NAMED: Final = 0.41
"""Half the width of most signs with names, as a share of the width of a disc."""
_ROOM_FOR_NAMES: Final = 140
"""The width of discs from which on their signs bear their names."""


@dataclass(frozen=True, slots=True)
class PlatePlan:
    """The layout of a factory display: its middle and width, the side of a tile, and its number and sign.

    The sign is moved a little to the side where it `leans`, usually to that of the number.
    """

    x: int
    y: int
    width: int
    tile: int
    number: Side | Corner
    sign: Side = "below"
    leans: Side | None = None

    def spot(self, side: Side | Corner, reach: int) -> tuple[int, int]:
        """Return the point `reach` pixels from the middle."""
        across, down = _WAYS[side]
        return self.x + round(across * reach), self.y + round(down * reach)

    def place_of(self, state: State, number: int, last: TakeReport | None, colour: int) -> tuple[int, int]:
        """Return the outer corner of the first tile of a colour on factory `number`, or of its pile."""
        contents = _contents_of(state, number, last)
        if contents.is_piled:
            across, down = dict(contents.piles)[Colour(colour)]
        else:
            across, down = spots_on_plate(len(contents.lying))[contents.lying.index(Colour(colour))]
        middle = self.middle(plain=_has_left(state, number) or state.disc_at(number) is Disc.PLAIN)
        across += _CORNER if across > 0 else -_CORNER
        down += _CORNER if down > 0 else -_CORNER
        return self.x + round(across * self.tile), middle + round(down * self.tile)

    def middle(self, *, plain: bool) -> int:
        """Return the y around which tiles lie, shifted to make room for the sign of a special disc."""
        if plain:
            return self.y
        return self.y + round(self.width * (_ASIDE if self.sign == "above" else -_ASIDE))

    @property
    def label(self) -> tuple[int, int]:
        """The middle of the sign with its name, a little away from those of others."""
        aside, _ = _WAYS[self.leans or self.number]
        x, y = self.spot(self.sign, round(self.width * 0.44))
        return x + round(aside * self.width * 0.1), y

    @property
    def box(self) -> Box:
        """All of the disc, without its number."""
        half = self.width // 2
        return self.x - half, self.y - half, self.x + half, self.y + half

    @property
    def seal(self) -> int:
        """The width of the number's circle."""
        return round(self.width * 0.285)


@dataclass(frozen=True, slots=True)
class PlateContents:
    """What is on a plate: its tiles, those of them that just arrived, and what was just taken from it.

    `source` marks the plate that the last move took from. `verdicts` are about its colours.
    """

    tiles: Tiles
    arrived: Tiles = NO_TILES
    colour: int = 0
    taken: int = 0
    source: bool = False
    verdicts: Verdicts = field(default_factory=dict)

    @property
    def mood(self) -> Mood:
        """How its plate looks."""
        return "source" if self.source else "full" if self.tiles else "empty"

    @property
    def is_piled(self) -> bool:
        """Whether tiles are too many to lie side by side."""
        return total(self.tiles) + self.taken > SURELY_SEEN

    @property
    def lying(self) -> list[Colour | None]:
        """The tiles side by side, and None for each that was just taken."""
        return [*each(self.tiles), *[None] * self.taken]

    @property
    def piles(self) -> list[tuple[Colour, Spot]]:
        """The piles by colour with their places, also of the colour that was just taken."""
        # The middle one of five piles overlaps the others, so it should be the smallest.
        colours = sorted(present(self.tiles), key=lambda colour: -count(self.tiles, colour))
        if self.taken and not count(self.tiles, self.colour):
            colours.append(Colour(self.colour))
        if len(colours) < SURELY_SEEN:
            colours.sort()
        return list(zip(colours, spots_on_plate(len(colours)), strict=True))


def draw_factory(
    canvas: Canvas,
    plan: PlatePlan,
    state: State,
    number: int,
    last: TakeReport | None,
    verdicts: Verdicts | None = None,
) -> None:
    """Draw factory `number` (from 1) with its tiles.

    Prints mark the tiles that the last move took from it, frames those that a scatter disc gave to it, or
    those about which there are `verdicts`.
    """
    contents = _contents_of(state, number, last, verdicts)
    if _has_left(state, number):
        rim = "fresh" if contents.source else "asleep"
        canvas.stamp_around(empty_place(canvas, plan.width, rim), plan.x, plan.y)
        _draw_contents(canvas, plan, contents, plain=True)
    else:
        disc = state.disc_at(number)
        plate = disc_plate(canvas, disc, plan.width, contents.mood, flipped=plan.sign == "above")
        canvas.stamp_around(plate, plan.x, plan.y)
        _draw_contents(canvas, plan, contents, plain=disc is Disc.PLAIN)


def draw_label(canvas: Canvas, plan: PlatePlan, state: State, number: int, last: TakeReport | None) -> None:
    """Draw a factory's number, and the sign of a special disc, with its name if there is room for it.

    They reach over the rim, so draw the factories beside it first.
    """
    contents = _contents_of(state, number, last)
    gone, disc = _has_left(state, number), state.disc_at(number)
    if not gone and disc is not Disc.PLAIN:
        is_empty, even = contents.mood == "empty", state.rules.scatter is Scatter.EVEN
        if plan.width < _ROOM_FOR_NAMES:
            _draw_sign(canvas, plan, disc, is_empty=is_empty, even=even)
        else:
            draw_named_sign(canvas, plan.label, plan.width, disc, is_empty=is_empty, even=even)
    draw_number(canvas, plan, number, "fresh" if contents.source else "hollow" if gone else "header")


def boxes_on(plan: PlatePlan, state: State, number: int) -> list[Box]:
    """Return the boxes of a factory's tiles with their numbers, of its own number, and of its name."""
    tiles, half = total(state.factories[number - 1]), plan.seal // 2
    x, y = plan.spot(plan.number, plan.width // 2 - round(plan.seal * 0.1))
    boxes = [(x - half, y - half, x + half, y + half)]
    if tiles:
        wide, high = round(plan.tile * (1.6 if tiles > SURELY_SEEN else 1.08)), round(plan.tile * 1.08)
        boxes.append((plan.x - wide, plan.y - high, plan.x + wide, plan.y + high))
    if state.disc_at(number) is not Disc.PLAIN and not _has_left(state, number):
        x, y = plan.label
        half, wide = round(half * 0.8), round(plan.width * _NAMED)
        boxes.append((x - wide, y - half, x + wide, y + half))
    return boxes


def _contents_of(
    state: State, number: int, last: TakeReport | None, verdicts: Verdicts | None = None
) -> PlateContents:
    tiles = state.factories[number - 1]
    if last is None:
        return PlateContents(tiles, verdicts=verdicts or {})
    source = last.move.source == number
    return PlateContents(tiles, last.arrived(number), last.move.colour, last.taken if source else 0, source)


def _has_left(state: State, number: int) -> bool:
    """Return whether a player has the disc, a cushion (R32)."""
    return bool(state.discs) and not state.discs_on_table()[number - 1]


def draw_disc(
    canvas: Canvas, plan: PlatePlan, disc: Disc, contents: PlateContents, *, even: bool = False
) -> None:
    """Draw a disc with its sign and what is on it.

    `even` means that scatter discs split the rest evenly (R31).
    """
    plate = disc_plate(canvas, disc, plan.width, contents.mood, flipped=plan.sign == "above")
    canvas.stamp_around(plate, plan.x, plan.y)
    _draw_contents(canvas, plan, contents, plain=disc is Disc.PLAIN)
    if disc is not Disc.PLAIN:
        _draw_sign(canvas, plan, disc, is_empty=contents.mood == "empty", even=even)


def _draw_sign(canvas: Canvas, plan: PlatePlan, disc: Disc, *, is_empty: bool, even: bool) -> None:
    sign = disc_sign(canvas, disc, round(plan.width * 0.34), is_empty=is_empty, even=even)
    canvas.stamp_around(sign, *plan.spot(plan.sign, round(plan.width * 0.44)))


def draw_number(canvas: Canvas, plan: PlatePlan, number: int, face: str = "header") -> None:
    """Draw a factory's number on its rim, in a circle of the colour `face`."""
    side = plan.seal
    x, y = plan.spot(plan.number, plan.width // 2 - round(side * 0.1))
    canvas.stamp_around(canvas.sprites.seal(side, face, "panel"), x, y)
    ink = "muted" if face == "hollow" else f"{face}_ink"
    size = max(round(side * 0.68), min(READABLE, round(side * 0.78)))
    canvas.text((x, y), str(number), Style(size, ink, face, "centre"))


def _draw_contents(canvas: Canvas, plan: PlatePlan, contents: PlateContents, *, plain: bool) -> None:
    """Draw the tiles, each as large as on any other plate: side by side, or many of them in piles."""
    middle = plan.middle(plain=plain)
    if contents.is_piled:
        _draw_piles(canvas, plan, contents, middle)
        return
    side = plan.tile
    lying = contents.lying
    left: Counter[int] = Counter()
    for (across, down), colour in zip(spots_on_plate(len(lying)), lying, strict=True):
        x, y = round(plan.x + (across - 0.5) * side), round(middle + (down - 0.5) * side)
        if colour is None:
            canvas.stamp(canvas.sprites.taken(contents.colour, side), x, y)
            continue
        left[colour] += 1
        about = contents.verdicts.get(colour, ())
        new = left[colour] > count(contents.tiles, colour) - count(contents.arrived, colour)
        ring = "fresh" if new else ring_of(about)
        canvas.stamp(canvas.sprites.tile(colour, side, "plate", ring=ring), x, y)
        if left[colour] == count(contents.tiles, colour):
            draw_verdicts(canvas, (x, y), side, about)


def _draw_piles(canvas: Canvas, plan: PlatePlan, contents: PlateContents, middle: int) -> None:
    """Draw a pile for each colour, with its number on the edge that points outwards."""
    side = plan.tile
    for colour, (across, down) in contents.piles:
        x, y, number = (
            round(plan.x + across * side),
            round(middle + down * side),
            count(contents.tiles, colour),
        )
        if not number:
            canvas.stamp_around(canvas.sprites.taken(colour, side), x, y)
            continue
        about = contents.verdicts.get(colour, ())
        ring = ring_of(about) or ("fresh" if count(contents.arrived, colour) else "")
        draw_pile(canvas, (x, y), colour, number, side, on="plate", ring=ring)
        if number > 1:
            aside, upwards = _way_to_count(plan, across, down)
            outwards = round(side * (aside if across >= 0 else -aside))
            draw_count(canvas, (x + outwards, y - round(side * upwards)), number, side)
        draw_verdicts(canvas, (x - side // 2, y - side // 2), side, about)


def _way_to_count(plan: PlatePlan, across: float, down: float) -> Spot:
    """Return how far outwards and upwards from a pile its count stands, clear of other signs."""
    crowded = abs(across) > 0.5
    if plan.number == ("right" if across >= 0 else "left"):
        if not down:
            return 0.3, 0.64 if plan.sign == "below" else -0.64
        return 0.58, -0.12 if down > 0 else 0.12
    if plan.number == ("high right" if across >= 0 else "high left"):
        if down < 0:
            return -0.1, 0.5 if crowded else 0.6
        if not crowded:
            return 0.72, 0.0 if down > 0 else -0.15
    if crowded:
        return 0.45, 0.4 if down > 0 else -0.1
    return 0.72, 0.36 if down > 0 else 0.2 if down < 0 else 0.0
