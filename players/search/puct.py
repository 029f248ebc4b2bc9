"""PUCT: simulations that follow the best values so far and the net's priors.

Positions are shared by all orders of takes that lead to them within a round.
"""

from array import array
from collections.abc import Callable, Iterator, Sequence
from math import isqrt, log1p, sqrt
from operator import add, attrgetter
from typing import Final

import numpy as np

from azul import Move, State
from players.compact_state.boards import CompactBoards
from players.compact_state.circle import Circle
from players.compact_state.tables import CompactTable, CompactTables
from players.evaluation.evaluator import TARGETS, Boards, Evaluator
from players.evaluation.net import Net
from players.evaluation.values import Chances, Margins
from players.search.deal_sampler import DealSampler
from players.search.greedy import greedy_choice
from players.search.round_end import RoundEnd
from players.search.tree import NO_CHOICES, NO_LAYER, DealNode, Edge, Node, Round, all_below

EXPLORATION: Final = 0.5
"""How much the prior counts against the value, to begin with."""
GROWTH: Final = 0.2
"""How much more it counts at a position with many visits: times log(1 + visits / `_LONG`).

Nothing is random within a round: a search that sticks to its favourites meets the same ends again and again.
"""
_LONG: Final = 400
"""From about how many visits on `GROWTH` matters."""
CAUTION: Final = 0.15
"""By how much an untried choice is worth less than its position, times `spread` and √(tried priors)."""
_CHECKED_EVERY: Final = 16
"""How many simulations are run between two checks whether to stop."""
_FEWEST: Final = 2
"""How many simulations are run in any case: one for the position, and one for its likeliest move."""
_MOST_CHOICES: Final = 32
"""How many choices are kept below the root; the others are too unlikely ever to be tried."""
_NEVER: Final = -1e9
"""The prior of a choice that doesn't exist."""
_MOST_DEALS: Final = 40
"""How many deals are sampled after one end of a round at most.

There is one to begin with, and one more for each 2 by which the square root of its visits grows.
"""
POINT: Final = 0.002
"""What another point of margin at the end is worth, as a chance to win.

It is too little to prefer moves that win less often, but tells those apart that win as often. Without it, a
player would throw tiles away in games that are decided.
"""
GREED: Final = 0.3
"""How likely the others at a table of three or four are taken to be greedy, whatever the net thinks."""
LEAST_SPREAD: Final = 0.1
"""The least `spread`, once the game is decided; it is 1 while the game is even."""
_LEAST_VARIANCE: Final = (LEAST_SPREAD / 2) ** 2
"""The variance of a game won or lost, up to which `spread` is the least."""
_by_visits: Final = attrgetter("visits")


def spread(worth: float) -> float:
    """Return how far chances vary around a worth, relative to those around a half.

    Where they vary less there is less to find out, and smaller differences count.
    """
    variance = worth * (1 - worth)
    return 2 * sqrt(variance) if variance > _LEAST_VARIANCE else LEAST_SPREAD


