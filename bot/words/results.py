"""The lines of messages about the end of a round and of a game."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import pairwise
from typing import Final

import azul
from azul import COLOUR_BONUS, COLOURS, COLUMN_BONUS, ROW_BONUS
from bot.i18n.language import Fact, Key, Text, Verbatim, Words
from bot.words.phrases import Phrases, colour_fact, colour_text, name_fact
from engine import Table
from engine.highlights import (
    CleanFloor,
    CloseFinish,
    Comeback,
    CompletedColours,
    CompletedColumns,
    CostlyFloor,
    GreatRound,
    GreatTile,
    Highlight,
    Lead,
    LongGame,
)

_ALL: Final = 5


def bonus_lines(words: Words, wall: azul.Wall) -> list[str]:
    """Return lines about the rows, columns and colours that are complete, and those that lack one tile."""
    found = list(_counted(wall))
    lines = (("board-complete", _ALL), ("board-almost", _ALL - 1))
    parts = [(text_id, [part for filled, part in found if filled == number]) for text_id, number in lines]
    return [words(text_id, parts=those) for text_id, those in parts if those]


def _counted(wall: azul.Wall) -> Iterator[tuple[int, Text]]:
    """Yield the number of tiles in each row and column and of each colour, with its name."""
    for number in range(_ALL):
        filled = _ALL - wall.row(number).count(None)
        yield filled, Text("board-row", row=number + 1, bonus=ROW_BONUS)
    for number in range(_ALL):
        filled = _ALL - wall.column(number).count(None)
        yield filled, Text("board-column", column=number + 1, bonus=COLUMN_BONUS)
    for colour in COLOURS:
        yield wall.spaces.count(colour), Text("board-colour", colour=colour_fact(colour), bonus=COLOUR_BONUS)


def highlight_lines(phrases: Phrases, table: Table, highlights: Iterable[Highlight]) -> list[str]:
    """Return a line about each highlight."""
    named = partial(phrases.name, table)
    return [phrases.words("highlight", highlight=_text(named, each)) for each in highlights]


def plain_highlight(phrases: Phrases, table: Table, highlight: Highlight) -> str:
    """Return a highlight with names that aren't escaped, such as for a picture."""
    return phrases.words(_text(partial(name_fact, table), highlight))


def _text(named: Callable[[int], Verbatim | Text], highlight: Highlight) -> Text:
    """Return the message about a highlight, in which `named` names seats."""
    match highlight:
        case GreatTile(seat, round_, colour, points):
            name = named(seat)
            return Text("highlight-tile", name=name, colour=colour_fact(colour), round=round_, points=points)
        case GreatRound(seat, round_, points):
            return Text("highlight-round", name=named(seat), round=round_, points=points)
        case CostlyFloor(seat, points):
            return Text("highlight-floor", name=named(seat), points=points)
        case CleanFloor(int(seat)):
            return Text("highlight-clean-floor", name=named(seat))
        case CleanFloor():
            return Text("highlight-no-floor")
        case CompletedColours(seat, colours):
            texts = [colour_text(colour) for colour in colours]
            return Text("highlight-colours", name=named(seat), colours=texts, count=len(texts))
        case CompletedColumns(seat, count):
            return Text("highlight-columns", name=named(seat), count=count)
        case Comeback(seat, int(round_), points):
            return Text("highlight-comeback", name=named(seat), round=round_, points=points)
        case Comeback(seat, _, points):
            return Text("highlight-late-comeback", name=named(seat), points=points)
        case Lead(seat):
            return Text("highlight-lead", name=named(seat))
        case CloseFinish(0):
            return Text("highlight-rows")
        case CloseFinish(points):
            return Text("highlight-close", points=points)
        case LongGame(rounds):
            return Text("highlight-long", rounds=rounds)


_WHY_OVER: Final = {
    azul.Ending.NO_TILES: "over-no-tiles",
    azul.Ending.NO_SPACE: "over-no-space",
    azul.Ending.STALEMATE: "over-stalemate",
}
"""The messages that say why a game ended without a complete row (R19)."""


