"""What a line would become with a take, as buttons and autocomplete tell it."""

import azul
from azul import FLOOR, line_word
from bot.words.phrases import Phrases


def target_label(phrases: Phrases, state: azul.State, move: azul.Move) -> str:
    """Return what a line would become with the take: ``Line 4: 2/4 → full, 1 falls``, or why it is closed."""
    words = phrases.words
    label = words("line-label", line=line_word(move.line))
    fell = azul.falling(state, move)
    board = state.boards[state.turn]
    if move.line == FLOOR:
        cost = azul.board_after(state, move)[0].floor_cost - board.floor_cost
        return words("target-floor", label=label, fell=fell, cost=cost)
    line = board.lines[move.line]
    colour = phrases.colour(move.colour)
    if line.is_full:
        return words("target-is-full", label=label)
    if line.colour is not None and line.colour != move.colour:
        return words("target-has-other", label=label, colour=phrases.colour(line.colour))
    if not azul.is_open(state, move.colour, move.line):
        return words("target-on-wall", label=label, colour=colour)
    after = line.count + azul.number_taken(state, move) - fell
    text = "target-full" if after == line.size else "target-part"
    target = words(text, label=label, filled=line.count, size=line.size, after=after)
    return words("target-falls", target=target, fell=fell) if fell else target
