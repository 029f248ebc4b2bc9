"""The engine: tables of people playing, over a database, knowing nothing of Discord."""

from engine.clock.due import LOBBY_LASTS, Due, deadline_of, due_of
from engine.clock.planning import state_to_plan
from engine.clock.wishes import GRACE, MOST_WISHES, Plan, Wish
from engine.consent.requests import Consent
from engine.errors import Refusal
from engine.events import (
    Agreed,
    Asked,
    Begun,
    Cancelled,
    Configured,
    Declined,
    Delayed,
    Expired,
    Joined,
    Lapsed,
    Left,
    Messages,
    Opened,
    Overdue,
    Pace,
    Played,
    Player,
    Reminded,
    Stage,
    TableEvent,
    Themed,
    Where,
    Withdrawn,
)
from engine.game import Game, LogEntry
from engine.people import Person
from engine.places.rooms import THREADS_PER_CHANNEL
from engine.rematch import play_again
from engine.service import Tables, random_secret
from engine.table import FEWEST_PLAYERS, MOST_PLAYERS, Status, Table

__all__ = [
    "FEWEST_PLAYERS",
    "GRACE",
    "LOBBY_LASTS",
    "MOST_PLAYERS",
    "MOST_WISHES",
    "THREADS_PER_CHANNEL",
    "Agreed",
    "Asked",
    "Begun",
    "Cancelled",
    "Configured",
    "Consent",
    "Declined",
    "Delayed",
    "Due",
    "Expired",
    "Game",
    "Joined",
    "Lapsed",
    "Left",
    "LogEntry",
    "Messages",
    "Opened",
    "Overdue",
    "Pace",
    "Person",
    "Plan",
    "Played",
    "Player",
    "Refusal",
    "Reminded",
    "Stage",
    "Status",
    "Table",
    "TableEvent",
    "Tables",
    "Themed",
    "Where",
    "Wish",
    "Withdrawn",
    "deadline_of",
    "due_of",
    "play_again",
    "random_secret",
    "state_to_plan",
]
