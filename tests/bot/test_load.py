"""People come first: posting and drawing yield until everybody who waits has an answer."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from discord.utils import utcnow
from simcord import Env

import azul
from bot.interactions.dispatcher import ACKNOWLEDGE_AFTER
from bot.load import MAX_DRAWINGS, Load
from engine import GameService, decisions
from storage.records import Commit, GamePlacement
from storage.store import Store
from tests.bot.club import Club, said
from tests.bot.panels import a_move, assemble
from tests.bot.shown import assert_shown_once
from tests.storage.faults import strike
from tests.waiting import PATIENCE


class Time:
    """The event loop's time, which passes as a test says."""

    def __init__(self) -> None:
        self.now = 0.0


@pytest.fixture
async def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    time = Time()
    monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: time.now)
    return time


class TestLoad:
    """A load, and the order in which work is done under it."""

    async def test_whatever_is_less_urgent_waits_until_nobody_does(self) -> None:
        load = Load()
        await load.until_quiet()
        load.enter(1)
        load.enter(2)
        giving_way = asyncio.create_task(load.until_quiet())
        load.leave(1)
        await asyncio.sleep(0)
        assert not giving_way.done()
        load.leave(2)
        await giving_way
        assert load.is_quiet

    async def test_it_waits_until_everybody_is_told_that_an_answer_is_coming(self) -> None:
        load = Load()
        async with load.responding():
            giving_way = asyncio.create_task(load.until_quiet())
            await asyncio.sleep(0)
            assert not giving_way.done()
        await giving_way

    async def test_who_hangs_is_not_counted_for_ever(self, time: Time) -> None:
        load, counted = Load(serving_timeout=60.0), list[tuple[int, bool]]()
        load.enter(1)
        load.enter(2)
        time.now += 1.0
        load.enter(1)  # once more, which doesn't make it younger
        load.enter(3)
        for seconds in (58.9, 0.1, 0.9, 0.1):
            time.now += seconds
            counted.append((load.in_flight, load.is_quiet))
        assert counted == [(3, False), (1, False), (1, False), (0, True)]

    async def test_who_is_answered_makes_room_once(self) -> None:
        load, freed = Load(), list[int]()
        load.on_freed = lambda: freed.append(load.in_flight)
        for each in (1, 2):
            load.enter(each)
        for each in (3, 1, 1, 2):
            load.leave(each)
        assert freed == [1, 0]

    async def test_it_is_quiet_once_neither_an_answer_nor_a_first_response_is_pending(self) -> None:
        load, quiet = Load(), list[bool]()
        for _ in range(2):
            load.enter(1)
            async with load.responding():
                async with load.responding():
                    load.leave(1)
                    quiet.append(load.is_quiet)
                quiet.append(load.is_quiet)
                load.enter(1)
            quiet.append(load.is_quiet)
            load.leave(1)
            quiet.append(load.is_quiet)
        assert quiet == [False, False, False, True] * 2

    @pytest.mark.goes_wrong
    async def test_a_post_is_drawn_in_a_moment_of_quiet_a_few_at_a_time(self) -> None:
        load, begun, done, freed = Load(), list[int](), asyncio.Event(), list[int]()
        load.on_freed = lambda: freed.append(load.drawings)

        async def draw(which: int) -> None:
            async with load.drawing():
                begun.append(which)
                await done.wait()
                if which == MAX_DRAWINGS:
                    raise ValueError

        load.enter(1)
        drawing = [asyncio.create_task(draw(which)) for which in range(MAX_DRAWINGS + 1)]
        await asyncio.sleep(0.01)
        assert (begun, load.drawings) == ([], MAX_DRAWINGS + 1)
        load.leave(1)
        await asyncio.sleep(0.01)
        assert begun == list(range(MAX_DRAWINGS))
        done.set()
        await asyncio.wait(drawing)
        assert len(begun) == MAX_DRAWINGS + 1
        assert freed == [MAX_DRAWINGS + 1, *reversed(range(MAX_DRAWINGS + 1))]

    async def test_nothing_gives_way_for_ever(self) -> None:
        load = Load(max_yield=0.0)
        load.enter(1)
        async with asyncio.timeout(PATIENCE):
            await load.until_quiet()

    async def test_a_flood_that_does_not_end_lets_others_be_served(self) -> None:
        load, freed = Load(flood_threshold=2, max_flood=0.05), asyncio.Event()
        load.on_freed = freed.set
        flooded = list[bool]()
        async with load.responding():
            flooded.append(load.is_flooded)
            async with load.responding():
                flooded.append(load.is_flooded)
                async with asyncio.timeout(PATIENCE):
                    await freed.wait()
                flooded.append(load.is_flooded)
        assert flooded == [False, True, False]

    async def test_every_flood_has_its_time_from_when_it_became_one(self, time: Time) -> None:
        load, flooded = Load(flood_threshold=2, max_flood=3.0), list[bool]()
        for _ in range(2):
            time.now += 100.0
            async with load.responding(), load.responding():
                flooded.append(load.is_flooded)
                time.now += 2.9
                async with load.responding():  # one more, which doesn't make it longer
                    flooded.append(load.is_flooded)
                    time.now += 0.1
                    flooded.append(load.is_flooded)
        assert flooded == [True, True, False] * 2

    async def test_a_flood_is_over_when_fewer_wait(self, time: Time) -> None:
        time.now += 1.0
        load, flooded = Load(flood_threshold=2, max_flood=3.0), list[bool]()
        async with load.responding():
            for _ in range(2):
                async with load.responding():
                    flooded.append(load.is_flooded)
                flooded.append(load.is_flooded)
        assert flooded == [True, False, True, False]


