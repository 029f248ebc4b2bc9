"""Opens, renames and archives the threads that games are played in."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Final

import discord

from bot.feed.connection import Connection
from bot.feed.delivery import retire
from bot.feed.outbox import Outbox, draw
from bot.i18n.language import Text, Verbatim
from bot.messages.posts import lobby_post
from bot.ui.discord_errors import DISCORD_ERRORS, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, is_refused, with_retries
from bot.ui.drawing import Pictures
from bot.ui.tasks import TasksInProgress
from bot.words.names import clean_name
from bot.words.phrases import Phrases, name_fact
from engine import Game, GameService, Status, Table, Where
from render import graphemes
from storage.records import Shown

MAX_THREAD_NAME_LENGTH: Final = 100
"""In UTF-16 code units, as Discord counts: most emojis are two."""
_LENGTHS: Final = (32, 24, 18, 12, 8)


def thread_name(phrases: Phrases, table: Table) -> str:
    """Return the name of a running game's thread: the players' names, truncated to fit, and the round.

    Discord doesn't interpret markup or mentions in thread names.
    """
    round_ = 1 if table.state is None else table.state.round
    name = ""
    for limit in _LENGTHS:
        names = [_short_name(table, seat, limit) for seat in range(len(table.players))]
        name = phrases.words("thread-name", names=names, round=round_)
        if _length(name) <= MAX_THREAD_NAME_LENGTH:
            break
    return name


def plain_thread_name(phrases: Phrases, game_id: int) -> str:
    """Return a name without players' names, for servers whose filters reject those."""
    return phrases.words("thread-name-plain", game=game_id)


def _short_name(table: Table, seat: int, limit: int) -> Verbatim | Text:
    name = name_fact(table, seat)
    return name if isinstance(name, Text) else Verbatim(_cut(name, limit))


def _cut(name: str, limit: int) -> str:
    """Truncate a name to `limit` UTF-16 code units without splitting a grapheme."""
    kept = ""
    for piece in graphemes(clean_name(name)):
        if _length(kept + piece) > limit:
            return f"{kept.rstrip()}…"
        kept += piece
    return kept


