"""The rules compared with a second, naive implementation: counts of move sequences, and whole games."""

import pytest

from azul import (
    Dealt,
    Disc,
    Ending,
    Phase,
    Placed,
    Rules,
    Scatter,
    Settled,
    State,
    Taken,
    WallSide,
    apply,
    legal_moves,
    place,
    placed_lines,
    settle,
    waiting_for,
)
from azul.notation.position import rules_text
from azul.pieces.tiles import each
from tests.azul.builders import board, table, tiling
from tests.azul.games import ALL_RULES, random_game
from tests.azul.naive import Seat, Table
from tests.azul.naive_points import bonus
from tests.effort import EVERYTHING
from tests.some import some

pytestmark = pytest.mark.no_cover

MIDGAME = ("byr..", ".byr.", "..b..", ".....", "yr...")
FREELY = ("kyb..", "bw...", "..y.k", "r.k..", ".....")
COLUMNS_OF_BLUE = ("b....", ".b...", "..b..", "...b.", "....y")
LITTLE_ROOM = (board("w,w2,-,-,-"), board("-,-,-,y4,k5"))
THREE = (board(), board("-,b,-,-,-"), board("r,-,-,-,-"))

POSITIONS: dict[str, tuple[State, int, int]] = {
    "first round": (table(factories="b2yr,k2w2,by2k,r4,bykw"), 2, 5616),
    "short lines": (table(board("b,y,r,k,w"), board("-,y2,r3,-,-"), factories="b2y2,rk2w,w4"), 3, 1584),
    "full walls": (
        table(board(rows=MIDGAME), board("-,w,-,b3,k4", rows=MIDGAME), factories="b3y,r2w2"),
        4,
        1376,
    ),
    "centre alone": (table(board(floor="kkkkkk"), board(floor="rrrrrrr"), centre="b3y2r"), 5, 1116),
    "three players": (table(*THREE, factories="b2y2,b4"), 3, 1020),
    "scatter in the first round": (
        table(rules="+special", discs=".s..o", factories="b2yr,k2w2,by2k,r4,bykw"),
        2,
        7236,
    ),
    "scatter free": (table(rules="+special", discs="s+...", factories="by2r,k2"), 3, 17856),
    "scatter even": (table(rules="+special+even", discs="s+...", factories="by2r,k2"), 3, 8928),
    "scatter once to two": (
        table(rules="+special-once", discs="..s.W", factories="b2,-,b2r2,k2,w"),
        3,
        21420,
    ),
    "scatter beside a cushion that leaves": (
        table(*LITTLE_ROOM, rules="+special", discs=".cs..", factories="b2,r2w,byk2"),
        3,
        23992,
    ),
    "scatter beside a cushion that has left": (
        table(board(cushion="-"), board(), rules="+special+even", discs=".cs..", factories="b2,-,byk2,w2"),
        3,
        19968,
    ),
    "cushion under the marker": (
        table(board(floor="kkkkkk", cushion="-"), board(), rules="+special", discs="c+...", centre="b3y2r"),
        4,
        1116,
    ),
    "keep alone": (table(rules="+special", discs="...o+", factories="-,-,-,b2yr"), 4, 1116),
    "keep, scatter and cushion for three": (
        table(*LITTLE_ROOM, board(), rules="+special", discs="o..s..c", factories="b2,-,-,byr2,-,-,k3w"),
        3,
        44352,
    ),
    "a line that no column takes": (
        table(board("-,-,-,-,b3", rows=COLUMNS_OF_BLUE), rules="+free", factories="b2y2,rk2w"),
        3,
        5976,
    ),
    "the last take before free walls": (
        table(board("-,k2,-,b3,-", rows=FREELY), board("y,k2,-,-,-"), rules="+free", factories="b,w"),
        4,
        1872,
    ),
    "free walls": (
        tiling(board("w,k2,b3,-,-"), board("-,-,b3,-,r5", rows=FREELY), rules="+free"),
        3,
        1185,
    ),
    "free walls for three": (
        tiling(
            board("r,r2,-,-,-", rows=FREELY),
            board("b,-,-,-,-"),
            "!" + board("k,-,-,-,-"),
            rules="+free",
        ),
        3,
        486,
    ),
    "a free wall whose line falls onto a cushion": (
        tiling(
            board("w,-,-,-,b5", rows=(".....", *COLUMNS_OF_BLUE[1:4], "y...k"), cushion="-"),
            board("k,y2,-,-,-"),
            rules="+free+special",
            discs="c+...",
        ),
        3,
        1875,
    ),
    "everything at once": (
        table(
            board("w,-,-,b3,-", rows=FREELY),
            board("-,-,b3,-,-"),
            board(),
            rules="+free+special+even",
            discs="o.sc...",
            factories="b2y,w2,r2k,bw,k",
        ),
        2,
        1390,
    ),
}


