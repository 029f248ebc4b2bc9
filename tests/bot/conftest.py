"""A club for every test, on a database of its own."""

import asyncio
import gc
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from copy import copy, deepcopy
from datetime import timedelta
from functools import partialmethod
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import pytest
from aiosqlite import core
from discord import app_commands
from discord.ext import tasks
from simcord import Env, _runtime, components, gateway, results
from simcord.backend import serializers
from simcord.http import router

from bot import loops
from bot.app import AzulBot
from bot.feed import scheduler
from bot.loops import Loops
from engine import Thinker, deadline_service
from storage.store import Store
from tests.bot.club import Club, new_bot
from tests.bot.databases import InTurn, run_out
from tests.bot.edge import Edge, install
from tests.bot.faults import Forgetful
from tests.waiting import PATIENCE

_PLAIN = frozenset({str, int, float, bool, type(None)})
SOON = 0.005
"""Seconds between two looks whether the bot is through: simcord would wait ten times as long."""


@pytest.fixture(scope="module", autouse=True)
def time_of_its_own() -> Iterator[None]:
    """Let time pass for the bot as the test says, and not also as it does for the machine.

    simcord would let the bot's timers go off by the machine's clock too, and would give up a bot that isn't
    through after five seconds: on a busy machine both happen where they shouldn't.
    """
    settle = Env._settle_internal

    async def settle_patiently(
        env: Env,
        *,
        timeout: float | None = None,
        idle: float = SOON,
        dispatch: str | None = None,
        _deadline: float | None = None,
    ) -> None:
        del timeout, idle
        await settle(env, timeout=PATIENCE, idle=SOON, dispatch=dispatch, _deadline=_deadline)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Env, "_schedule_timer", lambda *_: None)
        patch.setattr(Env, "_settle_internal", settle_patiently)
        patch.setattr(Env, "__init__", partialmethod(Env.__init__, settle_timeout=PATIENCE))
        yield


@pytest.fixture(scope="module", autouse=True)
def databases_without_threads(time_of_its_own: None) -> Iterator[None]:
    """Let connections to SQLite work on the event loop, which takes a fifth to a half less processor time."""
    del time_of_its_own  # it begins before
    settle, shut_down = Env._settle_internal, Env.shutdown

    async def settle_at_once(env: Env, **options: Any) -> None:
        if not await run_out(env):
            await settle(env, **options)

    async def shut_down_once_through(env: Env) -> None:
        if env._started:
            await settle(env)  # says so if something hangs
        await shut_down(env)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(core, "SimpleQueue", InTurn)
        patch.setattr(core, "Thread", Mock)
        patch.setattr(Env, "_settle_internal", settle_at_once)
        patch.setattr(Env, "shutdown", shut_down_once_through)
        yield


@pytest.fixture(scope="session", autouse=True)
def steps_of_tasks_untracked() -> Iterator[None]:
    """Let simcord keep no list of the steps of tasks, which takes a twelfth of all: it knows the tasks."""
    track = _runtime._track_callback

    def track_others(work: Any, original: Any, callback: Any, args: Any, **how: Any) -> asyncio.Handle:
        if how["when"] is None and isinstance(getattr(callback, "__self__", None), asyncio.Task):
            handle: asyncio.Handle = original(callback, *args, context=how["context"])
            return handle
        return track(work, original, callback, args, **how)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(_runtime, "_track_callback", track_others)
        yield


@pytest.fixture(scope="session")
def translated() -> dict[str, Any]:
    """Return the commands as bots send them to Discord, by name: they are slow to make, and always equal."""
    return {}


@pytest.fixture(scope="module", autouse=True)
def commands_translated_once(translated: dict[str, Any]) -> Iterator[None]:
    """Translate the commands once, and not for each bot."""
    translate = app_commands.Group.get_translated_payload

    async def payload(group: app_commands.Group, tree: Any, translator: app_commands.Translator) -> Any:
        if group.name not in translated:
            translated[group.name] = await translate(group, tree, translator)
        return translated[group.name]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app_commands.Group, "get_translated_payload", payload)
        yield


