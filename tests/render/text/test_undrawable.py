"""Whatever a font does with a text, a picture comes: what can't be drawn is replaced."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PIL import ImageFont

from render import Frame, board, lobby, replay, table
from render.text import shaping
from render.text.arabic import joined
from render.text.fonts import installed
from render.text.lettering import fitting_size, lettered, mask
from tests.render.positions import midgame

NO_FONT_HAS_IT = "\U00012000"
"""A cuneiform sign, for which a lozenge stands."""
ERRORS = [OSError("raster overflow"), MemoryError(), ValueError("bad glyph"), RuntimeError()]
Fails = Callable[[str], bool]


@pytest.fixture(autouse=True)
def nothing_kept() -> Iterator[None]:
    """Forget what was drawn, tried and logged before a test, and what its broken fonts did."""
    forget()
    yield
    forget()


def forget() -> None:
    for kept in (lettered, fitting_size, shaping.can_draw, shaping.log_error_once):
        kept.cache_clear()


def break_fonts(monkeypatch: pytest.MonkeyPatch, method: str, fails: Fails, error: Exception) -> None:
    """Let a method of every font raise an error for some texts."""
    works = getattr(ImageFont.FreeTypeFont, method)

    def broken(self: ImageFont.FreeTypeFont, text: str, *args: Any, **options: Any) -> Any:
        if fails(text):
            raise error
        return works(self, text, *args, **options)

    monkeypatch.setattr(ImageFont.FreeTypeFont, method, broken)


@pytest.mark.parametrize("error", ERRORS, ids=repr)
@pytest.mark.parametrize("method", ["getmask2", "getlength"])
def test_a_letter_that_fonts_fail_with_is_replaced_and_the_others_stay(
    monkeypatch: pytest.MonkeyPatch, method: str, error: Exception
) -> None:
    break_fonts(monkeypatch, method, lambda text: "Ж" in text, error)
    assert mask("Bruno Жa", 40).tobytes() == mask(f"Bruno {NO_FONT_HAS_IT}a", 40).tobytes()
    assert fitting_size("Bruno Жa", 40, 90) == fitting_size(f"Bruno {NO_FONT_HAS_IT}a", 40, 90)


@pytest.mark.parametrize("error", ERRORS, ids=repr)
@pytest.mark.parametrize("method", ["getmask2", "getlength"])
def test_letters_that_fonts_fail_with_only_together_become_one_lozenge(
    monkeypatch: pytest.MonkeyPatch, method: str, error: Exception
) -> None:
    break_fonts(monkeypatch, method, lambda text: len(text) > 1, error)
    assert mask("Bruno", 40).tobytes() == mask(NO_FONT_HAS_IT, 40).tobytes()
    assert mask("Bruno", 40, 60).width <= 60


def test_a_text_that_can_t_even_be_read_becomes_one_lozenge(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(_: str) -> str:
        raise UnicodeError

    lozenge = mask(NO_FONT_HAS_IT, 40).tobytes()
    monkeypatch.setattr("render.text.lettering.clean", fails)
    assert mask("Bruno", 40).tobytes() == lozenge
    assert fitting_size("Bruno", 40, 90) == 40


def test_letters_that_leave_no_ink_become_one_lozenge(monkeypatch: pytest.MonkeyPatch) -> None:
    lozenge = mask(NO_FONT_HAS_IT, 40).tobytes()
    monkeypatch.setattr("render.text.lettering.clean", lambda _: " ")
    assert mask("\u20e3", 40).tobytes() == lozenge


def test_what_a_font_can_t_draw_is_logged_once_without_the_name(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    break_fonts(monkeypatch, "getmask2", lambda text: "Ж" in text, ERRORS[0])
    first = installed()[:1]
    monkeypatch.setattr("render.text.fallback.installed", lambda: first)
    for size in (20, 30, 40):
        mask("Bruno Ж", size)
        mask("Ж Bruno", size, 60)
    assert len(caplog.records) == 1
    assert "can't draw U+0416: OSError('raster overflow')" in caplog.text
    assert "Bruno" not in caplog.text


def test_a_fault_in_reading_texts_is_logged_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(_: str) -> str:
        raise UnicodeError

    monkeypatch.setattr("render.text.lettering.clean", fails)
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
def test_every_picture_comes_whatever_a_player_is_called(name: str) -> None:
    state = midgame(2)
    usual, named = table(state, ("Ann", "Bruno")), table(state, ("Ann", name))
    assert named.size == usual.size
    assert board(state, 1, name).size == board(state, 1, "Bruno").size
    assert lobby(("Ann", name), 2).size == lobby(("Ann", "Bruno"), 2).size
    assert replay([Frame(state)], ("Ann", name)).startswith(b"GIF89a")
    assert mask(name, 200).width <= 64 * 200


def test_arabic_letters_after_a_joiner_join_without_a_ligature() -> None:
    assert joined("\u200dلا", lambda _: True) == "\ufee0\ufe8e"
