"""Code passes facts to messages; only language files form sentences and lists.

mypy holds half of it: a fact is a number, a `Key`, a `Verbatim` or a `Text`, and a formed text is none of
them. Here the source is read for the ways around that.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import bot
from tests.bot.words.calls import name_of, parsed

ROOT: Final = Path(bot.__file__).parent
FOR_OPERATORS: Final = {"cluster", "gateway_events.py", "logs", "ops", "settings.py"}
"""What speaks to operators alone, in English."""
FILES: Final = sorted(
    path for path in ROOT.rglob("*.py") if path.relative_to(ROOT).parts[0] not in FOR_OPERATORS
)
FORMING: Final = {"words", "_words"}
"""What `Words` objects are called where messages are formed."""
NOT_LANGUAGE: Final = {
    # Lines of a message: how texts stand below each other is Discord's matter.
    ("bot/messages/layout.py", "in_lines"),
    ("bot/messages/layout.py", "in_sections"),
    # For operators, in English.
    ("bot/process.py", "_start_line"),
    # Separators that a language file asks for.
    ("bot/i18n/language.py", "format"),
    # Positions in notation.
    ("bot/messages/descriptions.py", "_lines_in_letters"),
    ("bot/messages/descriptions.py", "_wall"),
    # An error when the bot starts.
    ("bot/interactions/registry.py", "_register"),
    ("bot/words/captions.py", "letters_lacking"),
    # What people type for a time zone, to be compared with names of cities.
    ("bot/parsing/zones.py", "plain"),
    # What people type for a move, to be compared with how the bot writes it.
    ("bot/parsing/moves.py", "_plain"),
}
"""Functions that may join strings with a separator, and why."""


def functions(path: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Yield the functions and methods of a file."""
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


FORMED_BY: Final = FORMING | {
    function.name
    for path in FILES
    if path.relative_to(ROOT).parts[0] in {"words", "messages"}
    if path.name not in {"names.py", "commands.py"}
    for function in functions(path)
    if isinstance(function.returns, ast.Name) and function.returns.id == "str"
}
"""Functions that return formed texts."""


def formed(node: ast.AST, names: set[str]) -> bool:
    """Return whether an expression is a formed text, or has one in it; `names` are variables with one."""
    return any(
        (isinstance(part, ast.Call) and name_of(part.func) in FORMED_BY)
        or (isinstance(part, ast.Name) and part.id in names)
        for part in ast.walk(node)
    )


def names_of_formed(function: ast.FunctionDef | ast.AsyncFunctionDef) -> set[str]:
    """Return the variables of a function that hold formed texts."""
    names: set[str] = set()
    for node in ast.walk(function):
        match node:
            case ast.Assign([ast.Name(name)], ast.Call() as call) if name_of(call.func) in FORMED_BY:
                names.add(name)
            case ast.Assign([ast.Name(name)], ast.IfExp() as choice) if formed(choice, names):
                names.add(name)
            case _:
                pass
    return names


def glued(function: ast.FunctionDef | ast.AsyncFunctionDef) -> list[str]:
    """Return the places of a function where a formed text becomes part of a string by hand, or a fact."""
    names = names_of_formed(function)
    found = []
    for node in ast.walk(function):
        match node:
            case ast.JoinedStr(values):
                parts = [value for value in values if isinstance(value, ast.FormattedValue)]
                guilty = any(formed(part.value, names) for part in parts)
            case ast.BinOp(left, ast.Add() | ast.Mod(), right):
                guilty = formed(left, names) or formed(right, names)
            case ast.Call(ast.Name("Verbatim" | "Key" | "Text"), arguments, keywords):
                guilty = any(formed(each, names) for each in (*arguments, *(one.value for one in keywords)))
            case ast.Call(called, _, keywords) if name_of(called) in FORMING:
                guilty = any(formed(keyword.value, names) for keyword in keywords)
            case _:
                guilty = False
        if guilty:
            found.append(f"{function.name}: {ast.unparse(node)}")
    return found


@pytest.mark.thorough
def test_no_formed_text_is_put_into_another_by_code() -> None:
    assert [
        f"{path.relative_to(ROOT)}, {place}"
        for path in FILES
        for function in functions(path)
        for place in glued(function)
    ] == []


def test_no_code_joins_texts_with_a_separator() -> None:
    joining = {
        (str(path.relative_to(ROOT.parent)), function.name)
        for path in FILES
        for function in functions(path)
        for node in ast.walk(function)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "join"
        and not (isinstance(node.func.value, ast.Constant) and node.func.value.value == "")
        and not (isinstance(node.func.value, ast.Name) and node.func.value.id == "decisions")
        and len(node.args) == 1
        and not node.keywords
    }
    assert joining <= NOT_LANGUAGE
    assert joining >= NOT_LANGUAGE, "one of the exceptions is no longer needed"


@pytest.mark.parametrize(
    "code",
    [
        "def f(words): return f'{words(1)}: {3}'",
        'def f(words): return words("done") + "."',
        'def f(words): return words("took", tiles=words("nothing"))',
        'def f(words):\n    tiles = words("nothing")\n    return words("took", tiles=tiles)',
        'def f(words):\n    tiles = words("nothing") if words else ""\n    return Verbatim(tiles)',
        'def f(phrases): return Text("took", next=next_starter(phrases))',
        "def f(phrases): return f'{next_starter(phrases)}{phrases}'",
    ],
)
def test_glue_is_found(code: str) -> None:
    (function,) = ast.parse(code).body
    assert isinstance(function, ast.FunctionDef)
    assert glued(function)