@pytest.fixture(autouse=True)
def edge() -> Iterator[Edge]:
    """Let Discord know nonces, and tests decide how requests end; all have to be known ones."""
    with pytest.MonkeyPatch.context() as patch:
        installed = install(patch)
        yield installed
    assert installed.wrong == []
    assert installed.unknown == set(), "name it in CALLS, and say what each answer to it leads to"


def copied(value: Any, memo: dict[int, Any] | None = None) -> Any:
    """Return a copy of what can be written as JSON, as `deepcopy` does in five times as long."""
    kind = type(value)
    if kind is dict:
        return {key: copied(each) for key, each in value.items()}
    if kind is list:
        return [copied(each) for each in value]
    return value if kind in _PLAIN else deepcopy(value, memo)


@pytest.fixture(scope="session", autouse=True)
def messages_copied_quickly() -> Iterator[None]:
    """Copy what passes between the bot and Discord in a fifth of the time, which saves a twentieth of all."""
    quickly = SimpleNamespace(deepcopy=copied, copy=copy)
    with pytest.MonkeyPatch.context() as patch:
        for module in (router, gateway):
            patch.setattr(module, "copy", quickly)
        for module in (components, results, serializers):
            patch.setattr(module, "deepcopy", copied)
        yield


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Forgetful.open(tmp_path / "azul.db")
    yield opened
    await opened.close()


@pytest.fixture
def thinker() -> Thinker | None:
    """Return what computers think with, None for the bot's own: tests may have another."""
    return None


@pytest.fixture
def simcord_bot(store: Store, thinker: Thinker | None) -> AzulBot:
    return new_bot(store, thinker=thinker)


@pytest.fixture
def club(simcord_env: Env, store: Store, thinker: Thinker | None) -> Club:
    return Club.found(simcord_env, store, thinker)


@pytest.fixture
def days_pass(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let days be simulated in moments: the bot looks at nothing more than once a day, unless it is due.

    An absence is a long one then if it is longer than two days.
    """
    a_day = timedelta(days=1)
    monkeypatch.setattr(scheduler, "MAX_SLEEP", a_day.total_seconds())
    monkeypatch.setattr(loops, "CHECK_EVERY", a_day.total_seconds())
    monkeypatch.setattr(deadline_service, "MINOR_ABSENCE", 2 * a_day)
    monkeypatch.setattr(deadline_service, "CRASH_RESTART", 2 * a_day)
    seldom = tasks.loop(seconds=a_day.total_seconds())
    for name in ("show", "reconcile", "erase_people", "count_games"):
        original = getattr(Loops, name)
        loop = seldom(original.coro)
        loop.before_loop(original._before_loop)
        monkeypatch.setattr(Loops, name, loop)  # of those that are started later
        with club.env._bot_scope():  # by simulated time
            getattr(club.bot.loops, name).change_interval(seconds=a_day.total_seconds())


class Tracebacks(logging.Handler):
    """Keeps what is logged with a traceback."""

    def __init__(self) -> None:
        super().__init__()
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info:
            self.records.append(record)


@contextmanager
def no_tracebacks() -> Iterator[None]:
    """Fail if anything is logged with a traceback in the meantime, by the bot or a library."""
    handler = Tracebacks()
    logging.getLogger().addHandler(handler)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(handler)
    failures = [record.getMessage() for record in handler.records]
    assert failures == [], "if that is meant to happen, mark the test `goes_wrong`"


@pytest.fixture(autouse=True)
def nothing_goes_wrong(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test in which something goes wrong, unless it does so on purpose."""
    if request.node.get_closest_marker("goes_wrong"):
        yield
        gc.collect()  # what nobody saw of this test isn't the next one's
    else:
        with no_tracebacks():
            yield


@pytest.fixture(scope="module", autouse=True)
def nothing_goes_wrong_unseen() -> Iterator[None]:
    """Fail at the end of a module if one of its tasks failed and nobody asked: that is said when they go."""
    yield
    with no_tracebacks():
        gc.collect()
