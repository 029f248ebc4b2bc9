"""The computer's moves: legal in every variant, and the best at a glance."""

import random

import pytest

import azul
from players import best_first, choose, whole_turn
from tests.azul.builders import board, table
from tests.azul.games import secret_of

VARIANTS = [
    azul.Rules(wall, factories, scatter)
    for wall in azul.WallSide
    for factories in azul.Factories
    for scatter in azul.Scatter
]


def seats_to_move(state: azul.State) -> tuple[int, ...]:
    """Return the seats that a position waits for."""
    return azul.waiting_for(state) or (state.turn,)


@pytest.mark.one_in(7)
@pytest.mark.parametrize("rules", VARIANTS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_computers_play_whole_games_of_every_variant(rules: azul.Rules, seats: int) -> None:
    progress = azul.begin(seats, 0, rules)
    secret, chance = secret_of(seats), random.Random(seats)
    while progress.state.phase is not azul.Phase.OVER:
        if progress.state.phase is azul.Phase.REFILL:
            drawn = azul.draw_deal(progress.state, secret)
            progress, _ = azul.advance(progress, azul.Dealt(drawn))
            continue
        seat = chance.choice(seats_to_move(progress.state))
        events = whole_turn(progress.state, seat)
        assert len(events) == 1 or isinstance(events[-1], azul.Settled)
        for event in events:
            progress, _ = azul.advance(progress, event)
    assert any(each.score > 0 for each in progress.state.boards)


def test_the_computer_makes_the_take_that_is_offered_first() -> None:
    state = table(board("b,-,-,-,-"), factories="b4,k,r2")
    assert choose(state, 0) == azul.Taken(0, best_first(state)[0])


def test_the_same_position_has_the_same_answer() -> None:
    state = table(board(), rules="+special", discs="..s.K", factories="b2rk,y4")
    assert choose(state, 0) == choose(state, 0)
