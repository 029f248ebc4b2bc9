"""The end of a round: the game's result, or the position's worth before the next deal, and sampled deals."""

from collections.abc import Sequence
from typing import NamedTuple

import azul
from azul.pieces.tiles import ALL_TILES, Tiles
from players.compact_state.boards import CompactBoard, CompactBoards
from players.compact_state.tables import CompactTable, CompactTables
from players.evaluation.evaluator import Boards, Evaluator, margins_of
from players.evaluation.values import Chances, Margins
from players.search.deal_sampler import DealSampler


class RoundOutcome(NamedTuple):
    """Each seat's chance to win and margin at the end of a round, and whether the game is over."""

    chances: Chances
    margins: Margins
    is_over: bool


class RoundStart(NamedTuple):
    """How a round began, or its state where the search begins.

    `round` is its number, `bag` what is left then, `starter` the seat that began it, and `barren` as in
    `azul.State`.
    """

    round: int
    bag: Tiles
    starter: int
    barren: int
    boards: Boards


class RoundEnd:
    """The end of a round in the game of the position `state`, and what may follow.

    The round is the current one of `state`, or the one that began with `start`. `tables` and `evaluator` are
    those of the round.
    """

    def __init__(
        self,
        state: azul.State,
        boards: CompactBoards,
        tables: CompactTables,
        evaluator: Evaluator,
        sampler: DealSampler,
        start: RoundStart | None = None,
    ) -> None:
        self.tables, self.evaluator = tables, evaluator
        self._state, self._boards, self._sampler = state, boards, sampler
        self._start = start or RoundStart(
            state.round,
            state.bag,
            state.starter,
            state.barren,
            tuple([boards.of(state, seat) for seat in range(len(state.boards))]),
        )
        self.situation = evaluator.situation(self._start.round, self._start.bag)
        self._table = tables.empty()
        self._known: dict[tuple[Boards, int], RoundOutcome] = {}
        self._may_stall = self._start.barren >= len(state.active)

    def forget(self) -> None:
        """Drop the cached ends: most of them can't be reached any more."""
        self._known.clear()

    def outcome(self, boards: Boards) -> RoundOutcome:
        """Return the chances after the last take of the round."""
        return self.after_tiling(boards, self._tiled(boards))

    def after_tiling(self, boards: Boards, tiled: Boards) -> RoundOutcome:
        """Return the chances once `boards` are `tiled`, in whatever way."""
        starter = self._starter(boards)
        known = self._known.get((tiled, starter))
        if known is None:
            if self._is_over(boards, tiled):
                known = RoundOutcome(shares(tiled), _margins(tiled), is_over=True)
            else:
                chances, margins, _ = self.evaluator.chances(tiled, self._table, starter, self.situation)
                known = RoundOutcome(chances, margins, is_over=False)
            self._known[tiled, starter] = known
        return known

    def next_round(self, boards: Boards, number: int) -> "tuple[Boards, CompactTable, int, RoundEnd]":
        """Return the boards, the table, the seat to move and the round's end after the deal with a number.

        `boards` are those after the last take of the round.
        """
        start, tiled, starter = self._start, self._tiled(boards), self._starter(boards)
        lid = Tiles(ALL_TILES - start.bag - sum([board.holds for board in tiled]))
        deal = self._sampler.of(start.round, start.bag, lid, number)
        barren = start.barren if start.barren and not self._has_grown(boards) else 0
        barren = barren + 1 if self._state.ends_in_stalemate else 0
        follows = RoundStart(start.round + 1, deal.bag, starter, barren, tiled)
        round_end = RoundEnd(self._state, self._boards, deal.tables, deal.evaluator, self._sampler, follows)
        return tiled, deal.table, starter, round_end

    def _tiled(self, boards: Boards) -> Boards:
        return tuple([self._boards.tiled(board) for board in boards])

    def _starter(self, boards: Boards) -> int:
        """Return who begins the next round (R12, R17)."""
        state = self._state
        starter = next((seat for seat, board in enumerate(boards) if board.has_marker), self._start.starter)
        return state.seat_after(starter) if starter in state.resigned else starter

    def _is_over(self, boards: Boards, tiled: Boards) -> bool:
        """Return whether the game ends with this round (R19, R19b, R20)."""
        if any(board.wall.completes_row and not board.resigned for board in tiled):
            return True
        drawable = Tiles(ALL_TILES - sum([board.holds for board in tiled]))
        free = self._boards.is_free
        if not any(can_grow(tiled[seat], drawable, free=free) for seat in self._state.active):
            return True
        return self._may_stall and not self._has_grown(boards)

    def _has_grown(self, boards: Boards) -> bool:
        """Return whether a take has put tiles where they can reach the wall (R19b)."""
        return any(
            after[1] > before[1] and (not self._boards.is_free or new.wall.open_columns(row, after[0]))
            for old, new in zip(self._start.boards, boards, strict=True)
            for row, (before, after) in enumerate(zip(old.lines, new.lines, strict=True))
        )


def can_grow(board: CompactBoard, drawable: Tiles, *, free: bool) -> bool:
    """Return whether any of the tiles that can still be drawn may ever reach a board's wall (R19)."""
    wall = board.wall
    for row, (waits_for, count) in enumerate(board.lines):
        for colour in (waits_for,) if count else range(5):
            if (
                drawable >> 6 * colour & 63
                and not wall.closed >> 5 * colour + row & 1
                and (not free or wall.open_columns(row, colour))
            ):
                return True
    return False


def shares(final: Sequence[CompactBoard]) -> Chances:
    """Return each seat's chance on final boards without their bonus; a shared victory in parts (R20, R21)."""
    standings = [(_final_score(board), board.wall.rows.count(5)) for board in final]
    best = max(standings)
    share = 1 / standings.count(best)
    return tuple([share if standing == best else 0.0 for standing in standings])


def _margins(final: Sequence[CompactBoard]) -> Margins:
    return margins_of([_final_score(board) for board in final])


def _final_score(board: CompactBoard) -> int:
    """Return the score with its bonus; −1, below all others, for a seat that has resigned."""
    return -1 if board.resigned else board.score + board.wall.bonus
