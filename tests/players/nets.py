"""Nets that weren't trained, for tests that don't care how well they play."""

import numpy as np

import azul
from players.evaluation.layout import layout_of
from players.evaluation.net import Net


def random_net(side: azul.WallSide, players: int, seed: int = 1, scale: float = 0.3) -> Net:
    """Return a net with random weights, so that every input and output makes a difference."""
    layout = layout_of(side, players)
    chance = np.random.default_rng(seed)
    shapes = {
        "w1": (layout.inputs, 24),
        "b1": (24,),
        "w2": (24, 16),
        "b2": (16,),
        "w3": (16, layout.outputs),
        "b3": (layout.outputs,),
    }
    weights = {name: chance.normal(0, scale, shape).astype(np.float32) for name, shape in shapes.items()}
    return Net(weights, layout)
