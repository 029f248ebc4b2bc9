"""Plays scenarios in which one request to Discord goes wrong, and tells what everybody has been shown.

A scenario is played undisturbed once, and then again and again with one thing going wrong at one request.
Who gets no answer tries again if nothing has happened, as people do. In the end everybody has to have been
shown the same, with the same pictures, and nobody may have been called more often.
"""

import asyncio
import re
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import discord
import pytest
import simcord
from simcord import Env
from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter

from bot.ui.drawing import Picture, Pictures
from engine import Refusal
from storage.drivers.sqlite import SqliteStore
from tests.bot.club import NO_PICTURE, Club, labels, new_bot
from tests.bot.edge import SEEN, Arrival, Response, body_of
from tests.bot.english import ENGLISH
from tests.bot.feed.notifications.called import SILENT
from tests.bot.feed.threads.threaded import OURS
from tests.bot.shown import A_WHILE

Request = Callable[[], Awaitable[Any]]
Step = Callable[[], Awaitable[object]]
_API: Final = "/api/v10"
_ID: Final = re.compile(r"\d{15,}")
_AWAY: Final = "\n" + ENGLISH("deadline-moved")
_MOMENT: Final = re.compile(r"<t:\d+")


class Sketches(Pictures):
    """Draws what a picture says to those who can't see it, so that no two different ones are the same."""

    def __init__(self) -> None:
        super().__init__(threads=1)

    async def draw(self, picture: Picture) -> bytes | None:
        return NO_PICTURE + picture.alt.encode()


A_MOMENT: Final = A_WHILE
"""Seconds between two things that people do."""
Strike = Callable[["Trouble", Request], Awaitable[Any]]


@dataclass(slots=True)
class Trouble:
    """Lets the request number `at` be struck; GET requests aren't counted. None is for no trouble."""

    env: Env
    strike: Strike | None = None
    at: int | None = None
    is_dead: bool = False
    struck: str = ""
    made: list[str] = field(default_factory=list)
    late: list[Request] = field(default_factory=list)
    pings: dict[str, tuple[str, tuple[str, ...]]] = field(default_factory=dict)
    """Of each message that has arrived, by its id: the text, and whom it has called aloud."""

    def note(self, posted: Mapping[str, Any], body: Mapping[str, Any]) -> None:
        """Note whom a message calls that has arrived."""
        called = body.get("allowed_mentions", {}).get("users", ())
        is_silent = body.get("flags", 0) & SILENT
        self.pings[posted["id"]] = (
            plain(body.get("content") or ""),
            () if is_silent else tuple(map(str, called)),
        )

    async def pass_by(self, method: str, url: str, request: Request) -> Any:
        """Let a request through, or not."""
        if self.is_dead:
            await self.hang()
        if method == "GET":
            return await request()
        number = len(self.made)
        self.made.append(f"{method} {_ID.sub('*', url.partition('?')[0].partition(_API)[2])}")
        if number != self.at or self.strike is None:
            return await request()
        self.struck = self.made[number]
        return await self.strike(self, request)

    async def let_arrive(self) -> None:
        """Let Discord take what it hasn't taken yet, unless it is too late for that."""
        late, self.late = self.late, []
        for request in late:
            with suppress(discord.HTTPException):
                await request()

    async def hang(self) -> None:
        """Never come back: the bot is dead."""
        await self.env.external_wait(asyncio.Event().wait(), reason="a bot that was killed")


@dataclass(slots=True)
class Evening:
    """A game that people play, whatever happens."""

    club: Club
    trouble: Trouble

    async def do(self, step: Step) -> None:
        """Do something, and again if the bot was killed before it happened."""
        before, struck = await self._version(), self.trouble.struck
        await step()
        await self._revive()
        if self.trouble.struck != struck and await self._version() == before:
            await step()
        await self.club.env.advance_time(A_MOMENT)
        await self.trouble.let_arrive()

    async def wait(self, seconds: float) -> None:
        """Let time pass; if the bot was killed meanwhile, so much longer."""
        await self.club.env.advance_time(seconds)
        await self._revive()

    def follow(self) -> None:
        """Go on in the thread that the game has."""
        club = self.club
        self.club = Club(club.env, club.guild, club.channel.threads[-1], club.store)
        self.club.members = club.members

    async def _revive(self) -> None:
        if not self.trouble.is_dead:
            return
        self.trouble.is_dead = False
        await self.club.env.restart_bot(new_bot(self.club.store, Sketches()))
        await self.club.env.advance_time(A_WHILE)

    async def _version(self) -> tuple[int, int]:
        try:
            game = await self.club.game()
        except Refusal:
            return 0, 0
        return game.id, game.version


