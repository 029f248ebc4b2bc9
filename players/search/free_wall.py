"""Choosing spaces on a free wall: every way to tile it is tried, and the position evaluated (R22)."""

import azul
from azul import State
from players.compact_state.boards import CompactBoards
from players.compact_state.circle import Circle
from players.compact_state.tables import CompactTables
from players.evaluation.evaluator import Evaluator
from players.evaluation.net import Net
from players.search.deal_sampler import DealSampler
from players.search.round_end import RoundEnd


def best_columns(state: State, seat: int, net: Net) -> tuple[int, ...]:
    """Return the columns that are worth most for a seat, those chosen already first.

    The other seats' choices aren't known: they are assumed to go for the most points.
    """
    boards = CompactBoards(state.rules.wall)
    tables = CompactTables(Circle(state.discs, state.rules.scatter))
    evaluator = Evaluator(net, state, tables)
    round_end = RoundEnd(state, boards, tables, evaluator, DealSampler(state, tables, evaluator))
    before = tuple(boards.of(state, each) for each in range(len(state.boards)))
    tiled = [boards.tiled(board) for board in before]
    chosen = state.choices[seat]
    best: tuple[float, int] | None = None
    columns = chosen
    for way in azul.arrangements(state.boards[seat]):
        if way.columns[: len(chosen)] != chosen:
            continue
        board = tiled[seat] = boards.like(way.board)
        worth = round_end.after_tiling(before, tuple(tiled)).chances[seat], board.score + board.wall.bonus
        if best is None or worth > best:
            best, columns = worth, way.columns
    return columns
