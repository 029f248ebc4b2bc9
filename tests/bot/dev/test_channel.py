"""The local channel after its start, and while nobody does anything."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.dev import channel
from bot.dev.channel import _go_on, _keep_time
from engine import decisions
from storage.records import DamagedRecord
from tests.bot.club import Club
from tests.storage.faults import fail, strike
from tests.waiting import until


async def test_a_game_that_goes_on_is_shown_after_a_start_and_one_that_is_over_is_not(club: Club) -> None:
    async def requests() -> int:
        sent = len(club.env.http_requests)
        await _go_on(club.bot, club.channel.id)
        return len(club.env.http_requests) - sent

    assert await requests() == 0
    await club.begin()
    assert await requests() > 0
    await club.bot.games.change((await club.game()).id, decisions.resign(club.members[0].id))
    assert await requests() == 0
    fail(club.store, "load_latest", error=DamagedRecord("the snapshot of game 1 is damaged"))
    assert await requests() == 0


async def test_windows_are_refreshed_for_each_new_message_and_results_are_counted(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(channel, "MIN_SLEEP", 0.0)
    newest, counts, refreshed = 1, 0, list[int]()

    async def count(find: Callable[..., Awaitable[object]], *which: object, **more: object) -> object:
        nonlocal counts
        counts += 1
        return await find(*which, **more)

    async def refresh() -> bool:
        refreshed.append(newest)
        return len(refreshed) > 1  # the first time the bot is busy

    strike(club.store, "uncounted_games", count)
    keeping = asyncio.create_task(_keep_time(club.bot, lambda: newest, refresh))
    await until(lambda: counts > 2)
    assert refreshed == []
    newest, counts = 2, 0
    await until(lambda: counts > 4)
    keeping.cancel()
    assert refreshed == [2, 2]
