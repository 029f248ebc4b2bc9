"""The bot's state for Prometheus, and the tasks that measure what can't be read at once."""

import asyncio
import math
from collections.abc import Iterator
from contextlib import suppress
from typing import Final

from discord.ext import commands
from prometheus_client import Counter, Histogram
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from bot.app import AzulBot
from bot.cluster.scope import ShardScope
from bot.ops.health import Health
from engine import GameService
from storage.records import GameCounts, StorageError

CHECK_EVERY: Final = 15.0
"""Seconds between checks of the bot's health and its backlog."""
COUNT_EVERY: Final = 60.0
"""Seconds between counts of games: that takes some milliseconds when there are very many."""
MAX_COUNTED: Final = 100_000
LAG_EVERY: Final = 1.0
"""Seconds between measurements of the event loop's lag."""


async def check_health(health: Health) -> float:
    """Check the bot's health; return the seconds until the next check. All tasks here return that."""
    _ = await health.ready()
    return CHECK_EVERY


class GameCounter:
    """Counts the games of this process's servers. `counts` is the last count; None if there is none."""

    def __init__(self, games: GameService, shard_scope: ShardScope) -> None:
        self._games = games
        self._shard_scope = shard_scope
        self.counts: GameCounts | None = None

    async def count(self) -> float:
        """Count the games; return the seconds until the next count."""
        counted = None
        try:
            with suppress(StorageError):  # the check of the bot's health reports that
                counted = await self._games.count_games(MAX_COUNTED, self._shard_scope.shown)
        finally:
            self.counts = counted
        return COUNT_EVERY


async def measure_lag(lag: Histogram) -> float:
    """Measure the event loop's lag; return 0, as the measurement itself waits."""
    loop = asyncio.get_running_loop()
    due = loop.time() + LAG_EVERY
    await asyncio.sleep(LAG_EVERY)
    lag.observe(max(0.0, loop.time() - due))
    return 0.0


def count_reconnects(bot: commands.AutoShardedBot, reconnects: Counter) -> None:
    """Count the reconnects of shards: new sessions, and resumed ones."""
    connected: set[int] = set()

    async def begun(shard: int) -> None:
        new_session, _ = (reconnects.labels(str(shard), how) for how in ("anew", "resumed"))
        if shard in connected:
            new_session.inc()
        connected.add(shard)

    async def resumed(shard: int) -> None:
        reconnects.labels(str(shard), "resumed").inc()

    bot.add_listener(begun, "on_shard_connect")
    bot.add_listener(resumed, "on_shard_resumed")


class StateCollector(Collector):
    """The state of a bot when its metrics are read; what comes from its database is from the last check."""

    def __init__(self, bot: AzulBot, health: Health, games: GameCounter) -> None:
        self._bot = bot
        self._health = health
        self._games = games

    def collect(self) -> Iterator[Metric]:
        """Yield everything that is known without waiting."""
        yield _gauge("azul_guilds", "Servers that the bot is in.", len(self._bot.guilds))
        yield _gauge(
            "azul_pictures_waiting",
            "Pictures requested and not drawn yet.",
            self._bot.pictures.waiting,
        )
        yield _gauge(
            "azul_interactions_waiting",
            "Interactions acknowledged and waiting for their turn.",
            len(self._bot.dispatcher.admission),
        )
        scope = self._bot.shard_scope
        yield _gauge(
            "azul_leases_held",
            "Shards whose lease this process holds, if several share a database.",
            0 if scope.is_alone else len(scope.shown.shards),
        )
        yield self._latencies()
        yield self._connections()
        yield from self._checks()
        yield from self._counts()
        yield from self._files()

    def _latencies(self) -> Metric:
        latency = GaugeMetricFamily(
            "azul_gateway_latency_seconds",
            "Time from a shard's last heartbeat to Discord's answer.",
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

    def _checks(self) -> Iterator[Metric]:
        well = GaugeMetricFamily("azul_well", "Whether each check of /readyz passes.", labels=("check",))
        for check, trouble in self._health.troubles.items():
            well.add_metric((check,), 0.0 if trouble else 1.0)
        yield well
        backlog = self._health.backlog
        unshown = GaugeMetricFamily(
            "azul_games_unshown",
            "Games with unshown moves: waiting, or failed and to be retried.",
            labels=("state",),
        )
        if backlog is not None:
            unshown.add_metric(("waiting",), backlog.waiting)
            unshown.add_metric(("failed",), backlog.failed)
        yield unshown
        yield _gauge(
            "azul_unshown_oldest_seconds",
            "How long the game that has waited longest has been waiting.",
            None if backlog is None else backlog.oldest,
        )

    def _counts(self) -> Iterator[Metric]:
        counts = self._games.counts
        games = GaugeMetricFamily(
            "azul_games",
            "Games on this process's servers, in the lobby or in play; counted once a minute.",
            labels=("phase",),
        )
        if counts is not None:
            games.add_metric(("lobby",), counts.lobby)
            games.add_metric(("playing",), counts.playing)
        yield games
        yield _gauge(
            "azul_games_newest",
            "Number of the newest game, which is about how many were ever opened.",
            None if counts is None else counts.newest,
        )

    def _files(self) -> Iterator[Metric]:
        yield _gauge("azul_database_bytes", "Size of the database in bytes.", self._health.database_size)
        free = GaugeMetricFamily(
            "azul_disk_free_bytes",
            "Free bytes on the disk that holds the database or the backups.",
            labels=("of",),
        )
        disks = self._health.disks
        for what, size in disks.free.items() if disks is not None else ():
            free.add_metric((what,), size)
        yield free
        backups = self._health.backups
        last = backups.last if backups is not None else None
        is_made = backups is not None and backups.is_ours
        yield _gauge(
            "azul_backup_timestamp_seconds",
            "Time of the last nightly backup, in seconds since 1970; 0 if there is none.",
            (last.at if last else 0) if is_made else None,
        )
        yield _gauge(
            "azul_backup_bytes",
            "Size of the last nightly backup in bytes.",
            last.size if is_made and last else None,
        )


def _gauge(name: str, text: str, value: float | None) -> Metric:
    """Return a metric without labels; with no value if it isn't known."""
    return GaugeMetricFamily(name, text, value)
