"""What else stops a clock, or a game, of people with hours of their own."""

from datetime import datetime

import pytest

import azul
from engine import GameService, Person, Pings, Vote, decisions
from engine.table.events import Delayed
from tests.engine.clock import Clock
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, BRUNO, CHIYO, some_takes
from tests.engine.test_pace import DAY, HOUR, MINUTE, OVER, a_game, over, stay
from tests.engine.test_plans import plan
from tests.engine.time.turns.rest import AT_NIGHT, at, away, until


@pytest.mark.parametrize(
    ("gone", "ends"),
    [
        ((at("2026-01-01 23:00"), at("2026-01-02 07:00")), "2026-01-02 22:00"),
        ((at("2026-01-01 20:00"), at("2026-01-02 10:00")), "2026-01-03 12:00"),
        ((at("2026-01-02 09:00"), at("2026-01-02 12:00")), "2026-01-03 11:00"),
    ],
)
async def test_time_in_which_the_bot_was_away_counts_neither_twice_nor_against_anybody(
    store: MemoryStore, games: GameService, clock: Clock, gone: tuple[datetime, datetime], ends: str
) -> None:
    await games.people.change(ADA.user_id, lambda *_: AT_NIGHT)
    game = await a_game(games)
    await stay(games, clock, gone[0] - clock.now)
    clock.now = gone[1]
    games = over(store, clock)
    events = await stay(games, clock, MINUTE)
    assert [event for event in events if isinstance(event, Delayed)]
    assert await until(games, game) == ends
    events = await stay(games, clock, at(ends) - clock.now)
    assert events[-1] == OVER
    assert clock.now == at(ends)


async def test_undo_gives_back_the_time_that_was_left_awake(games: GameService, clock: Clock) -> None:
    await games.people.change(ADA.user_id, lambda *_: AT_NIGHT)
    game = await a_game(games)
    await stay(games, clock, 21 * HOUR)  # of which 11 were awake: it is 09:00
    game = await some_takes(games, game, 1)
    clock.go(10 * HOUR)
    await games.change(game.id, decisions.undo(ADA.user_id))
    assert await until(games, game) == "2026-01-03 18:00"
    assert (await games.history(game.id))[-1].after == (await games.get(game.id)).table


async def test_a_plan_is_carried_out_in_quiet_hours_too(games: GameService, clock: Clock) -> None:
    await games.people.change(BRUNO.user_id, lambda *_: AT_NIGHT)
    clock.go(11 * HOUR)
    game = await a_game(games)
    move = next(move for move in azul.legal_moves(game.table.running_state) if move.source == 5)
    await plan(games, game, 1, move)
    game = await games.change(
        game.id, decisions.take(ADA.user_id, azul.legal_moves(game.table.running_state)[0])
    )
    clock.go(MINUTE)
    after = await games.carry_out_plan(game.id)
    assert after.table.running_state.turn == 0


async def test_a_paused_game_is_told_nothing_and_has_the_new_hours_when_it_goes_on(
    games: GameService, clock: Clock
) -> None:
    game = await a_game(games)
    await stay(games, clock, 2 * HOUR)
    await games.change(game.id, decisions.pause(CHIYO.user_id))
    before = await away(games, ADA.user_id, 2 * DAY)
    assert await games.reschedule(ADA.user_id, before) == []
    clock.go(DAY)
    await games.change(game.id, decisions.resume(CHIYO.user_id))
    assert await until(games, game) == "2026-01-04 12:00"


async def test_the_hours_of_a_substitute_count_from_the_moment_they_sit_down(
    games: GameService, clock: Clock
) -> None:
    await games.people.change(CHIYO.user_id, lambda *_: AT_NIGHT)
    game = await a_game(games)
    await stay(games, clock, 25 * HOUR)
    game = await games.vote(game.id, BRUNO.user_id, Vote.SEEK)
    await stay(games, clock, 25 * HOUR)
    game = await games.change(game.id, decisions.substitute(CHIYO))
    assert game.due_at == at("2026-01-04 12:00").timestamp() * 1000
    assert await until(games, game) == "2026-01-05 10:00"


async def test_the_hours_of_who_comes_back_count_from_the_moment_they_sit_down(
    games: GameService, clock: Clock
) -> None:
    await games.people.change(ADA.user_id, lambda *_: AT_NIGHT)
    game = await a_game(games)
    await stay(games, clock, 49 * HOUR)
    await games.vote(game.id, BRUNO.user_id, Vote.SEEK)
    await stay(games, clock, 25 * HOUR)
    for back in (decisions.resign(CHIYO.user_id), decisions.take_back(ADA.user_id)):
        await games.change(game.id, decisions.substitute(CHIYO))
        game = await games.change(game.id, back)
        assert (game.table.players[0], game.due_at) == (ADA, await games.next_moment(game))


async def test_a_damaged_record_is_in_nobody_s_way(store: MemoryStore, games: GameService) -> None:
    store.people[ADA.user_id] = '{"quiet":"always"}'
    game = await a_game(games)
    assert await until(games, game) == "2026-01-02 12:00"


async def test_changes_of_other_settings_leave_games_alone(games: GameService) -> None:
    game = await a_game(games)
    await games.people.change(
        ADA.user_id, lambda *_: Person(pings=Pings.NONE, language="en-US", confirm=False)
    )
    assert await games.deadlines.due(10) == []
    assert await games.reschedule(ADA.user_id, Person()) == []
    assert await games.get(game.id) == game
