"""Every figure that is counted as things happen, by the name under which Prometheus knows it.

Labels have values of the bot's own, never ids, names, or anything that somebody sent: there are as many as
there are commands, pictures and methods of the database.
"""

from typing import Final

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

from bot import __version__

ANSWERED_IN: Final = (0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 5.0)
"""Discord gives a bot three seconds to answer."""
SHOWN_IN: Final = (0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 60.0, 300.0, 1800.0, 3600.0)
DRAWN_IN: Final = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)
STORED_IN: Final = (0.001, 0.005, 0.01, 0.05, 0.25, 1.0, 5.0)
REQUESTED_IN: Final = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 15.0)
THOUGHT_IN: Final = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0)
LATE_BY: Final = (1.0, 2.0, 5.0, 15.0, 30.0, 60.0, 300.0, 1800.0)
LAGGED_BY: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 3.0)


class Figures:
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

    def _histogram(self, name: str, text: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
        return Histogram(name, text, labels, buckets=buckets, registry=self.registry)
