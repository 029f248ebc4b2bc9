"""What a text can say about a take."""

import pytest

from azul import Colour
from bot.parsing.readings import Reading, readings_of
from bot.parsing.tokens import MAX_TEXT_LENGTH
from bot.parsing.vocabulary import Meaning
from tests.some import some

BLUE, RED, BLACK, WHITE = Colour.BLUE, Colour.RED, Colour.BLACK, Colour.WHITE


def only(text: str) -> Reading:
    """Return what a text says that can be read in one way."""
    (reading,) = readings_of(text)
    return reading


@pytest.mark.parametrize(
    "text",
    [
        "2w3",
        "2W3",
        "02 white 03",
        "２ｗ３",
        "2 white 3",
        "white 2 3",
        "WHITE 2, 3",
        "wh 2 3",
        "whiet 2 3",
        "2 w 3",
        "2white3",
        "2>3 white",
        "2-3 white",
        "2-white-3",
        "f2 l3 white",
        "white factory2 row3",
        "factory 2 row 3 w",
        "2️⃣ ⚪ 3️⃣",
        "white factory #2, line no. 3",
        "white from 2 to 3",
        "line 3 white from 2",
        "white from factory 2 onto line 3",
        "take all the white tiles from 2 to line 3",
        "please drop the whites from two on the third row, thanks!",
        "white: 2nd disc, 3rd pattern line",
        "2 white → 3",
        "3 line 2 factory white",
        "white 2 factory 3 line",
        "factory 2. line 3. white",
        "white from 2 (blue magnet) to 3",
    ],
)
def test_source_colour_and_line_are_read_in_any_order(text: str) -> None:
    assert only(text) == Reading("2", (WHITE,), "3")


@pytest.mark.parametrize(
    "text",
    [
        "4 white from 2 → line 3 (full)",
        "4 white from 2 to line 3",
        "4 white 2 3",
        "line 3: 4 white from 2",
        "4 tiles white from 2 to 3",
        "four whites from 2 to 3",
    ],
)
def test_a_number_before_the_colour_is_that_of_the_tiles_if_the_source_is_another(text: str) -> None:
    assert only(text) == Reading("2", (WHITE,), "3", 4)


@pytest.mark.parametrize(
    "text", ["centre blue floor", "center blue fl", "c b f", "blue floor cent", "cbf", "сbf"]
)
def test_centre_and_floor_are_read_in_either_spelling_and_shortened(text: str) -> None:
    assert only(text) == Reading("centre", (BLUE,), "floor")


@pytest.mark.parametrize("text", ["blue trash center", "discard blue from the middle", "center blue penalty"])
def test_the_floor_has_many_names(text: str) -> None:
    assert only(text) == Reading("centre", (BLUE,), "floor")


@pytest.mark.parametrize(
    ("text", "readings"),
    [
        ("", [Reading()]),
        ("center", [Reading("centre")]),
        ("white", [Reading(colours=(WHITE,))]),
        ("2 3", [Reading("2", line="3")]),
        ("2-3", [Reading("2", line="3")]),
        ("2в3", [Reading("2", line="3")]),
        ("bl 2 3", [Reading("2", (BLUE, BLACK), "3")]),
        ("4 white centre", [Reading("centre", (WHITE,), count=4)]),
        ("white floor", [Reading(colours=(WHITE,), line="floor")]),
        ("4 white floor", [Reading("4", (WHITE,), "floor")]),
        ("2 red from the centre → floor (−2)", [Reading("centre", (RED,), "floor", 2)]),
        ("keep white to line 3", [Reading(None, (WHITE,), "3", traits=frozenset({Meaning.KEEP}))]),
        ("from 3 blue magnet white to 4", [Reading("3", (WHITE,), "4", traits=frozenset({Meaning.MAGNET}))]),
        ("white 7", [Reading("7", (WHITE,))]),
        ("2. white line 4", [Reading("2", (WHITE,), "4")]),
        ("3. white tiles 4", [Reading("3", (WHITE,), "4")]),
        ("1st line white 2", [Reading("2", (WHITE,), "1")]),
        ("1st row: white from 3", [Reading("3", (WHITE,), "1")]),
    ],
)
def test_what_a_text_does_not_say_is_left_open(text: str, readings: list[Reading]) -> None:
    assert list(readings_of(text)) == readings


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("white 2", {("2", None, None), (None, "2", None)}),
        ("4 white", {("4", None, None), (None, "4", None), (None, None, 4)}),
        ("2 white to line 4", {("2", "4", None), (None, "4", 2)}),
        ("2 white to the floor", {("2", "floor", None), (None, "floor", 2)}),
        ("2 white tiles 4", {("2", "4", None), ("4", None, 2), (None, "4", 2)}),
        ("2 3 white", {("2", "3", None), ("2", None, 3), (None, "2", 3)}),
        ("3 line 2 white", {("3", "2", None), ("2", "3", None), (None, "3", 2)}),
        ("white 2 line 3", {("2", "3", None), ("3", "2", None)}),
        ("white 2. line 4", {("2", "4", None), ("4", "2", None)}),
    ],
)
def test_what_can_be_meant_in_several_ways_is_read_in_each(
    text: str, places: set[tuple[str | None, str | None, int | None]]
) -> None:
    assert {(said.source, said.line, said.count) for said in readings_of(text)} == places


