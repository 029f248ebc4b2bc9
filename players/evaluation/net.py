"""A small net of three layers, stored as a file of weights."""

from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from players.evaluation.inputs import Inputs
from players.evaluation.layout import POLICY, Layout
from players.evaluation.policy import PRIOR_TEMPERATURE

Floats = NDArray[np.float32]


class Outputs(NamedTuple):
    """A net's outputs for a position, the player to move first and the others clockwise.

    `values` are each player's chance to win as logits, `scores` the final scores in `SCORE_UNIT`, and
    `policy` the logits that `policy.parts` adds up.
    """

    values: Floats
    scores: Floats
    policy: Floats


NO_OUTPUT: Final = POLICY
"""The index of a logit that is always 0, after those of the policy in `Net.to_policy`."""


class Net:
    """The weights: `w1` for each input, and the two layers above it; activation is ReLU.

    `to_values` and `to_policy` are the columns of `w3` for one purpose, as are `values` and `policy` of `b3`;
    those for the policy are divided by `PRIOR_TEMPERATURE`. The scores are among the values.
    """

    def __init__(self, weights: dict[str, Floats], layout: Layout) -> None:
        self.w1, self.b1 = weights["w1"], weights["b1"]
        self.w2, self.b2 = weights["w2"], weights["b2"]
        self.w3, self.b3 = weights["w3"], weights["b3"]
        self.layout = layout
        hidden, above = self.w2.shape
        expected = (layout.inputs, hidden), (hidden, above), (above, layout.outputs)
        if (self.w1.shape, self.w2.shape, self.w3.shape) != expected:
            raise ValueError(
                f"the net for {layout.name} has the wrong shape: {self.w1.shape}, {self.w3.shape}"
            )

        players = layout.players
        self.to_values, self.values = np.ascontiguousarray(self.w3[:, : 2 * players]), self.b3[: 2 * players]
        self.to_policy = np.pad(self.w3[:, 2 * players :] / np.float32(PRIOR_TEMPERATURE), ((0, 0), (0, 1)))
        self.policy = np.pad(self.b3[2 * players :] / np.float32(PRIOR_TEMPERATURE), (0, 1))

    def outputs(self, asked: Inputs) -> Outputs:
        """Return the net's outputs for a position, computed from scratch."""
        first = self.w1[list(asked.sparse)].sum(axis=0) + self.b1
        first += np.array(asked.dense, np.float32) @ self.w1[self.layout.sparse :]
        second = np.maximum(first, 0) @ self.w2 + self.b2
        out: Floats = np.maximum(second, 0) @ self.w3 + self.b3
        players = self.layout.players
        return Outputs(out[:players], out[players : 2 * players], out[2 * players :])


def load(path: Path, layout: Layout) -> Net:
    """Read a net. Raise `ValueError` if it isn't one for this layout, `OSError` if it can't be read."""
    with np.load(path, allow_pickle=False) as file:
        weights = {name: file[name].astype(np.float32) for name in file.files}
    if "s1" in weights:
        weights["w1"] *= weights.pop("s1")
    return Net(weights, layout)
