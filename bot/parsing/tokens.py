"""Splits a typed text into words and numbers with their possible meanings."""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from azul import Colour
from bot.parsing.letters import folded, spellings
from bot.parsing.vocabulary import COLOURS, JAPANESE, NUMBERS, Meaning, ending, meanings, pieces

MAX_TEXT_LENGTH: Final = 200
"""Characters of a text that are read; no choice is longer than 100."""
_UNSEEN: Final = re.compile(
    r"(?i:\bno\.\s?(?=\d))|[№\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufe0e\ufe0f\u20e3]"
)
"""The numero sign, “no.”, the modifiers that make an emoji of a digit or a sign, and what has no width."""
_SCRAWL: Final = re.compile(r"[\u0300-\u036f\u0488\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]")
"""Combining marks that are left after normalization, and so belong to no letter."""
_EMOJI: Final = re.compile(r"<?:azul_(?:\w+_)?([a-z]+)(?:_[0-9a-f]{8})?:(?:\d+>)?")
"""A tile's emoji as messages contain it."""
_ASIDE: Final = re.compile(r"\(([^()]*)\)?|\+\d+|(?<!\S)[:;=x]-?[dpo](?!\S)", re.IGNORECASE)
"""What is in brackets, what a choice adds after a plus, and smileys."""
_EFFECTS: Final = re.compile(r"\D*|.*[/−].*")
"""What a choice adds in brackets, which follows from the move and needn't be read."""
_QUOTE: Final = re.compile(r"\A\s*(?:>+\s+)+")
"""The mark of a quotation, at the beginning; it is no arrow."""
_SPELLED: Final = re.compile(r"(?<!\S)(?:[^\W\d_\u3005-\u9fff] ){3,}[^\W\d_\u3005-\u9fff](?!\S)")
"""A word whose letters are spaced out."""
_CHUNK: Final = re.compile(
    r"(?P<mention><[@#:/][^>]*>)|(?P<star>(?<!\S)(?:\*(?=\w+(?:\s|$))|:(?=3(?:\s|$))))|[^\W_]+(?:['’ʼ`-][^\W_]+)*(?:<(?:-|[a-z]*))?(?P<stop>\.(?!\d))?|(?P<arrow>[-=]*>|[→⇒➜➡])|(?P<back><[-=]+|[←⇐⬅])|[^\w\s]|_+",
    re.IGNORECASE,
)
"""A mention, the star of “*3” or the colon of “:3”, letters and digits without spaces, arrows, or a sign."""
_PART: Final = re.compile(r"(\d+)(?:-?([^\W\d_]{1,6})(?![^\W_]))?|[^\W\d_]+(?:['’ʼ`][^\W\d_]+)*")
"""A number, perhaps with its ending, or a word."""
_ENDING: Final = 4
"""The most letters of an unknown ending, which after a hyphen makes a number ordinal."""
_NOTATION: Final = re.compile(r"([c\d])([byrkw])([1-5f])?(?:<(-|[a-z]*))?")
PARTS: Final = COLOURS | {Meaning.CENTRE, Meaning.FLOOR}
"""What names a part of a take, besides numbers."""
_COLOURS: Final = {colour: Meaning(colour.word) for colour in Colour}
_LETTERS: Final = {colour.letter: meaning for colour, meaning in _COLOURS.items()} | {
    "c": Meaning.CENTRE,
    "f": Meaning.FLOOR,
}


@dataclass(frozen=True, slots=True)
class Token:
    """A word, a number or a sign, as it was typed.

    `meanings` is one meaning, or several colours; empty for numbers and unknown words. `number` is in ASCII
    digits; it `is_glued` if letters stand right before it, as in “row3”. A single letter of notation
    `is_letter`; `mask` is what a move in notation scatters to the left.
    """

    text: str
    meanings: frozenset[Meaning] = frozenset()
    number: str = ""
    is_arrow: bool = False
    is_glued: bool = False
    is_letter: bool = False
    mask: int | None = None

    @property
    def colours(self) -> tuple[Colour, ...]:
        """The colours that it can be."""
        return tuple(colour for colour, meaning in _COLOURS.items() if meaning in self.meanings)

    @property
    def is_ambiguous(self) -> bool:
        """Whether it is the ending of a number in two languages, with different meanings."""
        return len(self.meanings) > 1 and not self.colours


def tokens_of(text: str) -> list[Token]:
    """Split a text into tokens, leaving out what is in brackets and between words."""
    plain = unicodedata.normalize("NFKC", _UNSEEN.sub("", text[:MAX_TEXT_LENGTH]))[:MAX_TEXT_LENGTH]
    plain = _ASIDE.sub(_in_brackets, _EMOJI.sub(r" \1 ", _SCRAWL.sub("", plain)))
    plain = _SPELLED.sub(lambda word: word[0].replace(" ", ""), _QUOTE.sub("", plain))
    found = [token for chunk in _CHUNK.finditer(plain) for token in _tokens_in(chunk)]
    return found if len(text.strip()) <= MAX_TEXT_LENGTH else [*found, Token("…")]


