"""Asking how a game goes on before anybody's time is up: they have left, or there is no deadline."""

import random
from dataclasses import replace
from datetime import timedelta

import pytest

import azul
import players
from engine import (
    CALL_AFTER,
    NO_HOURS,
    GameService,
    Pace,
    Refusal,
    Stage,
    Vote,
    computer_moves_at,
    deadline_of,
    decisions,
    due_of,
)
from engine.deadlines import VOTE_LENGTH
from engine.table.events import Abandoned, Delayed, Extended, Overdue, Played, SeatGiven
from engine.table.state import table_from_json, table_to_json
from tests.azul.games import ALL_RULES
from tests.engine.clock import Clock
from tests.engine.decisions.test_votes import news, vote
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, BRUNO, CHIYO, DARIYA, refused, some_takes
from tests.engine.test_choosing import do, event_for
from tests.engine.test_pace import CLEAN_RESTART, DAY, HOUR, a_game, over, shown, stay

PACES = [Pace.NONE, Pace.WEEK]
GONE = [ADA.user_id]


def milliseconds(length: timedelta) -> int:
    return length // timedelta(milliseconds=1)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def games(store: MemoryStore, clock: Clock) -> GameService:
    return over(store, clock)


@pytest.mark.parametrize("pace", PACES)
async def test_people_who_have_left_the_server_are_voted_on_at_once(
    games: GameService, clock: Clock, pace: Pace
) -> None:
    game = await a_game(games, pace, players=3)
    clock.go(HOUR)
    called = await games.change(game.id, decisions.call_vote(BRUNO.user_id, GONE))
    assert await news(games, called, game) == [Overdue(1)]
    assert (called.table.late, called.table.voters) == ((0,), (1, 2))
    assert called.table.since == game.table.since
    assert deadline_of(called.table, NO_HOURS) == clock.milliseconds
    length = pace.length or VOTE_LENGTH
    assert computer_moves_at(called.table, NO_HOURS) == clock.milliseconds + milliseconds(length)
    after = await vote(games, called, Vote.GIVE, BRUNO, CHIYO)
    assert SeatGiven(0) in await news(games, after, called)
    assert (after.table.vote_called_at, after.table.stage) == (None, None)


async def test_without_a_pace_the_others_can_ask_after_three_days(games: GameService, clock: Clock) -> None:
    game = await a_game(games, Pace.NONE, players=3)
    clock.go(CALL_AFTER - CLEAN_RESTART)
    with pytest.raises(Refusal) as refusal:
        await games.change(game.id, decisions.call_vote(CHIYO.user_id))
    assert (refusal.value.code, refusal.value.params) == (
        "call-too-early",
        {"moment": clock.milliseconds + 1},
    )
    clock.go(CLEAN_RESTART)
    called = await shown(games, await games.change(game.id, decisions.call_vote(CHIYO.user_id)))
    after = await vote(games, called, Vote.WAIT, BRUNO, CHIYO)
    assert Extended() in await news(games, after, called)
    with refused("call-too-early"):
        await games.change(game.id, decisions.call_vote(CHIYO.user_id))


async def test_with_a_pace_the_vote_opens_by_itself(games: GameService, clock: Clock) -> None:
    game = await a_game(games, Pace.WEEK)
    await stay(games, clock, 4 * DAY)
    with pytest.raises(Refusal) as refusal:
        await games.change(game.id, decisions.call_vote(BRUNO.user_id))
    assert refusal.value.params == {"moment": deadline_of(game.table, NO_HOURS)}


async def test_with_a_pace_nobody_opens_it_though_time_is_up_and_nobody_has_looked_yet(
    games: GameService, clock: Clock
) -> None:
    game = await a_game(games, Pace.DAY)
    clock.go(DAY + HOUR)
    with refused("call-too-early"):
        await games.change(game.id, decisions.call_vote(BRUNO.user_id))
    assert (await games.deadlines.apply_due(game.id)).table.late == (0,)


async def test_without_a_majority_the_computer_moves_after_a_day(games: GameService, clock: Clock) -> None:
    game = await a_game(games, Pace.NONE, players=3)
    called = await shown(games, await games.change(game.id, decisions.call_vote(BRUNO.user_id, GONE)))
    assert await stay(games, clock, VOTE_LENGTH - CLEAN_RESTART) == []
    (played,) = await stay(games, clock, CLEAN_RESTART)
    assert isinstance(played, Played)
    assert played.by_computer
    after = await games.get(game.id)
    assert (after.table.stage, after.table.vote_called_at, after.table.inactive_seats) == (None, None, (0,))
    assert called.table.running_state.turn == 0


async def test_their_move_ends_it_and_after_an_undo_it_has_to_be_asked_again(
    games: GameService, clock: Clock
) -> None:
    game = await a_game(games, Pace.NONE)
    clock.go(CALL_AFTER)
    await shown(games, await games.change(game.id, decisions.call_vote(BRUNO.user_id)))
    clock.go(HOUR)
    moved = await some_takes(games, await games.get(game.id), 1)
    assert (moved.table.late, moved.table.vote_called_at) == ((), None)
    undone = await games.change(game.id, decisions.undo(ADA.user_id))
    assert (undone.table.stage, undone.table.vote_called_at) == (None, None)
    again = await games.change(game.id, decisions.call_vote(BRUNO.user_id))
    assert again.table.late == (0,)


