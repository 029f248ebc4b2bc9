"""What people can decide about a game: functions that return a `Decision`.

``games.change(game.id, decisions.take(user_id, move), version=seen)``
"""

from engine.decisions.decision import Context, Decision
from engine.decisions.lobby import (
    accept,
    add_computer,
    begin,
    cancel,
    configure,
    decline_invitation,
    invite,
    join,
    leave,
    remove_computer,
    seat_engine,
    set_theme,
)
from engine.decisions.pauses import pause, resume
from engine.decisions.play import place, resign, settle, take
from engine.decisions.seats import hand_over, keep_seat, substitute, take_back
from engine.decisions.takebacks import agree, ask_undo, decline, undo
from engine.decisions.votes import call_vote, vote

__all__ = [
    "Context",
    "Decision",
    "accept",
    "add_computer",
    "agree",
    "ask_undo",
    "begin",
    "call_vote",
    "cancel",
    "configure",
    "decline",
    "decline_invitation",
    "hand_over",
    "invite",
    "join",
    "keep_seat",
    "leave",
    "pause",
    "place",
    "remove_computer",
    "resign",
    "resume",
    "seat_engine",
    "set_theme",
    "settle",
    "substitute",
    "take",
    "take_back",
    "undo",
    "vote",
]
