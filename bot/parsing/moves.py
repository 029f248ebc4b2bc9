"""Parses typed moves: takes, and spaces on a free wall; ranks the legal takes that a text may mean."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

import azul
from azul import FLOOR, LINE_LETTERS, MOVES, SOURCE_LETTERS, Colour, Disc, Move, State, line_word, source_word
from bot.i18n.language import Text, Verbatim, Words
from bot.parsing.letters import folded
from bot.parsing.readings import Reading, readings_of
from bot.parsing.tokens import numbers_alone
from bot.parsing.vocabulary import Meaning, is_unknown
from bot.words.phrases import typed_take
from bot.words.refusals import UnreadableInput
from bot.words.takes import take_text
from engine import Refusal
from players.ranking import best_first

MAX_CHOICES: Final = 25
"""The most choices that Discord shows."""
_EXAMPLES: Final = 3
_SOURCES: Final = {source_word(source): source for source in range(len(SOURCE_LETTERS))}
_LINES: Final = {line_word(line): line for line in range(len(LINE_LETTERS))}
_COLOUR, _SOURCE, _LINE = 8, 5, 3
"""The distance of a take with another colour, source or line than the text's; each detail counts 1."""
_PARTLY: Final = ("no-such-source", "source-empty", "colour-not-there")
"""What can be wrong with a take even if its line isn't known yet."""
_NOWHERE: Final = -1
"""No valid mask."""


class Guess(UnreadableInput):
    """A text that may mean `move`: besides words that nobody knows, or if an illegal take isn't meant."""

    def __init__(self, typed: str, move: Move, choices: Sequence[Text]) -> None:
        super().__init__("guess", typed, choices)
        self.move = move


def read_take(state: State, typed: str) -> Move:
    """Return the move that a text means, legal or not, in a position where tiles are taken.

    The text names the source, the colour and the line, or so much of them that only one legal move fits.
    Raise `UnreadableInput` otherwise: ``source``, ``colour`` or ``line`` if that part means nothing,
    ``scatter`` if that of the split does, ``several`` if several moves fit, ``guess`` if none does, or
    ``move`` if the text says nothing about one; `Guess` if only unknown words are in the way, or an
    illegal take that is as likely to be meant. Raise `Refusal` for a readable but impossible take:
    ``wrong-count``, or a code of the rules such as ``scatter-colour``.
    """
    readings = readings_of(typed)
    if not readings[0].says_anything:
        raise UnreadableInput("move", typed, _examples(state))
    ranked = _ranked(state, readings)
    fit = [move for distance, move in ranked if not distance]
    if readings[0].unread:
        if len(fit) == 1 and _names_every_part(readings):
            raise Guess(typed, fit[0], _typed(state, fit))
        fit = []
    whole = [reading for reading in readings if not reading.missing]
    if len(fit) == 1 and whole and all(_distance(reading, state, fit[0]) for reading in whole):
        raise Guess(typed, fit[0], _typed(state, fit))  # what says a whole take means an illegal one
    takes = list(dict.fromkeys(replace(move, left=None) for move in fit))
    if len(fit) == 1:
        return fit[0]
    if len(takes) == 1:
        return takes[0]  # the split of a scatter disc is missing, which the rules will say
    if takes:
        raise UnreadableInput("several", typed, _typed(state, takes[:_EXAMPLES]))
    _explain(state, typed, readings)
    raise UnreadableInput("guess", typed, _typed(state, [ranked[0][1]]))


def _names_every_part(readings: Sequence[Reading]) -> bool:
    """Return whether a text names every part of one take, besides words that no language knows.

    With the number of tiles it has three numbers: those before and after an unknown word may be two moves.
    """
    (said, *others) = readings
    return not (others or said.missing or said.count) and all(map(is_unknown, said.unread))


def says_exactly(words: Words, state: State, typed: str, move: Move) -> bool:
    """Return whether a text is a move's notation, or the bot's own wording of it in this language."""
    written = (str(move), words(take_text(state, move)), words(typed_take(state, move)))
    return _plain(typed) in map(_plain, written)


def offered(state: State, typed: str) -> list[Move]:
    """Return at most 25 legal takes: those that fit the typed text, or else all, the nearest first.

    Of those that fit equally well, the likeliest take comes first. Unknown words are ignored.
    """
    ranked = _ranked(state, readings_of(typed))
    fit = [move for distance, move in ranked if not distance] or [move for _, move in ranked]
    return fit[:MAX_CHOICES]


def read_place(option: str, text: str) -> int:
    """Parse a line or a column of the wall: ``3``, ``third``, ``Line 3: blue``; return it counted from 0.

    It may be in any language. Raise `UnreadableInput` with `option` if it isn't one.
    """
    numbers = numbers_alone(text)
    if len(numbers) != 1 or numbers[0] not in {"1", "2", "3", "4", "5"}:
        raise UnreadableInput(option, text)
    return int(numbers[0]) - 1


