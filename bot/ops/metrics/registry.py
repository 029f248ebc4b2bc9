"""The metrics that are counted or timed as events happen, and the observer that does so."""

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

ANSWER_BUCKETS: Final = (0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 5.0)
"""Seconds, as all below; Discord gives a bot three to answer."""
POSTING_BUCKETS: Final = (0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 60.0, 300.0, 1800.0, 3600.0)
DRAWING_BUCKETS: Final = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)
STORAGE_BUCKETS: Final = (0.001, 0.005, 0.01, 0.05, 0.25, 1.0, 5.0)
REQUEST_BUCKETS: Final = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 15.0)
THINKING_BUCKETS: Final = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0)
LATENESS_BUCKETS: Final = (1.0, 2.0, 5.0, 15.0, 30.0, 60.0, 300.0, 1800.0)
LAG_BUCKETS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 3.0)

TROUBLES: Final = (Outcome.BUSY, Outcome.DAMAGED, Outcome.STORAGE, Outcome.FAILED, Outcome.UNANSWERED)
"""The outcomes on which an operator may have to act."""


class Metrics:
    """The metrics of one bot, in a registry of their own."""

    def __init__(self) -> None:
        # The creation times of series, which are of no use here.
        disable_created_metrics()  # type: ignore[no-untyped-call]  # the library has no types there
        self.registry = CollectorRegistry()
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=self.registry)
        Info("azul_build", "Versions of the bot and of discord.py.", registry=self.registry).info(
            {"version": __version__, "discordpy": discord.__version__}
        )
        self.interactions = Counter(
            "azul_interactions",
            "Interactions by kind, command and outcome.",
            ("kind", "command", "outcome"),
            registry=self.registry,
        )
        self.acknowledged = self._histogram(
            "azul_acknowledgement_seconds",
            "Time from the arrival of an interaction to the bot's first response.",
            ANSWER_BUCKETS,
            "kind",
        )
        self.shown = self._histogram(
            "azul_shown_seconds",
            "Time from a commit until the channel has been shown it.",
            POSTING_BUCKETS,
        )
        self.drawn = self._histogram(
            "azul_picture_seconds", "Time to draw a picture, by what it shows.", DRAWING_BUCKETS, "kind"
        )
        self.waited = self._histogram(
            "azul_picture_wait_seconds", "Time that a picture waited for a drawing thread.", DRAWING_BUCKETS
        )
        self.undrawn = Counter(
            "azul_pictures_failed",
            "Pictures that could not be drawn and were replaced by text.",
            registry=self.registry,
        )
        self.stored = self._histogram(
            "azul_database_seconds",
            "Duration of a database operation, including the wait for a connection.",
            STORAGE_BUCKETS,
            "operation",
        )
        self.unstored = Counter(
            "azul_database_errors",
            "Database operations that failed because the database is unavailable or damaged.",
            ("operation",),
            registry=self.registry,
        )
        self.late = self._histogram(
            "azul_deadline_lateness_seconds",
            "How late a deadline, reminder, planned move or computer's turn was carried out.",
            LATENESS_BUCKETS,
        )
        self.loop_errors = Counter(
            "azul_loop_errors",
            "Iterations of the bot's background loops that failed unexpectedly; the loop continues.",
            ("loop",),
            registry=self.registry,
        )
        self.turns = self._histogram(
            "azul_computer_turn_seconds",
            "Time to get a computer's move, including the wait for a worker process.",
            THINKING_BUCKETS,
            "level",
        )
        self.engine_turns = self._histogram(
            "azul_engine_turn_seconds",
            "Time to get an external engine's move, including the wait for the engine.",
            THINKING_BUCKETS,
            "engine",
        )
        self.stand_ins = Counter(
            "azul_engine_stand_ins",
            "Turns that a built-in computer player took for an engine; unnamed if it isn't configured.",
            ("engine",),
            registry=self.registry,
        )
        self.searches = self._histogram(
            "azul_search_seconds",
            "Duration of a search for a hint or an analysis, including the wait for a worker process.",
            THINKING_BUCKETS,
        )
        self.thinking = Gauge(
            "azul_thinking",
            "Moves and searches requested and not finished yet.",
            registry=self.registry,
        )
        self.requests = self._histogram(
            "azul_discord_request_seconds",
            "Duration of a request to Discord by outcome: 2xx, 4xx, 429, 5xx, or failed.",
            REQUEST_BUCKETS,
            "status",
        )
        self.limited = Counter(
            "azul_discord_rate_limited",
            "Requests that Discord rate-limited (429), by scope of the limit.",
            ("scope",),
            registry=self.registry,
        )
        self.reconnects = Counter(
            "azul_gateway_reconnects",
            "Reconnections of a shard: its session resumed, or a new one begun (anew).",
            ("shard", "how"),
            registry=self.registry,
        )
        self.lag = self._histogram(
            "azul_event_loop_lag_seconds",
            "Delay of the event loop, measured once a second.",
            LAG_BUCKETS,
        )

    def expect(
        self,
        asked: Iterable[tuple[InteractionKind, str]],
        loops: Iterable[str],
        engines: Iterable[str] = (),
    ) -> None:
        """Create the series for failures of interactions, loops and engines, with the value 0.

        A series that appears only with the first failure starts at 1, so Prometheus would see no increase.
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
        """Tracing that times requests to Discord."""
        return self._trace

    def store(self, store: Store) -> Store:
        """Return a wrapper of the store whose operations are timed."""
        return timed_store(store, self.metrics.stored, self.metrics.unstored)

    def thinker(self, thinker: Thinker) -> Thinker:
        """Return a wrapper of the thinker that is timed."""
        return TimedThinker(thinker, self.metrics.turns, self.metrics.searches, self.metrics.thinking)

    def acknowledged(self, kind: InteractionKind, seconds: float) -> None:
        """Record that an interaction was acknowledged this many seconds after it arrived."""
        self.metrics.acknowledged.labels(kind).observe(seconds)

    def served(self, kind: InteractionKind, command: str, outcome: Outcome) -> None:
        """Record how an interaction ended."""
        self.metrics.interactions.labels(kind, command, outcome).inc()

    def shown(self, seconds: float) -> None:
        """Record that a channel shows a move, this many seconds after it was committed."""
        self.metrics.shown.observe(seconds)

    def drawn(self, kind: str, waited: float, took: float, *, has_failed: bool) -> None:
        """Record that a picture was drawn or failed, with the seconds it waited and took."""
        self.metrics.waited.observe(waited)
        self.metrics.drawn.labels(kind).observe(took)
        if has_failed:
            self.metrics.undrawn.inc()

    def loop_failed(self, loop: str) -> None:
        """Record that a round of a loop ended with an unexpected error."""
        self.metrics.loop_errors.labels(loop).inc()

    def engine_moved(self, engine: str, seconds: float) -> None:
        """Record the seconds until an engine had its move, waiting for the engine included."""
        self.metrics.engine_turns.labels(engine).observe(seconds)

    def engine_replaced(self, engine: str) -> None:
        """Record that a computer stood in for an engine."""
        self.metrics.stand_ins.labels(engine).inc()

    def deadline_applied(self, late: float) -> None:
        """Record that a deadline was applied to a game this many seconds late."""
        self.metrics.late.observe(late)
