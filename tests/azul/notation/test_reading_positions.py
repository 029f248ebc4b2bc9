"""What can be asked of positions and moves, so that no other package has to work it out."""

from collections.abc import Iterator

import pytest

from azul import (
    CENTRE,
    FLOOR,
    LINE_LETTERS,
    MARKER,
    MOVES,
    SOURCE_LETTERS,
    Colour,
    Disc,
    Ending,
    Phase,
    State,
    apply,
    board_after,
    ending_of,
    is_last_round,
    is_open,
    item_word,
    left_over,
    legal_moves,
    line_word,
    new_game,
    number_taken,
    parse_move,
    resign,
    scatter_choice,
    source_word,
    takes_cushion,
    takes_marker,
    tile_walls,
    to_text,
)
from tests.azul.builders import NO_BLACK, NO_RED, NO_WHITE, NO_YELLOW, board, table, tiling
from tests.azul.games import ALL_RULES, random_game
from tests.effort import EVERYTHING
from tests.some import some


@pytest.mark.parametrize(("players", "factories"), [(2, 5), (3, 7), (4, 9)])
def test_sources_are_the_factories_in_circle_order_then_the_centre(players: int, factories: int) -> None:
    assert new_game(players, 0).sources == (*range(1, factories + 1), CENTRE)


def test_every_source_and_every_line_has_a_letter_and_a_word() -> None:
    assert [source_word(source) for source in range(len(SOURCE_LETTERS))] == ["centre", *"123456789"]
    assert [line_word(line) for line in range(len(LINE_LETTERS))] == [*"12345", "floor"]
    assert str(MOVES[CENTRE][Colour.RED][FLOOR]) == f"{SOURCE_LETTERS[CENTRE]}r{LINE_LETTERS[FLOOR]}"


def test_what_lies_on_a_floor_line_has_a_word() -> None:
    assert [item_word(item) for item in (*Colour, MARKER)] == [
        *("blue", "yellow", "red", "black", "white"),
        "marker",
    ]


def test_each_factory_has_its_disc() -> None:
    state = table(rules="+special", discs=".s+..", factories="b2yr")
    assert [state.disc_at(source) for source in (1, 2, 3)] == [Disc.PLAIN, Disc.SCATTER, Disc.SURPLUS]


@pytest.mark.parametrize("source", [CENTRE, 6, 9, -1])
def test_the_centre_and_sources_without_a_disc_are_plain(source: int) -> None:
    assert table(rules="+special", discs=".s+..", centre="b").disc_at(source) is Disc.PLAIN


def test_every_factory_of_a_base_game_is_plain() -> None:
    state = table(factories="b4")
    assert {state.disc_at(source) for source in state.sources} == {Disc.PLAIN}


def test_r7_only_the_first_move_from_the_centre_takes_the_marker() -> None:
    state = table(factories="b4", centre="yr")
    assert [takes_marker(state, parse_move(move)) for move in ("1b4", "cy1")] == [False, True]
    assert not takes_marker(apply(state, parse_move("cy1")), parse_move("cr1"))


def test_r10_the_marker_is_beside_the_board_whose_floor_was_full() -> None:
    beside = apply(table(board(floor="bbbbbbb"), centre="yr"), parse_move("cy1"))
    on_floor = apply(table(board(floor="bbbbbb"), centre="yr"), parse_move("cy1"))
    assert [state.has_marker_beside(0) for state in (beside, on_floor)] == [True, False]
    assert not beside.has_marker_beside(1)


def test_r32_a_move_from_the_cushion_disc_takes_it() -> None:
    state = table(rules="+special", discs=".c+..", factories="b4,y4")
    assert [takes_cushion(state, parse_move(move)) for move in ("1b4", "2y4")] == [False, True]


def test_r8_open_lines_are_those_of_legal_moves() -> None:
    for state in some(offers()):
        mover = state.boards[state.turn]
        legal = {(move.colour, move.line) for move in legal_moves(state)}
        for colour in {move.colour for move in legal_moves(state)}:
            lines = {line for other, line in legal if other is colour}
            assert {*mover.open_lines(colour), FLOOR} == lines
            assert {line for line in range(6) if is_open(state, colour, line)} == lines


def test_r7_the_other_colours_are_left_over() -> None:
    state = table(factories="b2yr", centre="kw3")
    assert to_text(left_over(state, 1, Colour.BLUE)) == "yr"
    assert to_text(left_over(state, CENTRE, Colour.WHITE)) == "k"
    assert number_taken(state, parse_move("cw4")) == 3


def test_the_board_after_a_move_is_the_one_that_apply_returns() -> None:
    for state in some(offers()):
        for move in legal_moves(state):
            after = apply(state, move)
            expected, lost = board_after(state, move)
            assert after.boards[state.turn] == expected
            assert after.lid == state.lid + lost * (1 << 6 * move.colour)


def test_r31_shares_say_what_each_neighbour_gets() -> None:
    choice = scatter_choice(table(rules="+special", discs="s...+", factories="b2yr"), 1, Colour.BLUE)
    assert choice is not None
    shares = [[(place, to_text(tiles)) for place, tiles in choice.shares(split)] for split in choice.splits]
    assert shares == [[(2, "yr")], [(5, "y"), (2, "r")], [(5, "r"), (2, "y")], [(5, "yr")]]


def offers() -> Iterator[State]:
    """Yield all positions of some random games in which a player takes tiles."""
    for rules in ALL_RULES if EVERYTHING else ALL_RULES[::3]:
        for _, progress, _ in random_game(3, 1, rules):
            if progress.state.phase is Phase.OFFER:
                yield progress.state


ALL_BUT_ONE = (
    board("-,w,w2,w,w", rows=NO_WHITE),
    board("-,k,k2,k,k", rows=NO_BLACK),
    board("-,r,r2,r,r", rows=NO_RED),
    board("-,y,y2,y,y", rows=NO_YELLOW),
)
ROW_TO_COMPLETE = board("b,-,-,-,-", rows=(".yrkw", *(".....",) * 4))


def test_a_game_says_why_it_ended() -> None:
    endings = [
        ending_of(*tile_walls(state))
        for state in (tiling(ROW_TO_COMPLETE), tiling(*ALL_BUT_ONE, bag="-"), tiling(board("b,-,-,-,-")))
    ]
    assert endings == [Ending.ROW, Ending.NO_TILES, None]


def test_with_one_player_left_the_game_ended_by_resignation() -> None:
    state = table(factories="b4")
    after = resign(state, 0)
    assert (after.phase, ending_of(after, None)) == (Phase.OVER, Ending.RESIGNATION)
    assert ending_of(state, None) is None


def test_the_last_round_is_known_once_the_line_is_full() -> None:
    state = table(board(rows=(".yrkw", *(".....",) * 4)), factories="b4")
    assert not is_last_round(state)
    assert is_last_round(apply(state, parse_move("1b1")))
