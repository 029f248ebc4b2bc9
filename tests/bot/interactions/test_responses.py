"""First responses over kept-alive connections: what Discord may answer, and what can go wrong."""

import asyncio
from collections.abc import AsyncIterator
from typing import Final

import aiohttp
import discord
import pytest
from discord import InteractionResponseType
from discord.http import HTTPClient, Route

from bot.interactions.responses import FirstResponses
from bot.ui import discord_errors
from bot.ui.discord_errors import DISCORD_ERRORS
from tests.bot.club import Club
from tests.bot.edge import CUT_AFTERWARDS, Edge, call_of
from tests.bot.panels import a_move, assemble, choices
from tests.waiting import PATIENCE

TAKEN: Final = b"HTTP/1.1 204 No Content\r\n\r\n"
CUT: Final = b""
"""Nothing, and the connection ends."""
CUT_IN_THE_MIDDLE: Final = b"HTTP/1.1 204 No"
NEVER: Final = None
"""No answer, and the connection stays."""
MOMENT: Final = 0.05
"""Seconds for which a test waits for what never comes."""


def refused(status: str, body: str, *headers: str) -> bytes:
    """Return an answer with JSON."""
    lines = [f"HTTP/1.1 {status}", "Content-Type: application/json", f"Content-Length: {len(body)}", *headers]
    return ("\r\n".join(lines) + "\r\n\r\n" + body).encode()


ALREADY: Final = refused("400 Bad Request", '{"code": 40060, "message": "Already acknowledged"}')
UNKNOWN: Final = refused("404 Not Found", '{"code": 10062, "message": "Unknown interaction"}')
LIMITED: Final = refused("429 Too Many Requests", '{"message": "Slow down", "retry_after": 0}', "Via: 1.1 a")
FAILED: Final = refused("502 Bad Gateway", '{"message": "Bad Gateway"}')


class Gate:
    """Discord's end: answers one request after the other as the test says, and later ones with `TAKEN`."""

    def __init__(self) -> None:
        self.answers: list[bytes | None] = []
        self.requests: list[tuple[str, bytes]] = []
        """The paths and bodies that came."""
        self.connections = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer the requests of a connection."""
        self.connections += 1
        try:
            while True:
                head = (await reader.readuntil(b"\r\n\r\n")).decode()
                lengths = [
                    int(line.split(":")[1])
                    for line in head.splitlines()
                    if line.lower().startswith("content-length:")
                ]
                self.requests.append((head.split(" ")[1], await reader.readexactly(sum(lengths))))
                answer = self.answers.pop(0) if self.answers else TAKEN
                if answer is NEVER:
                    await reader.read()
                    return
                writer.write(answer)
                if answer in {CUT, CUT_IN_THE_MIDDLE}:
                    return
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()

    @property
    def by_library(self) -> list[bool]:
        """For each request, whether the library made it: the library asks for the created message."""
        return ["with_response" in path for path, _ in self.requests]


@pytest.fixture
async def gate(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Gate]:
    gate = Gate()
    server = await asyncio.start_server(gate.serve, "127.0.0.1", 0)
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/api/v10")
    monkeypatch.setattr(discord_errors, "RETRY_DELAYS", (0.0, 0.0, 0.0))
    yield gate
    server.close()


@pytest.fixture
async def http() -> AsyncIterator[HTTPClient]:
    """Return the library's client as it is once it has logged in."""
    http = HTTPClient(asyncio.get_running_loop(), connector=aiohttp.TCPConnector(limit=0))
    session = aiohttp.ClientSession(connector=http.connector, cookie_jar=aiohttp.DummyCookieJar())
    setattr(http, "_HTTPClient__session", session)  # noqa: B010 - that is what it is called
    yield http
    await http.close()


@pytest.fixture
async def first(http: HTTPClient) -> AsyncIterator[FirstResponses]:
    first = FirstResponses(http)
    yield first
    await first.close()


async def send(first: FirstResponses, number: int = 1) -> None:
    """Say that an answer is coming."""
    kind = InteractionResponseType.deferred_channel_message
    async with asyncio.timeout(PATIENCE):
        await first.send(number, f"token-{number}", kind, {"flags": 64})


