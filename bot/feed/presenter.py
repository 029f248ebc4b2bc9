"""Shows channels what was committed: at once, and after a crash or an outage, once.

The database says how far each channel has been shown its game. Whatever lies between that and what is
committed is shown by the same code, whether a moment or a restart has passed since:

1. Search the channel, if nobody knows what of an earlier try has arrived (`posting.found`).
2. Decide what to send and which messages to change (`posting.plan`).
3. Do it (`posting.delivery`), and note in the database what the channel has been shown.
4. If that fails, try again later (`retrying`).
"""

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from typing import Final
from weakref import WeakValueDictionary

import discord

from bot.cluster.scope import ShardScope
from bot.feed.backlog import Backlog, backlog_of
from bot.feed.connection import Connection
from bot.feed.game import Posting
from bot.feed.retry import Retries
from bot.feed.strays import Seen, seen_in
from bot.feed.threads import Threads
from bot.load import Load
from bot.logs.context import aside, note, step
from bot.observer import NOBODY, Observer
from bot.ui.discord_errors import DISCORD_ERRORS, is_refused
from bot.ui.drawing import Pictures
from bot.ui.tasks import TasksInProgress
from bot.words.phrases import Phrases
from engine import Game, GameService, Refusal, is_about_to_play
from storage.records import DamagedRecord, StorageError
from storage.shards import ShardSet

log = logging.getLogger(__name__)

SIDE_BY_SIDE: Final = 8
"""How many waiting games are shown at the same time."""
MOST_AT_ONCE: Final = 1000
"""How many waiting games are in line to be shown."""
GIVEN_UP_AFTER: Final = 86_400.0
"""Seconds that a process tries at least before it gives up a game that has waited for very long."""
LONGEST_HIDDEN: Final = 5.0
"""Seconds after which a take is shown without the computers' answers to it, if those take that long."""


