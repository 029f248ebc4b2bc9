"""The words that people type: each means one thing, in whatever language."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from azul import Colour
from bot.i18n.language import Verbatim, languages, words_for
from bot.parsing.readings import Reading, readings_of
from bot.parsing.vocabulary import NUMBERS, KnownWord, Meaning, meanings, words_in
from tests.some import some

BLUE, RED, BLACK, WHITE = Colour.BLUE, Colour.RED, Colour.BLACK, Colour.WHITE
EXAMPLES: Final = re.compile(r"`([^`]+)`")
PAGE: Final = Path(__file__).parents[3] / "docs" / "typing.md"
NOTATION: Final = frozenset("byrkwmcf")
NAMES: Final = NUMBERS | set(list(Meaning)[: list(Meaning).index(Meaning.COLUMN)])
SAME: Final = frozenset({Meaning.LINE, Meaning.ONTO_LINE})
ONLY_SOME: Final = frozenset(
    {Meaning.FROM, Meaning.TO, Meaning.FROM_AFTER, Meaning.TO_AFTER, Meaning.ONTO_LINE}
    | {Meaning.ORDINAL, Meaning.FROM_ENDING, Meaning.TO_ENDING}
)
"""What a language may say without a word of its own."""


def known(locale: str) -> Iterator[KnownWord]:
    """Yield the words of a language that stand for themselves."""
    return (word for word in words_in(words_for(locale)) if not word.is_ending)


@pytest.mark.parametrize("locale", languages())
def test_no_word_means_one_thing_in_a_language_and_another_in_another(locale: str) -> None:
    others = [(word.word, word.meaning, meanings(word.word)) for word in known(locale)]
    assert [each for each in others if each[1] not in each[2]] == []
    assert [each for each in others if len(each[2]) > 1] == []


@pytest.mark.parametrize("locale", languages())
def test_every_language_has_words_for_all_that_are_no_notation(locale: str) -> None:
    words = list(known(locale))
    assert {word.meaning for word in words} >= set(Meaning) - ONLY_SOME
    assert [word for word in words if word.word in NOTATION and word.meaning is not Meaning.FILLING] == []


@pytest.mark.parametrize("locale", languages())
def test_the_discs_are_known_by_the_names_by_which_they_are_offered(locale: str) -> None:
    words = words_for(locale)
    for disc in (Meaning.KEEP, Meaning.SCATTER, Meaning.CUSHION, Meaning.SURPLUS):
        assert meanings(words(f"disc-{disc}")) == {disc}


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("whiet", "white"), ("yelow", "yellow"), ("facotry", "factory"), ("senter", ""), ("centr", "centre"),
        ("білих", "white"), ("чевоні", "red"), ("підлоа", "floor"), ("фабирка", "factory"),
        ("czerowne", "red"),
        ("niebiskie", "blue"), ("kolane", "yellow"), ("kolased", "yellow"),
        ("bluuue", "blue"), ("біілі", "white"), ("fine", "filling"), ("back", "not"), ("потом", "not"),
        ("pole", "not"), ("ми", "filling"), ("co", ""),
        ("thrid", "3"), ("forth", "4"), ("fourht", "4"),
        ("rad", ""), ("night", "night"), ("right", "right"), ("eigth", "8"), ("wine", ""),
        ("or", "not"), ("bananas", ""), ("stpo", ""), ("perha", ""),
    ],
)  # fmt: skip
def test_a_slip_of_one_letter_is_forgiven_in_a_longer_word(typed: str, meant: str) -> None:
    assert set(meanings(typed)) == ({meant} if meant else set())


@pytest.mark.parametrize("locale", languages())
def test_a_letter_left_out_never_makes_a_colour_place_or_number_of_another(locale: str) -> None:
    names = [word for word in known(locale) if word.meaning in NAMES and len(word.word) > 4]
    assert names
    for word in some(names):
        for at in range(1, len(word.word)):
            typed = word.word[:at] + word.word[at + 1 :]
            others = meanings(typed) & NAMES - {word.meaning}
            assert not others or {word.meaning, *others} <= SAME or typed.startswith(("kahe", "uhe")), (
                word,
                typed,
            )


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
        "white 2 3段目",
        "білі from 2 na 3",
        ":azul_white: білі з фабрики 2 → лінія 3.",
        "<:azul_white:1456074443980800007> білі з фабрики 2 → лінія 3",
        "<:azul_chocolatier_white_0a1b2c3d:1456074443980800007> 2 → 3",
    ],
)
def test_a_take_is_read_in_every_language(text: str) -> None:
    assert readings_of(text) == (Reading("2", (WHITE,), "3"),)


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
    assert readings_of(text) == (Reading("centre", (BLUE,), "floor"),)


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
    (said,) = readings_of(text)
    assert (said.colours, said.shares) == ((WHITE,), ((RED, "left"), (BLACK, "right")))


@pytest.mark.parametrize(
    "text", ["2から白4枚 → 3段目", "白4枚 2から3へ", "4枚の白を2から3へ", "4 білі з 2 → 3"]
)
def test_the_number_of_tiles_is_read_where_the_language_puts_it(text: str) -> None:
    assert readings_of(text) == (Reading("2", (WHITE,), "3", 4),)


@pytest.mark.parametrize("text", ["зелені 2 3", "緑 2 3", "2 green 3", "zielone 2 3", "roheline 2 3"])
def test_a_colour_that_is_none_is_no_colour(text: str) -> None:
    assert readings_of(text)[0].colours == ()


def test_the_examples_of_the_page_on_typing_are_read_in_one_way() -> None:
    rows = [
        line
        for line in PAGE.read_text(encoding="utf-8").splitlines()
        if line.startswith("| ") and "`" in line
    ]
    examples = [example for row in rows for example in EXAMPLES.findall(row)]
    assert len(examples) > 40
    unclear = [
        (example, readings)
        for example in examples
        for readings in [readings_of(example)]
        if len(readings) > 1 or readings[0].missing or readings[0].unread
    ]
    assert unclear == []


@pytest.mark.parametrize("locale", languages())
def test_the_example_for_what_scatters_is_read_in_every_language(locale: str) -> None:
    (example,) = EXAMPLES.findall(words_for(locale)("refusal-bad-scatter", text=Verbatim("?")))
    assert readings_of(example) == (Reading("3", (BLUE,), "floor", shares=((RED, "2"), (BLACK, "4"))),)
