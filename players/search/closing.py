"""The end of a round: the outcome of the game, or what the position before the next deal is worth."""

from collections.abc import Sequence

import azul
from azul.pieces.tiles import ALL_TILES, Tiles
from players.evaluation.asking import Asking, Boards, Chances
from players.light.boards import LightBoard, LightBoards
from players.light.tables import LightTables


class Closing:
    """The end of the round that `state` is in."""

    def __init__(self, state: azul.State, boards: LightBoards, tables: LightTables, asking: Asking) -> None:
        self._state, self._boards, self._asking = state, boards, asking
        self._table = tables.empty()
        self._known: dict[tuple[Boards, int], Chances] = {}
        self._may_stall = state.barren >= len(state.active)
        self._begun = tuple(boards.of(state, seat) for seat in range(len(state.boards)))

    def chances(self, boards: Boards) -> Chances:
        """Return each seat's share of the win after the last take of the round."""
        return self.after_tiling(boards, tuple([self._boards.tiled(board) for board in boards]))

    def after_tiling(self, boards: Boards, tiled: Boards) -> Chances:
        """Return each seat's share of the win once `boards` are `tiled`, in whatever way."""
        starter = self._starter(boards)
        known = self._known.get((tiled, starter))
        if known is None:
            if self._is_over(boards, tiled):
                known = shares(tiled)
            else:
                known, _ = self._asking.chances(tiled, self._table, starter)
            self._known[tiled, starter] = known
        return known

    def _starter(self, boards: Boards) -> int:
        """Return who begins the next round (R12, R17)."""
        state = self._state
        starter = next((seat for seat, board in enumerate(boards) if board.has_marker), state.starter)
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
            for old, new in zip(self._begun, boards, strict=True)
            for row, (before, after) in enumerate(zip(old.lines, new.lines, strict=True))
        )


def can_grow(board: LightBoard, drawable: Tiles, *, free: bool) -> bool:
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


def shares(final: Sequence[LightBoard]) -> Chances:
    """Return each seat's share of the win on boards without their bonus; it is equal if shared (R20, R21)."""
    standings = [
        (-1, 0) if board.resigned else (board.score + board.wall.bonus, board.wall.rows.count(5))
        for board in final
    ]
    best = max(standings)
    share = 1 / standings.count(best)
    return tuple([share if standing == best else 0.0 for standing in standings])
