"""The analysis of a practice that is over."""

from dataclasses import replace

from bot.features.practice.buttons import ANALYSIS, OPEN, PICTURE_NAME
from bot.features.practice.requests import require_practice
from bot.interactions.analysis_progress import wait_for_analysis
from bot.interactions.request import Request
from bot.messages.analysis import Pages
from bot.messages.panel import Panel
from bot.ui.components import NO_GAME
from engine import Practice, Refusal
from engine.analysis.review import Analysis
from engine.analysis.service import OnProgress


async def analysis_pressed(request: Request) -> None:
    """Open the analysis of the person's practice in its own message, or turn to the button's page.

    Raise `Refusal` (``analysis-running``) if the practice isn't over, or is another one by now.
    """
    custom_id = request.pressed
    if custom_id.game_id != NO_GAME or custom_id.number is None:
        raise Refusal("old-button")
    practice, number = await require_practice(request), custom_id.number
    if not practice.is_over:
        raise Refusal("analysis-running")
    request = request.at(practice.table)
    analyses, key = request.games.analyses, (practice.user_id, practice.version)
    analysis = analyses.cached_of_practice(*key)
    if analysis is None:

        async def made(on_progress: OnProgress) -> Panel:
            return _page(
                request, practice, await analyses.of_practice(*key, practice.entries, on_progress), number
            )

        await wait_for_analysis(request, practice.game, made)
    elif custom_id.choice == OPEN:
        await request.reply.open_panel(_page(request, practice, analysis, number))
    else:
        await request.reply.update_panel(_page(request, practice, analysis, number))


def _page(request: Request, practice: Practice, analysis: Analysis, number: int) -> Panel:
    """Return a page whose buttons find the practice by the person who presses them."""
    pages = Pages(request.phrases, practice.game, analysis, practice.entries, practice.seat)
    panel = pages.page(number)
    buttons = (
        replace(button, custom_id=replace(button.custom_id, action=ANALYSIS)) for button in panel.buttons
    )
    return replace(panel, buttons=tuple(buttons), picture_name=PICTURE_NAME)
