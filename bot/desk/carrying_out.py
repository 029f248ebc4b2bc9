"""Carries out what somebody asks for, and says in words why it wasn't done."""

import logging

from bot.actions import Handler
from bot.handlers.request import Request
from bot.messages.layout import in_lines
from bot.observing import Outcome
from bot.ui.outages import OUTAGES
from bot.words.language import Verbatim
from bot.words.refusals import (
    PERHAPS_ELSEWHERE,
    UnreadableInput,
    elsewhere_lines,
    refusal_text,
    unreadable_text,
)
from engine import Refusal
from storage.base import DamagedRecord, StorageError

log = logging.getLogger(__name__)


async def carry_out(request: Request, handler: Handler) -> str | None:
    """Run the handler; return what to say if it didn't do what was asked."""
    words, visit = request.phrases.words, request.reply.visit
    try:
        return await _refusal(request, handler)
    except DamagedRecord as error:
        log.error("%s", error)  # noqa: TRY400 - says what is damaged; where it was met doesn't matter
        visit.outcome = Outcome.DAMAGED
        return words("refusal-damaged")
    except StorageError as error:
        log.error("The database refused a request: %s", error)  # noqa: TRY400 - says it all
        visit.outcome = Outcome.STORAGE
        return words("refusal-storage")
    except OUTAGES:
        raise
    except Exception:
        log.exception("A request failed")
        visit.outcome = Outcome.FAILED
        return unexpected(request)


def unexpected(request: Request) -> str:
    """Return what to say of a mistake in the program, with what finds it in the log: the request's end."""
    reference = Verbatim(str(request.interaction.id)[-6:])
    return request.phrases.words("refusal-unexpected", reference=reference)


async def _refusal(request: Request, handler: Handler) -> str | None:
    """Run the handler; return why it refused, in words."""
    visit = request.reply.visit
    try:
        await handler(request)
    except Refusal as refusal:
        log.debug("Refused: %s", refusal.code)
        visit.outcome = Outcome.REFUSED
        text = refusal_text(request.phrases, refusal, await request.game_if_any())
        threads = await request.threads_of_person() if refusal.code in PERHAPS_ELSEWHERE else []
        return in_lines(text, *elsewhere_lines(request.phrases.words, threads))
    except UnreadableInput as unreadable:
        visit.outcome = Outcome.UNREADABLE
        return unreadable_text(request.phrases, unreadable, await request.game_if_any())
    return None
