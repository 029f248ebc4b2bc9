"""What each event does to a table. Pure: no clock, no database."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, TypedDict

import azul
from azul.events import Progress, begin
from engine.errors import Refusal
from engine.table import undo_requests
from engine.table.events import (
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
    InvitationDeclined,
    InvitationsLapsed,
    Invited,
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
    SeatReclaimed,
    SeatReturned,
    SeatTaken,
    Stage,
    SubstituteLeft,
    TableEvent,
    Themed,
    Vote,
    Voted,
    Withdrawn,
)
from engine.table.options import MIN_PLAYERS, Options
from engine.table.state import (
    Earlier,
    Handover,
    Invitation,
    Pause,
    Replaced,
    Spent,
    Status,
    Table,
    invitations_at,
)
from engine.table.undo_requests import NOTHING_ASKED, Consent
from engine.time.intervals import Interval, with_more


def refuse_if_paused(table: Table, event: TableEvent) -> None:
    """Raise `Refusal` (``paused``) for events that can't happen while the game is paused."""
    if table.pause is not None and not event.happens_in_pause:
        table.require_unpaused()


def intervals_after_pause(table: Table, at: int) -> tuple[Interval, ...]:
    """Return the intervals in which the clock of a paused table was stopped, if it resumes at `at`.

    The pause counts from its beginning, or from that of the turn if a resignation began the turn later. Raise
    `Refusal` (``not-paused``).
    """
    if table.pause is None:
        raise Refusal("not-paused")
    since = max(table.pause.at, table.since)
    return with_more(table.paused_intervals, table.since, at, max(0, at - since))


def awaited(table: Table) -> object:
    """Return a value that identifies what a table waits for; simultaneous choices are one wait."""
    state = table.state
    return table.status, state and (state.round, state.phase, state.turn)


class Clock(TypedDict, total=False):
    """The fields of a table that belong to its clock, as far as they change."""

    since: int
    paused_intervals: tuple[Interval, ...]
    stage: Stage | None
    votes: tuple[tuple[int, Vote], ...]
    vote_called_at: int | None
    spent: Spent | None
    pause: Pause | None


def clock_after(table: Table, event: TableEvent, after: Table, at: int) -> Clock:
    """Return how an event at `at`, not a move, changes a table's clock; `after` is the table after it."""
    restarted = _restarted(at)
    match event:
        case Delayed(by):
            until = at if table.pause is None else table.pause.at  # the clock is stopped from then on anyway
            return Clock(paused_intervals=with_more(table.paused_intervals, table.since, until, by))
        case InvitationsLapsed():
            return Clock()  # nobody has acted, so the table doesn't stay open longer
        case Overdue(by) if by is not None:
            return Clock(vote_called_at=at)
        case Paused(user_id):
            return Clock(pause=Pause(user_id, at))
        case Resumed():
            return Clock(pause=None, paused_intervals=intervals_after_pause(table, at))
        case _ if event.restarts_clock:
            return restarted
        case SeatReturned(seat) | SeatTaken(seat) | SeatReclaimed(seat) if seat in table.awaited_seats:
            return restarted
        case SubstituteLeft(seat) if seat in replace(table, pause=None).awaited_seats:
            return restarted  # also while the game is paused: the owner has the whole time after that
        case _:
            pass
    waits_for_another = after.status is Status.LOBBY or awaited(after) != awaited(table)
    return restarted if waits_for_another else Clock()


def clock_after_move(
    table: Table, move: azul.Event, state: azul.State, undoable: azul.State | None, at: int
) -> Clock:
    """Return how a move at `at`, which leads to `state` and may be `undoable`, changes a table's clock."""
    if isinstance(move, azul.Undone) and table.spent is not None:
        return _resumed_clock(table.spent, at)
    if isinstance(move, azul.TakenBack):  # the turn begins again, even if it was this player's already
        return _restarted(at) | {"spent": None}
    clock = _restarted(at) if _waits_anew(table.state, state) else Clock()
    if isinstance(move, azul.Taken):
        clock["spent"] = None if undoable is None else _spent(table, at)
    return clock


