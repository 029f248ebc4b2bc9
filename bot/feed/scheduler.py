"""Lets time do to games what it does, and shows it: nobody else is there to press a button."""

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from bot.feed.connection import Connection
from bot.feed.postponed import PostponedSender
from bot.feed.presenter import Presenter
from bot.feed.retry import Retries
from bot.logs.context import work
from bot.observer import NOBODY, Observer
from bot.ui.tasks import TasksInProgress
from engine import Game, GameService, Refusal
from storage.records import DamagedRecord, StorageError
from storage.shards import ShardSet

log = logging.getLogger(__name__)

LONGEST_SLEEP: Final = 60.0
"""Seconds between looks at most: the clock may be set forward, or the machine may have slept."""
SHARED_SLEEP: Final = 3.0
"""The same where other processes make games due, too."""
SHORTEST_SLEEP: Final = 1.0
"""Seconds between looks at least, even if something is due at once."""
MOST_AT_ONCE: Final = 200
"""How many games one look lets time pass for; the next look follows at once if there were as many."""


class Scheduler:
    """Looks for games that are due, one look after the other. Those where a computer thinks don't hold it up.

    `wake` is called with the seconds until the next look if that is to come earlier than the last one said.
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
        self._thought_about: set[int] = set()
        self._next_look = clock()
        self._trouble = ""
        games.time.when_set = self._moment_is_set

    async def look(self) -> float:
        """Let time pass for what is due; return the seconds until the next look.

        While Discord can't be reached nothing is done, and it isn't noted that the bot is there: people can't
        move, so that time counts as an absence.
        """
        scope = self._connection.shard_scope
        wait = LONGEST_SLEEP if scope.is_alone else SHARED_SLEEP
        reachable = scope.reachable
        try:
            if reachable.shards:
                wait = min(wait, await self._look(reachable))
            else:
                await self._games.time.beat(reachable)  # what is reachable again later was away until then
            self._trouble = ""
        except StorageError as error:
            if str(error) != self._trouble:
                log.error("What is due can't be read: %s", error)  # noqa: TRY400 - says it all
            self._trouble = str(error)
        self._next_look = self._clock() + wait
        return wait

    def forget(self, share: ShardSet) -> None:
        """Forget what was tried in some servers: another process has gone on there."""
        self._retries.forget(share)

    async def finish(self) -> None:
        """Stop what computers think about, and what is being sent: it begins again when the bot is back."""
        await self._postponed.finish()
        _ = await self._thinking.finish(0)

    async def _look(self, share: ShardSet) -> float:
        await self._games.time.beat(share)
        limit = MOST_AT_ONCE + len(self._retries) + len(self._thought_about)
        found = await self._games.time.due(limit, share)
        due = [game_id for game_id in found if self._can_be_looked_at(game_id)]
        for game_id in due:
            await self._let_pass(game_id)
        await self._postponed.look(share)
        if len(due) >= MOST_AT_ONCE:
            return SHORTEST_SLEEP
        if not self._connection.shard_scope.is_alone:
            return SHARED_SLEEP
        moments = (await self._games.time.next_due(), await self._games.pings.next_due())
        seconds = min((each for each in moments if each is not None), default=LONGEST_SLEEP)
        return min(max(SHORTEST_SLEEP, seconds), LONGEST_SLEEP)

    def _can_be_looked_at(self, game_id: int) -> bool:
        return self._retries.is_due(game_id) and game_id not in self._thought_about

    async def _let_pass(self, game_id: int) -> None:
        """Let time pass for a game, and have it shown if that changed it; meanwhile if that takes thought.

        A game that can't be changed is tried again later.
        """
        with work("deadline", game_id), self._may_fail(game_id):
            game = await self._games.get(game_id)
            if not self._connection.shard_scope.knows(game.guild_id):
                return  # another process runs its server by now
            if not self._connection.is_in(game.guild_id):
                self._retries.failed(game_id, game, forbidden=False)  # it will rest: see `absences`
                return
            if game.due_at is not None and not self._retries.has_failed(game_id):
                self._observer.was_due(max(0.0, self._clock() - game.due_at / 1000))
            after = await self._games.carry_out_plan(game_id)
            if self._games.time.may_take_thought(after):
                self._thought_about.add(game_id)
                self._thinking.begin(self._think(game))
            elif await self._pass(game):
                is_plan = after.version > game.version  # its person may be looking; nobody waits for others
                show = self._presenter.present_soon if is_plan else self._presenter.present_in_line
                show(game_id)

    async def _think(self, game: Game) -> None:
        try:
            with work("computer", game.id), self._may_fail(game.id):
                if await self._pass(game):
                    self._presenter.present_soon(game.id)
        finally:
            self._thought_about.discard(game.id)

    async def _pass(self, game: Game) -> bool:
        """Let time pass for a game; return whether that changed it since it was read."""
        after = await self._games.time.pass_for(game.id)
        self._retries.succeeded(game.id)
        return after.version > game.version

    @contextmanager
    def _may_fail(self, game_id: int) -> Iterator[None]:
        """Note what goes wrong with one game, so that it doesn't stop the others."""
        try:
            yield
        except Refusal as refusal:
            log.info("Game %d: time can't pass: %s", game_id, refusal.code)  # closed since it was found
        except Exception as error:  # noqa: BLE001 - whatever it is
            self._failed(game_id, error)

    def _failed(self, game_id: int, error: Exception) -> None:
        """Try again later, and say in the log what went wrong."""
        wait = self._retries.failed(game_id, None, forbidden=False)
        if isinstance(error, DamagedRecord):
            log.error("Game %d: time can't pass, next try in %.0f s: %s", game_id, wait, error)
        elif isinstance(error, StorageError):
            log.warning("Game %d: time can't pass, next try in %.0f s: %s", game_id, wait, error)
        else:
            log.error("Game %d: time can't pass, next try in %.0f s", game_id, wait, exc_info=error)

    def _moment_is_set(self, seconds: float) -> None:
        now = self._clock()
        if now + seconds < self._next_look:
            self._next_look = now + seconds
            self._wake(max(SHORTEST_SLEEP, seconds))
