"""What a take would do to a line, for buttons."""

import azul
from azul import FLOOR
from bot.words.facts import line_fact
from bot.words.phrases import Phrases


def target_button_label(phrases: Phrases, state: azul.State, move: azul.Move) -> str:
    """Return what a legal take would do to its line, for a button beside others of the same colour.

    ``→ 3``, ``→ 3 full``, ``→ 1 (2 fall)``, ``→ floor (−4)``; with the colour before it if there is no emoji.
    """
    words, tile = phrases.words, phrases.tile(move.colour)
    if move.line == FLOOR:
        return words("panel-to-floor", cost=_cost(state, move), **tile)
    place, fell = line_fact(move.line), azul.falling(state, move)
    if fell:
        return words("panel-to-line-falls", line=place, fell=fell, **tile)
    is_full = _filled(state, move) == state.boards[state.turn].lines[move.line].size
    return words("panel-to-line-full" if is_full else "panel-to-line", line=place, **tile)


def _filled(state: azul.State, move: azul.Move) -> int:
    """Return how many tiles the line would have."""
    before = state.boards[state.turn].lines[move.line].count
    return before + azul.number_taken(state, move) - azul.falling(state, move)


def _cost(state: azul.State, move: azul.Move) -> int:
    """Return how much more the floor would cost."""
    after, _ = azul.board_after(state, move)
    return after.floor_cost - state.boards[state.turn].floor_cost
