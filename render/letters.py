"""Text in any script: cleaned, taken apart into graphemes, and split by the font that has each letter."""

import unicodedata
from collections.abc import Iterator
from typing import Final

from render.fonts import Font, installed

_JOINER: Final = "\u200d"
_MOST_MARKS: Final = 3
_LONGEST: Final = 128
_DROPPED: Final = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))
_PLAINER: Final = str.maketrans("\u2212", "-")

Run = tuple[Font | None, str]
"""Letters that one font draws; None stands for a font that nobody has."""


def clean(text: str) -> str:
    """Return a text on one line, without control characters, direction overrides and piled-up accents."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text[: 4 * _LONGEST]):
        category = unicodedata.category(letter)
        marks = marks + 1 if category in {"Mn", "Me"} else 0
        if letter.isspace():
            kept.append(" ")
        elif letter == _JOINER or (category not in _DROPPED and marks <= _MOST_MARKS):
            kept.append(letter)
    return " ".join("".join(kept).split())[:_LONGEST]


def graphemes(text: str) -> list[str]:
    """Return the pieces of a text that must not be torn apart: a letter with its marks, a joined emoji."""
    pieces: list[str] = []
    for letter in text:
        before = pieces[-1] if pieces else ""
        if before and (_extends(letter) or before[-1] == _JOINER or _pairs(before, letter)):
            pieces[-1] += letter
        else:
            pieces.append(letter)
    return pieces


def _extends(letter: str) -> bool:
    code = ord(letter)
    return (
        unicodedata.category(letter) in {"Mn", "Me", "Mc"}
        or letter == _JOINER
        or 0x1F3FB <= code <= 0x1F3FF
        or 0xE0020 <= code <= 0xE007F
        or 0x1160 <= code <= 0x11FF
    )


def _pairs(before: str, letter: str) -> bool:
    """Two regional indicators make a flag."""
    return len(before) == 1 and all(0x1F1E6 <= ord(sign) <= 0x1F1FF for sign in (before, letter))


def runs(text: str) -> list[Run]:
    """Return a clean text's runs in the order they are seen; a row of missing letters is one run."""
    found = list(_runs(text))
    tidy = [run for place, run in enumerate(found) if run[0] or not place or found[place - 1][0]]
    return tidy if begins_left(text) else tidy[::-1]


def begins_left(text: str) -> bool:
    """Return whether the first letter with a direction runs from left to right."""
    kinds = map(unicodedata.bidirectional, text)
    return next((kind for kind in kinds if kind in {"L", "R", "AL"}), "L") == "L"


def _runs(text: str) -> Iterator[Run]:
    """Yield neighbouring graphemes of one font together."""
    current: Font | None = None
    run = ""
    for piece in graphemes(text):
        holder, letters = _holder(piece)
        if run and (holder is None or holder is not current):
            yield current, run
            run = ""
        if holder is None:
            yield None, letters
        else:
            current, run = holder, run + letters
    if run:
        yield current, run


def _holder(piece: str) -> tuple[Font | None, str]:
    """Return the first font that has all of a grapheme, and the grapheme as that font has it.

    What no font has is drawn more plainly if one has that: mathematical letters as letters, and at last a
    letter without its marks.
    """
    seen = "".join(letter for letter in piece if not _is_invisible(letter))
    for form in _forms(seen):
        for font in installed():
            if all(map(font.covers, form)):
                return font, piece if form == piece else form
    return None, piece


def _forms(piece: str) -> Iterator[str]:
    yield piece
    yield unicodedata.normalize("NFKC", piece)
    apart = unicodedata.normalize("NFKD", piece).translate(_PLAINER)
    if bare := "".join(letter for letter in apart if unicodedata.category(letter) != "Mn"):
        yield bare


def _is_invisible(letter: str) -> bool:
    return letter == _JOINER or 0xFE00 <= ord(letter) <= 0xFE0F
