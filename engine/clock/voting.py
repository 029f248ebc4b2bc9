"""How a game goes on without those whose time is up: the others vote, or the computer moves. Pure."""

from collections import Counter
from collections.abc import Sequence

import azul
from engine.errors import Refusal
from engine.events import (
    Abandoned,
    Extended,
    Overdue,
    Played,
    SeatGiven,
    SeatOffered,
    SeatReturned,
    TableEvent,
    Vote,
    Voted,
)
from engine.game import LogEntry
from engine.table import Status, Table


def cast(table: Table, user_id: int, vote: Vote) -> Sequence[Voted]:
    """Vote, or vote otherwise. Nothing if that is how the person has voted already.

    Raise `Refusal`: ``no-vote`` if there is nothing to vote on, ``not-seated``, ``resigned``, ``vote-on-you``
    for those who are late, or ``computer-holds`` for those whose seat the computer has.
    """
    state, seat = table.going, seated(table, user_id)
    if not table.late:
        raise Refusal("no-vote")
    if seat in state.resigned:
        raise Refusal("resigned")
    if seat in table.late:
        raise Refusal("vote-on-you")
    if seat in table.computers:
        raise Refusal("computer-holds")
    return () if (seat, vote) in table.votes else (Voted(seat, vote),)


def votes_for(table: Table) -> dict[Vote, tuple[int, ...]]:
    """Return the seats that have voted for each, in seat order; of those who may vote now."""
    votes = dict(table.votes)
    return {vote: tuple(seat for seat in table.voters if votes.get(seat) is vote) for vote in Vote}


def decided(table: Table) -> Vote | None:
    """Return what more than half of the voters have voted for, None if there is no such thing."""
    counted = Counter({vote: len(seats) for vote, seats in votes_for(table).items()})
    (vote, count), *_ = counted.most_common(1)
    return vote if count * 2 > len(table.voters) else None


def verdict(table: Table) -> Sequence[TableEvent]:
    """Return what follows at once: what most of the voters have decided, if they have.

    A game is closed if only computers are left, or if the computer had to move for everybody else, one after
    the other: then nobody is there any more.
    """
    state = table.state
    if table.status is not Status.PLAYING or state is None:
        return ()
    if table.computers or table.asleep:
        gone = {*table.computers, *table.asleep}
        if gone.issuperset(state.active):
            return (Abandoned(),)
    if not table.votes:
        return ()
    match decided(table):
        case None:
            return ()
        case Vote.WAIT:
            return (Extended(),)
        case Vote.PLAY:
            return ()  # the computer has to think first: see `due`
        case Vote.GIVE:
            return tuple(map(SeatGiven, table.late))
        case Vote.SEEK:
            return tuple(map(SeatOffered, table.late))
        case Vote.END:
            return (Abandoned(),)


def is_unanswered(entries: Sequence[LogEntry]) -> bool:
    """Return whether the last vote in a game's log follows one of the same round that nobody took part in.

    People needn't be called once more then. They are if somebody asked for the vote.
    """
    last = next((index for index, each in reversed(list(enumerate(entries))) if _asks(each)), None)
    if last is None or entries[last].event != Overdue():
        return False
    for entry in reversed(entries[:last]):
        if isinstance(entry.event, Voted) or _round(entry) != _round(entries[last]):
            return False
        if _asks(entry):
            return True
    return False


def _asks(entry: LogEntry) -> bool:
    return isinstance(entry.event, Overdue) and bool(entry.after.voters)


def _round(entry: LogEntry) -> int | None:
    state = entry.after.state
    return None if state is None else state.round


def back_from_computer(table: Table, user_id: int) -> SeatReturned:
    """Take one's seat back. Raise `Refusal`: ``not-seated``, ``resigned`` or ``seat-is-yours``."""
    _ = table.going
    return SeatReturned(seated(table, user_id))


def returning(table: Table, seat: int, event: azul.Event) -> Sequence[TableEvent]:
    """Return what a player does; a move takes their seat back from the computer first."""
    moves = isinstance(event, azul.Taken | azul.Placed | azul.Settled)
    back = [SeatReturned(seat)] if moves and seat in table.computers else []
    return [*back, Played(event)]


def seated(table: Table, user_id: int) -> int:
    """Return a player's seat; raise `Refusal` (``not-seated``) if they have none."""
    seat = table.seat_of(user_id)
    if seat is None:
        raise Refusal("not-seated")
    return seat
