"""People come first: posting and drawing yield until everybody who waits has an answer."""

import asyncio

import pytest
from simcord import Env

import azul
from bot.interactions.dispatcher import ACKNOWLEDGE_AFTER
from bot.load import Load
from engine import Game, LogEntry, decisions
from storage.store import Store
from tests.bot.club import Club, said
from tests.bot.panels import a_move, assemble
from tests.bot.shown import assert_shown_once
from tests.waiting import PATIENCE


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

    async def test_who_hangs_is_not_counted_for_ever(self, monkeypatch: pytest.MonkeyPatch) -> None:
        load = Load()
        load.enter(1)
        assert load.in_flight == 1
        monkeypatch.setattr("bot.load.SERVING_TIMEOUT", 0.0)
        assert load.in_flight == 0

    async def test_nothing_gives_way_for_ever(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("bot.load.MAX_YIELD", 0.0)
        load = Load()
        load.enter(1)
        async with asyncio.timeout(PATIENCE):
            await load.until_quiet()

    async def test_a_flood_that_does_not_end_lets_others_be_served(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        load, freed = Load(), asyncio.Event()
        load.on_freed = freed.set
        monkeypatch.setattr("bot.load.FLOOD_THRESHOLD", 2)
        monkeypatch.setattr("bot.load.MAX_FLOOD", 0.05)
        flooded = list[bool]()
        async with load.responding():
            flooded.append(load.is_flooded)
            async with load.responding():
                flooded.append(load.is_flooded)
                async with asyncio.timeout(PATIENCE):
                    await freed.wait()
                flooded.append(load.is_flooded)
        assert flooded == [False, True, False]


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
    simcord_env: Env, club: Club, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.begin()
    released, commit = asyncio.Event(), store.commit

    async def slow(*args: object, **options: object) -> object:
        await simcord_env.external_wait(released.wait(), reason="a slow disk")
        return await commit(*args, **options)  # type: ignore[arg-type]  # whatever the engine gives

    monkeypatch.setattr(store, "commit", slow)
    result = await club.take(azul.legal_moves(await club.state())[0])
    assert not result.acknowledged
    await simcord_env.advance_time(ACKNOWLEDGE_AFTER)
    assert result.deferred

    released.set()
    await simcord_env.settle()

    assert "Done: " in said(result)
    await assert_shown_once(club, turns=2)


@pytest.mark.parametrize("begun", [False, True], ids=["before", "amid"])
async def test_games_are_shown_when_nobody_waits_any_more(
    club: Club, monkeypatch: pytest.MonkeyPatch, begun: bool
) -> None:
    await club.begin()
    game = await club.game()
    await club.bot.games.change(game.id, decisions.take(club.members[0].id, await a_move(club)))
    sent, read = len(club.env.http_requests), list[str]()
    get, entries_since = club.bot.games.get, club.bot.games.entries_since

    def somebody_presses() -> None:
        club.bot.load.enter(1)

    async def noted_get(game_id: int) -> Game:
        read.append("game")
        somebody_presses()
        return await get(game_id)

    async def noted_entries(game: Game, version: int) -> list[LogEntry]:
        read.append("log")
        return await entries_since(game, version)

    monkeypatch.setattr(club.bot.games, "get", noted_get)
    monkeypatch.setattr(club.bot.games, "entries_since", noted_entries)
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
    assert len(club.turns) == 2
