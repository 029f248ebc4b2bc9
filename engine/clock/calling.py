"""Asking how a game goes on before the time of those whom it waits for is up. Pure."""

from collections.abc import Collection

from engine.clock.due import callable_from
from engine.clock.voting import seated
from engine.errors import Refusal
from engine.events import Overdue
from engine.hours.person import Hours
from engine.table import Table


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
