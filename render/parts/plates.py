"""Factory displays: a disc with its sign, and the tiles on it."""

from dataclasses import dataclass, field
from typing import Final, Literal

from azul.phases.taking import TakeReport
from azul.pieces.discs import Disc
from azul.pieces.tiles import NO_TILES, Tiles, count, each, present, total
from azul.rules import Scatter
from azul.state import State
from render.paint.canvas import Canvas, Style
from render.paint.sprites import Sprite
from render.parts.disc_signs import Mood, disc_plate, disc_sign, empty_place
from render.parts.heaping import HEAP, heap_spots, is_heaped, tile_spots
from render.parts.review.verdicts import Verdicts, draw_verdicts, ring_of

Side = Literal["left", "right", "above", "below"]
_WAYS: Final = {"left": (-1, 0), "right": (1, 0), "above": (0, -1), "below": (0, 1)}
_FOUR_TILES: Final = 0.46
_BESIDE_SIGN: Final = 0.44
"""The distance of the tiles' corners from the middle, as a share of the plate's width."""


@dataclass(frozen=True, slots=True)
class PlatePlan:
    """The layout of a factory display: its middle and width, the side of a tile, and its number and sign."""

    x: int
    y: int
    width: int
    tile: int
    number: Side
    sign: Side = "below"

    def spot(self, side: Side, reach: int) -> tuple[int, int]:
        """Return the point `reach` pixels from the middle."""
        across, down = _WAYS[side]
        return self.x + across * reach, self.y + down * reach


@dataclass(frozen=True, slots=True)
class Load:
    """What is on a plate: its tiles, those of them that just arrived, and what was just taken from it.

    `source` marks the plate that the last move took from. `verdicts` are about its colours.
    """

    tiles: Tiles
    arrived: Tiles = NO_TILES
    colour: int = 0
    taken: int = 0
    source: bool = False
    verdicts: Verdicts = field(default_factory=dict)


def draw_factory(
    canvas: Canvas,
    plan: PlatePlan,
    state: State,
    number: int,
    last: TakeReport | None,
    verdicts: Verdicts | None = None,
) -> None:
    """Draw factory `number` (from 1) with its tiles and its disc's sign.

    Prints mark the tiles that the last move took from it, frames those that a scatter disc gave to it, or
    those about which there are `verdicts`.
    """
    tiles = state.factories[number - 1]
    source = last is not None and last.move.source == number
    if last is None:
        load = Load(tiles, verdicts=verdicts or {})
    else:
        taken = last.taken if source else 0
        load = Load(tiles, last.arrived(number), last.move.colour, taken, source)
    if state.discs and not state.discs_on_table()[number - 1]:
        canvas.stamp_around(empty_place(canvas, plan.width, "fresh" if source else "asleep"), plan.x, plan.y)
        _draw_load(canvas, plan, load, plain=True)
        face = "fresh" if source else "hollow"
    else:
        disc = state.disc_at(number)
        draw_disc(canvas, plan, disc, load, even=state.rules.scatter is Scatter.EVEN)
        face = "fresh" if source else "header"
    draw_number(canvas, plan, number, face)


def draw_disc(canvas: Canvas, plan: PlatePlan, disc: Disc, load: Load, *, even: bool = False) -> None:
    """Draw a disc with its sign and what is on it.

    `even` means that scatter discs split the rest evenly (R31).
    """
    mood: Mood = "source" if load.source else "full" if load.tiles else "empty"
    plate = disc_plate(canvas, disc, plan.width, mood, flipped=plan.sign == "above")
    canvas.stamp_around(plate, plan.x, plan.y)
    _draw_load(canvas, plan, load, plain=disc is Disc.PLAIN)
    if disc is not Disc.PLAIN:
        sign = disc_sign(canvas, disc, round(plan.width * 0.34), asleep=mood == "empty", even=even)
        canvas.stamp_around(sign, *plan.spot(plan.sign, round(plan.width * 0.44)))


def draw_number(canvas: Canvas, plan: PlatePlan, number: int, face: str = "header") -> None:
    """Draw a factory's number on its rim, in a circle of the colour `face`."""
    side = round(plan.width * 0.27)
    x, y = plan.spot(plan.number, plan.width // 2 - round(side * 0.1))
    canvas.stamp_around(canvas.sprites.seal(side, face, "panel"), x, y)
    ink = "muted" if face == "hollow" else f"{face}_ink"
    canvas.text((x, y), str(number), Style(round(side * 0.68), ink, face, "centre"))


def _draw_load(canvas: Canvas, plan: PlatePlan, load: Load, *, plain: bool) -> None:
    """Draw the tiles as large as they fit on the plate, beside the sign of a special disc."""
    number = total(load.tiles) + load.taken
    colours = len({*present(load.tiles), *([load.colour] if load.taken else [])})
    heaped = is_heaped(number, colours)
    spots, reach = heap_spots(colours) if heaped else tile_spots(number)
    side, middle = plan.tile, plan.y
    if not plain or number > 4:
        side = int(plan.width * (_FOUR_TILES if plain else _BESIDE_SIGN) / reach)
    if not plain:
        middle += round(plan.width * (0.02 if plan.sign == "above" else -0.02))
    aside = round(plan.width * 0.03) if number > 4 else 0  # wide rows make room for the number
    x, y = round(plan.x - side / 2), round(middle - side / 2)
    x -= _WAYS[plan.number][0] * aside
    lying = _heaps(canvas, load, side) if heaped else _tiles(canvas, load, side)
    shown = list(present(load.tiles)) if heaped else list(each(load.tiles))
    last_of: dict[int, tuple[int, int]] = {}
    for place, ((across, down), (sprite, text)) in enumerate(zip(spots, lying, strict=True)):
        half = (HEAP - 1) / 2 if heaped else 0.0
        left, top = x + round((across - half) * side), y + round(down * side)
        if place < len(shown):
            last_of[shown[place]] = left, top
        canvas.stamp(sprite, left, top)
        if text:
            style = Style(round(side * 0.8), on="plate")
            canvas.text((left + round(side * 1.08), top + side // 2), text, style)
    for colour, corner in last_of.items():
        draw_verdicts(canvas, corner, side, load.verdicts.get(colour, ()))


def _tiles(canvas: Canvas, load: Load, side: int) -> list[tuple[Sprite, str]]:
    sprites, lying = canvas.sprites, []
    for colour in present(load.tiles):
        new = count(load.arrived, colour)
        ring = ring_of(load.verdicts.get(colour, ()))
        lying += [sprites.tile(colour, side, "plate", ring=ring)] * (count(load.tiles, colour) - new)
        lying += [sprites.tile(colour, side, "plate", ring="fresh")] * new
    lying += [sprites.taken(load.colour, side)] * load.taken
    return [(sprite, "") for sprite in lying]


def _heaps(canvas: Canvas, load: Load, side: int) -> list[tuple[Sprite, str]]:
    sprites, lying = canvas.sprites, []
    for colour in present(load.tiles):
        ring = ring_of(load.verdicts.get(colour, ())) or ("fresh" if count(load.arrived, colour) else "")
        lying.append((sprites.tile(colour, side, "plate", ring=ring), str(count(load.tiles, colour))))
    if load.taken and not count(load.tiles, load.colour):
        lying.append((sprites.taken(load.colour, side), ""))
    return lying
