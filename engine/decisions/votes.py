"""Votes on how a game goes on without those whose time is up."""

from collections.abc import Collection, Sequence

from engine.deadlines import vote_callable_from
from engine.decisions.decision import Context, decision, seat_of
from engine.errors import Refusal
from engine.table.events import Overdue, Vote, Voted
from engine.table.state import Table


@decision
def vote(table: Table, _: Context, user_id: int, choice: Vote) -> Sequence[Voted]:
    """Vote, or change one's vote; do nothing if the vote is the same.

    Raise `Refusal`: ``no-vote`` if there is nothing to vote on, ``not-seated``, ``resigned``, ``vote-on-you``
    for those who are late, or ``computer-holds`` for those whose seat the computer has.
    """
    state, seat = table.unpaused_state, seat_of(table, user_id)
    if not table.late:
        raise Refusal("no-vote")
    if seat in state.resigned:
        raise Refusal("resigned")
    if seat in table.late:
        raise Refusal("vote-on-you")
    if seat in table.computers:
        raise Refusal("computer-holds")
    return () if (seat, choice) in table.votes else (Voted(seat, choice),)


@decision
def call_vote(table: Table, context: Context, user_id: int, gone: Collection[int] = ()) -> Sequence[Overdue]:
    """Call a vote on how the game goes on, before the time of those whom it waits for is up.

    That is possible at once if all of them are `gone` (Discord ids of people who have left the server), and
    in a game whose turns aren't limited after `CALL_AFTER`. Raise `Refusal`: ``not-seated``, ``resigned``,
    ``computer-holds``, ``vote-open``, ``nobody-to-wait-for`` if it is the computer's turn, ``your-turn``, or
    ``call-too-early`` with the moment from which it is possible, in milliseconds since 1970 (UTC).
    """
    state, seat = table.unpaused_state, seat_of(table, user_id)
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
        moment = vote_callable_from(table, context.hours)
        if context.now < moment or table.turn_length is not None:
            raise Refusal("call-too-early", moment=moment)
    return (Overdue(seat),)
