"""Plays scenarios in which one thing goes wrong, and tells what everybody has been shown.

A scenario is played undisturbed once, and then again and again with one thing going wrong at one point: at a
request to Discord, or when something is stored. Who gets no answer tries again if nothing has happened, as
people do. In the end everybody has to have been shown the same, with the same pictures, and nobody may have
been called more often; `answers` says what else may follow where Discord refuses something.
"""

import asyncio
import re
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from http import HTTPStatus
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Final, TypeVar

import discord
import pytest
import simcord
from simcord import Env
from simcord.backend.errors import BackendError
from simcord.builders import ChannelHandle
from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter

from bot.ui.discord_errors import UNKNOWN_MESSAGE
from bot.ui.drawing import Picture, Pictures
from engine import Refusal
from storage.database import Transaction
from storage.drivers.sqlite import SqliteStore
from storage.records import Shown, StorageError
from tests.bot.club import NO_PICTURE, Club, labels, new_bot, text_of
from tests.bot.edge import NONCES, SEEN, Arrival, Response, body_of, call_of
from tests.bot.english import ENGLISH
from tests.bot.feed.notifications.calls import SILENT
from tests.bot.feed.threads.game_threads import OURS
from tests.bot.shown import A_WHILE

Request = Callable[[], Awaitable[Any]]
Step = Callable[[], Awaitable[object]]
_Result = TypeVar("_Result")
_API: Final = "/api/v10"
STORING: Final = "store "
"""What the points begin with at which something is stored."""
_ID: Final = re.compile(r"\d{15,}")
_NUMBER: Final = re.compile(r"\d+")
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
Point = tuple[str, int]
"""Something that happens in an evening: its name, and how many of that name come before."""


@dataclass(slots=True)
class Trouble:
    """Lets what happens at one point be struck. None is for no trouble.

    `at` is the point's name, and how many of that name come before: what comes first of two things that go on
    at the same time may differ. `made` are the names of all points so far.
    """

    env: Env
    strike: Strike | None = None
    at: Point | None = None
    is_dead: bool = False
    struck: str = ""
    made: list[str] = field(default_factory=list)
    late: list[Request] = field(default_factory=list)
    pings: dict[str, tuple[str, tuple[str, ...]]] = field(default_factory=dict)
    """Of each message that has arrived, by its id: the text, and whom it has called aloud."""
    ahead: timedelta = timedelta()
    """By how much the bot's clock is ahead of everybody else's."""
    path: str = ""
    """Where the request went that was struck."""
    _is_aside: bool = False

    def now(self) -> datetime:
        """Return the time by the bot's clock."""
        return discord.utils.utcnow() + self.ahead

    @contextmanager
    def aside(self) -> Iterator[None]:
        """Let nothing go wrong: it is the test that does something, and not people."""
        self._is_aside = True
        yield
        self._is_aside = False

    def note(self, posted: Mapping[str, Any], body: Mapping[str, Any]) -> None:
        """Note whom a message calls that has arrived."""
        called = body.get("allowed_mentions", {}).get("users", ())
        is_silent = body.get("flags", 0) & SILENT
        self.pings[posted["id"]] = (
            plain(body.get("content") or ""),
            () if is_silent else tuple(map(str, called)),
        )

    async def pass_by(self, name: str, request: Callable[[], Awaitable[_Result]], path: str = "") -> _Result:
        """Let a request through, or a transaction, or not."""
        if self.is_dead:
            await self.hang()
        if self._is_aside:
            return await request()
        point = name, self.made.count(name)
        self.made.append(name)
        if point != self.at or self.strike is None:
            return await request()
        self.struck, self.path = name, path
        result: _Result = await self.strike(self, request)
        return result

    async def let_arrive(self) -> None:
        """Let Discord take what it hasn't taken yet, unless it is too late for that."""
        late, self.late = self.late, []
        for request in late:
            with suppress(discord.HTTPException):
                await request()

    async def hang(self) -> None:
        """Never come back: the bot is dead, and so is whatever waits for this."""
        task = asyncio.current_task()
        assert task is not None
        task.cancel()
        await asyncio.sleep(0)


