"""Who holds the seats of a table after an event."""

from collections import Counter
from dataclasses import replace

import azul
from engine.errors import Refusal
from engine.events import (
    HandoverOffered,
    HandoverWithdrawn,
    Played,
    Player,
    SeatGiven,
    SeatOffered,
    SeatReclaimed,
    SeatReturned,
    SeatTaken,
    SubstituteLeft,
    Vote,
)
from engine.table import Handover, Replaced, Table

SeatEvent = SeatGiven | SeatReturned | SeatOffered | SeatTaken | SeatReclaimed | SubstituteLeft


def with_seat(table: Table, event: SeatEvent) -> Table:
    """Return the table with another holder of a seat, or one that may get one."""
    seat, state = event.seat, table.playing
    if seat not in state.active:
        raise Refusal("resigned")
    match event:
        case SeatGiven():
            offered = without(table.offered, seat)
            return replace(table, computers=(*without(table.computers, seat), seat), offered=offered)
        case SeatReturned():
            if seat not in table.computers:
                raise Refusal("seat-is-yours")
            asleep = without(table.asleep, seat)
            return replace(table, computers=without(table.computers, seat), asleep=asleep)
        case SeatOffered():
            return replace(table, offered=(*without(table.offered, seat), seat))
        case SeatTaken(_, player, returnable):
            return _substitute(table, seat, player, returnable=returnable)
        case SeatReclaimed():
            return _returned(table, seat)
        case SubstituteLeft():
            after = _returned(table, seat)
            return replace(after, offered=(*after.offered, seat))


def with_handover(table: Table, event: HandoverOffered | HandoverWithdrawn) -> Table:
    """Return the table with a seat that its player would hand over, or keeps."""
    if event.seat not in table.playing.active:
        raise Refusal("resigned")
    others = tuple(each for each in table.handovers if each.seat != event.seat)
    if isinstance(event, HandoverWithdrawn):
        return replace(table, handovers=others)
    if event.to is not None and table.seat_of(event.to.user_id) is not None:
        raise Refusal("plays-already")
    return replace(table, handovers=(*others, Handover(event.seat, event.to)))


def _substitute(table: Table, seat: int, player: Player, *, returnable: bool) -> Table:
    if table.seat_of(player.user_id) is not None:
        raise Refusal("already-seated")
    is_handed = any(each.seat == seat and each.is_for(player.user_id) for each in table.handovers)
    if seat not in table.offered and not is_handed:
        raise Refusal("seat-not-offered")
    former = Replaced(seat, table.players[seat])
    claim = next((each for each in table.claims if each.seat == seat), former if returnable else None)
    after = _with_player(table, seat, player)
    return after if claim is None else replace(after, replaced=(*after.replaced, claim))


def _returned(table: Table, seat: int) -> Table:
    """Return the table with a seat's owner in place of the substitute."""
    claim = next((each for each in table.claims if each.seat == seat), None)
    if claim is None:
        raise Refusal("substitute-stays")
    return _with_player(table, seat, claim.player)


def _with_player(table: Table, seat: int, player: Player) -> Table:
    """Return the table with another player in a seat, whom nobody offers a seat and who claims no other."""
    handovers = (each for each in table.handovers if each.seat != seat)
    is_host = table.host_id == table.players[seat].user_id
    return replace(
        table,
        players=(*table.players[:seat], player, *table.players[seat + 1 :]),
        host_id=player.user_id if is_host else table.host_id,
        computers=without(table.computers, seat),
        offered=without(table.offered, seat),
        handovers=tuple(each for each in handovers if each.to is None or each.to.user_id != player.user_id),
        asleep=without(table.asleep, seat),
        votes=unvoted(table, seat),
        undoable=None if table.undoable and table.undoable.turn == seat else table.undoable,
        replaced=tuple(
            each for each in table.replaced if each.seat != seat and each.player.user_id != player.user_id
        ),
    )


def replaced_after(table: Table, happened: Played) -> tuple[Replaced, ...]:
    """Return `replaced` after a move: takes of people count, and don't any more once they are undone."""
    if not table.replaced:
        return ()
    takes = Counter[int]()
    match happened.event:
        case azul.Taken(seat) if not happened.by_computer:
            takes[seat] = 1
        case azul.Undone(seat):
            takes[seat] = -1
        case azul.TakenBack(seat):
            takes.subtract(state.turn for state in azul.takes_since(table.progress, seat))
        case _:
            return table.replaced
    return tuple(replace(each, takes=max(0, each.takes + takes[each.seat])) for each in table.replaced)


def unvoted(table: Table, seat: int) -> tuple[tuple[int, Vote], ...]:
    """Return the votes of all other seats."""
    return tuple(each for each in table.votes if each[0] != seat)


def without(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """Return all other seats."""
    return tuple(each for each in seats if each != seat) if seat in seats else seats


def holders_after(table: Table, happened: Played) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Return `computers`, `offered` and `asleep` after a move: its player is there, or isn't."""
    event = happened.event
    if isinstance(event, azul.Dealt):
        return table.computers, table.offered, table.asleep
    asleep = without(table.asleep, event.seat)
    if happened.by_computer:
        slept = () if event.seat in table.computers else (event.seat,)
        return table.computers, table.offered, (*asleep, *slept)
    has_left = isinstance(event, azul.Resigned)
    computers = without(table.computers, event.seat) if has_left else table.computers
    return computers, without(table.offered, event.seat), asleep
