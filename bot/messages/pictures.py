"""Every picture that the bot shows, to be drawn later, with its alt text."""

from collections.abc import Callable, Sequence
from dataclasses import fields, replace

from PIL import Image

import azul
import render
from bot.messages.descriptions import alt_board, alt_over, alt_round, alt_table
from bot.ui.drawing import Picture
from bot.words.facts import rules_texts
from bot.words.language import Words
from bot.words.phrases import Phrases
from engine import LogEntry, Played, Status, Table


def board_picture(
    phrases: Phrases,
    table: Table,
    state: azul.State,
    seat: int,
    spaces: Sequence[azul.Placement] = (),
) -> Picture:
    """Return a large board, with the points that a tile would score on each of some open `spaces`."""
    name = phrases.plain_name(table, seat)
    return Picture(
        _encoded(phrases, table, lambda look: render.board(state, seat, name, look, spaces=spaces)),
        alt_board(phrases, table, state, seat),
    )


def what_if_picture(phrases: Phrases, table: Table, state: azul.State, move: azul.Move) -> Picture:
    """Return what `move` would do to the board of the seat to move."""
    name = phrases.plain_name(table, state.turn)
    return Picture(
        _encoded(phrases, table, lambda look: render.what_if(state, move, name, look)),
        alt_board(phrases, table, azul.apply(state, move), state.turn),
    )


def table_picture(phrases: Phrases, table: Table, state: azul.State, last: render.LastMove | None) -> Picture:
    """Return the whole table with the last move marked; in a cancelled game it is nobody's turn."""
    if table.status is Status.CANCELLED:
        state = replace(state, phase=azul.Phase.OVER, choices=(), settled=frozenset())
    return Picture(
        _encoded(phrases, table, lambda look: render.table(state, names_of(phrases, table), look, last)),
        alt_table(phrases, table, state),
    )


def round_picture(
    phrases: Phrases, table: Table, before: azul.State, after: azul.State, report: azul.TilingReport
) -> Picture:
    """Return what a round's tiling did on every board."""
    names = names_of(phrases, table)
    return Picture(
        _encoded(phrases, table, lambda look: render.round_summary(report, before, after, names, look)),
        alt_round(phrases, table, after, report),
    )


def final_picture(
    phrases: Phrases, table: Table, state: azul.State, bonuses: Sequence[azul.Bonus] | None
) -> Picture:
    """Return the winners on a stage, and everybody's wall with what it earned."""
    return Picture(
        _encoded(phrases, table, lambda look: render.final(state, names_of(phrases, table), bonuses, look)),
        alt_over(phrases, table, state, bonuses),
    )


def lobby_picture(phrases: Phrases, table: Table) -> Picture:
    """Return the card of a table that is waiting for players."""
    words, names = phrases.words, names_of(phrases, table)
    labels = [words(text) for text in rules_texts(table.rules)]
    return Picture(
        _encoded(phrases, table, lambda look: render.lobby(names, table.seats, labels, look)),
        words("alt-lobby", seated=len(names), seats=table.seats),
    )


def last_take(entry: LogEntry | None) -> render.LastMove | None:
    """Return the move of an entry, to be marked in the position after it, or None if it isn't a move."""
    match entry:
        case LogEntry(event=Played(azul.Taken(_, move)), before=Table(state=azul.State() as state)):
            return render.last_move(state, move)
        case _:
            return None


def names_of(phrases: Phrases, table: Table) -> list[str]:
    """Return the players' names by seat."""
    return [phrases.plain_name(table, seat) for seat in range(len(table.players))]


def look_of(phrases: Phrases, table: Table) -> render.Look:
    """Return the captions of a language with the table's theme, or the default one if that is gone."""
    known = table.theme in render.theme_names()
    theme = render.get_theme(table.theme) if known else render.default_theme()
    return render.Look(captions(phrases.words), theme)


def captions(words: Words) -> render.Captions:
    """Return the words in pictures, in one language."""
    return render.Captions(
        **{field.name: words(f"picture-{field.name}") for field in fields(render.Captions)}
    )


def _encoded(
    phrases: Phrases, table: Table, draw: Callable[[render.Look], Image.Image]
) -> Callable[[], bytes]:
    """Return a function that draws in the table's look and encodes the picture."""
    return lambda: render.encode(draw(look_of(phrases, table)))
