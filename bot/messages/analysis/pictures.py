"""The pictures of an analysis, to be drawn later, with their alt texts."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from PIL import Image

import render
from bot.messages.descriptions import alt_table
from bot.messages.layout import LONGEST_ALT, in_lines, shortened
from bot.messages.pictures import encoded, look_of
from bot.ui.drawing import Picture
from bot.words.analysis import chances_lines
from bot.words.captions import for_pictures, names_of
from bot.words.phrases import Phrases
from engine import LogEntry, Table
from engine.analysis.outcome import Analysis, Costly


def chart_picture(phrases: Phrases, table: Table, analysis: Analysis) -> Picture:
    """Return how everybody's chances went, with a sign at each take that cost much."""
    course = tuple(render.Moment(each.round, each.takes, each.chances) for each in analysis.moments)
    marked = tuple((each.seat, _after(course, each.takes)) for each in analysis.costly)
    resigned = table.state.resigned if table.state else frozenset[int]()

    def draw() -> bytes:
        names = tuple(names_of(for_pictures(phrases, table), table))
        return _chart(course, names, look_of(phrases, table), resigned, marked)

    return Picture(draw, _alt_chart(phrases, table, analysis), "chart")


@lru_cache(maxsize=8)
def _chart(
    course: tuple[render.Moment, ...],
    names: tuple[str, ...],
    look: render.Look,
    resigned: frozenset[int],
    marked: tuple[tuple[int, int], ...],
) -> bytes:
    """Return the file of a chart, which many people may want to see at the same time."""
    return render.encode(render.chances(course, names, look, resigned=resigned, marked=marked))


def _after(course: Sequence[render.Moment], takes: int) -> int:
    """Return the index of the first moment after the take of this number."""
    return next(index for index, moment in enumerate(course) if moment.takes == takes + 1)


def _alt_chart(phrases: Phrases, table: Table, analysis: Analysis) -> str:
    """Return the chances after each round in words; of a long game, after as many as there is room for."""
    first, *rounds, last = chances_lines(phrases, table, analysis)
    for every in range(1, len(rounds) + 2):
        text = in_lines(first, *rounds[every - 1 :: every], last)
        if len(text) <= LONGEST_ALT:
            return text
    return shortened(in_lines(first, last), LONGEST_ALT)


def costly_picture(phrases: Phrases, table: Table, entry: LogEntry, costly: Costly) -> Picture:
    """Return the table before a take, with what was taken and what would have been better marked.

    It has the look of `table`, and the names of those who played at the time of the take.
    """
    before = replace(entry.before or table, theme=table.theme)
    state, seat = before.state, costly.seat
    if state is None:
        raise AssertionError(f"{entry.event} isn't a take")
    made, better = costly.made.move, costly.better.move
    chances = costly.made.chances[seat], costly.better.chances[seat]

    def draw(phrases: Phrases, look: render.Look) -> Image.Image:
        return render.costly(state, made, better, names_of(phrases, before), look, chances=chances)

    return Picture(encoded(phrases, before, draw), alt_table(phrases, before, state), "costly")
