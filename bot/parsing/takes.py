"""A take that was typed for `/azul take`, or chosen there."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

import azul
from azul import FLOOR, MOVES, Move, State
from bot.i18n.language import Text, Verbatim, Words
from bot.parsing.offers import fitting, offered
from bot.parsing.places import read_line, read_source
from bot.parsing.take_parser import Said, readings_of
from bot.words.phrases import typed_take
from bot.words.refusals import UnreadableInput
from engine import Refusal
from players.ranking import best_first

_EXAMPLES: Final = 3
_PARTLY: Final = ("no-such-source", "source-empty", "colour-not-there")
"""What can be wrong with a take before it is known where the tiles go."""


def read_take(words: Words, state: State, typed: str) -> Move:
    """Return the move that a text means, legal or not, in a position where tiles are taken.

    It says where from, which colour and where to; or it says less, and only one legal move fits. Raise
    `UnreadableInput` if it doesn't: ``source``, ``colour`` or ``line`` if that part means nothing,
    ``scatter``, ``several`` if several moves fit, else ``move``. Raise `Refusal` for what is read and can't
    be: ``scatter-colour``, ``wrong-count``, or a code of the rules.
    """
    said, *others = readings_of(typed)
    if others:
        said = _only_legal(state, typed, (said, *others))
    if said.missing:
        return _only_fit(words, state, typed, said)
    move = _take_of(said)
    if said.unread:
        is_about_shares = said.shares or "<" in typed or _scatters(state, move)
        raise UnreadableInput("scatter" if is_about_shares else "move", typed, _examples(state))
    there = azul.number_taken(state, move)
    if said.count is not None and there and there != said.count:
        raise Refusal("wrong-count", source=move.source, colour=move.colour, count=there, asked=said.count)
    return _with_shares(state, move, said)


def _only_legal(state: State, typed: str, readings: Sequence[Said]) -> Said:
    """Return the one of several readings that is legal, or else the first; never guess between legal ones.

    Raise `UnreadableInput` (``several``) if more than one is.
    """
    found: dict[Move, Said] = {}
    for move in best_first(state):
        for said in readings:
            if _fits(state, said, move):
                found.setdefault(replace(move, left=None), said)
    possible = list(dict.fromkeys(found.values()))
    if len(possible) > 1:
        raise UnreadableInput("several", typed, _typed(state, list(found)[:_EXAMPLES]))
    return possible[0] if possible else readings[0]


def _fits(state: State, said: Said, move: Move) -> bool:
    """Return whether a move is what was said, as far as it was said, but for what scatters where."""
    return (
        said.source in {None, azul.source_word(move.source)}
        and said.colour in {None, move.colour}
        and said.line in {None, azul.line_word(move.line)}
        and said.count in {None, azul.number_taken(state, move)}
    )


def _take_of(said: Said) -> Move:
    """Return the move of a text that says all of it, but for what goes where from a scatter disc."""
    source, line = read_source(said.source or ""), read_line(said.line or "")
    if said.colour is None:
        raise AssertionError("the text names no colour")
    return MOVES[source][said.colour][line]


def _scatters(state: State, move: Move) -> bool:
    return azul.scatter_choice(state, move.source, move.colour) is not None


def _with_shares(state: State, move: Move, said: Said) -> Move:
    """Return the move with what it says about the rest of a scatter disc.

    Raise `Refusal` (``scatter-colour``) unless each colour of the rest has its place.
    """
    if not said.shares:
        return move if said.mask is None else replace(move, left=said.mask)
    choice = azul.scatter_choice(state, move.source, move.colour)
    if choice is None or not azul.number_taken(state, move):
        return replace(move, left=0)  # the rules say what is wrong
    is_left = {str(choice.left): True, "left": True, str(choice.right): False, "right": False}
    colours = [colour for colour, _ in said.shares]
    if sorted(colours) != list(choice.colours) or any(place not in is_left for _, place in said.shares):
        raise Refusal(
            "scatter-colour",
            source=move.source,
            colour=move.colour,
            line=move.line,
            there=choice.colours,
            left=choice.left,
            right=choice.right,
        )
    return replace(move, left=sum(1 << colour for colour, place in said.shares if is_left[place]))


def _only_fit(words: Words, state: State, typed: str, said: Said) -> Move:
    """Return the one legal move that fits a text in which something is missing."""
    fit = fitting(words, state, typed) if typed.strip() else []
    if len(fit) == 1:
        return fit[0]
    if fit:
        raise UnreadableInput("several", typed, _typed(state, offered(words, state, typed)[:_EXAMPLES]))
    if len(said.missing) == 1 and said.unread:
        raise UnreadableInput(said.missing[0], said.unread[0])
    _check_what_is_said(state, said)
    raise UnreadableInput("move", typed, _examples(state))


def _check_what_is_said(state: State, said: Said) -> None:
    """Raise `UnreadableInput` or `Refusal` if what the text does say can't be, whatever it doesn't say."""
    if said.line is not None:
        read_line(said.line)
    if said.source is None:
        return
    source = read_source(said.source)
    colour = azul.COLOURS[0] if said.colour is None else said.colour
    try:
        azul.check_move(state, MOVES[source][colour][FLOOR])
    except azul.IllegalMove as error:
        is_about_colour = error.code == "colour-not-there"
        if error.code in _PARTLY and (said.colour is not None or not is_about_colour):
            raise Refusal(error.code, **{"source": source, "colour": colour} | error.params) from error


def _examples(state: State) -> tuple[Text, ...]:
    """Return the best guess in both ways to write it."""
    best = best_first(state)[0]
    return (*_typed(state, [best]), Text("typed-example", take=Verbatim(str(best))))


def _typed(state: State, moves: Iterable[Move]) -> tuple[Text, ...]:
    return tuple(Text("typed-example", take=typed_take(state, move)) for move in moves)