Scenario = Callable[[Evening], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class SeenMessage:
    """What everybody has been shown in the end, in each place, and how often each was called about what."""

    places: Mapping[str, tuple[str, ...]]
    calls: Mapping[tuple[str, str], int]
    made: tuple[str, ...]
    struck: str


@asynccontextmanager
async def _evening(folder: Path, strike: Strike | None, at: int | None) -> AsyncIterator[Evening]:
    store = await SqliteStore.open(folder / f"{at}.db")
    try:
        async with simcord.run(new_bot(store, Sketches())) as env:
            trouble = Trouble(env, strike, at)
            with pytest.MonkeyPatch.context() as patch:
                _install(patch, trouble)
                yield Evening(Club.found(env, store), trouble)
    finally:
        await store.close()


def _install(patch: pytest.MonkeyPatch, trouble: Trouble) -> None:
    rest, webhooks = FakeHTTPClient.request, FakeWebhookAdapter.request

    async def request(self: FakeHTTPClient, route: Any, **options: Any) -> Any:
        async def arrive() -> Any:
            answer = await rest(self, route, **options)
            if route.method == "POST" and route.url.endswith("/messages"):
                trouble.note(answer, body_of(options))
            return answer

        return await trouble.pass_by(route.method, route.url, arrive)

    async def answer(self: FakeWebhookAdapter, route: Any, session: Any, **options: Any) -> Any:
        return await trouble.pass_by(
            route.method, route.url, lambda: webhooks(self, route, session, **options)
        )

    patch.setattr(FakeHTTPClient, "request", request)
    patch.setattr(FakeWebhookAdapter, "request", answer)


async def play(
    scenario: Scenario, folder: Path, strike: Strike | None = None, at: int | None = None
) -> SeenMessage:
    """Play a scenario with at most one request struck; return what everybody has seen in the end."""
    async with _evening(folder, strike, at) as evening:
        club, trouble = evening.club, evening.trouble
        await scenario(evening)
        await evening.wait(0)
        await evening.wait(10 * A_WHILE)
        await club.env.advance_time(10 * A_WHILE)
        return SeenMessage(_places(club), _calls(trouble), tuple(trouble.made), trouble.struck)


def _places(club: Club) -> dict[str, tuple[str, ...]]:
    """Return what stands in each place now."""
    places = {"channel": _messages(club)}
    for thread in club.channel.threads:
        inside = Club(club.env, club.guild, thread, club.store)
        places[f"thread {thread.name}"] = _messages(inside)
    for member in club.members:
        dm = club.env.backend.get_dm_channel(member.id)
        stored = club.env.backend.messages.get(dm.id, {})
        if stored:
            places[f"to {member.id}"] = tuple(plain(message.content) for message in stored.values())
    return places


def _messages(club: Club) -> tuple[str, ...]:
    return tuple(_message(club, message) for message in club.messages if message.type in OURS)


def _message(club: Club, message: discord.Message) -> str:
    """Return everything of a message: its text, pictures and buttons, and whether it is a reply."""
    pictures = [f"[{file.filename}: {_picture(club, file.url)}]" for file in message.attachments]
    is_reply = "reply" if message.type is discord.MessageType.reply else ""
    return "\n".join([plain(message.content), *pictures, " | ".join(labels(message)), is_reply])


def _picture(club: Club, url: str) -> str:
    content = club.env.backend.cdn.get(url)
    assert content is not None
    assert content.startswith(NO_PICTURE), "the picture is empty or cut"
    return plain(content.removeprefix(NO_PICTURE).decode())


def plain(text: str) -> str:
    """Return a text without what differs between evenings: ids, moments, that the bot was away."""
    return _MOMENT.sub("<t:…", _ID.sub("…", text.replace(_AWAY, "")))


def _calls(trouble: Trouble) -> Counter[tuple[str, str]]:
    """Return how often each person was called aloud in a channel, and in which words."""
    return Counter((person, text) for text, people in trouble.pings.values() for person in people)


async def killed_before(trouble: Trouble, request: Request) -> Any:
    """Kill the bot before the request is sent."""
    del request
    trouble.is_dead = True
    await trouble.hang()


async def killed_after(trouble: Trouble, request: Request) -> Any:
    """Kill the bot when the request has arrived, before it learns so."""
    await request()
    trouble.is_dead = True
    await trouble.hang()


def answers(seen: Callable[[], Exception], arrival: Arrival) -> Strike:
    """Return what it is like when a request seems to fail as is `seen`, whatever becomes of it."""

    async def strike(trouble: Trouble, request: Request) -> Any:
        if arrival is Arrival.AT_ONCE:
            await request()
        elif arrival is Arrival.LATE:
            trouble.late.append(request)
        raise seen()

    return strike


def refused(status: int, code: int) -> Callable[[], Exception]:
    """Return how the library says that Discord refuses something."""
    kind = {403: discord.Forbidden, 404: discord.NotFound}.get(status, discord.HTTPException)
    return lambda: kind(Response(status), {"code": code, "message": "Refused"})


TROUBLES: Final[Mapping[str, Strike]] = {
    "killed before": killed_before,
    "killed after": killed_after,
    "429": answers(refused(429, 0), Arrival.NEVER),
    "500": answers(SEEN["500"], Arrival.NEVER),
    "503, arrived": answers(SEEN["503"], Arrival.AT_ONCE),
    "time out": answers(TimeoutError, Arrival.NEVER),
    "cut before": answers(SEEN["disconnected"], Arrival.NEVER),
    "cut after": answers(SEEN["disconnected"], Arrival.AT_ONCE),
    "late": answers(SEEN["disconnected"], Arrival.LATE),
}
"""What may go wrong with a request, and with none after it, by names."""
