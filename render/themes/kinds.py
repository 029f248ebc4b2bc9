"""The kinds of shapes in themes, and the entries of each (docs/themes.md)."""

import math
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Annotated, Final, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, PlainValidator, StrictBool, TypeAdapter, model_validator

from render.themes import outlines
from render.themes.shapes import Outline, Point, Shape

Number = Annotated[float, Field(strict=True, allow_inf_nan=False)]
Share = Annotated[float, Field(strict=True, ge=0, le=1)]
Count = Annotated[int, Field(strict=True, ge=1, le=72)]


def _point(value: object) -> Point:
    match value:
        case [int() | float() as x, int() | float() as y]:
            return float(x), float(y)
        case _:
            message = f"{value!r} isn't a point [x, y]"
            raise ValueError(message)


Spot = Annotated[Point, PlainValidator(_point)]
Points = Annotated[tuple[Spot, ...], Field(min_length=1)]


class Kind(BaseModel, ABC):
    """The entries of every shape: its ink and opacity, where and how often it is drawn."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    ink: str
    alpha: Share = 1.0
    repeat: Count = 1
    at: Spot = (0.0, 0.0)

    @abstractmethod
    def _outlines(self) -> Sequence[Outline]:
        """Return the shape's outlines around the middle of the square."""

    def drawn(self) -> Shape:
        """Return the shape, moved and then repeated around the middle."""
        x, y = self.at
        moved = [tuple((x + dx, y + dy) for dx, dy in outline) for outline in self._outlines()]
        copies = (360 * copy / self.repeat for copy in range(self.repeat))
        turned = tuple(outlines.turned(outline, degrees) for degrees in copies for outline in moved)
        return Shape(turned, self.ink, self.alpha)

    @model_validator(mode="after")
    def _draws_something(self) -> Self:
        if not all(map(_can_be_filled, self._outlines())):
            message = "these numbers draw nothing"
            raise ValueError(message)
        return self


def _can_be_filled(outline: Outline) -> bool:
    return len(outline) > 2 and all(math.isfinite(part) for point in outline for part in point)


class Square(Kind):
    """A square with rounded corners."""

    shape: Literal["square"]
    size: Number = 1.0
    corner: Number = 0.0

    def _outlines(self) -> Sequence[Outline]:
        return [outlines.square(self.size, self.corner)]


class Disc(Kind):
    """A filled circle."""

    shape: Literal["disc"]
    radius: Number

    def _outlines(self) -> Sequence[Outline]:
        return [outlines.circle(self.radius)]


class Ring(Kind):
    """A ring; `width` is that of its band."""

    shape: Literal["ring"]
    radius: Number
    width: Number

    def _outlines(self) -> Sequence[Outline]:
        return [outlines.circle(self.radius) + outlines.circle(self.radius - self.width, backwards=True)]


class Oval(Kind):
    """An ellipse; `width` and `height` are its semi-axes."""

    shape: Literal["oval"]
    width: Number
    height: Number
    turn: Number = 0.0

    def _outlines(self) -> Sequence[Outline]:
        round_one = tuple((x * self.width, y * self.height) for x, y in outlines.circle(1.0))
        return [outlines.turned(round_one, self.turn)]


class Heart(Kind):
    """A heart; `size` is half its width."""

    shape: Literal["heart"]
    size: Number

    def _outlines(self) -> Sequence[Outline]:
        return [outlines.heart(self.size)]


class Star(Kind):
    """A star with tips at the radius `outer` and dips at `inner`."""

    shape: Literal["star"]
    points: Count
    outer: Number
    inner: Number
    turn: Number = 0.0

    def _outlines(self) -> Sequence[Outline]:
        return [outlines.turned(outlines.star(self.points, self.outer, self.inner), self.turn)]


class Scallop(Kind):
    """A round shape with soft lobes between the radii `inner` and `outer`."""

    shape: Literal["scallop"]
    count: Count
    outer: Number
    inner: Number
    turn: Number = 0.0

    def _outlines(self) -> Sequence[Outline]:
        return [outlines.turned(outlines.scallop(self.count, self.outer, self.inner), self.turn)]


class Petals(Kind):
    """Lenses around the middle, from the radius `start` to `length`."""

    shape: Literal["petals"]
    count: Count
    start: Number
    length: Number
    width: Number
    turn: Number = 0.0

    def _outlines(self) -> Sequence[Outline]:
        petal = outlines.petal(self.start, self.length, self.width)
        return [outlines.turned(petal, self.turn + 360 * number / self.count) for number in range(self.count)]


class Polygon(Kind):
    """A polygon; `corner` is the length of each side that its rounded corners take."""

    shape: Literal["polygon"]
    points: Points
    corner: Number = 0.0

    def _outlines(self) -> Sequence[Outline]:
        return [outlines.polygon(self.points, self.corner)]


class Curve(Kind):
    """A smooth closed curve through points."""

    shape: Literal["curve"]
    points: Points

    def _outlines(self) -> Sequence[Outline]:
        return [outlines.closed_curve(self.points)]


class Stroke(Kind):
    """A line with round ends through points, curved if it is `smooth`."""

    shape: Literal["stroke"]
    points: Points
    width: Number
    smooth: StrictBool = True

    def _outlines(self) -> Sequence[Outline]:
        return outlines.stroke(self.points, self.width, smooth=self.smooth)


AnyKind = Annotated[
    Square | Disc | Ring | Oval | Heart | Star | Scallop | Petals | Polygon | Curve | Stroke,
    Field(discriminator="shape"),
]
_ANY_KIND: Final[TypeAdapter[Kind]] = TypeAdapter(AnyKind)


def shape(spec: Mapping[str, object]) -> Shape:
    """Return the shape that a table describes. Raise `pydantic.ValidationError` if it is invalid."""
    return _ANY_KIND.validate_python(spec).drawn()
