"""What messages say at the end of a game."""

from itertools import pairwise
from typing import Final

import azul
from bot.words.language import Fact, Text
from bot.words.phrases import Phrases
from engine import Table

_WHY_OVER: Final = {
    azul.Ending.NO_TILES: "over-no-tiles",
    azul.Ending.NO_SPACE: "over-no-space",
    azul.Ending.STALEMATE: "over-stalemate",
}
"""The messages that say why a game ended without a complete row (R19)."""


def final_result(phrases: Phrases, table: Table, report: azul.TilingReport | None) -> list[str]:
    """Return lines about the winners, then every place with its bonus (R20, R21).

    They begin with the winners, since a notification shows little more than a message's beginning.

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
        lines = [words("over-resigned", **winners)]
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
        return phrases.words("over-place-left", **facts)
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
