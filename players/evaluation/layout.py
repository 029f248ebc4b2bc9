"""Where each input and output of a net is: one layout for each wall side and number of players.

Inputs come in a block for each player, the one to move first and the others clockwise, then a block for the
table. They are 0 or 1 (a few of the table are counts), except the dense ones at the end.
"""

from functools import cache
from itertools import accumulate, combinations_with_replacement
from typing import Final, NamedTuple

import azul

TABLE: Final = 243
"""Inputs in the block of the table."""
TAKES: Final = 180
"""Outputs of the policy for (colour, bucket, line), 36 for a colour and 6 for a bucket."""
BUCKETS: Final = 6
"""A factory with one to five tiles or more of the colour, then the centre."""
TO_CENTRE: Final = TAKES
TO_LEFT: Final = TO_CENTRE + 15
KEPT: Final = TO_LEFT + 5
CUSHION: Final = KEPT + 5
POLICY: Final = CUSHION + 1
"""Outputs of the policy."""

MULTISETS: Final = {
    sum(1 << 6 * colour for colour in colours): number
    for number, colours in enumerate(combinations_with_replacement(range(5), 4))
}
"""The number of each factory of four tiles, by its `azul.Tiles`."""
LINES: Final = tuple(5 * row * (row + 1) // 2 for row in range(5))
"""Where the inputs of each pattern line begin among those of all lines."""


class _Sizes(NamedTuple):
    """How many inputs of each kind a board has, in their order."""

    wall: int
    lines: int
    empty_lines: int
    floor: int
    threes: int
    points: int
    open_columns: int
    marker: int
    cushion: int
    resigned: int


_COLOURED: Final = _Sizes(25, 75, 5, 8, 45, 21, 0, 1, 2, 1)
_FREE: Final = _COLOURED._replace(wall=125, open_columns=30)


class Layout:
    """The layout for a wall side and a number of players.

    The attributes named like the inputs of a board say where they begin in its block.
    """

    def __init__(self, side: azul.WallSide, players: int) -> None:
        self.is_free = side is azul.WallSide.FREE
        self.players = players
        self.name = f"{side.value}-{players}"
        sizes = _FREE if self.is_free else _COLOURED
        begins = _Sizes(0, *accumulate(sizes[:-1]))
        self.wall, self.lines, self.empty_lines, self.floor, self.threes, self.points = begins[:6]
        self.open_columns, self.marker, self.cushion, self.resigned = begins[6:]
        self.board = sum(sizes)
        """How many inputs a board has."""
        self.table = players * self.board
        """Where the inputs of the table begin."""
        self.sparse = self.table + TABLE
        """How many inputs are sparse; the dense ones follow."""
        self.bag, self.lid, self.scores = (self.sparse + offset for offset in (0, 5, 10))
        self.scores_to_come = self.scores + players
        self.lead = self.scores_to_come + players
        self.inputs = self.lead + 1
        """How many inputs there are."""
        self.outputs = 2 * players + POLICY
        """The value of each player, the score of each player, and the policy."""


@cache
def layout_of(side: azul.WallSide, players: int) -> Layout:
    """Return the layout for a wall side and a number of players."""
    return Layout(side, players)
