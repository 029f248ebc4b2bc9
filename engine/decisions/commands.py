"""What a command means at a table: the events that follow from it, or the `Refusal`. Pure."""

from collections.abc import Callable, Sequence

import azul
from engine.computers.turns import new_computer
from engine.decisions.votes import leaving, returning
from engine.errors import Refusal
from engine.table.events import (
    Agreed,
    Asked,
    Begun,
    Cancelled,
    Configured,
    Declined,
    Joined,
    Left,
    Played,
    SubstituteLeft,
    TableEvent,
    Themed,
    Withdrawn,
)
from engine.table.options import Options
from engine.table.state import Status, Table


def begin(table: Table, user_id: int, new_secret: Callable[[], bytes]) -> Begun:
    """Begin the game with the table's secret, or a new one if an older version opened it without.

    It is played under the newest rulings.

    Raise `Refusal` (``not-host``).
    """
    if table.status is Status.LOBBY:
        _require_host(table, user_id)
    late = "" if table.secret else new_secret().hex()
    secret = bytes.fromhex(table.secret or late)
    return Begun(azul.draw_starter(secret, max(1, len(table.players))), late, azul.CURRENT_RULINGS)


def configure(table: Table, user_id: int, change: Callable[[Options], Options]) -> Sequence[Configured]:
    """Choose other options: `change` makes them from those that the table has now. Nothing if it has them.

    Raise `Refusal`: ``options-fixed`` once the game has begun, or ``not-host``.
    """
    if table.status is Status.PLAYING:
        raise Refusal("options-fixed")
    if not table.is_open:
        raise Refusal("ended")
    _require_host(table, user_id)
    chosen = change(table.options)
    return () if chosen == table.options else (Configured(chosen),)


def set_theme(table: Table, user_id: int, theme: str) -> Themed:
    """Change what the table's pictures look like. Raise `Refusal` (``not-host``)."""
    if table.is_open:
        _require_host(table, user_id)
    return Themed(theme)


def add_computer(table: Table, user_id: int) -> Joined:
    """Give a computer a seat in the lobby. Raise `Refusal` (``not-host``)."""
    if table.status is Status.LOBBY:
        _require_host(table, user_id)
    return Joined(new_computer(table.players))


def remove_computer(table: Table, user_id: int) -> Left:
    """Remove the computer that came last from the lobby. Raise `Refusal`: ``not-host`` or ``no-computer``."""
    if table.status is Status.LOBBY:
        _require_host(table, user_id)
    computers = [player.user_id for player in table.players if player.is_computer]
    if not computers:
        raise Refusal("no-computer")
    return Left(computers[-1])


def cancel(table: Table, user_id: int, *, may_manage: bool) -> Cancelled:
    """Close the table: the host until the game begins, anyone who can manage the channel at any time.

    Raise `Refusal`: ``not-host``, or ``already-begun`` for the host of a running game.
    """
    if table.is_open and not may_manage:
        _require_host(table, user_id)
        if table.status is not Status.LOBBY:
            raise Refusal("already-begun")
    return Cancelled(user_id)


def ask(table: Table, user_id: int) -> Asked:
    """Ask the others whether a player may take back their last take. Raise `Refusal` as `play` does."""
    _ = table.going
    return Asked(_seat_of(table, user_id))


def undo(table: Table, user_id: int) -> Played:
    """Undo a player's last take, if they play with computers alone with all takes since.

    Raise `Refusal` as `play` does.
    """
    state, seat = table.going, _seat_of(table, user_id)
    is_last = table.undoable is not None and table.undoable.turn == seat
    has_followers = not is_last and state.phase is azul.Phase.OFFER and table.people == (seat,)
    return Played(azul.TakenBack(seat) if has_followers else azul.Undone(seat))


def play(table: Table, user_id: int, event_of: Callable[[int], azul.Event]) -> Sequence[TableEvent]:
    """Return what a player does in a running game, as `event_of` their seat.

    Whose seat the computer holds takes it back with a move.

    Raise `Refusal`: ``not-begun``, ``ended`` or ``not-seated``.
    """
    _ = table.playing
    seat = _seat_of(table, user_id)
    return returning(table, seat, event_of(seat))


def resign(table: Table, user_id: int) -> Played | SubstituteLeft:
    """Leave a running game; a seat that its owner can take back goes back to them. Raise as `play` does."""
    _ = table.playing
    return leaving(table, _seat_of(table, user_id))


def tile(
    table: Table,
    user_id: int,
    event_of: Callable[[int], azul.Event],
    round_: int,
    choices: tuple[int, ...] | None = None,
) -> Sequence[TableEvent]:
    """Return what a player does while spaces are chosen in a round, as `event_of` their seat.

    Raise `Refusal` as `play` does, and with ``stale`` if it is another round, or if the player's choices are
    not these any more.
    """
    state, seat = table.going, _seat_of(table, user_id)
    if state.round != round_:
        raise Refusal("stale")
    if choices is not None and seat in azul.waiting_for(state) and state.choices[seat] != choices:
        raise Refusal("stale")
    return returning(table, seat, event_of(seat))


def agree(table: Table, user_id: int, number: int) -> Sequence[Agreed | Played]:
    """Agree to request `number`; if everybody has, the take is taken back. Nothing if the player had agreed.

    Raise `Refusal` as `play` does, and with ``request-over``.
    """
    _ = table.going
    seat, consent = _seat_of(table, user_id), table.consent
    if number == consent.number and seat in consent.agreed:
        return ()
    _require_request(table, number)
    agreed = Agreed(seat)
    if consent.seat is not None and consent.awaited(table.people) == (seat,):
        return agreed, Played(azul.TakenBack(consent.seat))
    return (agreed,)


def decline(table: Table, user_id: int, number: int) -> Declined | Withdrawn:
    """Decline request `number`; whoever made it withdraws it. Raise `Refusal` as `agree` does."""
    _ = table.going
    seat = _seat_of(table, user_id)
    _require_request(table, number)
    return Withdrawn(seat) if seat == table.consent.seat else Declined(seat)


def _require_request(table: Table, number: int) -> None:
    if table.consent.seat is None or number != table.consent.number:
        raise Refusal("request-over")


def _require_host(table: Table, user_id: int) -> None:
    if user_id != table.host_id:
        raise Refusal("not-host", host_id=table.host_id)


def _seat_of(table: Table, user_id: int) -> int:
    seat = table.seat_of(user_id)
    if seat is None:
        raise Refusal("not-seated")
    return seat
