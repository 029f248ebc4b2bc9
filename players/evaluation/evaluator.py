"""Evaluating the positions of one round with a net, sharing what they have in common.

The first layer is a sum of a share for each board, one for the table, and little else: each share is computed
once and cached.
"""

from collections.abc import Collection, Sequence
from copy import copy
from functools import partial
from math import exp
from typing import Final, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

import azul
from azul.pieces.tiles import ALL_TILES, Tiles
from players.compact_state.boards import CompactBoard
from players.compact_state.circle import Circle
from players.compact_state.tables import CompactTable, CompactTables, Take
from players.evaluation import policy
from players.evaluation.inputs import (
    BAG_UNIT,
    ENDS,
    LEAD_UNIT,
    SCORE_UNIT,
    board_inputs,
    lead,
    situation_inputs,
    table_inputs,
)
from players.evaluation.layout import TAKES, Layout
from players.evaluation.memo import Memo
from players.evaluation.net import NO_OUTPUT, Floats, Net
from players.evaluation.values import Chances, Margins

Boards = tuple[CompactBoard, ...]
"""The boards of all seats, in the order of the seats."""
SmallIntegers = NDArray[np.uint8]
Choices = NDArray[np.uint16]
"""Choices of a take and a target, as numbers: `TARGETS` times the take's index, plus the target."""

TARGETS: Final = 6
"""The targets of a take: five lines and the floor."""
_NO_SCORE: Final = -100.0
"""The net's final score for a seat that has resigned: below all others."""
_STEEPEST: Final = 80.0
"""A larger difference of logits is treated as this, which is as good as certain."""
_ZERO: Final = np.zeros((), np.float32)
"""An array, which numpy needn't make of a number each time."""


class _PolicyIndex(NamedTuple):
    """Where the takes from a table are in the policy.

    `rows` are those of (colour, bucket), each with a column for every target. `rest` has a column for each
    take, with the outputs for what is left over, counted from the first of these; `NO_OUTPUT` fills it up.
    """

    rows: SmallIntegers
    colours: SmallIntegers
    rest: SmallIntegers


class Situation(NamedTuple):
    """What stays the same from deal to deal: its `share` of the first layer, and the tiles not in the bag."""

    share: Floats
    outside_bag: int


class Evaluator:
    """Evaluates the positions of a game with a net, as long as no further seat resigns."""

    def __init__(self, net: Net, state: azul.State, tables: CompactTables) -> None:
        layout, w1 = net.layout, net.w1
        players = layout.players
        self._net = net
        self._resigned = tuple(state.resigned)
        of_table = w1[layout.table : layout.sparse]
        self._ends = of_table[ENDS]
        self._situations = Memo(partial(_situation, state, of_table, w1[layout.bag : layout.lid], net.b1))
        # Functions rather than methods: without reference cycles, everything is freed at once.
        self._boards = tuple(
            Memo(partial(_share_of_board, _of_player(w1, layout, step), layout)) for step in range(players)
        )
        self._of_table = of_table
        self._lid = Memo(partial(_counted, w1[layout.lid : layout.scores]))
        self._lead = Memo(partial(_share_of_lead, w1[layout.lead]))
        self._targets = Memo(_targets)
        self._set_tables(tables)

    def beside(self, tables: CompactTables) -> Self:
        """Return an evaluator for other tables of the same game; everything else is shared."""
        other = copy(self)
        other._set_tables(tables)  # noqa: SLF001 - one of its own kind
        return other

    def _set_tables(self, tables: CompactTables) -> None:
        self._table = Memo(partial(_share_of_table, self._of_table, tables.circle))
        self._policy_indexes = Memo(partial(_policy_index, tables, Memo(_parts)))

    def keep(self, boards: Collection[CompactBoard], tables: Collection[CompactTable]) -> None:
        """Drop what is cached for other boards and tables than these."""
        for shares in self._boards:
            shares.keep(boards)
        self._table.keep(tables)
        self._policy_indexes.keep(tables)

    def situation(self, round_: int, bag: Tiles) -> Situation:
        """Return the situation in a round, with these tiles in the bag."""
        return self._situations[round_, bag]

    def chances(
        self, boards: Boards, table: CompactTable, mover: int, situation: Situation
    ) -> tuple[Chances, Margins, Floats]:
        """Return the chances and margins in a position, and the net's second layer, which `likely` wants."""
        own_first = boards[mover:] + boards[:mover] if mover else boards
        first = self._table[table] + situation.share
        lid, ends = situation.outside_bag - table.tiles, False
        for shares, board in zip(self._boards, own_first, strict=True):
            first += shares[board]
            lid -= board.holds
            ends = ends or board.ends
        if ends:
            first += self._ends
        first += self._lead[lead(own_first)]
        first += self._lid[lid]
        second: Floats = np.maximum(first, _ZERO, out=first).dot(self._net.w2)
        second += self._net.b2
        np.maximum(second, _ZERO, out=second)
        found = (second.dot(self._net.to_values) + self._net.values).tolist()
        players = len(boards)
        return self._softmax(found[:players], mover), self._margins(found[players:], mover), second

    def likely(
        self,
        second: Floats,
        table: CompactTable,
        openings: int,
        expected: int | None = None,
        share: float = 0.0,
    ) -> tuple[Choices, Floats]:
        """Return the legal choices and how likely each is, the likeliest first.

        `second` is the net's second layer for the position, `openings` are those of the mover's board. An
        `expected` choice is as likely as `share` says, and the net has a say in the rest.
        """
        menu = self._policy_indexes[table]
        logits = second.dot(self._net.to_policy)
        logits += self._net.policy
        worths = logits[:TAKES].reshape(-1, TARGETS).take(menu.rows, 0)
        worths += logits[TAKES:].take(menu.rest).sum(0)[:, None]
        worths += self._targets[openings].take(menu.colours, 0)
        flat = worths.ravel()
        flat -= flat.max()
        np.exp(flat, flat)
        flat /= flat.sum()
        if expected is not None:
            flat *= 1 - share
            flat[expected] += share
        order = flat.argsort()[: -np.count_nonzero(flat) - 1 : -1]
        return order.astype(np.uint16), flat[order]

    def _softmax(self, logits: list[float], mover: int) -> Chances:
        """Return the chances for logits that begin with the mover's."""
        if len(logits) == 2:
            own = 1 / (1 + exp(min(logits[1] - logits[0], _STEEPEST)))
            return (1 - own, own) if mover else (own, 1 - own)
        if mover:
            logits = logits[-mover:] + logits[:-mover]
        most = max(logits)
        shares = [exp(logit - most) for logit in logits]
        for seat in self._resigned:
            shares[seat] = 0.0
        total = sum(shares)
        return tuple([share / total for share in shares])

    def _margins(self, scores: list[float], mover: int) -> Margins:
        """Return the margins for final scores that begin with the mover's."""
        if len(scores) == 2:
            ahead = SCORE_UNIT * (scores[0] - scores[1])
            return (-ahead, ahead) if mover else (ahead, -ahead)
        if mover:
            scores = scores[-mover:] + scores[:-mover]
        for seat in self._resigned:
            scores[seat] = _NO_SCORE
        return margins_of([SCORE_UNIT * score for score in scores])


