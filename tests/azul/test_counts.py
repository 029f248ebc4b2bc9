"""The rules against a second, naive telling of them: counts of move sequences, and whole games."""

import pytest

from azul import Dealt, Phase, State, Taken, apply, legal_moves
from azul.tiles import each
from tests.azul.builders import board, table
from tests.azul.games import random_game
from tests.azul.naive import Seat, Table, bonus

MIDGAME = ("byr..", ".byr.", "..b..", ".....", "yr...")
POSITIONS = {
    "first round": (table(factories="b2yr,k2w2,by2k,r4,bykw"), 2),
    "short lines": (table(board("b,y,r,k,w"), board("-,y2,r3,-,-"), factories="b2y2,rk2w,w4"), 3),
    "full walls": (table(board(rows=MIDGAME), board("-,w,-,b3,k4", rows=MIDGAME), factories="b3y,r2w2"), 4),
    "centre alone": (table(board(floor="kkkkkk"), board(floor="rrrrrrr"), centre="b3y2r"), 5),
    "three players": (table(board(), board("-,b,-,-,-"), board("r,-,-,-,-"), factories="b2y2,b4"), 3),
}
COUNTS = {
    "first round": 5616,
    "short lines": 1584,
    "full walls": 1376,
    "centre alone": 1116,
    "three players": 1020,
}


def count(state: State, depth: int) -> int:
    """Return how many sequences of `depth` takes there are; a round's end cuts a sequence short."""
    if not depth or state.phase is not Phase.OFFER:
        return 1
    return sum(count(apply(state, move), depth - 1) for move in legal_moves(state))


def naive(state: State) -> Table:
    """Lay the position out on the naive table."""
    letters = "byrkwm"
    return Table(
        factories=[[colour.letter for colour in each(tiles)] for tiles in state.factories],
        centre=[colour.letter for colour in each(state.centre)] + ["m"] * (state.marker < 0),
        turn=state.turn,
        lid=[colour.letter for colour in each(state.lid)],
        seats=[
            Seat(
                lines=[
                    [line.colour.letter] * line.count if line.colour is not None else []
                    for line in seat.lines
                ],
                wall={
                    (space // 5, space % 5)
                    for space, colour in enumerate(seat.wall.spaces)
                    if colour is not None
                },
                floor=[letters[item] for item in seat.floor],
                score=seat.score,
            )
            for seat in state.boards
        ],
    )


@pytest.mark.parametrize("name", POSITIONS)
def test_there_are_as_many_sequences_of_takes_as_a_naive_count_finds(name: str) -> None:
    state, depth = POSITIONS[name]
    assert count(state, depth) == COUNTS[name]
    assert naive(state).count(depth) == COUNTS[name]


@pytest.mark.parametrize(("players", "seed"), [(players, seed) for players in (2, 3, 4) for seed in range(8)])
def test_a_whole_game_comes_out_as_on_the_naive_table(players: int, seed: int) -> None:
    other = Table([], [Seat() for _ in range(players)], turn=0)
    for event, progress, report in random_game(players, seed):
        told = naive(progress.state)
        if isinstance(event, Dealt):
            if progress.state.round == 1:
                other.starter = told.turn
            other.begin_round(told.factories, told.lid)
        elif isinstance(event, Taken):
            other = other.after(str(event.move))
        if report is not None:
            assert other.offer_is_over()
            other.tile()
        if report is not None and report.bonuses is not None:
            for seat in other.seats:
                seat.score += bonus(seat.wall)
        assert other.seats == told.seats
        assert sorted(other.lid) == sorted(told.lid)
        assert other.offer_is_over() or (other.turn, other.factories) == (told.turn, told.factories)
