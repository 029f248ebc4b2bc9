"""What time does to a table, and when. Pure: it follows from the table's events and people's settings.

A clock stands still while the bot is away or the game is paused (`Table.paused_intervals`), and in the quiet
hours and on the holidays of the person whom the table waits for (`Hours`). On free walls it waits for
several: everybody has the whole time, so the last clock to end is the one that counts.
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
from engine.table.votes import after_grace, decided
from engine.time.intervals import ends, milliseconds
from engine.time.person import Hours, Person

LOBBY_LASTS: Final = timedelta(days=3)
"""How long a table waits for players without a change before it closes by itself."""
GAME_LASTS: Final = timedelta(days=90)
"""How long a game whose turns aren't limited waits for somebody to move before it is closed."""
SOLO_LASTS: Final = timedelta(days=30)
"""The same for one that has a pace, but only one person who plays: its channel is there for others too."""
CALL_AFTER: Final = timedelta(days=3)
"""How long a turn in such a game lasts at least before the others can ask how it goes on."""
VOTE_LASTS: Final = timedelta(days=1)
"""How long people can vote in such a game before the computer makes the move."""
LEAST_GRACE: Final = timedelta(minutes=30)
MOST_GRACE: Final = timedelta(hours=12)
"""How long people keep their seats once their time is up: half of it again, but within these."""
LEAST_NOTICE: Final = timedelta(minutes=10)
MOST_NOTICE: Final = timedelta(hours=12)
"""How long before the end of a turn's time people are reminded: a tenth of it, but within these."""


A_NIGHT: Final = timedelta(days=1)
"""How much longer than twice its time a turn takes at most because of quiet hours."""
UNDO_LASTS: Final = timedelta(seconds=10)
"""How long the computer waits for people to undo the take before its turn, if there are others."""


@dataclass(frozen=True, slots=True)
class Due:
    """What happens at `at`, in milliseconds since 1970 (UTC), unless something else happens before.

    If `events` are none, the computer makes the moves that the game waits for (`engine.computers.turns`).
    """

    at: int
    events: Sequence[TableEvent] = ()


def due_of(table: Table, hours: Hours) -> Due | None:
    """Return what time does next to a table, None if nothing.

    Time does nothing to tables that an older version stored, until they change.
    """
    return next(_dues_of(table, hours), None)


def dues_of(table: Table, hours: Hours) -> list[Due]:
    """Return all that time does to a table if nothing else happens, in order.

    Each makes the ones before it superfluous: of several that are due at once only the last happens. Once
    people are late, the others have as much time again to decide what becomes of the turn.
    """
    return list(_dues_of(table, hours))


def _dues_of(table: Table, hours: Hours) -> Iterator[Due]:
    """Yield what `dues_of` returns; each moment is reckoned only if it is asked for."""
    closing = closing_of(table)
    if closing is not None:
        if table.invitations:
            yield Due(min(each.until for each in table.invitations), (InvitationsLapsed(),))
        yield Due(closing, (Lapsed(),))
    elif table.pause is not None:
        return
    elif table.since and table.waits_for_computer:
        waits = table.undoable is not None and not table.is_solo
        yield Due(since_then(table, UNDO_LASTS if waits else timedelta()))
    elif table.late and decided(table) is Vote.PLAY:
        yield Due(table.since)
    elif (events := after_grace(table)) and (grace := grace_ends(table, hours)) is not None:
        yield Due(grace, events)
    elif (decision := decision_of(table, hours)) is not None:
        yield Due(decision)
    elif table.awaited_people and table.since:
        yield from _dues_of_turn(table, hours)


def _dues_of_turn(table: Table, hours: Hours) -> Iterator[Due]:
    """Yield what time does to a turn of people who aren't late."""
    length = table.turn_lasts
    if length is None:
        lasts = GAME_LASTS if table.options.pace.length is None else SOLO_LASTS
        yield Due(since_then(table, lasts), (Abandoned(),))
        return
    reached = 0 if table.stage is None else 1 + list(Stage).index(table.stage)
    for after, event in _stages(length)[reached:]:
        yield Due(_when_run(table, hours, after), (event,))


