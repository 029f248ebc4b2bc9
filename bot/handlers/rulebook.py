"""`/azul rules`: the rules page by page, with pictures, in private."""

import render
from bot.handlers.request import Request
from bot.messages.panel import Panel
from bot.messages.pictures import captions
from bot.ui.buttons import NO_GAME, Button, Press
from bot.ui.drawing import Picture
from bot.words.phrases import Phrases


async def open_rules(request: Request, page: int) -> None:
    """Show a page, from 1."""
    await request.say_panel(_page(request.phrases, page))


async def turn_page(request: Request) -> None:
    """Show the page of the pressed button."""
    page = request.pressed.version or 1
    await request.turn_panel(_page(request.phrases, min(max(1, page), render.RULE_PAGES)))


def _page(phrases: Phrases, page: int) -> Panel:
    words = phrases.words
    picture = Picture(
        lambda: render.encode(render.rule_picture(page, captions(words))), words(f"alt-rules-{page}")
    )
    buttons = (
        Button("◀", _press(page - 1, "back"), disabled=page == 1),
        Button(
            words("rules-page-of", page=page, pages=render.RULE_PAGES),
            _press(page, "here"),
            disabled=True,
        ),
        Button("▶", _press(page + 1, "on"), disabled=page == render.RULE_PAGES),
    )
    return Panel(words(f"rules-page-{page}"), buttons, picture)


def _press(page: int, name: str) -> Press:
    return Press("page", NO_GAME, page, name)
