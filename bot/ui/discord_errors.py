"""Classifies errors of requests to Discord, and retries broken connections."""

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
"""Discord's refusals and server errors, and broken connections, which discord.py passes through."""
RETRY_DELAYS: Final = (0.5, 1.0, 2.0)
"""Seconds before each retry of a request whose connection broke."""
UNKNOWN_MESSAGE: Final = 10008
"""Error code of a deleted message."""
UNKNOWN_MEMBER: Final = 10007
UNKNOWN_USER: Final = 10013
"""Error codes for a user who isn't on the server, and for a deleted user."""
UNKNOWN_CHANNEL: Final = 10003
"""Error code of a deleted channel or thread."""


TOO_MANY_EDITS: Final = 30046
"""Error code for too many edits of an old message: a rate limit that never ends."""


def is_refused(error: Exception) -> bool:
    """Return whether Discord refused a request: retrying is pointless until people change something."""
    if not isinstance(error, discord.HTTPException):
        return False
    is_rate_limit = error.status == HTTPStatus.TOO_MANY_REQUESTS and error.code != TOO_MANY_EDITS
    return error.status < HTTPStatus.INTERNAL_SERVER_ERROR and not is_rate_limit


def is_connection_error(error: BaseException) -> bool:
    """Return whether a connection broke before Discord answered, so that the request may have been processed.

    discord.py doesn't retry these, but does retry responses 500, 502 and 504.
    """
    return isinstance(error, (TimeoutError, OSError, aiohttp.ClientError))


def is_uncertain(error: BaseException) -> bool:
    """Return whether a request's outcome is unknown: it may even take effect later."""
    is_answered = isinstance(error, discord.HTTPException) and error.status < HTTPStatus.INTERNAL_SERVER_ERROR
    return isinstance(error, DISCORD_ERRORS) and not is_answered


async def with_retries(
    request: Callable[[], Awaitable[_Answer]], before_retry: Callable[[], None] = lambda: None
) -> _Answer:
    """Send an idempotent request; retry it after each of the `RETRY_DELAYS` if the connection breaks.

    `before_retry` is called before each retry, and may raise to stop them. Raise the error of the last try.
    """
    for pause in RETRY_DELAYS:
        try:
            return await request()
        except DISCORD_ERRORS as error:
            if not is_connection_error(error):
                raise
            log.info("A connection to Discord broke, retrying in %.1f s: %s", pause, error)
        await asyncio.sleep(pause)
        before_retry()
    return await request()
