"""Applies deadlines, planned takes and computer moves when they are due, and posts the results."""

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from bot.feed.connection import Connection
from bot.feed.postponed import PostponedSender
from bot.feed.presenter import Presenter
from bot.feed.retry import Retries
from bot.logs.context import logged_job
from bot.observer import NOBODY, Observer
from bot.ui.tasks import TasksInProgress
from engine import Game, GameService, Refusal
from storage.records import DamagedRecord, StorageError
from storage.shards import ShardSet

log = logging.getLogger(__name__)

MAX_SLEEP: Final = 60.0
"""Longest pause between runs, in seconds: the clock may jump, or the machine may have slept."""
CLUSTER_SLEEP: Final = 3.0
"""The same in a cluster, where other processes set deadlines too."""
MIN_SLEEP: Final = 1.0
"""Shortest pause between runs, in seconds, even if something is due at once."""
BATCH_SIZE: Final = 200
"""Games processed in one run; if there are more, the next run follows at once."""


class Scheduler:
    """Processes the games that are due, in sequential runs; computers think in the background.

    `wake` is called with the seconds until the next run if it has to be earlier than scheduled.
    """

    def __init__(
        self,
        games: GameService,
        presenter: Presenter,
        connection: Connection,
        clock: Callable[[], float],
        wake: Callable[[float], None],
        observer: Observer = NOBODY,
    ) -> None:
        self._games = games
        self._presenter = presenter
        self._connection = connection
        self._clock = clock
        self._wake = wake
        self._observer = observer
        self._retries = Retries(clock)
        self._thinking = TasksInProgress()
        self._postponed = PostponedSender(games, presenter, connection)
        self._computers_turn: set[int] = set()
        self._next_run = clock()
        self._last_error = ""
        games.deadlines.on_deadline_set = self._deadline_was_set

    async def run_due(self) -> float:
        """Process what is due; return the seconds until the next run.

        While Discord is unreachable nothing is processed, and no heartbeat is stored: people can't move then,
        so that time counts as an outage.
        """
        scope = self._connection.shard_scope
        wait = MAX_SLEEP if scope.is_alone else CLUSTER_SLEEP
        reachable = scope.reachable
        try:
            if reachable.shards:
                wait = min(wait, await self._run_batch(reachable))
            else:
                # Shards that return later then count as having been away.
                await self._games.deadlines.heartbeat(reachable)
            self._last_error = ""
        except StorageError as error:
            if str(error) != self._last_error:
                log.error("The games that are due can't be read: %s", error)
            self._last_error = str(error)
        self._next_run = self._clock() + wait
        return wait

    def forget(self, shard_set: ShardSet) -> None:
        """Forget the failures in some shards, which another process has run since."""
        self._retries.forget(shard_set)

    async def finish(self) -> None:
        """Cancel thinking computers and pings in progress: they start again with the bot."""
        await self._postponed.finish()
        _ = await self._thinking.finish(0)

    async def _run_batch(self, shard_set: ShardSet) -> float:
        await self._games.deadlines.heartbeat(shard_set)
        limit = BATCH_SIZE + len(self._retries) + len(self._computers_turn)
        found = await self._games.deadlines.due(limit, shard_set)
        due = [game_id for game_id in found if self._is_ready(game_id)]
        for game_id in due:
            await self._advance(game_id)
        await self._postponed.send_due(shard_set)
        if len(due) >= BATCH_SIZE:
            return MIN_SLEEP
        if not self._connection.shard_scope.is_alone:
            return CLUSTER_SLEEP
        moments = (await self._games.deadlines.next_due(), await self._games.pings.next_due())
        return max(MIN_SLEEP, min((each for each in moments if each is not None), default=MAX_SLEEP))

    def _is_ready(self, game_id: int) -> bool:
        return self._retries.is_due(game_id) and game_id not in self._computers_turn

    async def _advance(self, game_id: int) -> None:
        """Apply what is due in a game and queue its post; in the background if a computer is to move.

        If that fails, it is retried later.
        """
        with logged_job("deadline", game_id), self._handling_errors(game_id):
            game = await self._games.get(game_id)
            if not self._connection.shard_scope.knows(game.guild_id):
                return  # another process runs its server by now
            if not self._connection.is_in(game.guild_id):
                self._retries.failed(game_id, game, forbidden=False)
                return  # it will be suspended: see `guild_removals`
            if game.due_at is not None and not self._retries.has_failed(game_id):
                self._observer.deadline_applied(max(0.0, self._clock() - game.due_at / 1000))
            after = await self._games.carry_out_plan(game_id)
            if self._games.deadlines.may_need_computer(after):
                self._computers_turn.add(game_id)
                self._thinking.begin(self._think(game))
            elif await self._apply_deadlines(game):
                # The player who planned a take may be watching; nobody waits for anything else that is due.
                is_plan = after.version > game.version
                show = self._presenter.present_soon if is_plan else self._presenter.enqueue
                show(game_id)

    async def _think(self, game: Game) -> None:
        try:
            with logged_job("computer", game.id), self._handling_errors(game.id):
                if await self._apply_deadlines(game):
                    self._presenter.present_soon(game.id)
        finally:
            self._computers_turn.discard(game.id)

    async def _apply_deadlines(self, game: Game) -> bool:
        """Apply a game's deadlines; return whether it has changed since it was read."""
        after = await self._games.deadlines.apply_due(game.id)
        self._retries.succeeded(game.id)
        return after.version > game.version

    @contextmanager
    def _handling_errors(self, game_id: int) -> Iterator[None]:
        """Handle the errors of one game, so that they don't stop the others."""
        try:
            yield
        except Refusal as refusal:
            # It was closed in the meantime.
            log.info("Game %d: deadlines can't be applied: %s", game_id, refusal.code)
        except Exception as error:  # noqa: BLE001 - any error is logged and retried
            self._failed(game_id, error)

    def _failed(self, game_id: int, error: Exception) -> None:
        """Schedule a retry and log the error."""
        wait = self._retries.failed(game_id, None, forbidden=False)
        if isinstance(error, DamagedRecord):
            log.error("Game %d: deadlines can't be applied, next try in %.0f s: %s", game_id, wait, error)
        elif isinstance(error, StorageError):
            log.warning("Game %d: deadlines can't be applied, next try in %.0f s: %s", game_id, wait, error)
        else:
            log.error(
                "Game %d: deadlines can't be applied, next try in %.0f s", game_id, wait, exc_info=error
            )

    def _deadline_was_set(self, seconds: float) -> None:
        now = self._clock()
        if now + seconds < self._next_run:
            self._next_run = now + seconds
            self._wake(max(MIN_SLEEP, seconds))
