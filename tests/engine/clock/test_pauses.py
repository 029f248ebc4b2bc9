"""Paused games: nobody can move, no time runs, and everything goes on from where it stood."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import timedelta

import pytest

import azul
from engine import (
    NO_HOURS,
    Cancelled,
    Delayed,
    Game,
    Overdue,
    Pace,
    Pause,
    Paused,
    Played,
    Player,
    Refusal,
    Reminded,
    Resumed,
    Stage,
    Status,
    Tables,
    Themed,
    Vote,
    deadline_of,
    due_of,
)
from engine.clock.pausing import MEANT_THE_SAME
from engine.table import table_from_json, table_to_json
from tests.engine.clock.test_pace import DAY, HOUR, MINUTE, a_game, over, shown, stay
from tests.engine.clock.turned import Clock
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, BRUNO, CHIYO, DARIYA, a_lobby, refused, some_takes
from tests.engine.test_choosing import everybody_chooses

OLGA, PETRA = 71, 72
"""Moderators, who don't play."""


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def tables(store: MemoryStore, clock: Clock) -> Tables:
    return over(store, clock)


def left(game: Game, clock: Clock) -> timedelta:
    """Return how much of its time a turn has left."""
    deadline = deadline_of(game.table, NO_HOURS)
    assert deadline is not None
    return timedelta(milliseconds=deadline - clock.milliseconds)


async def a_paused_game(tables: Tables, clock: Clock, after: timedelta = HOUR, players: int = 2) -> Game:
    """Return a game with a day for each turn, which was paused some time after it began."""
    game = await a_game(tables, players=players)
    await stay(tables, clock, after)
    await tables.pauses.pause(game.id, OLGA)
    return await shown(tables, game)


async def test_a_paused_game_says_by_whom_and_since_when_and_waits_for_nobody(
    tables: Tables, clock: Clock
) -> None:
    game = await a_paused_game(tables, clock)
    assert game.table.pause == Pause(OLGA, clock.milliseconds)
    assert (game.table.awaited_seats, game.table.late, game.table.voters) == ((), (), ())
    assert (deadline_of(game.table, NO_HOURS), due_of(game.table, NO_HOURS), game.due_at) == (
        None,
        None,
        None,
    )
    assert table_from_json(table_to_json(game.table)) == game.table


async def test_nothing_is_due_however_long_a_game_is_paused(tables: Tables, clock: Clock) -> None:
    game = await a_paused_game(tables, clock)
    assert await stay(tables, clock, 20 * DAY) == []
    assert await tables.get(game.id) == game


@pytest.mark.parametrize("paused_for", [timedelta(), MINUTE, 30 * DAY], ids=str)
async def test_a_turn_has_as_much_time_left_as_when_it_was_paused(
    tables: Tables, clock: Clock, paused_for: timedelta
) -> None:
    game = await a_paused_game(tables, clock, 13 * HOUR)
    await stay(tables, clock, paused_for)

    game = await shown(tables, await tables.pauses.resume(game.id, PETRA))

    assert game.table.pause is None
    assert left(game, clock) == 11 * HOUR
    assert await stay(tables, clock, 12 * HOUR) == [Reminded(Stage.LAST), Overdue()]


async def test_a_game_is_paused_again_and_again(tables: Tables, clock: Clock) -> None:
    game = await a_game(tables)
    for _ in range(5):
        await stay(tables, clock, HOUR)
        await tables.pauses.pause(game.id, OLGA)
        await shown(tables, game)
        await stay(tables, clock, 3 * DAY)
        game = await shown(tables, await tables.pauses.resume(game.id, OLGA))
    assert left(game, clock) == 19 * HOUR


async def test_a_clock_that_was_set_back_takes_no_time_away(tables: Tables, clock: Clock) -> None:
    game = await a_paused_game(tables, clock)
    clock.go(-5 * HOUR)
    assert left(await tables.pauses.resume(game.id, OLGA), clock) >= 23 * HOUR


async def test_other_processes_and_absences_of_the_bot_make_no_difference(
    store: MemoryStore, tables: Tables, clock: Clock
) -> None:
    game = await a_paused_game(tables, clock)
    await stay(tables, clock, HOUR)
    clock.go(3 * DAY)
    tables = over(store, clock)
    assert await stay(tables, clock, HOUR) == []
    await tables.resting.rest(1)
    clock.go(DAY)
    await tables.resting.wake(1)
    game = await tables.pauses.resume(game.id, OLGA)
    assert (left(game, clock), game.delay) == (23 * HOUR, 0)
    assert not any(isinstance(entry.event, Delayed) for entry in await tables.history(game.id))


