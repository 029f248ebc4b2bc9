"""Words broken into lines: between words, and in Japanese where a reader would pause."""

import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations, pairwise
from typing import Final

from render.text.cleaning import graphemes

_NEVER_FIRST: Final = frozenset("ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々、。，．・！？）」』")
"""Letters with which no Japanese line begins."""
_UNNATURAL: Final = 1.4
"""By how much wider lines may become in order to break where a reader would pause."""


def broken(text: str, widest: float, width: Callable[[str], float], most: int = 2) -> list[str]:
    """Return a text on one line, or on as few of about the same width as it fits, but at most `most`.

    `width` measures a line. Lines break between words; in Chinese and Japanese between letters too, if
    possible where one of these scripts follows a particle or an ending.

    >>> broken("Put them on one line", 12, len)
    ['Put them', 'on one line']
    >>> broken("同じ色のタイルを全部取る", 9, len)
    ['同じ色の', 'タイルを全部取る']
    """
    pieces = [piece for word in text.split() for piece in _pieces(word)]
    lines = [text]
    for number in range(1, min(most, len(pieces)) + 1):
        ways = [_lines(pieces, breaks) for breaks in combinations(range(1, len(pieces)), number - 1)]
        easiest = min(ways, key=lambda way: max(width(line.rstrip()) for line in way) * _unease(way))
        lines = [line.rstrip() for line in easiest]
        if max(map(width, lines)) <= widest:
            break
    return lines


def _lines(pieces: Sequence[str], breaks: Sequence[int]) -> list[str]:
    return ["".join(pieces[start:end]) for start, end in pairwise((0, *breaks, len(pieces)))]


def _pieces(word: str) -> Iterable[str]:
    """Return the parts of a word that may stand on lines of their own; the last one ends with a space."""
    return _letters(f"{word} ") if any(map(_is_wide, word)) else (f"{word} ",)


def _letters(text: str) -> Iterator[str]:
    """Yield the parts of a text that may stand on lines of their own: letters with what belongs to them."""
    part = ""
    for letter in graphemes(text):
        if part and letter != " " and letter not in _NEVER_FIRST and (_is_wide(letter) or _is_wide(part[-1])):
            yield part
            part = ""
        part += letter
    if part:
        yield part


def _unease(lines: Sequence[str]) -> float:
    """Return the factor for the width of lines, which is higher if they don't break where a reader pauses."""
    return 1.0 if all(_is_pause(one[-1], other[0]) for one, other in pairwise(lines)) else _UNNATURAL


def _is_pause(last: str, first: str) -> bool:
    return last == " " or (_is_hiragana(last) and not _is_hiragana(first))


def _is_wide(letter: str) -> bool:
    return unicodedata.east_asian_width(letter[0]) in {"W", "F"}


def _is_hiragana(letter: str) -> bool:
    return "\u3041" <= letter <= "\u309f"
