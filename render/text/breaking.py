"""Words broken into lines: between words, and in Japanese where a reader would pause."""

import unicodedata
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, pairwise
from typing import Final

from render.text.cleaning import graphemes

_NEVER_FIRST: Final = frozenset("ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々、。，．・！？）」』")
"""Letters with which no Japanese line begins."""
_UNNATURAL: Final = 1.4
"""How much wider lines may become if they break where a reader would pause."""


def broken(text: str, widest: float, width: Callable[[str], float], most: int = 2) -> list[str]:
    """Return a text on one line, or on as few of about the same width as it fits, but at most `most`.

    `width` measures a line. Lines break between words; in Chinese and Japanese between letters, if possible
    where one of these scripts follows a particle or an ending.

    >>> broken("Put them on one line", 12, len)
    ['Put them', 'on one line']
    >>> broken("同じ色のタイルを全部取る", 9, len)
    ['同じ色の', 'タイルを全部取る']
    """
    pieces, gap = text.split(), " "
    if len(pieces) == 1 and any(map(_is_wide, text)):
        pieces, gap = list(_letters(text)), ""
    lines = [text]
    for number in range(1, min(most, len(pieces)) + 1):
        ways = [_lines(pieces, gap, breaks) for breaks in combinations(range(1, len(pieces)), number - 1)]
        lines = min(ways, key=lambda way: max(map(width, way)) * _unease(way, gap), default=lines)
        if max(map(width, lines), default=0) <= widest:
            break
    return lines


def _lines(pieces: Sequence[str], gap: str, breaks: Sequence[int]) -> list[str]:
    return [gap.join(pieces[start:end]) for start, end in pairwise((0, *breaks, len(pieces)))]


def _letters(text: str) -> Iterator[str]:
    """Yield the parts of a text that may stand on lines of their own: letters with what belongs to them."""
    part = ""
    for letter in graphemes(text):
        if part and letter not in _NEVER_FIRST and (_is_wide(letter) or _is_wide(part[-1])):
            yield part
            part = ""
        part += letter
    if part:
        yield part


def _unease(lines: Sequence[str], gap: str) -> float:
    """Return what the width of lines counts, which is more if they don't break where a reader pauses."""
    pauses = all(_is_hiragana(one[-1]) and not _is_hiragana(other[0]) for one, other in pairwise(lines))
    return 1.0 if gap or pauses else _UNNATURAL


def _is_wide(letter: str) -> bool:
    return unicodedata.east_asian_width(letter[0]) in {"W", "F"}


def _is_hiragana(letter: str) -> bool:
    return "\u3041" <= letter <= "\u309f"