class StruckStore(SqliteStore):
    """A database whose transactions may fail; it may kill the process that records what has been shown."""

    trouble: Trouble | None = None
    kills_when_noting = False

    async def mark_shown(self, shown: Shown) -> None:
        if self.kills_when_noting and self.trouble is not None:
            self.trouble.is_dead = True
            await self.trouble.hang()
        await super().mark_shown(shown)

    async def _write(
        self, what: str, work: Callable[[Transaction], Awaitable[_Result]], *, serializable: bool = False
    ) -> _Result:
        write = super()._write

        async def written() -> _Result:
            return await write(what, work, serializable=serializable)

        if self.trouble is None:
            return await written()
        return await self.trouble.pass_by(STORING + _NUMBER.sub("*", what), written)


@dataclass(slots=True)
class Evening:
    """A game that people play, whatever happens."""

    club: Club
    trouble: Trouble
    home: ChannelHandle
    """The channel in which tables are opened."""
    is_private: bool = False
    """Whether it is about what people are shown in private."""

    async def do(self, step: Step) -> None:
        """Do something, and again if the bot was killed before it happened."""
        await self._revive()
        before, struck = await self._version(), self.trouble.struck
        await step()
        await self._revive()
        if self.trouble.struck != struck and await self._version() == before:
            await step()
        await self.club.env.advance_time(A_MOMENT)
        await self.trouble.let_arrive()

    async def wait(self, seconds: float) -> bool:
        """Let time pass; if the bot was killed meanwhile, so much longer. Return whether it was."""
        await self.club.env.advance_time(seconds)
        return await self._revive()

    async def crash(self, step: Step) -> None:
        """Do something, after which the bot is killed before it has noted what it has shown."""
        store = self.club.store
        assert isinstance(store, StruckStore)
        before = await self._version()
        store.kills_when_noting = True
        await step()
        store.kills_when_noting = False
        await self._revive()
        if await self._version() == before:
            await step()
        await self.club.env.advance_time(A_MOMENT)
        await self.trouble.let_arrive()

    async def be_away(self, seconds: float) -> None:
        """Let time pass in which the bot is not there."""
        self.trouble.ahead += timedelta(seconds=seconds)
        self.trouble.is_dead = True
        await self._revive()

    async def follow(self) -> None:
        """Go on where the game is played now: in its thread, or in the channel again."""
        club = self.club
        game = await club.bot.games.get(1)
        place = next((each for each in self.home.threads if each.id == game.channel_id), self.home)
        self.club = Club(club.env, club.guild, place, club.store)
        self.club.members = club.members

    async def _revive(self) -> bool:
        was_dead = self.trouble.is_dead
        while self.trouble.is_dead:  # also if it is killed again as soon as it is there
            self.trouble.is_dead = False
            await self.club.env.restart_bot(new_bot(self.club.store, Sketches(), self.trouble.now))
            await self.club.env.advance_time(A_WHILE)
        return was_dead

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
async def _evening(folder: Path, strike: Strike | None, at: Point | None) -> AsyncIterator[Evening]:
    store = await StruckStore.open(Path(mkdtemp(dir=folder)) / "azul.db")
    clock: list[Trouble] = []

    def now() -> datetime:
        return clock[0].now() if clock else discord.utils.utcnow()

    try:
        async with simcord.run(new_bot(store, Sketches(), now)) as env:
            trouble = store.trouble = Trouble(env, strike, at)
            clock.append(trouble)
            with pytest.MonkeyPatch.context() as patch:
                _install(patch, trouble)
                club = Club.found(env, store)
                yield Evening(club, trouble, club.channel)
            store.trouble = None
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

        path = _path_of(route)
        return await trouble.pass_by(_name_of(trouble.env, route.method, path), arrive, path)

    async def answer(self: FakeWebhookAdapter, route: Any, session: Any, **options: Any) -> Any:
        path = _path_of(route)
        return await trouble.pass_by(
            call_of(route.method, path), lambda: webhooks(self, route, session, **options), path
        )

    patch.setattr(FakeHTTPClient, "request", request)
    patch.setattr(FakeWebhookAdapter, "request", answer)


