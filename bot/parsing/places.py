"""Single places, read into the game's own values.

Each function raises `UnreadableInput` if the text means nothing to it.
"""

from collections.abc import Mapping
from typing import Final, TypeVar

from azul import LINE_LETTERS, SOURCE_LETTERS, line_word, source_word
from bot.parsing.take_parser import meanings_of, words_of
from bot.words.refusals import UnreadableInput

_T = TypeVar("_T")

_SOURCES: Final = {source_word(source): source for source in range(len(SOURCE_LETTERS))}
_LINES: Final = {line_word(line): line for line in range(len(LINE_LETTERS))}
_ROWS: Final = {str(row + 1): row for row in range(5)}


def read_source(word: str) -> int:
    """Return the `Move.source` of what `Said` has: ``3`` or ``centre``."""
    return _read("source", word, word, _SOURCES)


def read_line(word: str) -> int:
    """Return the `Move.line` of what `Said` has: ``4`` or ``floor``."""
    return _read("line", word, word, _LINES)


def read_row(text: str) -> int:
    """Return a row of the wall from 0, written from 1: ``3``, or ``Line 3: blue`` in any language."""
    return _read("row", text, number_in(text), _ROWS)


def read_column(text: str) -> int:
    """Return a column of the wall from 0, written from 1: ``3``, or ``Column 3: +5`` in any language."""
    return _read("column", text, number_in(text), _ROWS)


def number_in(text: str) -> str:
    """Return the word of a text that isn't known or points, if there is just one; else “”."""
    words = [word for word in words_of(text) if not word.startswith("+")]
    numbers = [word for word in words if not meanings_of(word)]
    return numbers[0] if len(numbers) == 1 else ""


def _read(option: str, text: str, word: str, known: Mapping[str, _T]) -> _T:
    if word not in known:
        raise UnreadableInput(option, text)
    return known[word]
