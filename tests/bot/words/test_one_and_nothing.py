"""No language uses a clause about several things for one or for none."""

import pytest
from babel import Locale

from bot.i18n.language import Fact, Key, Text, Verbatim, languages, words_for

EMPTY = {
    "en-GB": ("**2** empty", "2 empty"),
    "en-US": ("**2** empty", "2 empty"),
    "et": ("**2** tühi", "2 – tühi"),
    "ja": ("**2** なし", "2段目は空"),
    "pl": ("**2** pusto", "2: pusta"),
    "ru": ("**2** пусто", "2 — пусто"),
    "uk": ("**2** порожньо", "2 — порожня"),
}
"""A factory and a line without tiles, in words."""


def tiles(count: int) -> dict[str, Fact]:
    """Return the facts of blue tiles."""
    return {"count": count, "colour": Key("blue"), "emoji": Key("none")}


def first_take(locale: str, count: int, rest: int) -> str:
    """Return what the guided round says of a take of `count` tiles that leaves `rest` others."""
    left = [Text("tiles", **tiles(rest))] if rest else []
    facts: dict[str, Fact] = {"source": 2, "row": 5, "full": Key("no"), "filled": 1, "size": 5, "rest": left}
    return words_for(locale)("learn-done-take", **facts, **tiles(count))


def alike(one: str, other: str) -> int:
    """Return how many characters two texts have in common at their ends."""
    pairs = zip(reversed(one), reversed(other), strict=False)
    return next(number for number, (here, there) in enumerate(pairs) if here != there)


@pytest.mark.parametrize("locale", languages())
def test_one_tile_isn_t_all_of_them(locale: str) -> None:
    one, two, three = (first_take(locale, count, 1).partition("\n")[0] for count in (1, 2, 3))
    assert alike(one, two) < alike(two, three)


@pytest.mark.parametrize("locale", languages())
def test_where_nothing_is_left_it_goes_nowhere(locale: str) -> None:
    none, some = (first_take(locale, 4, rest).partition("\n")[0] for rest in (0, 2))
    assert not any(mark in none.partition("4")[2] for mark in (": .", ":.", "："))
    assert words_for(locale)("source", source=Key("centre")) not in none
    assert words_for(locale)("nothing") not in none
    assert len(none) < len(some)


@pytest.mark.parametrize("locale", EMPTY)
def test_a_place_without_tiles_is_empty(locale: str) -> None:
    words = words_for(locale)
    factory = words("words-source", place=Text("place", source=2), tiles=[Text("nothing")])
    assert (factory, words("alt-line-empty", row=2)) == EMPTY[locale]


@pytest.mark.parametrize("locale", languages())
@pytest.mark.parametrize("text_id", ["took-fell", "panel-fell", "highlight-columns", "learn-miss-falls"])
def test_one_has_a_form_of_its_own_where_the_language_has_one(locale: str, text_id: str) -> None:
    facts: dict[str, Fact] = {"name": Verbatim("Ada"), "points": 3}
    one, five = (
        words_for(locale)(text_id, fell=number, count=number, **facts).replace(str(number), "#")
        for number in (1, 5)
    )
    assert (one == five) == (Locale.parse(locale, sep="-").plural_form(1) == "other")
