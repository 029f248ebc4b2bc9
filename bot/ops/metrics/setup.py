"""Serves a bot's metrics and health while it runs. Without a port, none of the libraries is imported."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING

from bot.cluster.ownership import CLUSTER_LOOPS
from bot.observer import NOBODY, Observer
from bot.ops.backups import BACKUP_LOOP
from bot.ops.health import HEALTH_LOOP, Health
from bot.settings import RetryableSettingsError, Settings, SettingsError

if TYPE_CHECKING:  # it loads the themes, whose errors have to be reported before
    from bot.app import AzulBot


def observer_for(settings: Settings) -> Observer:
    """Return the observer that a bot with these settings needs."""
    if settings.metrics_port is None:
        return NOBODY
    from bot.ops.metrics.registry import MetricsObserver  # noqa: PLC0415 - see above

    return MetricsObserver()


@asynccontextmanager
async def metrics_server(bot: "AzulBot", health: Health, settings: Settings) -> AsyncIterator[None]:
    """Serve a bot's metrics and health while the body runs, if there is a port for them.

    The bot has the observer that `observer_for` made. Raise `SettingsError` if the port can't be used.
    """
    if settings.metrics_port is None:
        yield
        return
    from bot.ops.metrics import collectors, server  # noqa: PLC0415 - see above
    from bot.ops.metrics.registry import MetricsObserver  # noqa: PLC0415

    if not isinstance(bot.observer, MetricsObserver):
        raise TypeError("the bot was made without `observer_for`")
    metrics = bot.observer.metrics
    games = collectors.GameCounter(bot.games, bot.shard_scope)
    metrics.registry.register(collectors.StateCollector(bot, health, games))
    collectors.count_reconnects(bot, metrics.reconnects)
    loops: Mapping[str, Callable[[], Awaitable[float]]] = {
        "looking at health": partial(collectors.check_health, health),
        "counting games": games.count,
        "measuring lag": partial(collectors.measure_lag, metrics.lag),
    }
    names = {*bot.loops.by_purpose, *loops, *CLUSTER_LOOPS, BACKUP_LOOP, HEALTH_LOOP}
    metrics.expect(bot.registry.names, names, bot.games.engines.names)
    tasks = [asyncio.create_task(bot.supervisor.run(name, run_round)) for name, run_round in loops.items()]
    try:
        async with server.serve(settings.metrics_host, settings.metrics_port, metrics.registry, health):
            yield
    except server.CantListen as error:
        name = "AZUL_METRICS_HOST" if error.is_for_host else "AZUL_METRICS_PORT"
        kind = RetryableSettingsError if error.may_pass else SettingsError
        raise kind(f"{name}: {error}") from None
    finally:
        for task in tasks:
            task.cancel()