async def test_an_absence_before_the_pause_counts_as_one(tables: Tables, clock: Clock) -> None:
    game = await a_game(tables)
    await stay(tables, clock, HOUR)
    clock.go(2 * DAY)
    await tables.time.beat()
    game = await tables.pauses.pause(game.id, OLGA)
    clock.go(DAY)
    game = await tables.pauses.resume(game.id, OLGA)
    assert left(game, clock) == 23 * HOUR


async def test_a_turn_that_is_shown_late_because_nobody_could_post_has_its_time(
    tables: Tables, clock: Clock
) -> None:
    game = await a_game(tables)
    await stay(tables, clock, HOUR)
    await some_takes(tables, game, 1)
    clock.go(HOUR)
    await tables.pauses.pause(game.id, OLGA)
    clock.go(4 * DAY)
    await tables.pauses.resume(game.id, OLGA)
    clock.go(2 * HOUR)
    await tables.time.beat()
    game = await tables.get(game.id)
    entries = await tables.entries_since(game, game.shown_version)

    assert await tables.time.was_shown(game, entries)

    assert left(await tables.get(game.id), clock) == DAY


async def test_a_turn_that_is_shown_only_once_the_game_is_paused_has_its_time(
    tables: Tables, clock: Clock
) -> None:
    game = await a_game(tables)
    await some_takes(tables, game, 1)
    clock.go(3 * HOUR)
    await tables.pauses.pause(game.id, OLGA)
    clock.go(HOUR)
    await tables.time.beat()
    game = await tables.get(game.id)
    assert await tables.time.was_shown(game, await tables.entries_since(game, game.shown_version))
    clock.go(DAY)
    assert left(await tables.pauses.resume(game.id, OLGA), clock) == DAY


async def test_a_game_that_is_paused_while_its_message_is_on_its_way_is_not_delayed(
    tables: Tables, clock: Clock
) -> None:
    game = await a_game(tables)
    await some_takes(tables, game, 1)
    game = await tables.get(game.id)
    entries = await tables.entries_since(game, game.shown_version)
    clock.go(HOUR)
    await tables.pauses.pause(game.id, OLGA)
    assert not await tables.time.was_shown(game, entries)


async def test_undo_after_a_pause_gives_back_the_time_that_was_left(tables: Tables, clock: Clock) -> None:
    game = await a_game(tables)
    await stay(tables, clock, 3 * HOUR)
    await some_takes(tables, game, 1)
    await tables.pauses.pause(game.id, OLGA)
    clock.go(5 * DAY)
    await tables.pauses.resume(game.id, OLGA)
    assert left(await tables.undo(game.id, ADA.user_id), clock) == 21 * HOUR


Act = Callable[[Tables, Game], Awaitable[object]]

ACTS: dict[str, Act] = {
    "take": lambda tables, game: some_takes(tables, game, 1),
    "undo": lambda tables, game: tables.undo(game.id, CHIYO.user_id),
    "ask": lambda tables, game: tables.ask_undo(game.id, ADA.user_id),
    "agree": lambda tables, game: tables.agree(game.id, BRUNO.user_id, 1),
    "decline": lambda tables, game: tables.decline(game.id, BRUNO.user_id, 1),
    "withdraw": lambda tables, game: tables.decline(game.id, ADA.user_id, 1),
    "vote": lambda tables, game: tables.seats.vote(game.id, BRUNO.user_id, Vote.WAIT),
    "take back": lambda tables, game: tables.seats.take_back(game.id, BRUNO.user_id),
    "substitute": lambda tables, game: tables.seats.substitute(game.id, Player(9, "Emil")),
    "pause": lambda tables, game: tables.pauses.pause(game.id, PETRA),
}


