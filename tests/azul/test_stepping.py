"""What searches use: steps and actions, deals without a secret, arrangements, keys."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azul import (
    Action,
    Arranged,
    Board,
    Deal,
    Dealt,
    Disc,
    IllegalMove,
    Move,
    Phase,
    Placed,
    Rules,
    Settled,
    State,
    Taken,
    WallSide,
    actions,
    advance,
    arrangements,
    begin,
    deal,
    draw_deal,
    end_round,
    new_game,
    parse_position,
    place,
    placed_lines,
    position_key,
    position_text,
    random_deal,
    settle,
    sizes_due,
    step,
    tile_board,
    tile_walls,
    waiting_for,
)
from azul.pieces.tiles import counts, total
from tests.azul.builders import a_board, board, play, scarce, table, tiling
from tests.azul.games import ALL_RULES, random_game
from tests.effort import examples
from tests.some import some

players = st.integers(2, 4)
seeds = st.integers(0, 2**32)
chosen_rules = st.sampled_from(ALL_RULES)
FREE = [rules for rules in ALL_RULES if rules.has_free_wall]
ROOMY = "-,r2,b3,-,k5"


def event_of(state: State, action: Action) -> Dealt | Taken | Placed | Settled:
    """Return an action as an event."""
    match action:
        case Deal():
            return Dealt(action)
        case Move():
            return Taken(state.turn, action)
        case Placed() | Settled():
            return action
        case Arranged():
            raise AssertionError(action)


def random_steps(number: int, seed: int, rules: Rules) -> Iterator[tuple[State, Action, State]]:
    """Yield the steps of a random game: the position, what was done, and the position after it."""
    rng = random.Random(seed)
    state = new_game(number, 0, rules)
    while state.phase is not Phase.OVER:
        possible = actions(state)
        action = rng.choice(possible) if possible else random_deal(state, rng.randrange)
        before, state = state, step(state, action)
        yield before, action, state


@examples(8, 40)
@given(players, seeds, chosen_rules)
def test_steps_lead_where_events_lead(number: int, seed: int, rules: Rules) -> None:
    progress = begin(number, 0, rules)
    for before, action, after in some(random_steps(number, seed, rules)):
        progress, _ = advance(progress, event_of(before, action))
        assert progress.state == after
    assert progress.state.phase is Phase.OVER


@pytest.mark.no_cover
@examples(4, 20)
@given(players, seeds, st.sampled_from(FREE))
def test_all_actions_are_legal_and_those_of_one_seat(number: int, seed: int, rules: Rules) -> None:
    for before, _, _ in some(random_steps(number, seed, rules)):
        possible = actions(before)
        for action in possible:
            assert step(before, action) != before
        if before.phase is Phase.TILING:
            assert {action.seat for action in possible if isinstance(action, Placed | Settled)} == {
                waiting_for(before)[0]
            }


def test_without_a_choice_there_are_no_actions() -> None:
    states = (table(phase="refill"), table(phase="over"), tiling(board("b,-,-,-,-")))
    assert [actions(state) for state in states] == [[], [], []]


def test_the_last_take_of_a_round_leads_to_the_next_deal() -> None:
    state = table(board("-,-,-,-,b4"), factories="b")
    after = step(state, actions(state)[4])
    assert after == tile_walls(play(state, "1b5"))[0]
    assert after.phase is Phase.REFILL


def test_an_action_of_another_phase_is_refused() -> None:
    for action in (Placed(0, 0, 0), Settled(0), Arranged(0, ())):
        with pytest.raises(IllegalMove):
            step(table(factories="b4"), action)


@examples(12, 60)
@given(players, seeds, chosen_rules)
def test_a_round_ends_the_same_with_a_report_and_without(number: int, seed: int, rules: Rules) -> None:
    for (_, earlier, _), (event, progress, report) in some(pairwise(random_game(number, seed, rules))):
        if report is not None:
            tiled = earlier.state
            if isinstance(event, Taken):
                tiled = play(tiled, str(event.move))
            elif isinstance(event, Settled):
                tiled = settle(tiled, event.seat)
            assert end_round(tiled) == progress.state == tile_walls(tiled)[0]


def ways_by_hand(state: State, seat: int) -> Iterator[tuple[tuple[int, ...], Board]]:
    """Yield all columns that a seat can choose line by line, each with its board after the round."""
    placed = placed_lines(state, seat)
    if placed.is_complete:
        settled = settle(state, seat)
        yield state.choices[seat], end_round(settled).boards[seat]
        return
    decision = placed.decisions[-1]
    for space in decision.spaces:
        yield from ways_by_hand(place(state, seat, decision.row, space.column), seat)


@pytest.mark.parametrize(
    "text",
    [
        board(ROOMY, floor="bm"),
        board(ROOMY, rows=("b....", ".y...", "..k..", "y....", ".....")),
        board("-,r2,b3,y4,k5", rows=("rbk.y", "..b..", ".k...", "b...r", "..y..")),
        board("k,-,b3,-,b5", rows=("r.b..", ".b...", "k....", "b....", "...yk"), score=3),
    ],
)
def test_r22_the_arrangements_of_a_board_are_all_that_can_be_chosen_line_by_line(text: str) -> None:
    state = tiling(text, rules="+free", marker="1" if "m" in text else "c")
    by_hand = dict(ways_by_hand(state, 0))
    ways = list(arrangements(state.boards[0]))
    assert len(ways) == len(by_hand) > 1
    assert {way.columns: way.board for way in ways} == by_hand
    for way in some(ways):
        assert tile_board(state.boards[0], WallSide.FREE, way.columns) == (way.board, way.discarded)


def test_r22_a_board_without_a_choice_has_one_arrangement() -> None:
    (way,) = arrangements(a_board("-,-,-,y2,-", floor="b", score=4, side=WallSide.FREE))
    assert (way.columns, way.board.score, total(way.discarded)) == ((), 3, 1)


def test_a_whole_arrangement_is_chosen_and_confirmed_in_one_step() -> None:
    state = tiling(board(ROOMY), board(ROOMY), rules="+free")
    for way in some(arrangements(state.boards[0])):
        after = step(state, Arranged(0, way.columns))
        assert (after.choices[0], after.settled) == (way.columns, frozenset({0}))
        last = step(after, Arranged(1, way.columns))
        assert (last.phase, last.boards) == (Phase.REFILL, (way.board, way.board))


@pytest.mark.parametrize(
    ("columns", "code"),
    [
        ((), "choice-missing"),
        ((0, 0), "choice-missing"),
        ((0, 1, 2, 3), "no-choice"),
        ((5,), "space-not-open"),
    ],
)
def test_an_arrangement_that_does_not_fit_the_board_is_refused(columns: tuple[int, ...], code: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        step(tiling(board(ROOMY), rules="+free"), Arranged(0, columns))
    assert refused.value.code == code


@examples(12, 60)
@given(players, seeds, chosen_rules)
def test_any_source_of_randomness_deals_what_can_be_dealt(number: int, seed: int, rules: Rules) -> None:
    rng = random.Random(seed)
    for _, progress, _ in some(random_game(number, seed, rules)):
        if progress.state.phase is Phase.REFILL:
            state = progress.state
            drawn = random_deal(state, rng.randrange)
            assert tuple(map(total, drawn.factories)) == sizes_due(state)
            assert deal(state, drawn).phase is Phase.OFFER


def test_random_deals_draw_every_tile_of_the_bag_equally_often() -> None:
    rng, state = random.Random(3), new_game(2, 0)
    drawn = Counter[int]()
    for _ in range(1000):
        for tiles in random_deal(state, rng.randrange).factories:
            drawn.update(dict(enumerate(counts(tiles))))
    assert all(3800 < number < 4200 for number in drawn.values())


def test_r26_discs_are_drawn_with_the_same_randomness() -> None:
    rng, rules = random.Random(3), next(rules for rules in ALL_RULES if rules.has_special_factories)
    turned = Counter(
        disc for _ in range(900) for disc in random_deal(new_game(2, 0, rules), rng.randrange).discs
    )
    assert len(turned) == 10
    assert all(150 < number < 250 for disc, number in turned.items() if disc is not Disc.PLAIN)


def test_r17_fewer_tiles_are_due_when_bag_and_lid_run_out() -> None:
    assert sizes_due(new_game(2, 0)) == (4,) * 5
    assert sizes_due(scarce(bag="b2")) == (4, 4, 4, 4, 4, 4, 1, 0, 0)


@pytest.mark.no_cover
@examples(6, 30)
@given(players, seeds, chosen_rules)
def test_positions_with_the_same_key_have_the_same_future(number: int, seed: int, rules: Rules) -> None:
    seen: dict[object, State] = {}
    for _, _, after in some(random_steps(number, seed, rules)):
        other = seen.setdefault(position_key(after), after)
        assert actions(after) == actions(other)
        assert without_order(after) == without_order(other)


def without_order(state: State) -> list[str]:
    """Return a position's text without rulings and round, and with sorted boards."""
    head, *boards = position_text(state).split(" ")[2:]
    return [head, *("".join(sorted(text)) for text in boards)]


