"""Every metric that is counted or timed as things happen, and the observer that does so."""

from collections.abc import Iterable
from typing import Final

import aiohttp
import discord
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    Info,
    PlatformCollector,
    ProcessCollector,
    disable_created_metrics,
)

from azul import __version__
from bot.observer import InteractionKind, Observer, Outcome
from bot.ops.metrics.timed import TimedThinker, request_trace, timed_store
from engine import Thinker
from storage.store import Store

ANSWERED_IN: Final = (0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 5.0)
"""Discord gives a bot three seconds to answer."""
SHOWN_IN: Final = (0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 60.0, 300.0, 1800.0, 3600.0)
DRAWN_IN: Final = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)
STORED_IN: Final = (0.001, 0.005, 0.01, 0.05, 0.25, 1.0, 5.0)
REQUESTED_IN: Final = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 15.0)
THOUGHT_IN: Final = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0)
LATE_BY: Final = (1.0, 2.0, 5.0, 15.0, 30.0, 60.0, 300.0, 1800.0)
LAGGED_BY: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 3.0)


TROUBLES: Final = (Outcome.BUSY, Outcome.DAMAGED, Outcome.STORAGE, Outcome.FAILED, Outcome.UNANSWERED)
"""What somebody may have to see to, if it is what comes of something."""


