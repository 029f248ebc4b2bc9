"""Notation is parsed back to what was written, and anything else is refused (docs/notation.md)."""

from collections.abc import Callable

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from azul import (
    BASE_GAME,
    Factories,
    NotationError,
    Rules,
    Scatter,
    State,
    WallSide,
    board_text,
    deal,
    draw_deal,
    from_text,
    parse_board,
    parse_deal,
    parse_event,
    parse_move,
    parse_position,
    position_text,
    to_text,
)
from tests.azul.builders import board, scarce, table
from tests.azul.games import random_game
from tests.effort import examples

EMPTY = "-,-,-,-,-:...../...../...../...../.....:-"
POSITION = f"v2 3 offer 1 2 c b2yr,-,k4,rw3,- y2 b18y17r18k16w17 - 0:{EMPTY} 0:{EMPTY}"

FULL_DEAL = f"v2 3 offer 1 2 c b4,y4,r4,k4,w4 - b16y16r16k16w16 - 0:{EMPTY} 0:{EMPTY}"
SURPLUS_DEAL = f"v2 3 offer 1 2 c+special =+..o. b4y,y4,r4,k4,w4 - b16y15r16k16w16 - 0:{EMPTY} 0:{EMPTY}"
CUSHIONED = position_text(table(board(cushion="-"), rules="+special", discs="..c.K", factories="b4"))
PARSERS: dict[str, Callable[[str], str]] = {
    "tiles": lambda text: to_text(from_text(text)),
    "move": lambda text: str(parse_move(text)),
    "deal": lambda text: str(parse_deal(text)),
    "event": lambda text: str(parse_event(text)),
    "board": lambda text: board_text(parse_board(text)),
    "board with a free wall": lambda text: board_text(parse_board(text, WallSide.FREE)),
    "position": lambda text: position_text(parse_position(text)),
}
NEARLY = st.text("byrkw0123456789,-/.:! mcf٣\n~<>=+os", max_size=12) | st.text(max_size=8)


def read_back(parser: str, text: str) -> str | None:
    """Parse a text and return the result in notation; None if it is refused."""
    try:
        return PARSERS[parser](text)
    except NotationError:
        return None


@examples(100, 300)
@given(st.sampled_from(sorted(PARSERS)), NEARLY)
@example("tiles", "b0")
@example("tiles", "b01")
@example("tiles", "b1")
@example("tiles", "b21")
@example("tiles", "b64")
@example("tiles", "yb")
@example("tiles", "bb")
@example("tiles", "b\u0663")
@example("tiles", "")
@example("event", "take 1 3b4 ")
@example("event", "take 5 3b4")
@example("event", "resign")
@example("event", "deal")
@example("deal", "b,")
@example("move", "0b1")
@example("move", "3b6")
@example("move", "3B1")
@example("move", "3b1<")
@example("move", "3b1<ry")
@example("event", "place 1 6>1")
@example("event", "place 1 1>0")
@example("event", "place 1 ١>1")
@example("event", "settle 1 ")
@example("deal", "b +")
@example("deal", "b =")
def test_any_text_is_either_refused_or_read_back_as_it_was_written(parser: str, text: str) -> None:
    assert read_back(parser, text) in {None, text}


STATES = [
    progress.state
    for rules in (BASE_GAME, Rules(WallSide.FREE), Rules(WallSide.FREE, Factories.SPECIAL, Scatter.EVEN))
    for _, progress, _ in random_game(3, 5, rules, resignations=0.01)
]


@examples(100, 400)
@given(
    st.sampled_from(STATES),
    st.integers(0, 300),
    st.integers(0, 3),
    NEARLY,
    st.sampled_from(["board with a free wall", "position"]),
)
def test_a_changed_position_is_either_refused_or_read_back_as_it_was_written(
    state: State, place: int, removed: int, inserted: str, parser: str
) -> None:
    whole = position_text(state) if parser == "position" else board_text(state.boards[0])
    text = whole[:place] + inserted + whole[place + removed :]
    assert read_back(parser, text) in {None, text}


def test_tiles_are_letters_each_with_its_number_if_above_one() -> None:
    assert to_text(from_text("b3r")) == "b3r"
    assert from_text("-") == 0


def test_a_move_is_source_colour_and_line() -> None:
    move = parse_move("3b4")
    assert (move.source, move.colour.word, move.line) == (3, "blue", 3)
    move = parse_move("ckf")
    assert (move.source, move.colour.word, move.line) == (0, "black", 5)


