"""Text: its visual order, where it is cut, and what stands for letters that no font has."""

from pathlib import Path

import pytest
from bidi import get_display
from hypothesis import given
from hypothesis import strategies as st
from PIL import ImageChops, ImageStat, features

from render import table
from render.text import fonts, shaping
from render.text.arabic import joined
from render.text.bidi import visual_order
from render.text.cleaning import NAMELESS, clean, graphemes
from render.text.fallback import text_runs
from render.text.fonts import Font, installed
from render.text.lettering import fitting_size, forget, lettered, mask
from render.text.shaping import TextRun, advance, drawn
from tests.render.positions import midgame
from tests.some import some

CUNEIFORM = "\U00012000"
PILLOWS_OWN = Font(None)
FAMILY = "\U0001f469\u200d\U0001f469\u200d\U0001f467"


def test_a_text_that_is_too_wide_is_cut_to_its_limit() -> None:
    for written in ("W" * 60, "Oleksandra Kropyvnytska", "e\u0323\u0301" * 40):
        for widest in (40, 90, 200):
            assert mask(written, 30, widest).width <= widest
            assert mask(written, 30, widest).width < mask(written, 30).width


@pytest.mark.parametrize("widest", [60, 90, 200])
def test_what_is_left_of_a_text_is_as_much_as_fits_without_being_condensed_too_far(widest: int) -> None:
    cut = mask("W" * 60, 30, widest).tobytes()
    texts = ["W" * kept + "…" for kept in range(20)]
    kept = next(number for number, text in enumerate(texts) if mask(text, 30, widest).tobytes() == cut)
    assert 0.84 * mask(texts[kept], 30).width <= widest
    assert 0.84 * mask(texts[kept + 1], 30).width > 0.95 * widest


def test_a_text_that_must_stay_whole_is_made_smaller_before_it_is_cut() -> None:
    whole = "Horizontals"
    widest = round(0.7 * mask(whole, 40).width)
    size = fitting_size(whole, 40, widest)
    assert 24 < size < 40
    assert 0.84 * mask(whole, size).width <= widest
    assert fitting_size(whole, 40, 20) == 24
    assert fitting_size(whole, 40, 900) == 40


def test_a_text_that_fits_is_left_whole() -> None:
    assert mask("Ann", 30, 400).tobytes() == mask("Ann", 30).tobytes()


def test_one_lozenge_stands_for_consecutive_letters_that_no_font_has() -> None:
    one, many = mask(CUNEIFORM, 40), mask(CUNEIFORM * 9, 40)
    assert one.getbbox() is not None
    assert one.tobytes() == many.tobytes()
    assert [run.font for run in text_runs(f"a{CUNEIFORM}{CUNEIFORM}b")][1] is None


def test_mathematical_letters_that_no_font_has_become_plain_ones() -> None:
    runs = text_runs("\U0001d571\U0001d597\U0001d586\U0001d58a", [PILLOWS_OWN])
    assert [run.letters for run in runs] == ["Frae"]


def test_a_letter_loses_its_marks_only_if_no_font_has_it_with_them() -> None:
    assert [run.letters for run in text_runs("Žižka \u22121", [PILLOWS_OWN])] == ["Zizka -1"]


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("אב12 גד", ["גד", "12", "אב"]),
        ("ab אב גד cd", ["ab", "אב גד", "cd"]),
        ("אב ab cd גד", ["גד", "ab cd", "אב"]),
        ("ab 1.5 cd", ["ab 1.5 cd"]),
        ("אב 1.5 גד", ["גד", "1.5", "אב"]),
        ("אב 50% גד", ["גד", "50%", "אב"]),
        ("\u200dab \u05d0\u05b0ב", ["\u200dab", "\u05d0\u05b0ב"]),
        ("ab!", ["ab!"]),
        ("אב!", ["אב!"]),
        ("אב (test) 123", ["123", ")", "test", "אב ("]),
        ("אב (a) 12", ["12", ")", "a", "אב ("]),
        ("ab (אב) cd", ["ab (", "אב", ") cd"]),
        ("אב [c] (d", ["d", "] (", "c", "אב ["]),
        ("ab אב (גד) cd", ["ab", "אב (גד)", "cd"]),
        ("ab (אב (גד) cd", ["ab (", "אב (גד)", "cd"]),
    ],
)
def test_pieces_of_both_directions_are_in_visual_order(written: str, shown: list[str]) -> None:
    pieces = visual_order(graphemes(written))
    assert [letters.strip() for letters, _ in pieces] == shown
    lettered = [(letters, from_right) for letters, from_right in pieces if any(map(str.isalnum, letters))]
    assert all(from_right == (not set(letters).isdisjoint("אבגד")) for letters, from_right in lettered)


