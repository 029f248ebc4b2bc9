"""Pausing and resuming a game, for those who can manage its channel."""

from collections.abc import Sequence

from engine.decisions.decision import Context, decision
from engine.errors import Refusal
from engine.table.events import Paused, Resumed
from engine.table.state import Status, Table


@decision
def pause(table: Table, _: Context, user_id: int) -> Sequence[Paused]:
    """Pause a game: nobody can move, and its clocks stop.

    Raise `Refusal`: ``pause-lobby`` if it hasn't begun, ``ended`` or ``pause-already``.
    """
    if table.status is Status.LOBBY:
        raise Refusal("pause-lobby")
    _playing = table.running_state
    if table.pause is not None:
        raise Refusal("pause-already", by=table.pause.user_id, paused=table.pause.at)
    return (Paused(user_id),)


@decision
def resume(table: Table, _: Context, user_id: int) -> Sequence[Resumed]:
    """Resume a paused game, with as much time left as there was.

    Raise `Refusal`: ``ended`` or ``not-paused``.
    """
    if not table.is_open:
        raise Refusal("ended")
    if table.pause is None:
        raise Refusal("not-paused")
    return (Resumed(user_id),)
