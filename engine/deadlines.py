"""Deadlines of a table: what happens when. Pure functions of the table and people's settings.

A clock stops while the bot is away or the game is paused (`Table.paused_intervals`), and in the quiet hours
and on the holidays of the person whom the table waits for (`Hours`). On free walls the table waits for
several people: each has the whole time, so the last clock to run out counts.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import timedelta
from functools import cache
from typing import Final

from engine.table.events import (
    Abandoned,
    InvitationsLapsed,
    Lapsed,
    Overdue,
    Reminded,
    Stage,
    TableEvent,
    Vote,
)
from engine.table.state import Status, Table
from engine.table.votes import after_grace, winning_vote
from engine.time.intervals import elapsed_at, milliseconds
from engine.time.person import Hours, Person

LOBBY_LIFETIME: Final = timedelta(days=3)
"""How long a lobby stays open without a change."""
IDLE_GAME_LIFETIME: Final = timedelta(days=90)
"""How long a game without a pace stays open without a move."""
SOLO_GAME_LIFETIME: Final = timedelta(days=30)
"""The same for a game with a pace but only one person, so that it doesn't block its channel."""
CALL_AFTER: Final = timedelta(days=3)
"""How long a turn in a game without a pace lasts before the others can call a vote."""
VOTE_LENGTH: Final = timedelta(days=1)
"""How long people can vote in a game without a pace before a computer makes the move."""
MIN_GRACE: Final = timedelta(minutes=30)
MAX_GRACE: Final = timedelta(hours=12)
"""The limits of the grace period, in which late players keep their seats: half of the turn's length."""
MIN_NOTICE: Final = timedelta(minutes=10)
MAX_NOTICE: Final = timedelta(hours=12)
"""The limits of the notice, from the last reminder to the deadline: a tenth of the turn's length."""


QUIET_HOURS_ALLOWANCE: Final = timedelta(days=1)
"""How much quiet hours can add to a turn beyond doubling it."""
UNDO_WINDOW: Final = timedelta(seconds=10)
"""How long a computer waits for people to undo the previous take, if several people play."""


@dataclass(frozen=True, slots=True)
class Due:
    """What happens at `at`, in milliseconds since 1970 (UTC), unless something else happens before.

    Without `events`, a computer makes the moves that the game waits for (`engine.computers.turns`).
    """

    at: int
    events: Sequence[TableEvent] = ()


def due_of(table: Table, hours: Hours) -> Due | None:
    """Return the next thing due at a table, None if nothing is.

    Nothing is due at tables stored by an older version until they change.
    """
    return next(_dues_of(table, hours), None)


def dues_of(table: Table, hours: Hours) -> list[Due]:
    """Return everything that becomes due at a table if nothing else happens, in order.

    Each supersedes the ones before: if several are due, only the last happens. Once people are late, the
    others have as much time again to decide how the game goes on.
    """
    return list(_dues_of(table, hours))


def _dues_of(table: Table, hours: Hours) -> Iterator[Due]:
    """Yield what `dues_of` returns, lazily because each moment takes time to compute."""
    closing = lobby_closes_at(table)
    if closing is not None:
        if table.invitations:
            yield Due(min(each.until for each in table.invitations), (InvitationsLapsed(),))
        yield Due(closing, (Lapsed(),))
    elif table.pause is not None:
        return
    elif table.since and table.waits_for_computer:
        waits = table.undoable is not None and not table.is_solo
        yield Due(after_turn_start(table, UNDO_WINDOW if waits else timedelta()))
    elif table.late and (due := _due_when_late(table, hours)) is not None:
        yield due
    elif table.awaited_people and table.since:
        yield from _dues_of_turn(table, hours)


def _due_when_late(table: Table, hours: Hours) -> Due | None:
    """Return what is due in a turn of people who are late, None if the others can take any time to decide."""
    if winning_vote(table) is Vote.PLAY:
        return Due(table.since)
    events, grace = after_grace(table), grace_ends_at(table, hours)
    if events and grace is not None:
        return Due(grace, events)
    decision = computer_moves_at(table, hours)
    return None if decision is None else Due(decision)


def _dues_of_turn(table: Table, hours: Hours) -> Iterator[Due]:
    """Yield what becomes due in a turn of people who aren't late."""
    length = table.turn_length
    if length is None:
        lasts = IDLE_GAME_LIFETIME if table.options.pace.length is None else SOLO_GAME_LIFETIME
        yield Due(after_turn_start(table, lasts), (Abandoned(),))
        return
    reached = 0 if table.stage is None else 1 + list(Stage).index(table.stage)
    for after, event in _stages(length)[reached:]:
        yield Due(_when_run(table, hours, after), (event,))


