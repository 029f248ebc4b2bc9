"""Posts committed events to channels: immediately, and exactly once even after a crash or an outage.

The database stores the version of each game that its channel has been shown. Later events are posted by the
same code, whether milliseconds or a restart have passed:

1. If a previous attempt may have arrived, search the channel (`reconcile`).
2. Decide which messages to send and change (`plan`).
3. Do that (`delivery`), and record the shown version in the database.
4. If any of this fails, retry later (`retry`).
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from typing import Final
from weakref import WeakValueDictionary

import discord

from bot.feed.backlog import Backlog, backlog_of
from bot.feed.connection import Connection
from bot.feed.game import GamePoster
from bot.feed.retry import Retries
from bot.feed.strays import SeenMessage, seen_in
from bot.feed.threads import Threads
from bot.load import Load
from bot.logs.context import add_to_log_context, logged_step, outside_log_context
from bot.observer import NOBODY, Observer
from bot.ui.discord_errors import DISCORD_ERRORS, is_refused
from bot.ui.drawing import Pictures
from bot.ui.tasks import TasksInProgress
from bot.words.phrases import Phrases
from engine import Game, GameService, Refusal, is_about_to_play
from storage.records import DamagedRecord, StorageError
from storage.shards import ShardSet

log = logging.getLogger(__name__)

CONCURRENCY: Final = 8
"""How many games are posted concurrently."""
MAX_QUEUED: Final = 1000
"""Length of the queue of games to post."""
GIVE_UP_AFTER: Final = 86_400.0
"""The shortest time, in seconds, that a process retries before it closes a game that can't be posted."""
AWAIT_COMPUTERS: Final = 5.0
"""Seconds for which a take waits for the computers' replies, to be posted together."""