async def test_an_absence_of_the_bot_does_not_count(
    store: MemoryStore, games: GameService, clock: Clock
) -> None:
    game = await a_game(games, Pace.NONE)
    await stay(games, clock, HOUR)
    called = await shown(games, await games.change(game.id, decisions.call_vote(BRUNO.user_id, GONE)))
    decision = computer_moves_at(called.table, NO_HOURS)
    clock.go(3 * DAY)
    games = over(store, clock)
    (delayed,) = await stay(games, clock, CLEAN_RESTART)
    assert isinstance(delayed, Delayed)
    assert decision is not None
    assert computer_moves_at((await games.get(game.id)).table, NO_HOURS) == decision + delayed.by


async def test_nobody_else_can_ask(games: GameService, clock: Clock) -> None:
    game = await a_game(games, Pace.NONE, players=3)
    clock.go(CALL_AFTER)
    for person, code in ((ADA, "your-turn"), (DARIYA, "not-seated")):
        with refused(code):
            await games.change(game.id, decisions.call_vote(person.user_id, GONE))
    called = await games.change(game.id, decisions.call_vote(BRUNO.user_id))
    with refused("vote-open"):
        await games.change(game.id, decisions.call_vote(CHIYO.user_id))
    await shown(games, called)
    await vote(games, called, Vote.GIVE, BRUNO, CHIYO)
    with refused("nobody-to-wait-for"):
        await games.change(game.id, decisions.call_vote(CHIYO.user_id))
    with refused("computer-holds"):
        await games.change(game.id, decisions.call_vote(ADA.user_id))
    await games.change(game.id, decisions.resign(CHIYO.user_id))
    with refused("resigned"):
        await games.change(game.id, decisions.call_vote(CHIYO.user_id))


async def test_who_still_has_to_choose_spaces_is_not_late_because_somebody_left(games: GameService) -> None:
    free = next(rules for rules in ALL_RULES if rules.has_free_wall)
    game, chance = await a_game(games, Pace.NONE, rules=free), random.Random(1)
    while len(azul.waiting_for(game.table.running_state)) < 2:
        game = await do(games, game, event_for(game.table.running_state, chance))
    with refused("your-turn"):
        await games.change(game.id, decisions.call_vote(BRUNO.user_id, GONE))
    with refused("your-turn"):
        await games.change(game.id, decisions.call_vote(ADA.user_id, [BRUNO.user_id]))
    for event in players.whole_turn(game.table.running_state, 1):
        game = await do(games, game, event)
    assert (await games.change(game.id, decisions.call_vote(BRUNO.user_id, GONE))).table.late == (0,)


async def test_it_is_too_early_while_one_of_those_who_still_have_to_choose_is_there(
    games: GameService,
) -> None:
    free = next(rules for rules in ALL_RULES if rules.has_free_wall)
    game, chance = await a_game(games, Pace.NONE, players=3, rules=free), random.Random(1)
    while len(azul.waiting_for(game.table.running_state)) < 3:
        game = await do(games, game, event_for(game.table.running_state, chance))
    for event in players.whole_turn(game.table.running_state, 2):
        game = await do(games, game, event)
    with refused("call-too-early"):
        await games.change(game.id, decisions.call_vote(CHIYO.user_id, GONE))
    called = await games.change(game.id, decisions.call_vote(CHIYO.user_id, [*GONE, BRUNO.user_id]))
    assert called.table.late == (0, 1)


async def test_a_game_that_the_others_end_has_no_winner(games: GameService, clock: Clock) -> None:
    game = await a_game(games, Pace.NONE)
    called = await games.change(game.id, decisions.call_vote(BRUNO.user_id, GONE))
    await shown(games, await games.vote(game.id, BRUNO.user_id, Vote.END))
    assert await stay(games, clock, 12 * HOUR - CLEAN_RESTART) == []
    assert await stay(games, clock, CLEAN_RESTART) == [Abandoned()]
    ended = await games.get(game.id)
    assert (await news(games, ended, called))[-1] == Abandoned()
    assert due_of(ended.table, NO_HOURS) is None


async def test_it_is_stored(store: MemoryStore, games: GameService, clock: Clock) -> None:
    game = await a_game(games, Pace.NONE)
    called = await games.change(game.id, decisions.call_vote(BRUNO.user_id, GONE))
    assert table_from_json(table_to_json(called.table)) == called.table
    assert (await over(store, clock).history(game.id))[-1].after == called.table
    before = table_from_json(
        table_to_json(replace(called.table, vote_called_at=None)).replace(',"called":null', "")
    )
    assert (before.vote_called_at, before.stage) == (None, Stage.OVER)
