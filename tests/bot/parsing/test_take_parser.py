"""What a text says about a take."""

import pytest

from azul import Colour
from bot.parsing.take_parser import LONGEST, Said, said_in

BLUE, RED, BLACK, WHITE = Colour.BLUE, Colour.RED, Colour.BLACK, Colour.WHITE


@pytest.mark.parametrize(
    "text",
    [
        "2w3",
        "2W3",
        "2 white 3",
        "white 2 3",
        "WHITE 2, 3",
        "wh 2 3",
        "2 w 3",
        "from 2 white to 3",
        "line 3 white from 2",
        "white from factory 2 onto line 3",
        "take all the white tiles from 2 to line 3",
        "2 white → 3",
        "2 white->line 3",
    ],
)
def test_source_colour_and_line_are_read_in_any_order(text: str) -> None:
    assert said_in(text) == Said("2", WHITE, "3")


@pytest.mark.parametrize(
    "text",
    ["4 white from 2 → line 3 (full)", "4 white from 2 to line 3", "4 white 2 3", "line 3: 4 white from 2"],
)
def test_a_number_before_the_colour_is_that_of_the_tiles_if_the_source_is_another(text: str) -> None:
    assert said_in(text) == Said("2", WHITE, "3", 4)


@pytest.mark.parametrize("text", ["centre blue floor", "center blue fl", "c b f", "blue floor cent", "cbf"])
def test_centre_and_floor_are_read_in_either_spelling_and_shortened(text: str) -> None:
    assert said_in(text) == Said("centre", BLUE, "floor")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", Said()),
        ("center", Said("centre")),
        ("white", Said(colour=WHITE)),
        ("white 2", Said("2", WHITE)),
        ("4 white", Said(colour=WHITE, count=4)),
        ("4 white centre", Said("centre", WHITE, count=4)),
        ("white floor", Said(colour=WHITE, line="floor")),
        ("4 white floor", Said("4", WHITE, "floor")),
        ("2 red from the centre → floor (−2)", Said("centre", RED, "floor", 2)),
    ],
)
def test_what_a_text_does_not_say_is_left_open(text: str, said: Said) -> None:
    assert said_in(text) == said


@pytest.mark.parametrize(
    "text",
    [
        "2w3 red 1 blue 3",
        "2w3, red → 1, blue → 3",
        "2 white 3 red to factory 1 and blue to factory 3",
        "white 2 3 red:1,blue:3",
    ],
)
def test_colours_after_the_first_say_what_goes_where(text: str) -> None:
    said = said_in(text)
    assert said == Said("2", WHITE, "3", shares=((RED, "1"), (BLUE, "3")))
    assert said_in(text.replace("1", "left").replace("3", "right", 0)).shares[0] == (RED, "left")


@pytest.mark.parametrize(("letters", "mask"), [("-", 0), ("r", 4), ("br", 5), ("rb", 5)])
def test_what_scatters_to_the_left_is_read_in_notation(letters: str, mask: int) -> None:
    assert said_in(f"2w3<{letters}") == Said("2", WHITE, "3", mask=mask)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("moon white 3", Said("moon", WHITE, "3")),
        ("2 white moon", Said("2", WHITE, "moon")),
        ("0 white 9", Said("0", WHITE, "9")),
        ("2 green 3", Said("2", line="3", unread=("green",))),
        ("bl 2 3", Said("2", line="3", unread=("bl",))),
        ("please white 2 3", Said("2", WHITE, "3", unread=("please",))),
        ("2w3 2w3", Said("2", WHITE, "3", unread=("2w3",))),
        ("2w3 red", Said("2", WHITE, "3", unread=("red",))),
        ("2w3 red blue 1", Said("2", WHITE, "3", shares=((BLUE, "1"),), unread=("red",))),
        ("2w3<x", Said("2", WHITE, "3", unread=("2w3<x",))),
        ("2w3<rr", Said("2", WHITE, "3", unread=("2w3<rr",))),
        ("1 white 2 3 4", Said("2", WHITE, "3", 1, unread=("4",))),
    ],
)
def test_a_word_that_means_nothing_stands_where_it_may_be_meant_or_is_unread(text: str, said: Said) -> None:
    assert said_in(text) == said


@pytest.mark.parametrize(
    "text", ["９ white ３", "\u202e2w3", "((((" * 99, "<" * 999, "9" * 9999, "w " * 9999, "→" * 999, "\x00"]
)
def test_nothing_strange_is_too_much(text: str) -> None:
    said = said_in(text)
    assert len(said.unread) <= LONGEST
    assert said.missing or "３" in text
