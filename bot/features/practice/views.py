"""The message of a practice: the table, the end of a round, spaces on a free wall, or the result."""

from collections.abc import Sequence
from dataclasses import replace

import discord

import azul
from bot.features.practice.buttons import (
    AFTER_ROUND,
    ANALYSIS,
    OPEN,
    PICTURE_NAME,
    practice_button,
    practice_buttons,
    practice_panel,
    with_row,
)
from bot.features.practice.options import code_of
from bot.messages.choice import Choice
from bot.messages.layout import in_lines, shortened, with_news
from bot.messages.panel import Panel
from bot.messages.pictures import Result, final_picture, last_take, table_picture
from bot.messages.placing_panel import placing_panel
from bot.messages.posts import Post, posts_since
from bot.messages.table_buttons import source_buttons
from bot.messages.taking_panel import taking_panel
from bot.ui.components import NO_GAME, in_rows
from bot.ui.drawing import Picture
from bot.words.news import news_of
from bot.words.options import adaptive_lines
from bot.words.phrases import Phrases
from bot.words.results import final_result, highlight_lines
from engine import LogEntry, Practice
from engine.highlights import highlights_of


def view_after(phrases: Phrases, practice: Practice) -> Panel:
    """Return the view once the computers have replied: the end of the round if it has ended."""
    posts = posts_since(phrases, NO_GAME, practice.news, None, even_private=True)
    rounds = [post for post in posts if post.part == "round"]
    return _round_view(phrases, practice, rounds) if rounds else practice_view(phrases, practice)


def practice_view(phrases: Phrases, practice: Practice) -> Panel:
    """Return the view of a practice as it stands now."""
    if practice.is_over:
        return _result(phrases, practice)
    if practice.seat in azul.waiting_for(practice.state):
        return placing_view(phrases, practice).with_intro(in_lines(*_news_of_round(phrases, practice)))
    scores = phrases.scores(practice.table, practice.state)
    news, ask = _news_of_round(phrases, practice), phrases.words("panel-source")
    if not practice.steps:
        news += adaptive_lines(phrases.words, practice.table)
    return table_view(phrases, practice, with_news(news, scores, ask))


def table_view(phrases: Phrases, practice: Practice, text: str, hints: Sequence[azul.Move] = ()) -> Panel:
    """Return the table below a text, with a button for every source; the moves of `hints` are marked."""
    buttons = source_buttons(phrases.words, practice.game.id, practice.version, practice.state)
    panel = Panel(shortened(text), tuple(in_rows(buttons)), _table_picture(phrases, practice, hints))
    return with_row(practice_panel(panel, practice), practice_buttons(phrases, practice, hint=True))


def taking_view(phrases: Phrases, practice: Practice, choice: Choice) -> Panel:
    """Return the panel of a take as far as it is chosen, with the table's picture if it has none."""
    panel = taking_panel(phrases, practice.game, practice.state, choice)
    if panel.picture is None:
        panel = replace(panel, picture=_table_picture(phrases, practice))
    return practice_panel(panel, practice)


def placing_view(phrases: Phrases, practice: Practice, change: int | None = None) -> Panel:
    """Return the panel in which tiles are placed on a free wall, or that of the line to `change`."""
    panel = practice_panel(placing_panel(phrases, practice.game, practice.seat, change), practice)
    return with_row(panel, practice_buttons(phrases, practice))


def _round_view(phrases: Phrases, practice: Practice, rounds: Sequence[Post]) -> Panel:
    """Return the view of a round's end, with a button to the next round or the result."""
    text_id = "button-practice-result" if practice.is_over else "button-practice-next"
    on = practice_button(
        phrases.words(text_id), "practice", practice.version, style=discord.ButtonStyle.primary
    )
    text = shortened(in_lines(*(post.text for post in rounds)))
    panel = Panel(text, picture=rounds[-1].picture, picture_name=PICTURE_NAME)
    return with_row(panel, [on, *practice_buttons(phrases, practice, place=AFTER_ROUND)])


def _result(phrases: Phrases, practice: Practice) -> Panel:
    table = practice.table
    report = next((entry.report for entry in reversed(practice.entries) if entry.report), None)
    highlights = highlights_of(practice.entries)
    remarkable = highlight_lines(phrases, table, highlights)
    level = adaptive_lines(phrases.words, table)
    text = shortened(in_lines(*final_result(phrases, table, report), *level, *remarkable))
    ended = practice.entries[-1].moment
    picture = final_picture(phrases, Result(table, practice.state, report, ended, highlights))
    again = practice_button(
        phrases.words("button-practice-again"),
        "practicenew",
        practice.version,
        code_of(practice.table.options),
        style=discord.ButtonStyle.success,
    )
    panel = Panel(text, picture=picture, picture_name=PICTURE_NAME)
    analysis = practice_button(phrases.words("button-analysis"), ANALYSIS, 0, OPEN)
    return with_row(panel, [again, analysis, *practice_buttons(phrases, practice)])


def _news_of_round(phrases: Phrases, practice: Practice) -> list[str]:
    """Return lines about what has happened in the round since the person's last step."""
    entries: list[LogEntry] = []
    for entry in practice.news:
        entries = [] if entry.report is not None else [*entries, entry]
    return [line for entry in entries for line in news_of(phrases, entry)]


def _table_picture(phrases: Phrases, practice: Practice, hints: Sequence[azul.Move] = ()) -> Picture:
    last = last_take(practice.last_take)
    return table_picture(phrases, practice.table, practice.state, last, hints)
