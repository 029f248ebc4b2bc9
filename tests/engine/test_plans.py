"""Planned takes: made once, only if they still fit, and seen by nobody before."""

import asyncio
from datetime import timedelta

import pytest

import azul
from engine import PLAN_GRACE, Game, GameService, Options, PlannedTake, decisions
from engine.plans import Plan, planned_take, with_turn_of
from engine.table.events import Played
from tests.engine.clock import Clock
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, BRUNO, CHANNEL, CHIYO, PEOPLE, some_takes

CLEAN_RESTART = timedelta(milliseconds=1)
SPECIAL = azul.Rules(factories=azul.Factories.SPECIAL)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def games(store: MemoryStore, clock: Clock) -> GameService:
    return over(store, clock)


def over(store: MemoryStore, clock: Clock) -> GameService:
    """Return the games of a new process on the same database."""
    return GameService(MemoryStore(store), now=clock, new_secret=lambda: (10).to_bytes(32))


async def a_game(games: GameService, players: int = 2, rules: azul.Rules = azul.BASE_GAME) -> Game:
    """Return a game that has just begun, in which nothing is due: Ada moves first."""
    game = await games.open(guild_id=1, channel_id=CHANNEL, host=ADA, options=Options(4, rules=rules))
    for player in PEOPLE[1:players]:
        game = await games.change(game.id, decisions.join(player))
    return await games.change(game.id, decisions.begin(ADA.user_id))


def moves_of(game: Game, seat: int) -> list[azul.Move]:
    """Return the moves that a player could make if it were their turn, the last source first."""
    return azul.legal_moves(with_turn_of(game.table.running_state, seat))[::-1]


async def plan(games: GameService, game: Game, seat: int, *moves: azul.Move) -> tuple[PlannedTake, ...]:
    """Plan moves for a player."""
    planned: tuple[PlannedTake, ...] = ()
    for move in moves:
        user_id = game.table.players[seat].user_id
        planned = await games.plans.add(game.id, user_id, move, version=game.version)
    return planned


async def takes(games: GameService, game: Game) -> list[tuple[int, azul.Move, bool]]:
    """Return who took what, and whether it was planned."""
    return [
        (event.seat, event.move, planned)
        for entry in await games.history(game.id)
        for event, planned in [
            (entry.event.event, entry.event.planned) if isinstance(entry.event, Played) else (None, False)
        ]
        if isinstance(event, azul.Taken)
    ]


def away_from(game: Game, move: azul.Move) -> azul.Move:
    """Return a move of the player to move that leaves alone the source of another one."""
    return next(
        each
        for each in azul.legal_moves(game.table.running_state)
        if each.source not in {move.source, azul.CENTRE}
    )


async def test_a_planned_take_is_made_half_a_minute_after_the_turn_came(
    games: GameService, clock: Clock
) -> None:
    game = await a_game(games)
    planned_move = moves_of(game, 1)[0]
    await plan(games, game, 1, planned_move)
    own = away_from(game, planned_move)
    game = await games.change(game.id, decisions.take(ADA.user_id, own))
    assert await games.deadlines.due(10) == []

    clock.go(PLAN_GRACE - CLEAN_RESTART)
    assert await games.deadlines.due(10) == []
    assert await games.carry_out_plan(game.id) == game
    clock.go(CLEAN_RESTART)
    assert await games.deadlines.due(10) == [game.id]
    await games.carry_out_plan(game.id)
    await games.carry_out_plan(game.id)

    assert await takes(games, game) == [(0, own, False), (1, planned_move, True)]
    assert (await games.get(game.id)).table.running_state.turn == 0
    assert await games.deadlines.due(10) == []


async def test_the_first_planned_take_that_still_takes_the_same_is_made(
    games: GameService, clock: Clock
) -> None:
    game = await a_game(games)
    first, *_, last = moves_of(game, 1)
    assert first.source != last.source
    await plan(games, game, 1, last, first)
    same = next(move for move in azul.legal_moves(game.table.running_state) if move.source == last.source)
    await games.change(game.id, decisions.take(ADA.user_id, same))
    clock.go(PLAN_GRACE)
    await games.carry_out_plan(game.id)
    assert (await takes(games, game))[1:] == [(1, first, True)]


async def test_a_planned_take_that_would_take_more_tiles_by_now_is_not_made(
    games: GameService, clock: Clock
) -> None:
    game = await some_takes(games, await a_game(games), 1)
    state = game.table.running_state
    colour = azul.present(state.centre)[0]
    await games.plans.add(
        game.id, ADA.user_id, azul.MOVES[azul.CENTRE][colour][azul.FLOOR], version=game.version
    )
    brings_more = next(
        move
        for move in azul.legal_moves(state)
        if move.source and move.colour != colour and azul.count(state.tiles_at(move.source), colour)
    )
    game = await games.change(game.id, decisions.take(BRUNO.user_id, brings_more))
    clock.go(10 * PLAN_GRACE)
    assert await games.carry_out_plan(game.id) == game
    assert await games.deadlines.due(10) == []
    assert await games.plans.waits_until(game) is None


