"""A table: its players and their game, as a fold of its events. Pure: no clock, no database.

The time in it is that of its events, in milliseconds since 1970 (UTC).
"""

from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache
from typing import Annotated, Final

from pydantic import PlainSerializer, PlainValidator, TypeAdapter

import azul
from azul.events import Progress, begin
from engine.consent import requests
from engine.consent.requests import NOTHING_ASKED, Consent
from engine.damage import reading
from engine.errors import Refusal
from engine.events import (
    Abandoned,
    Agreed,
    Asked,
    Begun,
    Cancelled,
    Configured,
    Declined,
    Delayed,
    Expired,
    Extended,
    Joined,
    Lapsed,
    Left,
    Messages,
    Opened,
    Overdue,
    Pace,
    Played,
    Player,
    Reminded,
    SeatGiven,
    SeatOffered,
    SeatReturned,
    SeatTaken,
    Stage,
    TableEvent,
    Themed,
    Vote,
    Voted,
    Where,
    Withdrawn,
)

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4


class Status(Enum):
    """The stage that a table has reached."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    CANCELLED = "cancelled"
    LAPSED = "lapsed"


POSITIONS_CACHED: Final = 512
"""How many positions are kept with their text, so that they aren't parsed or written again."""

_position = lru_cache(POSITIONS_CACHED)(azul.parse_position)
_text = lru_cache(POSITIONS_CACHED)(azul.position_text)

Position = Annotated[azul.State, PlainValidator(_position), PlainSerializer(_text, return_type=str)]


@dataclass(frozen=True, slots=True)
class Spent:
    """The time that a turn had taken when its move was made, in milliseconds, and what was said about it."""

    time: int
    stage: Stage | None


@dataclass(frozen=True, slots=True)
class Table:
    """A table between two events.

    `players` are in seat order: the order they joined in, but those in `order` (Discord ids) come first, and
    in that order. `rematch_of` is the game that is played again here, if any. `state` is None before the game
    begins; `undoable` is the position before the last move while that can be undone, and `earlier` are those
    before older takes, to which the table can go back by `consent` (`azul.Progress`): as text, since they are
    hardly ever needed. `secret` is the secret behind the draws, in hexadecimal, not to be shown before the
    game has ended; None in the lobby of a table that an older version opened. `since` is when what the table
    waits for began: the turn, or in a lobby the last change. The time that the bot was away since then is
    added; 0 if an older version stored the table.
    `stage` is what has been said about the time of the turn, and `spent` belongs to the turn that `undoable`
    brings back: its clock then goes on from there, as if the move had never been made.

    `computers` are the seats that the computer plays for; their owners stay in `players`, and can take them
    back. `offered` are the seats that somebody else may take. `votes` are those of seats on how the game goes
    on without those who are late. `asleep` are the seats that the computer had to
    move for, and whose players haven't done anything since.
    """

    host_id: int
    seats: int
    players: tuple[Player, ...]
    status: Status = Status.LOBBY
    secret: str | None = None
    state: Position | None = None
    undoable: Position | None = None
    rules: azul.Rules = azul.BASE_GAME
    theme: str = ""
    messages: Messages = Messages.ALL
    rematch_of: int | None = None
    order: tuple[int, ...] = ()
    since: int = 0
    pace: Pace = Pace.NONE
    stage: Stage | None = None
    spent: Spent | None = None
    where: Where = Where.CHANNEL
    earlier: tuple[str, ...] = ()
    consent: Consent = NOTHING_ASKED
    computers: tuple[int, ...] = ()
    offered: tuple[int, ...] = ()
    votes: tuple[tuple[int, Vote], ...] = ()
    asleep: tuple[int, ...] = ()

    @property
    def is_open(self) -> bool:
        """Whether the table is a lobby or a running game, so that its channel can't have another."""
        return self.status in {Status.LOBBY, Status.PLAYING}

    @property
    def options(self) -> Configured:
        """What the host can choose before the game begins, as it is now."""
        return Configured(self.seats, self.rules, self.theme, self.messages, self.pace, self.where)

    def seat_of(self, user_id: int) -> int | None:
        """Return a person's seat, from 0; None if they aren't at this table."""
        return next((seat for seat, player in enumerate(self.players) if player.user_id == user_id), None)

    @property
    def awaited_seats(self) -> tuple[int, ...]:
        """The seats that a running game waits for: the one to move, or those that choose on free walls."""
        if self.status is not Status.PLAYING or self.state is None:
            return ()
        return azul.waiting_for(self.state) or (self.state.turn,)

    @property
    def awaited_people(self) -> tuple[int, ...]:
        """The seats that a running game waits for and that the computer doesn't play for."""
        return tuple(seat for seat in self.awaited_seats if seat not in self.computers)

    @property
    def late(self) -> tuple[int, ...]:
        """The seats of people that a running game waits for although their time is up."""
        return self.awaited_people if self.stage is Stage.OVER else ()

    @property
    def voters(self) -> tuple[int, ...]:
        """The seats of those who decide how the game goes on without those who are late."""
        late = self.late
        if not late or self.state is None:
            return ()
        return tuple(seat for seat in self.state.active if seat not in late and seat not in self.computers)

    @property
    def playing(self) -> azul.State:
        """The position of a running game.

        Raise `Refusal`: ``not-begun`` in the lobby, ``ended`` afterwards.
        """
        if self.status is Status.LOBBY:
            raise Refusal("not-begun")
        if self.status is not Status.PLAYING or self.state is None:
            raise Refusal("ended")
        return self.state

    @property
    def progress(self) -> azul.Progress:
        """The position of a running game, and those to which it can go back.

        Raise `Refusal` as `playing` does, or `DamagedRecord` if one of them isn't a position.
        """
        state = self.playing
        with reading("a position before a take"):
            return Progress(state, self.undoable, tuple(map(_position, self.earlier)))


