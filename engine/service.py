"""The game service: every operation on games, committed before anything is posted."""

import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from engine import decisions
from engine.adaptive import AdaptiveLevels
from engine.analysis.service import AnalysisService
from engine.channels import THREADS_PER_CHANNEL, Channels
from engine.computers.adviser import Adviser
from engine.computers.engines import Engines
from engine.computers.thinker import InProcessThinker, Thinker
from engine.computers.turns import Computers
from engine.deadline_service import DeadlineService
from engine.deadlines import due_moment
from engine.decisions import Context
from engine.errors import Refusal
from engine.finder import Finder, seats_of
from engine.game import Game
from engine.invitations import Invitations
from engine.people import PeopleService, rescheduled
from engine.pings import PostponedPings
from engine.plans import PlanService, planned_takes
from engine.practice import PracticeService
from engine.privacy import DeletionService, ExportService, named_by
from engine.repository import GameRepository
from engine.servers import Servers
from engine.statistics.service import StatisticsService
from engine.suspensions import Suspensions
from engine.table.events import (
    Opened,
    Paused,
    Player,
    Resumed,
    TableEvent,
    Vote,
    event_to_json,
)
from engine.table.fold import advance
from engine.table.options import Options
from engine.table.state import Status, Table, open_table, table_to_json
from engine.time.intervals import milliseconds
from engine.time.person import NO_HOURS, Person
from storage.records import ChannelOccupied, DamagedRecord, GameCounts, GuildFull, NewGame, Shown
from storage.shards import EVERYTHING, ShardSet
from storage.store import Store

DUPLICATE_WINDOW: Final = timedelta(seconds=10)
"""How soon after a pause or resume the same command of another moderator counts as a duplicate."""
_RECENT_EVENTS: Final = 5
_PAGE_SIZE: Final = 100
"""How many of a person's games are read at a time."""
SECRET_BYTES: Final = 32


def random_secret() -> bytes:
    """Return a new random secret for a game's draws."""
    return secrets.token_bytes(SECRET_BYTES)


