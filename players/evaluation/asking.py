"""Asking a net for the positions of one round, sharing what they have in common.

The first layer is a sum of a share for each board, one for the table, and little else: each share is added up
once and kept.
"""

from functools import partial
from math import exp
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

import azul
from azul.pieces.tiles import ALL_TILES, Tiles
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
from players.evaluation.kept import Kept
from players.evaluation.layout import POLICY, TAKES
from players.evaluation.net import Floats, Net
from players.light.boards import LightBoard
from players.light.tables import LightTable, LightTables, Take

Boards = tuple[LightBoard, ...]
"""The boards of all seats, in the order of the seats."""
Chances = tuple[float, ...]
"""Each seat's share of the win, in the order of the seats."""
Choices = NDArray[np.uint16]
"""Choices of a take and a target, as numbers: `TARGETS` times the take's index, plus the target."""

TARGETS: Final = 6
"""Five lines and the floor."""
_STEEPEST: Final = 80.0
"""A difference of logits that is as good as certain."""


class _Menu(NamedTuple):
    """Where the takes from a table are in the policy.

    `rows` are those of (colour, bucket), each with a column for every target; `rest` says which outputs for
    what is left over belong to which take.
    """

    rows: NDArray[np.intp]
    colours: NDArray[np.intp]
    rest: Floats


class Asking:
    """A net that is asked for the positions of one round, and for those before the next deal."""

    def __init__(self, net: Net, state: azul.State, tables: LightTables) -> None:
        layout = net.layout
        players = layout.players
        self._layout, self._tables = layout, tables
        self._w1, self._w2, self._b2 = net.w1, net.w2, net.b2
        self._of_table = net.w1[layout.table : layout.sparse]
        self._to_values = np.ascontiguousarray(net.w3[:, :players])
        self._values = net.b3[:players]
        self._to_policy = np.ascontiguousarray(net.w3[:, 2 * players :])
        self._policy = net.b3[2 * players :]
        self._resigned = tuple(state.resigned)
        self._outside_bag = ALL_TILES - state.bag
        self._situation = self._share_of_situation(state, net.b1)
        self._ends = self._of_table[ENDS]
        self._boards = tuple(Kept(partial(self._share_of_board, step)) for step in range(players))
        self._table = Kept(self._share_of_table)
        self._lid = Kept(self._share_of_lid)
        self._lead = Kept(self._share_of_lead)
        self._menus = Kept(self._menu)
        self._parts = Kept(_parts)
        self._targets = Kept(_targets)

    def chances(self, boards: Boards, table: LightTable, mover: int) -> tuple[Chances, Floats]:
        """Return the chances in a position, and the net's second layer, which `likely` wants."""
        own_first = boards[mover:] + boards[:mover] if mover else boards
        first = self._table[table].copy()
        lid, ends = self._outside_bag - table.tiles, False
        for shares, board in zip(self._boards, own_first, strict=True):
            first += shares[board]
            lid -= board.holds
            ends = ends or board.ends
        if ends:
            first += self._ends
        first += self._lead[lead(own_first)]
        first += self._lid[lid]
        second: Floats = np.maximum(first, 0, out=first).dot(self._w2)
        second += self._b2
        np.maximum(second, 0, out=second)
        return self._softmax((second.dot(self._to_values) + self._values).tolist(), mover), second

    def likely(self, second: Floats, table: LightTable, openings: int) -> tuple[Choices, Floats]:
        """Return the legal choices and how likely each is, the likeliest first."""
        menu = self._menus[table]
        logits = second.dot(self._to_policy)
        logits += self._policy
        worths = logits[:TAKES].reshape(-1, TARGETS).take(menu.rows, 0)
        worths += logits[TAKES:].dot(menu.rest)[:, None]
        worths += self._targets[openings].take(menu.colours, 0)
        flat = worths.ravel()
        flat -= flat.max()
        np.exp(flat, flat)
        flat /= flat.sum()
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

    def _share_of_situation(self, state: azul.State, bias: Floats) -> Floats:
        found = situation_inputs(
            state.round, special=state.rules.has_special_factories, left=bool(state.resigned)
        )
        share: Floats = bias + self._of_table.take(list(found), 0).sum(0)
        return share + self._counted(self._layout.bag, state.bag)

    def _share_of_board(self, step: int, board: LightBoard) -> Floats:
        layout = self._layout
        begin = step * layout.board
        share: Floats = self._w1[begin : begin + layout.board].take(board_inputs(board, layout), 0).sum(0)
        share += self._w1[layout.scores + step] * np.float32(board.score / SCORE_UNIT)
        share += self._w1[layout.scores_to_come + step] * np.float32(board.score_to_come / SCORE_UNIT)
        return share

    def _share_of_table(self, table: LightTable) -> Floats:
        share: Floats = self._of_table.take(table_inputs(table, self._tables.circle), 0).sum(0)
        share += self._situation
        return share

    def _share_of_lid(self, lid: int) -> Floats:
        return self._counted(self._layout.lid, Tiles(lid))

    def _share_of_lead(self, points: int) -> Floats:
        share: Floats = self._w1[self._layout.lead] * np.float32(points / LEAD_UNIT)
        return share

    def _counted(self, begin: int, tiles: Tiles) -> Floats:
        counts = np.array(azul.counts(tiles), np.float32)
        share: Floats = counts.dot(self._w1[begin : begin + 5]) / np.float32(BAG_UNIT)
        return share

    def _menu(self, table: LightTable) -> _Menu:
        takes = self._tables.takes(table)
        rest = np.zeros((POLICY - TAKES, len(takes)), np.float32)
        rows: list[int] = []
        parts: list[int] = []
        for index, take in enumerate(takes):
            row, of_rest = self._parts[take]
            rows.append(row)
            parts += [part * len(takes) + index for part in of_rest]
        rest.ravel()[parts] = 1
        return _Menu(np.array(rows), np.array([take.colour for take in takes]), rest)


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
