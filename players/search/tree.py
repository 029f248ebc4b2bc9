"""The tree of a search."""

from array import array
from typing import Final

from players.evaluation.asking import Boards, Chances
from players.light.tables import LightTable
from players.search.closing import Closing

NO_CHOICES: Final = array("H")
"""`Node.choices` before they are known."""
NO_PRIORS: Final = array("f")
"""`Node.priors` before they are known."""
NO_LAYER: Final = b""
"""`Node.second` where it isn't needed."""


class Node:
    """A position in the tree and what the search knows of it.

    `seat` is the seat to move, `parent` the one that moved here, and `choice` what it chose; `prior` is how
    likely that was to the net. `visits` counts simulations, and `value` is the mean share of the win that
    `parent` got in them, from its sum `worth`; `own` is the sum for `seat`, and `totals` those of all seats
    if there are more than two.

    `choices` are the legal ones with their `priors`, the likeliest first, from the second visit on; `second`
    is the net's second layer until then. `children` are for the first of them, whose priors are `tried`
    together; `next_prior` is that of the next one, far below 0 if there is none. `is_last` says whether the
    round is over: then there is nothing to choose, and `children` are deals that may follow. If the game
    `is_over`, `chances` is how it ended; that is known after the first visit.

    There are tens of thousands: what isn't known yet is shared, and arrays are smaller than those of numpy.
    """

    __slots__ = (
        "boards",
        "chances",
        "children",
        "choice",
        "choices",
        "is_last",
        "is_over",
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

    children: "list[Node] | tuple[()]"
    totals: list[float] | tuple[()]

    def __init__(
        self, boards: Boards, table: LightTable, seat: int, parent: int, choice: int, prior: float
    ) -> None:
        self.boards, self.table, self.seat, self.parent = boards, table, seat, parent
        self.choice, self.prior = choice, prior
        self.is_last = not table.tiles
        self.is_over = False
        self.visits = 0
        self.worth = self.own = self.value = self.tried = 0.0
        self.next_prior = -1.0
        self.children = self.totals = ()
        self.chances: Chances = ()
        self.choices, self.priors, self.second = NO_CHOICES, NO_PRIORS, NO_LAYER


class Dealt(Node):
    """The first position of a round that is looked into beyond a deal, with that round's end."""

    __slots__ = ("closing",)

    def __init__(self, boards: Boards, table: LightTable, seat: int, closing: Closing) -> None:
        super().__init__(boards, table, seat, seat, 0, 1.0)
        self.closing = closing
