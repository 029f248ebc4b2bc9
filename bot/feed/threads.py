"""The threads in which games are played: opened, named after the round, and closed."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Final

import discord

from bot.feed.connection import Connection
from bot.feed.delivery import retire
from bot.feed.sending import Outbox, draw
from bot.i18n.language import Text, Verbatim
from bot.messages.posts import lobby_post
from bot.ui.discord_errors import DISCORD_ERRORS, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, is_refused, repeated
from bot.ui.drawing import Pictures
from bot.ui.tasks import TasksInProgress
from bot.words.names import clean_name
from bot.words.phrases import Phrases, name_fact
from engine import Game, GameService, Status, Table, Where
from render import graphemes
from storage.records import Shown

LONGEST_THREAD_NAME: Final = 100
"""Characters as Discord counts them: one outside of the basic plane, such as an emoji, is two."""
_LENGTHS: Final = (32, 24, 18, 12, 8)


def thread_name(phrases: Phrases, table: Table) -> str:
    """Return the name of a running game's thread: its players, whose names are cut if need be, and the round.

    Nothing in the name of a thread formats, links or mentions anything.
    """
    round_ = 1 if table.state is None else table.state.round
    name = ""
    for longest in _LENGTHS:
        names = [_short_name(table, seat, longest) for seat in range(len(table.players))]
        name = phrases.words("thread-name", names=names, round=round_)
        if _length(name) <= LONGEST_THREAD_NAME:
            break
    return name


def plain_thread_name(phrases: Phrases, game_id: int) -> str:
    """Return a name without any words of players, for servers that don't allow those."""
    return phrases.words("thread-name-plain", game=game_id)


def _short_name(table: Table, seat: int, longest: int) -> Verbatim | Text:
    name = name_fact(table, seat)
    return name if isinstance(name, Text) else Verbatim(_cut(name, longest))


def _cut(name: str, longest: int) -> str:
    """Return a name with at most so many characters as Discord counts them, none of them cut in two."""
    kept = ""
    for piece in graphemes(clean_name(name)):
        if _length(kept + piece) > longest:
            return f"{kept.rstrip()}…"
        kept += piece
    return kept