class Tree:
    """The search from a position of the factory offer to the end of its round, and beyond sampled deals."""

    def __init__(self, state: State, net: Net) -> None:
        self._stays = _what_stays(state)
        self._boards = CompactBoards(state.rules.wall)
        self._tables = CompactTables(Circle(state.discs, state.rules.scatter))
        self._evaluator = Evaluator(net, state, self._tables)
        deals = DealSampler(state, self._tables, self._evaluator)
        self._round = Round(RoundEnd(state, self._boards, self._tables, self._evaluator, deals))
        players = len(state.boards)
        self._next = tuple(state.seat_after(seat) for seat in range(players))
        self._keeps_totals = self._expects_greed = players > 2
        boards, table = self._parts(state)
        self.root = Node(boards, table, state.turn, state.turn)
        self.nodes = 0

    def run(
        self,
        simulations: int | None,
        most_nodes: int,
        stop: Callable[[int], bool],
        start: Node | None = None,
    ) -> int:
        """Run simulations until there are enough of them or of nodes, or until `stop`; return how many.

        They begin at the root, or at the node `start` below it, without updating the root. `stop` is called
        now and then with the visits of the first node.
        """
        start, done = start or self.root, 0
        while simulations is None or done < simulations or start.visits < _FEWEST:
            is_checked = done % _CHECKED_EVERY == 0 and start.visits >= _FEWEST
            if is_checked and (self.nodes >= most_nodes or stop(start.visits)):
                break
            self._simulate(start)
            done += 1
        return done

    def edge_of(self, state: State, move: Move) -> Edge | None:
        """Return the root's edge for a legal move, tried or not; None if the root doesn't have the move."""
        place = next(
            (place for place, choice in enumerate(self.root.choices) if self._is(state, choice, move)), None
        )
        if place is None:
            return None
        tried = len(self.root.edges)
        if place >= tried:  # make it the one that is tried next
            root = self.root
            root.choices.insert(tried, root.choices.pop(place))
            root.priors.insert(tried, root.priors.pop(place))
            root.next_prior = root.priors[tried]
            return self._try_next(root, self._round)
        return self.root.edges[place]

    def follow(self, state: State, most_nodes: int) -> bool:
        """Make a later position the root if the tree has it and isn't too large; return whether it is."""
        if _what_stays(state) != self._stays:
            return False
        boards, table = self._parts(state)
        node = self._round.nodes.get((boards, table, state.turn))
        if node is None:
            return False
        self._round.keep(node)
        nodes = all_below(node)
        self.root, self.nodes = node, len(nodes)
        if self.nodes > most_nodes:
            return False
        self._forget_others(nodes)
        if len(node.choices) == _MOST_CHOICES:
            self._complete(node)
        return True

    def _forget_others(self, nodes: Sequence[Node]) -> None:
        """Drop the boards and tables that none of these nodes has, as they can't be reached any more."""
        boards = {board for node in nodes for board in node.boards}
        tables = {node.table for node in nodes}
        self._boards.keep(boards)
        self._tables.keep(tables)
        self._evaluator.keep(boards, tables)
        self._round.end.forget()

    def _complete(self, node: Node) -> None:
        """Give a node that has become the root the unlikely choices that nodes below the root don't keep."""
        round_end = self._round.end
        _, _, second = round_end.evaluator.chances(node.boards, node.table, node.seat, round_end.situation)
        choices, priors = round_end.evaluator.likely(second, node.table, node.boards[node.seat].openings)
        for choice, prior in zip(choices[_MOST_CHOICES:], priors[_MOST_CHOICES:], strict=True):
            node.choices.append(int(choice))
            node.priors.append(float(prior))
        tried = len(node.edges)
        node.next_prior = node.priors[tried] if tried < len(node.priors) else _NEVER

    def widen(self, choices: int) -> None:
        """Add the likeliest untried choices to the root until it has `choices` edges, or no more choices."""
        while self.root.next_prior >= 0 and len(self.root.edges) < choices:
            _ = self._try_next(self.root, self._round)

    def likely(self) -> Iterator[tuple[int, float]]:
        """Yield the root's choices and their priors, the likeliest first."""
        if not self.root.visits:
            self._simulate(self.root)
        if self.root.choices is NO_CHOICES:
            self._expand(self.root, self._round.end)
        yield from zip(self.root.choices, self.root.priors, strict=True)

    def mean(self, node: Node) -> Chances:
        """Return each seat's mean chance to win in the simulations of a node."""
        if self._keeps_totals:
            return tuple(total / node.visits for total in node.totals)
        share = node.share / node.visits
        return (1 - share, share) if node.parent else (share, 1 - share)

    def move(self, state: State, node: Node, choice: int) -> Move:
        """Return the move that a choice stands for in a node, whose position is `state`."""
        index, target = divmod(choice, TARGETS)
        return self._tables.move(state, self._tables.takes(node.table)[index], target)

    def _is(self, state: State, choice: int, move: Move) -> bool:
        """Return whether a choice at the root, whose position is `state`, stands for a certain move."""
        index, target = divmod(choice, TARGETS)
        take = self._tables.takes(self.root.table)[index]
        return target == move.line and self._tables.is_same(state, take, move)

    def _simulate(self, node: Node) -> None:
        path, round_ = [node], self._round
        while node.visits and not node.is_over:
            if node.is_last:
                node = dealt = self._deal_node(node, round_.end)
                round_ = dealt.round
                path.append(node)
                continue
            if node.choices is NO_CHOICES:
                self._expand(node, round_.end)
            own = node.own / node.visits
            varies = spread(own)
            scale = (EXPLORATION + GROWTH * log1p(node.visits / _LONG)) * sqrt(node.visits) * varies
            best, bound = None, _NEVER
            for edge in node.edges:
                worth = edge.node.value + scale * edge.prior / (edge.visits + 1)
                if worth > bound:
                    best, bound = edge, worth
            untried = own - CAUTION * varies * sqrt(node.tried) + scale * node.next_prior
            if best is None or untried > bound:
                best = self._try_next(node, round_)
            best.visits += 1
            node = best.node
            path.append(node)
        chances, margins = (node.chances, node.margins) if node.chances else self._evaluate(node, round_.end)
        worths = [share + POINT * margin for share, margin in zip(chances, margins, strict=True)]
        for node in path:
            visits = node.visits = node.visits + 1
            parent = node.parent
            node.worth = worth = node.worth + worths[parent]
            node.value = worth / visits
            node.own += worths[node.seat]
            node.margin += margins[parent]
            if not self._keeps_totals:
                node.share += chances[parent]
            else:
                node.totals = list(map(add, node.totals, chances)) if node.totals else [*chances]

    def _evaluate(self, node: Node, round_end: RoundEnd) -> tuple[Chances, Margins]:
        """Evaluate a position that is met for the first time; `round_end` is the end of its round."""
        self.nodes += 1
        if not node.is_last:
            chances, margins, second = round_end.evaluator.chances(
                node.boards, node.table, node.seat, round_end.situation
            )
            node.second = second.tobytes()
            return chances, margins
        chances, margins, node.is_over = round_end.outcome(node.boards)
        if node.is_over:
            node.chances, node.margins = chances, margins
        return chances, margins

    def _deal_node(self, node: Node, round_end: RoundEnd) -> DealNode:
        """Return a node after the end of a round: of a new sampled deal, or of the least visited one."""
        if len(node.deals) < min(1 + isqrt(node.visits) // 2, _MOST_DEALS):
            dealt = DealNode(*round_end.next_round(node.boards, len(node.deals)))
            node.deals = [*node.deals, dealt]
            return dealt
        return min(node.deals, key=_by_visits)

    def _expand(self, node: Node, round_end: RoundEnd) -> None:
        """Ask the net which choices are likely."""
        second = np.frombuffer(node.second, np.float32)
        board, table = node.boards[node.seat], node.table
        expected = None
        if self._expects_greed and node.seat != self.root.seat:
            takes = round_end.tables.takes(table)
            expected = greedy_choice(board, takes, is_free=self._boards.is_free)
        choices, priors = round_end.evaluator.likely(second, table, board.openings, expected, GREED)
        most = len(choices) if node is self.root else _MOST_CHOICES
        node.choices = array("H", choices[:most].tobytes())
        node.priors = array("f", priors[:most].tobytes())
        node.second = NO_LAYER
        node.next_prior = node.priors[0]

    def _try_next(self, node: Node, round_: Round) -> Edge:
        """Add the likeliest choice that hasn't been tried."""
        tried = len(node.edges)
        choice = node.choices[tried]
        index, target = divmod(choice, TARGETS)
        take = node.table.takes[index]
        seat, boards = node.seat, node.boards
        before = boards[seat]
        after = before.after.get(take.code + target) or self._boards.after(before, take, target)
        changed = (*boards[:seat], after, *boards[seat + 1 :])
        table = node.table.after.get(take) or round_.end.tables.after(node.table, take)
        place = changed, table, self._next[seat]
        reached = round_.nodes.get(place)
        if reached is None:
            reached = round_.nodes[place] = Node(*place, seat)
        edge = Edge(choice, node.next_prior, reached)
        node.edges = [*node.edges, edge]
        node.tried += node.next_prior
        node.next_prior = node.priors[tried + 1] if tried + 1 < len(node.priors) else _NEVER
        return edge

    def _parts(self, state: State) -> tuple[Boards, CompactTable]:
        boards = tuple(self._boards.of(state, seat) for seat in range(len(state.boards)))
        return boards, self._tables.of(state)


def _what_stays(state: State) -> tuple[object, ...]:
    """Return the properties that all positions of one tree share."""
    seat = state.turn if len(state.boards) > 2 else None  # whose tree it is: of the others it expects greed
    return state.round, state.rules, state.starter, state.resigned, state.bag, state.discs, seat
