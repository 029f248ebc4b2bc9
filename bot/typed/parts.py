"""Single words, read into the game's own values.

Each function raises `UnreadableInput` if the text means nothing to it.
"""

from collections.abc import Mapping
from typing import Final, TypeVar

from azul import CENTRE, LINE_LETTERS, SOURCE_LETTERS, line_word, source_word
from bot.words.refusals import UnreadableInput

_T = TypeVar("_T")

_SOURCES: Final = {source_word(source): source for source in range(len(SOURCE_LETTERS))} | {"center": CENTRE}
_LINES: Final = {line_word(line): line for line in range(len(LINE_LETTERS))}
_ROWS: Final = {str(row + 1): row for row in range(5)}


def read_source(text: str) -> int:
    """Return a `Move.source`, written as ``3`` or ``centre``, in any case."""
    return _read("source", text, _SOURCES)


def read_line(text: str) -> int:
    """Return a `Move.line`, written as ``4`` or ``floor``, in any case."""
    return _read("line", text, _LINES)


def read_row(text: str) -> int:
    """Return a row of the wall from 0, written from 1."""
    return _read("row", text, _ROWS)


def read_column(text: str) -> int:
    """Return a column of the wall from 0, written from 1."""
    return _read("column", text, _ROWS)


def _read(option: str, text: str, meanings: Mapping[str, _T]) -> _T:
    meaning = meanings.get(text.strip().lower())
    if meaning is None:
        raise UnreadableInput(option, text)
    return meaning