def _length(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2


log = logging.getLogger(__name__)

RENAMES: Final = 2
RENAMES_WITHIN: Final = 600.0
"""How often Discord lets a thread be renamed in so many seconds; more renames would wait."""
PATIENCE: Final = 20.0
"""Seconds that Discord has for one request, its limits included."""
ASLEEP_AFTER: Final = 10080
"""Minutes without a message after which Discord archives a thread: a week, the longest it offers."""
CLOSED: Final = frozenset({50083, 160005})
"""With these codes Discord refuses messages to a thread that is locked, or archived and locked."""
_HAS_THREAD: Final = 160004
_REFUSED_NAMES: Final = frozenset({50035, 200000, 200001, 240000})
"""Something is wrong with what was sent, which can only be the name, or the server's filters forbid it."""


class Threads:
    """Opens, renames and closes the threads of games. `clock` returns seconds."""

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
        """Return the game where it is to be played: in a thread, opened now, if it began with that option.

        `card` is the message of its lobby as far as that is known; without one it is posted by the `outbox`.
        If no thread can be opened, the game stays in its channel. Raise what a request raises that may
        succeed later.
        """
        table = game.table
        if (
            table.options.where is not Where.THREAD
            or game.home_id is not None
            or table.status is not Status.PLAYING
        ):
            return game
        thread_id = None if card is None else await self._opened_from(card, game, phrases)
        if thread_id is None:
            card = await self._post_card(game, phrases, outbox)
            thread_id = await self._opened_from(card, game, phrases) or game.channel_id
        return await self._games.rooms.enter(game.id, thread_id)

    async def _opened_from(self, card: int, game: Game, phrases: Phrases) -> int | None:
        """Open a thread from a message and return its id: None if the message is gone.

        Return the channel's id if a thread can't be opened there.
        """
        names = (thread_name(phrases, game.table), plain_thread_name(phrases, game.id))
        home = self._connection.channel(game.guild_id, game.channel_id)
        for name in names:
            try:
                async with asyncio.timeout(PATIENCE):
                    open_thread = partial(
                        home.get_partial_message(card).create_thread,
                        name=name,
                        auto_archive_duration=ASLEEP_AFTER,
                    )
                    _ = await repeated(open_thread)
            except discord.HTTPException as error:
                if error.code == _HAS_THREAD:
                    return card
                if error.code == UNKNOWN_MESSAGE:
                    return None
                if error.code == UNKNOWN_CHANNEL or not is_refused(error):
                    raise
                log.info("Game %d: no thread can be opened: %s", game.id, _what(error))
                if error.code not in _REFUSED_NAMES:
                    break
            else:
                self._named[card] = names[0]  # not again at once, if that name was refused
                return card
        return game.channel_id

    async def _post_card(self, game: Game, phrases: Phrases, outbox: Outbox) -> int:
        """Post the lobby's message again, which somebody has deleted, and note it; return its id."""
        post = lobby_post(phrases, game.id, game.version, game.table)
        (draft,) = await draw([post], game.id, self._pictures)
        card = await outbox.send(draft, game.id, self._connection.channel(game.guild_id, game.channel_id))
        lease = self._connection.shard_scope.lease_for(game.guild_id)
        await self._games.mark_shown(Shown(game.id, game.shown_version, card, lease=lease))
        return card

    async def leave(self, game: Game, phrases: Phrases) -> Game:
        """Return a game whose thread can't be used any more as it goes on at home; its lobby says so too."""
        thread_id, after = game.thread_id, await self._games.rooms.leave(game.id)
        if thread_id is not None and after.thread_id is None:
            log.info("Game %d: its thread %d can't be used any more", game.id, thread_id)
            home = self._connection.channel(game.guild_id, game.home)
            card = lobby_post(phrases, game.id, game.version, game.table)
            await retire({thread_id: card}, home, home)
        return after

    async def close(self, game: Game) -> bool:
        """Archive the thread of a game that is over; return False if that has to be tried later."""
        if game.thread_id is None:
            return True
        self._renamed.pop(game.thread_id, None)
        self._named.pop(game.thread_id, None)
        try:
            async with asyncio.timeout(PATIENCE):
                thread = await repeated(partial(self._connection.thread, game.thread_id))
                if thread is not None and not thread.archived:
                    _ = await repeated(partial(thread.edit, archived=True))
        except discord.HTTPException as error:
            log.info("Game %d: its thread can't be archived: %s", game.id, _what(error))
            return is_refused(error)
        except DISCORD_ERRORS as error:
            log.info("Game %d: its thread can't be archived: %s", game.id, error)
            return False
        return True

    async def keep_open(self, thread: discord.Thread) -> None:
        """Open a thread again that was archived, if Discord lets us; the next message does that too."""
        try:
            async with asyncio.timeout(PATIENCE):
                _ = await repeated(partial(thread.edit, archived=False))
        except DISCORD_ERRORS as error:
            log.info("Thread %d stays archived: %s", thread.id, error)

    def rename_soon(self, game: Game, phrases: Phrases) -> None:
        """Begin to rename a game's thread if its name is out of date, unless Discord would let that wait.

        Nobody waits for it. What fails isn't tried again before the name changes once more.
        """
        thread = None if game.thread_id is None else self._connection.active_thread(game.thread_id)
        if thread is None or game.table.status is not Status.PLAYING:
            return
        name = thread_name(phrases, game.table)
        if name in {thread.name, self._named.get(thread.id)}:
            return
        now = self._clock()
        renamed = self._renamed.setdefault(thread.id, deque(maxlen=RENAMES))
        if len(renamed) == RENAMES and 0 <= now - renamed[0] < RENAMES_WITHIN:
            return
        renamed.append(now)
        self._named[thread.id] = name
        self._in_progress.begin(_rename(thread, name))

    async def finish(self, patience: float) -> None:
        """Let renames in progress finish, or give them up after `patience` seconds."""
        await self._in_progress.finish(patience)


async def _rename(thread: discord.Thread, name: str) -> None:
    try:
        async with asyncio.timeout(PATIENCE):
            _ = await repeated(partial(thread.edit, name=name))
    except discord.HTTPException as error:
        log.info("Thread %d keeps its name: %s", thread.id, _what(error))
    except DISCORD_ERRORS as error:
        log.info("Thread %d keeps its name: %s", thread.id, error)


def _what(error: discord.HTTPException) -> str:
    """Return what to log: the text would quote the name, and the log has no words of players in it."""
    return f"{error.status} (error code: {error.code})"
