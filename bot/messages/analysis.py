"""The pages of an analysis, one at a time in one private message: first the chart, then the takes."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise

from PIL import Image

import render
from bot.i18n.language import Fact, Text
from bot.messages.descriptions import alt_table
from bot.messages.layout import MAX_ALT_LENGTH, in_lines, shortened
from bot.messages.panel import Panel
from bot.messages.pictures import encoded, look_of
from bot.ui.components import Button, CustomId, in_rows
from bot.ui.drawing import Picture
from bot.words.captions import for_pictures, names_of
from bot.words.phrases import Phrases, name_fact
from bot.words.reasons import points_ahead, reasons_text
from engine import Game, LogEntry, Table
from engine.analysis.review import Analysis, CostlyTake, Evaluation, JudgedTake


def summary_lines(phrases: Phrases, table: Table, analysis: Analysis, seats: Sequence[int]) -> list[str]:
    """Return lines about the chart, and about everybody's costliest takes, `seats` in this order."""
    lines = [phrases.words("analysis-chart")]
    if table.state is not None and table.state.resigned:
        lines.append(phrases.words("analysis-left"))
    for seat in seats:
        name, costly = phrases.name(table, seat), analysis.of(seat)
        takes = [
            Text(
                "analysis-cost-points" if each.is_in_points else "analysis-cost",
                round=_round(analysis, each),
                cost=cost_of(each),
            )
            for each in costly
        ]
        if takes:
            lines.append(phrases.words("analysis-player", name=name, takes=takes))
        else:
            lines.append(phrases.words("analysis-flawless", name=name))
    return [*lines, phrases.words("analysis-note")]


def take_lines(phrases: Phrases, entry: LogEntry, costly: CostlyTake) -> list[str]:
    """Return lines about the take in `entry`: what it was, what would have been better, its cost and why."""
    table = entry.before or entry.after
    state, seat, in_points = table.state, costly.seat, costly.is_in_points
    if state is None:
        raise AssertionError(f"{entry.event} isn't a take")

    def choice(text_id: str, made: JudgedTake) -> Text:
        return Text(
            text_id,
            **phrases.take(state, made.move),
            chance=_percent(made.chances[seat]),
            outlook=points_ahead(round(made.margin)),
        )

    def why(text_id: str, made: JudgedTake) -> list[str]:
        if not made.reasons:
            return []
        said = reasons_text(phrases, lambda each: phrases.name(table, each), seat, made.reasons)
        return [phrases.words(text_id, reasons=said)]

    return [
        phrases.words(
            "analysis-take-points" if in_points else "analysis-take",
            name=phrases.name(table, seat),
            round=state.round,
            made=choice("analysis-made-points" if in_points else "analysis-made", costly.made),
            better=choice("analysis-better-points" if in_points else "analysis-better", costly.better),
            cost=cost_of(costly),
        ),
        *why("analysis-why-made", costly.made),
        *why("analysis-why-better", costly.better),
    ]


def cost_of(costly: CostlyTake) -> int:
    """Return the cost of a take in percentage points, or in points, to match the figures beside it."""
    if costly.is_in_points:
        return round(costly.better.margin) - round(costly.made.margin)
    return _percent(costly.better.chances[costly.seat]) - _percent(costly.made.chances[costly.seat])


def chances_lines(phrases: Phrases, table: Table, analysis: Analysis) -> list[str]:
    """Return lines about everybody's chances: at the start, after each round that ended, and at the end."""
    words, evaluations = phrases.words, analysis.moments
    return [
        words("alt-analysis", chances=_chances(table, evaluations[0])),
        *(
            words("alt-analysis-round", round=evaluation.round, chances=_chances(table, evaluation))
            for evaluation, following in pairwise(evaluations)
            if following.round > evaluation.round
        ),
        words("alt-analysis-end", chances=_chances(table, evaluations[-1])),
    ]


def _chances(table: Table, evaluation: Evaluation) -> list[Text]:
    """Return everybody's chance in a position, with names that aren't escaped."""
    facts: list[dict[str, Fact]] = [
        {"name": name_fact(table, seat), "share": share} for seat, share in enumerate(evaluation.chances)
    ]
    return [Text("chance", **each) for each in facts]


def _round(analysis: Analysis, costly: CostlyTake) -> int:
    """Return the round in which a take was made."""
    return [evaluation.round for evaluation in analysis.moments if evaluation.takes == costly.takes][-1]


def _percent(share: float) -> int:
    return round(100 * share)


def chart_picture(phrases: Phrases, table: Table, analysis: Analysis) -> Picture:
    """Return the chart of everybody's chances, with a mark at each costly take."""
    course = tuple(render.ChartPoint(each.round, each.takes, each.chances) for each in analysis.moments)
    marked = tuple((each.seat, _after(course, each.takes)) for each in analysis.costly)
    resigned = table.state.resigned if table.state else frozenset[int]()

    def draw() -> bytes:
        names = tuple(names_of(for_pictures(phrases, table), table))
        return _chart(course, names, look_of(phrases, table), resigned, marked)

    return Picture(draw, _alt_chart(phrases, table, analysis), "chart")


