"""The rules page by page, and the help."""

import render
from bot.handlers.request import Request
from bot.messages.panel import help_panel, rules_page


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
