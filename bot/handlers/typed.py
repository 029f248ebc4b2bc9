"""What was typed into an option, or offered there and chosen, read into the game's own values.

Each function raises `UnreadableInput` if the text means nothing to it.
"""

from collections.abc import Mapping
from typing import Final, TypeVar

from azul import CENTRE, COLOURS, LINE_LETTERS, SOURCE_LETTERS, Colour, line_word, source_word
from bot.words.refusals import UnreadableInput

_T = TypeVar("_T")

Shares = dict[Colour, bool]
"""Which colours of a scatter disc's rest go to the left; the others go to the right."""

_SOURCES: Final = {source_word(source): source for source in range(len(SOURCE_LETTERS))} | {"center": CENTRE}
_COLOURS: Final = {colour.word: colour for colour in COLOURS}
_LINES: Final = {line_word(line): line for line in range(len(LINE_LETTERS))}
_ROWS: Final = {str(row + 1): row for row in range(5)}
_SIDES: Final = {"left": True, "right": False}


def read_source(text: str) -> int:
    """Return a `Move.source`, written as ``3`` or ``centre``, in any case."""
    return _read("source", text, _SOURCES)


def read_colour(text: str) -> Colour:
    """Return a colour, written as ``blue``, in any case."""
    return _read("colour", text, _COLOURS)


def read_line(text: str) -> int:
    """Return a `Move.line`, written as ``4`` or ``floor``, in any case."""
    return _read("line", text, _LINES)


def read_row(text: str) -> int:
    """Return a row of the wall from 0, written from 1."""
    return _read("row", text, _ROWS)


def read_column(text: str) -> int:
    """Return a column of the wall from 0, written from 1."""
    return _read("column", text, _ROWS)


def read_shares(text: str) -> Shares:
    """Return which side each colour goes to, written as ``blue:left,red:right``."""
    shares: Shares = {}
    for share in text.lower().split(","):
        colour, _, side = (word.strip() for word in share.partition(":"))
        if colour not in _COLOURS or _COLOURS[colour] in shares or side not in _SIDES:
            raise UnreadableInput("scatter", text)
        shares[_COLOURS[colour]] = _SIDES[side]
    return shares


def left_mask(shares: Shares) -> int:
    """Return the `Move.left` that sends each colour to its side."""
    return sum(1 << colour for colour, goes_left in shares.items() if goes_left)


def _read(option: str, text: str, meanings: Mapping[str, _T]) -> _T:
    meaning = meanings.get(text.strip().lower())
    if meaning is None:
        raise UnreadableInput(option, text)
    return meaning
