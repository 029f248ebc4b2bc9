"""What is kept of a text that somebody typed, and what must not be torn apart in it.

This is the one place that knows which characters show nothing, or would move or hide others.
"""

import unicodedata
from typing import Final

import regex

NAMELESS: Final = "\u25c6"
"""What is drawn for a text in which nothing is visible."""
LONGEST: Final = 128
_JOINERS: Final = "\u200c\u200d"
_MOST_MARKS: Final = 3
_GAP: Final = regex.compile(r"[\s\u115f\u1160\u2800\u3164\uffa0]+")
"""White space, and letters that look like it: names are hidden behind those."""
_UNWANTED: Final = regex.compile(
    r"[[\p{C}\p{Default_Ignorable_Code_Point}]--[\u200c\u200d\p{Variation_Selector}]]", regex.VERSION1
)
"""Control, formatting, private and unassigned characters: all that show nothing but joiners and selectors."""
_INVISIBLE: Final = regex.compile(r"\p{Default_Ignorable_Code_Point}")
_PILE: Final = regex.compile(rf"([\p{{Mn}}\p{{Me}}]{{{_MOST_MARKS}}})[\p{{Mn}}\p{{Me}}]+")
_VISIBLE: Final = regex.compile(r"[^\p{M}\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]")
_GRAPHEME: Final = regex.compile(r"\X")


def clean(text: str, longest: int = LONGEST) -> str:
    """Return a text as one line of at most `longest` characters, empty if nothing in it is visible.

    It is without control characters, direction overrides, blank letters and more than three marks on one
    letter, in NFC. A text that is clean already is returned as it is.
    """
    line = _UNWANTED.sub("", _GAP.sub(" ", text[: 4 * LONGEST]))
    line = _PILE.sub(r"\1", unicodedata.normalize("NFC", line))
    line = " ".join(line.split()).strip(_JOINERS + " ")[:longest].rstrip(_JOINERS + " ")
    return line if _VISIBLE.search(line) else ""


def graphemes(text: str) -> list[str]:
    """Return the pieces of a text that must not be torn apart: a letter with its marks, a joined emoji.

    >>> [len(piece) for piece in graphemes("a👩‍👧🇺🇦")]
    [1, 3, 2]
    """
    pieces: list[str] = _GRAPHEME.findall(text)
    return pieces


def without_invisible(text: str) -> str:
    """Return a text without what only tells other letters how to look: no font needs to have it."""
    shown: str = _INVISIBLE.sub("", text)
    return shown