def _ranked(state: State, readings: Sequence[Reading]) -> list[tuple[int, Move]]:
    """Return the legal takes with their distances from the readings: the nearest, then the best, first."""
    found = [
        (min(_distance(reading, state, move) for reading in readings), move) for move in best_first(state)
    ]
    found.sort(key=lambda each: each[0])
    return found


def _distance(said: Reading, state: State, move: Move) -> int:
    """Return the distance of a take from a reading, by what that says; 0 if they agree."""
    details = [said.count not in {None, azul.number_taken(state, move)}, said.mask not in {None, move.left}]
    details += [not _has(state, move, trait) for trait in said.traits]
    if said.shares:
        details.append(_mask(said, state, move) != move.left)
    return (
        _SOURCE * (said.source not in {None, source_word(move.source)})
        + _COLOUR * (bool(said.colours) and move.colour not in said.colours)
        + _LINE * (said.line not in {None, line_word(move.line)})
        + sum(details)
    )


def _has(state: State, move: Move, trait: Meaning) -> bool:
    """Return whether a take fills its line, takes the marker, or is from a disc of some kind."""
    if trait is Meaning.FULL:
        return move.line != FLOOR and azul.board_after(state, move)[0].lines[move.line].is_full
    if trait is Meaning.MARKER:
        return azul.takes_marker(state, move)
    disc = state.disc_at(move.source)
    return disc.pulls is not None if trait is Meaning.MAGNET else disc is Disc[trait.name]


def _mask(said: Reading, state: State, move: Move) -> int:
    """Return the mask of colours that a reading scatters to the left, -1 if it doesn't place all (R31)."""
    choice = azul.scatter_choice(state, move.source, move.colour)
    if choice is None or sorted(colour for colour, _ in said.shares) != list(choice.colours):
        return _NOWHERE
    left, right = {str(choice.left), "left"}, {str(choice.right), "right"}
    if any(place not in left | right for _, place in said.shares):
        return _NOWHERE
    return sum(1 << colour for colour, place in said.shares if place in left)


def _explain(state: State, typed: str, readings: Sequence[Reading]) -> None:
    """Raise `UnreadableInput` or `Refusal` if there is a specific reason why no take fits the readings."""
    said, is_clear = readings[0], len({reading.missing for reading in readings}) == 1
    if is_clear and len(said.missing) == len(said.unread) == 1:
        raise UnreadableInput(said.missing[0], said.unread[0])
    for part, place, known in (("source", said.source, _SOURCES), ("line", said.line, _LINES)):
        if place is not None and place not in known and not said.unread:
            raise UnreadableInput(part, place)
    if said.source not in _SOURCES or said.line not in {None, *_LINES} or len(said.colours) > 1:
        return
    colour = said.colours[0] if said.colours else Colour.BLUE
    move = MOVES[_SOURCES[said.source or ""]][colour][_LINES[said.line or "floor"]]
    if said.missing:
        if is_clear:
            refuse_illegal(state, move, _PARTLY if said.colours else _PARTLY[:2])
    elif not said.unread:
        there = azul.number_taken(state, move)
        if there and said.count not in {None, there}:
            raise Refusal("wrong-count", source=move.source, colour=colour, count=there, asked=said.count)
        refuse_illegal(state, replace(move, left=_mask(said, state, move) if said.shares else said.mask))
    elif azul.scatter_choice(state, move.source, colour):
        raise UnreadableInput("scatter", typed)


def refuse_illegal(state: State, move: Move, codes: Collection[str] = ()) -> None:
    """Raise `Refusal` with the rules' code if a take is illegal; with `codes`, only for one of these."""
    try:
        azul.check_move(state, move)
    except azul.IllegalMove as error:
        if not codes or error.code in codes:
            asked = {"source": move.source, "colour": move.colour, "line": move.line}
            raise Refusal(error.code, **asked | error.params) from error


def _examples(state: State) -> tuple[Text, ...]:
    """Return the likeliest take as an example, in words and in notation."""
    best = best_first(state)[0]
    return (*_typed(state, [best]), Text("typed-example", take=Verbatim(str(best))))


def _typed(state: State, moves: Iterable[Move]) -> tuple[Text, ...]:
    return tuple(Text("typed-example", take=typed_take(state, move)) for move in moves)


@lru_cache(maxsize=1024)
def _plain(text: str) -> str:
    """Return a text in lower case and normal width, without code marks and superfluous spaces."""
    return " ".join(folded(text).replace("`", "").split())
