"""Tiling in the compiled rules: the same ways as `azul`, and the one that searches take."""

import ctypes
from collections.abc import Iterator

import pytest

from azul import FLOOR_COSTS, Arrangement, Board, Rules, WallSide, arrangements, parse_board, tile_board
from azul.phases.placing import place_lines
from tests.effort import EVERYTHING
from tests.some import some
from tests.training.engine.comparison import VARIANTS, name_of, steps_of_random_game
from training.engine import library
from training.engine.translation import arrangement_of, board_of

FREE = WallSide.FREE


def boards_of(players: int, rules: Rules, seed: int) -> Iterator[Board]:
    """Yield every board of a random game as it is at the end of a round."""
    for step in steps_of_random_game(players, seed, rules):
        if step.report is not None:
            yield from step.before.boards


def found_in(engine: ctypes.CDLL, board: Board, side: int) -> list[library.Arrangement]:
    """Return the engine's arrangements."""
    found = (library.Arrangement * library.MOST_ARRANGEMENTS)()
    return found[: engine.arrangements(board_of(board), side, found)]


def best_in(engine: ctypes.CDLL, board: Board, side: int) -> library.Arrangement:
    """Return the arrangement that the engine takes inside a search."""
    best = library.Arrangement()
    engine.arrange(board_of(board), side, best)
    return best


def worth(board: Board, arrangement: Arrangement) -> tuple[int, int, tuple[int, ...]]:
    """Return what arrangements are chosen by: the greatest is taken."""
    placed = place_lines(board, FREE, arrangement.columns)
    points = sum(placement.points for placement in placed.placements)
    cost = placed.board.floor_cost - board.floor_cost
    wall = arrangement.board.wall
    lines = [5 - wall.column(column).count(None) for column in range(5)]
    lines += [wall.spaces.count(colour) for colour in range(5)]
    return points - cost, sum(number * number for number in lines), tuple(-c for c in arrangement.columns)


@pytest.mark.one_in(8)
@pytest.mark.parametrize("rules", [rules for rules in VARIANTS if rules.has_free_wall], ids=name_of)
@pytest.mark.parametrize("players", [2, 4])
def test_free_walls_are_tiled_in_the_same_ways(engine: ctypes.CDLL, rules: Rules, players: int) -> None:
    for seed in range(2 if EVERYTHING else 1):
        for board in boards_of(players, rules, 50 + seed):
            ways = list(arrangements(board))
            found = found_in(engine, board, 1)
            assert [list(one.columns) for one in found] == [
                list(arrangement_of(board, FREE, way.columns).columns) for way in ways
            ]
            for one, way in zip(found, ways, strict=True):
                placed = place_lines(board, FREE, way.columns)
                assert one.points == sum(placement.points for placement in placed.placements)
                assert one.fall_cost == placed.board.floor_cost - board.floor_cost
            best = max(ways, key=lambda way: worth(board, way))
            expected = arrangement_of(board, FREE, best.columns)
            assert list(best_in(engine, board, 1).columns) == list(expected.columns)


def test_lines_that_no_column_takes_fall_and_cost(engine: ctypes.CDLL) -> None:
    # Blue is in every column that row 2 has left.
    board = parse_board("9:-,b2,-,-,-:...../yrkw./....b/...../.....:r", FREE)
    (only,) = found_in(engine, board, 1)
    assert list(only.columns) == [-1] * 5
    assert (only.points, only.fall_cost) == (0, FLOOR_COSTS[1] + FLOOR_COSTS[2])


def test_five_different_colours_on_an_empty_wall_have_most_arrangements(engine: ctypes.CDLL) -> None:
    board = parse_board("0:b,y2,r3,k4,w5:...../...../...../...../.....:-", FREE)
    assert len(found_in(engine, board, 1)) == library.MOST_ARRANGEMENTS


def test_on_a_coloured_wall_there_is_one_way(engine: ctypes.CDLL) -> None:
    for board in some(boards_of(3, Rules(), 50)):
        (only,) = found_in(engine, board, 0)
        assert list(only.columns) == list(best_in(engine, board, 0).columns)
        tiled, _ = tile_board(board, WallSide.COLOURED)
        assert only.points == 0 or tiled.wall != board.wall
