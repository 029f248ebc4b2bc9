"""Finds the likeliest readings of a text about a take: what each of its numbers, colours and places is.

A number belongs to the noun that it touches, on either side, and each noun has one; or to the preposition
before it, or to what follows it. Of two bare numbers the first is the source. A number right before the
colour is the source in ``2 white 3``, and the number of tiles if the source is said elsewhere. Where several
readings are equally likely, the position decides.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import pairwise, product
from typing import Final

import azul
from azul import Colour, line_word, source_word
from bot.parsing.tokens import PARTS, Token, tokens_of
from bot.parsing.vocabulary import Meaning


@dataclass(frozen=True, slots=True)
class Reading:
    """One reading of a text about a take; what the text doesn't say is None or empty.

    `source` and `line` are words, ``3`` or ``centre``, ``4`` or ``floor``, whether there is such a place or
    not. `colours` is the colour, or all colours that an abbreviation may stand for. `count` is the number of
    tiles. `traits` are other statements: that the take fills its line, takes the marker, or is from a special
    disc. `shares` are the colours that scatter (R31), each with a factory's number, ``left`` or ``right``;
    `mask` is the same in notation. `unread` are the words that mean nothing.
    """

    source: str | None = None
    colours: tuple[Colour, ...] = ()
    line: str | None = None
    count: int | None = None
    traits: frozenset[Meaning] = frozenset()
    shares: tuple[tuple[Colour, str], ...] = ()
    mask: int | None = None
    unread: tuple[str, ...] = ()

    @property
    def missing(self) -> tuple[str, ...]:
        """Which of ``source``, ``colour`` and ``line`` the text doesn't name."""
        parts = (("source", self.source), ("colour", self.colours), ("line", self.line))
        return tuple(name for name, value in parts if not value)

    @property
    def says_anything(self) -> bool:
        """Whether it says anything about a take."""
        return self != Reading(unread=self.unread)


_Role = Enum("_Role", "SOURCE LINE COUNT")
"""What a number in a text can be."""
_Kind = Enum("_Kind", "NUMBER NOUN BEFORE AFTER COLOUR PLACE UNREAD EDGE")
"""The kinds of items: BEFORE is a preposition, AFTER a postposition, PLACE the centre or the floor."""


@dataclass(slots=True)
class _Item:
    """A part of a text; `role` is what it makes of the number next to it.

    A number `is_ordinal`, and so belongs to the noun after it, or `is_dotted`, and may be ordinal, or
    `is_glued` to what is before it. A noun `is_onto` if its case means “onto”, and `is_apart` if words that
    say nothing are before it. A colour `is_of_tiles` if the word “tiles” follows.
    """

    kind: _Kind
    text: str = ""
    role: _Role | None = None
    is_arrow: bool = False
    is_ordinal: bool = False
    is_dotted: bool = False
    is_glued: bool = False
    is_onto: bool = False
    is_apart: bool = False
    is_of_tiles: bool = False


