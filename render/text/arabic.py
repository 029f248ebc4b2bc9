"""Arabic shaping without a layout library: each letter takes the form that its neighbours require."""

import unicodedata
from collections.abc import Callable
from functools import cache
from typing import Final

from arabic_reshaper import ArabicReshaper

_JOINER: Final = "\u200d"
_LAM_WITH_ALEF: Final = "\ufefb"


def joined(text: str, has: Callable[[str], bool]) -> str:
    """Return a text with its Arabic letters in their joined forms, but only those that a font `has`.

    >>> [f"{ord(letter):X}" for letter in joined("سلام", lambda form: True)]  # initial, lam-alef, isolated
    ['FEB3', 'FEFC', 'FEE1']
    """
    # The library drops joiners before it looks for ligatures, and then replaces the wrong letters, or fails.
    ligatures = has(_LAM_WITH_ALEF) and _JOINER not in text
    shown: str = _reshaper(ligatures=ligatures).reshape(text)
    return "".join(form if has(form) else unicodedata.normalize("NFKC", form) for form in shown)


@cache
def _reshaper(*, ligatures: bool) -> ArabicReshaper:
    return ArabicReshaper(
        {
            "delete_harakat": False,
            "support_ligatures": ligatures,
            "ARABIC LIGATURE ALLAH": False,  # few fonts have it, and its letters join anyway
        }
    )
