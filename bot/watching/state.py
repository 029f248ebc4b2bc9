"""What is asked of the bot whenever its figures are read: nothing that has to be waited for."""

import math
from collections.abc import Iterator

from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from bot.client import AzulBot
from bot.health import Health
from bot.watching.looking import Count


class State(Collector):
    """The state of a bot; what its database says comes from the last look."""

    def __init__(self, bot: AzulBot, health: Health, count: Count) -> None:
        self._count = count
        self._bot = bot
        self._health = health

    def collect(self) -> Iterator[Metric]:
        """Yield all that can be known at the moment."""
        yield _one("azul_guilds", "Servers that the bot is in.", len(self._bot.guilds))
        yield _one(
            "azul_pictures_waiting",
            "Pictures that are asked for and not drawn.",
            self._bot.pictures.waiting,
        )
        yield _one(
            "azul_interactions_waiting",
            "Interactions that are acknowledged and wait until it is their turn.",
            len(self._bot.desk.admission),
        )
        part = self._bot.part
        yield _one(
            "azul_leases_held",
            "Shards that this process runs by lease, beside others on the same database.",
            0 if part.is_alone else len(part.shown.shards),
        )
        yield self._latencies()
        yield self._connections()
        yield from self._looked_at()
        yield from self._counted()

    def _latencies(self) -> Metric:
        latency = GaugeMetricFamily(
            "azul_gateway_latency_seconds",
            "From a heartbeat of a shard to Discord's answer, as last measured.",
            labels=("shard",),
        )
        for number, seconds in self._bot.latencies:
            if math.isfinite(seconds):
                latency.add_metric((str(number),), seconds)
        return latency

    def _connections(self) -> Metric:
        connected = GaugeMetricFamily(
            "azul_gateway_connected", "Whether a shard of this process is connected.", labels=("shard",)
        )
        for number, shard in self._bot.shards.items():
            connected.add_metric((str(number),), 0.0 if shard.is_closed() else 1.0)
        return connected

    def _looked_at(self) -> Iterator[Metric]:
        well = GaugeMetricFamily(
            "azul_well", "Whether all is well with what /readyz looks at.", labels=("check",)
        )
        for check, trouble in self._health.troubles.items():
            well.add_metric((check,), 0.0 if trouble else 1.0)
        yield well
        backlog = self._health.backlog
        unshown = GaugeMetricFamily(
            "azul_games_unshown",
            "Games with something to show: waiting to be shown, or failed and tried again later.",
            labels=("state",),
        )
        if backlog is not None:
            unshown.add_metric(("waiting",), backlog.waiting)
            unshown.add_metric(("failed",), backlog.failed)
        yield unshown
        yield _one(
            "azul_unshown_oldest_seconds",
            "For how long the first of the games that wait has waited.",
            None if backlog is None else backlog.oldest,
        )

    def _counted(self) -> Iterator[Metric]:
        census = self._count.census
        games = GaugeMetricFamily(
            "azul_games",
            "Games of this process's servers, in the lobby and begun; counted once a minute.",
            labels=("phase",),
        )
        if census is not None:
            games.add_metric(("lobby",), census.lobby)
            games.add_metric(("playing",), census.playing)
        yield games
        yield _one(
            "azul_games_newest",
            "The number of the newest game of all: so many were opened, those that are over included.",
            None if census is None else census.newest,
        )


def _one(name: str, text: str, value: float | None) -> Metric:
    """Return a figure without labels; with no value if it isn't known."""
    return GaugeMetricFamily(name, text, value)