def _in_brackets(aside: re.Match[str]) -> str:
    """Return what has to be read of an aside: nothing of the effects that a choice adds."""
    said = aside[1] or ""
    is_part = bool(meanings(folded(said.strip())) & PARTS)
    return f" {said} " if is_part or not _EFFECTS.fullmatch(said) else " "


def numbers_alone(text: str) -> list[str]:
    """Return the numbers of a text, in digits; none if it has words of unknown meaning.

    >>> numbers_alone("Line 3: blue"), numbers_alone("third"), numbers_alone("3 bananas")
    (['3'], ['3'], [])
    """
    tokens = tokens_of(text)
    if any(not token.number and not token.meanings - {Meaning.NOT} for token in tokens):
        return []
    return [token.number for token in tokens if token.number]


def _tokens_in(chunk: re.Match[str]) -> Iterator[Token]:
    text = chunk[0]
    if chunk["arrow"]:
        yield Token("", is_arrow=True)
    elif notation := _notation(text):
        yield from _in_notation(notation)
    elif text[0].isalnum():
        words, back, rest = text.removesuffix(".").partition("<")
        yield from _in_words(words, is_ordinal=bool(chunk["stop"]))
        yield from [Token(back + rest)] if back else []
    elif chunk["star"]:
        yield Token(text, frozenset({Meaning.CORRECTION}))
    elif chunk["back"] or chunk["mention"]:
        yield Token(text)
    elif meant := meanings(text):
        yield Token(text, meant)


def _notation(text: str) -> re.Match[str] | None:
    """Match a move in notation, or its beginning; Cyrillic letters that look like Latin ones are accepted."""
    return _NOTATION.fullmatch(spellings(folded(text).rstrip("."))[-1])


def _in_notation(move: re.Match[str]) -> Iterator[Token]:
    source, colour, line, left = move.groups()
    if source == "c":
        yield Token(source, frozenset({Meaning.CENTRE}))
    else:
        yield Token(source, number=source)
        yield Token("", frozenset({Meaning.FROM_AFTER}))
    to_left = [each for each in Colour if each.letter in (left or "")]
    is_mask = left == "-" or (left is not None and len(to_left) == len(left) > 0)
    mask = sum(1 << each for each in to_left) if is_mask else None
    yield Token(colour, frozenset({_LETTERS[colour]}), mask=mask)
    if left and not is_mask:
        yield Token(left)
    if line == "f":
        yield Token(line, frozenset({Meaning.FLOOR}))
    elif line:
        yield Token("", frozenset({Meaning.TO}))
        yield Token(line, number=line)


def _in_words(text: str, *, is_ordinal: bool) -> Iterator[Token]:
    """Yield the tokens of letters and digits without spaces; a dot may follow them, as in “2.”."""
    parts = list(_PART.finditer(text))
    for part in parts:
        digits, after = part.groups()
        if digits:
            if re.search(r"\d-$", text[: part.start()]):  # “2-3”
                yield Token("", is_arrow=True)
            is_glued = _is_spaced(text[: part.start()][-1:])
            yield Token(digits, number=str(int(digits)), is_glued=is_glued)
            yield from _after_digits(digits, after, has_hyphen="-" in part[0]) if after else ()
            if is_ordinal and part is parts[-1] and not after:
                yield Token(".", frozenset({Meaning.ORDINAL}))
        else:
            yield from _words(part[0])


def _is_spaced(letter: str) -> bool:
    """Return whether it is a letter of a script that has spaces between words, so that none has a meaning."""
    return letter.isalpha() and not JAPANESE.match(letter)


def _after_digits(digits: str, text: str, *, has_hyphen: bool) -> Iterator[Token]:
    """Yield the tokens of a few letters right after digits: the ending of a number, or words."""
    said, words = ending(folded(text)), list(_words(text))
    if Meaning.FROM_AFTER in said and digits[-1] != "1":  # “1st” is English too, “2st” isn't
        said -= {Meaning.ORDINAL}
    if not said and has_hyphen and len(text) <= _ENDING and not any(token.meanings for token in words):
        said = frozenset({Meaning.ORDINAL})
    yield from [Token(text, said)] if said else words


def _words(text: str) -> Iterator[Token]:
    """Yield the tokens of letters without spaces; the case of a numeral may have a meaning of its own."""
    for word in pieces(text):
        letter, meant = _LETTERS.get(folded(word)), meanings(folded(word))
        if letter:
            yield Token(word, frozenset({letter}), is_letter=True)
            continue
        numbers = [Token(word, number=str(each)) for each in meant & NUMBERS]
        yield from numbers
        if meant - NUMBERS or not numbers:
            yield Token(word, meant - NUMBERS)
