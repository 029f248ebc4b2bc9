"""The scatter disc (R31, R33): how a rest is split, and between which neighbours."""

import pytest

from azul import (
    IllegalMove,
    NotationError,
    State,
    apply,
    check_move,
    from_text,
    legal_moves,
    parse_move,
    parse_position,
    position_text,
    rest_of,
    scatter_choice,
    to_text,
)
from azul.moves import colours_to_text
from azul.pieces.discs import neighbours, splits
from azul.pieces.tiles import Colour
from tests.azul.builders import board, on_factories, play, table

SPECIAL = "+special"
EVEN = "+special+even"


def ways(state: State, take: str) -> list[str]:
    """Return the colours that may go to the left with a take, as letters."""
    return [str(move).split("<")[1] for move in legal_moves(state) if str(move).startswith(take + "<")]


def test_r31_tiles_of_one_colour_stay_together_and_any_colours_may_go_to_either_side() -> None:
    state = parse_position(
        "v2 1 offer 1 1 c+special =.s+.. -,b2yr,-,k,- - b18y19r19k19w20 -"
        " 0:-,-,-,-,-:...../...../...../...../.....:- 0:-,-,-,-,-:...../...../...../...../.....:-"
    )
    assert ways(state, "2b2") == ["-", "y", "r", "yr"]
    assert on_factories(play(state, "2b2<y")) == "y,-,r,k,-"
    assert on_factories(play(state, "2b2<-")) == "-,-,yr,k,-"
    assert on_factories(play(state, "2b2<yr")) == "yr,-,-,k,-"
    assert on_factories(play(state, "2y1<b")) == "b2,-,r,k,-"


def test_r31_even_scatter_allows_only_splits_with_the_smallest_difference() -> None:
    state = parse_position(
        "v2 1 offer 1 1 c+special+even =.s+.. -,b2yr,-,k,- - b18y19r19k19w20 -"
        " 0:-,-,-,-,-:...../...../...../...../.....:- 0:-,-,-,-,-:...../...../...../...../.....:-"
    )
    assert ways(state, "2b2") == ["y", "r"]
    assert ways(state, "2y1") == ["b", "r"]
    with pytest.raises(IllegalMove) as refused:
        play(state, "2b2<-")
    assert (refused.value.code, refused.value.params) == (
        "scatter-uneven",
        {"source": 2, "left": 1, "right": 3},
    )


@pytest.mark.parametrize(
    ("rest", "even"),
    [
        ("b", "- b"),
        ("b2", "- b"),
        ("by", "b y"),
        ("b3y", "b y"),
        ("b2yr", "b yr"),
        ("b2y2r", "b y br yr"),
        ("byrk", "by br bk yr yk rk"),
    ],
)
def test_r31_even_scatter_is_as_even_as_colours_allow(rest: str, even: str) -> None:
    found = {colours_to_text(mask) for mask in splits(from_text(rest), even=True)}
    assert found == set(even.split())


def test_r31_without_a_rest_there_is_no_choice() -> None:
    state = table(rules=SPECIAL, discs=".s+..", factories="-,b4,y")
    assert scatter_choice(state, 2, 0) is None
    assert ways(state, "2b4") == []
    assert on_factories(play(state, "2b4")) == "-,-,y,-,-"


def test_r31_tiles_that_come_to_a_factory_can_be_taken_from_it_and_a_special_disc_acts_on_them() -> None:
    state = table(rules=SPECIAL, discs="os...", factories="-,b2yr,k4")
    state = play(state, "2b2<yr 1y1")
    assert (on_factories(state), to_text(state.centre)) == ("r,-,k4,-,-", "-")


def test_r31_the_choice_names_the_two_factories() -> None:
    choice = scatter_choice(table(rules=SPECIAL, discs="s...+", factories="b2yr"), 1, 0)
    assert choice is not None
    assert (to_text(choice.rest), choice.left, choice.right) == ("yr", 5, 2)
    assert list(map(colours_to_text, choice.splits)) == ["-", "y", "r", "yr"]


@pytest.mark.parametrize(("source", "colour"), [(0, 1), (1, 0), (2, 2), (9, 0), (-1, 0)])
def test_elsewhere_there_is_no_choice(source: int, colour: int) -> None:
    state = table(rules=SPECIAL, discs=".s+..", factories="b2yr,r4", centre="y")
    assert scatter_choice(state, source, colour) is None


