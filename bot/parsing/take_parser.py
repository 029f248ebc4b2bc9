"""What a text says about a take, in the words of the game or in notation, in whatever order it says it."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

import azul
from azul import COLOURS, Colour, NotationError, line_word, source_word
from bot.parsing.letters import folded, in_latin
from bot.parsing.vocabulary import NAMES, Meaning, beginnings, meanings, pieces

_ASIDE: Final = re.compile(r"\([^()]*\)?")
"""What a choice says about a move in brackets follows from the move."""
_EMOJI: Final = re.compile(r"<?:azul_\w+:(?:\d+>)?")
"""A tile as messages show it, beside the colour in words."""
_ARROW: Final = re.compile(r"[-=]+>|[→⇒➜]")
_BETWEEN: Final = re.compile(r"[\s,;:.#№、。・«»„“”\"「」]+")
_ENDING: Final = re.compile(r"(?<=\d)-[^\W\d_]{1,4}$")
"""A case that is written after a number, as in “2-st”."""
_SIGNS: Final = {"→": Meaning.TO, "c": Meaning.CENTRE, "f": Meaning.FLOOR} | {
    colour.letter: Meaning(colour.word) for colour in COLOURS
}
"""What single characters mean: those of choices and of notation."""
_COLOURS: Final = {Meaning(colour.word): colour for colour in COLOURS}
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

    It may do so in any language, or in several: ``центр сині підлога``, ``2から白を3段目へ``.

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
    """Yield the words of a text in lower case, without what it says in brackets; ``→`` is a word."""
    plain = _EMOJI.sub(" ", folded(text[:LONGEST])[:LONGEST])
    plain = _ASIDE.sub(" ", _ARROW.sub(" → ", plain))
    for word in _BETWEEN.split(plain):
        yield from pieces(_ENDING.sub("", word))


def meanings_of(word: str) -> frozenset[Meaning]:
    """Return what a word means, which may be a letter of notation; nothing if it means nothing."""
    return frozenset({_SIGNS[word]}) if word in _SIGNS else meanings(word)


_SIDES: Final = frozenset({Meaning.LEFT, Meaning.RIGHT})
_ANNOUNCE_SOURCE: Final = frozenset({Meaning.FROM, Meaning.FACTORY})
_ANNOUNCE: Final = _ANNOUNCE_SOURCE | {Meaning.TO, Meaning.LINE}
_BEFORE: Final = frozenset({Meaning.FROM_BEFORE, Meaning.TO_BEFORE, Meaning.COUNT_BEFORE})
_SAY_NOTHING: Final = _BEFORE | {Meaning.FILLING, Meaning.COLUMN}


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
    counted: str | None = None
    """The number that was said to be that of the tiles."""
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
        meant = _meant(word)
        if self.scattered is not None and (meant & _SIDES or _is_number(word)):
            self.shares.append((self.scattered, next(iter(meant & _SIDES), word)))
            self.scattered = None
        elif self.scattered is not None and Meaning.FILLING in meanings(word):
            pass  # “w lewo”: a letter of notation too, but not between a colour and its place
        elif last is not None and meant & _BEFORE:
            self._ended(last, meant)
        elif meant & _ANNOUNCE:
            self.expected = "source" if meant & _ANNOUNCE_SOURCE else "line"
        elif meant & _SAY_NOTHING:
            self.last = last
        elif _is_number(word):
            self._number(word)
        elif colours := [colour for meaning, colour in _COLOURS.items() if meaning in meant]:
            self._colour(colours[0], last)
        elif Meaning.CENTRE in meant and self.source is None:
            self.source = source_word(azul.CENTRE)
            self.expected = None
        elif Meaning.FLOOR in meant and self.line is None:
            self.line = line_word(azul.FLOOR)
            self.expected = None
        elif not self._notation(word):
            self._strange(word)

    def _ended(self, number: str, meant: frozenset[Meaning]) -> None:
        """Read what follows a number and says what it was."""
        if Meaning.COUNT_BEFORE in meant:
            self.counted = number
        elif Meaning.FROM_BEFORE in meant and self.source is None:
            self.source = number
        elif Meaning.TO_BEFORE in meant and self.line is None:
            self.line = number
        else:
            return
        self.numbers.pop()

    def result(self) -> Said:
        """Return what was read."""
        self._assign()
        if self.scattered is not None:
            self.unread.append(self.scattered.word)
        count = None
        for number in filter(None, (self.counted, self.amount)):
            if count is None and _is_number(number) and len(number) <= _MOST_DIGITS:
                count = int(number)
            else:
                self.unread.append(number)
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
        take, scatters, letters = in_latin(word).partition("<")
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


def _meant(word: str) -> frozenset[Meaning]:
    """Return what a word means, or is short for; nothing if that isn't clear."""
    meant = meanings_of(word)
    if not meant and len(word) >= _SHORTEST:
        names = beginnings(word) & NAMES
        meant = names if len(names) == 1 else meant
    return meant


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal()
