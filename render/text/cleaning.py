"""Cleaning of typed text, and its graphemes.

Only this module knows which characters are invisible, or would move or hide others.
"""

import unicodedata
from typing import Final

import regex

NAMELESS: Final = "\u25c6"
"""Drawn in place of a text without visible characters."""
LONGEST_TEXT: Final = 128
_JOINERS: Final = "\u200c\u200d"
_MOST_MARKS: Final = 3
_GAP: Final = regex.compile(r"[\s\u115f\u1160\u2800\u3164\uffa0]+")
"""White space, and letters that look like it, which people use to hide their names."""
_UNWANTED: Final = regex.compile(
    r"[[\p{C}\p{Default_Ignorable_Code_Point}]--[\u200c\u200d\p{Variation_Selector}]]", regex.VERSION1
)
"""Control, format, private-use and unassigned characters, but not joiners and variation selectors."""
_INVISIBLE: Final = regex.compile(r"\p{Default_Ignorable_Code_Point}")
_PILE: Final = regex.compile(rf"([\p{{Mn}}\p{{Me}}]{{{_MOST_MARKS}}})[\p{{Mn}}\p{{Me}}]+")
_VISIBLE: Final = regex.compile(r"[^\p{M}\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]")
_GRAPHEME: Final = regex.compile(r"\X")


def clean(text: str, longest: int = LONGEST_TEXT) -> str:
    """Return a text on one line of at most `longest` characters, or "" if nothing in it is visible.

    Control characters, direction overrides and blank letters are removed, as are more than three marks on
    one letter. The result is in NFC; cleaning it again changes nothing.
    """
    line = _UNWANTED.sub("", _GAP.sub(" ", text[: 4 * LONGEST_TEXT]))
    line = _PILE.sub(r"\1", unicodedata.normalize("NFC", line))
    line = " ".join(line.split()).strip(_JOINERS + " ")[:longest].rstrip(_JOINERS + " ")
    return line if _VISIBLE.search(line) else ""


def graphemes(text: str) -> list[str]:
    """Return the extended grapheme clusters of a text: a letter with its marks, a joined emoji.

    >>> [len(piece) for piece in graphemes("a👩‍👧🇺🇦")]
    [1, 3, 2]
    """
    pieces: list[str] = _GRAPHEME.findall(text)
    return pieces


def without_invisible(text: str) -> str:
    """Return a text without invisible characters, for which no font needs a glyph."""
    shown: str = _INVISIBLE.sub("", text)
    return shown
