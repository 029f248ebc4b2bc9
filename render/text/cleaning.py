"""What is kept of a text that somebody typed, and what must not be torn apart in it."""

import unicodedata
from typing import Final

_JOINER: Final = "\u200d"
_NON_JOINER: Final = "\u200c"
_MOST_MARKS: Final = 3
_LONGEST: Final = 128
_DROPPED: Final = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Letters by their category, but nothing to see."""
_TAILS: Final = frozenset("\u0e33\u0eb3")
"""Thai and Lao vowels that stand beside their consonant and touch it."""
NAMELESS: Final = "\u25c6"
"""What stands for a text of which nothing can be seen."""


def clean(text: str) -> str:
    """Return a text on one line, without control characters, direction overrides and piled-up accents.

    A text with nothing to see in it becomes one tidy mark, but no text stays none.
    """
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text[: 4 * _LONGEST]):
        category = unicodedata.category(letter)
        marks = marks + 1 if category in {"Mn", "Me"} else 0
        if letter.isspace():
            kept.append(" ")
        elif letter in {_JOINER, _NON_JOINER} or not (category in _DROPPED or letter in _BLANK):
            kept.append(letter if marks <= _MOST_MARKS else "")
    line = " ".join("".join(kept).split())[:_LONGEST]
    return line if not text or any(_is_visible(letter) for letter in line) else NAMELESS


def graphemes(text: str) -> list[str]:
    """Return the pieces of a text that must not be torn apart: a letter with its marks, a joined emoji."""
    pieces: list[str] = []
    for letter in text:
        before = pieces[-1] if pieces else ""
        if before and (_extends(letter) or before[-1] == _JOINER or is_flag(before + letter)):
            pieces[-1] += letter
        else:
            pieces.append(letter)
    return pieces


def _extends(letter: str) -> bool:
    code = ord(letter)
    return (
        unicodedata.category(letter) in {"Mn", "Me", "Mc"}
        or letter in {_JOINER, _NON_JOINER}
        or letter in _TAILS
        or 0x1F3FB <= code <= 0x1F3FF
        or 0xE0020 <= code <= 0xE007F
        or 0x1160 <= code <= 0x11FF
    )


def is_flag(piece: str) -> bool:
    """Return whether a piece is two regional indicators, which make a flag."""
    return len(piece) == 2 and all(0x1F1E6 <= ord(sign) <= 0x1F1FF for sign in piece)


def is_invisible(letter: str) -> bool:
    """Return whether a letter only tells the others how to look: no font needs to have it."""
    return letter in {_JOINER, _NON_JOINER} or 0xFE00 <= ord(letter) <= 0xFE0F or ord(letter) > 0xE0000


def _is_visible(letter: str) -> bool:
    return letter != " " and not is_invisible(letter) and unicodedata.category(letter) != "Mn"
