"""Seats of a running game: handed over by their players, taken by substitutes, and taken back."""

from collections.abc import Sequence

from engine.decisions.decision import Context, decision, seat_of
from engine.errors import Refusal
from engine.table.events import (
    HandoverOffered,
    HandoverWithdrawn,
    Player,
    SeatReclaimed,
    SeatReturned,
    SeatTaken,
)
from engine.table.state import Table


@decision
def hand_over(table: Table, _: Context, user_id: int, to: Player | None = None) -> Sequence[HandoverOffered]:
    """Offer one's own seat to a person, or to anybody; do nothing if it is already offered like that.

    Raise `Refusal`: ``not-seated``, ``resigned``, or ``plays-already`` if that person plays.
    """
    _state = table.unpaused_state
    seat = seat_of(table, user_id)
    if any(each.seat == seat and each.to == to for each in table.handovers):
        return ()
    return (HandoverOffered(seat, to),)


@decision
def keep_seat(table: Table, _: Context, user_id: int) -> Sequence[HandoverWithdrawn]:
    """Withdraw the offer of one's seat; do nothing if there is none. Raise `Refusal` (``not-seated``)."""
    _state = table.unpaused_state
    seat = seat_of(table, user_id)
    return tuple(HandoverWithdrawn(seat) for each in table.handovers if each.seat == seat)


@decision
def substitute(table: Table, _: Context, player: Player) -> Sequence[SeatTaken | SeatReclaimed]:
    """Take a seat: the one that is meant for this person, else one offered by vote or by its player.

    People who can take their own seat back get that one. Raise `Refusal`: ``already-seated``,
    ``seat-for-another`` if only somebody else may take one, or ``seat-not-offered``.
    """
    _state = table.unpaused_state
    if table.seat_of(player.user_id) is not None:
        raise Refusal("already-seated")
    claim = table.claim_of(player.user_id)
    if claim is not None:
        return (SeatReclaimed(claim),)
    handed = [each for each in table.handovers if each.is_for(player.user_id)]
    handed.sort(key=lambda each: each.to is None)
    meant = [each.seat for each in handed if each.to is not None]
    seats = [*meant, *table.offered, *(each.seat for each in handed)]
    if not seats:
        raise Refusal("seat-for-another" if table.handovers else "seat-not-offered")
    is_own_wish = any(each.seat == seats[0] for each in handed)
    return (SeatTaken(seats[0], player, returnable=not is_own_wish),)


@decision
def take_back(table: Table, _: Context, user_id: int) -> Sequence[SeatReturned | SeatReclaimed]:
    """Take one's seat back, from the computer or from a substitute.

    Raise `Refusal`: ``not-seated``, ``resigned``, ``seat-is-yours``, or ``substitute-stays`` if the
    substitute has made too many moves by now.
    """
    _state = table.unpaused_state
    claim = table.claim_of(user_id)
    if claim is not None:
        return (SeatReclaimed(claim),)
    if any(each.player.user_id == user_id for each in table.replaced):
        raise Refusal("substitute-stays")
    return (SeatReturned(seat_of(table, user_id)),)
