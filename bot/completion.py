"""What `/azul take` offers while it is being typed: what is legal given what is filled in already."""

from collections.abc import Callable
from typing import Final

from discord import app_commands

import azul
from azul import CENTRE
from bot.panel import target_label
from bot.phrases import Phrases, line_word, source_word
from bot.playing import parse_colour, parse_line, parse_source
from bot.refusals import UnreadableInput

MOST_CHOICES: Final = 25
LONGEST_CHOICE: Final = 100

Filled = dict[str, str]
Completion = Callable[[Phrases, azul.State, Filled], list[app_commands.Choice[str]]]


def complete_source(phrases: Phrases, state: azul.State, filled: Filled) -> list[app_commands.Choice[str]]:
    """Offer places to take from: ``2: 3 blue, 1 red``."""
    sources = dict.fromkeys(move.source for move in _possible(state, filled, "source"))
    return [_source_choice(phrases, state, source) for source in sources]


def _source_choice(phrases: Phrases, state: azul.State, source: int) -> app_commands.Choice[str]:
    word = source_word(source)
    marker = source == CENTRE and state.marker == azul.IN_CENTRE
    label = phrases.words("source-label", source=word)
    tiles = phrases.tiles(state.tiles_at(source), marker=marker)
    return _choice(f"{label}: {tiles}", word)


def complete_colour(phrases: Phrases, state: azul.State, filled: Filled) -> list[app_commands.Choice[str]]:
    """Offer colours, with their number if the source is known: ``3 blue``."""
    moves = _possible(state, filled, "colour")
    choices = []
    for colour in dict.fromkeys(move.colour for move in moves):
        sources = {move.source for move in moves if move.colour == colour}
        label = phrases.colour(colour)
        if len(sources) == 1:
            count = azul.count(state.tiles_at(sources.pop()), colour)
            label = phrases.words("tiles", count=count, colour=label)
        choices.append(_choice(label, colour.word))
    return choices


def complete_line(phrases: Phrases, state: azul.State, filled: Filled) -> list[app_commands.Choice[str]]:
    """Offer lines, with what becomes of them if the take is known: ``Line 4: 2/4 → full, 1 falls``."""
    moves = _possible(state, filled, "line")
    choices = []
    for line in sorted({move.line for move in moves}):
        takes = [move for move in moves if move.line == line]
        label = phrases.words("line-label", line=line_word(line))
        if len(takes) == 1:
            label = target_label(phrases, state, takes[0])
        choices.append(_choice(label, line_word(line)))
    return choices


def narrowed(choices: list[app_commands.Choice[str]], typed: str) -> list[app_commands.Choice[str]]:
    """Return the choices that contain what was typed, those that begin with it first, at most 25."""
    wanted = typed.strip().lower()
    found = [choice for choice in choices if wanted in choice.name.lower() or wanted in choice.value]
    found.sort(key=lambda choice: not choice.value.startswith(wanted))
    return found[:MOST_CHOICES]


def _possible(state: azul.State, filled: Filled, asked: str) -> list[azul.Move]:
    """Return the legal moves that agree with the other options; what can't be read there is passed over."""
    moves = azul.legal_moves(state)
    for name, parse, part in _READERS:
        text = filled.get(name)
        if name == asked or not text:
            continue
        try:
            wanted = parse(text)
        except UnreadableInput:
            continue
        moves = [move for move in moves if part(move) == wanted]
    return moves


_READERS: Final[tuple[tuple[str, Callable[[str], int], Callable[[azul.Move], int]], ...]] = (
    ("source", parse_source, lambda move: move.source),
    ("colour", parse_colour, lambda move: move.colour),
    ("line", parse_line, lambda move: move.line),
)


def _choice(label: str, value: str) -> app_commands.Choice[str]:
    return app_commands.Choice(name=label[:LONGEST_CHOICE], value=value)
