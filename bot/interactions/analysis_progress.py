"""Shows the progress of a slow answer until the answer replaces it."""

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from bot.interactions.reply import Placeholder
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
    """Show the progress of an analysis, then the panel that `make` returns."""
    words = request.phrases.words
    placeholder = await request.reply.open_placeholder(Panel(words("analysis-thinking")))

    async def show_progress(percent: int) -> None:
        try:
            await placeholder.replace(Panel(words("analysis-progress", percent=percent)))
        except DISCORD_ERRORS as error:
            if is_refused(error):  # then the result couldn't be shown either
                raise
            log.info("The progress of an analysis could not be shown: %s", error)

    try:
        panel = await make(show_progress)
    except Refusal as refusal:
        panel = Panel(refusal_text(request.phrases, refusal, game))
    except DISCORD_ERRORS:
        raise
    except Exception:
        await _withdraw(placeholder)  # the dispatcher answers the error
        raise
    await placeholder.replace(panel)


async def _withdraw(placeholder: Placeholder) -> None:
    with suppress(*DISCORD_ERRORS):
        await placeholder.withdraw()
