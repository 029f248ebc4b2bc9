"""A club for every test, on a database of its own."""

import gc
import logging
from collections.abc import AsyncIterator, Iterator
from functools import partialmethod
from pathlib import Path

import pytest
from simcord import Env

from bot.client import AzulBot
from storage import opening
from storage.base import GameStore
from tests.bot.club import Club, new_bot
from tests.bot.faults import Forgetful


@pytest.fixture(autouse=True)
def without_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Don't wait where it makes no difference.

    simcord polls every 50 ms for a loop of discord.ext.tasks to become idle, and a disk takes some ms to make
    each move survive a power cut.
    """
    for settle in ("settle", "_settle_internal"):
        monkeypatch.setattr(Env, settle, partialmethod(getattr(Env, settle), idle=0.005))
    unsafe = "PRAGMA synchronous = OFF"
    monkeypatch.setattr(opening, "EVERY_CONNECTION", (*opening.EVERY_CONNECTION, unsafe))


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


class Tracebacks(logging.Handler):
    """Keeps what is logged with a traceback."""

    def __init__(self) -> None:
        super().__init__()
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info:
            self.records.append(record)


@pytest.fixture
def no_traceback(club: Club) -> Iterator[None]:
    """Fail a test in which anything is logged with a traceback, by the bot or a library."""
    del club  # it begins before and ends after what is watched here
    handler = Tracebacks()
    logging.getLogger().addHandler(handler)
    yield
    gc.collect()  # tasks whose exception nobody saw say so when they go
    logging.getLogger().removeHandler(handler)
    assert [record.getMessage() for record in handler.records] == []
