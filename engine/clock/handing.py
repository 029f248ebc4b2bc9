"""Seats that change hands: their players hand them over, or the others have offered them. Pure."""

from collections.abc import Sequence

from engine.clock.voting import seated
from engine.errors import Refusal
from engine.events import HandoverOffered, HandoverWithdrawn, Player, SeatReclaimed, SeatTaken
from engine.table import Table


def hand_over(table: Table, user_id: int, to: Player | None) -> Sequence[HandoverOffered]:
    """Offer one's own seat to a person, or to anybody; nothing if it is offered so already.

    Raise `Refusal`: ``not-seated``, ``resigned``, or ``plays-already`` if that person plays.
    """
    _ = table.going
    seat = seated(table, user_id)
    if any(each.seat == seat and each.to == to for each in table.handovers):
        return ()
    return (HandoverOffered(seat, to),)


def keep(table: Table, user_id: int) -> Sequence[HandoverWithdrawn]:
    """Keep a seat that one has offered; nothing if one hasn't. Raise `Refusal` (``not-seated``)."""
    _ = table.going
    seat = seated(table, user_id)
    return tuple(HandoverWithdrawn(seat) for each in table.handovers if each.seat == seat)


def substitute(table: Table, player: Player) -> SeatTaken | SeatReclaimed:
    """Take a seat: the one that is meant for this person, else one that the others or its player offer.

    Whoever can take their own seat back gets that one.

    Raise `Refusal`: ``already-seated``, ``seat-for-another`` if only somebody else may take one, or
    ``seat-not-offered``.
    """
    _ = table.going
    if table.seat_of(player.user_id) is not None:
        raise Refusal("already-seated")
    claim = table.claim_of(player.user_id)
    if claim is not None:
        return SeatReclaimed(claim)
    handed = [each for each in table.handovers if each.is_for(player.user_id)]
    handed.sort(key=lambda each: each.to is None)
    meant = [each.seat for each in handed if each.to is not None]
    seats = [*meant, *table.offered, *(each.seat for each in handed)]
    if not seats:
        raise Refusal("seat-for-another" if table.handovers else "seat-not-offered")
    is_own_wish = any(each.seat == seats[0] for each in handed)
    return SeatTaken(seats[0], player, returnable=not is_own_wish)
