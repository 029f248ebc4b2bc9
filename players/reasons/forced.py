"""Proofs that tiles must fall, by searching all ways to finish the round if they aren't too many."""

from typing import Final

import azul
from azul import FLOOR, State
from players.compact_state.boards import CompactBoard
from players.compact_state.tables import CompactTable
from players.reasons.views import PositionView, marker_cost, view_of

MOST_POSITIONS: Final = 1_000
"""How many positions are searched before giving up: a few hundredths of a second at most."""


def must_drop(state: State, seat: int, mover: int, cost: int) -> bool:
    """Return whether tiles that fall by the end of the round must cost a seat at least `cost` points.

    `mover` can force that whatever all other seats do; if `seat` is the mover, it is so whatever anybody
    does. What lies on the floor already doesn't count, nor does the first-player marker. False if there are
    too many ways to finish the round to know.
    """
    if state.phase is not azul.Phase.OFFER:
        return False
    view = view_of(state)
    try:
        return _Proof(view, seat, mover, cost).holds(view.boards[seat], view.table, state.turn, 0)
    except _TooFar:
        return False


class _TooFar(Exception):
    """There are too many ways to go on."""


class _Proof:
    """A search for a way to avoid a cost. What seats do with tiles matters only for the one that pays."""

    def __init__(self, view: PositionView, seat: int, mover: int, cost: int) -> None:
        self._view, self._seat, self._mover = view, seat, mover
        self._owed = azul.COST_OF_FLOOR[view.boards[seat].floor] + cost
        self._known: dict[tuple[CompactBoard, CompactTable, int, int], bool] = {}

    def holds(self, board: CompactBoard, table: CompactTable, turn: int, marker: int) -> bool:
        """Return whether the cost is sure in a position; the first-player marker has cost `marker`."""
        if azul.COST_OF_FLOOR[board.floor] - marker >= self._owed:
            return True
        most = min(board.floor + azul.total(azul.Tiles(table.tiles)) + table.has_marker, azul.FLOOR_SPACES)
        if not table.tiles or azul.COST_OF_FLOOR[most] - marker < self._owed:
            return False
        key = board, table, turn, marker
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= MOST_POSITIONS:
                raise _TooFar
            self._known[key] = False  # counted; nothing leads back here
            known = self._known[key] = self._follows(board, table, turn, marker)
        return known

    def _follows(self, board: CompactBoard, table: CompactTable, turn: int, marker: int) -> bool:
        tables, next_ = self._view.tables, self._view.state.seat_after(turn)
        takes = tables.takes(table)
        if turn != self._seat:
            each = (self.holds(board, tables.after(table, take), next_, marker) for take in takes)
            return any(each) if turn == self._mover else all(each)
        return all(
            self.holds(
                self._view.after(board, take, line),
                tables.after(table, take),
                next_,
                marker + marker_cost(board, take),
            )
            for take in takes
            for line in range(FLOOR + 1)
            if line == FLOOR or board.openings >> 5 * take.colour + line & 1
        )
