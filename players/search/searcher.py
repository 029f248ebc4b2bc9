"""Searching the positions of a game one after the other."""

from collections.abc import Collection, Iterator, Sequence
from math import sqrt
from typing import Final

import azul
from azul import Move, State
from players.evaluation.evaluator import TARGETS
from players.evaluation.net import Net
from players.search.limits import SearchLimits
from players.search.puct import POINT, Tree, spread
from players.search.result import Candidate, SearchResult
from players.search.tree import Edge

MOST_NODES: Final = 20_000
"""How many positions a tree has at most: with their caches they take up to 60 MB."""
DOUBT: Final = 0.3
"""The uncertainty of a move's worth after one visit, times `spread`; it shrinks with √visits."""
_ENOUGH: Final = 10
"""A move can be the best one if the most visited one has at most this many times its visits."""
_LINES: Final = 3
"""How many candidates have their line followed, besides the moves that were asked about."""
_PARTS: Final = (32, 6)
"""The shares of all simulations that each closely searched move gets, one after the other: 1/32, 1/6."""


class Searcher:
    """Searches positions of the factory offer; the tree is kept as long as the game follows it."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self._tree: Tree | None = None
        self._state: State | None = None

    @property
    def is_full(self) -> bool:
        """Whether the tree has reached its largest size, so that searching on finds nothing new."""
        return self._tree is not None and self._tree.nodes >= MOST_NODES

    def search(
        self, state: State, limits: SearchLimits, moves: Sequence[Move] = (), compared: int = 1
    ) -> SearchResult:
        """Search a position. Raise `ValueError` unless a seat is to take tiles.

        The legal `moves`, and the `compared` best ones if that is more than one, are then searched closely,
        whatever their worth so far; they have as much time again.
        """
        tree = self._tree_for(state)
        simulations = tree.run(limits.simulations, MOST_NODES, limits.begun())
        best = _best(tree)
        tree.widen(compared)
        ranked = [best, *(edge for edge in sorted(tree.root.edges, key=_place) if edge is not best)]
        most_visits = max(edge.visits for edge in ranked)
        there = (tree.edge_of(state, move) for move in moves)
        asked = list(dict.fromkeys(edge for edge in there if edge is not None))
        close = ranked[:compared] + asked
        stop = limits.begun()
        for part in _PARTS if len(close) > 1 else ():  # so that each gets some if time is short
            wanted = min(most_visits, tree.root.visits // part)
            for edge in close:
                done = tree.run(max(wanted - edge.visits, 0), MOST_NODES + wanted, stop, edge.node)
                edge.visits += done
                simulations += done
        if len(close) > 1:
            best = _best(tree)
        compared_too = sorted(ranked[:compared], key=_worth)
        edges = list(dict.fromkeys([best, *compared_too, *ranked[compared:], *asked]))
        return _found(tree, state, edges, {*edges[:_LINES], *asked}, simulations)

    def likely(self, state: State) -> list[tuple[Move, float]]:
        """Return the legal moves with their priors, without a search, the likeliest first."""
        tree = self._tree_for(state)
        return [(tree.move(state, tree.root, choice), prior) for choice, prior in tree.likely()]

    def _tree_for(self, state: State) -> Tree:
        if state.phase is not azul.Phase.OFFER:
            raise ValueError(f"nobody takes tiles in {state.phase}")
        is_there = state == self._state
        if self._tree is None or not (is_there or self._tree.follow(state, MOST_NODES // 2)):
            self._tree = Tree(state, self.net)
        self._state = state
        return self._tree


def _place(edge: Edge) -> tuple[float, float]:
    """Return a sort key for edges: the most visited first."""
    return -edge.visits, -edge.node.value


def _best(tree: Tree) -> Edge:
    """Return the root's edge with the highest certain worth, of those with enough visits.

    If all tiles that it takes fall, one that keeps some is preferred unless it is worth a point less.
    """
    most = max(edge.visits for edge in tree.root.edges)
    enough = [edge for edge in tree.root.edges if _ENOUGH * edge.visits >= most]
    best = max(enough, key=_certain_worth)
    if not _drops_all(best):
        return best
    as_good = best.node.value - POINT
    keeping = (edge for edge in enough if edge.node.value >= as_good and not _drops_all(edge))
    return max(keeping, key=_certain_worth, default=best)


def _certain_worth(edge: Edge) -> float:
    return edge.node.value - DOUBT * spread(edge.node.value) / sqrt(edge.visits)


def _drops_all(edge: Edge) -> bool:
    return edge.choice % TARGETS == azul.FLOOR


def _worth(edge: Edge) -> float:
    """Return a sort key for edges: those with the highest value first."""
    return -edge.node.value


def _found(
    tree: Tree, state: State, edges: Sequence[Edge], followed: Collection[Edge], simulations: int
) -> SearchResult:
    candidates = [
        Candidate(
            tree.move(state, tree.root, edge.choice),
            edge.visits,
            edge.prior,
            tree.mean(edge.node),
            tuple(_line(tree, state, edge, most=99 if edge in followed else 1)),
            edge.node.margin / edge.node.visits,
        )
        for edge in edges
    ]
    return SearchResult(tuple(candidates), tree.mean(tree.root), simulations)


def _line(tree: Tree, state: State, edge: Edge, most: int) -> Iterator[Move]:
    """Yield how play goes on from a position, along a certain edge first, then the most visited ones."""
    node = tree.root
    for _ in range(most):
        move = tree.move(state, node, edge.choice)
        yield move
        state, node = azul.apply(state, move), edge.node
        if not node.edges:
            return
        edge = max(node.edges, key=lambda each: (each.visits, each.node.value))
