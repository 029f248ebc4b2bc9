"""Pings people of their turns once they don't rest any more: once in each channel, or by one message."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from datetime import timedelta
from typing import Final

import discord

from bot.feed.connection import Connection
from bot.feed.notifications import DirectMessages
from bot.feed.presenter import Presenter
from bot.feed.sending import Draft, send_repeatedly
from bot.i18n.language import languages
from bot.logs.context import note
from bot.messages.reminders import waiting_post
from bot.ui.discord_errors import DISCORD_ERRORS, is_refused
from bot.ui.tasks import TasksInProgress
from engine import DuePing, Game, GameService
from storage.records import Shown, StorageError, StoredPing
from storage.shards import Lease, ShardSet

log = logging.getLogger(__name__)

MOST_AT_ONCE: Final = 500
"""How many pings one look finds; the next look finds the others."""
SIDE_BY_SIDE: Final = 8
"""How many people are pinged at the same time."""
REFUSED: Final = timedelta(hours=1)
"""When it is tried again to post where Discord doesn't let the bot post."""
LOOK_BACK: Final = 50
"""How many messages of a channel are searched for a ping that may have arrived."""


class PostponedSender:
    """Sends the pings that are due.

    A ping is marked before it is sent and deleted afterwards. If it is found marked, it is searched for
    first: a crash in between neither loses nor doubles it.
    """

    def __init__(self, games: GameService, presenter: Presenter, connection: Connection) -> None:
        self._games = games
        self._presenter = presenter
        self._connection = connection
        self._direct = DirectMessages(games, connection)
        self._sending: set[tuple[int, bool]] = set()
        self._free = asyncio.Semaphore(SIDE_BY_SIDE)
        self._in_progress = TasksInProgress()

    async def look(self, share: ShardSet) -> None:
        """Begin to send what is due. Raise `StorageError` if that can't be read."""
        for direct in (True, False):
            found = await self._games.pings.found(MOST_AT_ONCE, share, direct=direct)
            for user_id, rows in found.items():
                if (user_id, direct) not in self._sending:
                    self._sending.add((user_id, direct))
                    self._in_progress.begin(self._send(user_id, rows, direct=direct))

    async def finish(self) -> None:
        """Stop: what isn't sent is found again."""
        _ = await self._in_progress.finish(0)

    async def _send(self, user_id: int, rows: Sequence[StoredPing], *, direct: bool) -> None:
        try:
            async with self._free:
                if direct:
                    await self._try(rows, self._write, await self._games.pings.of_now(rows))
                else:
                    for pings in _by_home(await self._games.pings.of_now(rows)):
                        await self._try([ping.row for ping in pings], self._ping, pings)
        except Exception as error:  # noqa: BLE001 - nobody else's pings are to wait for this
            self._failed(rows, error)
        finally:
            self._sending.discard((user_id, direct))

    async def _try(
        self,
        rows: Sequence[StoredPing],
        work: Callable[[Sequence[DuePing]], Awaitable[None]],
        pings: Sequence[DuePing],
    ) -> None:
        """Send some pings; put them off if that fails."""
        try:
            if pings:
                await work(pings)
        except Exception as error:  # noqa: BLE001 - whatever it is
            self._failed(rows, error)
            by = {"by": REFUSED} if is_refused(error) else {}
            await self._games.pings.put_off(rows, **by)

    def _failed(self, rows: Iterable[StoredPing], error: Exception) -> None:
        games = [row.game_id for row in rows]
        if isinstance(error, (*DISCORD_ERRORS, StorageError)):
            log.warning("Games %s: a ping could not be sent: %s", games, error)
        else:
            log.error("Games %s: a ping could not be sent", games, exc_info=error)

    async def _ping(self, pings: Sequence[DuePing]) -> None:
        """Ping somebody because of games of one channel: in the thread or channel of one of them."""
        while pings:
            first = _first(pings)
            async with self._presenter.posting_about(first.game.id):
                again = await self._games.pings.of_now([first.row])  # it may have been shown meanwhile
                if again:
                    await self._ping_in(again[0], [ping for ping in pings if ping is not first])
                    return
            pings = [ping for ping in pings if ping is not first]

    async def _ping_in(self, first: DuePing, others: Sequence[DuePing]) -> None:
        game, user_id, scope = first.game, first.row.user_id, self._connection.shard_scope
        rows = [first.row, *(ping.row for ping in others)]
        right = scope.lease_for(game.guild_id)
        if not scope.runs(game.guild_id):
            return  # another process does this
        if not self._connection.is_in(game.guild_id):
            await self._games.pings.put_off(rows, REFUSED)
            return
        note(game.id, game.guild_id, game.channel_id)
        phrases = await self._presenter.phrases_of(game)
        games = [game, *(ping.game for ping in others)]
        channel = self._connection.channel(game.guild_id, game.channel_id)
        post = waiting_post(phrases, user_id, games)
        sent = None
        if any(row.is_tried for row in rows):
            words = (self._connection.public_phrases(game.guild_id, each) for each in languages())
            texts = {waiting_post(each.at(game.table), user_id, games).text for each in words}
            sent = await _found(channel, {post.text, *texts}, self._connection.user_id, game.message_id or 0)
        await self._games.pings.begin(rows)
        # The newest reminder goes with the turn. A vote stays, and so the ping stands beside it.
        is_reply = game.reminder_id is None
        if sent is None:
            if not self._may(game.guild_id, right):
                return
            reply_to = game.message_id if is_reply else None
            sent = await send_repeatedly(Draft(post, post.text), game.id, channel, reply_to)
        if is_reply:
            await self._games.mark_shown(Shown(game.id, game.version, game.message_id, sent, lease=right))
        await self._games.pings.end(rows)

    async def _write(self, pings: Sequence[DuePing]) -> None:
        """Write to somebody about all games that wait for them."""
        user_id, scope = pings[0].row.user_id, self._connection.shard_scope
        rows = [ping.row for ping in pings]
        right = scope.lease_for(user_id)
        await self._games.pings.begin(rows)
        if not self._may(user_id, right):
            return
        perhaps_again = any(row.is_tried for row in rows)
        games = [ping.game for ping in pings]
        if not await self._direct.send_waiting(user_id, games, pings[0].hours, perhaps_again=perhaps_again):
            await self._direct.give_up(user_id)
        await self._games.pings.end(rows)

    def _may(self, owner_id: int, right: Lease | None) -> bool:
        """Return whether no other process can be doing what is a server's or a person's."""
        return self._connection.shard_scope.holds(owner_id, right)


def _by_home(pings: Iterable[DuePing]) -> list[list[DuePing]]:
    """Return pings by the channels in which the tables were opened, also if they are played in threads."""
    homes: dict[int, list[DuePing]] = {}
    for ping in pings:
        homes.setdefault(ping.game.home, []).append(ping)
    return list(homes.values())


def _first(pings: Sequence[DuePing]) -> DuePing:
    """Return the ping in whose place all are sent: of a game without a reminder and thread if possible."""

    def rank(ping: DuePing) -> tuple[bool, bool, int]:
        game: Game = ping.game
        return game.reminder_id is not None, game.thread_id is not None, game.id

    return min(pings, key=rank)


async def _found(channel: discord.abc.Messageable, texts: set[str], author_id: int, after: int) -> int | None:
    """Return the bot's message with one of some texts that is newer than another; None if there is none."""
    async for message in channel.history(limit=LOOK_BACK):
        if message.id <= after:
            break
        if message.author.id == author_id and message.content in texts:
            return message.id
    return None
