"""A practice: one person's private game with computers."""

import asyncio
import random
from datetime import timedelta
from functools import partial

import pytest

import azul
from engine import GameService, Level, Practice, Status
from engine.computers.thinker import InProcessThinker
from engine.table.events import Played
from tests.azul.games import ALL_RULES
from tests.engine.clock import Clock
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, BRUNO, refused
from tests.engine.practice.practices import begun, options, practising, step, take


@pytest.mark.one_in(17)
@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
async def test_a_practice_waits_for_its_player_alone_until_it_is_over(
    games: GameService, seats: int, rules: azul.Rules
) -> None:
    chance = random.Random(seats)
    practice = await begun(games, seats, rules)
    assert [player.is_computer for player in practice.table.players] == [False, *[True] * (seats - 1)]
    while not practice.is_over:
        assert practice.table.awaited_seats == (practice.seat,)
        if chance.random() < 0.1 and practice.steps:
            practice = await games.practice.undo(ADA.user_id, practice.version)
        else:
            practice = await step(games, practice, chance)
    assert practice.table.status is Status.OVER
    assert (await games.practice.find(ADA.user_id)) == practice


class Careless(InProcessThinker):
    """Lets as many tiles fall to the floor as it can."""

    async def turn(self, state: azul.State, seat: int, level: Level, seed: int) -> tuple[azul.Event, ...]:
        del level, seed
        return (azul.Taken(seat, careless(state)),)


def careless(state: azul.State) -> azul.Move:
    falling = [move for move in azul.legal_moves(state) if move.line == azul.FLOOR]
    return max(falling, key=partial(azul.number_taken, state))


async def test_a_practice_that_ends_in_a_tie_is_neither_won_nor_lost(
    store: MemoryStore, clock: Clock
) -> None:
    games = practising(store, clock, Careless())
    practice, deals = await begun(games), 0
    while not practice.is_over:
        practice = await take(games, practice, careless(practice.state))
        last = practice.entries[-1].event
        is_deal = isinstance(last, Played) and isinstance(last.event, azul.Dealt)
        assert (practice.last_take is None) == is_deal
        deals += is_deal
    assert deals > 0
    with refused("ended"):
        await games.practice.hint(ADA.user_id, practice.version)
    (result,) = await store.practice_results(ADA.user_id, 9)
    assert (result.computers, result.ahead, result.behind) == (1, 0, 0)


async def test_nothing_of_it_is_among_the_games(games: GameService, store: MemoryStore) -> None:
    await take(games, await begun(games))
    assert store.games == {}
    assert await games.finder.open_of(ADA.user_id) == []
    with refused("no-table"):
        await games.get(0)


async def test_everybody_has_one_of_their_own(games: GameService) -> None:
    practice = await begun(games)
    theirs = await games.practice.begin(BRUNO, options(3))
    assert await games.practice.find(ADA.user_id) == practice
    assert theirs.table.players[theirs.seat] == BRUNO


async def test_a_new_one_takes_the_place_of_the_one_that_its_player_sees(games: GameService) -> None:
    practice = await take(games, await begun(games))
    with refused("practice-moved-on"):
        await games.practice.begin(ADA, options(4))
    with refused("practice-moved-on"):
        await games.practice.begin(ADA, options(4), practice.version - 1)
    new = await games.practice.begin(ADA, options(4), practice.version)
    assert len(new.table.players) == 4
    assert new.steps == ()
    assert new.version > practice.version


async def test_versions_never_recur(games: GameService, store: MemoryStore, clock: Clock) -> None:
    first = await begun(games)
    del store.practices[ADA.user_id]
    clock.go(timedelta(minutes=1))
    second = await begun(games)
    assert second.version > first.version
    moved = await take(games, second)
    undone = await games.practice.undo(ADA.user_id, moved.version)
    assert undone.version > moved.version > second.version


async def test_a_clock_that_was_wrong_once_leaves_versions_that_buttons_can_carry(
    games: GameService, clock: Clock
) -> None:
    clock.go(timedelta(days=365 * 200))
    practice = await begun(games)
    clock.go(-timedelta(days=365 * 250))
    later = await games.practice.begin(ADA, options(), practice.version)
    assert practice.version < later.version < 10**9


async def test_what_was_decided_on_another_position_does_nothing(
    games: GameService, store: MemoryStore
) -> None:
    seen = await begun(games)
    await take(games, seen)
    before = store.practices[ADA.user_id]
    with refused("practice-moved-on"):
        await take(games, seen)
    with refused("practice-moved-on"):
        await games.practice.undo(ADA.user_id, seen.version)
    with refused("practice-moved-on"):
        await games.practice.hint(ADA.user_id, seen.version)
    with refused("practice-moved-on"):
        await games.practice.judge(ADA.user_id, seen.version)
    assert store.practices[ADA.user_id] == before


async def test_of_two_identical_takes_at_once_one_is_made(games: GameService) -> None:
    practice = await begun(games)
    results = await asyncio.gather(*[take(games, practice) for _ in range(5)], return_exceptions=True)
    assert len([result for result in results if isinstance(result, Practice)]) == 1
    after = await games.practice.find(ADA.user_id)
    assert after is not None
    assert len(after.steps) == 1


async def test_an_illegal_take_is_refused_as_in_games(games: GameService) -> None:
    practice = await begun(games)
    with refused("source-empty"):
        await take(games, practice, azul.Move(azul.CENTRE, azul.Colour.RED, azul.FLOOR))
    assert await games.practice.find(ADA.user_id) == practice


async def test_people_without_a_practice_are_told(games: GameService) -> None:
    for ask in (games.practice.undo, games.practice.hint, games.practice.judge):
        with refused("no-practice"):
            await ask(ADA.user_id, 1)
    assert await games.practice.find(ADA.user_id) is None
