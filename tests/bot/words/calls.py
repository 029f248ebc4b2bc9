"""Reading the source of the bot for the calls that form messages."""

import ast
from functools import cache
from pathlib import Path


@cache
def parsed(path: Path) -> ast.Module:
    """Return the syntax tree of a module, which several tests read."""
    return ast.parse(path.read_text(encoding="utf-8"))


def name_of(function: ast.expr) -> str:
    """Return the name by which a function or method is called."""
    match function:
        case ast.Name(name) | ast.Attribute(_, name):
            return name
        case _:
            return ""