REFUSED = [
    ("2b2", "scatter-missing", {"source": 2, "left": 1, "right": 3}),
    ("2b2<k", "scatter-colour", {"source": 2, "left": 1, "right": 3, "there": (Colour.YELLOW, Colour.RED)}),
    ("2b2<b", "scatter-colour", {"source": 2, "left": 1, "right": 3, "there": (Colour.YELLOW, Colour.RED)}),
    ("1k4<-", "scatter-not-here", {"source": 1}),
    ("cw4<w", "scatter-not-here", {"source": 0}),
]


@pytest.mark.parametrize(("move", "code", "params"), REFUSED)
def test_an_impossible_scatter_is_refused_with_the_reason(
    move: str, code: str, params: dict[str, object]
) -> None:
    state = table(rules=SPECIAL, discs=".s+..", factories="k4,b2yr", centre="w")
    for refuse in (apply, check_move):
        with pytest.raises(IllegalMove) as refused:
            refuse(state, parse_move(move))
        assert (refused.value.code, refused.value.params) == (code, params)


def test_the_base_game_has_no_scatter() -> None:
    with pytest.raises(IllegalMove) as refused:
        play(table(factories="b2yr"), "1b2<y")
    assert refused.value.code == "scatter-not-here"


def test_r33_a_neighbour_is_the_next_disc_beyond_a_cushion_that_has_left() -> None:
    state = parse_position(
        "v2 1 offer 1 1 c+special =.cs.. -,-,b2yr,-,k - b18y19r19k19w20 -"
        " 0:-,-,-,-,-:...../...../...../...../.....:-:~- 0:-,-,-,-,-:...../...../...../...../.....:-"
    )
    state = play(state, "3b2<y")
    assert position_text(state).split(" ")[7] == "y,-,-,r,k"


def test_r33_the_cushion_itself_is_a_neighbour_while_it_is_there() -> None:
    state = table(rules=SPECIAL, discs=".cs..", factories="-,k,b2yr")
    assert on_factories(play(state, "3b2<y")) == "-,yk,-,r,-"
    assert on_factories(play(state, "2kf 3b2<y")) == "y,-,-,r,-"


def test_r33_the_circle_closes_round_a_cushion_that_has_left() -> None:
    state = table(board(cushion="-"), rules=SPECIAL, discs="s...c", factories="b2yr")
    assert on_factories(play(state, "1b2<y")) == "-,r,-,y,-"


def with_discs(discs: int, cushion: str | None = None) -> State:
    """Return a position with fewer discs than any game: a scatter disc, a cushion disc, and plain ones."""
    state = table(board(cushion=cushion), rules=SPECIAL, discs="sc...", factories="b2yr")
    return state._replace(discs=state.discs[:discs], factories=state.factories[:discs])


def test_r33_with_two_discs_left_each_is_the_others_only_neighbour_once() -> None:
    state = with_discs(2)
    assert scatter_choice(state, 1, 0) is None
    assert rest_of(state, parse_move("1b2")) == ((2, from_text("yr")),)
    after = play(state, "1b2")
    assert (on_factories(after), to_text(after.centre)) == ("-,yr", "-")
    assert on_factories(play(with_discs(3, cushion="-"), "1b2")) == "-,-,yr"


def test_r33_with_one_disc_left_the_rest_goes_to_the_centre() -> None:
    state = with_discs(2, cushion="-")
    assert [str(move) for move in legal_moves(state)][:2] == ["1b1", "1b2"]
    after = play(state, "1b2")
    assert (on_factories(after), to_text(after.centre)) == ("-,-", "yr")


@pytest.mark.parametrize(
    ("present", "expected"),
    [
        ([1, 1, 1, 1, 1], (4, 1)),
        ([1, 0, 1, 1, 1], (4, 2)),
        ([1, 1, 1, 1, 0], (3, 1)),
        ([1, 0, 0, 1, 1], (4, 3)),
        ([1, 0, 1], (2,)),
        ([1, 1], (1,)),
        ([1, 0], ()),
        ([1], ()),
    ],
)
def test_r33_neighbours_are_the_next_discs_that_are_there(
    present: list[bool], expected: tuple[int, ...]
) -> None:
    assert neighbours(present, 0) == expected


@pytest.mark.parametrize("text", ["2b2<", "2b2<ry", "2b2<yy", "2b2<x", "2b2<y-", "2b2<<", "2b2< "])
def test_a_scatter_has_one_notation_only(text: str) -> None:
    assert str(parse_move("2b2<yr")) == "2b2<yr"
    with pytest.raises(NotationError):
        parse_move(text)
