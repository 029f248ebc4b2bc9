"""A club for every test, on a database of its own."""

import gc
import logging
from collections.abc import AsyncIterator, Iterator
from datetime import timedelta
from functools import partialmethod
from pathlib import Path

import pytest
from discord.ext import tasks
from simcord import Env

from bot import loops
from bot.client import AzulBot
from bot.loops import Loops
from bot.showing import timekeeper
from engine.clock import keeping
from storage.base import GameStore
from storage.sqlite import opening
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


@pytest.fixture
def days_pass(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let days be simulated in moments: the bot looks at nothing more than once a day, unless it is due.

    An absence is a long one then if it is longer than two days.
    """
    a_day = timedelta(days=1)
    monkeypatch.setattr(timekeeper, "LONGEST_SLEEP", a_day.total_seconds())
    monkeypatch.setattr(loops, "CHECK_EVERY", a_day.total_seconds())
    monkeypatch.setattr(keeping, "LONGEST_ABSENCE", 2 * a_day)
    seldom = tasks.loop(seconds=a_day.total_seconds())
    for name in ("show", "look_for_absences", "erase_people"):
        original = getattr(Loops, name)
        loop = seldom(original.coro)
        loop.before_loop(original._before_loop)
        monkeypatch.setattr(Loops, name, loop)  # of those that are started later
        getattr(club.bot.loops, name).change_interval(seconds=a_day.total_seconds())


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