@pytest.mark.parametrize("act", ACTS)
async def test_what_people_do_waits_until_the_game_goes_on(tables: Tables, clock: Clock, act: str) -> None:
    game = await a_game(tables, players=3)
    await some_takes(tables, game, 3)
    if act in {"agree", "decline", "withdraw"}:
        await tables.ask_undo(game.id, ADA.user_id)
    game = await tables.pauses.pause(game.id, OLGA)

    with pytest.raises(Refusal) as refusal:
        await ACTS[act](tables, game)

    assert refusal.value.code == ("pause-already" if act == "pause" else "paused")
    assert refusal.value.params == {"by": OLGA, "paused": clock.milliseconds}
    assert await tables.get(game.id) == game


async def test_choices_on_free_walls_wait_too(tables: Tables) -> None:
    game = await everybody_chooses(tables)
    state, (seat, *_) = game.table.playing, azul.waiting_for(game.table.playing)
    user_id, space = game.table.players[seat].user_id, azul.settling_of(state, seat).decisions[0].spaces[0]
    await tables.pauses.pause(game.id, OLGA)
    with refused("paused"):
        await tables.place(game.id, user_id, space.row, space.column, round_=state.round)
    with refused("paused"):
        await tables.settle(game.id, user_id, round_=state.round)
    await tables.pauses.resume(game.id, OLGA)
    game = await tables.place(game.id, user_id, space.row, space.column, round_=state.round)
    assert game.table.playing.choices[seat] != state.choices[seat]


