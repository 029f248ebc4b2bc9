"""R19b: enough barren rounds in a row end the game, so that every game ends."""

import random
from collections.abc import Callable

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from azul import (
    FLOOR,
    Ending,
    Move,
    Phase,
    Progress,
    Rules,
    State,
    TilingReport,
    Undone,
    WallSide,
    advance,
    apply,
    deal,
    draw_deal,
    ending_of,
    falling,
    legal_moves,
    new_game,
    number_taken,
    place,
    placed_lines,
    resign,
    settle,
    tile_walls,
    waiting_for,
)
from azul.phases.taking import grows
from tests.azul.builders import board, play, table, tiling
from tests.azul.games import ALL_RULES
from tests.azul.steps import after
from tests.effort import EVERYTHING, examples

Policy = Callable[[State, random.Random], Move]

SOME_COLUMN = ("b....", "w....", "k....", "r....", "y....")
ROW_2_WITHOUT_BLUE = ("b....", ".....", "..b..", "...b.", "....b")
"""In the second row of this free wall, blue can only go to column 2."""
NO_COLUMN_FOR_BLUE = ("b....", ".k...", "..b..", "...b.", "....b")


def on_the_floor(state: State, _rng: random.Random) -> Move:
    """Put everything on the floor."""
    return next(move for move in legal_moves(state) if move.line == FLOOR)


def at_the_last_moment(state: State, rng: random.Random) -> Move:
    """Let nothing grow until the game would end; then as little as possible, completing no row."""
    moves = legal_moves(state)
    growing = [move for move in moves if grows(state, move)]
    if state.barren < len(state.active) or not growing:
        return rng.choice([move for move in moves if not grows(state, move)])
    board = state.boards[state.turn]

    def progress(move: Move) -> tuple[bool, bool, int, int]:
        placed = number_taken(state, move) - falling(state, move)
        is_full = board.lines[move.line].count + placed == board.lines[move.line].size
        ends = is_full and board.wall.row(move.line).count(None) == 1
        return ends, is_full, placed, -move.line

    return min(growing, key=progress)


def on_dead_lines(state: State, rng: random.Random) -> Move:
    """Fill lines that no column takes, over and over, and put everything else on the floor."""
    moves = legal_moves(state)
    dead = [move for move in moves if move.line != FLOOR and not grows(state, move)]
    return rng.choice(dead or [move for move in moves if move.line == FLOOR])


def at_random(state: State, rng: random.Random) -> Move:
    """Make any legal move."""
    return rng.choice(legal_moves(state))


def without_a_row(state: State, rng: random.Random) -> Move:
    """Avoid completing a row; otherwise let as little fall as possible."""
    board = state.boards[state.turn]

    def regret(move: Move) -> tuple[bool, int, float]:
        ends = move.line != FLOOR and board.wall.row(move.line).count(None) == 1
        return ends, falling(state, move), rng.random()

    return min(legal_moves(state), key=regret)


def whole_game(players: int, seed: int, rules: Rules, policies: list[Policy]) -> tuple[State, TilingReport]:
    """Play a game with a policy for each seat, repeating them if there are too few."""
    rng = random.Random(seed)
    secret = rng.randbytes(32)
    state = new_game(players, 0, rules)
    while True:
        state = deal(state, draw_deal(state, secret))
        while state.phase is Phase.OFFER:
            state = apply(state, policies[state.turn % len(policies)](state, rng))
        for seat in waiting_for(state):
            while not (placed := placed_lines(state, seat)).is_complete:
                space = rng.choice(placed.decisions[-1].spaces)
                state = place(state, seat, space.row, space.column)
            state = settle(state, seat)
        state, report = tile_walls(state)
        if state.phase is Phase.OVER:
            return state, report
        assert state.round < MOST_ROUNDS


MOST_ROUNDS = 2500
"""More than enough for four players who place one tile every fourth round."""


