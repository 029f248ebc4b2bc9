"""Searching the positions of a game one after another."""

from collections.abc import Collection, Iterator, Sequence
from math import sqrt
from typing import Final

import azul
from azul import Move, State
from players.evaluation.net import Net
from players.search.found import Candidate, Found
from players.search.limits import Limits
from players.search.puct import Tree
from players.search.tree import Edge

MOST_NODES: Final = 20_000
"""Positions in a tree at most: with all that is kept for them, they take up to 60 MB."""
DOUBT: Final = 0.3
"""The doubt about a move's worth after one visit, as a share of the win; after more, divided by √visits."""
_ENOUGH: Final = 10
"""A move can be the best one if the most visited one has no more than so many times its visits."""
_DECIDED: Final = 0.97
"""The share of the win from which on a game is decided: points count then."""
_EVEN: Final = 0.005
"""Shares of the win that differ by less are as good as equal in such a game."""
_POINTS: Final = 3.0
"""By how many points less a player may be ahead in the end for not throwing all tiles of a take away."""
_LINES: Final = 3
"""Candidates whose line is followed, besides the moves that were asked about."""
_PARTS: Final = (32, 6)
"""A move is looked at closely with these parts of all simulations, one after the other: a 32nd, a sixth."""


class Searcher:
    """Searches positions of the factory offer; the tree is kept as long as the game follows it."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self._tree: Tree | None = None
        self._state: State | None = None

    @property
    def is_full(self) -> bool:
        """Whether the tree is as large as it may be, so that to search on finds nothing new."""
        return self._tree is not None and self._tree.nodes >= MOST_NODES

    def search(self, state: State, limits: Limits, moves: Sequence[Move] = (), compared: int = 1) -> Found:
        """Search a position. Raise `ValueError` unless a seat is to take tiles.

        Some legal `moves`, and the best ones if several are to be `compared`, are then looked at closely,
        whatever the search thinks of them; they have as much time again.
        """
        tree = self._tree_for(state)
        simulations = tree.run(limits.simulations, MOST_NODES, limits.begun())
        best = _best(tree, state)
        tree.widen(compared)
        ranked = [best, *(edge for edge in sorted(tree.root.edges, key=_place) if edge is not best)]
        most_visits = max(edge.visits for edge in ranked)
        there = (tree.edge_of(state, move) for move in moves)
        asked = list(dict.fromkeys(edge for edge in there if edge is not None))
        close = ranked[:compared] + asked
        stop = limits.begun()
        for part in _PARTS if len(close) > 1 else ():  # so that each has had its part if time is short
            wanted = min(most_visits, tree.root.visits // part)
            for edge in close:
                done = tree.run(max(wanted - edge.visits, 0), MOST_NODES + wanted, stop, edge.node)
                edge.visits += done
                simulations += done
        edges = [best, *sorted(ranked[1:compared], key=_worth), *ranked[compared:]]
        edges += [edge for edge in asked if edge not in ranked]
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
    """Return what to sort edges by, the most visited first."""
    return -edge.visits, -edge.node.value


def _best(tree: Tree, state: State) -> Edge:
    """Return the root's edge that is worth most for certain, of those with enough visits.

    When the game is decided nearly all are worth as much. Of these it is the one with which the player is
    ahead by most points in the end, or by a little less if that keeps tiles which would all be thrown away.
    Before that points aren't looked at: whoever prefers them loses more games.
    """
    most = max(edge.visits for edge in tree.root.edges)
    enough = [edge for edge in tree.root.edges if _ENOUGH * edge.visits >= most]
    surest = max(enough, key=lambda edge: edge.node.value - DOUBT / sqrt(edge.visits))
    share = surest.node.value
    if share < _DECIDED:
        return surest
    doubt = DOUBT * 2 * sqrt(max(share * (1 - share), 0.0))  # a share near 1 varies less
    wanted = share - doubt / sqrt(surest.visits) - _EVEN
    equal = [edge for edge in enough if edge.node.value - doubt / sqrt(edge.visits) >= wanted]
    ahead = max(map(_margin, equal)) - _POINTS
    return min(
        (edge for edge in equal if _margin(edge) >= ahead),
        key=lambda edge: (_throws_all_away(tree, state, edge), -_margin(edge)),
    )


def _margin(edge: Edge) -> float:
    """Return by how many points the player is ahead in the end, on average."""
    return edge.node.margin / edge.node.visits


def _throws_all_away(tree: Tree, state: State, edge: Edge) -> bool:
    """Return whether all tiles that a choice takes fall: at once, or as no column takes the line (R23)."""
    line = tree.move(state, tree.root, edge.choice).line
    return line == azul.FLOOR or any(row == line for row, _ in edge.node.boards[state.turn].tiling.fallen)


def _worth(edge: Edge) -> float:
    """Return what to sort edges by, the one that is worth most first."""
    return -edge.node.value


def _found(
    tree: Tree, state: State, edges: Sequence[Edge], followed: Collection[Edge], simulations: int
) -> Found:
    candidates = [
        Candidate(
            tree.move(state, tree.root, edge.choice),
            edge.visits,
            edge.prior,
            tree.mean(edge.node),
            tuple(_line(tree, state, edge, most=99 if edge in followed else 1)),
        )
        for edge in edges
    ]
    return Found(tuple(candidates), tree.mean(tree.root), simulations)


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
