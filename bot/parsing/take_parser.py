"""What a text says about a take, in the words of the game or in notation, in whatever order it says it."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from itertools import product
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

    It may do so in any language, or in several: ``центр сині підлога``, ``2から白を3段目へ``. Of readings
    that are equally likely it is the first; see `readings_of`.

    >>> said_in("4 white from 2 to line 3") == said_in("line 3: 4 White from 2")
    True
    """
    return readings_of(text)[0]


def readings_of(text: str) -> tuple[Said, ...]:
    """Return the likeliest readings of a text: several only if they differ and none is likelier.

    A number belongs to the noun it touches, on either side, so that each noun has one: ``2 factory white 4
    line``. Of two bare numbers the first is the source. One right before the colour is the source too, as in
    ``2 white 3``, unless the source is said elsewhere: then it is the number of tiles.
    """
    reader = _Reader()
    for word in words_of(text):
        reader.read(word)
    return reader.readings()


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
_SAY_NOTHING: Final = frozenset({Meaning.FILLING, Meaning.COLUMN})


class _Part(Enum):
    """What a number of a take can be."""

    SOURCE = "source"
    LINE = "line"
    COUNT = "count"


class _Kind(Enum):
    """What stands in a text, as far as it says what the numbers around it are."""

    NUMBER = "number"
    NOUN = "noun"
    BEFORE = "before"
    """A preposition, which speaks of what follows it."""
    AFTER = "after"
    """A postposition, which speaks of what it follows."""
    COLOUR = "colour"
    PLACE = "place"
    """The centre or the floor."""


@dataclass(frozen=True, slots=True)
class _Item:
    """A word of a text; `part` is what it says of the number it touches."""

    kind: _Kind
    word: str = ""
    part: _Part | None = None


_TOUCHING: Final = (
    (Meaning.FACTORY, _Kind.NOUN, _Part.SOURCE),
    (Meaning.LINE, _Kind.NOUN, _Part.LINE),
    (Meaning.COUNT_BEFORE, _Kind.NOUN, _Part.COUNT),
    (Meaning.FROM, _Kind.BEFORE, _Part.SOURCE),
    (Meaning.TO, _Kind.BEFORE, _Part.LINE),
    (Meaning.FROM_BEFORE, _Kind.AFTER, _Part.SOURCE),
    (Meaning.TO_BEFORE, _Kind.AFTER, _Part.LINE),
)
_MOST_NUMBERS: Final = 4
"""Numbers that a take can say something with; more are unread."""
_UNREAD: Final = 10
"""What a number costs a reading that makes nothing of it."""
_LONELY: Final = 4
"""What a noun costs that has no number."""
_MISSING: Final = 3
"""What each part costs that isn't said."""
_UNSURE: Final = 4
"""What a bare source costs right before the colour if no line is said: it may be the number of tiles."""
_EARLY: Final = 3
"""What a bare line costs that comes before the source."""
_LATE: Final = 1
"""What a bare source costs that comes after the line."""