_TABLES: Final = TypeAdapter(Table)


def table_to_json(table: Table) -> str:
    """Return the snapshot of a table."""
    return _TABLES.dump_json(table).decode()


def table_from_json(text: str) -> Table:
    """Return the table of a snapshot. Raise `pydantic.ValidationError` if *text* isn't one."""
    return _TABLES.validate_json(text)


def open_table(event: Opened, at: int) -> Table:
    """Return a table that is opened at `at`, with its host seated."""
    return Table(
        event.host.user_id,
        event.seats,
        (event.host,),
        secret=event.secret or None,
        rules=event.rules,
        theme=event.theme,
        messages=event.messages,
        rematch_of=event.rematch_of,
        order=event.order,
        since=at,
        pace=event.pace,
        where=event.where,
    )


def advance(table: Table, event: TableEvent, at: int) -> tuple[Table, azul.TilingReport | None]:
    """Return the table after an event at `at`, and the tiling's report if the event ended a round.

    Raise `Refusal` if the event can't happen at this table now.
    """
    after, report = _advance(table, event)
    if isinstance(event, Delayed):
        return replace(after, since=after.since + event.by), report
    match event:
        case Played(azul.Undone()) if table.spent is not None:
            spent = table.spent
            return replace(after, since=at - spent.time, stage=spent.stage, spent=None), report
        case Extended() | SeatGiven() | SeatOffered():
            return replace(after, since=at, stage=None, votes=()), report
        case SeatReturned(seat) | SeatTaken(seat) if seat in table.awaited_seats:
            return replace(after, since=at, stage=None, votes=()), report
        case Played(azul.Taken()):
            taken = Spent(max(0, at - table.since), table.stage)
            after = replace(after, spent=None if after.undoable is None else taken)
        case Played(azul.TakenBack()):  # the turn begins anew, even if it was this player's already
            return replace(after, since=at, stage=None, spent=None), report
        case _:
            pass
    if after.status is Status.LOBBY or awaited(after) != awaited(table):
        return replace(after, since=at, stage=None, votes=()), report
    return after, report