def _waits_anew(before: azul.State | None, after: azul.State) -> bool:
    """Return whether what a game waits for after a move is something else than before; see `awaited`."""
    return (
        before is None
        or after.turn != before.turn
        or after.phase is not before.phase
        or after.round != before.round
    )


def _restarted(at: int) -> Clock:
    return {"since": at, "paused_intervals": (), "stage": None, "votes": (), "vote_called_at": None}


def _spent(table: Table, at: int) -> Spent:
    """Return the clock of a turn that ends at `at`, to which an undo can go back."""
    stage = None if table.vote_called_at is not None else table.stage  # the vote has to be called again
    return Spent(max(0, at - table.since), stage, table.since, table.paused_intervals)


def _resumed_clock(spent: Spent, at: int) -> Clock:
    """Return the clock of a turn that continues at `at`, as if the move that ended it had never been made."""
    began, moved, intervals = spent.since, spent.since + spent.time, spent.paused_intervals
    if 0 < began <= moved <= at:
        intervals = with_more(intervals, began, at, at - moved)
    else:  # an older version stored it, or the clock was set back
        began, intervals = at - spent.time, ()
    return Clock(
        since=began,
        paused_intervals=intervals,
        stage=spent.stage,
        votes=(),
        vote_called_at=None,
        spent=None,
    )


SeatEvent = SeatGiven | SeatReturned | SeatOffered | SeatTaken | SeatReclaimed | SubstituteLeft


def with_seat(table: Table, event: SeatEvent) -> Table:
    """Return the table with another holder of a seat, or with a seat on offer."""
    seat, state = event.seat, table.running_state
    if seat not in state.active:
        raise Refusal("resigned")
    match event:
        case SeatGiven():
            offered = without_seat(table.offered, seat)
            return replace(table, computers=(*without_seat(table.computers, seat), seat), offered=offered)
        case SeatReturned():
            if seat not in table.computers:
                raise Refusal("seat-is-yours")
            inactive_seats = without_seat(table.inactive_seats, seat)
            return replace(
                table, computers=without_seat(table.computers, seat), inactive_seats=inactive_seats
            )
        case SeatOffered():
            return replace(table, offered=(*without_seat(table.offered, seat), seat))
        case SeatTaken(_, player, returnable):
            return _substitute(table, seat, player, returnable=returnable)
        case SeatReclaimed():
            return _returned(table, seat)
        case SubstituteLeft():
            after = _returned(table, seat)
            return replace(after, offered=(*after.offered, seat))


def with_handover(table: Table, event: HandoverOffered | HandoverWithdrawn) -> Table:
    """Return the table with a player's offer of their seat added or withdrawn."""
    if event.seat not in table.running_state.active:
        raise Refusal("resigned")
    others = tuple(each for each in table.handovers if each.seat != event.seat)
    if isinstance(event, HandoverWithdrawn):
        return replace(table, handovers=others)
    if event.to is not None and table.seat_of(event.to.user_id) is not None:
        raise Refusal("plays-already")
    return replace(table, handovers=(*others, Handover(event.seat, event.to)))


def _substitute(table: Table, seat: int, player: Player, *, returnable: bool) -> Table:
    if table.seat_of(player.user_id) is not None:
        raise Refusal("already-seated")
    is_handed = any(each.seat == seat and each.is_for(player.user_id) for each in table.handovers)
    if seat not in table.offered and not is_handed:
        raise Refusal("seat-not-offered")
    former = Replaced(seat, table.players[seat])
    claim = next((each for each in table.claims if each.seat == seat), former if returnable else None)
    after = _with_player(table, seat, player)
    return after if claim is None else replace(after, replaced=(*after.replaced, claim))


def _returned(table: Table, seat: int) -> Table:
    """Return the table with a seat's owner back in place of the substitute."""
    claim = next((each for each in table.claims if each.seat == seat), None)
    if claim is None:
        raise Refusal("substitute-stays")
    return _with_player(table, seat, claim.player)