def _path_of(route: Any) -> str:
    path: str = route.url.partition("?")[0].partition(_API)[2]
    return path


def _name_of(env: Env, method: str, path: str) -> str:
    """Return what a request is called in `answers`: with its place, where that makes a difference."""
    name = call_of(method, path)
    if name not in {"post", "edit", "delete"}:
        return name
    return name + _PLACES.get(discord.ChannelType(env.backend.channels[int(path.split("/")[2])].type), "")


_PLACES: Final = {
    discord.ChannelType.private: " to a person",
    discord.ChannelType.public_thread: " in a thread",
}


async def play(
    scenario: Scenario, folder: Path, strike: Strike | None = None, at: Point | None = None
) -> SeenMessage:
    """Play a scenario with at most one point struck; return what everybody has seen in the end."""
    async with _evening(folder, strike, at) as evening:
        club, trouble = evening.club, evening.trouble
        await scenario(evening)
        await evening.wait(0)
        while await evening.wait(10 * A_WHILE):
            pass
        places = _places(club) | (_private(club) if evening.is_private else {})
        return SeenMessage(places, _calls(trouble), tuple(trouble.made), trouble.struck)


def _private(club: Club) -> dict[str, tuple[str, ...]]:
    """Return what each person was shown last in private."""
    shown = {member.id: club.private(member)[-1:] for member in club.members}
    return {
        f"only for {member_id}": tuple(
            "\n".join([plain(text_of(message)), " | ".join(labels(message))]) for message in messages
        )
        for member_id, messages in shown.items()
        if messages
    }


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
    """Kill the bot once the request has arrived, before it learns so; nonces are forgotten meanwhile."""
    await request()
    trouble.is_dead = True
    NONCES.pop(trouble.env.backend, None)
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


def is_missing(code: int) -> Strike:
    """Return what it is like when a message or a thread has been deleted that a request is about."""

    async def strike(trouble: Trouble, request: Request) -> Any:
        del request
        backend, parts = trouble.env.backend, trouble.path.strip("/").split("/")
        if code == UNKNOWN_MESSAGE and parts[0] == "channels":
            with suppress(BackendError):  # it may be gone already
                backend.delete_message(int(parts[1]), int(parts[3]))
        if trouble.struck == "post in a thread":
            backend.delete_channel(int(parts[1]))
        error = refused(HTTPStatus.NOT_FOUND, code)
        raise error()

    return strike


def sets_clock(by: timedelta) -> Strike:
    """Return what it is like when the clock goes on, or is set back, while a request is on its way."""

    async def strike(trouble: Trouble, request: Request) -> Any:
        answer = await request()
        trouble.ahead += by
        return answer

    return strike


def refused(status: int, code: int) -> Callable[[], Exception]:
    """Return how the library says that Discord refuses something."""
    kind = {403: discord.Forbidden, 404: discord.NotFound}.get(status, discord.HTTPException)
    return lambda: kind(Response(status), {"code": code, "message": "Refused"})


def _unusable() -> Exception:
    return StorageError("the disk is full")


SLOW: Final = timedelta(seconds=40)
BACK: Final = timedelta(minutes=-2)
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
    "slow": sets_clock(SLOW),
    "clock set back": sets_clock(BACK),
}
"""What may go wrong with a request, and with none after it, by names."""
LOSSES: Final[Mapping[str, Strike]] = {
    "killed before": killed_before,
    "killed after": killed_after,
    "not stored": answers(_unusable, Arrival.NEVER),
    "stored, answer lost": answers(_unusable, Arrival.AT_ONCE),
    "slow": sets_clock(SLOW),
    "clock set back": sets_clock(BACK),
}
"""What may go wrong when something is stored, by names."""
