"""Letters that can't be drawn are replaced, whatever a font raises."""

import unicodedata
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import ImageFont

from render import Frame, board, lobby, replay, table
from render.paint.canvas import forget_texts
from render.text import shaping
from render.text.arabic import joined
from render.text.fonts import installed
from render.text.lettering import fitting_size, mask
from tests.render.positions import midgame

NO_FONT_HAS_IT = "\U00012000"
"""A cuneiform sign, which is drawn as a lozenge."""
ERRORS = [OSError("raster overflow"), MemoryError(), ValueError("bad glyph"), RuntimeError()]
Fails = Callable[[str], bool]


@pytest.fixture(autouse=True)
def empty_caches() -> Iterator[None]:
    """Clear all caches before and after a test with broken fonts."""
    forget()
    yield
    forget()


def forget() -> None:
    forget_texts()
    for kept in (shaping.can_draw, shaping.log_error_once):
        kept.cache_clear()


def break_fonts(monkeypatch: pytest.MonkeyPatch, method: str, fails: Fails, error: Exception) -> None:
    """Make a method of every font raise an error for some texts."""
    works = getattr(ImageFont.FreeTypeFont, method)

    def broken(self: ImageFont.FreeTypeFont, text: str, *args: Any, **options: Any) -> Any:
        if fails(text):
            raise error
        return works(self, text, *args, **options)

    monkeypatch.setattr(ImageFont.FreeTypeFont, method, broken)


@pytest.mark.parametrize("error", ERRORS, ids=repr)
@pytest.mark.parametrize("method", ["getmask2", "getlength"])
def test_a_lozenge_stands_for_a_letter_that_fonts_can_t_draw(
    monkeypatch: pytest.MonkeyPatch, method: str, error: Exception
) -> None:
    break_fonts(monkeypatch, method, lambda text: "Ж" in text, error)
    assert mask("Bruno Жa", 40).tobytes() == mask(f"Bruno {NO_FONT_HAS_IT}a", 40).tobytes()
    assert fitting_size("Bruno Жa", 40, 90) == fitting_size(f"Bruno {NO_FONT_HAS_IT}a", 40, 90)


@pytest.mark.parametrize("error", ERRORS, ids=repr)
@pytest.mark.parametrize("method", ["getmask2", "getlength"])
def test_a_lozenge_stands_for_a_run_that_a_font_can_t_draw(
    monkeypatch: pytest.MonkeyPatch, method: str, error: Exception
) -> None:
    break_fonts(monkeypatch, method, lambda text: len(text) > 1, error)
    assert mask("Bruno", 40).tobytes() == mask(NO_FONT_HAS_IT, 40).tobytes()
    assert mask("Bruno", 40, 60).width <= 60


@pytest.fixture
def without_normal_form(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a name raise an error when it is cleaned."""
    normalize = unicodedata.normalize

    def fails(form: Literal["NFC", "NFD", "NFKC", "NFKD"], text: str) -> str:
        if text == "Bruno":
            raise UnicodeError
        return normalize(form, text)

    monkeypatch.setattr(unicodedata, "normalize", fails)


@pytest.mark.usefixtures("without_normal_form")
def test_a_lozenge_stands_for_a_text_that_raises_an_error() -> None:
    assert mask("Bruno", 40).tobytes() == mask(NO_FONT_HAS_IT, 40).tobytes()
    assert fitting_size("Bruno", 40, 90) == 40


def test_a_lozenge_stands_for_a_text_without_ink(monkeypatch: pytest.MonkeyPatch) -> None:
    blank = ImageFont.FreeTypeFont.getmask2

    def without_ink(self: ImageFont.FreeTypeFont, text: str, *args: Any, **options: Any) -> Any:
        return blank(self, " " * len(text), *args, **options)

    lozenge = mask(NO_FONT_HAS_IT, 40).tobytes()
    monkeypatch.setattr(ImageFont.FreeTypeFont, "getmask2", without_ink)
    assert mask("Ж", 40).tobytes() == lozenge


def test_a_letter_that_a_font_can_t_draw_is_logged_once_without_the_name(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    break_fonts(monkeypatch, "getmask2", lambda text: "Ж" in text, ERRORS[0])
    for size in (20, 30, 40):
        mask("Bruno Ж", size)
        mask("Ж Bruno", size, 60)
    assert len(caplog.records) == sum(font.covers("Ж") for font in installed())
    assert "can't draw U+0416: OSError('raster overflow')" in caplog.text
    assert "Bruno" not in caplog.text


@pytest.mark.usefixtures("without_normal_form")
def test_an_error_about_a_text_is_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    for size in (20, 30, 40):
        mask("Bruno", size)
        fitting_size("Bruno", size, 60)
    assert len(caplog.records) == 1
    assert caplog.records[0].exc_info


@pytest.mark.parametrize(
    "name",
    [
        "Bruno \ufdfd",
        "\ufdfd" * 32,
        "\ud800\udfff",
        "\U0001f3f4\U000e0067\U000e0062\U000e007f",
        "\u0627\u200d\u0644\u0627" * 30,
        "\u2e3b\U00012031\u0bb5" * 40,
        "W" + "\u0903" * 200,
        "a\ufe0f\U000e0101" * 20,
    ],
    ids=["wide", "wider", "surrogates", "tags", "ligatures", "huge", "marks", "selectors"],
)
def test_every_picture_can_be_drawn_with_a_hostile_name(name: str) -> None:
    assert sizes_with(name) == sizes_with("Bruno")
    assert replay([Frame(midgame(2))], ("Ann", name)).startswith(b"GIF89a")
    assert mask(name, 200).width <= 64 * 200


@cache
def sizes_with(name: str) -> list[tuple[int, int]]:
    """Return how large pictures with a name are."""
    state = midgame(2)
    pictures = table(state, ("Ann", name)), board(state, 1, name), lobby(("Ann", name), 2)
    return [picture.size for picture in pictures]


def test_arabic_letters_after_a_joiner_have_no_ligature() -> None:
    assert joined("\u200dلا", lambda _: True) == "\ufee0\ufe8e"


@given(st.text(max_size=40), st.integers(10, 60), st.integers(1, 300))
def test_any_text_is_drawn_within_its_limits(text: str, size: int, widest: int) -> None:
    drawn = mask(text, fitting_size(text, size, widest), widest)
    assert drawn.width <= widest
    assert drawn.height <= round(1.41 * size)
    assert bool(drawn.getbbox()) == bool(text)
