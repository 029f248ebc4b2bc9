"""What each event makes of a table. Pure: no clock, no database.

The time is that of the events, in milliseconds since 1970 (UTC).
"""

from dataclasses import replace
from typing import TypedDict

import azul
from azul.events import Progress, begin
from engine.consent import requests
from engine.consent.requests import NOTHING_ASKED, Consent
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
    HandoverOffered,
    HandoverWithdrawn,
    Joined,
    Lapsed,
    Left,
    Opened,
    Overdue,
    Paused,
    Played,
    Player,
    Reminded,
    Rescheduled,
    Resumed,
    SeatGiven,
    SeatOffered,
    SeatReturned,
    SeatTaken,
    Stage,
    TableEvent,
    Themed,
    Vote,
    Voted,
    Withdrawn,
)
from engine.hours.stretches import Stretch, with_more
from engine.pauses.folding import require_going, stood_by
from engine.table import FEWEST_PLAYERS, Handover, Pause, Spent, Status, Table, position_to_text


def advance(table: Table, event: TableEvent, at: int) -> tuple[Table, azul.TilingReport | None]:
    """Return the table after an event at `at`, and the tiling's report if the event ended a round.

    Raise `Refusal` if the event can't happen at this table now.
    """
    require_going(table, event)
    after, report = _advance(table, event)
    if after.pause is not None and after.status is not Status.PLAYING:
        after = replace(after, pause=None)
    clock = _clock(table, event, after, at)
    return replace(after, **clock) if clock else after, report


def awaited(table: Table) -> object:
    """Return what a table waits for; people who choose at the same time wait for the last of them."""
    state = table.state
    return table.status, state and (state.round, state.phase, state.turn)


class _Clock(TypedDict, total=False):
    """The fields of a table that say how its time goes on, as far as they change."""

    since: int
    stood: tuple[Stretch, ...]
    stage: Stage | None
    votes: tuple[tuple[int, Vote], ...]
    called: int | None
    spent: Spent | None
    pause: Pause | None


def _clock(table: Table, event: TableEvent, after: Table, at: int) -> _Clock:
    """Return what an event at `at` makes of a table's time, apart from what the table is `after` it."""
    anew = _Clock(since=at, stood=(), stage=None, votes=(), called=None)
    changed = _Clock()
    match event:
        case Delayed(by):
            until = at if table.pause is None else table.pause.at  # it stands still from then on anyway
            return _Clock(stood=with_more(after.stood, after.since, until, by))
        case Overdue(by) if by is not None:
            return _Clock(called=at)
        case Paused(user_id):
            return _Clock(pause=Pause(user_id, at))
        case Resumed():
            return _Clock(pause=None, stood=stood_by(table, at))
        case Played(azul.Undone()) if table.spent is not None:
            return _going_on(table.spent, at)
        case Extended() | SeatGiven() | SeatOffered():
            return anew
        case SeatReturned(seat) | SeatTaken(seat) if seat in table.awaited_seats:
            return anew
        case Played(azul.Taken()):
            stage = table.stage if table.called is None else None  # after an undo, it has to be asked again
            taken = Spent(max(0, at - table.since), stage, table.since, table.stood)
            changed = _Clock(spent=None if after.undoable is None else taken)
        case Played(azul.TakenBack()):  # the turn begins anew, even if it was this player's already
            return _Clock(**anew, spent=None)
        case _:
            pass
    waits_for_another = after.status is Status.LOBBY or awaited(after) != awaited(table)
    return _Clock(**anew, **changed) if waits_for_another else changed


def _going_on(spent: Spent, at: int) -> _Clock:
    """Return the time of a turn that goes on at `at`, as if the move that ended it had never been made."""
    moved = spent.since + spent.time
    if not 0 < spent.since <= moved <= at:  # an older version stored it, or the clock was set back
        return _Clock(since=at - spent.time, stood=(), stage=spent.stage, votes=(), called=None, spent=None)
    stood = with_more(spent.stood, spent.since, at, at - moved)
    return _Clock(since=spent.since, stood=stood, stage=spent.stage, votes=(), called=None, spent=None)


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
        case Paused() | Resumed():
            _ = table.playing
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
        case Extended() | Rescheduled():
            _ = table.playing
            return table, None
        case SeatGiven() | SeatReturned() | SeatOffered() | SeatTaken():
            return _seat(table, event), None
        case HandoverOffered() | HandoverWithdrawn():
            return _hand(table, event), None
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
    people = [player.user_id for player in players if not player.is_computer]
    if not people:
        return replace(table, players=players, status=Status.CANCELLED)
    host_id = people[0] if user_id == table.host_id else table.host_id
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
        level=chosen.level,
    )