def final_result(phrases: Phrases, table: Table, report: azul.TilingReport | None) -> list[str]:
    """Return lines about the winners, then every place with its bonus (R20, R21).

    They begin with the winners, because a notification shows little more than a message's beginning.

    `report` is the last round's, or None if the game ended during a round.
    """
    words, state = phrases.words, table.state
    if state is None:
        return [words("words-ended")]
    places = azul.ranking(state)
    winners: dict[str, Fact] = {
        "names": phrases.names(table, places[0]),
        "points": state.boards[places[0][0]].score,
    }
    ending = azul.ending_of(state, report)
    if ending is azul.Ending.RESIGNATION:
        left = phrases.names(table, sorted(state.resigned))
        lines = [words("over-resigned", **winners, left=left)]
    else:
        lines = [words("over-won" if len(places[0]) == 1 else "over-shared", **winners)]
        if ending in _WHY_OVER:
            lines.append(words(_WHY_OVER[ending]))
    lines += [_place(phrases, table, state, report, seat, place) for place, seat in azul.standings(state)]
    staying = [seats[0] for seats in places if seats[0] in state.active]
    if any(state.boards[ahead].score == state.boards[behind].score for ahead, behind in pairwise(staying)):
        lines.append(words("over-tie"))
    return lines


def _place(
    phrases: Phrases, table: Table, state: azul.State, report: azul.TilingReport | None, seat: int, place: int
) -> str:
    score = state.boards[seat].score
    facts: dict[str, Fact] = {"place": place, "name": phrases.name(table, seat), "score": score}
    if seat in state.resigned:
        is_told = len(state.active) == 1  # by the line about who wins
        return phrases.words("over-rank" if is_told else "over-place-left", **facts)
    if report is None or report.bonuses is None:
        return phrases.words("over-place-no-count", **facts)
    bonus = report.bonuses[seat]
    counted = {
        "over-rows": len(bonus.rows),
        "over-columns": len(bonus.columns),
        "over-colours": len(bonus.colours),
    }
    parts = [Text(text_id, count=count) for text_id, count in counted.items() if count]
    if not parts:
        return phrases.words("over-place-no-bonus", **facts)
    facts |= {"before": score - bonus.points, "bonus": bonus.points, "parts": parts}
    return phrases.words("over-place", **facts)


def round_summary(phrases: Phrases, table: Table, after: azul.State, report: azul.TilingReport) -> list[str]:
    """Return lines about a round's tiling: a title, then one for each player."""
    lines = [phrases.words("round-title", round=report.round)]
    for seat, tiling in enumerate(report.boards):
        name = phrases.name(table, seat)
        if tiling is None:
            lines.append(phrases.words("round-left", name=name, score=after.boards[seat].score))
            continue
        steps = _steps(phrases, tiling, is_free=table.options.rules.has_free_wall)
        lines.append(phrases.words("round-player", name=name, steps=steps, score=tiling.score))
    return lines


def round_in_short(
    phrases: Phrases, table: Table, after: azul.State, report: azul.TilingReport, seat: int | None
) -> list[str]:
    """Return a line about a round's tiling with all scores, and one about the board of *seat* if it has one.

    `after` is the position after the tiling, as for `round_summary`.
    """
    scores = []
    for each, tiling in enumerate(report.boards):
        name = phrases.name(table, each)
        if tiling is None:
            scores.append(Text("score", name=name, score=after.boards[each].score))
            continue
        gained = tiling.score - tiling.score_before
        change = Key("more" if gained > 0 else "less" if gained < 0 else "same")
        scores.append(Text("score-gained", name=name, score=tiling.score, gained=abs(gained), change=change))
    lines = [phrases.words("round-short", round=report.round, scores=scores)]
    if seat is not None and report.boards[seat] is not None:
        lines.append(round_summary(phrases, table, after, report)[1 + seat])
    return lines


def _steps(phrases: Phrases, tiling: azul.BoardTiling, *, is_free: bool) -> list[Text]:
    """Return texts about what a board gained and lost, in order."""
    text_id = "round-placement-free" if is_free else "round-placement"
    steps = [
        Text(
            text_id,
            row=placement.row + 1,
            column=placement.column + 1,
            points=placement.points,
            **phrases.tile(placement.colour),
        )
        for placement in tiling.placements
    ]
    steps += [
        Text("round-fallen", row=line.row + 1, **phrases.tile(line.colour, line.count))
        for line in tiling.fallen
    ]
    if not steps:
        steps.append(Text("round-nothing"))
    if tiling.floor_cost:
        steps.append(Text("round-floor", cost=tiling.floor_cost))
    return steps


def next_starter(phrases: Phrases, table: Table, marker: int, starter: int) -> str:
    """Return a line about who begins the next round; `marker` is the seat with it, or `IN_CENTRE` (R12)."""
    name = phrases.name(table, starter)
    if marker == starter:
        return phrases.words("round-next", name=name)
    return phrases.words("round-same" if marker == azul.IN_CENTRE else "round-passed", name=name)