async def test_people_leave_a_paused_game_and_the_next_one_has_the_whole_time(
    tables: Tables, clock: Clock
) -> None:
    game = await a_paused_game(tables, clock, 20 * HOUR, players=3)
    clock.go(DAY)
    game = await tables.resign(game.id, ADA.user_id)
    assert game.table.pause == Pause(OLGA, clock.milliseconds - DAY // timedelta(milliseconds=1))
    assert game.due_at is None
    clock.go(DAY)
    game = await tables.pauses.resume(game.id, OLGA)
    assert game.table.playing.turn == 1
    assert left(game, clock) == DAY


async def test_a_paused_game_is_over_once_only_one_is_left(tables: Tables, clock: Clock) -> None:
    game = await a_paused_game(tables, clock)
    game = await tables.resign(game.id, ADA.user_id)
    assert (game.table.status, game.table.pause) == (Status.OVER, None)
    with refused("ended"):
        await tables.pauses.resume(game.id, OLGA)


async def test_a_paused_game_changes_its_look_and_is_closed(tables: Tables, clock: Clock) -> None:
    game = await a_paused_game(tables, clock)
    game = await tables.set_theme(game.id, ADA.user_id, "chocolatier")
    assert game.table.pause
    game = await tables.cancel(game.id, PETRA, may_manage=True)
    assert (game.table.status, game.table.pause) == (Status.CANCELLED, None)
    kinds = [type(entry.event) for entry in await tables.history(game.id)]
    assert kinds[-3:] == [Paused, Themed, Cancelled]


async def test_votes_stay_and_the_game_waits_again_for_those_who_are_late(
    tables: Tables, clock: Clock
) -> None:
    game = await a_game(tables, players=4)
    await stay(tables, clock, DAY + MINUTE)
    await tables.seats.vote(game.id, BRUNO.user_id, Vote.PLAY)
    await tables.pauses.pause(game.id, OLGA)
    assert await stay(tables, clock, 9 * DAY) == []
    game = await shown(tables, await tables.pauses.resume(game.id, OLGA))
    assert game.table.late == (0,)
    assert game.table.votes == ((1, Vote.PLAY),)
    assert await stay(tables, clock, 23 * HOUR) == []
    await tables.seats.vote(game.id, CHIYO.user_id, Vote.PLAY)
    await stay(tables, clock, MINUTE)
    assert (await tables.get(game.id)).table.playing.turn == 1


async def test_somebody_who_leaves_meanwhile_decides_no_vote_before_the_game_goes_on(
    tables: Tables, clock: Clock
) -> None:
    game = await a_game(tables, players=4)
    await stay(tables, clock, DAY + MINUTE)
    await tables.seats.vote(game.id, BRUNO.user_id, Vote.END)
    await tables.pauses.pause(game.id, OLGA)
    await tables.resign(game.id, CHIYO.user_id)
    game = await tables.resign(game.id, DARIYA.user_id)
    assert game.table.is_open
    game = await tables.pauses.resume(game.id, OLGA)
    assert game.table.status is Status.CANCELLED


async def test_the_computer_waits(tables: Tables, clock: Clock) -> None:
    game = await a_game(tables, players=3)
    await stay(tables, clock, DAY + MINUTE)
    for voter in (BRUNO, CHIYO):
        await tables.seats.vote(game.id, voter.user_id, Vote.GIVE)
    game = await tables.pauses.pause(game.id, OLGA)
    assert game.table.computers == (0,)
    assert await stay(tables, clock, DAY) == []
    await tables.pauses.resume(game.id, OLGA)
    (event,) = await stay(tables, clock, MINUTE)
    assert isinstance(event, Played)
    assert event.by_computer


async def test_a_plan_waits_and_can_be_changed_meanwhile(tables: Tables, clock: Clock) -> None:
    game = await a_game(tables)
    wanted, other = azul.legal_moves(game.table.playing)[:2]
    await tables.plans.add(game.id, BRUNO.user_id, wanted, version=game.version)
    await tables.plans.add(game.id, BRUNO.user_id, other, version=game.version)
    far = next(
        move
        for move in azul.legal_moves(game.table.playing)
        if move.source not in {wanted.source, other.source}
    )
    await tables.take(game.id, ADA.user_id, far)
    game = await tables.pauses.pause(game.id, OLGA)
    clock.go(DAY)
    assert await tables.carry_out_plan(game.id) == game
    await tables.plans.remove(game.id, BRUNO.user_id, wanted)
    game = await tables.pauses.resume(game.id, OLGA)
    clock.go(MINUTE)
    game = await tables.carry_out_plan(game.id)
    entry = await tables.last_take(game)
    assert entry
    assert entry.event == Played(azul.Taken(1, other), planned=True)


async def test_a_game_that_an_older_version_stored_is_paused_and_goes_on(
    store: MemoryStore, tables: Tables, clock: Clock
) -> None:
    game = await a_game(tables, pace=Pace.NONE)
    old = table_to_json(replace(game.table, since=0)).replace(',"pause":null', "")
    store.games[game.id] = replace(store.games[game.id], snapshot=old)
    await tables.pauses.pause(game.id, OLGA)
    clock.go(DAY)
    game = await tables.pauses.resume(game.id, OLGA)
    assert (game.table.since, game.table.pause) == (0, None)


async def test_only_running_games_are_paused(tables: Tables) -> None:
    game = await a_lobby(tables)
    with refused("pause-lobby"):
        await tables.pauses.pause(game.id, OLGA)
    with refused("not-paused"):
        await tables.pauses.resume(game.id, OLGA)
    await tables.cancel(game.id, ADA.user_id, may_manage=False)
    for act in (tables.pauses.pause, tables.pauses.resume):
        with refused("ended"):
            await act(game.id, OLGA)


async def test_of_several_at_once_one_pauses_and_one_resumes(tables: Tables, clock: Clock) -> None:
    game = await a_game(tables)

    async def outcome(act: Awaitable[Game]) -> str:
        try:
            await act
        except Refusal as refusal:
            return refusal.code
        return "done"

    outcomes = await asyncio.gather(
        *(outcome(tables.pauses.toggle(game, user)) for user in (OLGA, PETRA) * 2)
    )
    assert sorted(outcomes) == ["done", "pause-already", "pause-already", "pause-already"]
    clock.go(MINUTE)
    game = await tables.get(game.id)
    outcomes = await asyncio.gather(
        *(outcome(tables.pauses.toggle(game, user)) for user in (OLGA, PETRA)),
        outcome(tables.pauses.resume(game.id, OLGA)),
    )
    assert sorted(outcomes) == ["done", "not-paused", "not-paused"]
    kinds = [type(entry.event) for entry in await tables.history(game.id)]
    assert (kinds.count(Paused), kinds.count(Resumed)) == (1, 1)


async def test_a_command_that_comes_just_after_anothers_does_not_undo_it(
    tables: Tables, clock: Clock
) -> None:
    game = await tables.pauses.toggle(await a_game(tables), OLGA)
    clock.go(MEANT_THE_SAME - timedelta(seconds=1))
    with refused("pause-already"):
        await tables.pauses.toggle(game, PETRA)
    clock.go(timedelta(seconds=1))
    game = await tables.pauses.toggle(game, PETRA)
    assert game.table.pause is None
    with refused("resume-already"):
        await tables.pauses.toggle(game, OLGA)
    clock.go(MEANT_THE_SAME)
    assert (await tables.pauses.toggle(game, OLGA)).table.pause
