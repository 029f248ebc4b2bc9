"""No time runs while a game is paused: its turn goes on with what was left."""

from datetime import timedelta

import pytest

from engine import NO_HOURS, GameService, Pause, Stage, deadline_of, decisions, due_of
from engine.table.events import Delayed, Overdue, Reminded
from engine.table.state import table_from_json, table_to_json
from tests.engine.clock import Clock
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, some_takes
from tests.engine.test_pace import DAY, HOUR, MINUTE, a_game, over, shown, stay
from tests.engine.time.pauses.paused_games import OLGA, PETRA, a_paused_game, left


async def test_a_paused_game_says_by_whom_and_since_when_and_waits_for_nobody(
    games: GameService, clock: Clock
) -> None:
    game = await a_paused_game(games, clock)
    assert game.table.pause == Pause(OLGA, clock.milliseconds)
    assert (game.table.awaited_seats, game.table.late, game.table.voters) == ((), (), ())
    assert (deadline_of(game.table, NO_HOURS), due_of(game.table, NO_HOURS), game.due_at) == (
        None,
        None,
        None,
    )
    assert table_from_json(table_to_json(game.table)) == game.table


async def test_nothing_is_due_however_long_a_game_is_paused(games: GameService, clock: Clock) -> None:
    game = await a_paused_game(games, clock)
    assert await stay(games, clock, 4 * DAY) == []
    assert await games.get(game.id) == game


@pytest.mark.parametrize(
    "paused_for",
    [timedelta(), MINUTE, 2 * DAY, pytest.param(30 * DAY, marks=pytest.mark.thorough)],
    ids=str,
)
async def test_a_turn_has_as_much_time_left_as_when_it_was_paused(
    games: GameService, clock: Clock, paused_for: timedelta
) -> None:
    game = await a_paused_game(games, clock, 13 * HOUR)
    await stay(games, clock, paused_for)

    game = await shown(games, await games.change(game.id, decisions.resume(PETRA)))

    assert game.table.pause is None
    assert left(game, clock) == 11 * HOUR
    assert await stay(games, clock, 12 * HOUR) == [Reminded(Stage.LAST), Overdue()]


async def test_a_game_is_paused_again_and_again(games: GameService, clock: Clock) -> None:
    game = await a_game(games)
    for _ in range(5):
        await stay(games, clock, HOUR)
        await games.change(game.id, decisions.pause(OLGA))
        await shown(games, game)
        await stay(games, clock, DAY + HOUR)
        game = await shown(games, await games.change(game.id, decisions.resume(OLGA)))
    assert left(game, clock) == 19 * HOUR


async def test_a_clock_that_was_set_back_takes_no_time_away(games: GameService, clock: Clock) -> None:
    game = await a_paused_game(games, clock)
    clock.go(-5 * HOUR)
    assert left(await games.change(game.id, decisions.resume(OLGA)), clock) >= 23 * HOUR


async def test_other_processes_and_absences_of_the_bot_make_no_difference(
    store: MemoryStore, games: GameService, clock: Clock
) -> None:
    game = await a_paused_game(games, clock)
    await stay(games, clock, HOUR)
    clock.go(3 * DAY)
    games = over(store, clock)
    assert await stay(games, clock, HOUR) == []
    await games.suspensions.suspend(1)
    clock.go(DAY)
    await games.suspensions.resume(1)
    game = await games.change(game.id, decisions.resume(OLGA))
    assert (left(game, clock), game.delay) == (23 * HOUR, 0)
    assert not any(isinstance(entry.event, Delayed) for entry in await games.history(game.id))


async def test_an_absence_before_the_pause_counts_as_one(games: GameService, clock: Clock) -> None:
    game = await a_game(games)
    await stay(games, clock, HOUR)
    clock.go(2 * DAY)
    await games.deadlines.heartbeat()
    game = await games.change(game.id, decisions.pause(OLGA))
    clock.go(DAY)
    game = await games.change(game.id, decisions.resume(OLGA))
    assert left(game, clock) == 23 * HOUR


async def test_a_turn_that_is_shown_late_because_nobody_could_post_has_its_time(
    games: GameService, clock: Clock
) -> None:
    game = await a_game(games)
    await stay(games, clock, HOUR)
    await some_takes(games, game, 1)
    clock.go(HOUR)
    await games.change(game.id, decisions.pause(OLGA))
    clock.go(4 * DAY)
    await games.change(game.id, decisions.resume(OLGA))
    clock.go(2 * HOUR)
    await games.deadlines.heartbeat()
    game = await games.get(game.id)
    entries = await games.entries_since(game, game.shown_version)

    assert await games.deadlines.delay_if_late(game, entries)

    assert left(await games.get(game.id), clock) == DAY


async def test_what_happens_during_a_pause_takes_no_time_from_a_turn_that_is_shown_late(
    games: GameService, clock: Clock
) -> None:
    game = await a_paused_game(games, clock)
    clock.go(2 * HOUR)
    await games.change(game.id, decisions.set_theme(ADA.user_id, "chocolatier"))
    clock.go(HOUR)
    game = await games.change(game.id, decisions.resume(OLGA))
    await games.deadlines.heartbeat()
    clock.go(HOUR / 2)
    assert await games.deadlines.delay_if_late(game, await games.entries_since(game, game.shown_version))
    assert left(await games.get(game.id), clock) == 23 * HOUR


async def test_a_turn_that_is_shown_only_once_the_game_is_paused_has_its_time(
    games: GameService, clock: Clock
) -> None:
    game = await a_game(games)
    await some_takes(games, game, 1)
    clock.go(3 * HOUR)
    await games.change(game.id, decisions.pause(OLGA))
    clock.go(HOUR)
    await games.deadlines.heartbeat()
    game = await games.get(game.id)
    assert await games.deadlines.delay_if_late(game, await games.entries_since(game, game.shown_version))
    clock.go(DAY)
    assert left(await games.change(game.id, decisions.resume(OLGA)), clock) == DAY


async def test_a_game_that_is_paused_while_its_message_is_on_its_way_is_not_delayed(
    games: GameService, clock: Clock
) -> None:
    game = await a_game(games)
    await some_takes(games, game, 1)
    game = await games.get(game.id)
    entries = await games.entries_since(game, game.shown_version)
    clock.go(HOUR)
    await games.change(game.id, decisions.pause(OLGA))
    assert not await games.deadlines.delay_if_late(game, entries)


async def test_undo_after_a_pause_gives_back_the_time_that_was_left(games: GameService, clock: Clock) -> None:
    game = await a_game(games)
    await stay(games, clock, 3 * HOUR)
    await some_takes(games, game, 1)
    await games.change(game.id, decisions.pause(OLGA))
    clock.go(5 * DAY)
    await games.change(game.id, decisions.resume(OLGA))
    assert left(await games.change(game.id, decisions.undo(ADA.user_id)), clock) == 21 * HOUR