async def test_of_many_presses_at_once_all_are_answered_and_one_is_made(club: Club) -> None:
    club.bot.dispatcher.admission.bypass_limit = 5
    await club.begin()
    game, move = await club.game(), await a_move(club, line=4)
    panel = await assemble(club, club.members[0], move)
    press = (club.members[0], f"azul:take:{game.id}:{game.version}:{move}!")

    results = await club.press_at_once(panel, *[press] * 20)

    assert all(result.acknowledged for result in results)
    assert panel.content.startswith("Done: ")
    assert (await club.game()).version == game.version + 1
    await assert_shown_once(club, turns=2)


async def test_a_press_is_acknowledged_while_the_database_is_slow(
    simcord_env: Env, club: Club, store: Store
) -> None:
    await club.begin()
    released = asyncio.Event()

    async def slow(commit: Callable[[Commit], Awaitable[GamePlacement]], what: Commit) -> GamePlacement:
        await simcord_env.external_wait(released.wait(), reason="a slow disk")
        return await commit(what)

    strike(store, "commit", slow)
    result = await club.take(azul.legal_moves(await club.state())[0])
    assert not result.acknowledged
    await simcord_env.advance_time(ACKNOWLEDGE_AFTER)
    assert result.deferred

    released.set()
    await simcord_env.settle()

    assert "Done: " in said(result)
    await assert_shown_once(club, turns=2)


@pytest.mark.one_in(2)
@pytest.mark.parametrize("begun", [True, False], ids=["amid", "before"])
async def test_games_are_shown_when_nobody_waits_any_more(club: Club, store: Store, begun: bool) -> None:
    await club.begin()
    game, move = await club.game(), await a_move(club)
    elsewhere = GameService(store, now=utcnow)  # so that the bot has to read what has happened
    await elsewhere.change(game.id, decisions.take(club.members[0].id, move))
    sent, read = len(club.env.http_requests), list[str]()

    def somebody_presses() -> None:
        club.bot.load.enter(1)

    async def noted_game(load: Callable[[int], Awaitable[object]], game_id: int) -> object:
        read.append("game")
        somebody_presses()
        return await load(game_id)

    async def noted_log(events: Callable[..., Awaitable[object]], *which: int) -> object:
        read.append("log")
        return await events(*which)

    strike(store, "load", noted_game)
    strike(store, "events", noted_log)
    if not begun:
        somebody_presses()
    showing = asyncio.ensure_future(club.bot.presenter.present(game.id))
    for _ in range(20):
        await club.bot.games.suspensions.guilds(0, 1)
    assert read == (["game"] if begun else [])
    assert club.env.http_requests[sent:] == []

    while not showing.done():
        club.bot.load.leave(1)
        await club.bot.games.suspensions.guilds(0, 1)

    assert await showing
    assert "log" in read
    assert len(club.turns) == 2
