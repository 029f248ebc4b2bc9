"""The texts about takes, in sentences and in short."""

from collections.abc import Iterable

import azul
from azul import FLOOR, Disc, Tiles
from bot.i18n.language import Key, Text
from bot.words.phrases import Phrases, colour_fact, line_fact, place_text, source_fact
from engine import Table


def take_sentences(
    phrases: Phrases,
    table: Table,
    state: azul.State,
    move: azul.Move,
    *,
    was_planned: bool = False,
    by_computer: bool = False,
) -> str:
    """Return sentences about the take `move`, made in `state`: by a player, their plan, or the computer."""
    name = phrases.name(table, state.turn)
    text_id = "took-by-computer" if by_computer else "took-planned" if was_planned else "took"
    report = azul.take_report(state, move)
    sentences = [Text(text_id, name=name, **phrases.take(state, move))]
    if move.line != FLOOR:
        line = report.board.lines[move.line]
        if line.is_full:
            sentences.append(Text("took-full"))
        else:
            sentences.append(Text("took-part", filled=line.count, size=line.size))
        if report.fell:
            sentences.append(Text("took-fell", fell=report.fell))
    if report.marker:
        sentences.append(Text("took-marker"))
    sentences += cushion(report)
    sentences += left_over(phrases, state, move)
    return phrases.words("sentences", sentences=sentences)


def cushion(report: azul.TakeReport) -> list[Text]:
    """Return sentences about the cushion disc: that it comes with the take, and what it catches (R32)."""
    if report.caught is None:
        return [Text("took-cushion")] if report.cushion else []
    what = Key("marker" if report.caught == azul.MARKER else "tile")
    return [Text("took-cushion-catches" if report.cushion else "took-caught", what=what)]


def left_over(phrases: Phrases, state: azul.State, move: azul.Move) -> list[Text]:
    """Return sentences about where a special disc leaves the tiles that aren't taken (R30, R31)."""
    text_id = {Disc.KEEP: "took-keep", Disc.SCATTER: "took-scatter"}.get(state.disc_at(move.source))
    return [] if text_id is None else shares(phrases, text_id, azul.rest_of(state, move))


def shares(phrases: Phrases, text_id: str, parts: Iterable[tuple[int, Tiles]]) -> list[Text]:
    """Return the message `text_id` for each source and the tiles that go there."""
    return [Text(text_id, tiles=phrases.tiles(tiles), source=source_fact(source)) for source, tiles in parts]


def completes_row(phrases: Phrases, table: Table, before: azul.State, move: azul.Move) -> str | None:
    """Return the announcement of the last round if this take is the first to ensure it (R20), else None."""
    board, _ = azul.board_after(before, move)
    if not azul.is_sure_to_complete_a_row(board, before.rules.wall) or azul.is_last_round(before):
        return None
    return phrases.words("took-completes", name=phrases.name(table, before.turn))


def take_text(state: azul.State, move: azul.Move) -> Text:
    """Return what a take does, in short: ``4 white from 2 → line 3 (full)``."""
    what, where_from, where_to = take_parts(state, move)
    facts = {**dict(what.facts), **dict(where_from.facts), **dict(where_to.facts)}
    places = scattered(state, move)
    if places:
        return Text("offered-take-scattered", **facts, effects=effects(state, move), shares=places)
    return Text("offered-take", **facts, effects=effects(state, move))


def take_parts(state: azul.State, move: azul.Move) -> tuple[Text, Text, Text]:
    """Return what a take moves, where from, and where to: the parts of its `take_text`."""
    source, place = source_fact(move.source), place_text(state, move.source)
    return (
        Text("tiles", count=azul.number_taken(state, move), colour=colour_fact(move.colour)),
        Text("offered-from", source=source, place=place),
        Text("offered-to", line=line_fact(move.line)),
    )


def effects(state: azul.State, move: azul.Move) -> list[Text]:
    """Return short texts about the effects of a take: on its line, the marker, and the cost of the floor."""
    before = state.boards[state.turn]
    after, _ = azul.board_after(state, move)
    cost = after.floor_cost - before.floor_cost
    found = []
    if move.line != FLOOR:
        line = after.lines[move.line]
        part = Text("offered-part", filled=line.count, size=line.size)
        found.append(Text("offered-full") if line.is_full else part)
    if azul.takes_marker(state, move):
        found.append(Text("marker"))
    if cost or move.line == FLOOR:
        found.append(Text("offered-cost", cost=cost))
    return found


def scattered(state: azul.State, move: azul.Move) -> list[Text]:
    """Return short texts about where a scatter disc's colours go, none if there is no choice (R31)."""
    choice = azul.scatter_choice(state, move.source, move.colour)
    if choice is None or move.left is None:
        return []
    return [
        Text("offered-share", colour=colour_fact(colour), place=choice.place_of(colour, move.left))
        for colour in choice.colours
    ]
