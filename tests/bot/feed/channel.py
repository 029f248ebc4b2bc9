"""A channel without a Discord behind it, which says what it was asked to do: for tests of single steps."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain, repeat
from types import SimpleNamespace
from typing import Any, cast

import discord

from tests.bot.edge import answered


@dataclass
class Asked:
    """A request: what to do with which message, and what else was said."""

    what: str
    message_id: int
    channel_id: int
    said: dict[str, Any]

    @property
    def pings(self) -> list[int] | None:
        """The people who may be pinged, None for whoever is mentioned."""
        allowed = self.said.get("allowed_mentions")
        if allowed is None or allowed.everyone or allowed.roles or allowed.users is True:
            return None
        return [user.id for user in allowed.users or ()]


@dataclass
class Channel:
    """Answers requests, with success unless it is told to `fail`.

    Messages that it posts have ids from `first` on, one for each try. `after` is called after each request.
    """

    id: int = 10
    first: int = 100
    asked: list[Asked] = field(default_factory=list)
    after: Callable[[], object] = lambda: None
    content: str = ""
    """What is written in messages that are fetched."""
    there: list[Any] = field(default_factory=list)
    """The messages that are found there, newest first."""
    _outcomes: Iterator[Exception | None] = field(default_factory=lambda: repeat(None))

    def fail(self, *outcomes: Exception | None) -> None:
        """Let the next requests end like this, None for success, and all others succeed."""
        self._outcomes = chain(outcomes, repeat(None))

    @property
    def real(self) -> discord.PartialMessageable:
        """The channel as the bot takes it."""
        return cast("discord.PartialMessageable", self)

    def done(self, what: str) -> list[Asked]:
        """Return the requests of one kind."""
        return [each for each in self.asked if (each.what, each.channel_id) == (what, self.id)]

    async def send(self, content: str, **said: Any) -> Any:
        return Message(self, self.first - 1 + await self.ask("send", 0, content=content, **said))

    def get_partial_message(self, message_id: int) -> Any:
        return Message(self, message_id)

    async def fetch_message(self, message_id: int) -> Any:
        await self.ask("fetch", message_id)
        return Message(self, message_id, self.content)

    async def history(self, limit: int) -> Any:
        await self.ask("search", 0)
        for message in self.there[:limit]:
            yield message

    async def ask(self, what: str, message_id: int, **said: Any) -> int:
        """Note a request; return how many of its kind there have been, or raise its error."""
        self.asked.append(Asked(what, message_id, self.id, said))
        outcome = next(self._outcomes)
        self.after()
        if outcome is not None:
            raise outcome
        return len(self.done(what))


@dataclass
class Message:
    """A message in a channel."""

    channel: Channel
    id: int
    content: str = ""

    async def edit(self, **said: Any) -> None:
        await self.channel.ask("edit", self.id, **said)

    async def delete(self) -> None:
        await self.channel.ask("delete", self.id)

    async def create_thread(self, **said: Any) -> None:
        await self.channel.ask("open", self.id, **said)


def found(
    message_id: int,
    *,
    file: str = "",
    text: str = "",
    buttons: Sequence[str] = (),
    reply_to: int | None = None,
    by: int = 1,
    is_answer: bool = False,
    channel_id: int = 10,
) -> Any:
    """Return a message as it is found in a channel; `is_answer` if it is one to an interaction."""
    row: Any = {"type": 1, "components": [{"type": 2, "style": 2, "custom_id": each} for each in buttons]}
    return SimpleNamespace(
        id=message_id,
        author=SimpleNamespace(id=by, bot=True),
        channel=SimpleNamespace(id=channel_id),
        attachments=[SimpleNamespace(filename=file)] if file else [],
        content=text,
        components=[discord.ActionRow(row)] if buttons else [],
        reference=None if reply_to is None else SimpleNamespace(message_id=reply_to),
        interaction_metadata=object() if is_answer else None,
        flags=SimpleNamespace(ephemeral=False),
    )


def error(status: int) -> Exception:
    """Return an answer of Discord that is an error."""
    return answered(status)()