@dataclass(slots=True)
class _Reader:
    """Reads word by word what isn't a number, and then finds out what the numbers are."""

    items: list[_Item] = field(default_factory=list)
    source: str | None = None
    colour: Colour | None = None
    line: str | None = None
    scattered: Colour | None = None
    """The colour whose share is announced."""
    shares: list[tuple[Colour, str]] = field(default_factory=list)
    mask: int | None = None
    strange: list[str] = field(default_factory=list)
    """The words that mean nothing, where numbers may be meant."""
    unread: list[str] = field(default_factory=list)

    def read(self, word: str) -> None:
        """Read the next word."""
        meant = _meant(word)
        if self.scattered is not None:
            self._share(word, meant)
            return
        for meaning, kind, part in _TOUCHING:
            if meaning in meant:
                self.items.append(_Item(kind, word, part))
                return
        if meant & _SAY_NOTHING:
            return
        if _is_number(word):
            self.items.append(_Item(_Kind.NUMBER, word))
        elif colours := [colour for meaning, colour in _COLOURS.items() if meaning in meant]:
            self._colour(word, colours[0])
        elif Meaning.CENTRE in meant and self.source is None:
            self.source = source_word(azul.CENTRE)
            self.items.append(_Item(_Kind.PLACE, word))
        elif Meaning.FLOOR in meant and self.line is None:
            self.line = line_word(azul.FLOOR)
            self.items.append(_Item(_Kind.PLACE, word))
        elif not self._notation(word):
            self.strange.append(word)
            self.items.append(_Item(_Kind.NUMBER, word))

    def _share(self, word: str, meant: frozenset[Meaning]) -> None:
        """Read what follows a colour that scatters: where it goes."""
        colours = [colour for meaning, colour in _COLOURS.items() if meaning in meant]
        if self.scattered is None:
            raise AssertionError("no colour scatters")
        if meant & _SIDES or _is_number(word):
            self.shares.append((self.scattered, next(iter(meant & _SIDES), word)))
            self.scattered = None
        elif Meaning.FILLING in meanings(word):
            pass  # “w lewo”: a letter of notation too, but not between a colour and its place
        elif colours:
            self.unread.append(self.scattered.word)
            self.scattered = colours[0]
        elif not any(meaning in meant for meaning, _, _ in _TOUCHING):
            self.unread.append(word)

    def _colour(self, word: str, colour: Colour) -> None:
        if self.colour is None:
            self.colour = colour
            self.items.append(_Item(_Kind.COLOUR, word))
        else:
            self.scattered = colour

    def _notation(self, word: str) -> bool:
        """Read a move in notation; return whether it is one, and nothing else was said before."""
        take, scatters, letters = in_latin(word).partition("<")
        try:
            move = azul.parse_move(take)
        except NotationError:
            return False
        if self.source is not None or self.colour is not None or self.line is not None or self.items:
            return False
        self.source, self.colour, self.line = source_word(move.source), move.colour, line_word(move.line)
        colours = [colour for colour in COLOURS if colour.letter in letters]
        if letters == "-" or (len(colours) == len(letters) > 0):
            self.mask = sum(1 << colour for colour in colours)
        elif scatters:
            self.unread.append(word)
        return True

    def readings(self) -> tuple[Said, ...]:
        """Return what was read, in each of the likeliest ways."""
        if self.scattered is not None:
            self.unread.append(self.scattered.word)
        if self.colour is None:  # it may be what a strange word is meant as
            self.unread += self.strange
            self.items = [item for item in self.items if item.word not in self.strange]
        numbers = [at for at, item in enumerate(self.items) if item.kind is _Kind.NUMBER]
        for at in numbers[_MOST_NUMBERS:]:
            self.unread.append(self.items[at].word)
        numbers = numbers[:_MOST_NUMBERS]
        costs: dict[Said, int] = {}
        for parts in product((_Part.SOURCE, _Part.LINE, _Part.COUNT, None), repeat=len(numbers)):
            taken = {part: at for at, part in zip(numbers, parts, strict=True) if part is not None}
            cost = self._cost(numbers, taken) if len(taken) == len(parts) - parts.count(None) else None
            if cost is not None:
                said = self._said(numbers, taken)
                costs[said] = min(cost, costs.get(said, cost))
        least = min(costs.values())
        return tuple(said for said, cost in costs.items() if cost == least)

    def _said(self, numbers: list[int], taken: Mapping[_Part, int]) -> Said:
        words = {part: self.items[at].word for part, at in taken.items()}
        unread = [self.items[at].word for at in numbers if at not in taken.values()]
        count = words.get(_Part.COUNT)
        return Said(
            words.get(_Part.SOURCE, self.source),
            self.colour,
            words.get(_Part.LINE, self.line),
            None if count is None else int(count),
            tuple(self.shares),
            self.mask,
            (*self.unread, *unread),
        )

    def _cost(self, numbers: list[int], taken: Mapping[_Part, int]) -> int | None:
        """Return how unlikely it is that these numbers are these parts of a take; None if they can't be."""
        if (_Part.SOURCE in taken and self.source) or (_Part.LINE in taken and self.line):
            return None
        if not all(self._can_be(part, at) for part, at in taken.items()):
            return None
        source, line = taken.get(_Part.SOURCE), taken.get(_Part.LINE)
        unread = [self.items[at].word for at in numbers if at not in taken.values()]
        cost = _LONELY * self._lonely(taken) + sum(_UNREAD - (word in self.strange) for word in unread)
        cost += _MISSING * ((source is None and not self.source) + (line is None and not self.line))
        if source is not None and line is None and not self.line:
            cost += _UNSURE * (self._counts(source) and not self._is_said(_Part.SOURCE, source))
        if source is not None and line is not None and source > line:
            is_bare = not self._is_said(_Part.LINE, line)
            if is_bare and not self._is_said(_Part.SOURCE, source):
                return None
            if is_bare:
                cost += _EARLY
            elif not self._is_said(_Part.SOURCE, source) and not self._counts(source):
                cost += _LATE
        return cost

    def _lonely(self, taken: Mapping[_Part, int]) -> int:
        """Return how many nouns have no number, but for “floor line”."""
        said = {_Part.SOURCE: self.source, _Part.LINE: self.line}
        return sum(
            item.kind is _Kind.NOUN
            and item.part is not None
            and not said.get(item.part)
            and (item.part not in taken or abs(taken[item.part] - at) != 1)
            for at, item in enumerate(self.items)
        )

    def _can_be(self, part: _Part, at: int) -> bool:
        """Return whether a number can be this part, next to what it touches."""
        is_said = self._is_said(part, at)
        if part is _Part.COUNT:
            word = self.items[at].word
            return (is_said or self._counts(at)) and _is_number(word) and len(word) <= _MOST_DIGITS
        others = {_Part.SOURCE, _Part.LINE, _Part.COUNT} - {part}
        is_other = any(self._is_said(other, at, nouns=other is _Part.COUNT) for other in others)
        if part is _Part.LINE and not is_said and self._counts(at) and _is_number(self.items[at].word):
            return False
        return is_said or not is_other

    def _counts(self, at: int) -> bool:
        """Return whether a number stands right before the colour, and after no preposition."""
        before = self.items[at - 1] if at else None
        return (
            at + 1 < len(self.items)
            and self.items[at + 1].kind is _Kind.COLOUR
            and (before is None or before.kind is not _Kind.BEFORE)
        )

    def _is_said(self, part: _Part, at: int, *, nouns: bool = True) -> bool:
        """Return whether a number touches a word that says that it is this part."""
        before = self.items[at - 1] if at else None
        after = self.items[at + 1] if at + 1 < len(self.items) else None
        kinds = (_Kind.BEFORE, _Kind.NOUN) if nouns else (_Kind.BEFORE,)
        kinds_after = (_Kind.AFTER, _Kind.NOUN) if nouns else (_Kind.AFTER,)
        return (before is not None and before.part is part and before.kind in kinds) or (
            after is not None and after.part is part and after.kind in kinds_after
        )


def _meant(word: str) -> frozenset[Meaning]:
    """Return what a word means, or is short for; nothing if that isn't clear."""
    meant = meanings_of(word)
    if not meant and len(word) >= _SHORTEST:
        names = beginnings(word) & NAMES
        meant = names if len(names) == 1 else meant
    return meant


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal()
