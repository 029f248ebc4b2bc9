"""Arabic letters joined without a layout library: each in the form that its neighbours ask for.

Unicode keeps these forms as letters of their own, and says of each which letter in which place it shows.
"""

import unicodedata
from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

_FORMS: Final = (*range(0xFB50, 0xFC00), *range(0xFE70, 0xFEFD))
_PLACES: Final = ("<isolated>", "<final>", "<initial>", "<medial>")
_JOINERS: Final = {"\u0640", "\u200d"}


@cache
def _table() -> Mapping[tuple[str, str], str]:
    """Return the form of letters (one, or lam with alef) for a place."""
    forms = {}
    for code in _FORMS:
        place, _, letters = unicodedata.decomposition(chr(code)).partition(" ")
        if place in _PLACES:
            forms["".join(chr(int(part, 16)) for part in letters.split()), place] = chr(code)
    return forms


def joined(text: str, has: Callable[[str], bool]) -> str:
    """Return a text with its Arabic letters in the forms that join; only forms that a font `has`.

    >>> [f"{ord(letter):X}" for letter in joined("سلام", lambda form: True)]  # initial, lam-alef, isolated
    ['FEB3', 'FEFC', 'FEE1']
    """
    forms, letters = _table(), _with_ligatures(text, has)
    shown = []
    for place, letter in enumerate(letters):
        if _is_mark(letter):
            shown.append(letter)
            continue
        before = _reaches(_neighbour(letters[:place][::-1]), forward=True) and _reaches(letter, forward=False)
        after = _reaches(letter, forward=True) and _reaches(_neighbour(letters[place + 1 :]), forward=False)
        form = forms.get((letter, _PLACES[before + 2 * after]), letter)
        shown.append(_drawable(form if has(form) else letter))
    return "".join(shown)


def _with_ligatures(text: str, has: Callable[[str], bool]) -> list[str]:
    letters: list[str] = []
    for letter in text:
        pair = letters[-1] + letter if letters else ""
        ligature = _table().get((pair, _PLACES[1])) if pair.startswith("\u0644") else None
        if ligature and has(ligature):
            letters[-1] = pair
        else:
            letters.append(letter)
    return letters


def _drawable(form: str) -> str:
    return "".join(letter for letter in form if letter not in "\u200c\u200d")


def _neighbour(letters: list[str]) -> str:
    return next((letter for letter in letters if not _is_mark(letter)), "")


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter[0]) == "Mn"


def _reaches(letter: str, *, forward: bool) -> bool:
    """Return whether a letter joins the next one (`forward`), or the one before it."""
    if letter in _JOINERS:
        return True
    return (letter, _PLACES[2 if forward else 1]) in _table()