@pytest.mark.parametrize(
    ("text", "source", "line"),
    [
        ("2の皿の白を4段目に", "2", "4"),
        ("二番 白 四段目", "2", "4"),
        ("白2枚を3の皿から4段目へ", "3", "4"),
        ("白2つ 3から1へ", "3", "1"),
        ("白を3つ目の段へ2番の皿から", "2", "3"),
        ("2. vabrikust valged 4. ritta", "2", "4"),
        ("valge 2 ritta 3", "2", "3"),
        ("valge 2. ritta 3", "3", "2"),
        ("3st 2sse valged", "3", "2"),
        ("white from the 2nd factory to the 1st line", "2", "1"),
        ("1st factory white 3rd line", "1", "3"),
        ("kolmandasse teisest valged", "2", "3"),
        ("valged esimesest neljandasse", "1", "4"),
        ("2 фабрика білі 4 лінія", "2", "4"),
        ("4 лінія 2 фабрика білі", "2", "4"),
        ("ф2 л3 білі", "2", "3"),
        ("white f. 2 l. 3", "2", "3"),
        ("white f2 r3", "2", "3"),
        ("white2 row4", "2", "4"),
        ("white no. 2, no. 3", "2", "3"),
        ("white from 2 to the top row", "2", "1"),
        ("białe z trójki na dwójkę", "3", "2"),
        ("valged 3ndast 2-ndasse", "3", "2"),
        ("2枚目の皿の白を3段目に", "2", "3"),
        ("з 2-ї фабрики білі на 4-у лінію", "2", "4"),
        ("візьму білі з другої фабрики у третю лінію", "2", "3"),
        ("двi білі з 3 на 2", "3", "2"),
        ("фабрика №5 білі ряд № 4", "5", "4"),
        ("2й склад белые 3-ю линию", "2", "3"),
        ("white 2 factory 4 line", "2", "4"),
        ("białe z 5 w linii 4", "5", "4"),
        ("wezmę białe z piątej fabryki do trzeciego rzędu", "5", "3"),
        ("fabryka nr 4 białe linia nr 2", "4", "2"),
        ("valged 2st rida 3", "2", "3"),
    ],
)
def test_a_number_belongs_to_the_noun_it_touches(text: str, source: str, line: str) -> None:
    said = only(text)
    assert (said.source, said.colours, said.line, said.unread) == (source, (WHITE,), line, ())


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
    assert only(text) == Reading("2", (WHITE,), "3", shares=((RED, "1"), (BLUE, "3")))
    assert only(text.replace("1", "left")).shares[0] == (RED, "left")


@pytest.mark.parametrize(("letters", "mask"), [("-", 0), ("r", 4), ("br", 5), ("rb", 5)])
def test_what_scatters_to_the_left_is_read_in_notation(letters: str, mask: int) -> None:
    assert only(f"2w3<{letters}") == Reading("2", (WHITE,), "3", mask=mask)


@pytest.mark.parametrize(
    ("text", "unread"),
    [
        ("2 green 3", ("green",)),
        ("2 Green 3", ("Green",)),
        ("2 white 3 bananas", ("bananas",)),
        ("not white 2 3", ("not",)),
        ("no white 2 3", ("no",)),
        ("white 2 to the bottom", ("bottom",)),
        ("white 2 top factory", ("top",)),
        ("white from 2 to column 3", ("column",)),
        ("white to 2 and 3", ("3",)),
        ("white from line 2 to 3", ("line",)),
        ("2段の白を皿3に", ("に",)),
        ("2 nie białe 3", ("nie",)),
        ("2w3 2w3", ("2",)),
        ("2w3 red", ("red",)),
        ("2w3 red blue 1", ("red",)),
        ("2w3<x", ("x",)),
        ("1 white 2 3 4", ("4",)),
        ("2 or 3 white", ("or",)),
        ("4 ← 3 white", ("←",)),
        ("4 <- 3 white", ("<-",)),
        ("4<-3 white", ("<-",)),
        ("2-green 3", ("green",)),
    ],
)
def test_a_word_that_means_nothing_is_unread_as_it_was_typed(text: str, unread: tuple[str, ...]) -> None:
    assert readings_of(text)[0].unread == unread


@pytest.mark.parametrize(
    "text",
    [
        "\u202e2w3",
        "((((" * 99,
        "<" * 999,
        "9" * 9999,
        "w " * 9999,
        "→" * 999,
        "\x00",
        "2 " * 3000,
        "white " * 600,
        "🙂🙃" * 500,
        "@everyone <@123> <#4>",
        "²³ ½ Ⅳ ⑤ ㊙",
    ],
)
def test_nothing_strange_is_too_much(text: str) -> None:
    for said in some(readings_of(text)):
        assert sum(map(len, said.unread)) <= MAX_TEXT_LENGTH


def test_what_lies_beyond_the_longest_text_is_not_left_out_unseen() -> None:
    assert readings_of("2 white 3" + " " * 5000 + "not")[0].unread == ("…",)
    assert only("2 white 3" + " " * 5000) == only("2 white 3")
