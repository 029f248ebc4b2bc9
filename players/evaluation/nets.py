"""The nets that come with the package: one for each wall side and number of players."""

from functools import cache
from pathlib import Path
from typing import Final

import azul
from players.evaluation.layout import layout_of
from players.evaluation.net import Net, load

NETS: Final = Path(__file__).parents[1] / "nets"


@cache
def net_of(side: azul.WallSide, players: int, folder: Path = NETS) -> Net:
    """Return the net for a wall side and number of players. Raise `OSError` if there is none."""
    layout = layout_of(side, players)
    return load(folder / f"{layout.name}.npz", layout)