def _with_player(table: Table, seat: int, player: Player) -> Table:
    """Return the table with another player in a seat, without other offers to them and claims of theirs."""
    handovers = (each for each in table.handovers if each.seat != seat)
    is_host = table.host_id == table.players[seat].user_id
    return replace(
        table,
        players=(*table.players[:seat], player, *table.players[seat + 1 :]),
        host_id=player.user_id if is_host else table.host_id,
        computers=without_seat(table.computers, seat),
        offered=without_seat(table.offered, seat),
        handovers=tuple(each for each in handovers if each.to is None or each.to.user_id != player.user_id),
        inactive_seats=without_seat(table.inactive_seats, seat),
        votes=votes_without(table, seat),
        undoable=None if table.undoable and table.undoable.turn == seat else table.undoable,
        replaced=tuple(
            each for each in table.replaced if each.seat != seat and each.player.user_id != player.user_id
        ),
    )


def replaced_after(table: Table, happened: Played) -> tuple[Replaced, ...]:
    """Return `replaced` after a move: people's takes are counted, and undone ones are subtracted."""
    if not table.replaced:
        return ()
    takes = Counter[int]()
    match happened.event:
        case azul.Taken(seat) if not happened.by_computer:
            takes[seat] = 1
        case azul.Undone(seat):
            takes[seat] = -1
        case azul.TakenBack(seat):
            takes.subtract(state.turn for state in azul.takes_since(table.progress, seat))
        case _:
            return table.replaced
    return tuple(replace(each, takes=max(0, each.takes + takes[each.seat])) for each in table.replaced)


def votes_without(table: Table, seat: int) -> tuple[tuple[int, Vote], ...]:
    """Return the votes without that of a seat."""
    return tuple(each for each in table.votes if each[0] != seat)


