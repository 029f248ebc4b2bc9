"""The best guess: what a take is worth at a glance."""

import random

import pytest

import azul
from players.ranking import best_first, worth
from tests.azul.builders import board, table
from tests.azul.games import secret_of
from tests.azul.golden import column_of


def best(state: azul.State) -> str:
    """Return the best guess in notation."""
    return str(best_first(state)[0])


def test_a_line_that_is_full_is_better_than_one_that_is_not() -> None:
    assert best(table(board(), factories="b4")) == "1b4"


def test_a_tile_that_touches_others_is_better() -> None:
    rows = ("..r..", ".b...", "..b..", ".....", ".....")
    assert best(table(board("-,y,-,-,-", rows=rows), factories="y,k")) == "1y2"


def test_tiles_that_fall_are_worse() -> None:
    state = table(board("b,-,-,-,-"), factories="b4")
    order = [str(move) for move in best_first(state)]
    assert order[0] == "1b4"
    assert order[-2:] == ["1b2", "1bf"]


def test_the_marker_is_worth_avoiding_for_the_same_line() -> None:
    state = table(board(), factories="b2k2", centre="b2")
    assert best(state).startswith("1")
    worths = [worth(state, move) for move in best_first(state)]
    assert worths == sorted(worths, reverse=True)


def test_the_floor_is_best_where_nothing_else_is_left() -> None:
    state = table(board("y,y2,y3,y4,y5"), factories="b2")
    assert [str(move) for move in best_first(state)] == ["1bf"]


def test_a_full_line_that_no_column_of_a_free_wall_takes_is_not_the_best() -> None:
    rows = (".ykrw", "b....", ".....", ".....", ".....")
    assert best(table(board(rows=rows), rules="+free", factories="b")) != "1b1"


@pytest.mark.parametrize(("rules", "points"), [("", 2), ("+free", 1)])
def test_a_full_line_counts_for_others_only_where_its_tile_surely_comes(rules: str, points: int) -> None:
    """On the coloured wall blue of line 1 comes to lie above white of line 2, which then scores 2."""
    move = azul.parse_move("1w2")
    state = table(board("b,w,-,-,-"), rules=rules, factories="w")
    alone = table(board("-,w,-,-,-"), rules=rules, factories="w")
    assert worth(state, move) - worth(alone, move) == points - 1


def test_a_tile_that_a_cushion_catches_costs_less() -> None:
    plain, caught = (
        table(board("y,y,-,-,-", cushion=cushion), rules="+special", discs="..c.K", factories="b4")
        for cushion in (None, "-")
    )
    move = azul.parse_move("1b3")
    assert worth(caught, move) == worth(plain, move) + 1


def test_the_same_tiles_are_better_where_a_cushion_comes_with_them() -> None:
    state = table(board("y,y,-,y,y"), rules="+special", discs="..c.K", factories="b4,-,b4")
    assert best(state) == "3b3"


@pytest.mark.parametrize("seed", range(4))
def test_who_follows_the_best_guess_beats_who_plays_at_random(seed: int) -> None:
    chance = random.Random(seed)
    rules = azul.Rules(list(azul.WallSide)[seed % 2], azul.Factories.SPECIAL)
    progress = azul.begin(2, seed % 2, rules)
    while progress.state.phase is not azul.Phase.OVER:
        state = progress.state
        event: azul.Event
        if state.phase is azul.Phase.REFILL:
            event = azul.Dealt(azul.draw_deal(state, secret_of(seed)))
        elif state.phase is azul.Phase.TILING:
            seat = azul.waiting_for(state)[0]
            placed = azul.placed_lines(state, seat)
            decision = placed.decisions[-1] if not placed.is_complete else None
            column = column_of(decision, chance) if decision else 0
            event = azul.Placed(seat, decision.row, column) if decision else azul.Settled(seat)
        elif state.turn == 0:
            event = azul.Taken(0, best_first(state)[0])
        else:
            event = azul.Taken(1, chance.choice(azul.legal_moves(state)))
        progress, _ = azul.advance(progress, event)
    first, second = (board.score for board in progress.state.boards)
    assert first > second + 10


def test_every_legal_move_is_ranked_once() -> None:
    state = table(
        board(), board(), board(), rules="+special", discs="..s.K.o", factories="b4,y,bkw2,r,-,-,w4"
    )
    assert sorted(map(str, best_first(state))) == sorted(map(str, azul.legal_moves(state)))


def test_of_two_takes_that_score_the_same_the_larger_is_better() -> None:
    assert best(table(board(), factories="b,y2")) == "2y2"
    assert best(table(board(), factories="b2,y")) == "1b2"