_SPEAKING: Final = {
    Meaning.FACTORY: (_Kind.NOUN, _Role.SOURCE),
    Meaning.LINE: (_Kind.NOUN, _Role.LINE),
    Meaning.ONTO_LINE: (_Kind.NOUN, _Role.LINE),
    Meaning.FROM: (_Kind.BEFORE, _Role.SOURCE),
    Meaning.TO: (_Kind.BEFORE, _Role.LINE),
    Meaning.FROM_AFTER: (_Kind.AFTER, _Role.SOURCE),
    Meaning.TO_AFTER: (_Kind.AFTER, _Role.LINE),
    Meaning.CENTRE: (_Kind.PLACE, _Role.SOURCE),
    Meaning.FLOOR: (_Kind.PLACE, _Role.LINE),
}
_PLACES: Final = {_Role.SOURCE: source_word(azul.CENTRE), _Role.LINE: line_word(azul.FLOOR)}
_NOUNS: Final = frozenset({Meaning.FACTORY, Meaning.LINE})
_LINE_NOUNS: Final = frozenset({Meaning.LINE, Meaning.ONTO_LINE})
_SIDES: Final = frozenset({Meaning.LEFT, Meaning.RIGHT})
_SILENT: Final = frozenset(
    {Meaning.FILLING, Meaning.CORRECTION, Meaning.TILES, Meaning.ORDINAL}
    | {Meaning.MORNING, Meaning.EVENING, Meaning.NIGHT, Meaning.MIDNIGHT, Meaning.NOON}
)
_TRAITS: Final = frozenset(
    {Meaning.FULL, Meaning.MARKER, Meaning.SURPLUS, Meaning.MAGNET, Meaning.KEEP, Meaning.SCATTER}
    | {Meaning.CUSHION}
)
_LINES: Final = frozenset(map(line_word, range(azul.FLOOR)))
_MAX_NUMBERS: Final = 4
"""The most numbers that a take can have; further ones are unread."""
_MAX_DIGITS: Final = 3
_UNREAD: Final = 10
"""The cost of a number that a reading doesn't use. The likeliest reading has the least cost."""
_ORDINAL: Final = 5
"""The cost of an ordinal that isn't taken for the number of the noun after it."""
_LONELY: Final = 4
"""The cost of a noun or a preposition without a number."""
_MISSING: Final = 3
"""The cost of a source or a line that isn't named."""
_UNSURE: Final = 3
"""The cost of a source or a line right before the colour, where it may be the number of tiles."""
_EARLY: Final = 3
"""The cost of a bare line before the source."""
_OFF: Final = 2
"""The cost of a line that no board has."""
_UNUSUAL: Final = 1
"""The cost if the number before Estonian “ritta” is its own but no ordinal, or an ordinal but not its own."""


def readings_of(text: str) -> tuple[Reading, ...]:
    """Return the likeliest readings of a text: several if they are equally likely.

    It may be in any language, or in several: ``2w3``, ``white 2 3``, ``4 white from 2 → line 3 (full)``,
    ``центр сині підлога``, ``2から白を3段目へ``.

    >>> readings_of("4 white from 2 to line 3") == readings_of("line 3: 4 White from 2")
    True
    """
    return _Reader(tokens_of(text)).readings()


