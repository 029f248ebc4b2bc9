"""What a request to Discord can fail with, through nobody's fault here."""

from http import HTTPStatus
from typing import Final

import aiohttp
import discord

OUTAGES: Final = (TimeoutError, OSError, aiohttp.ClientError, discord.DiscordException)
"""Refusals and faults of Discord, and broken connections, which the library passes on as they are."""
UNKNOWN_MESSAGE: Final = 10008
"""The code with which Discord says that a message is gone."""
UNKNOWN_MEMBER: Final = 10007
UNKNOWN_USER: Final = 10013
"""The codes with which Discord says that a person isn't on the server, or is nobody any more."""
UNKNOWN_CHANNEL: Final = 10003
"""The code with which Discord says that a channel or thread is gone."""


def is_refused(error: Exception) -> bool:
    """Return whether Discord understood a request and didn't allow it: only people can change that."""
    return (
        isinstance(error, discord.HTTPException)
        and error.status < HTTPStatus.INTERNAL_SERVER_ERROR
        and error.status != HTTPStatus.TOO_MANY_REQUESTS
    )
