"""What commands offer while they are being typed: what is legal given what is filled in already."""

from collections.abc import Callable
from typing import Final

from discord import app_commands

import azul
from azul import line_word, source_word
from bot.handlers.placing import require_choosing
from bot.handlers.taking import state_to_move
from bot.handlers.typed import left_mask, read_colour, read_line, read_row, read_shares, read_source
from bot.messages.targets import target_label
from bot.words.facts import colour_fact, line_fact, place_text
from bot.words.phrases import Phrases, scatter_word
from bot.words.refusals import UnreadableInput
from bot.words.takes import shares
from engine import Game

MOST_CHOICES: Final = 25
LONGEST_CHOICE: Final = 100

Filled = dict[str, str]
Choices = list[app_commands.Choice[str]]
Completion = Callable[[Phrases, Game, int, Filled], Choices]
"""From phrases, game, seat and the other options to choices; raise `Refusal` if it isn't the seat's turn."""


def complete_source(phrases: Phrases, game: Game, seat: int, filled: Filled) -> Choices:
    """Offer places to take from: ``2: 3 blue, 1 red``."""
    state = state_to_move(game, seat)
    sources = dict.fromkeys(move.source for move in _possible(state, filled, "source"))
    return [_choice(_source_label(phrases, state, source), source_word(source)) for source in sources]


def _source_label(phrases: Phrases, state: azul.State, source: int) -> str:
    return phrases.words(
        "offered-source", place=place_text(state, source), tiles=phrases.tiles_at(state, source)
    )


def complete_colour(phrases: Phrases, game: Game, seat: int, filled: Filled) -> Choices:
    """Offer colours, with their number if the source is known: ``3 blue``."""
    state = state_to_move(game, seat)
    moves = _possible(state, filled, "colour")
    choices = []
    for colour in dict.fromkeys(move.colour for move in moves):
        sources = {move.source for move in moves if move.colour == colour}
        if len(sources) == 1:
            count = azul.count(state.tiles_at(sources.pop()), colour)
            label = phrases.words("tiles", **phrases.tile(colour, count))
        else:
            label = phrases.words("colour", colour=colour_fact(colour))
        choices.append(_choice(label, colour.word))
    return choices


def complete_line(phrases: Phrases, game: Game, seat: int, filled: Filled) -> Choices:
    """Offer lines, with what becomes of them if the take is known: ``Line 4: 2/4 → full, 1 falls``."""
    state = state_to_move(game, seat)
    moves = _possible(state, filled, "line")
    choices = []
    for line in sorted({move.line for move in moves}):
        takes = {(move.source, move.colour): move for move in moves if move.line == line}
        if len(takes) == 1:
            label = target_label(phrases.words, state, *takes.values())
        else:
            label = phrases.words("line-label", line=line_fact(line))
        choices.append(_choice(label, line_word(line)))
    return choices


def complete_scatter(phrases: Phrases, game: Game, seat: int, filled: Filled) -> Choices:
    """Offer ways to scatter the rest of the factory that is filled in: ``1 red to factory 2; …``."""
    state = state_to_move(game, seat)
    offered = {}
    for move in _possible(state, filled, "scatter"):
        choice = azul.scatter_choice(state, move.source, move.colour)
        if choice is not None and move.left is not None:
            parts = shares(phrases, "offered-share", choice.shares(move.left))
            offered[scatter_word(choice, move.left)] = phrases.words("offered-shares", shares=parts)
    return [_choice(label, word) for word, label in offered.items()]


def complete_row(phrases: Phrases, game: Game, seat: int, filled: Filled) -> Choices:
    """Offer the lines that leave a choice on a free wall, the next one first."""
    del filled  # the line comes first
    decisions = _decisions(game, seat)
    return [
        _choice(
            phrases.words("placing-line", line=decision.row + 1, colour=colour_fact(decision.colour)),
            str(decision.row + 1),
        )
        for decision in reversed(decisions)
    ]


def complete_column(phrases: Phrases, game: Game, seat: int, filled: Filled) -> Choices:
    """Offer the columns for the line that is filled in, or the next one, with what each scores."""
    decisions = _decisions(game, seat)
    try:
        row = read_row(filled["line"])
    except (KeyError, UnreadableInput):
        row = decisions[-1].row
    return [
        _choice(
            phrases.words("button-space", column=space.column + 1, points=space.points), str(space.column + 1)
        )
        for decision in decisions
        if decision.row == row
        for space in decision.spaces
    ]


def _decisions(game: Game, seat: int) -> tuple[azul.Decision, ...]:
    require_choosing(game, seat)
    return azul.settling_of(game.table.playing, seat).decisions


def narrowed(choices: Choices, typed: str) -> Choices:
    """Return the choices that contain what was typed, those that begin with it first, at most 25."""
    wanted = typed.strip().lower()
    found = [choice for choice in choices if wanted in choice.name.lower() or wanted in choice.value]
    found.sort(key=lambda choice: not choice.value.startswith(wanted))
    return found[:MOST_CHOICES]


def _possible(state: azul.State, filled: Filled, asked: str) -> list[azul.Move]:
    """Return the legal moves that agree with the other options; ignore options that can't be read."""
    moves = azul.legal_moves(state)
    for name, read, property_of in _READERS:
        text = filled.get(name)
        if name == asked or not text:
            continue
        try:
            wanted = read(text)
        except UnreadableInput:
            continue
        moves = [move for move in moves if property_of(move) in {wanted, None}]
    return moves


_READERS: Final[tuple[tuple[str, Callable[[str], int], Callable[[azul.Move], int | None]], ...]] = (
    ("source", read_source, lambda move: move.source),
    ("colour", read_colour, lambda move: move.colour),
    ("line", read_line, lambda move: move.line),
    ("scatter", lambda text: left_mask(read_shares(text)), lambda move: move.left),
)


def _choice(label: str, value: str) -> app_commands.Choice[str]:
    return app_commands.Choice(name=label[:LONGEST_CHOICE], value=value)
