"""The rules page by page, the help, and the guided round."""

import render
from bot.features.learn.panels import lesson_panel, lesson_table
from bot.features.learn.progress import Lesson, parse_lesson
from bot.interactions.request import Request
from bot.messages.panel import help_panel, rules_page
from engine import Refusal, Table


async def open_rules(request: Request, *, page: int) -> None:
    """Show a page, from 1."""
    await request.reply.open_panel(rules_page(request.phrases, page))


async def page_pressed(request: Request) -> None:
    """Turn to the page of the pressed button."""
    page = min(max(1, request.pressed.number or 1), render.RULE_PAGES)
    await request.reply.update_panel(rules_page(request.phrases, page))


async def show_help(request: Request) -> None:
    """Explain how to play, in short."""
    await request.reply.open_panel(help_panel(request.phrases, on_server=request.is_on_server))


async def open_lesson(request: Request) -> None:
    """Begin the guided round."""
    table = await _lesson_table(request)
    await request.reply.open_panel(lesson_panel(request.phrases.at(table), table, Lesson()))


async def lesson_pressed(request: Request) -> None:
    """Go on in the guided round, or back: where to is all in the button."""
    lesson = parse_lesson(request.pressed.number, request.pressed.choice)
    if lesson is None:
        raise Refusal("old-lesson")
    table = await _lesson_table(request)
    await request.reply.update_panel(lesson_panel(request.phrases.at(table), table, lesson))


async def _lesson_table(request: Request) -> Table:
    """Return the table of the guided round, in the look that the server's tables have."""
    theme = ""
    if request.is_on_server:
        theme = (await request.tables.servers.of_or_usual(request.guild_id)).options.theme
    return lesson_table(request.player, theme)