@pytest.mark.parametrize("rules", ALL_RULES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_with_everything_on_the_floor_ends_after_as_many_rounds_as_players(
    players: int, rules: Rules
) -> None:
    state, report = whole_game(players, 1, rules, [on_the_floor])
    assert (state.round, report.ending) == (players, Ending.STALEMATE)


def test_under_the_first_rulings_only_a_row_ends_a_game_in_which_tiles_could_reach_the_wall() -> None:
    state = new_game(2, 0, rulings=1)
    for _ in range(6):
        state = deal(state, draw_deal(state, bytes(32)))
        assert state.barren == 0
        while state.phase is Phase.OFFER:
            state = apply(state, on_the_floor(state, random.Random()))
        state, report = tile_walls(state)
        assert (state.phase, state.rulings, report.ending) == (Phase.REFILL, 1, None)


def test_no_game_begins_under_rulings_that_nobody_knows() -> None:
    for rulings in (0, 3):
        with pytest.raises(ValueError, match=f"no rulings {rulings}"):
            new_game(2, 0, rulings=rulings)


POLICIES = (
    *(on_the_floor, on_dead_lines, at_random, without_a_row),
    *((at_the_last_moment,) if EVERYTHING else ()),  # its games go on for hundreds of rounds
)


@pytest.mark.no_cover
@examples(10, 15)
@example(2, 1, Rules(WallSide.FREE), [on_dead_lines])
@example(2, 1, Rules(), [at_the_last_moment])
@given(
    st.integers(2, 4),
    st.integers(0, 2**32),
    st.sampled_from(ALL_RULES),
    st.lists(
        st.sampled_from(POLICIES),
        min_size=1,
        max_size=4,
    ),
)
def test_every_game_ends_whatever_its_players_do(
    players: int, seed: int, rules: Rules, policies: list[Policy]
) -> None:
    state, report = whole_game(players, seed, rules, policies)
    assert ending_of(state, report) is report.ending is not None


@pytest.mark.thorough
def test_a_game_of_four_who_put_off_its_end_as_long_as_they_can_ends() -> None:
    _, report = whole_game(4, 1, Rules(), [at_the_last_moment])
    assert report.ending is not None


def test_as_many_barren_rounds_in_a_row_as_players_end_the_game() -> None:
    four = [board() for _ in range(4)]
    goes_on, _ = tile_walls(tiling(*four, round_=5, barren=3))
    over, report = tile_walls(tiling(*four, round_=5, barren=4))
    assert (goes_on.phase, goes_on.barren) == (Phase.REFILL, 3)
    assert (over.phase, report.ending, over.barren) == (Phase.OVER, Ending.STALEMATE, 0)


def test_a_stalemate_counts_bonuses() -> None:
    state, report = tile_walls(tiling(board(rows=SOME_COLUMN, score=5), round_=9, barren=2))
    assert report.bonuses is not None
    assert ([bonus.points for bonus in report.bonuses], state.boards[0].score) == ([7, 0], 12)


def test_a_round_is_barren_from_its_deal_until_a_tile_goes_on_a_line() -> None:
    state = deal(new_game(2, 0), draw_deal(new_game(2, 0), bytes(32)))
    seen = [state.barren]
    for line in (FLOOR, 2, FLOOR):
        state = apply(state, next(move for move in legal_moves(state) if move.line == line))
        seen.append(state.barren)
    assert seen == [1, 1, 0, 0]


def test_one_tile_on_a_line_resets_the_count() -> None:
    state = table(board(), board(), factories="b4,y4", round_=4, barren=2)
    assert play(state, "1bf 2y5").barren == 0
    assert play(state, "1bf 2yf").barren == 2
    goes_on, _ = tile_walls(play(state, "1bf 2y5"))
    assert goes_on.phase is Phase.REFILL


def test_undo_restores_the_count() -> None:
    state = table(factories="b4,y4", round_=4, barren=2)
    progress, _ = after(state, "take 1 1b5")
    assert progress.state.barren == 0
    undone, _ = advance(progress, Undone(0))
    assert undone == Progress(state)


def test_a_resignation_lowers_the_limit_but_the_round_is_finished() -> None:
    state = table(board(), board(), board(), factories="b4,y4", round_=4, barren=2)
    left = resign(state, 2)
    assert (left.phase, left.barren) == (Phase.OFFER, 2)
    over, report = tile_walls(play(left, "1bf 2yf"))
    assert (over.phase, report.ending) == (Phase.OVER, Ending.STALEMATE)
    goes_on, _ = tile_walls(play(left, "1bf 2y5"))
    assert goes_on.phase is Phase.REFILL


def test_a_tile_on_a_line_counts_even_if_its_owner_resigns_later_in_the_round() -> None:
    state = table(board(), board(), board(), factories="b4,y4,r4", round_=4, barren=3)
    state = play(resign(play(state, "1b5"), 0), "2yf 3rf")
    assert tile_walls(state)[0].phase is Phase.REFILL


def test_filling_a_line_that_no_column_takes_does_not_count() -> None:
    state = table(board(rows=NO_COLUMN_FOR_BLUE), rules="+free", factories="b2,y4", round_=4, barren=2)
    assert play(state, "1b2").barren == 2


def test_filling_a_line_that_a_column_takes_counts() -> None:
    state = table(board(rows=ROW_2_WITHOUT_BLUE), rules="+free", factories="b,y4", round_=4, barren=2)
    assert play(state, "1b2").barren == 0


def test_other_endings_take_precedence() -> None:
    row = board("b,-,-,-,-", rows=(".yrkw", *(".....",) * 4))
    _, report = tile_walls(tiling(row)._replace(barren=2))
    assert report.ending is Ending.ROW
