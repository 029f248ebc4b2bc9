"""What a text says about a take, in the words of the game or in notation, in whatever order it says it."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

import azul
from azul import COLOURS, Colour, NotationError, line_word, source_word

_ASIDE: Final = re.compile(r"\([^()]*\)?")
"""What a choice says about a move in brackets follows from the move."""
_ARROW: Final = re.compile(r"[-=]+>|[→⇒➜]")
_BETWEEN: Final = re.compile(r"[\s,;:.]+")
_FROM: Final = frozenset({"from", "factory", "at"})
_TO: Final = frozenset({"to", "onto", "on", "line", "row"})
_FILLING: Final = frozenset({"the", "tile", "tiles", "take", "all", "and"})
_CENTRE: Final = ("centre", "center")
_FLOOR: Final = "floor"
_SIDES: Final = ("left", "right")
_SHORTEST: Final = 2
"""Letters that a shortened word has at least; single letters are notation."""
_MOST_DIGITS: Final = 3
LONGEST: Final = 200
"""Characters that are read of a text: no choice is longer than 100."""


@dataclass(frozen=True, slots=True)
class Said:
    """What was read of a text.

    `source` and `line` are words, ``3`` or ``centre``, ``4`` or ``floor``, whether there is such a place or
    not; None if the text doesn't say. `count` is how many tiles it speaks of. `shares` are the colours that
    go elsewhere from a scatter disc, each with a factory's number, ``left`` or ``right``; `mask` is the same
    in notation. `unread` are the words that mean nothing here.
    """

    source: str | None = None
    colour: Colour | None = None
    line: str | None = None
    count: int | None = None
    shares: tuple[tuple[Colour, str], ...] = ()
    mask: int | None = None
    unread: tuple[str, ...] = ()

    @property
    def missing(self) -> tuple[str, ...]:
        """Which of ``source``, ``colour`` and ``line`` the text doesn't say."""
        return tuple(
            name
            for name, value in (("source", self.source), ("colour", self.colour), ("line", self.line))
            if value is None
        )


def said_in(text: str) -> Said:
    """Return what a text says: ``2w3``, ``white 2 3``, ``4 white from 2 → line 3 (full)``, ``centre blue``.

    Of two bare numbers the first is the source. One right before the colour is the source too, as in
    ``2 white 3``, unless the source is said elsewhere: then it is the number of tiles.

    >>> said_in("4 white from 2 to line 3") == said_in("line 3: 4 White from 2")
    True
    """
    reader = _Reader()
    for word in words_of(text):
        reader.read(word)
    return reader.result()


def words_of(text: str) -> Iterator[str]:
    """Yield the words of a text in lower case, without what it says in brackets."""
    plain = _ASIDE.sub(" ", _ARROW.sub(" to ", text[:LONGEST].casefold()))
    return filter(None, _BETWEEN.split(plain))


@dataclass(slots=True)
class _Reader:
    """Reads word by word."""

    source: str | None = None
    colour: Colour | None = None
    line: str | None = None
    expected: str | None = None
    """Whether ``source`` or ``line`` was announced by a word such as “from”."""
    numbers: list[str] = field(default_factory=list)
    """Bare numbers, in order, but for `amount`; and words that mean nothing, where numbers may be meant."""
    amount: str | None = None
    """The bare number right before the colour."""
    numbers_before: int = 0
    """How many of `numbers` came before that."""
    last: str | None = None
    """The bare number that has just been read."""
    scattered: Colour | None = None
    """The colour whose share is announced."""
    shares: list[tuple[Colour, str]] = field(default_factory=list)
    mask: int | None = None
    strange: list[str] = field(default_factory=list)
    """The words that mean nothing."""
    unread: list[str] = field(default_factory=list)

    def read(self, word: str) -> None:
        """Read the next word."""
        last, self.last = self.last, None
        colour = _colour(word)
        if self.scattered is not None and (word in _SIDES or _is_number(word)):
            self.shares.append((self.scattered, word))
            self.scattered = None
        elif word in _FILLING:
            self.last = last
        elif word in _FROM or word in _TO:
            self.expected = "source" if word in _FROM else "line"
        elif _is_number(word):
            self._number(word)
        elif colour is not None:
            self._colour(colour, last)
        elif _is_word(word, *_CENTRE) and self.source is None:
            self.source = source_word(azul.CENTRE)
            self.expected = None
        elif _is_word(word, _FLOOR) and self.line is None:
            self.line = line_word(azul.FLOOR)
            self.expected = None
        elif not self._notation(word):
            self._strange(word)

    def result(self) -> Said:
        """Return what was read."""
        self._assign()
        if self.scattered is not None:
            self.unread.append(self.scattered.word)
        count = None
        if self.amount is not None and _is_number(self.amount) and len(self.amount) <= _MOST_DIGITS:
            count = int(self.amount)
        elif self.amount is not None:
            self.unread.append(self.amount)
        return Said(
            self.source, self.colour, self.line, count, tuple(self.shares), self.mask, tuple(self.unread)
        )

    def _number(self, word: str) -> None:
        if self.expected == "source" and self.source is None:
            self.source = word
        elif self.expected == "line" and self.line is None:
            self.line = word
        else:
            self.numbers.append(word)
            self.last = word
        self.expected = None

    def _colour(self, colour: Colour, last: str | None) -> None:
        if self.colour is not None:
            if self.scattered is not None:
                self.unread.append(self.scattered.word)
            self.scattered = colour
            return
        self.colour = colour
        if last is not None:
            self.amount = self.numbers.pop()
            self.numbers_before = len(self.numbers)

    def _notation(self, word: str) -> bool:
        """Read a move in notation; return whether it is one, and nothing else was said before."""
        take, scatters, letters = word.partition("<")
        try:
            move = azul.parse_move(take)
        except NotationError:
            return False
        if self.source is not None or self.colour is not None or self.line is not None:
            return False
        self.source, self.colour, self.line = source_word(move.source), move.colour, line_word(move.line)
        colours = [colour for colour in COLOURS if colour.letter in letters]
        if letters == "-" or (len(colours) == len(letters) > 0):
            self.mask = sum(1 << colour for colour in colours)
        elif scatters:
            self.unread.append(word)
        return True

    def _strange(self, word: str) -> None:
        """Note a word that means nothing; perhaps a place was meant."""
        if self.scattered is not None:
            self.unread.append(word)
        else:
            self.strange.append(word)
            self._number(word)

    def _assign(self) -> None:
        """Find out what the bare numbers are; without a colour, it may be what a strange word is meant as."""
        if self.colour is None:
            self.unread += self.strange
            self.numbers = [number for number in self.numbers if number not in self.strange]
        numbers = self.numbers
        wanted = (self.source is None) + (self.line is None)
        if self.amount is not None and self.source is None and not self.numbers_before:
            after_it = wanted - 1
            if len(numbers) == after_it:
                self.source, self.amount = self.amount, None
        if self.source is None and numbers:
            self.source = numbers.pop(0)
        if self.line is None and numbers:
            self.line = numbers.pop(0)
        self.unread += numbers


def _colour(word: str) -> Colour | None:
    """Return the colour of a word, its beginning, or its letter in notation; None if there isn't just one."""
    found = [colour for colour in COLOURS if colour.letter == word or _is_word(word, colour.word)]
    return found[0] if len(found) == 1 else None


def _is_word(word: str, *meant: str) -> bool:
    """Return whether a word is one of those that are meant, the beginning of one, or its letter."""
    return any(
        each.startswith(word) if len(word) >= _SHORTEST else word == each[0] and each in {*_CENTRE, _FLOOR}
        for each in meant
    )


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal()
