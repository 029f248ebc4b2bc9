"""A club for every test, on a database of its own."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from simcord import Env

from bot.client import AzulBot
from storage.base import GameStore
from tests.bot.club import Club, new_bot
from tests.bot.faults import Forgetful


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[GameStore]:
    opened = await Forgetful.open(tmp_path / "azul.db")
    yield opened
    await opened.close()


@pytest.fixture
def simcord_bot(store: GameStore) -> AzulBot:
    return new_bot(store)


@pytest.fixture
def club(simcord_env: Env, store: GameStore) -> Club:
    return Club.found(simcord_env, store)
