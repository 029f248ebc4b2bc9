"""How people see colours: CIELAB, and vision without one kind of cone.

The matrices are those of Machado, Oliveira and Fernandes, "A physiologically-based model for simulation of
color vision deficiency" (2009), at severity 1.0; they work on linear RGB.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Final

Rgb = tuple[int, int, int]
Lab = tuple[float, float, float]
Matrix = tuple[Lab, Lab, Lab]
Eyes = Callable[[Rgb], Lab]

_XYZ: Final[Matrix] = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE: Final = (0.95047, 1.0, 1.08883)
_PROTANOPIA: Final[Matrix] = (
    (0.152286, 1.052583, -0.204868),
    (0.114503, 0.786281, 0.099216),
    (-0.003882, -0.048116, 1.051998),
)
_DEUTERANOPIA: Final[Matrix] = (
    (0.367322, 0.860646, -0.227968),
    (0.280085, 0.672501, 0.047413),
    (-0.011820, 0.042940, 0.968881),
)
_TRITANOPIA: Final[Matrix] = (
    (1.255528, -0.076749, -0.178779),
    (-0.078411, 0.930809, 0.147602),
    (0.004733, 0.691367, 0.303900),
)


def difference(one: Lab, other: Lab) -> float:
    """Return ΔE of 1976: 2.3 is just noticeable, 100 is black on white."""
    return math.dist(one, other)


def _linear(channel: int) -> float:
    share = channel / 255
    return share / 12.92 if share <= 0.04045 else math.pow((share + 0.055) / 1.055, 2.4)


def _times(matrix: Matrix, vector: Sequence[float]) -> Lab:
    first, second, third = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return first, second, third


def _lab(linear: Sequence[float]) -> Lab:
    x, y, z = (
        _root(max(0.0, value) / white) for value, white in zip(_times(_XYZ, linear), _WHITE, strict=True)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(share: float) -> float:
    return math.cbrt(share) if share > 216 / 24389 else (24389 / 27 * share + 16) / 116


def _usual(colour: Rgb) -> Lab:
    return _lab([_linear(channel) for channel in colour])


def _lacking(matrix: Matrix) -> Eyes:
    def seen(colour: Rgb) -> Lab:
        through = _times(matrix, [_linear(channel) for channel in colour])
        return _lab([min(1.0, max(0.0, channel)) for channel in through])

    return seen


def _grey(colour: Rgb) -> Lab:
    return _usual(colour)[0], 0.0, 0.0


EYES: Final[Mapping[str, Eyes]] = {
    "usual": cache(_usual),
    "protanopia": cache(_lacking(_PROTANOPIA)),
    "deuteranopia": cache(_lacking(_DEUTERANOPIA)),
    "tritanopia": cache(_lacking(_TRITANOPIA)),
    "grey": cache(_grey),
}


def contrast(one: Rgb, other: Rgb) -> float:
    """Return the contrast ratio of WCAG 2, which requires 4.5 for text and 3 for large text."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def contrast_seen(one: Rgb, other: Rgb, eyes: str) -> float:
    """Return the contrast ratio that is left with some kind of vision."""
    light, dark = sorted((_of_lightness(EYES[eyes](colour)[0]) for colour in (one, other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: Rgb) -> float:
    return _of_lightness(EYES["grey"](colour)[0])


def _of_lightness(lightness: float) -> float:
    return float(((lightness + 16) / 116) ** 3 if lightness > 8 else lightness * 27 / 24389)