async def test_discord_is_told_over_one_connection_and_not_asked_for_more(
    first: FirstResponses, gate: Gate
) -> None:
    for number in range(3):
        await send(first, number)
    assert gate.connections == 1
    assert gate.requests[2] == (
        "/api/v10/interactions/2/token-2/callback",
        b'{"type": 5, "data": {"flags": 64}}',
    )


@pytest.mark.parametrize("answer", [CUT, CUT_IN_THE_MIDDLE], ids=["before", "in the middle"])
async def test_a_connection_that_is_cut_is_replaced(first: FirstResponses, gate: Gate, answer: bytes) -> None:
    await send(first)
    gate.answers = [answer, TAKEN]
    await send(first, 2)
    assert gate.by_library == [False, False, True]


async def test_all_connections_may_be_cut_that_were_kept(first: FirstResponses, gate: Gate) -> None:
    await asyncio.gather(*(send(first, number) for number in range(3)))
    gate.answers = [CUT, CUT, CUT]
    await send(first, 4)
    assert gate.by_library == [False] * 4 + [True] * 3


@pytest.mark.parametrize("lost", [CUT, CUT_IN_THE_MIDDLE, NEVER], ids=["cut", "in the middle", "never"])
async def test_a_response_that_discord_took_is_sent_although_its_answer_is_lost(
    http: HTTPClient, gate: Gate, lost: bytes | None
) -> None:
    first = FirstResponses(http, aiohttp.ClientTimeout(total=MOMENT))
    gate.answers = [lost, ALREADY]
    await send(first)
    await first.close()
    assert gate.by_library == [False, True]


@pytest.mark.parametrize("answer", [LIMITED, FAILED], ids=["limited", "failed"])
async def test_the_library_tries_again_when_discord_cannot_take_it_yet(
    first: FirstResponses, gate: Gate, answer: bytes
) -> None:
    gate.answers = [answer, answer, TAKEN]
    await send(first)
    assert gate.by_library == [False, True, True]


async def test_a_response_that_comes_too_late_is_not_taken(first: FirstResponses, gate: Gate) -> None:
    gate.answers = [UNKNOWN, UNKNOWN]
    with pytest.raises(discord.NotFound):
        await send(first)


async def test_nobody_waits_for_ever_for_a_discord_that_hangs(http: HTTPClient, gate: Gate) -> None:
    first = FirstResponses(http, aiohttp.ClientTimeout(total=MOMENT), library_timeout=MOMENT)
    gate.answers = [NEVER, NEVER]
    with pytest.raises(DISCORD_ERRORS):
        await send(first)
    await first.close()


@pytest.mark.usefixtures("gate")
async def test_a_discord_that_is_not_there_is_no_mistake_of_the_program(
    first: FirstResponses, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Route, "BASE", "http://127.0.0.1:1/api/v10")
    with pytest.raises(DISCORD_ERRORS):
        await send(first)


async def test_behind_a_proxy_the_library_sends_it(
    http: HTTPClient, first: FirstResponses, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    http.proxy = Route.BASE.removesuffix("/api/v10")
    monkeypatch.setattr(Route, "BASE", "http://discord.example/api/v10")
    await send(first)
    ((path, _),) = gate.requests
    assert path == "http://discord.example/api/v10/interactions/1/token-1/callback?with_response=1"


@pytest.mark.usefixtures("gate")
async def test_closing_leaves_the_connections_to_the_library(http: HTTPClient, first: FirstResponses) -> None:
    await send(first)
    await first.close()
    assert not http.connector.closed


async def test_somebody_who_is_acknowledged_is_served_once_although_the_answer_is_lost(
    club: Club, edge: Edge
) -> None:
    await club.begin()
    game, mover = await club.game(), await club.mover()
    panel = await assemble(club, mover, await a_move(club, line=4))
    (confirm,) = [each for choice, each in choices(panel).items() if choice.endswith("!")]
    club.bot.dispatcher.admission.bypass_limit = 0
    edge.expect("answer", CUT_AFTERWARDS)
    tried = len(edge.tried)
    await club.press(mover, panel, confirm)
    await club.env.advance_time(sum(discord_errors.RETRY_DELAYS))

    assert [call_of(*request) for request in edge.tried[tried:]].count("answer") == 2
    assert panel.content.startswith("Done: ")
    assert (await club.game()).version == game.version + 1
