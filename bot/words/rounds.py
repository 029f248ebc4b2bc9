"""What messages say at the end of a round."""

import azul
from bot.words.language import Key, Text
from bot.words.phrases import Phrases
from engine import Table


def round_summary(phrases: Phrases, table: Table, after: azul.State, report: azul.TilingReport) -> list[str]:
    """Return lines about a round's tiling: a title, then one for each player."""
    lines = [phrases.words("round-title", round=report.round)]
    for seat, tiling in enumerate(report.boards):
        name = phrases.name(table, seat)
        if tiling is None:
            lines.append(phrases.words("round-left", name=name, score=after.boards[seat].score))
            continue
        steps = _steps(phrases, tiling, is_free=table.rules.has_free_wall)
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
    """Return what a board gained and lost, in the order it happened."""
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
    """Return who begins the next round; `marker` is the seat that had the marker, or `IN_CENTRE`."""
    name = phrases.name(table, starter)
    if marker == starter:
        return phrases.words("round-next", name=name)
    return phrases.words("round-same" if marker == azul.IN_CENTRE else "round-passed", name=name)