def test_a_position_is_one_line() -> None:
    state = parse_position(POSITION)
    assert (state.round, state.turn, state.starter, state.marker) == (3, 0, 1, -1)
    assert position_text(state) == POSITION


SPACES = [*(chr(code) for code in range(0x110000) if chr(code).isspace()), "\u200b", "\u2060", "\ufeff", "\0"]
DIGITS = ["٣", "३", "３", "³", "𝟛", "፫", "Ⅲ"]


@pytest.mark.parametrize("space", SPACES, ids=ascii)
def test_only_single_spaces_separate_the_fields_of_a_position(space: str) -> None:
    for place in range(len(POSITION) + 1):
        with pytest.raises(NotationError):
            parse_position(POSITION[:place] + space + POSITION[place:])
    for place in (place for place, letter in enumerate(POSITION) if letter == " " != space):
        with pytest.raises(NotationError):
            parse_position(POSITION[:place] + space + POSITION[place + 1 :])


@pytest.mark.parametrize("digit", DIGITS)
def test_only_the_digits_0_to_9_are_read(digit: str) -> None:
    for place in (place for place, letter in enumerate(POSITION) if letter.isdecimal()):
        with pytest.raises(NotationError):
            parse_position(POSITION[:place] + digit + POSITION[place + 1 :])


@pytest.mark.parametrize("round_", ["9", "999", "1000", "12345", "999999999"])
def test_a_long_game_is_read(round_: str) -> None:
    text = POSITION.replace("3 offer", f"{round_} offer")
    assert (parse_position(text).round, position_text(parse_position(text))) == (int(round_), text)


def test_a_high_score_is_read() -> None:
    text = f"123456:{EMPTY}"
    assert (parse_board(text).score, board_text(parse_board(text))) == (123456, text)


def test_barren_rounds_follow_the_round() -> None:
    text = POSITION.replace("3 offer", "3~2 offer")
    assert (parse_position(text).barren, position_text(parse_position(text))) == (2, text)


@pytest.mark.parametrize(("text", "barren"), [(POSITION, 0), (FULL_DEAL, 1), (SURPLUS_DEAL, 1)])
def test_without_a_count_the_round_is_barren_only_while_a_full_deal_is_untouched(
    text: str, barren: int
) -> None:
    assert (parse_position(text).barren, position_text(parse_position(text))) == (barren, text)


def test_an_untouched_short_deal_is_written_as_barren() -> None:
    text = position_text(deal(scarce(bag="b2"), draw_deal(scarce(bag="b2"), bytes(32))))
    assert text.startswith("v2 2~1 offer ")
    assert parse_position(text).barren == 1


def test_a_position_names_its_rulings_but_for_those_of_the_first_version() -> None:
    assert parse_position(POSITION).rulings == 2
    first = parse_position(POSITION.removeprefix("v2 "))
    assert (first.rulings, position_text(first)) == (1, POSITION.removeprefix("v2 "))
    assert first._replace(rulings=2) == parse_position(POSITION)


def test_without_r19b_no_round_is_barren() -> None:
    first = parse_position(FULL_DEAL.removeprefix("v2 "))
    assert (first.barren, position_text(first)) == (0, FULL_DEAL.removeprefix("v2 "))


def test_a_board_is_score_lines_wall_and_floor() -> None:
    text = "12:b,-,y2,-,w3:b..../.b.../...../...../.....:rm"
    with pytest.raises(NotationError):
        parse_board(text)
    text = text.replace(":b,", ":-,")
    assert board_text(parse_board(text)) == text


def test_the_board_of_a_seat_that_resigned_begins_with_an_exclamation_mark() -> None:
    state = table(board(), "!" + board(), board(), factories="b4")
    assert state.resigned == {1}
    assert position_text(state).count("!") == 1