@lru_cache(maxsize=8)
def _chart(
    course: tuple[render.ChartPoint, ...],
    names: tuple[str, ...],
    look: render.Look,
    resigned: frozenset[int],
    marked: tuple[tuple[int, int], ...],
) -> bytes:
    """Return the file of a chart; cached, because many people may open it at the same time."""
    return render.encode(render.chances(course, names, look, resigned=resigned, marked=marked))


def _after(course: Sequence[render.ChartPoint], takes: int) -> int:
    """Return the index of the first moment after the take with this number."""
    return next(index for index, point in enumerate(course) if point.takes == takes + 1)


def _alt_chart(phrases: Phrases, table: Table, analysis: Analysis) -> str:
    """Return the chances after each round in words; for a long game, only after every second or third."""
    first, *rounds, last = chances_lines(phrases, table, analysis)
    for every in range(1, len(rounds) + 2):
        text = in_lines(first, *rounds[every - 1 :: every], last)
        if len(text) <= MAX_ALT_LENGTH:
            return text
    return shortened(in_lines(first, last), MAX_ALT_LENGTH)


def costly_picture(phrases: Phrases, table: Table, entry: LogEntry, costly: CostlyTake) -> Picture:
    """Return the table before a take, with the take and the better one marked.

    It has the look of `table`, and the names of those who played at the time of the take.
    """
    before = replace(entry.before or table, options=table.options)
    state, seat = before.state, costly.seat
    if state is None:
        raise AssertionError(f"{entry.event} isn't a take")
    made, better = costly.made.move, costly.better.move
    chances = costly.made.chances[seat], costly.better.chances[seat]
    points = (round(costly.made.margin), round(costly.better.margin)) if costly.is_in_points else None

    def draw(phrases: Phrases, look: render.Look) -> Image.Image:
        return render.costly(
            state, made, better, names_of(phrases, before), look, chances=chances, points=points
        )

    return Picture(encoded(phrases, before, draw), alt_table(phrases, before, state), "costly")


_FIRST, _BACK, _HERE, _ON, _SEAT = "first", "back", "here", "on", "seat"
"""Names that keep the ids of buttons apart that lead to the same page."""


@dataclass(frozen=True, slots=True)
class Pages:
    """The pages of an analysis for somebody: their own takes come first if they have played."""

    phrases: Phrases
    game: Game
    analysis: Analysis
    entries: Sequence[LogEntry]
    viewer: int | None
    """The viewer's seat, None if they didn't play."""

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats in the order of their pages."""
        everybody = range(len(self.game.table.players))
        return tuple(sorted(everybody, key=lambda seat: seat != self.viewer))

    @property
    def takes(self) -> tuple[CostlyTake, ...]:
        """The take of each page but the first."""
        return tuple(costly for seat in self.seats for costly in self.analysis.of(seat))

    def page(self, number: int) -> Panel:
        """Return a page, numbered from 0; a `number` past the last stands for the last."""
        takes = self.takes
        number = min(number, len(takes))
        lines, picture = self._chart() if number == 0 else self._take(takes[number - 1])
        return Panel(
            shortened(in_lines(*lines)), self._buttons(number), picture, f"azul-{self.game.id}-analysis.png"
        )

    def _chart(self) -> tuple[list[str], Picture]:
        lines = summary_lines(self.phrases, self.game.table, self.analysis, self.seats)
        return lines, chart_picture(self.phrases, self.game.table, self.analysis)

    def _take(self, costly: CostlyTake) -> tuple[list[str], Picture]:
        entry = self.entries[costly.version - 1]
        lines = take_lines(self.phrases, entry, costly)
        return lines, costly_picture(self.phrases, self.game.table, entry, costly)

    def _buttons(self, number: int) -> tuple[Button, ...]:
        last, words = len(self.takes), self.phrases.words
        if not last:
            return ()

        def to(label: str, page: int, name: str, *, disabled: bool) -> Button:
            return Button(label, CustomId("analysis", self.game.id, page, name), disabled=disabled)

        here = words("analysis-page", page=number + 1, pages=last + 1)
        turning = [
            to(words("button-chart"), 0, _FIRST, disabled=number == 0),
            to("◀", max(0, number - 1), _BACK, disabled=number == 0),
            to(here, number, _HERE, disabled=True),
            to("▶", min(last, number + 1), _ON, disabled=number == last),
        ]
        first_of = {costly.seat: page for page, costly in reversed(list(enumerate(self.takes, 1)))}
        people = [
            to(
                self.phrases.plain_name(self.game.table, seat),
                first_of[seat],
                f"{_SEAT}{seat}",
                disabled=first_of[seat] == number,
            )
            for seat in self.seats
            if seat in first_of
        ]
        return (*in_rows(turning), *in_rows(people, first_row=1))
