"""The analysis of a game that is over: kept, or made while the person waits."""

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from bot.features.analysis.pages import Pages
from bot.interactions.reply import Draft
from bot.interactions.request import Request
from bot.messages.panel import Panel
from bot.ui.discord_errors import OUTAGES, is_refused
from bot.words.refusals import refusal_text
from engine import Game, Refusal
from engine.analysis.review import Analysis
from engine.analysis.service import Told

log = logging.getLogger(__name__)


async def analysis_pressed(request: Request, game: Game) -> None:
    """Open the analysis of a game, or turn to the page of the button."""
    number = request.pressed.number
    analysis = await request.tables.analyses.kept(game)
    if analysis is None:

        async def first_page(told: Told) -> Panel:
            made = await request.tables.analyses.of(game, told)
            as_it_is = await request.tables.get(game.id)  # somebody may have been deleted meanwhile
            return await _page(request, as_it_is, made, number or 0)

        await wait_for_analysis(request, game, first_page)
    elif number is None:
        await request.reply.open_panel(await _page(request, game, analysis, 0))
    else:
        await request.reply.update_panel(await _page(request, game, analysis, number))


async def wait_for_analysis(request: Request, game: Game, make: Callable[[Told], Awaitable[Panel]]) -> None:
    """Say that a game is gone through, how far that is, and show the page that `make` then makes."""
    words = request.phrases.words
    draft = await request.reply.open_draft(Panel(words("analysis-thinking")))

    async def told(percent: int) -> None:
        try:
            await draft.replace(Panel(words("analysis-progress", percent=percent)))
        except OUTAGES as error:
            if is_refused(error):  # it couldn't be shown either
                raise
            log.info("Somebody isn't told how far an analysis is: %s", error)

    try:
        panel = await make(told)
    except Refusal as refusal:
        panel = Panel(refusal_text(request.phrases, refusal, game))
    except OUTAGES:
        raise
    except Exception:
        await _withdraw(draft)  # whoever carries out requests says what went wrong
        raise
    await draft.replace(panel)


async def _withdraw(draft: Draft) -> None:
    with suppress(*OUTAGES):
        await draft.withdraw()


async def _page(request: Request, game: Game, analysis: Analysis, number: int) -> Panel:
    entries = await request.tables.history(game.id) if number else ()  # the chart does without
    viewer = game.table.seat_of(request.user_id)
    return Pages(request.phrases, game, analysis, entries, viewer).page(number)
