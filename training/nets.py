"""Nets as arrays: their shapes, their initial values, and their files.

A net file is what `players` reads: float16 arrays w1, b1, w2, b2, w3 and b3. Its first outputs are a value
and a score for each player, the others the parts of the policy.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]

WALLS: Final = ("coloured", "free")
BOARD_INPUTS: Final = {"coloured": 183, "free": 313}
TABLE_INPUTS: Final = 243
POLICY_OUTPUTS: Final = 206
NAMES: Final = ("w1", "b1", "w2", "b2", "w3", "b3")


@dataclass(frozen=True, slots=True)
class NetKind:
    """What a net is for: a side of the walls and a number of players, with any factories."""

    wall: str
    players: int

    @property
    def name(self) -> str:
        """The name of its file, without the ending."""
        return f"{self.wall}-{self.players}"

    @property
    def sparse_inputs(self) -> int:
        """How many inputs are 0 or a small count; the dense ones follow them."""
        return BOARD_INPUTS[self.wall] * self.players + TABLE_INPUTS

    @property
    def dense_inputs(self) -> int:
        """Bag and lid by colour, scores and scores to come, and the lead."""
        return 10 + 2 * self.players + 1

    @property
    def outputs(self) -> int:
        """Values, scores and the parts of the policy."""
        return 2 * self.players + POLICY_OUTPUTS


NET_KINDS: Final = tuple(NetKind(wall, players) for wall in WALLS for players in (2, 3, 4))


def kind_named(name: str) -> NetKind:
    """Return the kind with this `NetKind.name`. Raise `ValueError` if there is none."""
    for kind in NET_KINDS:
        if kind.name == name:
            return kind
    message = f"no such net: {name}; there are {', '.join(kind.name for kind in NET_KINDS)}"
    raise ValueError(message)


@dataclass(frozen=True, slots=True)
class Weights:
    """The parameters of a net: views of one flat array, so that a step of training is one operation on it."""

    flat: Floats
    w1: Floats
    b1: Floats
    w2: Floats
    b2: Floats
    w3: Floats
    b3: Floats

    @classmethod
    def of(cls, flat: Floats, kind: NetKind, hidden: tuple[int, int]) -> "Weights":
        """Return the views of a flat array."""
        views: list[Floats] = []
        start = 0
        for shape in shapes(kind, hidden):
            size = int(np.prod(shape))
            views.append(flat[start : start + size].reshape(shape))
            start += size
        return cls(flat, *views)

    @property
    def hidden(self) -> tuple[int, int]:
        """The sizes of the two hidden layers."""
        return self.w2.shape[0], self.w2.shape[1]


def shapes(kind: NetKind, hidden: tuple[int, int]) -> tuple[tuple[int, ...], ...]:
    """Return the shapes of the arrays in the order of `NAMES`."""
    first, second = hidden
    return (
        (kind.sparse_inputs + kind.dense_inputs, first),
        (first,),
        (first, second),
        (second,),
        (second, kind.outputs),
        (kind.outputs,),
    )


def new_weights(kind: NetKind, hidden: tuple[int, int], random: np.random.Generator) -> Weights:
    """Return initial weights, for about 80 inputs of 1 at a time, and outputs near 0."""
    flat = np.zeros(sum(int(np.prod(shape)) for shape in shapes(kind, hidden)), np.float32)
    weights = Weights.of(flat, kind, hidden)
    weights.w1[:] = random.normal(0, 0.12, weights.w1.shape)
    weights.w2[:] = random.normal(0, (2 / hidden[0]) ** 0.5, weights.w2.shape)
    weights.w3[:] = random.normal(0, 0.3 * (1 / hidden[1]) ** 0.5, weights.w3.shape)
    return weights


def save(weights: Weights, path: Path) -> None:
    """Write a net file, atomically."""
    arrays = {name: getattr(weights, name).astype(np.float16) for name in NAMES}
    partly = path.with_suffix(".part.npz")
    np.savez_compressed(partly, **arrays)
    partly.replace(path)


def load(path: Path, kind: NetKind) -> Weights:
    """Read a net file. Raise `ValueError` if it is for another kind of game."""
    with np.load(path) as file:
        arrays = {name: file[name].astype(np.float32) for name in NAMES}
    hidden = arrays["w2"].shape[0], arrays["w2"].shape[1]
    if tuple(array.shape for array in arrays.values()) != shapes(kind, hidden):
        message = f"{path} is no net for {kind.name}"
        raise ValueError(message)
    return Weights.of(np.concatenate([array.ravel() for array in arrays.values()]), kind, hidden)