@cache  # there are few paces
def _stages(length: timedelta) -> Sequence[tuple[timedelta, TableEvent]]:
    """Return the events in a turn of some length, and the time after which each is due."""
    return (
        (length / 2, Reminded(Stage.HALF)),
        (length - notice(length), Reminded(Stage.LAST)),
        (length, Overdue()),
    )


def lobby_closes_at(table: Table) -> int | None:
    """Return when a lobby closes by itself; None for other tables."""
    return after_turn_start(table, LOBBY_LIFETIME) if table.status is Status.LOBBY and table.since else None


def deadline_of(table: Table, hours: Hours) -> int | None:
    """Return when the time for the turn, or for all choices on free walls, is up.

    If somebody called a vote, it was up then. None if turns aren't limited, or the game waits only for a
    computer.
    """
    length = table.turn_length
    if table.late and table.vote_called_at is not None:
        return table.vote_called_at
    if not table.awaited_people or length is None or not table.since:
        return None
    return _when_run(table, hours, length)


def computer_moves_at(table: Table, hours: Hours) -> int | None:
    """Return when a computer moves for the late players; None if nobody is late."""
    if not table.late:
        return None
    length = table.turn_length
    if table.vote_called_at is not None:
        return _when_run(table, hours, length or VOTE_LENGTH, table.vote_called_at)
    if length is None or not table.since:
        return None
    return _when_run(table, hours, 2 * length)


def grace_ends_at(table: Table, hours: Hours) -> int | None:
    """Return when the grace period ends, after which a vote can give away seats or end the game.

    Clocks run as in a turn. None if nobody is late.
    """
    if not table.late:
        return None
    length = table.turn_length
    grace = MAX_GRACE if length is None else min(max(length / 2, MIN_GRACE), MAX_GRACE)
    if table.vote_called_at is not None:
        return _when_run(table, hours, grace, table.vote_called_at)
    return None if length is None or not table.since else _when_run(table, hours, length + grace)


def vote_callable_from(table: Table, hours: Hours) -> int:
    """Return when the others can call a vote about a turn; with limited turns it is called then anyway."""
    return _when_run(table, hours, table.turn_length or CALL_AFTER)


def clock_stopped_until(table: Table, hours: Hours) -> int | None:
    """Return until when the clock of a turn is stopped by the awaited people's quiet hours and holidays.

    None if it is running, or if there is none.
    """
    if not hours.people:
        return None
    resting = [person.rests_until(hours.at) for person in _awaited(table, hours)]
    until = [moment for moment in resting if moment is not None]
    if not until or len(until) < len(resting) or deadline_of(table, hours) is None:
        return None
    return min(until)


def after_turn_start(table: Table, length: timedelta) -> int:
    """Return when the current turn is `length` old, not counting pauses and outages."""
    return elapsed_at(table.since, milliseconds(length), table.paused_intervals)


def _when_run(table: Table, hours: Hours, length: timedelta, since: int | None = None) -> int:
    """Return when the clocks of all awaited people have run for `length`, from `since` or the turn's start.

    Quiet hours can at most double a turn: nobody can hold up the others for longer by changing them
    repeatedly so that it is always night.
    """
    start = table.since if since is None else since
    if not hours.people and not table.paused_intervals:
        return start + milliseconds(length)
    return max(
        min(
            elapsed_at(start, milliseconds(length), table.paused_intervals, *person.stopped_intervals(start)),
            elapsed_at(
                start,
                milliseconds(2 * length + QUIET_HOURS_ALLOWANCE),
                table.paused_intervals,
                person.holidays,
            ),
        )
        for person in _awaited(table, hours)
    )


def _awaited(table: Table, hours: Hours) -> list[Person]:
    return [hours.of(table.players[seat].user_id) for seat in table.awaited_people]


def notice(length: timedelta) -> timedelta:
    """Return the time between the last reminder and the deadline."""
    return min(max(length / 10, MIN_NOTICE), MAX_NOTICE)


def due_moment(table: Table, hours: Hours) -> int | None:
    """Return when something is next due at a table, None if nothing is."""
    due = due_of(table, hours)
    return None if due is None else due.at
