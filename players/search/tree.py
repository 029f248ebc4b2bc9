"""The tree of a search."""

from array import array
from typing import TYPE_CHECKING, Final

from players.compact_state.tables import CompactTable
from players.evaluation.evaluator import Boards
from players.search.round_end import RoundEnd

if TYPE_CHECKING:
    from players.evaluation.values import Chances, Margins

NO_CHOICES: Final = array("H")
"""`Node.choices` before they are known."""
NO_PRIORS: Final = array("f")
"""`Node.priors` before they are known."""
NO_LAYER: Final = b""
"""`Node.second` where it isn't needed."""


class Edge:
    """A choice that has been tried: the net's `prior`, how often it was tried, and the node that it leads to.

    Other choices may lead to the same node, whose visits include theirs.
    """

    __slots__ = ("choice", "node", "prior", "visits")

    def __init__(self, choice: int, prior: float, node: "Node") -> None:
        self.choice, self.prior, self.node = choice, prior, node
        self.visits = 0


class Node:
    """A position in the tree with its statistics, shared by all orders of takes that lead to it in its round.

    `seat` is the seat to move, and `parent` the one that moved here. `visits` counts simulations, and `value`
    is the mean of what they were worth to `parent`, from the sum `worth`; `own` is the sum for `seat`.
    `margin` is the sum of the points by which `parent` was ahead in the end, and `share` that of the shares
    of the win that it had; if there are more than two seats, `totals` are the sums of all seats' shares
    instead.

    `choices` are the legal ones with their `priors`, the likeliest first, from the second visit on; `second`
    is the net's second layer until then. `edges` are the first of them, whose priors are `tried` together;
    `next_prior` is that of the next one, far below 0 if there is none. `is_last` says whether the round is
    over: then there is nothing to choose, and `deals` may follow. If the game `is_over`, `chances` and
    `margins` are how it ended; that is known after the first visit.

    There are tens of thousands: what isn't known yet is shared, and arrays are smaller than those of numpy.
    """

    __slots__ = (
        "boards",
        "chances",
        "choices",
        "deals",
        "edges",
        "is_last",
        "is_over",
        "margin",
        "margins",
        "next_prior",
        "own",
        "parent",
        "priors",
        "seat",
        "second",
        "share",
        "table",
        "totals",
        "tried",
        "value",
        "visits",
        "worth",
    )

    edges: list[Edge] | tuple[()]
    deals: "list[DealNode] | tuple[()]"
    totals: list[float] | tuple[()]

    def __init__(self, boards: Boards, table: CompactTable, seat: int, parent: int) -> None:
        self.boards, self.table, self.seat, self.parent = boards, table, seat, parent
        self.is_last = not table.tiles
        self.is_over = False
        self.visits = 0
        self.worth = self.own = self.value = self.share = self.margin = self.tried = 0.0
        self.next_prior = -1.0
        self.edges = self.deals = self.totals = ()
        self.chances: Chances = ()
        self.margins: Margins = ()
        self.choices, self.priors, self.second = NO_CHOICES, NO_PRIORS, NO_LAYER


class Round:
    """A round in the tree: how it ends, and the nodes of the positions that were met in it."""

    __slots__ = ("end", "nodes")

    def __init__(self, end: RoundEnd) -> None:
        self.end = end
        self.nodes: dict[tuple[Boards, CompactTable, int], Node] = {}

    def keep(self, root: Node) -> None:
        """Drop all nodes but one and those below it."""
        self.nodes = {(node.boards, node.table, node.seat): node for node in of_round(root)}


class DealNode(Node):
    """The first position of a round after a sampled deal."""

    __slots__ = ("round",)

    def __init__(self, boards: Boards, table: CompactTable, seat: int, end: RoundEnd) -> None:
        super().__init__(boards, table, seat, seat)
        self.round = Round(end)


def of_round(root: Node) -> list[Node]:
    """Return a node and all below it in its round, each once."""
    nodes, met = [root], {root}
    for node in nodes:
        for edge in node.edges:
            if edge.node not in met:
                met.add(edge.node)
                nodes.append(edge.node)
    return nodes


def all_below(root: Node) -> list[Node]:
    """Return a node and all below it, beyond deals too, each once."""
    nodes = of_round(root)
    for node in nodes:
        for dealt in node.deals:
            nodes += of_round(dealt)
    return nodes