def awaited(table: Table) -> object:
    """Return what a table waits for; people who choose at the same time wait for the last of them."""
    state = table.state
    return table.status, state and (state.round, state.phase, state.turn)


def _advance(table: Table, event: TableEvent) -> tuple[Table, azul.TilingReport | None]:
    match event:
        case Joined(player):
            return _join(table, player), None
        case Left(user_id):
            return _leave(table, user_id), None
        case Begun(starter, secret):
            return _begin(table, starter, secret), None
        case Configured():
            return _configure(table, event), None
        case Themed(theme):
            _require_open(table)
            return replace(table, theme=theme), None
        case Cancelled() | Expired() | Abandoned():
            _require_open(table)
            closed = replace(table, status=Status.CANCELLED, undoable=None, earlier=(), consent=NOTHING_ASKED)
            return closed, None
        case Lapsed():
            _require_lobby(table)
            return replace(table, status=Status.LAPSED), None
        case Delayed():
            _require_open(table)
            return table, None
        case Reminded(stage):
            _ = table.playing
            return replace(table, stage=stage), None
        case Overdue():
            _ = table.playing
            return replace(table, stage=Stage.OVER), None
        case Asked() | Agreed() | Declined() | Withdrawn():
            return replace(table, consent=_consent(table, event)), None
        case Voted(seat, vote):
            votes = (*_unvoted(table, seat), (seat, vote))
            return replace(table, votes=votes, asleep=_without(table.asleep, seat)), None
        case Extended():
            _ = table.playing
            return table, None
        case SeatGiven() | SeatReturned() | SeatOffered() | SeatTaken():
            return _seat(table, event), None
        case Played():
            return _play(table, event)
        case Opened():
            raise Refusal("already-begun")


def _require_open(table: Table) -> None:
    if not table.is_open:
        raise Refusal("ended")


def _require_lobby(table: Table) -> None:
    _require_open(table)
    if table.status is not Status.LOBBY:
        raise Refusal("already-begun")


def _join(table: Table, player: Player) -> Table:
    _require_lobby(table)
    if table.seat_of(player.user_id) is not None:
        raise Refusal("already-seated")
    if len(table.players) >= table.seats:
        raise Refusal("table-full", seats=table.seats)
    last = len(table.order)
    places = {user_id: place for place, user_id in enumerate(table.order)}
    seated = sorted((*table.players, player), key=lambda each: places.get(each.user_id, last))
    return replace(table, players=tuple(seated))


def _leave(table: Table, user_id: int) -> Table:
    _require_lobby(table)
    if table.seat_of(user_id) is None:
        raise Refusal("not-seated")
    players = tuple(player for player in table.players if player.user_id != user_id)
    if not players:
        return replace(table, players=players, status=Status.CANCELLED)
    host_id = players[0].user_id if user_id == table.host_id else table.host_id
    return replace(table, players=players, host_id=host_id)


def _configure(table: Table, chosen: Configured) -> Table:
    _require_lobby(table)
    if chosen.seats < len(table.players):
        raise Refusal("seats-taken", count=len(table.players))
    return replace(
        table,
        seats=chosen.seats,
        rules=chosen.rules,
        theme=chosen.theme,
        messages=chosen.messages,
        pace=chosen.pace,
        where=chosen.where,
    )


def _begin(table: Table, starter: int, secret: str) -> Table:
    _require_lobby(table)
    if len(table.players) < FEWEST_PLAYERS:
        raise Refusal("too-few-players", fewest=FEWEST_PLAYERS)
    state = begin(len(table.players), starter, table.rules).state
    return replace(table, status=Status.PLAYING, secret=secret or table.secret, state=state)


def _consent(table: Table, event: Asked | Agreed | Declined | Withdrawn) -> Consent:
    consent, progress = table.consent, table.progress
    match event:
        case Asked(seat):
            return requests.ask(consent, progress, seat)
        case Agreed(seat):
            return requests.agree(consent, progress.state, seat)
        case Declined(seat):
            return requests.decline(consent, progress, seat)
        case Withdrawn(seat):
            return requests.withdraw(consent, seat)


