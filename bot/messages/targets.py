"""What a line would become with a take, as buttons and autocomplete tell it."""

from dataclasses import replace

import azul
from azul import FLOOR, Colour
from bot.words.phrases import Phrases, line_word


def target_label(phrases: Phrases, state: azul.State, move: azul.Move) -> str:
    """Return what a line would become with the take: ``Line 4: 2/4 → full, 1 falls``, or why it is closed."""
    words = phrases.words
    label = words("line-label", line=line_word(move.line))
    fell = azul.falling(state, move)
    board = state.boards[state.turn]
    if move.line == FLOOR:
        cost = (
            azul.apply(state, _with_any_split(state, move)).boards[state.turn].floor_cost - board.floor_cost
        )
        return words("target-floor", label=label, fell=fell, cost=cost)
    line = board.lines[move.line]
    colour = phrases.colour(move.colour)
    if line.is_full:
        return words("target-is-full", label=label)
    if line.colour is not None and line.colour != move.colour:
        return words("target-has-other", label=label, colour=phrases.colour(line.colour))
    if not is_open(state, move.colour, move.line):
        return words("target-on-wall", label=label, colour=colour)
    after = line.count + azul.count(state.tiles_at(move.source), move.colour) - fell
    text = "target-full" if after == line.size else "target-part"
    target = words(text, label=label, filled=line.count, size=line.size, after=after)
    return words("target-falls", target=target, fell=fell) if fell else target


def _with_any_split(state: azul.State, move: azul.Move) -> azul.Move:
    """Return the move with some way to scatter a rest, for what does not depend on which."""
    choice = azul.scatter_choice(state, move.source, move.colour)
    return move if choice is None else replace(move, left=choice.splits[0])


def is_open(state: azul.State, colour: Colour, line: int) -> bool:
    """Return whether the seat to move may put tiles of a colour on a line, or on the floor (R8)."""
    return line == FLOOR or bool(state.boards[state.turn].openings() >> 5 * colour + line & 1)