WRONG = [
    ("position", "", "position"),
    ("position", POSITION.replace("offer", "Offer"), "position"),
    ("position", POSITION.replace("3 offer", "03 offer"), "position"),
    ("position", POSITION.replace("3 offer", "\u0663 offer"), "position"),
    ("position", POSITION.replace(" y2 ", "  y2 "), "position"),
    ("position", POSITION + " ", "position"),
    ("position", POSITION.replace("rw3,-", "rw3"), "factories"),
    ("position", POSITION.replace("offer 1", "offer 3"), "seats"),
    ("position", POSITION.replace(" c ", " 4 "), "seats"),
    ("position", POSITION.replace("b18", "b17"), "tiles"),
    ("position", POSITION.replace("b18", "b19"), "tiles"),
    ("position", POSITION.replace("offer", "refill"), "phase"),
    ("position", POSITION.replace("offer", "tiling"), "phase"),
    ("position", POSITION.replace(" 0:", " !0:", 1), "phase"),
    ("position", POSITION.replace(" c ", " 1 "), "marker"),
    ("position", POSITION[:-1] + "m", "marker"),
    ("board", "0:b2,-,-,-,-:...../...../...../...../.....:-", "lines"),
    ("board", "0:-,-,by,-,-:...../...../...../...../.....:-", "lines"),
    ("board", "0:-,-,-,-:...../...../...../...../.....:-", "lines"),
    ("board", "0:b,-,-,-,-:b..../...../...../...../.....:-", "lines"),
    ("board", "0:-,-,-,-,-:y..../...../...../...../.....:-", "wall"),
    ("board", "0:-,-,-,-,-:x..../...../...../...../.....:-", "wall"),
    ("board", "0:-,-,-,-,-:..../...../...../...../.....:-", "wall"),
    ("board", "0:-,-,-,-,-:...../...../...../...../.....:bbbbbbbb", "floor"),
    ("board", "0:-,-,-,-,-:...../...../...../...../.....:mm", "floor"),
    ("position", POSITION.replace(" c ", " c+even+free "), "position"),
    ("position", POSITION.replace(" c ", " c+special+special "), "position"),
    ("position", POSITION.replace(" c ", " c+gray "), "position"),
    ("position", POSITION.replace(" c ", " c+special =x.... "), "discs"),
    ("position", POSITION + ":>", "choices"),
    ("position", POSITION + ":~-", "cushion"),
    ("position", CUSHIONED + ":~-", "cushion"),
    ("position", POSITION.replace("offer", "tiling").replace(" c ", " c+free "), "choices"),
    ("position", POSITION.replace("3 offer", "3~5 offer"), "position"),
    ("position", POSITION.replace("3 offer", "3~4 offer"), "barren"),
    ("position", POSITION.replace("3 offer", "3~0 offer"), "position"),
    ("position", POSITION.replace("3 offer", "3~ offer"), "position"),
    ("position", POSITION.replace("3 offer", "1~2 offer"), "barren"),
    ("position", POSITION.replace("3 offer", "1000000000 offer"), "position"),
    ("position", FULL_DEAL.replace("3 offer", "3~0 offer"), "barren"),
    ("position", FULL_DEAL.replace("3 offer", "3~1 offer"), "position"),
    ("position", FULL_DEAL.replace("3 offer", "0 offer"), "barren"),
    ("position", POSITION.replace("v2 3", "3~2"), "barren"),
    ("position", FULL_DEAL.replace("v2 3", "3~1"), "barren"),
    ("position", POSITION.replace("v2", "v1"), "position"),
    ("position", POSITION.replace("v2", "v3"), "rulings"),
    ("position", POSITION.replace("v2", "v02"), "position"),
    ("position", POSITION.replace("v2", "v"), "position"),
    ("position", POSITION.replace("v2 ", "v2"), "position"),
    ("board", "1000000000:-,-,-,-,-:...../...../...../...../.....:-", "board"),
    ("board", "-1:-,-,-,-,-:...../...../...../...../.....:-", "board"),
    ("board", "00:-,-,-,-,-:...../...../...../...../.....:-", "board"),
]


@pytest.mark.parametrize(("parser", "text", "part"), WRONG)
def test_an_invalid_text_is_refused_with_the_wrong_part(parser: str, text: str, part: str) -> None:
    with pytest.raises(NotationError) as refused:
        PARSERS[parser](text)
    assert (refused.value.code, refused.value.params["part"]) == ("notation", part)


def test_more_than_a_hundred_tiles_are_refused_even_if_a_colour_overflows_into_the_next() -> None:
    with pytest.raises(NotationError) as refused:
        parse_position(f"v2 1 offer 1 1 c b20,b20,b20,b20,- - b4y19r20k20w20 - 0:{EMPTY} 0:{EMPTY}")
    assert refused.value.params["part"] == "tiles"


def test_the_owner_of_a_full_floor_may_have_the_marker_beside_the_board() -> None:
    text = POSITION.replace(" c ", " 1 ").replace("b18", "b11").replace(":- 0:", ":bbbbbbb 0:")
    assert position_text(parse_position(text)) == text


def test_a_huge_text_is_refused() -> None:
    for parser in PARSERS:
        assert read_back(parser, "b" * 100_000) is None
        assert read_back(parser, "9" * 100_000) is None
