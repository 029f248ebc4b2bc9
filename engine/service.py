"""The tables: opening one, reading games, and the services that look after them."""

import secrets
from collections.abc import Callable
from datetime import datetime
from typing import Final

import azul
from engine import decisions
from engine.analysis.running import Analyses
from engine.clock.due import closing_of
from engine.clock.keeping import Timekeeping
from engine.clock.pausing import Pausing
from engine.clock.personal import Personal
from engine.clock.planning import Planning
from engine.clock.resting import Resting
from engine.clock.seats import Seats
from engine.clock.wishes import planned_takes
from engine.commands import Commands
from engine.committing import Commits
from engine.computers.advising import Adviser
from engine.computers.thinking import AtOnce, Thinker
from engine.computers.turns import Computers
from engine.errors import Refusal
from engine.events import Messages, Opened, Pace, Player, TableEvent, Where, event_to_json
from engine.folding import advance
from engine.game import Game, LogEntry
from engine.highlights import Highlight
from engine.hours.person import Hours, Person
from engine.log import Log
from engine.people import People
from engine.places.finding import Finder, seats_of
from engine.places.rooms import THREADS_PER_CHANNEL, Rooms
from engine.places.servers import Servers
from engine.practice.service import Practices
from engine.privacy.deleting import Deleting
from engine.privacy.exporting import Exporting
from engine.privacy.naming import named_by
from engine.table import Table, open_table, table_to_json
from players import Level
from storage.base import Census, ChannelOccupied, GameStore, GuildFull, NewGame, Shown
from storage.share import EVERYTHING, Share

SECRET_BYTES: Final = 32


def random_secret() -> bytes:
    """Return a new secret for a game's draws that nobody can guess."""
    return secrets.token_bytes(SECRET_BYTES)


