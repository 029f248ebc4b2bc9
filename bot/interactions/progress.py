"""Answers that take long: what is being done and how far that is, until the answer takes its place."""

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from bot.interactions.reply import Draft
from bot.interactions.request import Request
from bot.messages.panel import Panel
from bot.ui.discord_errors import DISCORD_ERRORS, is_refused
from bot.words.refusals import refusal_text
from engine import Game, Refusal
from engine.analysis.service import OnProgress

log = logging.getLogger(__name__)


async def wait_for_analysis(
    request: Request, game: Game, make: Callable[[OnProgress], Awaitable[Panel]]
) -> None:
    """Say that a game is gone through, how far that is, and show the page that `make` then makes."""
    words = request.phrases.words
    draft = await request.reply.open_draft(Panel(words("analysis-thinking")))

    async def show_progress(percent: int) -> None:
        try:
            await draft.replace(Panel(words("analysis-progress", percent=percent)))
        except DISCORD_ERRORS as error:
            if is_refused(error):  # it couldn't be shown either
                raise
            log.info("The progress of an analysis could not be shown: %s", error)

    try:
        panel = await make(show_progress)
    except Refusal as refusal:
        panel = Panel(refusal_text(request.phrases, refusal, game))
    except DISCORD_ERRORS:
        raise
    except Exception:
        await _withdraw(draft)  # whoever carries out requests says what went wrong
        raise
    await draft.replace(panel)


async def _withdraw(draft: Draft) -> None:
    with suppress(*DISCORD_ERRORS):
        await draft.withdraw()
