"""Words broken into lines."""

import pytest

from render.text.breaking import broken


@pytest.mark.parametrize(
    ("text", "widest", "lines"),
    [
        ("Pattern lines", 13, ["Pattern lines"]),
        ("Pattern lines", 12, ["Pattern", "lines"]),
        ("Put them on one line", 12, ["Put them", "on one line"]),
        ("Musterreihen", 5, ["Musterreihen"]),
        ("", 5, [""]),
        ("W", 0, ["W"]),
    ],
)
def test_a_text_breaks_between_words_and_only_if_it_must(text: str, widest: int, lines: list[str]) -> None:
    assert broken(text, widest, len) == lines


@pytest.mark.parametrize(
    ("text", "widest", "lines"),
    [
        ("全部取る", 2, ["全部", "取る"]),
        ("同じ色のタイルを全部取る", 9, ["同じ色の", "タイルを全部取る"]),
        ("ファーストプレイヤーマーカー", 8, ["ファーストプレ", "イヤーマーカー"]),
        ("図案の段の1つに置く", 7, ["図案の段の", "1つに置く"]),
        ("タイル12枚", 4, ["タイル", "12枚"]),
        ("Ada Lovelaceさんは第4ラウンドに10点", 20, ["Ada Lovelaceさんは", "第4ラウンドに10点"]),
        ("Ada さん", 5, ["Ada", "さん"]),
        ("ＡＺＵＬ", 2, ["ＡＺ", "ＵＬ"]),
    ],
)
def test_japanese_breaks_where_a_reader_pauses_and_never_before_a_small_letter(
    text: str, widest: int, lines: list[str]
) -> None:
    assert broken(text, widest, len) == lines


def test_as_few_lines_are_used_as_a_text_fits() -> None:
    words = "one two three four five six"
    assert [len(broken(words, widest, len, most=3)) for widest in (27, 14, 10, 1)] == [1, 2, 3, 3]


@pytest.mark.parametrize("widest", range(1, 9))
@pytest.mark.parametrize("mark", "、。，．・！？）」』ー々っょ")
def test_no_japanese_line_begins_with_a_mark_that_belongs_to_what_is_before_it(
    mark: str, widest: int
) -> None:
    for text in (f"同色{mark}全部取", f"取{mark}置", f"全部取色同{mark}全"):
        lines = broken(text, widest, len)
        assert "".join(lines) == text
        assert [line for line in lines if line.startswith(mark)] == []
