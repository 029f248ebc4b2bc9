"""Seats: handed over by their players or offered by the others, and votes about the absent. Pure."""

from collections.abc import Collection, Sequence

from engine.deadlines import callable_from
from engine.decisions.votes import seated
from engine.errors import Refusal
from engine.table.events import HandoverOffered, HandoverWithdrawn, Overdue, Player, SeatReclaimed, SeatTaken
from engine.table.state import Table
from engine.time.person import Hours


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


def call(table: Table, hours: Hours, user_id: int, gone: Collection[int] = ()) -> Overdue:
    """Ask the others how the game goes on, before the time of those whom it waits for is up.

    That is possible at once if all of them are `gone` (Discord ids of people who have left the server), and
    in a game whose turns aren't limited after `CALL_AFTER`. Raise `Refusal`: ``not-seated``, ``resigned``,
    ``computer-holds``, ``vote-open``, ``nobody-to-wait-for`` if it is the computer's turn, ``your-turn``, or
    ``call-too-early`` with the moment from which it is possible, in milliseconds.
    """
    state, seat = table.going, seated(table, user_id)
    if seat in state.resigned:
        raise Refusal("resigned")
    if seat in table.computers:
        raise Refusal("computer-holds")
    if seat in table.awaited_people:
        raise Refusal("your-turn")
    if not table.awaited_people:
        raise Refusal("nobody-to-wait-for")
    if table.late:
        raise Refusal("vote-open")
    if not all(table.players[each].user_id in gone for each in table.awaited_people):
        moment = callable_from(table, hours)
        if hours.at < moment or table.turn_lasts is not None:
            raise Refusal("call-too-early", moment=moment)
    return Overdue(seat)
