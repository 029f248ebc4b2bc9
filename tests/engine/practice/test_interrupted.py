"""Crashes, deletions and damage: a practice goes on, or is restarted."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from datetime import timedelta

import pytest

import azul
from engine import GameService, Level, Practice
from engine.computers.thinker import InProcessThinker
from engine.practice import PRACTICE_RETENTION, practice_of, row_of
from storage.records import StoredPractice
from tests.effort import EVERYTHING
from tests.engine.clock import Clock
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, a_game, refused
from tests.engine.practice.practices import begun, practising, step, take


class Interrupted(InProcessThinker):
    """Does something before each turn of a seat."""

    def __init__(self, do: Callable[[int], Awaitable[None]]) -> None:
        self._do = do

    async def turn(self, state: azul.State, seat: int, level: Level, seed: int) -> tuple[azul.Event, ...]:
        await self._do(seat)
        return await super().turn(state, seat, level, seed)


async def test_a_practice_goes_on_where_a_crash_interrupted_it(
    games: GameService, store: MemoryStore
) -> None:
    practice, chance = await begun(games, 3), random.Random(2)
    for _ in range(40 if EVERYTHING else 10):
        if practice.is_over:
            break
        steps = len(practice.steps)
        practice = await step(games, practice, chance)
        whole = store.practices[ADA.user_id]
        for length in range(practice.steps[steps] + 1, len(practice.entries)):
            cut = Practice(ADA.user_id, practice.version, practice.entries[:length])
            store.practices[ADA.user_id] = row_of(cut, 0)
            resumed = await games.practice.find(ADA.user_id)
            assert resumed is not None
            assert resumed.is_over or resumed.table.awaited_seats == (resumed.seat,)
            assert resumed.entries[:length] == practice.entries[:length]
        store.practices[ADA.user_id] = whole


async def test_looks_at_a_practice_while_the_computers_think_change_nothing(
    store: MemoryStore, clock: Clock
) -> None:
    thinking, begin = asyncio.Barrier(4), asyncio.Event()

    async def together(seat: int) -> None:
        begin.set()
        if seat == 1:
            await thinking.wait()

    games = practising(store, clock, Interrupted(together))
    practice = await begun(games, 3)
    taking = asyncio.create_task(take(games, practice))
    await begin.wait()
    taken, *seen = await asyncio.gather(taking, *(games.practice.find(ADA.user_id) for _ in range(3)))
    assert seen == [taken] * 3
    assert taken is not None
    assert len(taken.entries) == len(practice.entries) + 3


async def test_a_practice_that_is_deleted_while_a_computer_thinks_stays_deleted(
    store: MemoryStore, clock: Clock
) -> None:
    async def deleted_meanwhile(_: int) -> None:
        await games.deletions.begin(ADA.user_id)

    games = practising(store, clock, Interrupted(deleted_meanwhile))
    practice = await begun(games)
    with refused("no-practice"):
        await take(games, practice)
    assert store.practices == {}


async def test_a_damaged_practice_can_be_restarted(
    games: GameService, store: MemoryStore, caplog: pytest.LogCaptureFixture
) -> None:
    await begun(games)
    for broken in ("", "[]", "[[1]]", "nonsense", '[[1,"{}"]]'):
        store.practices[ADA.user_id] = StoredPractice(ADA.user_id, 99_999_999, broken, 0)
        caplog.clear()
        assert await games.practice.find(ADA.user_id) is None
        assert "practice of person 1 is damaged" in caplog.text
        assert (await begun(games)).version > 99_999_999


async def test_somebody_else_s_game_is_no_practice(games: GameService) -> None:
    game = await a_game(games)
    entries = tuple(await games.history(game.id))
    row = row_of(Practice(ADA.user_id, 1, entries), 0)
    with pytest.raises(Exception, match="it is not a practice"):
        practice_of(row)


async def test_old_practices_are_cleared(games: GameService, clock: Clock) -> None:
    await begun(games)
    clock.go(PRACTICE_RETENTION)
    await games.practice.delete_expired()
    assert await games.practice.find(ADA.user_id) is not None
    clock.go(timedelta(seconds=1))
    await games.practice.delete_expired()
    assert await games.practice.find(ADA.user_id) is None


async def test_a_clock_that_is_weeks_ahead_for_a_moment_clears_nothing(
    games: GameService, clock: Clock
) -> None:
    await games.deadlines.heartbeat()
    await begun(games)
    clock.go(10 * PRACTICE_RETENTION)
    await games.deadlines.heartbeat()
    await games.practice.delete_expired()
    clock.go(-10 * PRACTICE_RETENTION)
    await games.deadlines.heartbeat()
    await games.practice.delete_expired()
    assert await games.practice.find(ADA.user_id) is not None