class GameService(GameRepository):
    """The games in a database, and everything that belongs to them.

    People's decisions are committed with `change`: ``games.change(game.id, decisions.take(user_id, move))``.
    What takes more than a decision is a method here or of one of the parts. Any method may raise
    `storage.store.StorageError`.
    """

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], datetime],
        new_secret: Callable[[], bytes] = random_secret,
        threads_per_channel: int = THREADS_PER_CHANNEL,
        thinker: Thinker | None = None,
        engines: Engines | None = None,
    ) -> None:
        def timestamp() -> int:
            return int(now().timestamp() * 1000)

        super().__init__(store, PeopleService(store, timestamp), new_secret)
        thinker = thinker or InProcessThinker()
        self.engines = engines or Engines()
        computers = Computers(thinker, self.engines)
        self.adviser = Adviser(thinker)
        self.analyses = AnalysisService(store, self, self.adviser)
        self.channels = Channels(store, threads_per_channel, self.invalidate)
        self.deletions = DeletionService(
            store, self.people, self.change, self.lock, self.forget, self.update_adaptive_level
        )
        self.exports = ExportService(store, timestamp)
        self.finder = Finder(store)
        self.invitations = Invitations(store)
        self.plans = PlanService(store, self.lock, self.seen)
        self.adaptive = AdaptiveLevels(store)
        self.practice = PracticeService(store, timestamp, new_secret, computers, self.adviser, self.adaptive)
        self.suspensions = Suspensions(store, timestamp, self)
        self.servers = Servers(store)
        self.statistics = StatisticsService(store, timestamp)
        self.deadlines = DeadlineService(store, timestamp, self, computers)
        self.pings = PostponedPings(store, timestamp, self, self.deadlines.announce)
        self.on_changed = self.deadlines.cancel_outdated_thinking
        self.on_due = self.people.on_due = self.deadlines.announce

    async def at(self, channel_id: int) -> Game:
        """Return the channel's open game, else the last one that was played, else the last one.

        Raise `Refusal` (``no-table``) if there is none.
        """
        row = await self._store.load_latest(channel_id)
        if row is None:
            raise Refusal("no-table")
        return Game.from_stored(row)

    async def open(
        self,
        *,
        guild_id: int,
        channel_id: int,
        host: Player,
        options: Options,
        computers: int = 0,
        engine: str = "",
        rematch_of: int | None = None,
        order: tuple[int, ...] = (),
        invited: tuple[Player, ...] = (),
        parent_ids: tuple[int, ...] = (),
    ) -> Game:
        """Open a table in a channel; `parent_ids` are the ids of its category and parent channel.

        `computers` of its seats go to computer players, the first to the `engine` of this name if there is
        one, and others are kept for those `invited`. Raise
        `Refusal`: ``not-here`` or ``too-many-games`` if the server's settings forbid another table there,
        ``channel-occupied`` if there is one already, ``table-full`` or ``seats-kept`` if there are more
        computers than seats for them.

        The secret for the draws is chosen now, before anybody else joins. See `Opened` for the rest.
        """
        server = await self.servers.of(guild_id)
        server.require_allowed(channel_id, *parent_ids)
        options = await self.adaptive.applied(options, host.user_id)
        opening = Opened(host, options, self._new_secret().hex(), rematch_of, order, invited)
        at = self._now()
        table = open_table(opening, at)
        events: list[TableEvent] = [opening]
        for number in range(computers):
            seat = decisions.add_computer(host.user_id)
            if engine and not number:
                seat = decisions.seat_engine(host.user_id, engine)
            events += seat(table, Context())
            table, _report = advance(table, events[-1], at)
        try:
            row = await self._store.create(
                NewGame(
                    guild_id,
                    channel_id,
                    snapshot=table_to_json(table),
                    events=[event_to_json(event) for event in events],
                    at=at,
                    due_at=due_moment(table, NO_HOURS),
                    seats=seats_of(table),
                    open_limit=server.most_games,
                    named=named_by([opening]),
                )
            )
        except ChannelOccupied:
            raise Refusal("channel-occupied") from None
        except GuildFull:
            raise Refusal("too-many-games", most=server.most_games) from None
        self.deadlines.announce(row.due_at)
        return Game.from_stored(row)

    async def leave(self, game_id: int, user_id: int) -> Game:
        """Remove a player from a lobby. Raise `Refusal` as `decisions.leave` does."""
        return await self.update_adaptive_level(await self.change(game_id, decisions.leave(user_id)))

    async def update_adaptive_level(self, game: Game) -> Game:
        """Let the adaptive computers of a lobby follow its host, who may be a new one; return the game."""
        table = game.table
        if table.status is not Status.LOBBY or not table.options.adaptive:
            return game
        level = await self.adaptive.of(table.host_id)

        def adapted(now: Options) -> Options:
            return replace(now, level=level) if now.adaptive else now

        try:
            return await self.change(game.id, decisions.configure(table.host_id, adapted))
        except Refusal:  # the host has left meanwhile too, or has begun
            return await self.get(game.id)

    async def vote(self, game_id: int, user_id: int, vote: Vote) -> Game:
        """Vote on how a game continues without late players. Raise `Refusal` as `decisions.vote` does.

        An outage is accounted for first, so that nobody loses a seat because of it.
        """
        await self.deadlines.detect_absence()
        return await self.change(game_id, decisions.vote(user_id, vote))

    async def toggle_pause(self, game: Game, user_id: int) -> Game:
        """Resume a game that the person has seen paused, or else pause it.

        If somebody else has just done the same, it isn't reversed. Raise `Refusal`: ``pause-already`` or
        ``resume-already``, or as `decisions.pause` and `decisions.resume` do.
        """
        is_new = await self._was_just_toggled(game)
        if game.table.pause is None and is_new:
            raise Refusal("resume-already")
        if game.table.pause is None or is_new:
            return await self.change(game.id, decisions.pause(user_id))
        return await self.change(game.id, decisions.resume(user_id))

    async def _was_just_toggled(self, game: Game) -> bool:
        for entry in reversed(await self.entries_since(game, max(0, game.version - _RECENT_EVENTS))):
            if isinstance(entry.event, Paused | Resumed):
                ago = self._now() - entry.at
                return 0 <= ago < milliseconds(DUPLICATE_WINDOW)
        return False

    async def carry_out_plan(self, game_id: int) -> Game:
        """Commit the take that the player to move has planned, if it is due, and planned replies to it.

        Return the game, changed or not.
        """
        game = await self.get(game_id)
        moment = await self.plans.waits_until(game)
        if moment is None or moment + game.delay > self._now():
            return game
        return await self.change(
            game_id, lambda table, context: planned_takes(table, context.plans, context.now)
        )

    async def reschedule(self, user_id: int, before: Person) -> list[int]:
        """Commit the new deadlines of games that wait for a person whose hours have changed.

        Return the ids of those games, whose channels have to be updated. If a crash prevents this, only the
        times stated in messages are wrong; the deadlines themselves are right.
        """
        game_ids: list[int] = []
        while page := await self._store.games_of(user_id, open=True, limit=_PAGE_SIZE, offset=len(game_ids)):
            game_ids += page
        return [game_id for game_id in game_ids if await self._reschedule(game_id, user_id, before)]

    async def _reschedule(self, game_id: int, user_id: int, before: Person) -> bool:
        events: Sequence[TableEvent] = ()

        def decide(table: Table, context: Context) -> Sequence[TableEvent]:
            nonlocal events
            events = rescheduled(table, context.hours, user_id, before)
            return events

        with suppress(Refusal, DamagedRecord):
            await self.change(game_id, decide)
        return bool(events)

    async def mark_shown(self, shown: Shown) -> None:
        """Record the version that a channel has been shown; see `Store.mark_shown`."""
        try:
            await self._store.mark_shown(shown)
        finally:
            self.invalidate(shown.game_id)
        self.deadlines.announce(min((at for at in shown.pings.values() if at is not None), default=None))

    async def count_games(self, limit: int, shard_set: ShardSet = EVERYTHING) -> GameCounts:
        """Count the games, stopping at `limit` open ones."""
        return await self._store.count_games(limit, shard_set)

    async def unshown(self, limit: int, shard_set: ShardSet = EVERYTHING) -> list[int]:
        """Return the ids of games with events that weren't posted, longest waiting first.

        Suspended games are left out.
        """
        return await self._store.unshown(limit, shard_set)
