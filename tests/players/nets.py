"""Nets that weren't trained, for tests that don't care how well they play."""

from itertools import product
from pathlib import Path

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


def saved_nets(folder: Path) -> Path:
    """Save a random net for every game, and return the folder."""
    for side, players in product(azul.WallSide, (2, 3, 4)):
        net = random_net(side, players)
        weights = {
            name: getattr(net, name).astype(np.float16) for name in ("w1", "b1", "w2", "b2", "w3", "b3")
        }
        np.savez(folder / f"{net.layout.name}.npz", **weights)
    return folder
