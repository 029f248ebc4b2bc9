"""What a take would do to a line, for buttons and autocomplete."""

import azul
from azul import FLOOR
from bot.words.facts import colour_fact, line_fact
from bot.words.language import Words


def target_label(words: Words, state: azul.State, move: azul.Move) -> str:
    """Return what a take would do to its line, ``Line 4: 2/4 → full, 1 falls``, or why the line is closed."""
    place, colour = line_fact(move.line), colour_fact(move.colour)
    fell = azul.falling(state, move)
    board = state.boards[state.turn]
    if move.line == FLOOR:
        cost = azul.board_after(state, move)[0].floor_cost - board.floor_cost
        return words("target-floor", line=place, fell=fell, cost=cost)
    line = board.lines[move.line]
    if line.is_full:
        return words("target-is-full", line=place)
    if line.colour is not None and line.colour != move.colour:
        return words("target-has-other", line=place, colour=colour_fact(line.colour))
    if not azul.is_open(state, move.colour, move.line):
        return words("target-on-wall", line=place, colour=colour)
    filled = line.count + azul.number_taken(state, move) - fell
    text_id = "target-full" if filled == line.size else "target-part"
    return words(text_id, line=place, filled=line.count, size=line.size, after=filled, fell=fell)
