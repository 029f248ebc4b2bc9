"""Searching the positions of a game one after another."""

from collections.abc import Iterator, Sequence
from typing import Final

import azul
from azul import Move, State
from players.evaluation.net import Net
from players.search.found import Candidate, Found
from players.search.limits import Limits
from players.search.puct import Tree
from players.search.tree import Node

MOST_NODES: Final = 20_000
"""Positions in a tree at most: with all that is kept for them, they take up to 60 MB."""
_LINES: Final = 3
"""Candidates whose line is followed, besides the moves that were asked about."""


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

    def search(self, state: State, limits: Limits, moves: Sequence[Move] = ()) -> Found:
        """Search a position. Raise `ValueError` unless a seat is to take tiles.

        Some legal `moves` are looked at as well as the best one, whatever the search thinks of them; they
        have as much time again.
        """
        tree = self._tree_for(state)
        simulations = tree.run(limits.simulations, MOST_NODES, limits.begun())
        children, most = _ranked(tree), tree.root.visits // 2
        followed, stop = children[:_LINES], limits.begun()
        for move in moves:
            child = tree.child_of(state, move)
            if child is not None:
                wanted = min(children[0].visits, most) - child.visits
                simulations += tree.run(max(wanted, 0), MOST_NODES + most, stop, child)
                followed.append(child)
        children += [child for child in _ranked(tree) if child not in children and child.visits]
        return _found(tree, state, children, followed, simulations)

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


def _ranked(tree: Tree) -> list[Node]:
    """Return the root's children, the most visited first."""
    return sorted(tree.root.children, key=lambda child: (-child.visits, -child.value))


def _found(
    tree: Tree, state: State, children: Sequence[Node], followed: Sequence[Node], simulations: int
) -> Found:
    candidates = [
        Candidate(
            tree.move(state, tree.root, child.choice),
            child.visits,
            child.prior,
            tree.mean(child),
            tuple(_line(tree, state, child, most=99 if child in followed else 1)),
        )
        for child in children
    ]
    return Found(tuple(candidates), tree.mean(tree.root), simulations)


def _line(tree: Tree, state: State, child: Node, most: int) -> Iterator[Move]:
    """Yield how play goes on from a position, a certain child first, then the most visited ones."""
    node = tree.root
    for _ in range(most):
        move = tree.move(state, node, child.choice)
        yield move
        state, node = azul.apply(state, move), child
        if not node.children:
            return
        child = max(node.children, key=lambda each: (each.visits, each.value))
