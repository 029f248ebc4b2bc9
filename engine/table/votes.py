"""Votes on a game that waits for somebody whose time is up, and what follows from them. Pure."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from engine.table.events import Abandoned, Extended, SeatGiven, SeatOffered, TableEvent, Vote
from engine.table.state import Status, Table

AFTER_GRACE: Final = frozenset({Vote.SEEK, Vote.END})
"""Votes that take a seat or the game away from late players, and so wait for the grace period."""


def votes_for(table: Table) -> dict[Vote, tuple[int, ...]]:
    """Return the seats that have voted for each option, in seat order, among those who may vote now."""
    votes = dict(table.votes)
    return {vote: tuple(seat for seat in table.voters if votes.get(seat) is vote) for vote in Vote}


def winning_vote(table: Table) -> Vote | None:
    """Return the option with more than half of the voters, None if there is none."""
    counted = Counter({vote: len(seats) for vote, seats in votes_for(table).items()})
    (vote, count), *_ = counted.most_common(1)
    return vote if count * 2 > len(table.voters) else None


def after_grace(table: Table) -> Sequence[TableEvent]:
    """Return the events that follow from the votes once the grace period is over.

    There are none unless most of the voters have decided one of `AFTER_GRACE`.
    """
    match winning_vote(table) if table.late else None:
        case Vote.SEEK:
            return tuple(map(SeatOffered, table.late))
        case Vote.END:
            return (Abandoned(),)
        case _:
            return ()


def verdict(table: Table) -> Sequence[TableEvent]:
    """Return the events that follow at once from what most voters have decided.

    A game is closed if only computers are left, or if the computer had to move for all the others in a row,
    since nobody is active any more.
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
    match winning_vote(table):
        case Vote.WAIT:
            return (Extended(),)
        case Vote.GIVE:
            return tuple(map(SeatGiven, table.late))
        case _:
            return ()  # nothing, or what takes time: see `after_grace` and `engine.deadlines`
