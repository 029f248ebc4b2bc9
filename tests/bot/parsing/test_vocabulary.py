"""The words that people type: each means one thing, in whatever language."""

import re
from itertools import permutations
from pathlib import Path
from typing import Final

import pytest

from azul import Colour
from bot.i18n.language import Verbatim, languages, words_for
from bot.parsing.places import read_column, read_row
from bot.parsing.take_parser import Said, said_in
from bot.parsing.vocabulary import Known, Meaning, meanings, words_in
from bot.words.refusals import UnreadableInput
from tests.some import some

BLUE, RED, BLACK, WHITE = Colour.BLUE, Colour.RED, Colour.BLACK, Colour.WHITE
EXAMPLES: Final = re.compile(r"`([^`]+)`")
PAGE: Final = Path(__file__).parents[3] / "docs" / "typing.md"
NOTATION: Final = frozenset("byrkwmcf")
TOGETHER: Final = ({Meaning.LINE, Meaning.TO_BEFORE}, {Meaning.FACTORY, Meaning.FROM_BEFORE})
"""What the same word may mean: it depends on whether a number comes before it."""


def known() -> dict[str, list[Known]]:
    """Return the words of every language."""
    return {locale: list(words_in(words_for(locale))) for locale in languages()}


def clash(one: Known, other: Known) -> bool:
    """Return whether a word can mean two things."""
    if one.meaning is other.meaning or {one.meaning, other.meaning} in TOGETHER:
        return False
    return one.word == other.word or (one.is_stem and other.word.startswith(one.word))


def test_no_word_means_one_thing_in_a_language_and_another_in_another() -> None:
    words = [(locale, word) for locale, of_locale in known().items() for word in of_locale]
    clashes = [
        (locale, one.word, one.meaning, other_locale, other.word, other.meaning)
        for (locale, one), (other_locale, other) in permutations(words, 2)
        if clash(one, other)
    ]
    assert clashes == []


@pytest.mark.parametrize("locale", languages())
def test_every_language_has_words_for_colours_and_places_that_are_no_notation(locale: str) -> None:
    words = known()[locale]
    assert {word.meaning for word in words} >= set(Meaning) - {
        Meaning.FROM,
        Meaning.TO,
        Meaning.FROM_BEFORE,
        Meaning.TO_BEFORE,
        Meaning.COUNT_BEFORE,
    }
    for word in some(words):
        assert word.word not in NOTATION or word.meaning is Meaning.FILLING
        assert word.meaning in meanings(word.word)


@pytest.mark.parametrize(
    "text",
    [
        "2 білі 3",
        "2 біла 3",
        "білих 2 3",
        "з фабрики 2 білі на лінію 3",
        "білі з 2 → лінія 3 (повна)",
        "із вітрини 2 білу на поличку 3",
        "бiлi 2 3",
        "БIЛI 2 3",
        "біл 2 3",
        "2 белые 3",
        "со склада 2 белую плитку на линию 3",
        "белых 2 3",
        "2 białe 3",
        "2 biale 3",
        "z fabryki 2 białą na linię 3",
        "białe z 2 do rzędu 3",
        "2 valge 3",
        "valged vabrikust 2 reale 3",
        "2. vabrikult valged 3. ritta",
        "vabrikult 2 valged ritta 3",
        "valge 2-st reale 3",
        "2 白 3",
        "２　白　３",
        "2白3",
        "２から白を３段目へ",
        "タイル皿2から白いタイルを3段へ",
        "白 2 → 3段目(満杯)",
        "しろ 2 3",
        "シロ、2番、3段",
        "２ｗ３",
        "2 white 3段目",
        "білі from 2 na 3",
        ":azul_white: білі з фабрики 2 → лінія 3.",
        "<:azul_white:1456074443980800007> білі з фабрики 2 → лінія 3",
    ],
)
def test_a_take_is_read_in_every_language(text: str) -> None:
    assert said_in(text) == Said("2", WHITE, "3")


@pytest.mark.parametrize(
    "text",
    [
        "центр сині підлога",
        "з центру синю на підлогу",
        "центр столу: синіх у відходи",
        "цeнтp cинi пiдлoгa",
        "центр синие пол",
        "из центра синюю на линию пола",
        "środek niebieskie podłoga",
        "srodek niebieski podloga",
        "ze środka niebieską na podłogę",
        "laua keskelt sinine põrandale",
        "keskkoht sinised porand",
        "中央 青 床",
        "中央から青を床へ",
        "センターのアオをゆかに",
        "ｃｂｆ",
        "сbf",
    ],
)
def test_the_centre_and_the_floor_are_read_in_every_language(text: str) -> None:
    assert said_in(text) == Said("centre", BLUE, "floor")


@pytest.mark.parametrize(
    "text",
    [
        "2w3 червона ліворуч чорна праворуч",
        "2w3 красные влево, чёрные вправо",
        "2w3 czerwone w lewo czarne na prawo",
        "2w3 punane vasakule must paremale",
        "2w3 赤は左、黒は右",
    ],
)
def test_left_and_right_are_read_in_every_language(text: str) -> None:
    said = said_in(text)
    assert (said.colour, said.shares) == (WHITE, ((RED, "left"), (BLACK, "right")))


@pytest.mark.parametrize(
    "text", ["2から白4枚 → 3段目", "白4枚 2から3へ", "4枚の白を2から3へ", "4 білі з 2 → 3"]
)
def test_the_number_of_tiles_is_read_where_the_language_puts_it(text: str) -> None:
    assert said_in(text) == Said("2", WHITE, "3", 4)


@pytest.mark.parametrize("text", ["чер 2 3", "cz 2 3", "зелені 2 3", "緑 2 3"])
def test_a_beginning_of_two_colours_and_a_colour_that_is_none_are_no_colour(text: str) -> None:
    assert said_in(text).colour is None


@pytest.mark.parametrize(
    "text",
    [
        "3",
        "３",
        "line 3",
        "Line 3: blue",
        "лінія 3",
        "на поличку 3",
        "linia 3",
        "3. rida",
        "3段目",
        "図案の段3",
    ],
)
def test_a_line_is_read_as_it_is_shown_in_every_language(text: str) -> None:
    assert read_row(text) == 2


@pytest.mark.parametrize(
    "text", ["2", "column 2", "Column 2: +5", "вертикаль 2", "столбец 2", "kolumna 2", "veerg 2", "2列目"]
)
def test_a_column_is_read_as_it_is_shown_in_every_language(text: str) -> None:
    assert read_column(text) == 1


@pytest.mark.parametrize("text", ["", "line", "0", "6", "3 4", "third", "3 please"])
def test_what_is_no_line_is_refused(text: str) -> None:
    with pytest.raises(UnreadableInput):
        read_row(text)


def test_the_examples_of_the_page_on_typing_are_read() -> None:
    rows = [
        line
        for line in PAGE.read_text(encoding="utf-8").splitlines()
        if line.startswith("| ") and "`" in line
    ]
    examples = [example for row in rows for example in EXAMPLES.findall(row)]
    assert len(examples) > 20
    assert [example for example in examples if said_in(example).missing or said_in(example).unread] == []


@pytest.mark.parametrize("locale", languages())
def test_the_example_for_what_scatters_is_read_in_every_language(locale: str) -> None:
    (example,) = EXAMPLES.findall(words_for(locale)("refusal-bad-scatter", text=Verbatim("?")))
    assert said_in(example) == Said("3", BLUE, "floor", shares=((RED, "2"), (BLACK, "4")))
