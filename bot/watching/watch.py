"""Counts what the bot does: the only place that makes figures of what the observer is told."""

import aiohttp

from bot.client import AzulBot
from bot.health import Health
from bot.observing import Kind, Observer, Outcome
from bot.watching.figures import Figures
from bot.watching.gateway import count_reconnects
from bot.watching.looking import Count
from bot.watching.requests import traced
from bot.watching.state import State
from bot.watching.stores import WhenDone, timed
from bot.watching.thinkers import TimedThinker
from engine import Thinker
from storage.base import GameStore


class Watch(Observer):
    """The observer of a bot whose figures are served."""

    def __init__(self) -> None:
        self.figures = Figures()
        self.registry = self.figures.registry
        self._trace = traced(self.figures.requests, self.figures.limited)

    def attach(self, bot: AzulBot, health: Health, count: Count) -> None:
        """Ask a bot how it is whenever the figures are read."""
        self.registry.register(State(bot, health, count))
        count_reconnects(bot, self.figures.reconnects)

    @property
    def trace(self) -> aiohttp.TraceConfig:
        """What looks at requests to Discord."""
        return self._trace

    def store(self, store: GameStore) -> GameStore:
        """Return the database to use instead, whose operations are timed."""

        def observing(operation: str) -> WhenDone:
            stored = self.figures.stored.labels(operation)  # once: looking it up takes as long as to observe

            def done(seconds: float, has_failed: bool) -> None:
                stored.observe(seconds)
                if has_failed:
                    self.figures.unstored.labels(operation).inc()

            return done

        return timed(store, observing)

    def thinker(self, thinker: Thinker) -> Thinker:
        """Return the thinker to use instead, which is timed."""
        return TimedThinker(thinker, self.figures.turns, self.figures.searches, self.figures.thinking)

    def acknowledged(self, kind: Kind, seconds: float) -> None:
        """Note that somebody was answered, or told that an answer is coming, so long after they asked."""
        self.figures.acknowledged.labels(kind).observe(seconds)

    def served(self, kind: Kind, command: str, outcome: Outcome) -> None:
        """Note what came of something that somebody asked for."""
        self.figures.interactions.labels(kind, command, outcome).inc()

    def shown(self, seconds: float) -> None:
        """Note that a channel has been shown a move so long after it was committed."""
        self.figures.shown.observe(seconds)

    def drawn(self, kind: str, waited: float, took: float, *, has_failed: bool) -> None:
        """Note that a picture was drawn, or couldn't be."""
        self.figures.waited.observe(waited)
        self.figures.drawn.labels(kind).observe(took)
        if has_failed:
            self.figures.undrawn.inc()

    def loop_failed(self, loop: str) -> None:
        """Note that a round of a loop ended with an unexpected error."""
        self.figures.loop_errors.labels(loop).inc()

    def was_due(self, late: float) -> None:
        """Note that time did something to a game, so many seconds after it was due."""
        self.figures.late.observe(late)
