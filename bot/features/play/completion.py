"""Autocompletion of moves: what is legal, given the options that are filled in already."""

from typing import Final

from discord import app_commands

import azul
from bot.features.play.placing import require_choosing
from bot.features.play.taking import state_to_move
from bot.interactions.autocomplete import Choices, Filled
from bot.parsing.letters import alike, folded
from bot.parsing.moves import MAX_CHOICES, offered, read_place
from bot.parsing.tokens import numbers_alone
from bot.words.phrases import Phrases, colour_fact
from bot.words.refusals import UnreadableInput
from bot.words.takes import take_text
from engine import Game

MAX_CHOICE_LENGTH: Final = 100


def complete_move(phrases: Phrases, game: Game, seat: int, filled: Filled, typed: str) -> Choices:
    """Offer whole takes, the best guess first: ``4 white from 2 → line 3 (full)``."""
    del filled  # there is no other option
    state, words = state_to_move(game, seat), phrases.words
    return [_choice(words(take_text(state, move)), str(move)) for move in offered(state, typed)]


def complete_row(phrases: Phrases, game: Game, seat: int, filled: Filled, typed: str) -> Choices:
    """Offer the lines whose tiles have several spaces on a free wall (R22), the next one first."""
    del filled  # the line comes first
    decisions = _decisions(game, seat)
    choices = [
        _choice(
            phrases.words("placing-line", line=decision.row + 1, colour=colour_fact(decision.colour)),
            str(decision.row + 1),
        )
        for decision in reversed(decisions)
    ]
    return _narrowed(choices, typed)


def complete_column(phrases: Phrases, game: Game, seat: int, filled: Filled, typed: str) -> Choices:
    """Offer the columns for the line that is filled in, or the next one, with the points of each."""
    decisions = _decisions(game, seat)
    try:
        row = read_place("row", filled["line"])
    except (KeyError, UnreadableInput):
        row = decisions[-1].row
    choices = [
        _choice(
            phrases.words("button-space", column=space.column + 1, points=space.points), str(space.column + 1)
        )
        for decision in decisions
        if decision.row == row
        for space in decision.spaces
    ]
    return _narrowed(choices, typed)


def _decisions(game: Game, seat: int) -> tuple[azul.Decision, ...]:
    require_choosing(game, seat)
    return azul.placed_lines(game.table.running_state, seat).decisions


def _narrowed(choices: Choices, typed: str) -> Choices:
    """Return at most 25 choices that contain what was typed; one with the typed number comes first."""
    wanted, numbers = alike(folded(typed.strip())), numbers_alone(typed)
    found = [each for each in choices if wanted in alike(folded(each.name)) or [each.value] == numbers]
    found.sort(key=lambda choice: [choice.value] != numbers)
    return found[:MAX_CHOICES]


def _choice(label: str, value: str) -> app_commands.Choice[str]:
    return app_commands.Choice(name=label[:MAX_CHOICE_LENGTH], value=value)
