"""The events that can be observed in a running bot; `bot.ops.metrics` turns them into metrics.

None of them says who did something, in which game, or what anyone typed.
"""

import time
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

import aiohttp

from engine import Thinker
from storage.store import Store


class InteractionKind(StrEnum):
    """How someone interacts with the bot."""

    COMMAND = "command"
    AUTOCOMPLETE = "autocomplete"
    BUTTON = "button"
    SELECT = "select"
    FORM = "form"


class Outcome(StrEnum):
    """How an interaction ended."""

    DONE = "done"
    REFUSED = "refused"
    """The rules or the state of the game didn't allow it; the answer said why."""
    UNREADABLE = "unreadable"
    """The input can't be parsed, or comes from another version's message."""
    BUSY = "busy"
    """There were too many interactions at once; the answer was to try again later."""
    DAMAGED = "damaged"
    """The stored game is damaged."""
    STORAGE = "storage"
    """The database can't be used."""
    FAILED = "failed"
    """There is a bug."""
    UNANSWERED = "unanswered"
    """The response didn't reach Discord; what was committed stays."""


UNKNOWN: Final = "unknown"
"""Stands for a command that doesn't exist: what people send is never used as a label."""


class Observer:
    """Receives the bot's events; this base class ignores them.

    Methods are called on the event loop, and must be quick and never raise.
    """

    @property
    def trace(self) -> aiohttp.TraceConfig | None:
        """Tracing for requests to Discord, if there is any."""
        return None

    def store(self, store: Store) -> Store:
        """Return the store to use: this one, or a wrapper that observes it."""
        return store

    def thinker(self, thinker: Thinker) -> Thinker:
        """Return the thinker to use: this one, or a wrapper that observes it."""
        return thinker

    def acknowledged(self, kind: InteractionKind, seconds: float) -> None:
        """Record that an interaction was acknowledged this many seconds after it arrived."""

    def served(self, kind: InteractionKind, command: str, outcome: Outcome) -> None:
        """Record how an interaction ended."""

    def shown(self, seconds: float) -> None:
        """Record that a channel shows a move, this many seconds after it was committed."""

    def drawn(self, kind: str, waited: float, took: float, *, has_failed: bool) -> None:
        """Record that a picture was drawn or failed, with the seconds it waited and took."""

    def loop_failed(self, loop: str) -> None:
        """Record that a round of a background loop ended in an unexpected error."""

    def engine_moved(self, engine: str, seconds: float) -> None:
        """Record the seconds until an operator's engine had its move, waiting for the engine included."""

    def engine_replaced(self, engine: str) -> None:
        """Record that a computer stood in for an engine, "" for one that is no longer configured."""

    def deadline_applied(self, late: float) -> None:
        """Record that a deadline was applied to a game this many seconds late."""


NOBODY: Final = Observer()


@dataclass(slots=True)
class InteractionTrace:
    """One interaction, from its arrival to its end. `command` is one of the bot's own, or `UNKNOWN`."""

    observer: Observer
    kind: InteractionKind
    command: str
    arrived: float
    """By `time.perf_counter`."""
    outcome: Outcome = Outcome.DONE
    """The outcome so far; the handler sets another one."""

    def acknowledged(self) -> None:
        """Report that Discord has the first response."""
        self.observer.acknowledged(self.kind, time.perf_counter() - self.arrived)

    def ended(self) -> None:
        """Report that the interaction has ended."""
        self.observer.served(self.kind, self.command, self.outcome)
