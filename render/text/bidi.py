"""In which order a line of text is seen: Unicode's bidirectional algorithm, by python-bidi.

>>> [piece for piece, _ in seen_order(["a", " ", "א", "ב", " ", "1", "2", "!"])]
['a 12', 'אב ', '!']
"""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from bidi import algorithm

_JOINERS: Final = "\u200c\u200d"
Piece = tuple[str, bool]
"""Letters that run in one direction, in the order they are written, and whether that is from the right."""


def seen_order(graphemes: Sequence[str]) -> list[Piece]:
    """Return the pieces of a line without direction controls, from the left to the right of the screen.

    The library's `get_display` turns single letters round and forgets which way they run; marks and joined
    emoji must stay with their letter, and layout needs the way. So these are its steps, on a letter for each
    grapheme.
    """
    firsts = "".join(grapheme.lstrip(_JOINERS)[:1] or " " for grapheme in graphemes)
    line = algorithm.get_empty_storage()
    line["base_level"] = algorithm.get_base_level(firsts)
    algorithm.get_embedding_levels(firsts, line)
    for first, grapheme in zip(line["chars"], graphemes, strict=True):
        first["ch"] = grapheme
    algorithm.explicit_embed_and_overrides(line)
    algorithm.resolve_weak_types(line)
    algorithm.resolve_neutral_types(line, debug=False)
    algorithm.resolve_implicit_levels(line, debug=False)
    algorithm.reorder_resolved_levels(line, debug=False)
    pieces = []
    for from_right, row in groupby(line["chars"], key=lambda seen: seen["level"] % 2 == 1):
        letters = [seen["ch"] for seen in row]
        pieces.append(("".join(reversed(letters) if from_right else letters), from_right))
    return pieces
