"""A club in which weeks pass: what is to be notified is put down beside what really is.

Notifications are counted from outside, in the requests that reach Discord: whom a message notifies, and when.
"""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

import discord
from simcord import HttpLogEntry

import azul
from tests.bot.club import Club, buttons, new_bot, said
from tests.bot.features.me.test_hours_of_people import pick, settings
from tests.bot.feed.test_reminders import reminders

TURN: Final = timedelta(days=1)
HALF: Final = TURN / 2
LAST: Final = TURN * 9 / 10
Ping = tuple[datetime, tuple[int, ...]]
"""When somebody is notified, and who: the numbers of members."""


class _Noted(list[HttpLogEntry]):
    """The simulation's log of requests, which calls `seen` the moment one arrives."""

    def __init__(self, seen: Callable[[HttpLogEntry], None]) -> None:
        self._seen = seen

    def append(self, entry: HttpLogEntry, /) -> None:
        super().append(entry)
        self._seen(entry)


class Diary:
    """The notifications in a club, expected and real.

    If it `restarts`, another process takes over after every step, and in the middle of every wait.
    """

    def __init__(self, club: Club, *, restarts: bool) -> None:
        self.club = club
        self._restarts = restarts
        self._away = timedelta()
        self.expected: list[Ping] = []
        self.real: list[Ping] = []
        club.env.backend.http_requests = _Noted(self._see)

    def now(self) -> datetime:
        """Return the time by the bot's clock, which goes on while it is down."""
        return discord.utils.utcnow() + self._away

    def expect(self, *members: int, after: timedelta = timedelta(), since: datetime | None = None) -> None:
        """Put down that a message is to notify these members, so long after now or another moment."""
        self.expected.append(((since or self.now()) + after, tuple(sorted(members))))

    async def passes(self, length: timedelta) -> None:
        """Let time pass."""
        half = length / 2 if self._restarts else timedelta()
        await self.club.env.advance_time(half.total_seconds())
        end = self.now() + length - half
        await self._between_steps()
        await self.club.env.advance_time((end - self.now()).total_seconds())

    async def is_down(self, length: timedelta) -> None:
        """Let no bot be there for so long."""
        self._away += length
        await self._start_anew()

    async def moves(self, member: int, *then: int) -> None:
        """Let a player make some move, which notifies others."""
        if then:
            self.expect(*then)
        moves = azul.legal_moves(await self.club.state())
        said(await self.club.take(moves[len(moves) // 2], self.club.members[member]))
        await self._between_steps()

    async def vote(self, label: str, *members: int) -> None:
        """Let members vote for the same, one after the other."""
        for member in members:
            (asked,) = reminders(self.club)
            custom_id = next(each["custom_id"] for each in buttons(asked) if each["label"] == label)
            assert said(await self.club.press(self.club.members[member], asked, custom_id)).startswith(
                "You voted"
            )
            await self._between_steps()

    async def presses(self, member: int, label: str) -> str:
        """Let a member press a button of the newest turn, and return the answer."""
        answer = said(await self.club.members[member].click(self.club.turn, label=label))
        await self._between_steps()
        return answer

    async def chooses(self, member: int, setting: str, value: str) -> None:
        """Let a member choose something for themselves."""
        actor = self.club.members[member]
        await pick(actor, await settings(self.club, actor), setting, value)
        await self._between_steps()

    async def _between_steps(self) -> None:
        if self._restarts:
            await self._start_anew()

    async def _start_anew(self) -> None:
        await self.club.env.restart_bot(new_bot(self.club.store, now=self.now))
        await self.club.env.advance_time(2)

    def _see(self, request: HttpLogEntry) -> None:
        if request.method != "POST" or not request.path.endswith("/messages") or not request.json:
            return
        if request.json.get("flags", 0) & discord.MessageFlags.suppress_notifications.flag:
            return
        ids = [member.id for member in self.club.members]
        notified = [int(user) for user in request.json.get("allowed_mentions", {}).get("users", [])]
        assert all(f"<@{user}>" in request.json["content"] for user in notified)
        direct = [user for user in ids if request.path == self._direct_path(user)]
        if notified or direct:
            self.real.append((self.now(), tuple(sorted(map(ids.index, notified or direct)))))

    def _direct_path(self, user_id: int) -> str:
        return f"/channels/{self.club.env.backend.get_dm_channel(user_id).id}/messages"
