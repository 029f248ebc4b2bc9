"""Reading the source of the bot for the calls that form messages."""

import ast


def name_of(function: ast.expr) -> str:
    """Return the name by which a function or method is called."""
    match function:
        case ast.Name(name) | ast.Attribute(_, name):
            return name
        case _:
            return ""