def _length(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2


log = logging.getLogger(__name__)

RENAME_LIMIT: Final = 2
RENAME_WINDOW: Final = 600.0
"""Discord's limit on renaming a thread, per this many seconds; further renames would block."""
REQUEST_TIMEOUT: Final = 20.0
"""Seconds for one request, including waits for rate limits."""
ARCHIVE_AFTER: Final = 10080
"""Minutes of inactivity until Discord archives a thread: a week, the longest it offers."""
CLOSED_THREAD: Final = frozenset({50083, 160005})
"""Discord's error codes for messages to a locked thread."""
_HAS_THREAD: Final = 160004
_REFUSED_NAMES: Final = frozenset({50035, 200000, 200001, 240000})
"""Discord's error codes for an invalid name, or one that the server's filters reject."""


class Threads:
    """Manages the threads of games. `clock` returns seconds."""

    def __init__(
        self,
        games: GameService,
        pictures: Pictures,
        connection: Connection,
        clock: Callable[[], float],
    ) -> None:
        self._games = games
        self._pictures = pictures
        self._connection = connection
        self._clock = clock
        self._renamed: dict[int, deque[float]] = {}
        self._named: dict[int, str] = {}
        self._in_progress = TasksInProgress()

    async def open(self, game: Game, phrases: Phrases, card: int | None, outbox: Outbox) -> Game:
        """Open a thread for a game that has just begun with that option; return the game in its new place.

        `card` is the id of its lobby message, from which the thread is opened; if None, the lobby is posted
        again. If no thread can be opened, the game stays in its channel. Raise the error of a failed request
        that is worth retrying.
        """
        table = game.table
        if (
            table.options.where is not Where.THREAD
            or game.home_id is not None
            or table.status is not Status.PLAYING
        ):
            return game
        thread_id = None if card is None else await self._open_from(card, game, phrases)
        if thread_id is None:
            card = await self._post_card(game, phrases, outbox)
            thread_id = await self._open_from(card, game, phrases) or game.channel_id
        return await self._games.channels.enter_thread(game.id, thread_id)

    async def _open_from(self, card: int, game: Game, phrases: Phrases) -> int | None:
        """Open a thread from a message and return its id; None if the message is gone.

        Return the channel's id if Discord refuses to open a thread.
        """
        names = (thread_name(phrases, game.table), plain_thread_name(phrases, game.id))
        home = self._connection.channel(game.guild_id, game.channel_id)
        for name in names:
            try:
                async with asyncio.timeout(REQUEST_TIMEOUT):
                    open_thread = partial(
                        home.get_partial_message(card).create_thread,
                        name=name,
                        auto_archive_duration=ARCHIVE_AFTER,
                    )
                    _ = await with_retries(open_thread)
            except discord.HTTPException as error:
                if error.code == _HAS_THREAD:
                    return card
                if error.code == UNKNOWN_MESSAGE:
                    return None
                if error.code == UNKNOWN_CHANNEL or not is_refused(error):
                    raise
                log.info("Game %d: no thread can be opened: %s", game.id, _without_text(error))
                if error.code not in _REFUSED_NAMES:
                    break
            else:
                self._named[card] = names[0]  # so that a refused name isn't tried again at once
                return card
        return game.channel_id

    async def _post_card(self, game: Game, phrases: Phrases, outbox: Outbox) -> int:
        """Repost a deleted lobby message and record it; return its id."""
        post = lobby_post(phrases, game.id, game.version, game.table)
        (draft,) = await draw([post], game.id, self._pictures)
        card = await outbox.send(draft, game.id, self._connection.channel(game.guild_id, game.channel_id))
        lease = self._connection.shard_scope.lease_for(game.guild_id)
        await self._games.mark_shown(Shown(game.id, game.shown_version, card, lease=lease))
        return card

    async def leave(self, game: Game, phrases: Phrases) -> Game:
        """Move a game from an unusable thread to its home channel, and update its lobby message."""
        thread_id, after = game.thread_id, await self._games.channels.leave_thread(game.id)
        if thread_id is not None and after.thread_id is None:
            log.info("Game %d: its thread %d is gone or locked", game.id, thread_id)
            home = self._connection.channel(game.guild_id, game.home)
            card = lobby_post(phrases, game.id, game.version, game.table)
            await retire({thread_id: card}, home, home)
        return after

    async def archive(self, game: Game) -> bool:
        """Archive the thread of a finished game; return False if that should be retried."""
        if game.thread_id is None:
            return True
        self._renamed.pop(game.thread_id, None)
        self._named.pop(game.thread_id, None)
        try:
            async with asyncio.timeout(REQUEST_TIMEOUT):
                thread = await with_retries(partial(self._connection.thread, game.thread_id))
                if thread is not None and not thread.archived:
                    _ = await with_retries(partial(thread.edit, archived=True))
        except discord.HTTPException as error:
            log.info("Game %d: its thread can't be archived: %s", game.id, _without_text(error))
            return is_refused(error)
        except DISCORD_ERRORS as error:
            log.info("Game %d: its thread can't be archived: %s", game.id, error)
            return False
        return True

    async def keep_open(self, thread: discord.Thread) -> None:
        """Unarchive a thread; if that fails, the next message does it."""
        try:
            async with asyncio.timeout(REQUEST_TIMEOUT):
                _ = await with_retries(partial(thread.edit, archived=False))
        except DISCORD_ERRORS as error:
            log.info("Thread %d stays archived: %s", thread.id, error)

    def rename_soon(self, game: Game, phrases: Phrases) -> None:
        """Start renaming a game's thread if its name is outdated and the rate limit allows it.

        A failed rename isn't retried until the name changes again.
        """
        thread = None if game.thread_id is None else self._connection.active_thread(game.thread_id)
        if thread is None or game.table.status is not Status.PLAYING:
            return
        name = thread_name(phrases, game.table)
        if name in {thread.name, self._named.get(thread.id)}:
            return
        now = self._clock()
        renamed = self._renamed.setdefault(thread.id, deque(maxlen=RENAME_LIMIT))
        if len(renamed) == RENAME_LIMIT and 0 <= now - renamed[0] < RENAME_WINDOW:
            return
        renamed.append(now)
        self._named[thread.id] = name
        self._in_progress.begin(_rename(thread, name))

    async def finish(self, timeout: float) -> None:
        """Wait for renames in progress, or cancel them after `timeout` seconds."""
        await self._in_progress.finish(timeout)


async def _rename(thread: discord.Thread, name: str) -> None:
    try:
        async with asyncio.timeout(REQUEST_TIMEOUT):
            _ = await with_retries(partial(thread.edit, name=name))
    except discord.HTTPException as error:
        log.info("Thread %d keeps its name: %s", thread.id, _without_text(error))
    except DISCORD_ERRORS as error:
        log.info("Thread %d keeps its name: %s", thread.id, error)


def _without_text(error: discord.HTTPException) -> str:
    """Describe an error without its text, which would quote players' names in the log."""
    return f"{error.status} (error code: {error.code})"