async def test_a_planned_take_that_would_no_longer_bring_the_marker_is_not_made(
    games: GameService, clock: Clock
) -> None:
    game = await some_takes(games, await a_game(games, 3), 1)
    one, another = azul.present(game.table.running_state.centre)[:2]
    await plan(games, game, 2, azul.MOVES[azul.CENTRE][one][azul.FLOOR])
    game = await games.change(
        game.id, decisions.take(BRUNO.user_id, azul.MOVES[azul.CENTRE][another][azul.FLOOR])
    )
    clock.go(PLAN_GRACE)
    assert await games.carry_out_plan(game.id) == game


async def test_plans_that_follow_from_each_other_are_carried_out_in_one_commit(
    games: GameService, clock: Clock
) -> None:
    game = await a_game(games, 3)
    planned = {
        seat: next(move for move in moves_of(game, seat) if move.source == source and move.line == 4)
        for seat, source in ((1, 5), (2, 6))
    }
    for seat, planned_move in planned.items():
        await plan(games, game, seat, planned_move)
    game = await games.change(
        game.id, decisions.take(ADA.user_id, azul.legal_moves(game.table.running_state)[0])
    )
    clock.go(PLAN_GRACE)
    after = await games.carry_out_plan(game.id)
    assert after.version == game.version + 2
    assert (await takes(games, game))[1:] == [(1, planned[1], True), (2, planned[2], True)]
    assert after.table.running_state.turn == 0
    assert await games.plans.all_in(game.id) == {}


async def test_two_players_who_both_planned_take_one_turn_each(games: GameService, clock: Clock) -> None:
    game = await a_game(games)
    await plan(games, game, 1, next(move for move in moves_of(game, 1) if move.source == 5))
    game = await games.change(
        game.id, decisions.take(ADA.user_id, azul.legal_moves(game.table.running_state)[0])
    )
    await plan(games, game, 0, next(move for move in moves_of(game, 0) if move.source == 4))
    clock.go(PLAN_GRACE)
    after = await games.carry_out_plan(game.id)
    assert [seat for seat, *_ in await takes(games, game)] == [0, 1, 0]
    assert after.table.running_state.turn == 1


async def test_until_then_the_move_before_can_be_undone_and_the_plan_stays(
    games: GameService, clock: Clock
) -> None:
    game = await a_game(games)
    planned_move = moves_of(game, 1)[0]
    await plan(games, game, 1, planned_move)
    for _ in range(3):
        await games.change(game.id, decisions.take(ADA.user_id, away_from(game, planned_move)))
        clock.go(PLAN_GRACE - CLEAN_RESTART)
        await games.carry_out_plan(game.id)
        await games.change(game.id, decisions.undo(ADA.user_id))
        clock.go(10 * PLAN_GRACE)
        assert await games.deadlines.due(10) == []
        await games.carry_out_plan(game.id)
    now = await games.get(game.id)
    assert now.table.running_state == game.table.running_state
    assert [each.move for each in await games.plans.planned_by(now, BRUNO.user_id)] == [planned_move]


async def test_somebody_who_undoes_their_move_chooses_again_whatever_they_had_planned(
    games: GameService, clock: Clock
) -> None:
    game = await a_game(games)
    before, planned_move = game.table.running_state, moves_of(game, 0)[0]
    game = await games.change(game.id, decisions.take(ADA.user_id, away_from(game, planned_move)))
    await plan(games, game, 0, planned_move)
    game = await games.change(game.id, decisions.undo(ADA.user_id))
    assert game.table.running_state == before
    clock.go(10 * PLAN_GRACE)
    assert await games.carry_out_plan(game.id) == game
    assert await games.plans.planned_by(game, ADA.user_id) == ()


async def test_a_planned_take_can_be_undone_by_its_player_and_is_not_made_again(
    games: GameService, clock: Clock
) -> None:
    game = await a_game(games)
    planned_move = moves_of(game, 1)[0]
    await plan(games, game, 1, planned_move)
    await games.change(game.id, decisions.take(ADA.user_id, away_from(game, planned_move)))
    clock.go(PLAN_GRACE)
    await games.carry_out_plan(game.id)
    undone = await games.change(game.id, decisions.undo(BRUNO.user_id))
    clock.go(10 * PLAN_GRACE)
    assert await games.carry_out_plan(game.id) == undone
    assert undone.table.running_state.turn == 1


async def test_somebody_who_moves_themselves_has_no_plan_any_more(games: GameService, clock: Clock) -> None:
    game = await a_game(games)
    planned_move = moves_of(game, 1)[0]
    await plan(games, game, 1, planned_move)
    game = await games.change(game.id, decisions.take(ADA.user_id, away_from(game, planned_move)))
    another = next(move for move in azul.legal_moves(game.table.running_state) if move != planned_move)
    moved = await games.change(game.id, decisions.take(BRUNO.user_id, another))
    clock.go(10 * PLAN_GRACE)
    assert await games.carry_out_plan(game.id) == moved
    assert await games.plans.all_in(game.id) == {}


