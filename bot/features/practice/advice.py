"""Hints, and what the computer would have done: only in practice."""

from collections.abc import Awaitable, Callable

from bot.features.practice.advice_views import hint_view, judged_view
from bot.features.practice.buttons import AFTER_ROUND
from bot.features.practice.requests import require_own, show, show_refusal
from bot.features.practice.views import practice_view, view_after
from bot.interactions.request import Request
from bot.messages.panel import Panel
from bot.words.phrases import Phrases
from engine import Practice, Refusal

Answer = Callable[[Phrases, Practice], Panel]


async def hint_pressed(request: Request) -> None:
    """Show the best takes of the position that the person is looking at."""

    async def ask(version: int) -> Answer:
        _, found = await request.games.practice.hint(request.user_id, version)
        return lambda phrases, practice: hint_view(phrases, practice, found)

    await _answer(request, ask)


async def judge_pressed(request: Request) -> None:
    """Show what the computer would have done instead of the person's last take."""

    async def ask(version: int) -> Answer:
        _, judged = await request.games.practice.judge(request.user_id, version)
        view = view_after if request.pressed.choice == AFTER_ROUND else practice_view
        return lambda phrases, practice: judged_view(phrases, practice, judged, view(phrases, practice))

    await _answer(request, ask)


async def _answer(request: Request, ask: Callable[[int], Awaitable[Answer]]) -> None:
    """Show what is found, unless the person has made a move or another request since.

    They can play on while the computer thinks.
    """
    await require_own(request)
    version, practices = request.pressed.number or 0, request.games.practice
    async with practices.lock(request.user_id):
        if await _at(request, version) is None:
            await show_refusal(request, Refusal("practice-moved-on"))
            return
    answer: Answer | Refusal
    try:
        answer = await ask(version)
    except Refusal as refusal:
        answer = refusal
    async with practices.lock(request.user_id):
        practice = await _at(request, version)
        if practice is None or (isinstance(answer, Refusal) and answer.code == "advice-replaced"):
            return  # what they did instead has been answered
        if isinstance(answer, Refusal):
            await show_refusal(request, answer)
        else:
            await show(request, practice, answer(request.at(practice.table).phrases, practice))


async def _at(request: Request, version: int) -> Practice | None:
    """Return the person's practice if it is at a version."""
    practice = await request.games.practice.find(request.user_id)
    return practice if practice is not None and practice.version == version else None
