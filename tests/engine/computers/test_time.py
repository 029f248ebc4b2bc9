"""The time of a person who plays alone with computers: nobody is kept waiting."""

from datetime import timedelta

import pytest

from engine import NO_HOURS, Game, GameService, Options, Pace, Status, deadline_of, decisions
from engine.deadlines import IDLE_GAME_LIFETIME, SOLO_GAME_LIFETIME
from engine.table.events import Abandoned, Overdue
from tests.engine.clock import Clock
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, BRUNO, CHANNEL, refused, some_takes
from tests.engine.test_pace import DAY, HOUR, MINUTE, over, shown, stay


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def games(store: MemoryStore, clock: Clock) -> GameService:
    return over(store, clock)


async def a_game(games: GameService, pace: Pace = Pace.DAY, *, others: bool = False) -> Game:
    """Return a game that has just begun, in which Ada plays with two computers, and perhaps with Bruno."""
    game = await games.open(
        guild_id=1, channel_id=CHANNEL, host=ADA, options=Options(4, pace=pace), computers=2
    )
    if others:
        await games.change(game.id, decisions.join(BRUNO))
    return await shown(games, await games.change(game.id, decisions.begin(ADA.user_id)))


@pytest.mark.one_in(5)
@pytest.mark.parametrize("pace", [pace for pace in Pace if pace is not Pace.NONE])
async def test_who_plays_alone_has_no_deadline_whatever_the_pace(
    games: GameService, clock: Clock, pace: Pace
) -> None:
    game = await a_game(games, pace)
    assert deadline_of(game.table, NO_HOURS) is None
    assert await stay(games, clock, 15 * DAY) == []
    assert (await games.get(game.id)).table.awaited_people == (0,)


@pytest.mark.parametrize(
    ("pace", "lasts"), [(Pace.HOUR, SOLO_GAME_LIFETIME), (Pace.NONE, IDLE_GAME_LIFETIME)]
)
async def test_a_game_that_is_forgotten_is_closed_some_day(
    games: GameService, clock: Clock, pace: Pace, lasts: timedelta
) -> None:
    game = await a_game(games, pace)
    for _ in range(lasts // DAY - 1):
        clock.go(DAY)
        await games.deadlines.apply_due(game.id)
    assert (await games.get(game.id)).table.is_open
    clock.go(DAY)
    game = await games.deadlines.apply_due(game.id)
    assert game.table.status is Status.CANCELLED
    assert isinstance((await games.history(game.id))[-1].event, Abandoned)


async def test_with_other_people_the_pace_counts(games: GameService, clock: Clock) -> None:
    game = await a_game(games, others=True)
    assert deadline_of(game.table, NO_HOURS) is not None
    assert any(isinstance(event, Overdue) for event in await stay(games, clock, 25 * HOUR))


async def test_who_is_left_alone_with_computers_has_no_deadline_any_more(
    games: GameService, clock: Clock
) -> None:
    game = await a_game(games, others=True)
    await stay(games, clock, 20 * HOUR)
    game = await shown(games, await games.change(game.id, decisions.resign(BRUNO.user_id)))
    assert deadline_of(game.table, NO_HOURS) is None
    assert await stay(games, clock, 2 * DAY) == []
    assert (await some_takes(games, await games.get(game.id), 1)).table.is_open


async def test_who_is_late_and_then_left_alone_is_not_late_any_more(games: GameService, clock: Clock) -> None:
    game = await a_game(games, others=True)
    await stay(games, clock, 25 * HOUR)
    assert (await games.get(game.id)).table.late == (0,)
    game = await shown(games, await games.change(game.id, decisions.resign(BRUNO.user_id)))
    assert game.table.late == ()
    assert await stay(games, clock, 2 * DAY) == []
    with refused("your-turn"):
        await games.change(game.id, decisions.call_vote(ADA.user_id))


async def test_a_turn_that_has_lasted_long_does_not_close_the_game_once_others_leave(
    games: GameService, clock: Clock
) -> None:
    game = await a_game(games, Pace.NONE, others=True)
    clock.go(40 * DAY)
    await games.deadlines.heartbeat()
    game = await shown(games, await games.change(game.id, decisions.resign(BRUNO.user_id)))
    assert await stay(games, clock, MINUTE) == []
    assert (await games.get(game.id)).table.is_open
