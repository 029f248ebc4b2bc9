"""Sends first responses with minimal overhead, so that bursts are acknowledged in time."""

import asyncio
import json
from collections.abc import Mapping
from functools import partial
from http import HTTPStatus
from typing import Any, Final

import aiohttp
import discord
import yarl
from discord import InteractionResponseType
from discord.http import Route

from bot.discord_patches import send_response
from bot.ui.discord_errors import with_retries

TIMEOUT: Final = aiohttp.ClientTimeout(total=3.0)
"""Timeout of a request: after three seconds Discord no longer accepts a first response."""
LIBRARY_TIMEOUT: Final = 10.0
"""Seconds for which discord.py may retry a response."""
ALREADY_ACKNOWLEDGED: Final = 40060
"""Discord's error code for a second first response."""


class FirstResponses:
    """Sends first responses over discord.py's connections, without its per-request objects.

    On anything but Discord's empty success response, discord.py sends the response again with its own
    retries.
    """

    def __init__(
        self,
        http: discord.http.HTTPClient,
        timeout: aiohttp.ClientTimeout = TIMEOUT,
        library_timeout: float = LIBRARY_TIMEOUT,
    ) -> None:
        self._http = http
        self._timeout = timeout
        self._library_timeout = library_timeout
        self._session: aiohttp.ClientSession | None = None

    async def send(
        self, interaction_id: int, token: str, kind: InteractionResponseType, data: Mapping[str, Any]
    ) -> None:
        """Send a response. Raise one of `DISCORD_ERRORS` if Discord doesn't accept it."""
        if await self._is_sent(interaction_id, token, json.dumps({"type": kind.value, "data": data})):
            return
        try:
            async with asyncio.timeout(self._library_timeout):
                await with_retries(partial(send_response, self._http, interaction_id, token, kind, data))
        except discord.HTTPException as error:
            if error.code != ALREADY_ACKNOWLEDGED:
                raise
            # An earlier try succeeded, and only its answer was lost.

    async def close(self) -> None:
        """Close the session, but not discord.py's connections."""
        if self._session is not None:
            await self._session.close()

    async def _is_sent(self, interaction_id: int, token: str, body: str) -> bool:
        connector = self._http.connector
        if connector is discord.utils.MISSING or self._http.proxy is not None:
            return False
        if self._session is None:
            self._session = aiohttp.ClientSession(
                connector=connector,
                connector_owner=False,
                cookie_jar=aiohttp.DummyCookieJar(),
                headers={"Content-Type": "application/json", "User-Agent": self._http.user_agent},
                timeout=self._timeout,
                trace_configs=None if self._http.http_trace is None else [self._http.http_trace],
            )
        url = yarl.URL(f"{Route.BASE}/interactions/{interaction_id}/{token}/callback", encoded=True)
        try:
            async with self._session.post(url, data=body.encode()) as response:
                return response.status == HTTPStatus.NO_CONTENT
        except (TimeoutError, OSError, aiohttp.ClientError):
            return False
