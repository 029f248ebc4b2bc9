"""Names that people typed, made fit for a message: they can't format, link, mention or reorder anything."""

import re
import unicodedata
from typing import Final

LONGEST_NAME: Final = 32
_MARKDOWN: Final = re.compile(r"([\\*_~`|>#\[\]()<:@+.!/-])")
_RIGHT_TO_LEFT: Final = frozenset({"R", "AL", "AN"})
_JOINERS: Final = "\u200c\u200d"
_FILLERS: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that look like nothing: names are hidden behind them."""


def plain_name(name: str) -> str:
    """Return a name without control and formatting characters, in one line of at most 32 characters.

    A name of nothing visible becomes a question mark.
    """
    kept = "".join(
        " " if character.isspace() or character in _FILLERS else character
        for character in unicodedata.normalize("NFC", name)
        if character.isspace() or character in _JOINERS or unicodedata.category(character)[0] != "C"
    )
    tidy = " ".join(kept.split()).strip(_JOINERS)[:LONGEST_NAME].rstrip()
    has_a_base = any(unicodedata.category(character)[0] not in "MC" for character in tidy)
    return tidy if has_a_base else "?"


def markdown_name(name: str) -> str:
    """Return a name for a Discord message: escaped, and isolated if it is written right to left."""
    plain = plain_name(name)
    escaped = _MARKDOWN.sub(r"\\\1", plain)
    if any(unicodedata.bidirectional(character) in _RIGHT_TO_LEFT for character in plain):
        return f"\u2068{escaped}\u2069"
    return escaped
