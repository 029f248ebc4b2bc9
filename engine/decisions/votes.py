"""How a game goes on without those whose time is up: the others vote, or the computer moves. Pure."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

import azul
from engine.errors import Refusal
from engine.game import LogEntry
from engine.table.events import (
    Abandoned,
    Extended,
    Overdue,
    Played,
    SeatGiven,
    SeatOffered,
    SeatReclaimed,
    SeatReturned,
    SubstituteLeft,
    TableEvent,
    Vote,
    Voted,
)
from engine.table.state import Status, Table

AFTER_GRACE: Final = frozenset({Vote.SEEK, Vote.END})
"""What takes a seat or the game away from those who are late, and so waits until they had some more time."""


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
            return ()  # nothing, or what takes time: see `due`


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


def take_back(table: Table, user_id: int) -> SeatReturned | SeatReclaimed:
    """Take one's seat back, from the computer or from a substitute.

    Raise `Refusal`: ``not-seated``, ``resigned``, ``seat-is-yours``, or ``substitute-stays`` if the
    substitute has made too many moves by now.
    """
    _ = table.going
    claim = table.claim_of(user_id)
    if claim is not None:
        return SeatReclaimed(claim)
    if any(each.player.user_id == user_id for each in table.replaced):
        raise Refusal("substitute-stays")
    return SeatReturned(seated(table, user_id))


def leaving(table: Table, seat: int) -> Played | SubstituteLeft:
    """Return how the player of a seat leaves a running game: an owner who can take it back has it again."""
    is_claimed = any(claim.seat == seat for claim in table.claims)
    return SubstituteLeft(seat) if is_claimed else Played(azul.Resigned(seat))


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