@given(st.text(st.sampled_from("abאבمن123 ()[]<>{}-+.,:%$!/\u0661\u0662"), max_size=16))
def test_the_visual_order_of_any_line_is_that_of_the_complete_algorithm(line: str) -> None:
    pieces = visual_order(list(line))
    assert "".join(run[::-1] if from_right else run for run, from_right in pieces) == get_display(line)


@pytest.mark.parametrize("number", ["1,540 ± 60", "−3.1", "48 %", "12 / 30", "1:20", "×3", "611 · 48\u00a0%"])
def test_a_number_looks_as_if_its_font_had_written_it_at_once(
    number: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    (usual,) = text_runs(number)
    runs = (usual, TextRun(Font(None, bolder=True), number))
    put_together = [(drawn(run).tobytes(), advance(run)) for run in runs]
    monkeypatch.setattr(shaping, "_IN_NUMBERS", frozenset())
    assert [(drawn(run).tobytes(), advance(run)) for run in runs] == put_together


def test_arabic_letters_join_without_a_layout_library_if_the_font_has_their_forms() -> None:
    forms = {"\ufebb", "\ufe92", "\ufea2"}  # sad initial, beh medial, hah final
    assert joined("صبح", forms.__contains__) == "\ufebb\ufe92\ufea2"
    assert joined("صبح", lambda form: form == "\ufebb") == "\ufebbبح"
    assert joined("د ا", lambda _: True) == "\ufea9 \ufe8d"


def forget_fonts() -> None:
    """Let what this machine has be looked up anew."""
    forget()
    for kept in (fonts.installed, fonts.opened, fonts.lays_out_both_ways):
        kept.cache_clear()


@pytest.mark.parametrize("name", ["שלום (דוד) 42", "שָׁלוֹם (test) 123", "محمد السلام", "abc שלום"])
def test_names_from_right_to_left_look_the_same_without_a_layout_library(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not fonts.lays_out_both_ways() or not all(run.font for run in text_runs(name)):
        pytest.skip("this machine lacks FriBiDi or a font")
    whole = mask(name, 40)
    with monkeypatch.context() as patch:
        patch.setattr(features, "check", lambda _: False)
        forget_fonts()
        plain = mask(name, 40)
    forget_fonts()
    assert abs(plain.width - whole.width) <= 3
    unlike = ImageChops.difference(whole, plain.resize(whole.size))
    assert ImageStat.Stat(unlike).mean[0] < 0.5 * ImageStat.Stat(whole).mean[0]


@pytest.mark.parametrize("name", [" ", "\u200b\u200d", "\u3164\u2800", "\u0301", "\ufe0f"])
def test_a_mark_stands_for_a_name_without_visible_characters(name: str) -> None:
    assert mask(name, 40).tobytes() == mask(NAMELESS, 40).tobytes()
    assert fitting_size(name, 40, 10) == fitting_size(NAMELESS, 40, 10)


def test_a_mark_stands_for_an_empty_name() -> None:
    state = midgame(2)
    assert table(state, ("Ann", "")).tobytes() == table(state, ("Ann", NAMELESS)).tobytes()
    assert mask("", 40).getbbox() is None


SCRIPTS = {
    "latin": "Ñandú Łódź Þórr ẞ ữ İ",
    "cyrillic": "Ґалаґан Єва Їжак ёъыэ",
    "greek": "Ελένη",
    "japanese": "千代子 さくら テスト",
    "chinese": "王小明 简体 繁體",
    "korean": "김철수",
    "arabic": "محمد",
    "hebrew": "שלום",
    "thai": "สวัสดี น้ำใจ",
}


@pytest.mark.parametrize("script", SCRIPTS)
def test_a_script_that_some_font_has_is_drawn_without_replacements(script: str) -> None:
    if not all(any(font.covers(letter) for font in installed()) for letter in clean(SCRIPTS[script])):
        pytest.skip("no font of this machine has these letters")
    assert all(run.font for run in text_runs(clean(SCRIPTS[script])))
    assert mask(SCRIPTS[script], 40).getbbox() is not None


class OfSigns(Font):
    """A font that has some signs."""

    def covers(self, letter: str) -> bool:
        return letter in FAMILY + "\u2764"


def test_a_joined_emoji_stays_whole_and_coloured_signs_prefer_a_coloured_font() -> None:
    plain, coloured = both = [OfSigns(None, coloured=coloured) for coloured in (False, True)]
    assert [run.letters for run in text_runs(FAMILY, both)] == [FAMILY]
    assert [run.font for run in text_runs("\u2764", both)] == [plain]
    assert [run.font for run in text_runs("\u2764\ufe0f", both)] == [coloured]


class OfOneLetter(Font):
    """A font that has one letter."""

    def covers(self, letter: str) -> bool:
        return letter == "אב"[self.drawn_at]


def test_letters_from_right_to_left_stay_in_order_though_no_font_has_all_of_them() -> None:
    one, other = both = [OfOneLetter(None, drawn_at=at) for at in range(2)]
    assert text_runs("אב", both) == [TextRun(other, "ב", True), TextRun(one, "א", True)]


def test_coloured_emoji_keep_their_colours() -> None:
    if not any(font.coloured for font in installed()):
        pytest.skip("this machine has no font of coloured emoji")
    drawn = lettered("Ann \U0001f389", 40).colours
    assert drawn is not None
    assert len(drawn.convert("RGB").getcolors(10_000) or ()) > 20
    assert lettered("Ann", 40).colours is None


def test_text_scales_without_any_installed_font(monkeypatch: pytest.MonkeyPatch) -> None:
    forget_fonts()
    with monkeypatch.context() as patch:
        patch.setattr(Path, "is_file", lambda _: False)
        (pillows_own,) = installed()
    small, large = mask("Round 3", 20), mask("Round 3", 60)
    runs = text_runs("Ann Юля")
    forget_fonts()
    assert large.width == pytest.approx(3 * small.width, rel=0.05)
    assert [run.font for run in runs] == [pillows_own, None]


def test_texts_of_one_size_share_their_baseline() -> None:
    low, high = mask("x", 40), mask("x\u0301Ж", 40)
    assert low.height == high.height
    same = ImageChops.difference(low, high.crop((0, 0, low.width, low.height)).convert("L"))
    foot = round(0.9 * low.height)
    assert same.crop((0, foot, low.width, low.height)).getbbox() is None


def test_every_font_that_comes_with_the_bot_is_bold() -> None:
    packed = [font for font in installed() if font.path and "site-packages" in font.path.parts]
    for font in some(packed):
        _, top, _, bottom = (
            drawn(TextRun(font, "-")).point(lambda ink: 255 * (ink > 127)).getbbox() or [0] * 4
        )
        assert bottom - top > 0.1 * fonts.DRAWN_AT, font.path


def test_fonts_are_listed_and_opened_only_once() -> None:
    assert installed() is installed()
    assert fonts.opened(installed()[0]) is fonts.opened(installed()[0])


def test_a_text_that_was_kept_packed_is_the_same() -> None:
    for text in ("Ann", "Юля", "Ann \U0001f389"):
        forget()
        first = lettered(text, 40, 60)
        lettered.cache_clear()
        again = lettered(text, 40, 60)
        assert again is not first
        assert again.cover.tobytes() == first.cover.tobytes()
        assert (again.colours is None) == (first.colours is None)
        if again.colours and first.colours:
            assert again.colours.tobytes() == first.colours.tobytes()


def test_the_cache_of_texts_is_bounded() -> None:
    bound = lettered.cache_info().maxsize or 0
    for number in range(bound + 40):
        mask(f"{number}", 20)
    assert lettered.cache_info().currsize == bound


def test_a_damaged_font_covers_nothing_and_is_logged_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "damaged.ttf"
    path.write_bytes(b"\x00\x01\x00\x00" + b"\x07" * 200)
    font = Font(path)
    assert not font.covers("a")
    assert not font.covers("b")
    assert [record.getMessage()[:11] for record in caplog.records] == ["damaged.ttf"]
