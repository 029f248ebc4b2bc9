"""The pictures of the lesson, with their alt texts."""

from collections.abc import Callable, Sequence
from typing import Final

from PIL import Image

import render
from azul import Placement, State, TakeReport
from bot.features.learn.course import LEARNER, Question
from bot.features.learn.judge import LessonStep
from bot.i18n.language import Text
from bot.messages.descriptions import alt_board, alt_table
from bot.messages.layout import MAX_ALT_LENGTH, in_lines, shortened
from bot.messages.pictures import look_of
from bot.ui.drawing import Picture
from bot.words.captions import for_pictures, names_of
from bot.words.phrases import Phrases, colour_fact
from engine import Table
from render import Part

_POINTED_AT: Final = {
    LessonStep.TAKE: ("take", (Part.FACTORIES, Part.LINES)),
    LessonStep.LINE: ("line", (Part.LINES,)),
    LessonStep.FLOOR: ("floor", (Part.FLOOR,)),
    LessonStep.MARKER: ("marker", (Part.CENTRE, Part.MARKER)),
    LessonStep.END: ("end", ()),
}
"""The end of the id of a task's alt text, and the parts that its picture points at."""


def task_picture(
    phrases: Phrases, table: Table, step: LessonStep, state: State, rows: Sequence[int] = ()
) -> Picture:
    """Return the table before the learner's take, with a step's parts and `rows` of the wall marked."""
    name, parts = _POINTED_AT[step]
    texts = [Text("alt-learn-row", row=row + 1) for row in rows]
    marked = phrases.words(f"alt-learn-{name}", rows=texts)
    return _table(phrases, table, state, marked, parts, rows=rows)


def taken_picture(phrases: Phrases, table: Table, state: State, last: TakeReport, part: Part) -> Picture:
    """Return the table after the learner's take, with the take and one more part marked."""
    return _table(phrases, table, state, "", (part,), last=last)


def board_picture(
    phrases: Phrases,
    table: Table,
    state: State,
    *,
    last: TakeReport | None = None,
    spaces: Sequence[Placement] = (),
) -> Picture:
    """Return the learner's board: the tiles of the `last` move are marked, and `spaces` with their points."""

    def draw(phrases: Phrases, look: render.Look) -> Image.Image:
        name = phrases.plain_name(table, LEARNER)
        return render.plain_board(state, LEARNER, name, look, last=last, spaces=spaces)

    return _picture(phrases, table, draw, alt_board(phrases, table, state, LEARNER))


def question_picture(phrases: Phrases, table: Table, question: Question) -> Picture:
    """Return the learner's board with a question mark where the tile that is asked about goes."""
    asked, state = question.placement, question.state
    marked = phrases.words(
        "alt-learn-tiling", row=asked.row + 1, column=asked.column + 1, colour=colour_fact(asked.colour)
    )

    def draw(phrases: Phrases, look: render.Look) -> Image.Image:
        return render.plain_board(state, LEARNER, phrases.plain_name(table, LEARNER), look, asked=asked)

    alt = in_lines(marked, alt_board(phrases, table, state, LEARNER))
    return _picture(phrases, table, draw, alt)


def _table(
    phrases: Phrases,
    table: Table,
    state: State,
    marked: str,
    parts: Sequence[Part],
    rows: Sequence[int] = (),
    last: TakeReport | None = None,
) -> Picture:
    def draw(phrases: Phrases, look: render.Look) -> Image.Image:
        names = names_of(phrases, table)
        return render.pointed(state, names, parts, look, seat=LEARNER, rows=rows, last=last)

    return _picture(phrases, table, draw, in_lines(marked, alt_table(phrases, table, state)))


def _picture(
    phrases: Phrases, table: Table, draw: Callable[[Phrases, render.Look], Image.Image], alt: str
) -> Picture:
    return Picture(
        lambda: render.encode(draw(for_pictures(phrases, table), look_of(phrases, table))),
        shortened(alt, MAX_ALT_LENGTH),
        "lesson",
    )