def count(state: State, depth: int) -> int:
    """Return how many sequences of `depth` takes and choices there are; a round's end cuts one short."""
    if state.phase is Phase.OFFER:
        moves = legal_moves(state)
        return sum(count(apply(state, move), depth - 1) for move in moves) if depth > 1 else len(moves)
    following = []
    for seat in waiting_for(state):
        placed = placed_lines(state, seat)
        for decision in placed.decisions:
            following += [place(state, seat, decision.row, space.column) for space in decision.spaces]
        if placed.is_complete:
            following.append(settle(state, seat))
    return (sum(count(after, depth - 1) for after in following) if depth > 1 else len(following)) or 1


def naive(state: State) -> Table:
    """Return the same position on a naive table."""
    letters = "byrkwm"
    return Table(
        factories=[[colour.letter for colour in each(tiles)] for tiles in state.factories],
        centre=[colour.letter for colour in each(state.centre)] + ["m"] * (state.marker < 0),
        turn=state.turn,
        lid=[colour.letter for colour in each(state.lid)],
        discs="".join(disc.value for disc in state.discs),
        even=state.rules.scatter is Scatter.EVEN,
        free=state.rules.has_free_wall,
        seats=[
            Seat(
                lines=[
                    [line.colour.letter] * line.count if line.colour is not None else []
                    for line in seat.lines
                ],
                wall={
                    (space // 5, space % 5): colour.letter
                    for space, colour in enumerate(seat.wall.spaces)
                    if colour is not None
                },
                floor=[letters[item] for item in seat.floor],
                score=seat.score,
                cushion=None if seat.cushion is None else [letters[item] for item in seat.cushion],
                settled=number in state.resigned,
            )
            for number, seat in enumerate(state.boards)
        ],
    )


@pytest.mark.one_in(4)
@pytest.mark.parametrize("name", POSITIONS)
def test_move_sequences_are_as_many_as_on_the_naive_table(name: str) -> None:
    state, deepest, expected = POSITIONS[name]
    for depth in some(range(1, deepest + 1)):
        assert count(state, depth) == naive(state).count(depth)
    assert count(state, deepest) == expected


@pytest.mark.one_in(4)
@pytest.mark.parametrize("rules", ALL_RULES, ids=lambda rules: rules_text(rules) or "base")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_goes_as_on_the_naive_table(players: int, rules: Rules) -> None:
    for seed in range(3 if EVERYTHING else 1):
        compare_whole_game(players, seed, rules)


@pytest.mark.one_in(5)
@pytest.mark.parametrize("rules", [Rules(side) for side in WallSide], ids=lambda rules: rules.wall.value)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_r19b_a_game_of_lazy_players_goes_as_on_the_naive_table(players: int, rules: Rules) -> None:
    endings = [
        compare_whole_game(players, seed, rules, laziness=0.97) for seed in range(8 if EVERYTHING else 3)
    ]
    assert Ending.STALEMATE in endings


def compare_whole_game(players: int, seed: int, rules: Rules, *, laziness: float = 0.0) -> Ending | None:
    """Play a random game on both tables, compare them after each event, and return why it ended."""
    other = Table(
        [],
        [Seat() for _ in range(players)],
        turn=0,
        even=rules.scatter is Scatter.EVEN,
        free=rules.has_free_wall,
    )
    ending = None
    for event, progress, report in random_game(players, seed, rules, laziness=laziness):
        ours = naive(progress.state)
        if isinstance(event, Dealt):
            if progress.state.round == 1:
                other.starter = ours.turn
            other.begin_round(str(event.deal), ours.lid)
        elif isinstance(event, Taken):
            assert str(event.move) in other.legal()
            other = other.after(str(event.move))
        elif isinstance(event, Placed | Settled):
            assert str(event) in other.choices()
            other = other.chose(str(event))
        if report is not None:
            assert other.offer_is_over()
            assert not other.choices()
            other.tile()
            bag = [colour.letter for colour in each(progress.state.bag)]
            assert other.ends(bag) == (progress.state.phase is Phase.OVER)
            ending = report.ending
        if report is not None and report.bonuses is not None:
            for seat in other.seats:
                seat.score += bonus(seat.wall)
        compare(other, progress.state)
    return ending


def compare(other: Table, state: State) -> None:
    """Compare everything that the naive table has; choices show when the walls are tiled."""
    ours = naive(state)
    for mine, its in zip(ours.seats, other.seats, strict=True):
        assert (mine.lines, mine.wall, mine.floor, mine.score) == (its.lines, its.wall, its.floor, its.score)
        assert mine.cushion == its.cushion
    assert sorted(other.lid) == sorted(ours.lid)
    if state.phase is Phase.OFFER:
        assert other.turn == ours.turn
        assert [sorted(tiles) for tiles in other.factories] == [sorted(tiles) for tiles in ours.factories]
        assert sorted(other.centre) == sorted(ours.centre)
        assert other.discs == ours.discs
        grown = any(map(other.is_fuller, other.seats, other.begun))
        assert state.barren == (0 if grown else other.barren + 1)
    elif state.phase is Phase.REFILL:
        assert (other.starter, other.barren) == (state.starter, state.barren)
    assert Disc.CUSHION in state.discs or all(seat.cushion is None for seat in state.boards)
