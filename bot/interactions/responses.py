"""First responses to what people ask for, very many at once: with as little for each as can be."""

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
from discord.webhook.async_ import async_context, interaction_response_params

from bot.ui.discord_errors import repeated

TIMEOUT: Final = aiohttp.ClientTimeout(total=3.0)
"""Seconds that Discord has to answer: afterwards it has either taken the response, or doesn't any more."""
GIVE_UP: Final = 10.0
"""Seconds after which a response is given up that the library tries to send."""
ALREADY_ACKNOWLEDGED: Final = 40060
"""The code with which Discord says that it has a first response."""


class FirstResponses:
    """Sends first responses over the library's connections, without the objects that it makes of each.

    Discord answers with nothing if it isn't asked for more. Whatever else comes, or doesn't, is left to the
    library.
    """

    def __init__(self, http: discord.http.HTTPClient) -> None:
        self._http = http
        self._session: aiohttp.ClientSession | None = None

    async def send(
        self, interaction_id: int, token: str, kind: InteractionResponseType, data: Mapping[str, Any]
    ) -> None:
        """Send a response. Raise one of `DISCORD_ERRORS` if Discord doesn't take it."""
        if await self._is_sent(interaction_id, token, json.dumps({"type": kind.value, "data": data})):
            return
        params = interaction_response_params(kind.value, dict(data))
        try:
            async with asyncio.timeout(GIVE_UP):
                await repeated(partial(self._send_by_library, interaction_id, token, params))
        except discord.HTTPException as error:
            if error.code != ALREADY_ACKNOWLEDGED:
                raise
            # Only the answer to an earlier try was lost.

    async def close(self) -> None:
        """Leave the connections to the library."""
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
                timeout=TIMEOUT,
                trace_configs=None if self._http.http_trace is None else [self._http.http_trace],
            )
        url = yarl.URL(f"{Route.BASE}/interactions/{interaction_id}/{token}/callback", encoded=True)
        try:
            async with self._session.post(url, data=body.encode()) as response:
                return response.status == HTTPStatus.NO_CONTENT
        except (TimeoutError, OSError, aiohttp.ClientError):
            return False

    async def _send_by_library(self, interaction_id: int, token: str, params: Any) -> None:
        await async_context.get().create_interaction_response(
            interaction_id,
            token,
            session=getattr(self._http, "_HTTPClient__session"),  # noqa: B009 - as the library's own have it
            proxy=self._http.proxy,
            proxy_auth=self._http.proxy_auth,
            params=params,
        )