def margins_of(scores: Sequence[float]) -> Margins:
    """Return by how much each score is above the best of the others."""
    *_, second, best = sorted(scores)
    return tuple([score - (second if score == best else best) for score in scores])


class _OfPlayer(NamedTuple):
    """The first layer's weights for one player: the block of the board, and the two scores."""

    board: Floats
    score: Floats
    score_to_come: Floats


def _of_player(w1: Floats, layout: Layout, step: int) -> _OfPlayer:
    begin = step * layout.board
    return _OfPlayer(
        w1[begin : begin + layout.board], w1[layout.scores + step], w1[layout.scores_to_come + step]
    )


def _situation(
    state: azul.State, of_table: Floats, of_bag: Floats, bias: Floats, now: tuple[int, Tiles]
) -> Situation:
    round_, bag = now
    found = situation_inputs(round_, special=state.rules.has_special_factories, left=bool(state.resigned))
    share: Floats = of_table.take(list(found), 0).sum(0)
    share += _counted(of_bag, bag)
    share += bias
    return Situation(share, ALL_TILES - bag)


def _share_of_board(of_player: _OfPlayer, layout: Layout, board: CompactBoard) -> Floats:
    share: Floats = of_player.board.take(board_inputs(board, layout), 0).sum(0)
    share += of_player.score * np.float32(board.score / SCORE_UNIT)
    share += of_player.score_to_come * np.float32(board.score_to_come / SCORE_UNIT)
    return share


def _share_of_table(of_table: Floats, circle: Circle, table: CompactTable) -> Floats:
    share: Floats = of_table.take(table_inputs(table, circle), 0).sum(0)
    return share


def _share_of_lead(of_lead: Floats, points: int) -> Floats:
    share: Floats = of_lead * np.float32(points / LEAD_UNIT)
    return share


def _counted(of_colours: Floats, tiles: int) -> Floats:
    """Return the share of the tiles in bag or lid."""
    counts = np.array(azul.counts(Tiles(tiles)), np.float32)
    share: Floats = counts.dot(of_colours) / np.float32(BAG_UNIT)
    return share


def _policy_index(
    tables: CompactTables, parts_of: Memo[Take, tuple[int, list[int]]], table: CompactTable
) -> _PolicyIndex:
    takes = tables.takes(table)
    parts = [parts_of[take] for take in takes]
    most = max([len(rest) for _, rest in parts])
    rest = [[*rest, *(NO_OUTPUT - TAKES,) * (most - len(rest))] for _, rest in parts]
    return _PolicyIndex(
        np.array([row for row, _ in parts], np.uint8),
        np.array([take.colour for take in takes], np.uint8),
        np.array(rest, np.uint8).T,
    )


def _parts(take: Take) -> tuple[int, list[int]]:
    """Return a take's row in the policy, and which outputs for what is left over are its own."""
    return policy.of_lines(take) // TARGETS, [part - TAKES for part in policy.of_rest(take)]


def _targets(openings: int) -> Floats:
    """Return what to add to a logit for each colour and target: 0 if it is open, else −∞."""
    return np.array(
        [
            [
                0 if line == azul.FLOOR or openings >> 5 * colour + line & 1 else -np.inf
                for line in range(TARGETS)
            ]
            for colour in range(5)
        ],
        np.float32,
    )
