"""Sends pings that were postponed because somebody was resting: one per channel, or one direct message."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from datetime import timedelta
from typing import Final

import discord

from bot.feed.connection import Connection
from bot.feed.notifications import DirectMessages
from bot.feed.outbox import Draft, send_untracked
from bot.feed.presenter import Presenter
from bot.i18n.language import languages
from bot.logs.context import add_to_log_context
from bot.messages.reminders import waiting_post
from bot.ui.discord_errors import DISCORD_ERRORS, is_refused
from bot.ui.tasks import TasksInProgress
from engine import DuePing, Game, GameService
from storage.records import Shown, StorageError, StoredPing
from storage.shards import ShardSet

log = logging.getLogger(__name__)

BATCH_SIZE: Final = 500
"""Pings read from the database in one go."""
CONCURRENCY: Final = 8
"""How many people are pinged concurrently."""
RETRY_REFUSED_AFTER: Final = timedelta(hours=1)
"""Delay before a retry where the bot lacks permission to post."""
HISTORY_LIMIT: Final = 50
"""How many of a channel's newest messages are searched for a ping that may have arrived."""


class PostponedSender:
    """Sends the pings that are due.

    A ping is marked as tried before it is sent, and deleted afterwards. One that is already marked is first
    searched for in the channel, so that a crash neither loses nor repeats it.
    """

    def __init__(self, games: GameService, presenter: Presenter, connection: Connection) -> None:
        self._games = games
        self._presenter = presenter
        self._connection = connection
        self._direct = DirectMessages(games, connection)
        self._sending: set[tuple[int, bool]] = set()
        self._slots = asyncio.Semaphore(CONCURRENCY)
        self._in_progress = TasksInProgress()

    async def send_due(self, shard_set: ShardSet) -> None:
        """Start sending what is due. Raise `StorageError` if that can't be read."""
        for direct in (True, False):
            found = await self._games.pings.due(BATCH_SIZE, shard_set, direct=direct)
            for user_id, rows in found.items():
                if (user_id, direct) not in self._sending:
                    self._sending.add((user_id, direct))
                    self._in_progress.begin(self._send(user_id, rows, direct=direct))

    async def finish(self) -> None:
        """Cancel what is in progress: the next start sends it."""
        _ = await self._in_progress.finish(0)

    async def _send(self, user_id: int, rows: Sequence[StoredPing], *, direct: bool) -> None:
        try:
            async with self._slots:
                if direct:
                    await self._try(rows, self._write, await self._games.pings.still_due(rows))
                else:
                    for pings in _by_home(await self._games.pings.still_due(rows)):
                        await self._try([ping.row for ping in pings], self._ping, pings)
        except Exception as error:  # noqa: BLE001 - other people's pings must not suffer
            self._failed(rows, error)
        finally:
            self._sending.discard((user_id, direct))

    async def _try(
        self,
        rows: Sequence[StoredPing],
        work: Callable[[Sequence[DuePing]], Awaitable[None]],
        pings: Sequence[DuePing],
    ) -> None:
        """Send some pings; postpone them if that fails."""
        try:
            if pings:
                await work(pings)
        except Exception as error:  # noqa: BLE001 - any error is logged and retried
            self._failed(rows, error)
            by = {"by": RETRY_REFUSED_AFTER} if is_refused(error) else {}
            await self._games.pings.postpone(rows, **by)

    def _failed(self, rows: Iterable[StoredPing], error: Exception) -> None:
        games = [row.game_id for row in rows]
        if isinstance(error, (*DISCORD_ERRORS, StorageError)):
            log.warning("Games %s: a ping could not be sent: %s", games, error)
        else:
            log.error("Games %s: a ping could not be sent", games, exc_info=error)

    async def _ping(self, pings: Sequence[DuePing]) -> None:
        """Ping a person once for all games of one channel, in the place of one of them."""
        while pings:
            first = _first(pings)
            async with self._presenter.lock_for(first.game.id):
                again = await self._games.pings.still_due([first.row])  # it may be outdated by now
                if again:
                    await self._ping_in(again[0], [ping for ping in pings if ping is not first])
                    return
            pings = [ping for ping in pings if ping is not first]

    async def _ping_in(self, first: DuePing, others: Sequence[DuePing]) -> None:
        game, user_id, scope = first.game, first.row.user_id, self._connection.shard_scope
        rows = [first.row, *(ping.row for ping in others)]
        lease = scope.lease_for(game.guild_id)
        if not scope.runs(game.guild_id):
            return  # another process runs this server
        if not self._connection.is_in(game.guild_id):
            await self._games.pings.postpone(rows, RETRY_REFUSED_AFTER)
            return
        add_to_log_context(game.id, game.guild_id, game.channel_id)
        phrases = await self._presenter.phrases_of(game)
        games = [game, *(ping.game for ping in others)]
        channel = self._connection.channel(game.guild_id, game.channel_id)
        post = waiting_post(phrases, user_id, games)
        sent = None
        if any(row.is_tried for row in rows):
            words = (self._connection.public_phrases(game.guild_id, each) for each in languages())
            texts = {waiting_post(each.at(game.table), user_id, games).text for each in words}
            sent = await _find_sent(
                channel, {post.text, *texts}, self._connection.user_id, game.message_id or 0
            )
        await self._games.pings.mark_tried(rows)
        # A reminder is deleted with the turn. If there is one already, the ping doesn't replace it.
        is_reply = game.reminder_id is None
        if sent is None:
            if not self._connection.shard_scope.holds(game.guild_id, lease):
                return
            reply_to = game.message_id if is_reply else None
            sent = await send_untracked(Draft(post, post.text), game.id, channel, reply_to)
        if is_reply:
            await self._games.mark_shown(Shown(game.id, game.version, game.message_id, sent, lease=lease))
        await self._games.pings.delete(rows)

    async def _write(self, pings: Sequence[DuePing]) -> None:
        """Send a person one direct message about all games that wait for them."""
        user_id = pings[0].row.user_id
        rows = [ping.row for ping in pings]
        lease = self._connection.shard_scope.lease_for(user_id)
        await self._games.pings.mark_tried(rows)
        if not self._connection.shard_scope.holds(user_id, lease):
            return
        may_be_repeat = any(row.is_tried for row in rows)
        games = [ping.game for ping in pings]
        if not await self._direct.send_waiting(user_id, games, pings[0].hours, may_be_repeat=may_be_repeat):
            await self._direct.mark_unreachable(user_id)
        await self._games.pings.delete(rows)


def _by_home(pings: Iterable[DuePing]) -> list[list[DuePing]]:
    """Group pings by the home channel of their game."""
    homes: dict[int, list[DuePing]] = {}
    for ping in pings:
        homes.setdefault(ping.game.home, []).append(ping)
    return list(homes.values())


def _first(pings: Sequence[DuePing]) -> DuePing:
    """Return the ping whose place is used for all: preferably without a reminder or a thread."""

    def rank(ping: DuePing) -> tuple[bool, bool, int]:
        game: Game = ping.game
        return game.reminder_id is not None, game.thread_id is not None, game.id

    return min(pings, key=rank)


async def _find_sent(
    channel: discord.abc.Messageable, texts: set[str], author_id: int, after: int
) -> int | None:
    """Return the id of the bot's message with one of these texts, newer than `after`; None if absent."""
    async for message in channel.history(limit=HISTORY_LIMIT):
        if message.id <= after:
            break
        if message.author.id == author_id and message.content in texts:
            return message.id
    return None