class Presenter:
    """Shows games to their channels, one message after the other in each."""

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
        self._posting = Posting(
            games, pictures, connection, load, threads, clock, observer, self.present_soon
        )
        self._retries = Retries(clock)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._damaged: set[int] = set()
        self._being_shown: dict[int, int] = {}
        """The servers of the games that are being shown."""
        self._has_recalled = False
        self._trouble = ""
        self._side_by_side = asyncio.Semaphore(SIDE_BY_SIDE)
        self._first = asyncio.Semaphore(SIDE_BY_SIDE)
        self._waiting: set[int] = set()
        self._soon: set[int] = set()
        self._looked_at: set[int] = set()
        self._in_progress = TasksInProgress()
        self._is_leaving = False

    async def recall(self, share: ShardSet | None = None) -> bool:
        """Note which games another process may have shown without noting it. Call before anything else.

        Look at those of a share that was just taken over, or else at all that this process shows. Return
        whether that could be read.
        """
        unshown = await self._unshown(1_000_000, share)
        if unshown is not None:
            self._posting.doubt(unshown)
            self._has_recalled = True
        if share is not None:
            self._retries.forget(share)
        return unshown is not None

    async def settle(self, share: ShardSet) -> None:
        """Wait until no game of a share, which isn't this process's any more, is being shown."""
        for game_id in [game_id for game_id, guild_id in self._being_shown.items() if share.has(guild_id)]:
            async with self._locks.setdefault(game_id, asyncio.Lock()):
                pass

    async def present(
        self, game_id: int, *, changed: Game | None = None, again: bool = False, may_post: bool = True
    ) -> bool:
        """Show a game's channel what it has not seen; with `again` also how things stand if it has.

        `changed` is the game as a change has just left it, if that is why it is shown.
        Return whether the channel has now seen everything. If not, it is tried again later. Without
        `may_post`, which says that the bot still lacks a permission there, a game that waits is not tried.
        """
        await self._load.until_quiet()
        lock = self._locks.setdefault(game_id, asyncio.Lock())
        async with lock:
            game = None
            try:
                games = self._games
                game = await (games.get(game_id) if changed is None else games.latest(changed))
                note(game.id, game.guild_id, game.channel_id)
                if again and game.shown_version == game.version:
                    game = replace(game, shown_version=game.version - 1, message_id=None)
                if not self._shard_scope.runs(game.guild_id):
                    return True  # the process that runs its server looks for it all the time
                if not self._connection.is_in(game.guild_id):
                    return False  # it will rest: see `absences`
                self._being_shown[game_id] = game.guild_id
                if not again and self._is_soon_answered(game):
                    return True  # it is shown with what the computers do
                if game.shown_version < game.version:
                    if not self._retries.may_try(game_id, may_post=may_post):
                        return False
                    if not await self._posting.show(game, even_private=again):
                        self._retries.failed(game_id, game, forbidden=False)
                        return True  # it is shown, and what was to go will go later
            except Exception as error:  # noqa: BLE001 - a mistake about one game must not stop the others
                await self._failed(game_id, game, error)
                return False
            finally:
                self._being_shown.pop(game_id, None)
            self._retries.succeeded(game_id)
        self.retry_now(channel_id=game.channel_id)
        return True

    def _is_soon_answered(self, game: Game) -> bool:
        """Return whether computers are about to make their moves, and haven't been for long."""
        waited = self._clock() - game.table.since / 1000
        return is_about_to_play(game.table) and 0 <= waited < LONGEST_HIDDEN

    async def _failed(self, game_id: int, game: Game | None, error: Exception) -> None:
        """Try again later, and say in the log what went wrong; in the end give up."""
        if game is not None and is_refused(error) and await self._has_given_up(game):
            return
        wait = self._retries.failed(game_id, game, forbidden=isinstance(error, discord.Forbidden))
        if isinstance(error, DamagedRecord):
            if game_id not in self._damaged:  # it stays damaged: once is enough
                log.error("Game %d can't be shown: %s", game_id, error)
            self._damaged.add(game_id)
        elif isinstance(error, (*DISCORD_ERRORS, StorageError)):
            log.warning("Game %d could not be shown, next try in %.0f s: %s", game_id, wait, error)
        else:
            log.error("Game %d could not be shown, next try in %.0f s", game_id, wait, exc_info=error)

    async def _has_given_up(self, game: Game) -> bool:
        """Return whether Discord has refused to show a game for so long that it was closed, unheard."""
        if self._retries.failing_for(game.id) < GIVEN_UP_AFTER:
            return False
        try:
            unshown = await self._games.entries_since(game, game.shown_version)
            closed = await self._games.resting.close_unheard(game, unshown)
            if closed is None:
                return False
            await self._posting.noted(closed, closed.message_id, closed.reminder_id)
        except StorageError:
            return False
        log.warning("Game %d: closed, its channel could not be posted in for too long", game.id)
        self._retries.succeeded(game.id)
        return True

    def posting_about(self, game_id: int) -> AbstractAsyncContextManager[object]:
        """Return the lock that whoever posts about a game holds."""
        return self._locks.setdefault(game_id, asyncio.Lock())

    async def phrases_of(self, game: Game) -> Phrases:
        """Return the words of what everybody sees of a game."""
        return await self._posting.phrases_of(game)

    async def come_home(self, game_id: int) -> None:
        """Let a game go on in its channel, since its thread can't be used any more."""
        async with self._locks.setdefault(game_id, asyncio.Lock()):
            game = await self._games.get(game_id)
            if game.thread_id is not None:
                await self._threads.leave(game, await self.phrases_of(game))
        self.present_soon(game_id)

    async def present_waiting(self) -> None:
        """Begin to show whatever has not been shown yet and is due, the longest waiting first."""
        limit = MOST_AT_ONCE + len(self._retries) + len(self._waiting)
        if not self._has_recalled and self._shard_scope.is_alone:
            await self.recall()
        unshown = await self._unshown(limit) or ()
        with aside():
            self._begin(game_id for game_id in unshown if self._retries.is_due(game_id))
            for game_id in self._posting.strays.due():
                self._tidy_soon(game_id, game_id)

    def pressed(self, game: Game, message: discord.Message | None) -> None:
        """Remove a message with a button that was pressed, if it is an old one that appeared too late."""
        known = {None, game.message_id, game.reminder_id}
        if message is None or message.flags.ephemeral or message.id in known:
            return
        # A lobby may have got other buttons since it was pressed.
        is_lobby = game.table.state is None
        seen = [each for each in seen_in(message, game.id) if is_lobby or not each.is_lobby]
        if seen:
            self._tidy_soon(message.id, game.id, seen)

    def _tidy_soon(self, what: int, game_id: int, seen: Sequence[Seen] | None = None) -> None:
        """Begin to remove what doesn't belong in a game's channels, once at a time."""
        if what not in self._looked_at and not self._is_leaving:
            self._looked_at.add(what)
            self._in_progress.begin(self._tidy(what, game_id, seen))

    async def _tidy(self, what: int, game_id: int, seen: Sequence[Seen] | None) -> None:
        """Remove what doesn't belong there of what was `seen`, or of what is there.

        Only what is decided waits until the game isn't being shown, and holds that up.
        """
        try:
            async with self._side_by_side:
                with step("tidy", game_id):
                    around = seen
                    if around is None:
                        around = await self._posting.seen_around(await self._games.get(game_id))
                    async with self._locks.setdefault(game_id, asyncio.Lock()):
                        game = await self._games.get(game_id)
                        strays = self._posting.strays_among(game, around, is_all=seen is None)
                    await self._posting.remove(game, strays)
        except (*DISCORD_ERRORS, StorageError, Refusal) as error:
            log.info("Game %d: it can't be seen what is in its channel: %s", game_id, error)
        except Exception:
            log.exception("Game %d: it can't be seen what is in its channel", game_id)
        finally:
            self._looked_at.discard(what)

    @property
    def _shard_scope(self) -> ShardScope:
        return self._connection.shard_scope

    async def _unshown(self, limit: int, share: ShardSet | None = None) -> list[int] | None:
        """Return what waits to be shown, None if that can't be read: the log says so once while it lasts."""
        try:
            unshown = await self._games.unshown(limit, share or self._shard_scope.shown)
        except StorageError as error:
            if str(error) != self._trouble:
                log.error("What is waiting to be shown can't be read: %s", error)  # noqa: TRY400 - says it all
            self._trouble = str(error)
            return None
        self._trouble = ""
        return unshown

    async def backlog(self) -> Backlog:
        """Return what hasn't been shown yet. Raise `StorageError` if that can't be read."""
        return await backlog_of(self._games, self._retries, self._clock(), self._shard_scope.shown)

    def present_soon(self, game_id: int) -> None:
        """Begin to show a game in which somebody has just done something, before all that wait in line."""
        if game_id not in self._soon and not self._is_leaving:
            self._soon.add(game_id)
            self._in_progress.begin(self._present_when(self._first, self._soon, game_id))

    def present_in_line(self, game_id: int) -> None:
        """Begin to show a game after those that wait. If too many do, `present_waiting` finds it later."""
        if len(self._waiting) < MOST_AT_ONCE:
            self._begin([game_id])

    def retry_now(
        self, *, guild_id: int | None = None, channel_id: int | None = None, rested: float = 0.0
    ) -> None:
        """Show what is waiting in a server or channel, since something suggests that it can be reached again.

        Games that were tried in the last `rested` seconds keep waiting, for signs that are weak but frequent.
        """
        if self._retries:
            hastened = self._retries.retry_now(guild_id=guild_id, channel_id=channel_id, rested=rested)
            with aside():  # what is being shown is tried already
                self._begin(game_id for game_id in hastened if game_id not in self._being_shown)

    def _begin(self, game_ids: Iterable[int]) -> None:
        for game_id in game_ids:
            if game_id not in self._waiting and not self._is_leaving:
                self._waiting.add(game_id)
                self._in_progress.begin(self._present_when(self._side_by_side, self._waiting, game_id))

    async def _present_when(self, free: asyncio.Semaphore, waiting: set[int], game_id: int) -> None:
        try:
            async with free:
                if not self._is_leaving:
                    with step("show", game_id):
                        await self.present(game_id)
        finally:
            waiting.discard(game_id)

    async def finish(self, patience: float) -> None:
        """Let the waiting games that are being shown finish, or give them up after `patience` seconds.

        Those, and the ones that were not begun, are shown after the next start.
        """
        self._is_leaving = True
        given_up, _ = await asyncio.gather(self._in_progress.finish(patience), self._threads.finish(patience))
        if given_up:
            log.warning("Games still being shown when the bot left: %d", given_up)