def without_seat(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """Return the seats without one of them."""
    return tuple(each for each in seats if each != seat) if seat in seats else seats


def holders_after(table: Table, happened: Played) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Return `computers`, `offered` and `inactive_seats` after a move, which shows if its player is there."""
    event = happened.event
    if isinstance(event, azul.Dealt):
        return table.computers, table.offered, table.inactive_seats
    inactive_seats = without_seat(table.inactive_seats, event.seat)
    if happened.by_computer:
        moved_for = () if event.seat in table.computers else (event.seat,)
        return table.computers, table.offered, (*inactive_seats, *moved_for)
    has_left = isinstance(event, azul.Resigned)
    computers = without_seat(table.computers, event.seat) if has_left else table.computers
    return computers, without_seat(table.offered, event.seat), inactive_seats


_UNNAMED: Final = 2
"""The rulings of the versions after 0.1.0 that didn't store them in the log yet."""


def advance(table: Table, event: TableEvent, at: int) -> tuple[Table, azul.TilingReport | None]:
    """Return the table after an event at `at`, and the tiling's report if the event ended a round.

    Raise `Refusal` if the event can't happen at this table now.
    """
    refuse_if_paused(table, event)
    report = None
    if isinstance(event, Played):
        after, report = _play(table, event, at)
    else:
        after = _advance(table, event, at)
        clock = clock_after(table, event, after, at)
        after = replace(after, **clock) if clock else after
    if after.pause is not None and after.status is not Status.PLAYING:
        after = replace(after, pause=None)
    return after, report


def _advance(table: Table, event: TableEvent, at: int) -> Table:
    """Return the table after an event that isn't a move; `clock_after` changes the clock separately."""
    match event:
        case Joined(player):
            return _join(table, player)
        case Left(user_id):
            return _leave(table, user_id)
        case InvitationDeclined(user_id):
            return _decline_invitation(table, user_id)
        case Invited(_, players):
            return _invite(table, players, at)
        case InvitationsLapsed():
            _require_lobby(table)
            first = min((each.until for each in table.invitations), default=at)
            left = tuple(each for each in table.invitations if each.until > max(at, first))
            return replace(table, invitations=left)
        case Begun():
            return _begin(table, event)
        case Configured(options):
            return _configure(table, options)
        case Themed(theme):
            _require_open(table)
            return replace(table, options=replace(table.options, theme=theme))
        case Cancelled() | Expired() | Abandoned():
            _require_open(table)
            return replace(table, status=Status.CANCELLED, undoable=None, earlier=(), consent=NOTHING_ASKED)
        case Lapsed():
            _require_lobby(table)
            return replace(table, status=Status.LAPSED)
        case Delayed(by):
            _require_open(table)
            later = tuple(replace(each, until=each.until + by) for each in table.invitations)
            return replace(table, invitations=later)
        case Paused() | Resumed():
            _ = table.running_state
            return table
        case Reminded(stage):
            _ = table.running_state
            return replace(table, stage=stage)
        case Overdue():
            _ = table.running_state
            return replace(table, stage=Stage.OVER)
        case Asked() | Agreed() | Declined() | Withdrawn():
            return replace(table, consent=_consent(table, event))
        case Voted(seat, vote):
            votes = (*votes_without(table, seat), (seat, vote))
            return replace(table, votes=votes, inactive_seats=without_seat(table.inactive_seats, seat))
        case Extended() | Rescheduled():
            _ = table.running_state
            return table
        case SeatGiven() | SeatReturned() | SeatOffered() | SeatTaken() | SeatReclaimed() | SubstituteLeft():
            return with_seat(table, event)
        case HandoverOffered() | HandoverWithdrawn():
            return with_handover(table, event)
        case Opened() | Played():  # moves are a matter of `_play`
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
    if len(table.players) >= table.options.seats:
        raise Refusal("table-full", seats=table.options.seats)
    if table.free_seats <= 0 and not table.is_invited(player.user_id):
        raise _seats_kept(table)
    last = len(table.order)
    places = {user_id: place for place, user_id in enumerate(table.order)}
    seated = sorted((*table.players, player), key=lambda each: places.get(each.user_id, last))
    return replace(table, players=tuple(seated), invitations=_without_invitation(table, player.user_id))


def _invite(table: Table, players: Sequence[Player], at: int) -> Table:
    _require_lobby(table)
    for player in players:
        if table.seat_of(player.user_id) is not None or table.is_invited(player.user_id):
            raise Refusal("opponent-there", by=player.user_id)
    if table.free_seats < len(players):
        raise Refusal("table-full", seats=table.options.seats)
    return replace(table, invitations=(*table.invitations, *invitations_at(players, at)))


def _decline_invitation(table: Table, user_id: int) -> Table:
    _require_lobby(table)
    if not table.is_invited(user_id):
        raise Refusal("not-invited")
    return replace(table, invitations=_without_invitation(table, user_id))


def _without_invitation(table: Table, user_id: int) -> tuple[Invitation, ...]:
    return tuple(each for each in table.invitations if each.player.user_id != user_id)


def _seats_kept(table: Table) -> Refusal:
    """Return the refusal for somebody who wants a seat that is kept for others."""
    return Refusal("seats-kept", moment=max(each.until for each in table.invitations))


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


def _configure(table: Table, chosen: Options) -> Table:
    _require_lobby(table)
    if chosen.seats < len(table.players):
        raise Refusal("seats-taken", count=len(table.players))
    if chosen.seats < len(table.players) + len(table.invitations):
        raise _seats_kept(table)
    return replace(table, options=chosen)


def _begin(table: Table, begun: Begun) -> Table:
    _require_lobby(table)
    if len(table.players) < MIN_PLAYERS:
        raise Refusal("too-few-players", fewest=MIN_PLAYERS)
    state = begin(len(table.players), begun.starter, table.options.rules, _rulings_of(begun)).state
    computers = tuple(seat for seat, player in enumerate(table.players) if player.is_computer)
    return replace(
        table,
        status=Status.PLAYING,
        secret=begun.secret or table.secret,
        state=state,
        computers=computers,
        invitations=(),
    )


def _rulings_of(begun: Begun) -> int:
    """Return the rulings that a game is played under.

    Logs that don't name them are of version 0.1.0, which chose the secret when a game began, or of later
    versions before the first that named them: these chose it when a table opened, and had R19b.
    """
    if begun.rulings is not None:
        return begun.rulings
    return azul.FIRST_RULINGS if begun.secret else _UNNAMED


def _consent(table: Table, event: Asked | Agreed | Declined | Withdrawn) -> Consent:
    consent, progress = table.consent, table.progress
    match event:
        case Asked(seat):
            return undo_requests.ask(consent, progress, seat)
        case Agreed(seat):
            return undo_requests.agree(consent, progress.state, seat)
        case Declined(seat):
            return undo_requests.decline(consent, progress, seat)
        case Withdrawn(seat):
            return undo_requests.withdraw(consent, seat)


class Changes(TypedDict):
    """The fields of a table that a move can change, besides those of its clock."""

    status: Status
    state: azul.State
    undoable: azul.State | None
    earlier: tuple[Earlier, ...]
    consent: Consent
    computers: tuple[int, ...]
    offered: tuple[int, ...]
    inactive_seats: tuple[int, ...]
    replaced: tuple[Replaced, ...]
    handovers: tuple[Handover, ...]


def _changed(table: Table, clock: Clock, changes: Changes) -> Table:
    """Return a table with some fields changed, in a quarter of the time that `replace` takes."""
    after = object.__new__(Table)
    values = table.__dict__.copy()
    values.update(clock)
    values.update(changes)
    object.__setattr__(after, "__dict__", values)
    return after


def _play(table: Table, happened: Played, at: int) -> tuple[Table, azul.TilingReport | None]:
    event = happened.event
    before = Progress(table.running_state, table.undoable)
    if isinstance(event, azul.TakenBack):
        undo_requests.require_granted(table.consent, event.seat, table.people)
        before = table.progress
    try:
        progress, report = azul.advance(before, event)
    except azul.AzulError as error:
        raise Refusal(error.code, **_asked(event) | error.params) from error
    state, undoable, _ = progress
    if happened.by_computer:
        undoable = None
    computers, offered, inactive_seats = holders_after(table, happened)
    changes: Changes = {
        "status": Status.OVER if state.phase is azul.Phase.OVER else table.status,
        "state": state,
        "undoable": undoable,
        "earlier": _earlier(table, happened, progress),
        "consent": undo_requests.after(table.consent, event),
        "computers": computers,
        "offered": offered,
        "inactive_seats": inactive_seats,
        "replaced": replaced_after(table, happened),
        "handovers": table.handovers and tuple(each for each in table.handovers if each.seat in state.active),
    }
    return _changed(table, clock_after_move(table, event, state, undoable, at), changes), report


def _earlier(table: Table, happened: Played, progress: azul.Progress) -> tuple[Earlier, ...]:
    """Return the positions before older takes, after the event that led to `progress` from this table.

    They are parsed only if the event goes back to one of them. A computer's move for a person can't be taken
    back, nor anything before it; moves of computers on their own seats can.
    """
    event = happened.event
    if isinstance(event, azul.Taken) and progress.undoable is not None:
        if happened.by_computer and not table.players[event.seat].is_computer:
            return ()
        before = table.earlier if table.undoable is None else (*table.earlier, Earlier(table.undoable))
        reach = azul.within_reach(before, progress.state)
        return (*reach, Earlier(progress.undoable)) if happened.by_computer else reach
    if isinstance(event, azul.Undone):
        return table.earlier
    return tuple(map(Earlier, progress.earlier))


def _asked(event: azul.Event) -> dict[str, object]:
    """Return the requested move as parameters of the refusal, so that it can suggest what is possible."""
    match event:
        case azul.Taken(_, azul.Move(source, colour, line)):
            return {"source": source, "colour": colour, "line": line}
        case azul.Placed(seat, row):
            return {"seat": seat, "row": row}
        case _:
            return {}


__all__ = ["advance", "awaited"]
