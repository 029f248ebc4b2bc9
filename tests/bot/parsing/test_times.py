"""Times of the day are read as people in several countries write them."""

import pytest

from bot.parsing.times import times_of

NIGHT = (22 * 60, 7 * 60)


@pytest.mark.parametrize(
    "text",
    [
        "22-7",
        "22 7",
        "22 → 7",
        "22:00 – 7:00",
        "22:00, 7:00",
        "22-00 - 7-00",
        "10 pm to 7 am",
        "10p-7a",
        "10pm 7am",
        "10 p.m. – 7 a.m.",
        "10 at night to 7 in the morning",
        "22 o'clock to 7 o'clock",
        "з 22 години до 7 години",
        "з 22-ї до 7-ї",
        "з 10 вечора до 7 ранку",
        "с 10 часов вечера до 7 часов утра",
        "22 ч. – 7 ч.",
        "od godz. 22 do 7 rano",
        "od 10 wieczorem do 7 rano",
        "kell 22-st kuni 7-ni",
        "kella 10st õhtul kella 7ni hommikul",
        "22時から7時",
        "22時00分〜7時00分",
        "午後10時から午前7時まで",
        "夜の10時から朝の7時まで",
        "22時～翌7時",
        "PM10時からAM7時",
    ],
)
def test_a_night_is_read_however_it_is_written(text: str) -> None:
    assert times_of(text) == NIGHT


def test_a_day_ends_at_24_and_not_after_that() -> None:
    assert times_of("22-24") == times_of("22:00 – 24:00") == (22 * 60, 0)
    assert times_of("22:00 – 24:01") is None
    assert times_of("22-25") is None


def test_at_night_it_is_late_before_midnight_and_early_after_it() -> None:
    assert times_of("11 ночи – 2 ночи") == times_of("夜11時〜深夜2時") == (23 * 60, 2 * 60)


@pytest.mark.parametrize(
    "text",
    [
        "12 at night to 7 in the morning",
        "с 12 ночи до 7 утра",
        "з 12 ночі до 7 ранку",
        "od 12 w nocy do 7 rano",
        "kell 12 öösel kuni 7 hommikul",
        "夜12時から朝7時",
    ],
)
def test_12_at_night_is_midnight(text: str) -> None:
    assert times_of(text) == (0, 7 * 60)


def test_the_halves_of_the_day_begin_with_0_in_japanese() -> None:
    assert times_of("午前0時から午後0時30分") == (0, 12 * 60 + 30)


@pytest.mark.parametrize(
    "text",
    [
        "22時",
        "22-7-8",
        "13 am to 7 am",
        "午後13時から7時",
        "昼から夜まで",
        "1.5-2",
        "9" * 99,
        "٢٢-٧",
        "22-7٠",
    ],
)
def test_what_is_not_two_times_is_not_read(text: str) -> None:
    assert times_of(text) is None


@pytest.mark.parametrize(
    ("text", "times"),
    [
        ("midnight to 8", (0, 8 * 60)),
        ("з опівночі до 8", (0, 8 * 60)),
        ("с полуночи до полудня", (0, 12 * 60)),
        ("od północy do 8 rano", (0, 8 * 60)),
        ("真夜中から7時半まで", (0, 7 * 60 + 30)),
    ],
)
def test_midnight_noon_and_half_hours_have_words(text: str, times: tuple[int, int]) -> None:
    assert times_of(text) == times
