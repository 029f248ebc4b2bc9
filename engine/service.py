"""The game service: everything that can be done to games, committed before anybody sees it."""

import secrets
from collections.abc import Awaitable, Callable, Collection, Sequence
from datetime import datetime, timedelta
from typing import Final

import azul
from engine.analysis.service import Analyses
from engine.computers.adviser import Adviser
from engine.computers.thinker import AtOnce, Thinker
from engine.computers.turns import Computers
from engine.deadlines import closing_of
from engine.decisions import commands, votes
from engine.decisions import seats as calling
from engine.decisions import seats as handing
from engine.errors import Refusal
from engine.game import Change, ChangeByHours, Game, LogEntry
from engine.highlights import Highlight
from engine.people import People, Personal
from engine.pings import PostponedPings
from engine.plans import Planning, planned_takes
from engine.practice import Practices
from engine.privacy import Deleting, Exporting, named_by
from engine.repository import GameRepository, Log
from engine.rooms import THREADS_PER_CHANNEL, Finder, Rooms, seats_of
from engine.scheduler import DeadlineService, Resting
from engine.servers import Servers
from engine.table.events import (
    Joined,
    Left,
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
from engine.time.person import Hours, Person
from storage.records import Census, ChannelOccupied, GuildFull, NewGame, Shown
from storage.shards import EVERYTHING, ShardSet
from storage.store import Store


class Seats:
    """Votes and seats, which belong to `GameService`: what it is given commits what is decided about a game.

    `notice_absence` is that of `DeadlineService`: nobody loses a seat by a vote over time without the bot.
    Every method returns the game as stored, or raises `Refusal` and changes nothing.
    """

    def __init__(
        self, change: Change, change_by_hours: ChangeByHours, notice_absence: Callable[[], Awaitable[None]]
    ) -> None:
        self._notice_absence = notice_absence
        self._change = change
        self._change_by_hours = change_by_hours

    async def call(self, game_id: int, user_id: int, gone: Collection[int] = ()) -> Game:
        """Ask the others to vote on how the game goes on. See `calling.call` for `gone` and refusals."""
        return await self._change_by_hours(
            game_id, lambda table, hours: [calling.call(table, hours, user_id, gone)]
        )

    async def vote(self, game_id: int, user_id: int, vote: Vote) -> Game:
        """Vote on how the game goes on without those who are late. See `voting.cast` for refusals."""
        await self._notice_absence()
        return await self._change(game_id, lambda table: votes.cast(table, user_id, vote))

    async def take_back(self, game_id: int, user_id: int) -> Game:
        """Take one's own seat back from the computer or a substitute. See `voting.take_back` for refusals."""
        return await self._change(game_id, lambda table: [votes.take_back(table, user_id)])

    async def hand_over(self, game_id: int, user_id: int, to: Player | None = None) -> Game:
        """Offer one's own seat to a person or to anybody. See `handing.hand_over` for refusals."""
        return await self._change(game_id, lambda table: handing.hand_over(table, user_id, to))

    async def keep(self, game_id: int, user_id: int) -> Game:
        """Keep one's own seat after all. See `handing.keep` for refusals."""
        return await self._change(game_id, lambda table: handing.keep(table, user_id))

    async def substitute(self, game_id: int, player: Player) -> Game:
        """Take a seat that is offered. See `handing.substitute` for refusals."""
        return await self._change(game_id, lambda table: [handing.substitute(table, player)])


MEANT_THE_SAME: Final = timedelta(seconds=10)
"""How long after one moderator has paused or resumed a game another's command counts as the same wish."""
_LOOK_BACK: Final = 5


class Pausing:
    """Pauses in the games of a database, which belongs to `GameService`.

    `now` and `change` are those of `DeadlineService`, and `entries_since` returns what happened in a game
    after a version. Every method returns the game as stored, or raises `Refusal` and changes nothing:
    ``ended``, ``pause-lobby`` if it hasn't begun, ``pause-already`` or ``not-paused``.
    """

    def __init__(
        self,
        now: Callable[[], int],
        change: Change,
        entries_since: Callable[[Game, int], Awaitable[Sequence[LogEntry]]],
    ) -> None:
        self._now = now
        self._change = change
        self._entries_since = entries_since

    async def pause(self, game_id: int, user_id: int) -> Game:
        """Pause a game: nobody can move, and no time runs."""
        return await self._change(game_id, lambda table: [pause(table, user_id)])

    async def resume(self, game_id: int, user_id: int) -> Game:
        """Let a paused game go on, with as much time left as there was."""
        return await self._change(game_id, lambda table: [resume(table, user_id)])

    async def toggle(self, game: Game, user_id: int) -> Game:
        """Resume a game that the person has seen paused, or else pause it.

        If somebody has just done what they may have wanted, that isn't undone. Raise `Refusal`:
        ``pause-already`` or ``resume-already``.
        """
        is_new = await self._has_just_changed(game)
        if game.table.pause is None and is_new:
            raise Refusal("resume-already")
        if game.table.pause is None or is_new:
            return await self.pause(game.id, user_id)
        return await self.resume(game.id, user_id)

    async def _has_just_changed(self, game: Game) -> bool:
        for entry in reversed(await self._entries_since(game, max(0, game.version - _LOOK_BACK))):
            if isinstance(entry.event, Paused | Resumed):
                ago = self._now() - int(entry.at.timestamp() * 1000)
                return 0 <= ago < milliseconds(MEANT_THE_SAME)
        return False


def pause(table: Table, user_id: int) -> Paused:
    """Pause the game. Raise `Refusal`: ``pause-lobby``, ``ended`` or ``pause-already``."""
    if table.status is Status.LOBBY:
        raise Refusal("pause-lobby")
    _ = table.playing
    if table.pause is not None:
        raise Refusal("pause-already", by=table.pause.user_id, paused=table.pause.at)
    return Paused(user_id)


def resume(table: Table, user_id: int) -> Resumed:
    """Let the game go on. Raise `Refusal`: ``ended`` or ``not-paused``."""
    if not table.is_open:
        raise Refusal("ended")
    if table.pause is None:
        raise Refusal("not-paused")
    return Resumed(user_id)


class Commands:
    """The commands of a table, which belong to `GameService`.

    Each returns the game as stored, or raises `Refusal` and changes nothing. The code is ``not-begun``,
    ``already-begun``, ``ended`` or ``not-seated``, ``stale`` if a move has followed the `version` that the
    person was looking at, or one that the method names. Any may raise `storage.store.StorageError`.
    """

    def __init__(self, commits: GameRepository, new_secret: Callable[[], bytes]) -> None:
        self._commits = commits
        self._change = commits.change
        self._new_secret = new_secret

    async def add_computer(self, game_id: int, user_id: int) -> Game:
        """Give a computer a seat in the lobby. Raise `Refusal`: ``not-host`` or ``table-full``."""
        return await self._change(game_id, lambda table: [commands.add_computer(table, user_id)])

    async def remove_computer(self, game_id: int, user_id: int) -> Game:
        """Remove a computer from the lobby. Raise `Refusal`: ``not-host`` or ``no-computer``."""
        return await self._change(game_id, lambda table: [commands.remove_computer(table, user_id)])

    async def join(self, game_id: int, player: Player) -> Game:
        """Add a player to the lobby. Raise `Refusal`: ``already-seated`` or ``table-full``."""
        return await self._change(game_id, lambda _: [Joined(player)])

    async def leave(self, game_id: int, user_id: int) -> Game:
        """Remove a player from the lobby.

        If the host leaves, the player in the first seat becomes host; if nobody is left, the table is closed.
        """
        return await self._change(game_id, lambda _: [Left(user_id)])

    async def begin(self, game_id: int, user_id: int) -> Game:
        """Begin the game and deal. Raise `Refusal`: ``not-host`` or ``too-few-players``."""
        return await self._change(game_id, lambda table: [commands.begin(table, user_id, self._new_secret)])

    async def configure(
        self, game_id: int, user_id: int, change: Callable[[Options], Options] = lambda now: now
    ) -> Game:
        """Change the options of the lobby: `change` makes them from those that it has at that moment.

        Raise `Refusal`: ``options-fixed`` once the game has begun, ``not-host``, or ``seats-taken`` if more
        people have joined than there would be seats.
        """
        return await self._change(game_id, lambda table: commands.configure(table, user_id, change))

    async def set_theme(self, game_id: int, user_id: int, theme: str) -> Game:
        """Change what the table's pictures look like. Raise `Refusal`: ``not-host``."""
        return await self._change(game_id, lambda table: [commands.set_theme(table, user_id, theme)])

    async def cancel(self, game_id: int, user_id: int, *, may_manage: bool) -> Game:
        """Close a table: the host until the game begins, anyone who can manage the channel at any time.

        Raise `Refusal`: ``not-host``, or ``already-begun`` for the host of a running game.
        """
        return await self._change(
            game_id, lambda table: [commands.cancel(table, user_id, may_manage=may_manage)]
        )

    async def take(self, game_id: int, user_id: int, move: azul.Move, *, version: int | None = None) -> Game:
        """Take tiles (R7, R8). Raise `Refusal` with a code of `azul.advance`."""
        return await self._play(game_id, user_id, lambda seat: azul.Taken(seat, move), version)

    async def place(self, game_id: int, user_id: int, row: int, column: int, *, round_: int) -> Game:
        """Choose a space for a complete line on a free wall (R22).

        Others choose at the same time, so it is guarded by the round that the person was looking at, not by a
        version. Raise `Refusal`: ``stale``, or a code of `azul.place`.
        """
        return await self._tile(game_id, user_id, lambda seat: azul.Placed(seat, row, column), round_)

    async def settle(
        self, game_id: int, user_id: int, *, round_: int, choices: tuple[int, ...] | None = None
    ) -> Game:
        """Confirm a player's choices on a free wall (R22).

        `choices` are the columns that the person was looking at, from the top line, so that nothing is
        confirmed unseen. Raise `Refusal`: ``stale``, or a code of `azul.settle`.
        """
        return await self._tile(game_id, user_id, azul.Settled, round_, choices)

    async def undo(self, game_id: int, user_id: int, *, version: int | None = None) -> Game:
        """Undo a player's last move, and what computers have answered if nobody else plays.

        Raise `Refusal`: ``nothing-to-undo`` if anything else has followed it.
        """
        return await self._change(game_id, lambda table: [commands.undo(table, user_id)], version)

    async def ask_undo(self, game_id: int, user_id: int, *, version: int | None = None) -> Game:
        """Ask the others whether a player may undo their last move though the next player has moved.

        Raise `Refusal` as `engine.table.undo_requests.ask` does.
        """
        return await self._change(game_id, lambda table: [commands.ask(table, user_id)], version)

    async def agree(self, game_id: int, user_id: int, number: int) -> Game:
        """Agree to the request `number` (`Consent.number`); the last player to agree has the move undone.

        It does nothing if they have agreed before. Raise `Refusal`: ``request-over``, ``own-request`` or
        ``resigned``.
        """
        return await self._change(game_id, lambda table: commands.agree(table, user_id, number))

    async def decline(self, game_id: int, user_id: int, number: int) -> Game:
        """Decline the request `number`, or withdraw it if it is the player's own.

        Raise `Refusal`: ``request-over`` or ``resigned``.
        """
        return await self._change(game_id, lambda table: [commands.decline(table, user_id, number)])

    async def resign(self, game_id: int, user_id: int) -> Game:
        """Remove a player from a running game. Raise `Refusal`: ``resigned``.

        Whoever substitutes for somebody who can still take the seat back gives it back to them.
        """
        return await self._change(game_id, lambda table: [commands.resign(table, user_id)])

    async def _play(
        self, game_id: int, user_id: int, event_of: Callable[[int], azul.Event], version: int | None
    ) -> Game:
        return await self._change(game_id, lambda table: commands.play(table, user_id, event_of), version)

    async def _tile(
        self,
        game_id: int,
        user_id: int,
        event_of: Callable[[int], azul.Event],
        round_: int,
        choices: tuple[int, ...] | None = None,
    ) -> Game:
        return await self._change(
            game_id, lambda table: commands.tile(table, user_id, event_of, round_, choices)
        )


SECRET_BYTES: Final = 32


def random_secret() -> bytes:
    """Return a new secret for a game's draws that nobody can guess."""
    return secrets.token_bytes(SECRET_BYTES)


class GameService(Commands):
    """The table service over a database of games: the commands of its tables, and what else there is to do.

    Any method may raise `storage.store.StorageError`.
    """

    def __init__(
        self,
        store: Store,
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
        commits = GameRepository(store, self._log, self.people, self._timestamp)
        super().__init__(commits, new_secret)
        thinker = thinker or AtOnce()
        self.advice = Adviser(thinker)
        self.analyses = Analyses(store, self._log, self.advice)
        computers = Computers(thinker)
        self.practice = Practices(store, self._timestamp, new_secret, computers, self.advice)
        self.time = DeadlineService(
            store, self._timestamp, commits.change_by_hours, commits.moment_of, computers
        )
        self.deleting = Deleting(store, self.people, commits.change, commits.changing, commits.forget)
        self.exporting = Exporting(store, self._timestamp)
        commits.when_due = self.time.is_set
        commits.when_changed = self.time.has_changed
        self.personal = Personal(
            store, self.people, self._timestamp, commits.change_by_hours, self.time.is_set
        )
        self.pings = PostponedPings(store, self._timestamp, commits.get, self.hours_of, self.time.is_set)
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
        options: Options,
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
        opening = Opened(host, options, self._new_secret().hex(), rematch_of, order)
        at = self._timestamp()
        table = open_table(opening, at)
        events: list[TableEvent] = [opening]
        for _ in range(computers):
            events.append(commands.add_computer(table, host.user_id))
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
        """Note how far a channel has been shown its game; see `Store.mark_shown`."""
        await self._store.mark_shown(shown)
        self.time.is_set(min((at for at in shown.pings.values() if at is not None), default=None))

    async def census(self, most: int, share: ShardSet = EVERYTHING) -> Census:
        """Return how many games there are; no more than `most` that aren't over are counted."""
        return await self._store.census(most, share)

    async def unshown(self, limit: int, share: ShardSet = EVERYTHING) -> list[int]:
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
