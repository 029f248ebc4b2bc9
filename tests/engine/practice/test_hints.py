"""Hints and judgements: about the position that the player sees, as long as they look at it."""

import asyncio

import pytest

import azul
from engine import GameService, TakeSearch
from tests.engine.clock import Clock
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, refused
from tests.engine.practice.practices import Slow, begun, options, practising, take


async def test_a_hint_is_for_the_position_that_its_player_sees(games: GameService) -> None:
    practice = await begun(games)
    same, found = await games.practice.hint(ADA.user_id, practice.version)
    assert same == practice
    assert found.best.move in azul.legal_moves(practice.state)


async def test_a_take_is_judged_in_the_position_before_it(games: GameService) -> None:
    practice = await begun(games)
    with refused("practice-untaken"):
        await games.practice.judge(ADA.user_id, practice.version)
    move = azul.legal_moves(practice.state)[-1]
    after = await take(games, practice, move)
    _, judged = await games.practice.judge(ADA.user_id, after.version)
    assert isinstance(judged, TakeSearch)
    assert (judged.state, judged.move) == (practice.state, move)
    assert judged.found.of(judged.state, move) is not None


@pytest.mark.parametrize("by", ["take", "undo", "a new practice"])
async def test_a_search_ends_as_soon_as_its_player_moves_on(
    store: MemoryStore, clock: Clock, slow: Slow, by: str
) -> None:
    games = practising(store, clock, slow)
    practice = await take(games, await begun(games))
    asking = asyncio.create_task(games.practice.hint(ADA.user_id, practice.version))
    await slow.began.wait()
    if by == "take":
        await take(games, practice)
    elif by == "undo":
        await games.practice.undo(ADA.user_id, practice.version)
    else:
        await games.practice.begin(ADA, options(), practice.version)
    with refused("practice-moved-on"):
        await asking
    assert slow.stopped == 1


async def test_a_search_ends_if_nobody_waits_for_it_any_more(
    store: MemoryStore, clock: Clock, slow: Slow
) -> None:
    games = practising(store, clock, slow)
    practice = await begun(games)
    asking = asyncio.create_task(games.practice.hint(ADA.user_id, practice.version))
    await slow.began.wait()
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    for _ in range(3):  # through the adviser to the search
        await asyncio.sleep(0)
    assert slow.stopped == 1


async def test_of_two_searches_at_once_the_newer_is_answered(
    store: MemoryStore, clock: Clock, slow: Slow
) -> None:
    games = practising(store, clock, slow)
    practice = await begun(games)
    first = asyncio.create_task(games.practice.hint(ADA.user_id, practice.version))
    await slow.began.wait()
    second = asyncio.create_task(games.practice.hint(ADA.user_id, practice.version))
    with refused("advice-replaced"):
        await first
    slow.go_on.set()
    assert (await second)[0] == practice
