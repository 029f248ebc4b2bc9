"""What an operator, Prometheus or an orchestrator asks the bot's port for."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Self

import aiohttp
from prometheus_client.parser import text_string_to_metric_families


class Port:
    """The port that serves metrics and health."""

    def __init__(self, session: aiohttp.ClientSession, host: str, port: int) -> None:
        self._session = session
        self.host = host
        self.number = port

    @classmethod
    @asynccontextmanager
    async def open(cls, host: str, port: int) -> AsyncIterator[Self]:
        """Ask whatever listens on a port."""
        async with aiohttp.ClientSession() as session:
            yield cls(session, host, port)

    async def get(self, path: str, method: str = "GET") -> tuple[int, str]:
        """Return the status and the text that a path answers."""
        async with self._session.request(method, f"http://{self.host}:{self.number}{path}") as answer:
            return answer.status, await answer.text()

    async def health(self, path: str = "/readyz") -> tuple[int, dict[str, Any]]:
        """Return the status and what is said about the bot's health."""
        async with self._session.get(f"http://{self.host}:{self.number}{path}") as answer:
            said: dict[str, Any] = await answer.json()
            return answer.status, said

    async def samples(self) -> dict[tuple[str, ...], float]:
        """Return all figures, each by its name and the values of its labels, in the order of their names."""
        status, text = await self.get("/metrics")
        assert status == 200
        return {
            (sample.name, *sample.labels.values()): sample.value
            for family in text_string_to_metric_families(text)
            for sample in family.samples
        }

    async def interactions(self) -> dict[tuple[str, ...], float]:
        """Return what people have asked for so far: command, kind and outcome, each with a number."""
        samples = await self.samples()
        return {key[1:]: value for key, value in samples.items() if key[0] == "azul_interactions_total"}
