"""Watches a bot for as long as it runs, if an operator wants to see it. Nothing is imported otherwise."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING

from bot.health import Health
from bot.observing import NOBODY, Observer
from bot.settings import Settings, SettingsError

if TYPE_CHECKING:  # it loads the themes, and what is wrong with them has to be said before
    from bot.client import AzulBot


def observer_for(settings: Settings) -> Observer:
    """Return what the bot is to tell what it does."""
    if settings.metrics_port is None:
        return NOBODY
    from bot.watching.watch import Watch  # noqa: PLC0415 - see above

    return Watch()


@asynccontextmanager
async def watched(bot: "AzulBot", health: Health, settings: Settings) -> AsyncIterator[None]:
    """Serve what the bot's observer has counted, and how it is. Raise `SettingsError` if that can't be."""
    if settings.metrics_port is None:
        yield
        return
    from bot.watching.looking import Count, look_at, measure  # noqa: PLC0415 - see above
    from bot.watching.serving import CantListen, answering  # noqa: PLC0415
    from bot.watching.watch import Watch  # noqa: PLC0415

    watch = bot.observer
    if not isinstance(watch, Watch):
        raise TypeError("the bot was made without `observer_for`")
    count = Count(bot.tables, bot.part)
    watch.attach(bot, health, count)
    looks: Mapping[str, Callable[[], Awaitable[float]]] = {
        "looking at health": partial(look_at, health),
        "counting games": count.look,
        "measuring lag": partial(measure, watch.figures.lag),
    }
    tasks = [asyncio.create_task(bot.supervisor.run(name, look)) for name, look in looks.items()]
    try:
        async with answering(settings.metrics_host, settings.metrics_port, watch.registry, health):
            yield
    except CantListen as error:
        name = "AZUL_METRICS_HOST" if error.is_for_host else "AZUL_METRICS_PORT"
        raise SettingsError(f"{name}: {error}") from None
    finally:
        for task in tasks:
            task.cancel()
