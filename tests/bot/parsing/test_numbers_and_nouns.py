"""A number belongs to the noun it touches: what is read is never another move than was meant."""

from itertools import product
from typing import Final

import pytest

import azul
from azul import Colour, Move
from bot.parsing.take_parser import Said, readings_of
from bot.parsing.takes import read_take
from bot.words.refusals import UnreadableInput
from tests.azul.builders import board, table
from tests.bot.english import ENGLISH

TABLE: Final = table(board(), factories="b2r2,y2w2,yw3,w4,y3w")
SOURCES: Final = {
    "en": ("factory {n}", "{n} factory", "from factory {n}", "from {n}"),
    "uk": ("фабрика {n}", "{n} фабрика", "з фабрики {n}", "з {n} фабрики", "з {n}-ї фабрики", "з {n}"),
    "ru": ("склад {n}", "{n} склад", "со склада {n}", "с {n} склада", "с {n}-й фабрики", "с {n}"),
    "pl": ("fabryka {n}", "{n} fabryka", "z fabryki {n}", "z {n} fabryki", "{n}. fabryka", "z {n}"),
    "et": ("vabrik {n}", "{n}. vabrik", "{n}. vabrikust", "vabrikust {n}", "{n}. vabrikult"),
    "ja": ("皿{n}", "{n}の皿", "{n}番の皿から", "{n}番から", "タイル皿{n}から", "{n}から"),
}
COLOURS: Final = {
    "en": "white",
    "uk": "білі",
    "ru": "белых",
    "pl": "białe",
    "et": "valged",
    "ja": "白を",
}
LINES: Final = {
    "en": ("line {n}", "{n} line", "to line {n}", "on row {n}", "to {n}"),
    "uk": ("лінія {n}", "{n} лінія", "на лінію {n}", "на {n} лінію", "на {n}-у лінію", "у ряд {n}", "на {n}"),
    "ru": ("линия {n}", "{n} линия", "на линию {n}", "на {n} линию", "{n}-й ряд", "в ряд {n}", "на {n}"),
    "pl": ("linia {n}", "{n} linia", "na linię {n}", "{n}. linia", "do {n} rzędu", "do rzędu {n}", "do {n}"),
    "et": ("rida {n}", "{n}. rida", "{n}. ritta", "ritta {n}", "reale {n}"),
    "ja": ("{n}段目に", "{n}段目へ", "{n}段", "段{n}", "{n}番目の段に", "{n}へ"),
}
ORDERS: Final = ("{s} {c} {l}", "{c} {s} {l}", "{s} {l} {c}", "{l} {s} {c}", "{c} {l} {s}", "{l} {c} {s}")
PLACES: Final = ((2, 3), (2, 4), (3, 2), (3, 5), (4, 2), (5, 1))


def sentences(locale: str) -> list[tuple[str, Move]]:
    """Return takes of white as people say them, with what they mean."""
    return [
        (
            order.format(s=source.format(n=number), c=COLOURS[locale], l=line.format(n=row)),
            azul.MOVES[number][Colour.WHITE][row - 1],
        )
        for source, line, order, (number, row) in product(SOURCES[locale], LINES[locale], ORDERS, PLACES)
    ]


def read(typed: str) -> Move | None:
    """Return the move that is read, None if the bot asks."""
    try:
        return read_take(ENGLISH, TABLE, typed)
    except UnreadableInput:
        return None


@pytest.mark.parametrize("locale", list(SOURCES))
def test_no_order_of_words_is_read_as_another_move(locale: str) -> None:
    results = [(typed, meant, read(typed)) for typed, meant in sentences(locale)]
    assert [result for result in results if result[2] not in {None, result[1]}] == []
    assert sum(found == meant for _, meant, found in results) >= 0.95 * len(results)


@pytest.mark.parametrize(
    ("text", "source", "line"),
    [
        ("2の皿の白を4段目に", "2", "4"),
        ("2. vabrikust valged 4. ritta", "2", "4"),
        ("2 фабрика білі 4 лінія", "2", "4"),
        ("white 2 factory 4 line", "2", "4"),
        ("valge 2 ritta 3", "2", "3"),
        ("4 лінія 2 фабрика білі", "2", "4"),
    ],
)
def test_a_number_belongs_to_the_noun_it_touches(text: str, source: str, line: str) -> None:
    assert readings_of(text) == (Said(source, Colour.WHITE, line),)


@pytest.mark.parametrize("text", ["3 line 2 white", "2 line 3 white"])
def test_what_can_be_read_in_two_ways_is_asked(text: str) -> None:
    assert len(readings_of(text)) > 1
    with pytest.raises(UnreadableInput, match="several"):
        read_take(ENGLISH, TABLE, text)