class Presenter:
    """Keeps channels up to date with their games; posts about one game never overlap."""

    def __init__(
        self,
        games: GameService,
        pictures: Pictures,
        connection: Connection,
        load: Load,
        threads: Threads,
        clock: Callable[[], float],
        observer: Observer = NOBODY,
    ) -> None:
        self._games = games
        self._connection = connection
        self._load = load
        self._threads = threads
        self._clock = clock
        self._poster = GamePoster(
            games, pictures, connection, load, threads, clock, observer, self.present_soon
        )
        self._retries = Retries(clock)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._damaged: set[int] = set()
        self._being_shown: dict[int, int] = {}
        """The server of each game that is being posted."""
        self._is_marked = False
        self._last_error = ""
        self._slots = asyncio.Semaphore(CONCURRENCY)
        self._urgent_slots = asyncio.Semaphore(CONCURRENCY)
        self._queued: set[int] = set()
        self._urgent: set[int] = set()
        self._tidying: set[int] = set()
        self._in_progress = TasksInProgress()
        self.revisions_for: Callable[[Game], Iterable[Coroutine[object, object, None]]] = lambda _: ()
        """Returns what else to revise after a game was shown, such as private messages."""
        self._is_leaving = False

    async def mark_uncertain(self, shard_set: ShardSet | None = None) -> bool:
        """Mark the games that a previous process may have posted without recording it.

        Call before anything else: for shards just taken over, or without an argument for all that this
        process shows. Return whether they could be read.
        """
        unshown = await self._unshown(1_000_000, shard_set)
        if unshown is not None:
            self._poster.mark_uncertain(unshown)
            self._is_marked = True
        if shard_set is not None:
            self._retries.forget(shard_set)
        return unshown is not None

    async def wait_until_posted(self, shard_set: ShardSet) -> None:
        """Wait until no game of some shards, which were handed over, is being posted."""
        for game_id in [
            game_id for game_id, guild_id in self._being_shown.items() if shard_set.has(guild_id)
        ]:
            async with self._locks.setdefault(game_id, asyncio.Lock()):
                pass

    async def present(
        self, game_id: int, *, changed: Game | None = None, again: bool = False, may_post: bool = True
    ) -> bool:
        """Post what a game's channel hasn't been shown; with `again`, always post the position.

        `changed` is the game as just committed, if the caller has it. Return whether the channel is now up to
        date; if not, a retry is scheduled. With `may_post` False, the bot still lacks a permission there, and
        a game that failed for that reason isn't tried.
        """
        await self._load.until_quiet()
        lock = self._locks.setdefault(game_id, asyncio.Lock())
        async with lock:
            game = None
            try:
                games = self._games
                game = await (games.get(game_id) if changed is None else games.latest(changed))
                add_to_log_context(game.id, game.guild_id, game.channel_id)
                if again and game.shown_version == game.version:
                    game = replace(game, shown_version=game.version - 1, message_id=None)
                if not self._connection.shard_scope.runs(game.guild_id):
                    return True  # the process that runs its server posts it
                if not self._connection.is_in(game.guild_id):
                    return False  # it will be suspended: see `guild_removals`
                self._being_shown[game_id] = game.guild_id
                if not again and self._awaits_computer_reply(game):
                    return True  # it is posted together with the computers' replies
                if game.shown_version < game.version:
                    if not self._retries.may_try(game_id, may_post=may_post):
                        return False
                    if not await self._poster.show(game, even_private=again):
                        self._retries.failed(game_id, game, forbidden=False)
                        return True  # it is posted, and the cleanup is retried
            except Exception as error:  # noqa: BLE001 - one game must not stop the others
                await self._failed(game_id, game, error)
                return False
            finally:
                self._being_shown.pop(game_id, None)
            self._retries.succeeded(game_id)
        for revision in () if self._is_leaving else self.revisions_for(game):
            self._in_progress.begin(revision)
        self.retry_now(channel_id=game.channel_id)
        return True

    def _awaits_computer_reply(self, game: Game) -> bool:
        """Return whether a computer is to move and has only just been asked."""
        waited = self._clock() - game.table.since / 1000
        return is_about_to_play(game.table) and 0 <= waited < AWAIT_COMPUTERS

    async def _failed(self, game_id: int, game: Game | None, error: Exception) -> None:
        """Schedule a retry and log the error; eventually give up."""
        if game is not None and is_refused(error) and await self._close_if_unpostable(game):
            return
        wait = self._retries.failed(game_id, game, forbidden=isinstance(error, discord.Forbidden))
        if isinstance(error, DamagedRecord):
            if game_id not in self._damaged:  # permanent: logged once
                log.error("Game %d can't be posted: %s", game_id, error)
            self._damaged.add(game_id)
        elif isinstance(error, (*DISCORD_ERRORS, StorageError)):
            log.warning("Game %d could not be posted, next try in %.0f s: %s", game_id, wait, error)
        else:
            log.error("Game %d could not be posted, next try in %.0f s", game_id, wait, exc_info=error)

    async def _close_if_unpostable(self, game: Game) -> bool:
        """Close a game whose channel has refused posts for too long; return whether it is closed."""
        if self._retries.failing_for(game.id) < GIVE_UP_AFTER:
            return False
        try:
            unshown = await self._games.entries_since(game, game.shown_version)
            closed = await self._games.suspensions.close_unposted(game, unshown)
            if closed is None:
                return False
            await self._poster.mark_shown(closed, closed.message_id, closed.reminder_id)
        except StorageError:
            return False
        log.warning("Game %d: closed, posting in its channel has failed for too long", game.id)
        self._retries.succeeded(game.id)
        return True

    def lock_for(self, game_id: int) -> AbstractAsyncContextManager[object]:
        """Return the lock to hold while posting about a game."""
        return self._locks.setdefault(game_id, asyncio.Lock())

    async def phrases_of(self, game: Game) -> Phrases:
        """Return the phrases of a game's public posts."""
        return await self._poster.phrases_of(game)

    async def return_to_channel(self, game_id: int) -> None:
        """Continue a game in its channel because its thread is unusable."""
        async with self._locks.setdefault(game_id, asyncio.Lock()):
            game = await self._games.get(game_id)
            if game.thread_id is not None:
                await self._threads.leave(game, await self.phrases_of(game))
        self.present_soon(game_id)

    async def enqueue_waiting(self) -> None:
        """Queue all games with unposted events that are due, oldest first."""
        limit = MAX_QUEUED + len(self._retries) + len(self._queued)
        if not self._is_marked and self._connection.shard_scope.is_alone:
            await self.mark_uncertain()
        unshown = await self._unshown(limit) or ()
        with outside_log_context():
            self._begin(game_id for game_id in unshown if self._retries.is_due(game_id))
            for game_id in self._poster.strays.due():
                self._tidy_soon(game_id, game_id)

    def check_pressed_message(self, game: Game, message: discord.Message | None) -> None:
        """Check whether the message of a pressed button is a stray, and remove it if so."""
        known = {None, game.message_id, game.reminder_id}
        if message is None or message.flags.ephemeral or message.id in known:
            return
        # The lobby may have got new buttons since the press.
        is_lobby = game.table.state is None
        seen = [each for each in seen_in(message, game.id) if is_lobby or not each.is_lobby]
        if seen:
            self._tidy_soon(message.id, game.id, seen)

    def _tidy_soon(self, what: int, game_id: int, seen: Sequence[SeenMessage] | None = None) -> None:
        """Start removing stray messages of a game, unless that is in progress."""
        if what not in self._tidying and not self._is_leaving:
            self._tidying.add(what)
            self._in_progress.begin(self._tidy(what, game_id, seen))

    async def _tidy(self, what: int, game_id: int, seen: Sequence[SeenMessage] | None) -> None:
        """Remove the strays among `seen`, or among the messages in the game's channels.

        The game's lock is held only while deciding, not during requests to Discord.
        """
        try:
            async with self._slots:
                with logged_step("tidy", game_id):
                    around = seen
                    if around is None:
                        around = await self._poster.seen_around(await self._games.get(game_id))
                    async with self._locks.setdefault(game_id, asyncio.Lock()):
                        game = await self._games.get(game_id)
                        strays = self._poster.strays_among(game, around, is_all=seen is None)
                    await self._poster.remove(game, strays)
        except (*DISCORD_ERRORS, StorageError, Refusal) as error:
            log.info("Game %d: looking for stray messages failed: %s", game_id, error)
        except Exception:
            log.exception("Game %d: looking for stray messages failed", game_id)
        finally:
            self._tidying.discard(what)

    async def _unshown(self, limit: int, shard_set: ShardSet | None = None) -> list[int] | None:
        """Return the games with unposted events; None if they can't be read, logged once per error."""
        try:
            unshown = await self._games.unshown(limit, shard_set or self._connection.shard_scope.shown)
        except StorageError as error:
            if str(error) != self._last_error:
                log.error("The games waiting to be posted can't be read: %s", error)
            self._last_error = str(error)
            return None
        self._last_error = ""
        return unshown

    async def backlog(self) -> Backlog:
        """Return the numbers of unposted games. Raise `StorageError` if they can't be read."""
        return await backlog_of(self._games, self._retries, self._clock(), self._connection.shard_scope.shown)

    def present_soon(self, game_id: int) -> None:
        """Start posting a game that somebody has just acted in, ahead of the queue."""
        if game_id not in self._urgent and not self._is_leaving:
            self._urgent.add(game_id)
            self._in_progress.begin(self._present_when(self._urgent_slots, self._urgent, game_id))

    def enqueue(self, game_id: int) -> None:
        """Queue a game. If the queue is full, `enqueue_waiting` finds it later."""
        if len(self._queued) < MAX_QUEUED:
            self._begin([game_id])

    def retry_now(
        self, *, guild_id: int | None = None, channel_id: int | None = None, min_age: float = 0.0
    ) -> None:
        """Retry the failed games of a server or channel, which may be reachable again.

        Games tried in the last `min_age` seconds keep waiting; set it where the hint is frequent but weak.
        """
        if self._retries:
            expedited = self._retries.retry_now(guild_id=guild_id, channel_id=channel_id, min_age=min_age)
            with outside_log_context():  # skip those in progress
                self._begin(game_id for game_id in expedited if game_id not in self._being_shown)

    def _begin(self, game_ids: Iterable[int]) -> None:
        for game_id in game_ids:
            if game_id not in self._queued and not self._is_leaving:
                self._queued.add(game_id)
                self._in_progress.begin(self._present_when(self._slots, self._queued, game_id))

    async def _present_when(self, free: asyncio.Semaphore, waiting: set[int], game_id: int) -> None:
        try:
            async with free:
                if not self._is_leaving:
                    with logged_step("show", game_id):
                        await self.present(game_id)
        finally:
            waiting.discard(game_id)

    async def finish(self, timeout: float) -> None:
        """Wait for posts in progress, or cancel them after `timeout` seconds.

        What is left is posted after the next start.
        """
        self._is_leaving = True
        given_up, _ = await asyncio.gather(self._in_progress.finish(timeout), self._threads.finish(timeout))
        if given_up:
            log.warning("Games still being posted at shutdown: %d", given_up)
