"""People come first: who waits for an answer, and what steps back until they have it."""

import asyncio
from functools import partial

import pytest
from simcord import Env

import azul
from bot.load import LONG, Rush
from engine import Game, LogEntry, decisions
from storage.store import Store
from tests.bot.club import Club, said
from tests.bot.panels import a_move, assemble
from tests.bot.shown import assert_shown_once
from tests.waiting import PATIENCE


def nothing() -> None:
    """Do nothing."""


class TestRush:
    """Who waits, and who steps back."""

    async def test_whatever_is_less_urgent_waits_until_nobody_does(self) -> None:
        rush = Rush()
        await rush.is_over()
        rush.begins(1, nothing)
        rush.begins(2, nothing)
        stepping_back = asyncio.create_task(rush.is_over())
        rush.ends(1)
        await asyncio.sleep(0)
        assert not stepping_back.done()
        rush.ends(2)
        await stepping_back

    async def test_when_more_come_all_are_acknowledged_at_once(self) -> None:
        rush, hurried = Rush(), list[int]()
        for number in range(2):
            rush.begins(number, partial(hurried.append, number))
        assert hurried == []
        rush.hurry()
        assert hurried == [0, 1]

    async def test_who_waits_long_is_acknowledged(self) -> None:
        rush, hurried = Rush(), asyncio.Event()
        rush.long = 0.0
        rush.begins(1, hurried.set)
        async with asyncio.timeout(PATIENCE):
            await hurried.wait()

    async def test_who_was_answered_is_not_acknowledged_again(self) -> None:
        rush, hurried = Rush(), list[int]()
        rush.long = 0.0
        rush.begins(1, partial(hurried.append, 1))
        rush.ends(1)
        second = asyncio.Event()
        rush.begins(2, second.set)
        await second.wait()
        assert hurried == []

    async def test_who_hangs_is_not_counted_for_ever(self, monkeypatch: pytest.MonkeyPatch) -> None:
        rush = Rush()
        rush.begins(1, nothing)
        assert len(rush) == 1
        monkeypatch.setattr("bot.load.LONGEST_SERVED", 0.0)
        assert len(rush) == 0

    async def test_nothing_steps_back_for_ever(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("bot.load.LONGEST_DELAY", 0.0)
        rush = Rush()
        rush.begins(1, nothing)
        async with asyncio.timeout(PATIENCE):
            await rush.is_over()


async def test_of_many_presses_at_once_all_are_answered_and_one_is_made(club: Club) -> None:
    club.bot.dispatcher.admission.few = 5
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
    await simcord_env.advance_time(LONG)
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
    await club.bot.tables.change(game.id, decisions.take(club.members[0].id, await a_move(club)))
    sent, read = len(club.env.http_requests), list[str]()
    get, entries_since = club.bot.tables.get, club.bot.tables.entries_since

    def somebody_presses() -> None:
        club.bot.rush.begins(1, nothing)

    async def noted_get(game_id: int) -> Game:
        read.append("game")
        somebody_presses()
        return await get(game_id)

    async def noted_entries(game: Game, version: int) -> list[LogEntry]:
        read.append("log")
        return await entries_since(game, version)

    monkeypatch.setattr(club.bot.tables, "get", noted_get)
    monkeypatch.setattr(club.bot.tables, "entries_since", noted_entries)
    if not begun:
        somebody_presses()
    showing = asyncio.ensure_future(club.bot.presenter.present(game.id))
    for _ in range(20):
        await club.bot.tables.resting.guilds(0, 1)
    assert read == (["game"] if begun else [])
    assert club.env.http_requests[sent:] == []

    while not showing.done():
        club.bot.rush.ends(1)
        await club.bot.tables.resting.guilds(0, 1)

    assert await showing
    assert len(club.turns) == 2
