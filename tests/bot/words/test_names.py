"""Names in messages: cleaned when they come in, escaped when they are shown."""

import ast
import re
from pathlib import Path
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

import bot
from bot.i18n.language import Key, languages, words_for
from bot.words.names import MARKS, clean_name, markdown_name, person_name
from tests.bot.words.calls import name_of, parsed
from tests.some import some

BOT: Final = Path(bot.__file__).parent

STORED_BY_0_1 = ["Ada", "a\u034fb", "Z" + "\u0351\u0352" * 15, "?", "שלום (עולם)", "👩\u200d👧", "*_~`|>#"]
"""Names as version 0.1 stored them; some have marks that would be removed from new ones."""


@pytest.mark.parametrize("name", ["שלום", "محمد", "Ann שלום", "\u0661\u0662\u0663", "שלום (test) 123"])
def test_a_name_from_right_to_left_can_t_reorder_the_text_around_it(name: str) -> None:
    shown = markdown_name(name)
    assert (shown[0], shown[-1]) == ("\u2068", "\u2069")
    assert re.sub(r"\\(.)", r"\1", shown[1:-1]) == name


@pytest.mark.parametrize("name", ["Ann", "Сергій", "田中", "Ann 1", "?", "🎲"])
def test_a_name_from_left_to_right_is_not_isolated(name: str) -> None:
    assert markdown_name(name) == name


@pytest.mark.parametrize("typed", ["", " ", "\u3164\u3164", "\u200b\u200d\ufeff", "\u0301\ufe0f\u200d"])
def test_a_name_without_visible_characters_becomes_a_question_mark(typed: str) -> None:
    assert clean_name(typed) == "?"


@given(st.text())
def test_a_name_is_one_line_of_at_most_32_characters(typed: str) -> None:
    name = clean_name(typed)
    assert 1 <= len(name) <= 32
    assert name == " ".join(name.split())
    assert clean_name(name) == name


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Bot Inês", "Inês"),
        ("bot  Bot\u200b Lia", "Lia"),
        ("Bot", "Bot"),
        ("Bot ", "Bot"),
        ("Botond", "Botond"),
        ("Ada Bot 1", "Ada Bot 1"),
        ("Ｂｏｔ Lia", "Lia"),  # wide letters
        ("\uff8e\uff9e\uff6f\uff84\uff65リア", "リア"),  # narrow katakana
        ("ボット リア", "リア"),
        ("ボット\u00b7リア", "リア"),
        ("\u0412\u043et Lia", "Lia"),  # Cyrillic letters that look like Latin ones
        ("Б\u006fт Лия", "Лия"),
        ("\u0392\u03bf\u03c4 Lia", "Lia"),  # Greek ones
        ("ボットン", "ボットン"),
    ],
)
def test_nobody_has_a_name_that_looks_like_a_computer_s(typed: str, name: str) -> None:
    assert person_name(typed) == name


def test_a_name_without_a_computer_s_mark_is_as_short_as_any() -> None:
    assert len(person_name("Bot " + "\ufdfa" * 20)) <= 32  # each is 18 letters, put plainly


@pytest.mark.parametrize("name", STORED_BY_0_1)
def test_a_name_stored_by_an_older_version_is_shown_as_it_is(name: str) -> None:
    assert re.sub(r"\\(.)", r"\1", markdown_name(name)).strip("\u2068\u2069") == name


@pytest.mark.parametrize("locale", languages())
@pytest.mark.parametrize("key", ["ines", "tome", "lia"])
def test_nobody_can_be_called_like_a_computer_in_any_language(locale: str, key: str) -> None:
    name = words_for(locale)("computer-name", name=Key(key))
    assert name.startswith(MARKS)
    for typed in (name, *(mark + name for mark in MARKS)):
        assert not person_name(typed).startswith(MARKS)


def test_whatever_a_refusal_quotes_is_escaped() -> None:
    quoted = []
    for path in some(BOT.rglob("*.py")):
        tree = parsed(path)
        escaped = {
            target.id
            for node in ast.walk(tree)
            if isinstance(node, ast.Assign) and _escapes(node.value)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and name_of(node.func) == "Refusal":
                asked = [each.value for each in node.keywords if each.arg == "asked"]
                quoted += [(path.name, ast.unparse(each), each, escaped) for each in asked]
    assert len(quoted) > 5
    for file, written, value, escaped in some(quoted):
        is_number = written.endswith("count")
        assert is_number or _escapes(value) or written in escaped, f"{file}: {written}"


def _escapes(value: ast.expr) -> bool:
    return isinstance(value, ast.Call) and name_of(value.func) == "markdown_name"
