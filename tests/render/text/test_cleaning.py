"""What cleaning keeps of typed text."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from render import clean
from render.text.cleaning import graphemes, without_invisible

FAMILY = "\U0001f469\u200d\U0001f469\u200d\U0001f467"
ANYTHING = st.text(st.characters() | st.sampled_from("\u0301\u0323\u200d\u200c\ufe0f\u034f\u3164 \u1160אa"))


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("two\nlines\tand\u2028more", "two lines and more"),
        ("\u202egnp.exe\u202c", "gnp.exe"),
        ("\u2066isolated\u2069\u200e", "isolated"),
        ("nul\x00bell\x07", "nulbell"),
        ("  wide   open  ", "wide open"),
        ("hidden\u3164\u2800behind", "hidden behind"),
        ("Q" + "\u0323" * 50 + "a", "Q" + "\u0323" * 3 + "a"),
        ("e\u034f\u0301", "é"),
        ("\u200dAnn\u200c", "Ann"),
        ("\ud800Ann\udfff", "Ann"),
        ("Ґалаґан Їжак", "Ґалаґан Їжак"),
        ("辻\U000e0100", "辻\U000e0100"),
        (FAMILY, FAMILY),
    ],
    ids=[
        "lines",
        "override",
        "isolate",
        "control",
        "spaces",
        "fillers",
        "marks",
        "composed",
        "joiners",
        "surrogates",
        "ukrainian",
        "selector",
        "joined",
    ],
)
def test_a_text_keeps_its_letters_and_loses_what_would_move_or_hide_others(written: str, kept: str) -> None:
    assert clean(written) == kept


@pytest.mark.parametrize("text", ["", " ", "\u200b\u200d", "\u3164\u2800", "\u0301", "\ufe0f", "\U000e0041"])
def test_a_text_without_visible_characters_becomes_empty(text: str) -> None:
    assert not clean(text)


@given(ANYTHING)
def test_a_cleaned_text_is_one_short_line_and_stays_the_same_when_cleaned_again(text: str) -> None:
    kept = clean(text, 32)
    assert clean(kept, 32) == kept
    assert len(kept) <= 32
    assert kept == unicodedata.normalize("NFC", kept)
    assert kept == " ".join(kept.split())
    assert without_invisible(kept).strip() or not kept


@pytest.mark.parametrize("longest", [1, 5, 31])
def test_a_text_that_is_cut_does_not_end_in_a_space_or_a_joiner(longest: int) -> None:
    for text in ("a b" * 40, "Ann \u200d\u200d" * 40):
        kept = clean(text, longest)
        assert 0 < len(kept) <= longest
        assert kept.strip(" \u200d") == kept


def test_a_grapheme_is_a_letter_with_its_marks_a_joined_emoji_or_a_flag() -> None:
    flag, thumb, syllable = "\U0001f1fa\U0001f1e6", "\U0001f44d\U0001f3fd", "\u1112\u1161\u11ab"
    pieces = ["a\u0301\u0327", FAMILY, flag, flag, thumb, "x", syllable, "ก\u0e34", "น\u0e33", "क\u094dषि"]
    assert graphemes("".join(pieces)) == pieces
