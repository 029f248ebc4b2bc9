"""What random games hardly ever meet is the same in the compiled rules, too."""

import ctypes

import pytest

from azul import (
    COLOURS,
    Board,
    Disc,
    Factories,
    Phase,
    Rules,
    State,
    Wall,
    WallSide,
    coloured_column,
    end_round,
    from_text,
    legal_moves,
    new_game,
    parse_board,
)
from azul.pieces.board import LINES
from azul.pieces.discs import neighbours
from tests.some import some
from tests.training.engine.comparison import plain, shares_in
from training.engine import library
from training.engine.translation import position_of, state_of

FULL_WALL = Wall(
    tuple(
        next(colour for colour in COLOURS if coloured_column(row, colour) == column)
        for row in range(5)
        for column in range(5)
    )
)


def tiled_in(engine: ctypes.CDLL, state: State) -> State:
    """Return the position after the engine has tiled all boards."""
    position = position_of(state)
    engine.end_round(position, None)
    return state_of(position)


def at_the_end_of_a_round(*boards: Board, resigned: frozenset[int] = frozenset()) -> State:
    return new_game(len(boards), 0)._replace(
        round=5, phase=Phase.TILING, boards=boards, resigned=resigned, barren=0
    )


def test_a_seat_that_left_gets_no_bonus(engine: ctypes.CDLL) -> None:
    left = Board(wall=FULL_WALL, score=30, lines=(LINES[0][0][1], *Board().lines[1:]))
    ending = parse_board("9:k,-,-,-,-:byr.w/...../...../...../.....:-")
    state = at_the_end_of_a_round(left, ending, Board(score=4), resigned=frozenset({0}))
    expected = end_round(state)
    assert expected.phase is Phase.OVER
    assert tiled_in(engine, state) == plain(expected)


def test_every_bonus_at_once(engine: ctypes.CDLL) -> None:
    spaces = (None, *FULL_WALL.spaces[1:])
    whole = Board(wall=Wall(spaces), score=120, lines=(LINES[0][0][1], *Board().lines[1:]))
    state = at_the_end_of_a_round(whole, Board())
    after = tiled_in(engine, state)
    assert after == plain(end_round(state))
    assert after.boards[0].score == 120 + 10 + 5 * (2 + 7 + 10)


@pytest.mark.parametrize(
    ("rows", "shares"), [((1, 1), [0.5, 0.5]), ((2, 1), [1.0, 0.0]), ((0, 1), [0.0, 1.0])]
)
def test_more_complete_rows_break_a_tie(
    engine: ctypes.CDLL, rows: tuple[int, int], shares: list[float]
) -> None:
    def board(rows: int) -> Board:
        return Board(wall=Wall((*FULL_WALL.spaces[: 5 * rows], *[None] * (25 - 5 * rows))), score=300)

    over = new_game(2, 0)._replace(phase=Phase.OVER, boards=tuple(map(board, rows)))
    assert shares_in(engine, position_of(over)) == shares


@pytest.mark.parametrize("cushion_is_there", [True, False])
@pytest.mark.parametrize("count", [5, 7, 9])
def test_neighbours_are_the_next_discs_on_the_table(
    engine: ctypes.CDLL, count: int, cushion_is_there: bool
) -> None:
    players = (count - 1) // 2
    for cushion in some(range(count)):
        discs = tuple(Disc.CUSHION if place == cushion else Disc.PLAIN for place in range(count))
        boards = (Board(cushion=None if cushion_is_there else ()), *[Board()] * (players - 1))
        state = new_game(players, 0, Rules(factories=Factories.SPECIAL))._replace(discs=discs, boards=boards)
        for place in range(count):
            if place == cushion and not cushion_is_there:
                continue
            beside = (ctypes.c_int * 2)()
            found = engine.neighbours(position_of(state), place, beside)
            assert tuple(beside[:found]) == neighbours(state.discs_on_table(), place)


def test_a_factory_of_many_colours_has_as_many_moves(engine: ctypes.CDLL) -> None:
    discs = (Disc.SCATTER, *[Disc.PLAIN] * 7, Disc.KEEP)
    factories = (from_text("byrkw"), *[from_text("byrkw")] * 8)
    state = new_game(4, 0, Rules(WallSide.FREE, Factories.SPECIAL))._replace(
        phase=Phase.OFFER,
        discs=discs,
        factories=factories,
        centre=from_text("byrkw"),
    )
    moves = (library.Move * library.MOST_MOVES)()
    number = engine.legal_moves(position_of(state), moves)
    assert number == len(legal_moves(state)) <= library.MOST_MOVES
