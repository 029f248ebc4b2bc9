"""On which line of a TOML file an entry stands: the parser of the standard library does not say.

>>> text = '''name = "x"
... [tiles.blue]
... edge = "#000000" # dark
... figures = [
...     { shape = "disc" },
...     { shape = "star", points = 8 },
... ]
... '''
>>> line_of(text, ("tiles", "blue", "edge")), line_of(text, ("tiles", "blue", "figures"), item=2)
(3, 6)
>>> line_of(text, ("tiles", "blue", "glaze"))  # missing: its table
2
"""

import re
from collections.abc import Iterator
from typing import Final

Place = tuple[str, ...]
_TABLE: Final = re.compile(r"\s*\[+([^\[\]]+)\]+\s*$")
_ENTRY: Final = re.compile(r"""\s*((?:[\w-]+|"[^"]*"|'[^']*')(?:\s*\.\s*(?:[\w-]+|"[^"]*"|'[^']*'))*)\s*=""")
_TEXT: Final = re.compile(r""""(?:[^"\\]|\\.)*"|'[^']*'""")


def line_of(text: str, place: Place, item: int = 0) -> int:
    """Return the line, from 1, of the entry or table at `place`; with `item` (from 1) that of a list's item.

    For what is not there it is the line of the table that it should be in, and at last the first line.
    """
    best, depth = 1, 0
    for number, found, length in _places(text):
        if found == place[: len(found)] and length > depth:
            best, depth = number, length
    if item and depth == len(place):
        return _line_of_item(text, best, item)
    return best


def _places(text: str) -> Iterator[tuple[int, Place, int]]:
    """Yield the line of every table and entry, its place, and how long that is."""
    table: Place = ()
    open_brackets = 0
    for number, whole in enumerate(text.splitlines(), 1):
        line = _bare(whole)
        if not open_brackets and (head := _TABLE.match(line)):
            table = _keys(head[1])
            yield number, table, len(table)
            continue
        if not open_brackets and (entry := _ENTRY.match(whole)):
            place = (*table, *_keys(entry[1]))
            yield number, place, len(place)
        open_brackets += sum(line.count(sign) for sign in "[{") - sum(line.count(sign) for sign in "]}")


def _line_of_item(text: str, start: int, item: int) -> int:
    depth = seen = 0
    for number, whole in enumerate(text.splitlines()[start - 1 :], start):
        line = _bare(whole)
        for sign in line.partition("=")[2] if number == start else line:
            if sign in "[{":
                depth += 1
                seen += sign == "{" and depth == 2
                if seen == item:
                    return number
            elif sign in "]}":
                depth -= 1
    return start


def _bare(line: str) -> str:
    """Return a line without its comment and without what stands in quotes."""
    return _TEXT.sub('""', line).partition("#")[0]


def _keys(dotted: str) -> Place:
    return tuple(key.strip().strip("\"'") for key in dotted.split("."))
