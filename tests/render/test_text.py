"""Text: what is kept of it, where it is cut, and what stands for letters that no font has."""

import pytest
from PIL import ImageChops

from render import fonts, letters
from render.fonts import Font, installed
from render.letters import clean, graphemes, runs
from render.text import fitting_size, mask

CUNEIFORM = "\U00012000"
PILLOWS_OWN = Font(None)
FAMILY = "\U0001f469\u200d\U0001f469\u200d\U0001f467"


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("two\nlines\tand\u2028more", "two lines and more"),
        ("\u202egnp.exe\u202c", "gnp.exe"),
        ("\u2066isolated\u2069\u200e", "isolated"),
        ("nul\x00bell\x07", "nulbell"),
        ("  wide   open  ", "wide open"),
        ("Q" + "\u0323" * 50 + "a", "Q" + "\u0323" * 3 + "a"),
        ("Ґалаґан Їжак", "Ґалаґан Їжак"),
        (FAMILY, FAMILY),
    ],
    ids=["lines", "override", "isolate", "control", "spaces", "marks", "ukrainian", "joined"],
)
def test_a_name_keeps_its_letters_and_loses_what_would_move_others(written: str, kept: str) -> None:
    assert clean(written) == kept


def test_a_grapheme_is_a_letter_with_its_marks_a_joined_emoji_or_a_flag() -> None:
    flag, thumb, syllable = "\U0001f1fa\U0001f1e6", "\U0001f44d\U0001f3fd", "\u1112\u1161\u11ab"
    pieces = ["a\u0301\u0327", FAMILY, flag, flag, thumb, "x", syllable, "ก\u0e34"]
    assert graphemes("".join(pieces)) == pieces


def test_a_text_too_wide_is_cut_before_a_grapheme_and_never_wider_than_allowed() -> None:
    for text in ("W" * 60, "Oleksandra Kropyvnytska", "e\u0323\u0301" * 40):
        for widest in (40, 90, 200):
            assert mask(text, 30, widest).width <= widest
            assert mask(text, 30, widest).width < mask(text, 30).width


def test_a_text_that_must_stay_whole_is_written_smaller_before_it_is_cut() -> None:
    whole = "Horizontals"
    widest = round(0.7 * mask(whole, 40).width)
    size = fitting_size(whole, 40, widest)
    assert 24 < size < 40
    assert 0.84 * mask(whole, size).width <= widest
    assert fitting_size(whole, 40, 20) == 24
    assert fitting_size(whole, 40, 900) == 40


def test_a_text_that_fits_is_left_whole() -> None:
    assert mask("Ann", 30, 400).tobytes() == mask("Ann", 30).tobytes()


def test_letters_that_no_font_has_leave_one_tidy_mark() -> None:
    one, many = mask(CUNEIFORM, 40), mask(CUNEIFORM * 9, 40)
    assert one.getbbox() is not None
    assert one.tobytes() == many.tobytes()
    assert [font for font, _ in runs(f"a{CUNEIFORM}{CUNEIFORM}b")][1] is None


def test_letters_in_disguise_are_drawn_plainly_when_no_font_has_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(letters, "installed", lambda: (PILLOWS_OWN,))
    assert [text for _, text in runs("\U0001d571\U0001d597\U0001d586\U0001d58a")] == ["Frae"]


def test_a_letter_loses_its_marks_only_where_no_font_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(letters, "installed", lambda: (PILLOWS_OWN,))
    assert [text for _, text in runs("Žižka \u22121")] == ["Zizka -1"]


def test_a_name_from_right_to_left_is_ordered_from_the_right() -> None:
    if not any(font.covers("ש") for font in installed()):
        pytest.skip("no font of this machine has Hebrew")
    parts = [text for _, text in runs(f"שלום{CUNEIFORM}")]
    assert parts[0] == CUNEIFORM


def test_cyrillic_with_all_its_letters_needs_no_replacement() -> None:
    if not any(font.covers("ґ") for font in installed()):
        pytest.skip("no font of this machine has Cyrillic")
    assert all(font for font, _ in runs("ґєії ҐЄІЇ õäöü ąćęłńóśźż ёъыэ"))


def test_without_any_font_text_still_scales(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(letters, "installed", lambda: (PILLOWS_OWN,))
    mask.cache_clear()
    small, large = mask("Round 3", 20), mask("Round 3", 60)
    mask.cache_clear()
    assert large.width == pytest.approx(3 * small.width, rel=0.05)
    assert [font for font, _ in runs("Ann Юля")] == [PILLOWS_OWN, None]


def test_texts_of_one_size_share_their_baseline() -> None:
    low, high = mask("x", 40), mask("x\u0301Ж", 40)
    assert low.height == high.height
    same = ImageChops.difference(low, high.crop((0, 0, low.width, low.height)).convert("L"))
    foot = round(0.9 * low.height)
    assert same.crop((0, foot, low.width, low.height)).getbbox() is None


def test_fonts_are_listed_once_and_kept_open() -> None:
    assert installed() is installed()
    assert fonts.opened(installed()[0]) is fonts.opened(installed()[0])


def test_masks_are_forgotten_beyond_a_bound() -> None:
    bound = mask.cache_info().maxsize or 0
    for number in range(bound + 40):
        mask(f"{number}", 20)
    assert mask.cache_info().currsize == bound
