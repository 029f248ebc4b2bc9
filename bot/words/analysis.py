"""What an analysis found, in words."""

from collections.abc import Sequence
from itertools import pairwise

from bot.words.language import Fact, Text
from bot.words.phrases import Phrases, name_fact
from bot.words.reasons import reasons_text
from engine import LogEntry, Table
from engine.analysis.outcome import Analysis, Choice, Costly, Moment


def summary_lines(phrases: Phrases, table: Table, analysis: Analysis, seats: Sequence[int]) -> list[str]:
    """Return what the chart shows, and what cost everybody most, `seats` in this order."""
    lines = [phrases.words("analysis-chart")]
    for seat in seats:
        name, costly = phrases.name(table, seat), analysis.of(seat)
        takes = [Text("analysis-cost", round=_round(analysis, each), cost=cost_of(each)) for each in costly]
        if takes:
            lines.append(phrases.words("analysis-player", name=name, takes=takes))
        else:
            lines.append(phrases.words("analysis-flawless", name=name))
    return [*lines, phrases.words("analysis-note")]


def take_lines(phrases: Phrases, entry: LogEntry, costly: Costly) -> list[str]:
    """Return what somebody took with the event `entry`, what would have been better, what it cost and why."""
    table = entry.before or entry.after
    state, seat = table.state, costly.seat
    if state is None:
        raise AssertionError(f"{entry.event} isn't a take")

    def choice(text_id: str, made: Choice) -> Text:
        return Text(text_id, **phrases.take(state, made.move), chance=_percent(made.chances[seat]))

    def why(text_id: str, made: Choice) -> list[str]:
        if not made.reasons:
            return []
        said = reasons_text(phrases, lambda each: phrases.name(table, each), seat, made.reasons)
        return [phrases.words(text_id, reasons=said)]

    return [
        phrases.words(
            "analysis-take",
            name=phrases.name(table, seat),
            round=state.round,
            made=choice("analysis-made", costly.made),
            better=choice("analysis-better", costly.better),
            cost=cost_of(costly),
        ),
        *why("analysis-why-made", costly.made),
        *why("analysis-why-better", costly.better),
    ]


def cost_of(costly: Costly) -> int:
    """Return what a take cost in percentage points, as the percentages beside it say."""
    return _percent(costly.better.chances[costly.seat]) - _percent(costly.made.chances[costly.seat])


def chances_lines(phrases: Phrases, table: Table, analysis: Analysis) -> list[str]:
    """Return a line for everybody's chances at first, one for each round that has ended, and one at last."""
    words, moments = phrases.words, analysis.moments
    return [
        words("alt-analysis", chances=_chances(table, moments[0])),
        *(
            words("alt-analysis-round", round=moment.round, chances=_chances(table, moment))
            for moment, following in pairwise(moments)
            if following.round > moment.round
        ),
        words("alt-analysis-end", chances=_chances(table, moments[-1])),
    ]


def _chances(table: Table, moment: Moment) -> list[Text]:
    """Return everybody's chance at a moment, for where names aren't escaped."""
    facts: list[dict[str, Fact]] = [
        {"name": name_fact(table, seat), "share": share} for seat, share in enumerate(moment.chances)
    ]
    return [Text("chance", **each) for each in facts]


def _round(analysis: Analysis, costly: Costly) -> int:
    """Return the round in which a take was made."""
    return [moment.round for moment in analysis.moments if moment.takes == costly.takes][-1]


def _percent(share: float) -> int:
    return round(100 * share)
