"""A club whose bot is watched, as an operator sees it."""

from collections.abc import AsyncIterator
from datetime import datetime

import discord
import pytest
from simcord import Env

from bot.app import AzulBot
from bot.ops.health import Health
from bot.ops.metrics.setup import metrics_server, observer_for
from bot.settings import Settings
from bot.ui.drawing import Pictures
from storage.store import Store
from tests.bot.club import Club, new_bot
from tests.bot.ops.metrics.port import Port
from tests.bot.process import free_port


@pytest.fixture
def settings() -> Settings:
    return Settings(metrics_port=free_port())


class Clock:
    """The simulation's clock, also for requests to a port, which aren't part of the simulation."""

    env: Env | None = None

    def __call__(self) -> datetime:
        return self.env.now() if self.env else discord.utils.utcnow()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def simcord_bot(store: Store, settings: Settings, clock: Clock) -> AzulBot:
    return new_bot(store, Pictures(threads=1), clock, observer=observer_for(settings))


@pytest.fixture
def health(club: Club) -> Health:
    return Health(club.bot, club.store)


@pytest.fixture
async def port(
    simcord_env: Env, club: Club, settings: Settings, clock: Clock, health: Health
) -> AsyncIterator[Port]:
    clock.env = simcord_env
    await simcord_env.settle()
    async with (
        metrics_server(club.bot, health, settings),
        Port.open(settings.metrics_host, settings.metrics_port or 0) as port,
    ):
        await port.health()  # so that the look with which the bot begins is over
        yield port