async def test_plans_end_with_the_round_and_with_the_game(games: GameService, store: MemoryStore) -> None:
    game = await a_game(games, 3)
    await plan(games, game, 2, moves_of(game, 2)[0])
    store.plans[game.id, BRUNO.user_id] = "damaged"
    while game.table.running_state.round == 1:
        state = game.table.running_state
        if state.turn != 2:
            await games.plans.add(game.id, CHIYO.user_id, moves_of(game, 2)[0], version=game.version)
        game = await some_takes(games, game, 1)
    assert store.plans == {}
    await plan(games, game, 0 if game.table.running_state.turn else 1, moves_of(game, 0)[0])
    assert store.plans
    await games.change(game.id, decisions.cancel(ADA.user_id, may_manage=True))
    assert store.plans == {}


@pytest.mark.parametrize("who", [1, 2])
async def test_a_player_who_leaves_has_no_plan_any_more_and_others_keep_theirs(
    games: GameService, clock: Clock, store: MemoryStore, who: int
) -> None:
    game = await a_game(games, 3)
    planned_move = next(move for move in moves_of(game, 1) if move.source == 5)
    await plan(games, game, 1, planned_move)
    await plan(games, game, 2, next(move for move in moves_of(game, 2) if move.source == 6))
    await games.change(game.id, decisions.resign(PEOPLE[who].user_id))
    assert [user_id for _, user_id in store.plans] == [PEOPLE[3 - who].user_id]
    await games.change(game.id, decisions.resign(ADA.user_id))  # the last but one: the game is over
    clock.go(PLAN_GRACE)
    assert store.plans == {}


async def test_a_resignation_that_brings_the_turn_brings_the_plan(games: GameService) -> None:
    game = await a_game(games, 3)
    planned_move = moves_of(game, 1)[0]
    await plan(games, game, 1, planned_move)
    await games.change(game.id, decisions.resign(ADA.user_id))
    assert await takes(games, game) == [(1, planned_move, True)]


async def test_a_restart_in_between_makes_the_take_once(
    games: GameService, store: MemoryStore, clock: Clock
) -> None:
    game = await a_game(games)
    planned_move = moves_of(game, 1)[0]
    await plan(games, game, 1, planned_move)
    await games.change(game.id, decisions.take(ADA.user_id, away_from(game, planned_move)))
    clock.go(PLAN_GRACE)
    after = over(store, clock)
    assert await after.deadlines.due(10) == [game.id]
    processes = (after, after, games, over(store, clock))
    await asyncio.gather(*(each.carry_out_plan(game.id) for each in processes))
    assert len(await takes(after, game)) == 2


async def test_the_move_and_the_plan_at_the_same_moment_make_one_take(
    games: GameService, store: MemoryStore, clock: Clock
) -> None:
    game = await a_game(games)
    planned_move = moves_of(game, 1)[0]
    await plan(games, game, 1, planned_move)
    await games.change(game.id, decisions.take(ADA.user_id, away_from(game, planned_move)))
    clock.go(PLAN_GRACE)
    await asyncio.gather(
        over(store, clock).carry_out_plan(game.id),
        games.change(game.id, decisions.take(BRUNO.user_id, planned_move), version=3),
        return_exceptions=True,
    )
    assert [each[:2] for each in (await takes(games, game))[1:]] == [(1, planned_move)]


async def test_a_plan_dropped_at_the_last_moment_is_not_carried_out(games: GameService, clock: Clock) -> None:
    game = await a_game(games)
    planned_move = moves_of(game, 1)[0]
    await plan(games, game, 1, planned_move)
    game = await games.change(game.id, decisions.take(ADA.user_id, away_from(game, planned_move)))
    clock.go(PLAN_GRACE)
    assert await games.plans.remove(game.id, BRUNO.user_id, planned_move) == ()
    assert await games.carry_out_plan(game.id) == game
    await games.deadlines.apply_due(game.id)
    assert await games.deadlines.due(10) == []


async def test_letting_time_pass_does_not_lose_the_moment_of_a_plan(games: GameService, clock: Clock) -> None:
    game = await a_game(games)
    planned_move = moves_of(game, 1)[0]
    await plan(games, game, 1, planned_move)
    await games.change(game.id, decisions.take(ADA.user_id, away_from(game, planned_move)))
    await games.deadlines.apply_due(game.id)
    clock.go(PLAN_GRACE)
    assert await games.deadlines.due(10) == [game.id]


async def test_a_plan_is_for_its_round_alone(games: GameService) -> None:
    state = (await a_game(games)).table.running_state
    take = planned_take(state, azul.legal_moves(state)[0])
    assert Plan(state.round, (take,)).fitting(state) == take
    for other in (state.round - 1, state.round + 1):
        assert Plan(other, (take,)).fitting(state) is None
    assert Plan(state.round, (take,)).fitting(state._replace(phase=azul.Phase.REFILL)) is None
