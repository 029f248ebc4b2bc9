"""Undoing takes, the last one or with consent an earlier one. Each raises `Refusal` as those in `play` do."""

from collections.abc import Sequence

import azul
from engine.decisions.decision import Context, decision, seat_of
from engine.errors import Refusal
from engine.table.events import Agreed, Asked, Declined, Played, Withdrawn
from engine.table.state import Table
from engine.table.undo_requests import ask


@decision
def undo(table: Table, _: Context, user_id: int) -> Sequence[Played]:
    """Undo a player's last move, and the computers' replies if nobody else plays.

    Raise `Refusal`: ``nothing-to-undo`` if anything else has followed it.
    """
    state, seat = table.unpaused_state, seat_of(table, user_id)
    is_last = table.undoable is not None and table.undoable.turn == seat
    has_followers = not is_last and state.phase is azul.Phase.OFFER and table.people == (seat,)
    return (Played(azul.TakenBack(seat) if has_followers else azul.Undone(seat)),)


@decision
def ask_undo(table: Table, _: Context, user_id: int) -> Sequence[Asked]:
    """Ask the others whether a player may undo their last move though the next player has moved.

    Raise `Refusal` as `require_askable` does.
    """
    _state = table.unpaused_state
    seat = seat_of(table, user_id)
    require_askable(table, seat)
    return (Asked(seat),)


@decision
def agree(table: Table, _: Context, user_id: int, number: int) -> Sequence[Agreed | Played]:
    """Agree to the request `number` (`Consent.number`); when the last player agrees, the move is undone.

    Do nothing if they have agreed before. Raise `Refusal`: ``request-over``, ``own-request`` or ``resigned``.
    """
    _state = table.unpaused_state
    seat, consent = seat_of(table, user_id), table.consent
    if number == consent.number and seat in consent.agreed:
        return ()
    _require_request(table, number)
    agreed = Agreed(seat)
    if consent.seat is not None and consent.awaited(table.people) == (seat,):
        return agreed, Played(azul.TakenBack(consent.seat))
    return (agreed,)


@decision
def decline(table: Table, _: Context, user_id: int, number: int) -> Sequence[Declined | Withdrawn]:
    """Decline the request `number`, or withdraw it if it is the player's own.

    Raise `Refusal`: ``request-over`` or ``resigned``.
    """
    _state = table.unpaused_state
    seat = seat_of(table, user_id)
    _require_request(table, number)
    return (Withdrawn(seat) if seat == table.consent.seat else Declined(seat),)


def require_askable(table: Table, seat: int) -> None:
    """Raise `Refusal` as `engine.table.undo_requests.ask` does, and ``undo-is-free`` to who plays alone."""
    _ = ask(table.consent, table.progress, seat)
    if table.people == (seat,):
        raise Refusal("undo-is-free")


def _require_request(table: Table, number: int) -> None:
    if table.consent.seat is None or number != table.consent.number:
        raise Refusal("request-over")
