"""The engine: games and their players, stored in a database, independent of Discord."""

from engine.channels import THREADS_PER_CHANNEL, GameLocation
from engine.computers.engines import Engines, try_out
from engine.computers.external import Fault
from engine.computers.programs import Program, programs_in
from engine.computers.seats import engine_of
from engine.computers.thinker import ANALYSIS, HINT, Effort, Thinker
from engine.computers.turns import is_about_to_play
from engine.computers.workers import Workers
from engine.deadlines import (
    CALL_AFTER,
    LOBBY_LIFETIME,
    Due,
    clock_stopped_until,
    computer_moves_at,
    deadline_of,
    due_of,
    grace_ends_at,
    lobby_closes_at,
)
from engine.errors import Refusal
from engine.game import Game, LogEntry, is_unanswered
from engine.pings import DuePing
from engine.plans import MAX_PLANNED_TAKES, PLAN_GRACE, Plan, PlannedTake, state_to_plan
from engine.practice import Practice, TakeSearch
from engine.rematch import play_again
from engine.servers import Server
from engine.service import GameService, random_secret
from engine.table.events import Lost, Player, Stage, TableEvent, Vote
from engine.table.options import MAX_PLAYERS, MIN_PLAYERS, Adaptive, Messages, Options, Pace, Rated, Where
from engine.table.state import INVITATION_LIFETIME, Pause, Status, Table
from engine.table.undo_requests import Consent
from engine.table.votes import after_grace, votes_for
from engine.time.person import NO_HOURS, Hours, Person, Pings, Reminders
from players import Level

__all__ = [
    "ANALYSIS",
    "CALL_AFTER",
    "HINT",
    "INVITATION_LIFETIME",
    "LOBBY_LIFETIME",
    "MAX_PLANNED_TAKES",
    "MAX_PLAYERS",
    "MIN_PLAYERS",
    "NO_HOURS",
    "PLAN_GRACE",
    "THREADS_PER_CHANNEL",
    "Adaptive",
    "Consent",
    "Due",
    "DuePing",
    "Effort",
    "Engines",
    "Fault",
    "Game",
    "GameLocation",
    "GameService",
    "Hours",
    "Level",
    "LogEntry",
    "Lost",
    "Messages",
    "Options",
    "Pace",
    "Pause",
    "Person",
    "Pings",
    "Plan",
    "PlannedTake",
    "Player",
    "Practice",
    "Program",
    "Rated",
    "Refusal",
    "Reminders",
    "Server",
    "Stage",
    "Status",
    "Table",
    "TableEvent",
    "TakeSearch",
    "Thinker",
    "Vote",
    "Where",
    "Workers",
    "after_grace",
    "clock_stopped_until",
    "computer_moves_at",
    "deadline_of",
    "due_of",
    "engine_of",
    "grace_ends_at",
    "is_about_to_play",
    "is_unanswered",
    "lobby_closes_at",
    "play_again",
    "programs_in",
    "random_secret",
    "state_to_plan",
    "try_out",
    "votes_for",
]
