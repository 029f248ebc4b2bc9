"""What events make of the time of a turn."""

from dataclasses import replace
from typing import NamedTuple, TypedDict

import azul
from engine.events import (
    Delayed,
    Extended,
    Overdue,
    Paused,
    Played,
    Resumed,
    SeatGiven,
    SeatOffered,
    SeatReclaimed,
    SeatReturned,
    SeatTaken,
    Stage,
    SubstituteLeft,
    TableEvent,
    Vote,
)
from engine.hours.stretches import Stretch, with_more
from engine.pauses.folding import stood_by
from engine.table import Pause, Spent, Status, Table


class Outcome(NamedTuple):
    """What a move makes of a table, as far as its time depends on it."""

    status: Status
    state: azul.State
    undoable: azul.State | None


def awaited(table: Table | Outcome) -> object:
    """Return what a table waits for; people who choose at the same time wait for the last of them."""
    state = table.state
    return table.status, state and (state.round, state.phase, state.turn)


class Clock(TypedDict, total=False):
    """The fields of a table that say how its time goes on, as far as they change."""

    since: int
    stood: tuple[Stretch, ...]
    stage: Stage | None
    votes: tuple[tuple[int, Vote], ...]
    called: int | None
    spent: Spent | None
    pause: Pause | None


def clock_after(table: Table, event: TableEvent, after: Table | Outcome, at: int) -> Clock:
    """Return what an event at `at` makes of a table's time, apart from what the table is `after` it."""
    anew = Clock(since=at, stood=(), stage=None, votes=(), called=None)
    changed = Clock()
    match event:
        case Delayed(by):
            until = at if table.pause is None else table.pause.at  # it stands still from then on anyway
            return Clock(stood=with_more(table.stood, table.since, until, by))
        case Overdue(by) if by is not None:
            return Clock(called=at)
        case Paused(user_id):
            return Clock(pause=Pause(user_id, at))
        case Resumed():
            return Clock(pause=None, stood=stood_by(table, at))
        case Played(azul.Undone()) if table.spent is not None:
            return _going_on(table.spent, at)
        case Extended() | SeatGiven() | SeatOffered():
            return anew
        case SeatReturned(seat) | SeatTaken(seat) | SeatReclaimed(seat) if seat in table.awaited_seats:
            return anew
        case SubstituteLeft(seat) if seat in replace(table, pause=None).awaited_seats:
            return anew  # also while the game is paused: the owner has the whole time after that
        case Played(azul.Taken()):
            stage = table.stage if table.called is None else None  # after an undo, it has to be asked again
            taken = Spent(max(0, at - table.since), stage, table.since, table.stood)
            changed = Clock(spent=None if after.undoable is None else taken)
        case Played(azul.TakenBack()):  # the turn begins anew, even if it was this player's already
            return Clock(**anew, spent=None)
        case _:
            pass
    waits_for_another = after.status is Status.LOBBY or awaited(after) != awaited(table)
    return Clock(**anew, **changed) if waits_for_another else changed


def _going_on(spent: Spent, at: int) -> Clock:
    """Return the time of a turn that goes on at `at`, as if the move that ended it had never been made."""
    moved = spent.since + spent.time
    if not 0 < spent.since <= moved <= at:  # an older version stored it, or the clock was set back
        return Clock(since=at - spent.time, stood=(), stage=spent.stage, votes=(), called=None, spent=None)
    stood = with_more(spent.stood, spent.since, at, at - moved)
    return Clock(since=spent.since, stood=stood, stage=spent.stage, votes=(), called=None, spent=None)
