"""A loop of assertions passes if it has nothing to loop over: `some` makes that fail."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.some import some

TESTS: Final = Path(__file__).parent
PASSED_ON: Final = frozenset({"enumerate", "list", "range", "reversed", "set", "sorted", "tuple", "zip"})
"""Functions that return something if they are given something."""
SUSPECT: Final = re.compile(r"^[^\S\n]+(?:async )?for (?!.* in some\()", re.MULTILINE)
"""The beginning of another loop than one over `some`: to parse everything else takes seconds."""


def is_written_here(node: ast.expr) -> bool:
    """Return whether a loop goes over what can be read there, or over a constant."""
    match node:
        case ast.List() | ast.Tuple() | ast.Set() | ast.Dict() | ast.Constant():
            return True
        case ast.Call(ast.Name("some")):
            return True
        case ast.IfExp(_, one, other):
            return is_written_here(one) and is_written_here(other)
        case ast.Call(ast.Name(function), arguments) if function in PASSED_ON:
            return all(map(is_written_here, arguments))
        case ast.Call(ast.Attribute(of, "items" | "values" | "keys")):
            return is_written_here(of)
        case ast.Name(name) | ast.Attribute(_, name):
            return not name[:1].islower()
        case _:
            return False


def loops(node: ast.AST) -> Iterator[ast.For]:
    """Yield the outermost loops of a function with an assertion in them."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.For) and any(isinstance(part, ast.Assert) for part in ast.walk(child)):
            yield child
        elif not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            yield from loops(child)


def blocks(source: str) -> Iterator[tuple[int, str]]:
    """Yield what is separated by two empty lines, as functions are, and how many lines are above it."""
    above = 0
    for block in source.split("\n\n\n"):
        yield above, block
        above += block.count("\n") + 3


def careless(source: str) -> list[int]:
    """Return the lines of a test's loops that may go over nothing, assertions and all."""
    return [
        above + loop.lineno
        for above, block in blocks(source)
        if SUSPECT.search(block)
        for node in ast.walk(ast.parse(block))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_")
        for loop in loops(node)
        if not is_written_here(loop.iter)
    ]


def test_every_loop_with_assertions_goes_over_something() -> None:
    found = {
        str(path.relative_to(TESTS)): lines
        for path in sorted(TESTS.rglob("test_*.py"))
        if (lines := careless(path.read_text(encoding="utf-8")))
    }
    assert found == {}


def test_a_loop_is_careless_if_nobody_can_see_that_it_goes_over_something() -> None:
    source = "def test_it(games):\n for game in {}:\n  assert game"
    assert careless(source.format("games")) == [2]
    assert careless(source.format("games[:2]")) == [2]
    assert careless(source.format("some(games)")) == []
    assert careless(source.format("range(3 if games else 1)")) == []
    assert careless(source.format("range(3 if games else games)")) == [2]
    assert careless(source.format("[1, 2]")) == []
    assert careless(source.format("enumerate(SEATS)")) == []
    assert careless(f"SEATS = 2\n\n\n{source.format('games')}") == [5]


def test_to_go_over_nothing_is_a_failure() -> None:
    assert list(some("ab")) == ["a", "b"]
    with pytest.raises(AssertionError, match="nothing to be tested"):
        list(some([]))
