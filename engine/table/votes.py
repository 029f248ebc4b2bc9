"""How people vote on a game that waits for somebody whose time is up, and what follows. Pure."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from engine.table.events import Abandoned, Extended, SeatGiven, SeatOffered, TableEvent, Vote
from engine.table.state import Status, Table

AFTER_GRACE: Final = frozenset({Vote.SEEK, Vote.END})
"""What takes a seat or the game away from those who are late, and so waits until they had some more time."""


def votes_for(table: Table) -> dict[Vote, tuple[int, ...]]:
    """Return the seats that have voted for each, in seat order; of those who may vote now."""
    votes = dict(table.votes)
    return {vote: tuple(seat for seat in table.voters if votes.get(seat) is vote) for vote in Vote}


def decided(table: Table) -> Vote | None:
    """Return what more than half of the voters have voted for, None if there is no such thing."""
    counted = Counter({vote: len(seats) for vote, seats in votes_for(table).items()})
    (vote, count), *_ = counted.most_common(1)
    return vote if count * 2 > len(table.voters) else None


def after_grace(table: Table) -> Sequence[TableEvent]:
    """Return what follows from the votes once the grace of those who are late is over.

    Nothing unless most of the voters have decided one of `AFTER_GRACE`.
    """
    match decided(table) if table.late else None:
        case Vote.SEEK:
            return tuple(map(SeatOffered, table.late))
        case Vote.END:
            return (Abandoned(),)
        case _:
            return ()


def verdict(table: Table) -> Sequence[TableEvent]:
    """Return what follows at once: what most of the voters have decided, if they have and it doesn't wait.

    A game is closed if only computers are left, or if the computer had to move for everybody else, one after
    the other: then nobody is there any more.
    """
    state = table.state
    if table.status is not Status.PLAYING or state is None:
        return ()
    if table.computers or table.inactive_seats:
        gone = {*table.computers, *table.inactive_seats}
        if gone.issuperset(state.active):
            return (Abandoned(),)
    if not table.votes:
        return ()
    match decided(table):
        case Vote.WAIT:
            return (Extended(),)
        case Vote.GIVE:
            return tuple(map(SeatGiven, table.late))
        case _:
            return ()  # nothing, or what takes time: see `after_grace` and `engine.deadlines`