class Tables(Commands):
    """The table service over a database of games: the commands of its tables, and what else there is to do.

    Any method may raise `storage.base.StorageError`.
    """

    def __init__(
        self,
        store: GameStore,
        *,
        now: Callable[[], datetime],
        new_secret: Callable[[], bytes] = random_secret,
        threads_per_channel: int = THREADS_PER_CHANNEL,
        thinker: Thinker | None = None,
    ) -> None:
        self._store = store
        self._log = Log(store)
        self.people = People(store)
        self._now = now
        self.find = Finder(store)
        commits = Commits(store, self._log, self.people, self._timestamp)
        super().__init__(commits, new_secret)
        thinker = thinker or AtOnce()
        self.advice = Adviser(thinker)
        self.analyses = Analyses(store, self._log, self.advice)
        computers = Computers(thinker)
        self.practice = Practices(store, self._timestamp, new_secret, computers, self.advice)
        self.time = Timekeeping(store, self._timestamp, commits.change_by_hours, commits.moment_of, computers)
        self.deleting = Deleting(store, self.people, commits.change, commits.changing, commits.forget)
        self.exporting = Exporting(store, self._timestamp)
        commits.when_due = self.time.is_set
        commits.when_changed = self.time.has_changed
        self.personal = Personal(
            store, self.people, self._timestamp, commits.change_by_hours, self.time.is_set
        )
        self.plans = Planning(store, commits.changing, commits.seen)
        self.resting = Resting(store, self._timestamp, commits.change)
        self.rooms = Rooms(store, threads_per_channel)
        self.seats = Seats(commits.change, commits.change_by_hours, self.time.notice_absence)
        self.pauses = Pausing(self._timestamp, commits.change, self.entries_since)
        self.servers = Servers(store)

    async def get(self, game_id: int) -> Game:
        """Return a game. Raise `Refusal` (``no-table``) if there is none."""
        return await self._commits.get(game_id)

    async def at(self, channel_id: int) -> Game:
        """Return the channel's open game, else the last that had begun, else the last.

        Raise `Refusal` (``no-table``) if there is none.
        """
        row = await self._store.load_latest(channel_id)
        if row is None:
            raise Refusal("no-table")
        return Game.from_stored(row)

    async def history(self, game_id: int) -> list[LogEntry]:
        """Return everything that happened in a game, oldest first; empty if there is no such game."""
        return await self._log.history(game_id)

    async def entries_since(self, game: Game, version: int) -> list[LogEntry]:
        """Return what happened after `version`, up to the game's own version, oldest first."""
        return await self._log.entries_since(game, version)

    async def since_last_turn(self, game: Game, seat: int | None) -> list[LogEntry]:
        """Return what happened since a seat's last turn, which comes first, without what was undone.

        See `engine.game.since_last_turn` for people who haven't moved yet or don't play.
        """
        return await self._log.since_last_turn(game, seat)

    async def last_take(self, game: Game) -> LogEntry | None:
        """Return the take that the game's position still shows; None after a deal or an undo."""
        return await self._log.last_take(game)

    async def highlights(self, game: Game) -> tuple[Highlight, ...]:
        """Return what was remarkable about a game that is over, the most remarkable first."""
        return await self._log.highlights(game)

    async def has_moved_on(self, game: Game, version: int) -> bool:
        """Return whether a move was made since a version that somebody was looking at."""
        return await self._log.has_moved_on(game, version)

    async def open(
        self,
        *,
        guild_id: int,
        channel_id: int,
        host: Player,
        seats: int,
        rules: azul.Rules = azul.BASE_GAME,
        theme: str = "",
        messages: Messages = Messages.ALL,
        pace: Pace = Pace.NONE,
        where: Where = Where.CHANNEL,
        level: Level = Level.MEDIUM,
        language: str = "",
        computers: int = 0,
        rematch_of: int | None = None,
        order: tuple[int, ...] = (),
        within: tuple[int, ...] = (),
    ) -> Game:
        """Open a table in a channel, which is `within` a category or another channel (Discord ids).

        Computers take some of its seats. Raise `Refusal`: ``not-here`` or ``too-many-games`` if the server's
        settings don't allow another table there, ``channel-occupied`` if there is one already, or
        ``table-full`` if there are more computers than seats beside the host's.

        The secret behind the draws is chosen now, before anybody else has joined. See `Opened` for the rest.
        """
        server = await self.servers.of(guild_id)
        server.require_place(channel_id, *within)
        secret = self._new_secret().hex()
        opening = Opened(
            host, seats, rules, theme, secret, messages, rematch_of, order, pace, where, level, language
        )
        at = self._timestamp()
        table = open_table(opening, at)
        events: list[TableEvent] = [opening]
        for _ in range(computers):
            events.append(decisions.add_computer(table, host.user_id))
            table, _report = advance(table, events[-1], at)
        try:
            row = await self._store.create(
                NewGame(
                    guild_id,
                    channel_id,
                    snapshot=table_to_json(table),
                    events=[event_to_json(event) for event in events],
                    at=at,
                    due_at=closing_of(table),
                    seats=seats_of(table),
                    most=server.most_games,
                    named=named_by([opening]),
                )
            )
        except ChannelOccupied:
            raise Refusal("channel-occupied") from None
        except GuildFull:
            raise Refusal("too-many-games", most=server.most_games) from None
        self.time.is_set(row.due_at)
        return Game.from_stored(row)

    async def carry_out_plan(self, game_id: int) -> Game:
        """Make the take that the player to move has planned if that is due, and those that follow from it.

        Return the game, changed or not.
        """
        game = await self.get(game_id)
        moment = await self.plans.waits_until(game)
        if moment is None or moment + game.delay > self._timestamp():
            return game
        return await self._commits.change_knowing(
            game_id, lambda table, known: planned_takes(table, known.plans, self._timestamp())
        )

    async def mark_shown(self, shown: Shown) -> None:
        """Note how far a channel has been shown its game; see `GameStore.mark_shown`."""
        await self._store.mark_shown(shown)

    async def census(self, most: int, share: Share = EVERYTHING) -> Census:
        """Return how many games there are; no more than `most` that aren't over are counted."""
        return await self._store.census(most, share)

    async def unshown(self, limit: int, share: Share = EVERYTHING) -> list[int]:
        """Return ids of games whose channel has not been shown everything, longest waiting first.

        Games that rest are left out.
        """
        return await self._store.unshown(limit, share)

    async def person(self, user_id: int) -> Person:
        """Return a person's settings; the defaults if they can't be read. Never raise `StorageError`."""
        return await self.people.of_or_defaults(user_id)

    async def stored_person(self, user_id: int) -> Person:
        """Return a person's settings, to be shown or changed."""
        return await self.people.of(user_id)

    async def hours(self, *tables: Table) -> Hours:
        """Return what the players at some tables have chosen for themselves, as it is now."""
        return await self.personal.hours(*tables)

    async def hours_of(self, game: Game) -> Hours:
        """Return what the players of a game have chosen for themselves, as it was when that was loaded."""
        return await self.hours(game.table) if game.has_settings else Hours(at=self._timestamp())

    async def set_person(self, user_id: int, person: Person) -> None:
        """Store a person's settings in place of all that they had."""
        await self.personal.change(user_id, lambda _before, _at: person)

    def _timestamp(self) -> int:
        return int(self._now().timestamp() * 1000)