class _Reader:
    """Reads everything in a text except its numbers, and then finds the likeliest roles of these."""

    def __init__(self, tokens: Sequence[Token]) -> None:
        self._items = [_Item(_Kind.EDGE)]
        self._said: dict[_Role, str] = {}
        self._colours = tuple[Colour, ...]()
        self._traits: set[Meaning] = set()
        self._shares: tuple[tuple[Colour, str], ...] = ()
        self._mask = next((token.mask for token in tokens if token.mask is not None), None)
        self._unread: list[str] = []
        self._is_apart = False
        coloured = {token.text for token in tokens if token.colours}
        tokens = [_as_place(each, after, coloured) for each, after in _with_next(tokens)]
        is_spelled = any(len(token.text) > 1 and not token.number for token in tokens)
        is_led = any(token.meanings & {Meaning.TO, Meaning.LINE, Meaning.ONTO_LINE} for token in tokens)
        in_polish = frozenset({Meaning.FILLING if is_led else Meaning.TO})
        tokens = [
            replace(each, meanings=in_polish, is_letter=False)
            if _is_preposition(each, after, coloured, is_spelled=is_spelled)
            else each
            for each, after in _with_next(tokens)
        ]
        parts = [at for at, token in enumerate(tokens) if _names_part(token)] or [0]
        corrected = range(parts[0], parts[-1])
        for at, (token, after) in enumerate(_with_next(tokens)):
            if token.colours and (Meaning.MAGNET in after.meanings or token.meanings == after.meanings):
                continue  # “3 (blue magnet)”, or an emoji and a word
            if token.colours and self._colours:
                self._read_shares(tokens[at:])
                break
            if at in corrected and Meaning.CORRECTION in token.meanings:
                self._leave(token)
            else:
                self._read(token, after)
            self._is_apart = Meaning.FILLING in token.meanings
        self._items.append(_Item(_Kind.EDGE))
        numbers = [at for at, item in enumerate(self._items) if item.kind is _Kind.NUMBER]
        self._numbers = numbers[:_MAX_NUMBERS]
        self._unread += [self._items[at].text for at in numbers[_MAX_NUMBERS:]]

    def _read(self, token: Token, after: Token) -> None:
        """Read the next token of the take itself."""
        last, meaning = self._items[-1], next(iter(token.meanings), None)
        is_after_number = last.kind is _Kind.NUMBER
        if token.is_ambiguous:  # “1st” is an ordinal in English, and “from 1” in Estonian
            last.is_dotted = bool(after.meanings & _NOUNS)
            meaning = Meaning.FILLING if last.is_dotted else Meaning.FROM_AFTER
        if token.number and Meaning.MARKER in after.meanings and not token.text.isdecimal():
            return  # “first player marker”
        if token.number:
            self._items.append(_Item(_Kind.NUMBER, token.number, is_glued=token.is_glued))
        elif meaning is Meaning.TOP and after.meanings & _LINE_NOUNS:
            self._items.append(_Item(_Kind.NUMBER, line_word(0), is_ordinal=True))
        elif token.is_arrow:  # only the last arrow points to the line
            self._items = [item for item in self._items if not item.is_arrow]
            self._items.append(_Item(_Kind.BEFORE, role=_Role.LINE, is_arrow=True))
        elif token.colours:
            self._colours = token.colours
            self._items.append(_Item(_Kind.COLOUR))
        elif meaning is Meaning.ORDINAL and is_after_number:
            last.is_dotted = token.text == "."
            last.is_ordinal = not last.is_dotted
        elif meaning is Meaning.TILES and is_after_number:
            self._items.append(_Item(_Kind.AFTER, role=_Role.COUNT))
        elif meaning is Meaning.TILES:
            last.is_of_tiles = True
        elif meaning in _SPEAKING and self._is_contradicted(*_SPEAKING[meaning]):
            self._unread.append(token.text)
        elif meaning in _SPEAKING:
            kind, role = _SPEAKING[meaning]
            is_onto = meaning is Meaning.ONTO_LINE
            self._items.append(_Item(kind, role=role, is_onto=is_onto, is_apart=self._is_apart))
            if kind is _Kind.PLACE:
                self._said[role] = _PLACES[role]
        elif meaning in _TRAITS:
            self._traits.add(meaning)
        elif meaning not in _SILENT and not (meaning is Meaning.NUMBER and self._is_idle(after)):
            self._leave(token)

    def _leave(self, token: Token) -> None:
        """Leave a token unread; what is before it and what is after it don't belong together."""
        self._unread.append(token.text)
        self._items.append(_Item(_Kind.UNREAD))

    def _is_idle(self, after: Token) -> bool:
        """Return whether “no” announces a number, or begins the text as in Polish “no dobra”."""
        last = self._items[-1].kind
        return (bool(after.number) and last is not _Kind.NUMBER) or (
            last is _Kind.EDGE and Meaning.FILLING in after.meanings
        )

    def _is_contradicted(self, kind: _Kind, role: _Role) -> bool:
        """Return whether the text would take from a line, as in “from line 3”, or put onto a factory."""
        before, last = [self._items[0], *self._items][-2:]
        if kind is _Kind.AFTER and last.kind is _Kind.NUMBER and before.kind is _Kind.NOUN:
            is_of_another = self._items[-3].kind in {_Kind.NUMBER, _Kind.AFTER}
            return not is_of_another and before.role is not role
        return role is _Role.LINE and last.kind is _Kind.BEFORE and last.role is _Role.SOURCE

    def _read_shares(self, tokens: Sequence[Token]) -> None:
        """Read what follows from the second colour on: where a scatter disc's tiles go (R31)."""
        waiting: Token | None = None
        for token in tokens:
            place = token.number or next(iter(token.meanings & _SIDES), "")
            if place and waiting is not None:
                self._shares += ((waiting.colours[0], str(place)),)
                waiting = None
            elif len(token.colours) == 1:
                self._unread += [waiting.text] if waiting is not None else []
                waiting = token
            elif place or not (
                token.is_arrow or token.is_letter or token.meanings & (_SILENT | _SPEAKING.keys())
            ):
                self._unread.append(token.text)
        self._unread += [waiting.text] if waiting is not None else []

    def readings(self) -> tuple[Reading, ...]:
        """Return the readings with the least cost."""
        costs: dict[Reading, int] = {}
        for roles in product(*map(self._roles, self._numbers)):
            taken = {role: at for at, role in zip(self._numbers, roles, strict=True) if role is not None}
            if len(taken) == len(roles) - roles.count(None):
                reading, cost = self._reading(taken), self._cost(taken)
                costs[reading] = min(cost, costs.get(reading, cost))
        least = min(costs.values())
        return tuple(reading for reading, cost in costs.items() if cost == least)

    def _reading(self, taken: Mapping[_Role, int]) -> Reading:
        said = self._said | {role: self._items[at].text for role, at in taken.items()}
        count = said.get(_Role.COUNT)
        return Reading(
            said.get(_Role.SOURCE),
            self._colours,
            said.get(_Role.LINE),
            None if count is None else int(count),
            frozenset(self._traits),
            self._shares,
            self._mask,
            (*self._unread, *(self._items[at].text for at in self._numbers if at not in taken.values())),
        )

    def _roles(self, at: int) -> list[_Role | None]:
        """Return the roles that a number can have, by the items beside it."""
        marks = self._marks(at)
        nouns = {item.role for item in self._beside(at)}
        may_count = _Role.COUNT in marks or (not marks and self._may_count(at)) or self._may_stand_for_it(at)
        return [
            *(
                role
                for role in _Role
                if role not in self._said
                and (role in nouns or not marks)
                and (role is not _Role.COUNT or (may_count and len(self._items[at].text) <= _MAX_DIGITS))
            ),
            None,
        ]

    def _cost(self, taken: Mapping[_Role, int]) -> int:
        """Return the cost of taking these numbers for these roles: the higher, the less likely."""
        cost = _UNREAD * (len(self._numbers) - len(taken))
        for role in {_Role.SOURCE, _Role.LINE} - self._said.keys():
            cost += _LONELY * self._is_lonely(role, taken.get(role)) + _MISSING * (role not in taken)
        cost += sum(self._cost_of(at, role, taken) for role, at in taken.items())
        source, line = self._where(_Role.SOURCE, taken), taken.get(_Role.LINE)
        is_bare_source = _Role.SOURCE in taken and self._is_bare(source, _Role.SOURCE)
        if source and line and line < source and self._is_bare(line, _Role.LINE):
            cost += _UNREAD if is_bare_source else _EARLY
        elif is_bare_source and line and self._is_another(line, source):
            cost += _UNREAD + _MISSING + 1
        return cost

    def _cost_of(self, at: int, role: _Role, taken: Mapping[_Role, int]) -> int:
        """Return the cost of taking a number for a role."""
        number, after, marks = self._items[at], self._items[at + 1], self._marks(at)
        cost = _LONELY * (bool(marks) and role not in marks)
        cost += _OFF * (role is _Role.LINE and number.text not in _LINES)
        if after.kind is _Kind.NOUN:
            cost += _ORDINAL * (number.is_ordinal and after.role is not role)
            cost += _UNUSUAL * (after.is_onto and number.is_dotted is not (after.role is role))
        if role is not _Role.COUNT and self._may_count(at):
            cost += _UNSURE * (role is _Role.LINE or not self._ends_bare(at, self._where(_Role.LINE, taken)))
        return cost

    def _is_another(self, line: int, source: int) -> bool:
        """Return whether a bare number may rather be one more line, as in “to 2 and 3”."""
        is_led = self._items[line - 1].kind is _Kind.BEFORE
        return is_led and source == line + 1 and not self._may_count(source)

    def _where(self, role: _Role, taken: Mapping[_Role, int]) -> int:
        """Return the index of the item that names a source or line, 0 if none does."""
        places = (at for at, item in enumerate(self._items) if item.kind is _Kind.PLACE and item.role is role)
        return taken.get(role) or next(places, 0)

    def _ends_bare(self, source: int, line: int) -> bool:
        """Return whether the colour after a number is followed by just a line, as in “2 white 3”."""
        before = self._items[line - 1]
        is_led = before.role is _Role.LINE and not before.is_arrow
        return (
            line > source
            and not is_led
            and self._is_bare(line, _Role.LINE)
            and not self._items[source + 1].is_of_tiles
        )

    def _is_lonely(self, role: _Role, at: int | None) -> bool:
        """Return whether there are nouns for a role, and its number touches none of them."""
        nouns = [item for item in self._items if item.kind is _Kind.NOUN and item.role is role]
        return bool(nouns) and (at is None or not any(item in nouns for item in self._beside(at)))

    def _is_bare(self, at: int, role: _Role) -> bool:
        """Return whether at most an arrow gives a number this role."""
        return all(item.is_arrow or item.role is not role for item in self._beside(at))

    def _marks(self, at: int) -> set[_Role | None]:
        """Return the roles that the prepositions and postpositions beside a number give it."""
        return {item.role for item in self._beside(at) if item.kind is not _Kind.NOUN}

    def _may_count(self, at: int) -> bool:
        """Return whether a number is right before the colour, and so may be the number of tiles."""
        before, number, after = self._items[at - 1 : at + 2]
        is_place = before.kind is _Kind.BEFORE or number.is_ordinal or number.is_dotted
        return after.kind is _Kind.COLOUR and not is_place

    def _may_stand_for_it(self, at: int) -> bool:
        """Return whether a number may stand for the tile, as in “the blue one from 5”."""
        before, number, after = self._items[at - 1 : at + 2]
        return number.text == "1" and before.kind is _Kind.COLOUR and after.kind is _Kind.BEFORE

    def _beside(self, at: int) -> Iterator[_Item]:
        """Yield the items next to a number that can give it a role."""
        before, after = self._items[at - 1], self._items[at + 1]
        number = self._items[at]
        is_own = after.kind is not _Kind.NOUN or not (
            number.is_glued or self._items[at + 2].is_glued or (after.is_apart and not number.is_ordinal)
        )
        yield from [before] if before.kind in {_Kind.BEFORE, _Kind.NOUN} else []
        yield from [after] if after.kind in {_Kind.AFTER, _Kind.NOUN} and is_own else []


def _with_next(tokens: Sequence[Token]) -> Iterator[tuple[Token, Token]]:
    """Yield each token with the one after it."""
    return pairwise([*tokens, Token("")])


def _names_part(token: Token) -> bool:
    return bool(token.number or token.meanings & PARTS)


def _as_place(letter: Token, after: Token, coloured: set[str]) -> Token:
    """Return a token; the letters of “f2”, and of “r3” beside another colour, as a factory and a line."""
    place = None
    if letter.is_letter and after.number and Meaning.FLOOR in letter.meanings:
        place = Meaning.FACTORY
    elif letter.is_letter and after.is_glued and letter.colours == (Colour.RED,):
        place = Meaning.LINE if coloured - {letter.text} else None
    return letter if place is None else replace(letter, meanings=frozenset({place}), is_letter=False)


def _is_preposition(letter: Token, after: Token, coloured: set[str], *, is_spelled: bool) -> bool:
    """Return whether a letter is the Polish preposition “w”, rather than white in notation."""
    leads = after.number or after.meanings & _SPEAKING.keys()
    is_white = letter.is_letter and letter.colours == (Colour.WHITE,)
    return is_white and bool(coloured - {letter.text} or (is_spelled and leads))
