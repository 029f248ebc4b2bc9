"""Files of messages: each feature has its own; what several use stands in files of no feature."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

import bot
from bot.i18n.language import LOCALES
from tests.bot.words.calls import name_of, parsed
from tests.some import some
from tools.locales.messages import messages_in, references
from tools.locales.report import ENGLISH

ROOT: Final = Path(bot.__file__).parents[1]
WRITTEN: Final = messages_in(LOCALES / ENGLISH)
FILES: Final = {text_id: file.removesuffix(".ftl") for text_id, (file,) in WRITTEN.files.items()}
FEATURES: Final = frozenset(
    path.stem for path in (ROOT / "bot" / "features").iterdir() if not path.name.startswith("__")
)
FORMING: Final = frozenset({"words", "_words", "Text", "localised"})
"""What forms a message from its id."""
REFUSING: Final = frozenset({"Refusal", "IllegalMove", "IllegalDeal", "AzulError"})


def literals(node: ast.AST) -> Iterator[str]:
    return (
        each.value
        for each in ast.walk(node)
        if isinstance(each, ast.Constant) and isinstance(each.value, str)
    )


def pattern_of(formatted: ast.JoinedStr) -> re.Pattern[str] | None:
    """Return what ids an f-string can make, None if it may be anything."""
    parts = [str(part.value) if isinstance(part, ast.Constant) else "" for part in formatted.values]
    if not re.match(r"[a-z]+-", parts[0]) or parts[0] == "refusal-":
        return None
    return re.compile("".join(re.escape(part) or r"[\w-]+" for part in parts))


@cache
def named_in(path: Path) -> set[str]:
    """Return the ids of the messages that a module forms, or whose refusals it raises."""
    found: set[str] = set()
    for node in ast.walk(parsed(path)):
        match node:
            case ast.Constant(str(text)) if "-" in text:
                found.add(text)
            case ast.JoinedStr():
                pattern = pattern_of(node)
                found |= {text_id for text_id in FILES if pattern and pattern.fullmatch(text_id)}
            case ast.Call(func, [first, *_]) if name_of(func) in FORMING:
                found |= set(literals(first))
            case ast.Call(func, [first, *_]) if name_of(func) in REFUSING:
                for code in literals(first):
                    found |= {f"refusal-{code}", f"refusal-{code}-short"}
            case _:
                pass
    return found & FILES.keys()


def feature_of(path: Path) -> str | None:
    """Return the feature that a module belongs to, None for what several use."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return parts[2] if parts[:2] == ("bot", "features") and parts[2] in FEATURES else None


def used() -> dict[str, set[str | None]]:
    """Return which features use each message, None for what isn't one."""
    users: dict[str, set[str | None]] = defaultdict(set)
    for package in ("azul", "engine", "bot"):
        for path in (ROOT / package).rglob("*.py"):
            for text_id in named_in(path):
                users[text_id].add(feature_of(path))
    for text_id in sorted(users):
        pass_on(text_id, users)
    return users


def pass_on(text_id: str, users: dict[str, set[str | None]]) -> None:
    """Count the messages that a message refers to as used where it is used."""
    for other in references(WRITTEN.entries[text_id]):
        if not users[text_id] <= users[other]:
            users[other] |= users[text_id]
            pass_on(other, users)


def test_a_feature_takes_its_messages_from_its_own_file_and_from_those_of_no_feature() -> None:
    borrowed = [
        f"{path.relative_to(ROOT)}: {text_id} of {FILES[text_id]}.ftl"
        for path in sorted((ROOT / "bot" / "features").rglob("*.py"))
        for text_id in sorted(named_in(path))
        if FILES[text_id] in FEATURES - {feature_of(path)}
    ]
    assert borrowed == []


@pytest.mark.thorough
def test_a_message_that_one_feature_alone_uses_stands_in_the_file_of_that_feature() -> None:
    users = used()
    assert len(users) > 500
    alone = {text_id: next(iter(by)) for text_id, by in users.items() if len(by) == 1}
    assert {text_id: by for text_id, by in alone.items() if by and FILES[text_id] != by} == {}


def test_every_feature_has_a_file() -> None:
    assert set(FILES.values()) >= FEATURES


@pytest.mark.parametrize("folder", sorted(LOCALES.iterdir()), ids=lambda folder: folder.name)
def test_messages_stand_in_the_order_of_the_english_ones(folder: Path) -> None:
    for file in some(sorted(folder.glob("*.ftl"))):
        own = [text_id for text_id in ids_in(file) if FILES.get(text_id) == file.stem]
        english = [text_id for text_id in ids_in(LOCALES / ENGLISH / file.name) if text_id in own]
        assert [text_id for text_id in own if text_id[0] != "-"] == [
            text_id for text_id in english if text_id[0] != "-"
        ], file


def ids_in(file: Path) -> list[str]:
    """Return the ids of a file's messages, in order."""
    return re.findall(r"^(-?[a-zA-Z][\w-]*) *=", file.read_text(encoding="utf-8"), re.MULTILINE)