def test_the_round_makes_no_difference_to_the_key() -> None:
    state = deal(new_game(2, 0), draw_deal(new_game(2, 0), bytes(32)))
    later = parse_position(position_text(state).replace("v2 1 ", "v2 9 "))
    assert later != state
    assert (position_key(later), hash(position_key(later))) == (
        position_key(state),
        hash(position_key(state)),
    )


def test_the_order_on_a_floor_makes_no_difference_to_the_key() -> None:
    one, other = (table(board(floor=floor), factories="k4") for floor in ("br", "rb"))
    assert position_key(one) == position_key(other)


@pytest.mark.parametrize(
    "other",
    [
        table(board(score=1), factories="k4"),
        table(board("-,b,-,-,-"), factories="k4"),
        table(board("-,-,b,-,-"), factories="k4"),
        table(board("-,-,b2,-,-"), factories="k4"),
        table(board("-,-,y2,-,-"), factories="k4"),
        table(board(rows=("b....", *(".....",) * 4)), factories="k4"),
        table(board(floor="b"), factories="k4"),
        table(factories="-,k4"),
        table(factories="k4", turn=2),
        table(factories="k4", starter=2),
        table(factories="k4", barren=1, round_=3),
        table(factories="k4", bag="b"),
        table(factories="k4", centre="b"),
    ],
)
def test_any_other_difference_changes_the_key(other: State) -> None:
    assert position_key(other) != position_key(table(factories="k4"))


def test_who_has_what_and_what_was_chosen_changes_the_key_too() -> None:
    full, two = board(floor="bbbbyyy"), board("-,b2,-,-,-")
    three = (board(), board(), board())
    others = [
        *(table(full, full, factories="k4", marker=marker) for marker in "c12"),
        table(*three, factories="k4", turn=2),
        table("!" + board(), *three[1:], factories="k4", turn=2),
        *(
            table(rules="+special", discs=discs, factories="-,k4")
            for discs in ("+..o.", "o..+.", "c...o", "o...c")
        ),
        *(
            table(board(cushion=cushion), rules="+special", discs="c...o", factories="-,k4", bag="y")
            for cushion in (None, "-", "b")
        ),
        *(
            table(two + chosen, board("-,y2,-,-,-") + other, rules="+free", phase="tiling")
            for chosen, other in ((":>", ":>"), (":>1", ":>"), (":>2", ":>"), (":>1!", ":>"), (":>", ":>1"))
        ),
    ]
    assert len(set(map(position_key, others))) == len(others) == 17
