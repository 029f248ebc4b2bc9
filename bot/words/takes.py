"""What a take does, in sentences."""

from collections.abc import Iterable

import azul
from azul import FLOOR, Disc, Tiles
from bot.words.facts import source_fact
from bot.words.language import Key, Text
from bot.words.phrases import Phrases
from engine import Table


def took(phrases: Phrases, table: Table, state: azul.State, move: azul.Move) -> str:
    """Return sentences about the take `move`, made in `state`."""
    name = phrases.name(table, state.turn)
    sentences = [Text("took", name=name, **phrases.take(state, move))]
    if move.line != FLOOR:
        line = state.boards[state.turn].lines[move.line]
        fell = azul.falling(state, move)
        filled = line.count + azul.number_taken(state, move) - fell
        if filled == line.size:
            sentences.append(Text("took-full"))
        else:
            sentences.append(Text("took-part", filled=filled, size=line.size))
        if fell:
            sentences.append(Text("took-fell", fell=fell))
    if azul.takes_marker(state, move):
        sentences.append(Text("took-marker"))
    sentences += cushion(state, move)
    sentences += left_over(phrases, state, move)
    return phrases.words("sentences", sentences=sentences)


def cushion(state: azul.State, move: azul.Move) -> list[Text]:
    """Return sentences about the cushion disc: that it comes with the take, and what it catches (R32)."""
    comes = azul.takes_cushion(state, move)
    caught = azul.caught(state, move)
    if caught is None:
        return [Text("took-cushion")] if comes else []
    what = Key("marker" if caught == azul.MARKER else "tile")
    return [Text("took-cushion-catches" if comes else "took-caught", what=what)]


def left_over(phrases: Phrases, state: azul.State, move: azul.Move) -> list[Text]:
    """Return sentences about where a special disc leaves the tiles that aren't taken (R30, R31)."""
    text_id = {Disc.KEEP: "took-keep", Disc.SCATTER: "took-scatter"}.get(state.disc_at(move.source))
    return [] if text_id is None else shares(phrases, text_id, azul.rest_of(state, move))


def shares(phrases: Phrases, text_id: str, parts: Iterable[tuple[int, Tiles]]) -> list[Text]:
    """Return the message `text_id` for each source and the tiles that go there."""
    return [Text(text_id, tiles=phrases.tiles(tiles), source=source_fact(source)) for source, tiles in parts]


def completes_row(phrases: Phrases, table: Table, before: azul.State, move: azul.Move) -> str | None:
    """Return the announcement of the last round, or None if this take isn't the first to ensure it (R20)."""
    if azul.is_last_round(before) or not azul.is_last_round(azul.apply(before, move)):
        return None
    return phrases.words("took-completes", name=phrases.name(table, before.turn))