def _begin(table: Table, starter: int, secret: str) -> Table:
    _require_lobby(table)
    if len(table.players) < FEWEST_PLAYERS:
        raise Refusal("too-few-players", fewest=FEWEST_PLAYERS)
    state = begin(len(table.players), starter, table.rules).state
    computers = tuple(seat for seat, player in enumerate(table.players) if player.is_computer)
    return replace(
        table, status=Status.PLAYING, secret=secret or table.secret, state=state, computers=computers
    )


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


def _hand(table: Table, event: HandoverOffered | HandoverWithdrawn) -> Table:
    """Return the table with a seat that its player would hand over, or keeps."""
    if event.seat not in table.playing.active:
        raise Refusal("resigned")
    others = tuple(each for each in table.handovers if each.seat != event.seat)
    if isinstance(event, HandoverWithdrawn):
        return replace(table, handovers=others)
    if event.to is not None and table.seat_of(event.to.user_id) is not None:
        raise Refusal("plays-already")
    return replace(table, handovers=(*others, Handover(event.seat, event.to)))


def _substitute(table: Table, seat: int, player: Player) -> Table:
    if table.seat_of(player.user_id) is not None:
        raise Refusal("already-seated")
    is_handed = any(each.seat == seat and each.is_for(player.user_id) for each in table.handovers)
    if seat not in table.offered and not is_handed:
        raise Refusal("seat-not-offered")
    handovers = (each for each in table.handovers if each.seat != seat)
    is_host = table.host_id == table.players[seat].user_id
    return replace(
        table,
        players=(*table.players[:seat], player, *table.players[seat + 1 :]),
        host_id=player.user_id if is_host else table.host_id,
        computers=_without(table.computers, seat),
        offered=_without(table.offered, seat),
        handovers=tuple(each for each in handovers if each.to is None or each.to.user_id != player.user_id),
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
        requests.require_granted(table.consent, event.seat, table.people)
        before = table.progress
    try:
        progress, report = azul.advance(before, event)
    except azul.AzulError as error:
        raise Refusal(error.code, **_asked(event) | error.params) from error
    over = progress.state.phase is azul.Phase.OVER
    computers, offered, asleep = _holders(table, happened)
    return replace(
        table,
        status=Status.OVER if over else Status.PLAYING,
        state=progress.state,
        undoable=None if happened.by_computer else progress.undoable,
        earlier=_earlier(table, happened, progress),
        consent=requests.after(table.consent, event),
        computers=computers,
        offered=offered,
        asleep=asleep,
        handovers=tuple(each for each in table.handovers if each.seat in progress.state.active),
    ), report


def _earlier(table: Table, happened: Played, progress: azul.Progress) -> tuple[str, ...]:
    """Return the positions before older takes, after what led to `progress` from this table.

    They have been read only if the event goes back to one of them. What the computer does for people isn't
    gone back to, nor what is before it; what computers do for themselves is.
    """
    event, read = happened.event, tuple(map(position_to_text, progress.earlier))
    match event:
        case azul.Taken(seat) if happened.by_computer:
            if progress.undoable is None or not table.players[seat].is_computer:
                return ()
            reach = azul.within_reach((*table.earlier, *read), progress.undoable)
            return (*reach, position_to_text(progress.undoable))
        case azul.Taken() if progress.undoable is not None:
            return azul.within_reach((*table.earlier, *read), progress.undoable)
        case azul.Undone():
            return table.earlier
        case _:
            return read


def _holders(table: Table, happened: Played) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Return `computers`, `offered` and `asleep` after a move: its player is there, or isn't."""
    event = happened.event
    if isinstance(event, azul.Dealt):
        return table.computers, table.offered, table.asleep
    asleep = _without(table.asleep, event.seat)
    if happened.by_computer:
        slept = () if event.seat in table.computers else (event.seat,)
        return table.computers, table.offered, (*asleep, *slept)
    has_left = isinstance(event, azul.Resigned)
    computers = _without(table.computers, event.seat) if has_left else table.computers
    return computers, _without(table.offered, event.seat), asleep


def _asked(event: azul.Event) -> dict[str, object]:
    """Return what was asked for, so that the refusal can suggest what would be possible."""
    match event:
        case azul.Taken(_, azul.Move(source, colour, line)):
            return {"source": source, "colour": colour, "line": line}
        case azul.Placed(seat, row):
            return {"seat": seat, "row": row}
        case _:
            return {}