class Metrics:
    """The metrics of one bot, in a registry of their own."""

    def __init__(self) -> None:
        # The moment at which each series began, which nobody asks for.
        disable_created_metrics()  # type: ignore[no-untyped-call]  # the library has no types there
        self.registry = CollectorRegistry()
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=self.registry)
        Info("azul_build", "What runs.", registry=self.registry).info(
            {"version": __version__, "discordpy": discord.__version__}
        )
        self.interactions = Counter(
            "azul_interactions",
            "What people asked for, by kind, command and what came of it.",
            ("kind", "command", "outcome"),
            registry=self.registry,
        )
        self.acknowledged = self._histogram(
            "azul_acknowledgement_seconds",
            "From the arrival of an interaction to the bot's first response.",
            ANSWERED_IN,
            "kind",
        )
        self.shown = self._histogram(
            "azul_shown_seconds",
            "From a commit to when the channel had been shown it.",
            SHOWN_IN,
        )
        self.drawn = self._histogram(
            "azul_picture_seconds", "Time to draw a picture, by what it shows.", DRAWN_IN, "kind"
        )
        self.waited = self._histogram(
            "azul_picture_wait_seconds", "How long a picture waited for a thread that draws it.", DRAWN_IN
        )
        self.undrawn = Counter(
            "azul_pictures_failed",
            "Pictures that could not be drawn, so that words stand in.",
            registry=self.registry,
        )
        self.stored = self._histogram(
            "azul_database_seconds",
            "Time that an operation of the database took, waiting for a connection included.",
            STORED_IN,
            "operation",
        )
        self.unstored = Counter(
            "azul_database_errors",
            "Operations that failed because the database can't be used, or is damaged.",
            ("operation",),
            registry=self.registry,
        )
        self.late = self._histogram(
            "azul_deadline_lateness_seconds",
            "How late time did something to a game: a deadline, a reminder, a plan, a computer's turn.",
            LATE_BY,
        )
        self.loop_errors = Counter(
            "azul_loop_errors",
            "Rounds of the bot's own loops that ended with an unexpected error; the loop goes on.",
            ("loop",),
            registry=self.registry,
        )
        self.turns = self._histogram(
            "azul_computer_turn_seconds",
            "Time until a computer had its move, waiting for a process included.",
            THOUGHT_IN,
            "level",
        )
        self.engine_turns = self._histogram(
            "azul_engine_turn_seconds",
            "Time until an operator's engine had its move, waiting for it included.",
            THOUGHT_IN,
            "engine",
        )
        self.stand_ins = Counter(
            "azul_engine_stand_ins",
            "Turns that a computer of the bot made instead of an engine; no name if it isn't configured.",
            ("engine",),
            registry=self.registry,
        )
        self.searches = self._histogram(
            "azul_search_seconds",
            "Time until a search for a hint or an analysis was done, waiting for a process included.",
            THOUGHT_IN,
        )
        self.thinking = Gauge(
            "azul_thinking",
            "Moves and searches that are asked for and not done.",
            registry=self.registry,
        )
        self.requests = self._histogram(
            "azul_discord_request_seconds",
            "Time of a request to Discord, by how it ended: 2xx, 4xx, 429, 5xx, or failed.",
            REQUESTED_IN,
            "status",
        )
        self.limited = Counter(
            "azul_discord_rate_limited",
            "Requests that Discord refused for their rate (429), by whose limit it was.",
            ("scope",),
            registry=self.registry,
        )
        self.reconnects = Counter(
            "azul_gateway_reconnects",
            "How often a shard has connected again: resumed where it was, or begun anew.",
            ("shard", "how"),
            registry=self.registry,
        )
        self.lag = self._histogram(
            "azul_event_loop_lag_seconds",
            "How much later than it should the event loop came round, looked at once a second.",
            LAGGED_BY,
        )

    def expect(
        self,
        asked: Iterable[tuple[InteractionKind, str]],
        loops: Iterable[str],
        engines: Iterable[str] = (),
    ) -> None:
        """Have a figure, so far 0, for whatever may go wrong with what people ask for, loops and engines.

        A figure that appears only with the first failure appears at 1, and Prometheus sees nothing increase.
        """
        for kind in InteractionKind:
            self.acknowledged.labels(kind)
        for kind, command in asked:
            for outcome in TROUBLES:
                self.interactions.labels(kind, command, outcome)
        for loop in loops:
            self.loop_errors.labels(loop)
        for engine in ("", *engines):
            self.stand_ins.labels(engine)

    def _histogram(self, name: str, text: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
        return Histogram(name, text, labels, buckets=buckets, registry=self.registry)


class MetricsObserver(Observer):
    """Counts and times what the bot does."""

    def __init__(self) -> None:
        self.metrics = Metrics()
        self._trace = request_trace(self.metrics.requests, self.metrics.limited)

    @property
    def trace(self) -> aiohttp.TraceConfig:
        """What looks at requests to Discord."""
        return self._trace

    def store(self, store: Store) -> Store:
        """Return the database to use instead, whose operations are timed."""
        return timed_store(store, self.metrics.stored, self.metrics.unstored)

    def thinker(self, thinker: Thinker) -> Thinker:
        """Return the thinker to use instead, which is timed."""
        return TimedThinker(thinker, self.metrics.turns, self.metrics.searches, self.metrics.thinking)

    def acknowledged(self, kind: InteractionKind, seconds: float) -> None:
        """Note that somebody was answered, or told that an answer is coming, so long after they asked."""
        self.metrics.acknowledged.labels(kind).observe(seconds)

    def served(self, kind: InteractionKind, command: str, outcome: Outcome) -> None:
        """Note what came of something that somebody asked for."""
        self.metrics.interactions.labels(kind, command, outcome).inc()

    def shown(self, seconds: float) -> None:
        """Note that a channel has been shown a move so long after it was committed."""
        self.metrics.shown.observe(seconds)

    def drawn(self, kind: str, waited: float, took: float, *, has_failed: bool) -> None:
        """Note that a picture was drawn, or couldn't be."""
        self.metrics.waited.observe(waited)
        self.metrics.drawn.labels(kind).observe(took)
        if has_failed:
            self.metrics.undrawn.inc()

    def loop_failed(self, loop: str) -> None:
        """Note that a round of a loop ended with an unexpected error."""
        self.metrics.loop_errors.labels(loop).inc()

    def engine_moved(self, engine: str, seconds: float) -> None:
        """Note that an engine had its move, so long after it was needed."""
        self.metrics.engine_turns.labels(engine).observe(seconds)

    def engine_missing(self, engine: str) -> None:
        """Note that a computer of the bot stood in for an engine."""
        self.metrics.stand_ins.labels(engine).inc()

    def was_due(self, late: float) -> None:
        """Note that time did something to a game, so many seconds after it was due."""
        self.metrics.late.observe(late)
