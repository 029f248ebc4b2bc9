"""What the bot tells whoever watches it, in words of its own; `bot.watching` makes figures of it.

Nothing here says who did something, in which game, or what anybody typed.
"""

import time
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

import aiohttp

from engine import Thinker
from storage.base import GameStore


class Kind(StrEnum):
    """How somebody asks the bot for something."""

    COMMAND = "command"
    AUTOCOMPLETE = "autocomplete"
    BUTTON = "button"
    SELECT = "select"
    FORM = "form"


class Outcome(StrEnum):
    """What comes of it, for whoever asked."""

    DONE = "done"
    REFUSED = "refused"
    """The rules, or the state of things, didn't allow it; the person was told."""
    UNREADABLE = "unreadable"
    """What was typed or sent can't be read, or is of another version."""
    BUSY = "busy"
    """More people asked than could be answered in time; they were told to try again."""
    DAMAGED = "damaged"
    """The record of the game is damaged."""
    STORAGE = "storage"
    """The database can't be used."""
    FAILED = "failed"
    """A mistake in the code."""
    UNANSWERED = "unanswered"
    """The answer didn't arrive; whatever was committed is stored."""


UNKNOWN: Final = "unknown"
"""The command of whoever asks for something that doesn't exist: whatever they sent is no name of ours."""


class Observer:
    """Watches the bot. This one doesn't look.

    It is called on the event loop, and never raises.
    """

    @property
    def trace(self) -> aiohttp.TraceConfig | None:
        """What looks at requests to Discord, if anything does."""
        return None

    def store(self, store: GameStore) -> GameStore:
        """Return the database to use instead, which looks at what is done with this one."""
        return store

    def thinker(self, thinker: Thinker) -> Thinker:
        """Return the thinker to use instead, which looks at what this one does."""
        return thinker

    def acknowledged(self, kind: Kind, seconds: float) -> None:
        """Note that somebody was answered, or told that an answer is coming, so long after they asked."""

    def served(self, kind: Kind, command: str, outcome: Outcome) -> None:
        """Note what came of something that somebody asked for."""

    def shown(self, seconds: float) -> None:
        """Note that a channel has been shown a move so long after it was committed."""

    def drawn(self, kind: str, waited: float, took: float, *, has_failed: bool) -> None:
        """Note that a picture was drawn, or couldn't be: what it shows, and how long that waited and took."""

    def loop_failed(self, loop: str) -> None:
        """Note that a round of a loop ended with an unexpected error."""

    def was_due(self, late: float) -> None:
        """Note that time did something to a game, so many seconds after it was due."""


NOBODY: Final = Observer()


@dataclass(slots=True)
class Visit:
    """Something that somebody asks the bot for, from the moment at which it arrived.

    `command` is one of the bot's own words, or `UNKNOWN`.
    """

    observer: Observer
    kind: Kind
    command: str
    arrived: float
    """By `time.perf_counter`."""
    outcome: Outcome = Outcome.DONE
    """So far: what handles it says if it is another."""

    def acknowledged(self) -> None:
        """Note that the first response has arrived."""
        self.observer.acknowledged(self.kind, time.perf_counter() - self.arrived)

    def ended(self) -> None:
        """Note that nothing more will come of it."""
        self.observer.served(self.kind, self.command, self.outcome)
