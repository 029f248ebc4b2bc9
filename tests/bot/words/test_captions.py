"""The words in pictures: in each language, and in English where no font has its letters."""

import logging
from dataclasses import fields
from pathlib import Path
from unittest.mock import patch

import pytest

import render
from bot.i18n.language import Fact, Key, Verbatim, Words, languages, words_for
from bot.words.captions import captions, in_pictures, look_in
from render.text.fonts import Font
from tests.bot.english import ENGLISH

PILLOWS_OWN = (Font(None, bolder=True),)


@pytest.fixture
def japanese(tmp_path: Path) -> Words:
    """Return a language in which one word of pictures is Japanese."""
    (tmp_path / "ja").mkdir()
    (tmp_path / "ja" / "some.ftl").write_text("picture-bag = 袋\n", encoding="utf-8")
    return Words("ja", tmp_path)


def test_the_words_in_pictures_are_the_languages(japanese: Words) -> None:
    assert look_in(japanese).captions.bag == "袋"


@pytest.mark.one_in(4)
@pytest.mark.parametrize("locale", languages())
def test_make_run_installs_the_letters_of_every_language(locale: str) -> None:
    assert in_pictures(words_for(locale)) is words_for(locale)
    every = captions(words_for(locale))
    assert all(render.unwritable(getattr(every, field.name)) == "" for field in fields(every))


def test_a_language_without_letters_has_pictures_in_english_and_one_line_in_the_log(
    japanese: Words, caplog: pytest.LogCaptureFixture
) -> None:
    with patch("render.text.fallback.installed", lambda: PILLOWS_OWN), caplog.at_level(logging.WARNING):
        looks = [look_in(japanese, theme) for theme in ("", *render.theme_names())]
    assert {look.captions.bag for look in looks} == {ENGLISH("picture-bag")}
    (line,) = caplog.records
    assert "language ja are in English, as no font has 袋" in line.getMessage()
    assert "install noto-cjk-sans-jp-regular" in line.getMessage()


@pytest.mark.parametrize(
    ("letters", "package"),
    [
        ("ґ", "fontpkg-noto-sans"),
        ("ł", "fontpkg-noto-sans"),
        ("õ", "fontpkg-noto-sans"),
        ("ヤ", "noto-cjk-sans-jp-regular"),
        ("先", "noto-cjk-sans-jp-regular"),
        ("א", "justmytype-intl-rtl"),
        ("ქ", ""),
        ("ب", "justmytype-intl-rtl"),
        ("Ω", "fontpkg-noto-sans"),
        ("か", "noto-cjk-sans-jp-regular"),
        ("한", "noto-cjk-sans-jp-regular"),
        ("ㄅ", "noto-cjk-sans-jp-regular"),
        ("ก", "fontpkg-noto-sans-thai"),
    ],
)
def test_it_is_known_which_package_has_a_script(letters: str, package: str) -> None:
    assert render.package_for(letters) == package


@pytest.mark.parametrize(
    "letters",
    ["ґєіїҐЄІЇ’", "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ", "äõöüšžÄÕÖÜŠŽ", "ぁんァヶー", "先手番壁床列横縦捨駒袋皿図案"],
)
def test_every_letter_is_written_as_it_is(letters: str) -> None:
    assert render.unwritable(letters) == ""


@pytest.mark.parametrize("dark", ["", "-dark"])
def test_pictures_of_chocolates_have_their_words(dark: str) -> None:
    tiles, chocolates = (look_in(ENGLISH, f"{look}{dark}").captions for look in ("azulejo", "chocolatier"))
    assert (tiles.tiled, tiles.floor) == ("Wall", "Floor")
    assert (chocolates.tiled, chocolates.floor) == ("Box", "Waste")
    assert chocolates.round == tiles.round


def test_messages_at_a_table_of_chocolates_have_their_words() -> None:
    facts: dict[str, Fact] = {
        "count": 2,
        "colour": Key("blue"),
        "emoji": Key("none"),
        "source": 3,
        "name": Verbatim("Ada"),
    }
    chocolates = ENGLISH.in_look("chocolatier-dark")
    assert (
        ENGLISH("took", **facts, line=Key("floor"))
        == "**Ada** took 2 blue tiles from factory 3 and put them on the floor."
    )
    assert (
        chocolates("took", **facts, line=Key("floor"))
        == "**Ada** took 2 blue chocolates from factory 3 and put them in the waste."
    )
    assert (
        chocolates("took", **facts, line=3)
        == "**Ada** took 2 blue chocolates from factory 3 and put them on shelf 3."
    )
