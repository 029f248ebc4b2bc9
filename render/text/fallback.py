"""Font fallback: a text split into runs by the first font that has each letter, in visual order."""

import unicodedata
from collections.abc import Iterator, Sequence
from typing import Final

from render.text.bidi import visual_order
from render.text.cleaning import graphemes, without_invisible
from render.text.fonts import Font, installed
from render.text.shaping import TextRun, can_draw

_COLOURED: Final = "\ufe0f"
_PLAINER: Final = str.maketrans("\u2212", "-")


def text_runs(text: str, fonts: Sequence[Font] = ()) -> list[TextRun]:
    """Return the runs of a clean text from left to right; consecutive letters without a font are one run.

    `fonts` are those that may be used, best first, by default the `installed` ones.
    """
    fonts = fonts or installed()
    found: list[TextRun] = []
    for letters, from_right in visual_order(graphemes(text)):
        parts = list(_runs(letters, fonts, from_right=from_right))
        found += parts[::-1] if from_right else parts
    return [run for place, run in enumerate(found) if run.font or not place or found[place - 1].font]


def unwritable(text: str) -> str:
    """Return the letters of a text that no font has as they are, without repeats, in order."""
    letters = (letter for letter in dict.fromkeys(without_invisible(text)) if not letter.isspace())
    return "".join(letter for letter in letters if not any(font.covers(letter) for font in installed()))


def _runs(text: str, fonts: Sequence[Font], *, from_right: bool) -> Iterator[TextRun]:
    """Yield runs of adjacent graphemes in one font, in logical order."""
    current: Font | None = None
    run = ""
    for piece in graphemes(text):
        holder, letters = _holder(piece, fonts)
        if run and (holder is None or holder is not current):
            yield TextRun(current, run, from_right)
            run = ""
        if holder is None:
            yield TextRun(None, letters, from_right)
        else:
            current, run = holder, run + letters
    if run:
        yield TextRun(current, run, from_right)


def _holder(piece: str, fonts: Sequence[Font]) -> tuple[Font | None, str]:
    """Return the first font that has a whole grapheme, and the form in which the font has it.

    If no font has it, simpler forms are tried: mathematical letters as plain ones, then a letter without its
    marks.
    """
    seen = without_invisible(piece)
    if _COLOURED in piece:
        fonts = sorted(fonts, key=lambda font: not font.coloured)
    for form in _forms(seen):
        letters = piece if form == seen else form
        for font in fonts:
            # Any font can draw the ASCII letters that it has; all others are tried once.
            if all(map(font.covers, form)) and (letters.isascii() or can_draw(font, letters)):
                return font, letters
    return None, piece


def _forms(piece: str) -> Iterator[str]:
    yield piece
    yield unicodedata.normalize("NFKC", piece)
    apart = unicodedata.normalize("NFKD", piece).translate(_PLAINER)
    if bare := "".join(letter for letter in apart if unicodedata.category(letter) != "Mn"):
        yield bare
