"""What all presses in a practice share: finding it, running one at a time, and showing refusals."""

from collections.abc import Awaitable, Callable

from bot.features.practice.options import none_view
from bot.features.practice.views import practice_view
from bot.interactions.request import Request
from bot.messages.panel import Panel
from bot.observer import Outcome
from bot.ui.components import NO_GAME
from bot.words.refusals import refusal_text
from engine import Practice, Refusal

PracticeHandler = Callable[[Request], Awaitable[None]]


def in_practice(handler: PracticeHandler) -> PracticeHandler:
    """Wrap a handler: run a person's presses one at a time, and show refusals above their practice.

    A press is acknowledged first: it may have to wait until the computers have replied to the one before it.
    """

    async def in_turn(request: Request) -> None:
        await require_own(request)
        async with request.games.practice.lock(request.user_id):
            try:
                await handler(request)
            except Refusal as refusal:
                request.reply.trace.outcome = Outcome.REFUSED
                await show_refusal(request, refusal)

    return in_turn


async def require_own(request: Request) -> None:
    """Acknowledge a press of a practice's button. Raise `Refusal` (``old-button``) if it isn't one."""
    if request.pressed.game_id != NO_GAME or request.pressed.number is None:
        raise Refusal("old-button")
    await request.reply.acknowledge()


async def show_refusal(request: Request, refusal: Refusal) -> None:
    """Say why nothing was done, above the current practice; if there is none, offer to begin one."""
    practice = await request.games.practice.find(request.user_id)
    if practice is None:
        await request.reply.update_panel(none_view(request.phrases))
        return
    phrases = request.at(practice.table).phrases
    if refusal.code in {"practice-moved-on", "stale"}:
        reason = phrases.words("practice-moved-on")
    else:
        reason = refusal_text(phrases, refusal, practice.game)
    await show(request, practice, practice_view(phrases, practice).with_intro(reason))


async def require_practice(request: Request) -> Practice:
    """Return the person's practice. Raise `Refusal` (``no-practice``) if they have none."""
    practice = await request.games.practice.find(request.user_id)
    if practice is None:
        raise Refusal("no-practice")
    return practice


async def show(request: Request, practice: Practice, panel: Panel) -> None:
    """Show a practice in place of the panel whose button was pressed."""
    await request.update_panel(practice.game, panel)
