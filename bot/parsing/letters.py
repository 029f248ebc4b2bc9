"""Normalizes letters, to recognize words in any case, width, kana or script, with or without accents."""

import re
import unicodedata
from typing import Final

_VOICED: Final = "\u3099\u309a"
"""Marks that turn a kana into a different one, unlike accents."""
_HIRAGANA: Final = {code: code - 0x60 for code in range(0x30A1, 0x30F7)}
"""The hiragana of each katakana."""
_PLAIN: Final = _HIRAGANA | str.maketrans("ł", "l", "'’ʼ`")
_LATIN: Final = "aebkmhopctyxi"
_CYRILLIC: Final = "аевкмнорстухі"
"""Letters that look like those of `_LATIN`, at least as capitals."""
_TO_CYRILLIC: Final = str.maketrans(_LATIN, _CYRILLIC)
_TO_LATIN: Final = str.maketrans(_CYRILLIC, _LATIN)
_HAS_CYRILLIC: Final = re.compile(r"[\u0400-\u052f]")
_HAS_LATIN: Final = re.compile(r"[a-z]")
_MIN_LENGTH: Final = 4
"""The least letters of a word in which one may be wrong."""


def folded(text: str) -> str:
    """Return a text in lower case, with letters and digits of the usual width."""
    return unicodedata.normalize("NFKC", text).casefold()


def alike(word: str) -> str:
    """Return a folded word without accents and apostrophes, in hiragana.

    >>> alike("żółty"), alike("アオ"), alike("п’ять"), alike("чёрный") == alike("черныи")
    ('zolty', 'あお', 'пять', True)
    """
    letters = unicodedata.normalize("NFD", word)
    kept = "".join(letter for letter in letters if letter in _VOICED or not unicodedata.combining(letter))
    return unicodedata.normalize("NFC", kept).translate(_PLAIN)


def spellings(word: str) -> tuple[str, ...]:
    """Return the words that a folded one may stand for: in one alphabet if it mixes two that look alike.

    >>> spellings("тop")
    ('тop', 'тор', 'top')
    """
    if not (_HAS_CYRILLIC.search(word) and _HAS_LATIN.search(word)):
        return (word,)
    return (word, word.translate(_TO_CYRILLIC), word.translate(_TO_LATIN))


def is_slip(typed: str, word: str) -> bool:
    """Return whether one letter, except the first, is wrong, missing or extra, or two are swapped.

    >>> [is_slip(typed, "white") for typed in ("whiet", "wite", "whhite", "whitish", "shite")]
    [True, True, True, False, False]
    """
    if min(len(typed), len(word)) < _MIN_LENGTH or typed[0] != word[0] or abs(len(typed) - len(word)) > 1:
        return False
    begin = next((at for at, (a, b) in enumerate(zip(typed, word, strict=False)) if a != b), None)
    if begin is None:
        return True
    left, right = typed[begin:], word[begin:]
    return (
        left[1:] == right[1:]
        or left[1:] == right
        or left == right[1:]
        or (left[:2] == right[1::-1] and left[2:] == right[2:])
    )