@cache  # there are few paces
def _stages(length: timedelta) -> Sequence[tuple[timedelta, TableEvent]]:
    """Return what time does to a turn of some length, and after how much of it."""
    return (
        (length / 2, Reminded(Stage.HALF)),
        (length - notice(length), Reminded(Stage.LAST)),
        (length, Overdue()),
    )


def closing_of(table: Table) -> int | None:
    """Return when a table that waits for players closes by itself; None for any other."""
    return since_then(table, LOBBY_LASTS) if table.status is Status.LOBBY and table.since else None


def deadline_of(table: Table, hours: Hours) -> int | None:
    """Return when the time for the turn is up, or for all choices on free walls.

    That was when somebody asked how the game goes on, if anybody did. None if the time isn't limited, or if
    the game waits for nobody but the computer.
    """
    length = table.turn_lasts
    if table.late and table.vote_called_at is not None:
        return table.vote_called_at
    if not table.awaited_people or length is None or not table.since:
        return None
    return _when_run(table, hours, length)


def decision_of(table: Table, hours: Hours) -> int | None:
    """Return when the computer makes a move for those who are late; None if nobody is."""
    if not table.late:
        return None
    length = table.turn_lasts
    if table.vote_called_at is not None:
        return _when_run(table, hours, length or VOTE_LASTS, table.vote_called_at)
    if length is None or not table.since:
        return None
    return _when_run(table, hours, 2 * length)


def grace_ends(table: Table, hours: Hours) -> int | None:
    """Return from when on a vote can give away the seats of those who are late, and end the game.

    Their clocks run until then as they do in a turn. None if nobody is late.
    """
    if not table.late:
        return None
    length = table.turn_lasts
    grace = MOST_GRACE if length is None else min(max(length / 2, LEAST_GRACE), MOST_GRACE)
    if table.vote_called_at is not None:
        return _when_run(table, hours, grace, table.vote_called_at)
    return None if length is None or not table.since else _when_run(table, hours, length + grace)


def callable_from(table: Table, hours: Hours) -> int:
    """Return from when on the others can decide how a game goes on that waits for people who are there.

    They are asked then anyway if turns are limited.
    """
    return _when_run(table, hours, table.turn_lasts or CALL_AFTER)


def stands_until(table: Table, hours: Hours) -> int | None:
    """Return until when the clock of a turn stands still because of those whom the game waits for.

    None if it runs at the moment, or if there is none.
    """
    resting = [person.rests_until(hours.at) for person in _awaited(table, hours)]
    until = [moment for moment in resting if moment is not None]
    if not until or len(until) < len(resting) or deadline_of(table, hours) is None:
        return None
    return min(until)


def since_then(table: Table, length: timedelta) -> int:
    """Return the moment a length of time after what the table waits for began, whoever is awaited."""
    return ends(table.since, milliseconds(length), table.paused_intervals)


def _when_run(table: Table, hours: Hours, length: timedelta, since: int | None = None) -> int:
    """Return when the clocks of all people whom a game waits for have run for a length of time.

    They run from `since` on, or since the game waits for them. Quiet hours take up half of the day at most:
    whoever changes them again and again, so that it is always night, holds up nobody for longer than that.
    """
    start = table.since if since is None else since
    if not hours.people and not table.paused_intervals:
        return start + milliseconds(length)
    return max(
        min(
            ends(start, milliseconds(length), table.paused_intervals, *person.standing(start)),
            ends(start, milliseconds(2 * length + A_NIGHT), table.paused_intervals, person.holidays),
        )
        for person in _awaited(table, hours)
    )


def _awaited(table: Table, hours: Hours) -> list[Person]:
    return [hours.of(table.players[seat].user_id) for seat in table.awaited_people]


def notice(length: timedelta) -> timedelta:
    """Return how long before the end of a turn's time people are reminded."""
    return min(max(length / 10, LEAST_NOTICE), MOST_NOTICE)


def due_moment(table: Table, hours: Hours) -> int | None:
    """Return when time does something to a table next, None if it does nothing."""
    due = due_of(table, hours)
    return None if due is None else due.at
