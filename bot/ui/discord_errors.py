"""What a request to Discord can fail with, through nobody's fault here, and how to repeat one."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Final, TypeVar

import aiohttp
import discord

log = logging.getLogger(__name__)

_Answer = TypeVar("_Answer")

DISCORD_ERRORS: Final = (TimeoutError, OSError, aiohttp.ClientError, discord.DiscordException)
"""Refusals and faults of Discord, and broken connections, which the library passes on as they are."""
PAUSES: Final = (0.5, 1.0, 2.0)
"""Seconds after which a request whose connection broke is sent again, each time."""
UNKNOWN_MESSAGE: Final = 10008
"""The code with which Discord says that a message is gone."""
UNKNOWN_MEMBER: Final = 10007
UNKNOWN_USER: Final = 10013
"""The codes with which Discord says that a person isn't on the server, or is nobody any more."""
UNKNOWN_CHANNEL: Final = 10003
"""The code with which Discord says that a channel or thread is gone."""


TOO_MANY_EDITS: Final = 30046
"""The code with which Discord says that an old message can't be edited any more: a rate limit that stays."""


def is_refused(error: Exception) -> bool:
    """Return whether Discord understood a request and didn't allow it: only people can change that."""
    if not isinstance(error, discord.HTTPException):
        return False
    is_rate_limit = error.status == HTTPStatus.TOO_MANY_REQUESTS and error.code != TOO_MANY_EDITS
    return error.status < HTTPStatus.INTERNAL_SERVER_ERROR and not is_rate_limit


def is_cut(error: BaseException) -> bool:
    """Return whether a connection broke before Discord answered, so that the request may have arrived or not.

    The library passes this on. What Discord answers with 500, 502, or 504 it has sent again itself, for long.
    """
    return isinstance(error, (TimeoutError, OSError, aiohttp.ClientError))


def is_uncertain(error: BaseException) -> bool:
    """Return whether it is unknown what became of a request: it may even take effect later."""
    is_answered = isinstance(error, discord.HTTPException) and error.status < HTTPStatus.INTERNAL_SERVER_ERROR
    return isinstance(error, DISCORD_ERRORS) and not is_answered


async def repeated(
    request: Callable[[], Awaitable[_Answer]], before_again: Callable[[], None] = lambda: None
) -> _Answer:
    """Send a request, and again after each of the `PAUSES` as long as the connection breaks.

    The request has to be one that changes nothing the second time. `before_again` is called before each
    repetition, and ends them by raising something. Raise what the last one raises.
    """
    for pause in PAUSES:
        try:
            return await request()
        except DISCORD_ERRORS as error:
            if not is_cut(error):
                raise
            log.info("A connection to Discord broke, the request is sent again in %.1f s: %s", pause, error)
        await asyncio.sleep(pause)
        before_again()
    return await request()
