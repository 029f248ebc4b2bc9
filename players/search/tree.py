"""The tree of a search."""

from typing import Final

import numpy as np

from players.evaluation.asking import Boards, Chances, Choices
from players.evaluation.net import Floats
from players.light.tables import LightTable

NO_CHOICES: Final = np.empty(0, np.uint16)
"""`Node.choices` before they are known."""
NO_NUMBERS: Final = np.empty(0, np.float32)
"""`Node.priors` before they are known, and `Node.second` when it isn't needed."""


class Node:
    """A position in the tree and what the search knows of it.

    `seat` is the seat to move, `parent` the one that moved here, and `choice` what it chose; `prior` is how
    likely that was to the net. `visits` counts simulations, and `value` is the mean share of the win that
    `parent` got in them, from its sum `worth`; `own` is the sum for `seat`, and `totals` those of all seats
    if there are more than two.

    `chances` are what the position itself is worth; there are none before it is first met. `choices` are the
    legal ones with their `priors`, the likeliest first, as soon as it is met again, and `second` is the net's
    second layer until then. `children` are for the first of them, whose priors are `tried` together;
    `next_prior` is that of the next one, far below 0 if there is none. `is_last` says
    whether the round is over.
    """

    __slots__ = (
        "boards",
        "chances",
        "children",
        "choice",
        "choices",
        "is_last",
        "next_prior",
        "own",
        "parent",
        "prior",
        "priors",
        "seat",
        "second",
        "table",
        "totals",
        "tried",
        "value",
        "visits",
        "worth",
    )

    choices: Choices
    priors: Floats
    second: Floats

    def __init__(
        self, boards: Boards, table: LightTable, seat: int, parent: int, choice: int, prior: float
    ) -> None:
        self.boards, self.table, self.seat, self.parent = boards, table, seat, parent
        self.choice, self.prior = choice, prior
        self.is_last = not table.tiles
        self.visits = 0
        self.worth = self.own = self.value = self.tried = 0.0
        self.next_prior = -1.0
        self.totals: list[float] = []
        self.chances: Chances = ()
        self.children: list[Node] = []
        self.choices, self.priors, self.second = NO_CHOICES, NO_NUMBERS, NO_NUMBERS