def _seat(table: Table, event: SeatGiven | SeatReturned | SeatOffered | SeatTaken) -> Table:
    """Return the table with another holder of a seat, or one that may get one."""
    seat, state = event.seat, table.playing
    if seat not in state.active:
        raise Refusal("resigned")
    match event:
        case SeatGiven():
            offered = _without(table.offered, seat)
            return replace(table, computers=(*_without(table.computers, seat), seat), offered=offered)
        case SeatReturned():
            if seat not in table.computers:
                raise Refusal("seat-is-yours")
            asleep = _without(table.asleep, seat)
            return replace(table, computers=_without(table.computers, seat), asleep=asleep)
        case SeatOffered():
            return replace(table, offered=(*_without(table.offered, seat), seat))
        case SeatTaken(_, player):
            return _substitute(table, seat, player)


def _substitute(table: Table, seat: int, player: Player) -> Table:
    if table.seat_of(player.user_id) is not None:
        raise Refusal("already-seated")
    if seat not in table.offered:
        raise Refusal("seat-not-offered")
    is_host = table.host_id == table.players[seat].user_id
    return replace(
        table,
        players=(*table.players[:seat], player, *table.players[seat + 1 :]),
        host_id=player.user_id if is_host else table.host_id,
        offered=_without(table.offered, seat),
        asleep=_without(table.asleep, seat),
        votes=_unvoted(table, seat),
        undoable=None if table.undoable and table.undoable.turn == seat else table.undoable,
    )


def _unvoted(table: Table, seat: int) -> tuple[tuple[int, Vote], ...]:
    return tuple(each for each in table.votes if each[0] != seat)


def _without(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple(each for each in seats if each != seat)


def _play(table: Table, happened: Played) -> tuple[Table, azul.TilingReport | None]:
    event = happened.event
    before = Progress(table.playing, table.undoable)
    if isinstance(event, azul.TakenBack):
        requests.require_granted(table.consent, before.state, event.seat)
        before = table.progress
    try:
        progress, report = azul.advance(before, event)
    except azul.AzulError as error:
        raise Refusal(error.code, **_asked(event) | error.params) from error
    over = progress.state.phase is azul.Phase.OVER
    return replace(
        _awake(table, happened),
        status=Status.OVER if over else Status.PLAYING,
        state=progress.state,
        undoable=None if happened.by_computer else progress.undoable,
        earlier=() if happened.by_computer else _earlier(table, event, progress),
        consent=requests.after(table.consent, event),
    ), report


def _earlier(table: Table, event: azul.Event, progress: azul.Progress) -> tuple[str, ...]:
    """Return the positions before older takes, after an event that led to `progress` from this table.

    They have been read only if the event goes back to one of them.
    """
    read = tuple(map(_text, progress.earlier))
    match event:
        case azul.Taken() if progress.undoable is not None:
            return azul.within_reach((*table.earlier, *read), progress.undoable)
        case azul.Undone():
            return table.earlier
        case _:
            return read


def _awake(table: Table, happened: Played) -> Table:
    """Return the table with what a move says about its player: that they are there, or that they aren't."""
    event = happened.event
    if isinstance(event, azul.Dealt):
        return table
    asleep = _without(table.asleep, event.seat)
    if happened.by_computer:
        slept = () if event.seat in table.computers else (event.seat,)
        return replace(table, asleep=(*asleep, *slept))
    has_left = isinstance(event, azul.Resigned)
    computers = _without(table.computers, event.seat) if has_left else table.computers
    return replace(table, computers=computers, offered=_without(table.offered, event.seat), asleep=asleep)


def _asked(event: azul.Event) -> dict[str, object]:
    """Return what was asked for, so that the refusal can suggest what would be possible."""
    match event:
        case azul.Taken(_, azul.Move(source, colour, line)):
            return {"source": source, "colour": colour, "line": line}
        case azul.Placed(seat, row):
            return {"seat": seat, "row": row}
        case _:
            return {}
