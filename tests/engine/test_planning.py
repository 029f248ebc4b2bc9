"""Planning: what can be planned, and who knows of it."""

from dataclasses import replace

import pytest

import azul
from engine import MAX_PLANNED_TAKES, PLAN_GRACE, GameService, PlannedTake, decisions, state_to_plan
from engine.game import history
from engine.plans import with_take
from engine.table.events import Played, event_from_json, event_to_json
from storage.records import StoredEvent, VersionConflict
from tests.azul.builders import board, tiling
from tests.engine.clock import Clock
from tests.engine.memory import FaultyMemoryStore, MemoryStore
from tests.engine.people import ADA, BRUNO, CHIYO, refused, some_takes
from tests.engine.test_plans import SPECIAL, a_game, away_from, moves_of, over, plan, takes
from tests.storage.faults import fail


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def games(store: MemoryStore, clock: Clock) -> GameService:
    return over(store, clock)


async def test_nothing_is_planned_on_one_s_own_turn_or_for_what_lay_there_before(games: GameService) -> None:
    game = await a_game(games, 3)
    move = moves_of(game, 0)[0]
    with refused("turn-came"):
        await plan(games, game, 0, move)
    with refused("not-seated"):
        await games.plans.add(game.id, 99, move, version=game.version)
    await some_takes(games, game, 1)
    with refused("stale"):
        await plan(games, game, 2, move)
    with refused("stale"):
        await plan(games, replace(game, version=999), 2, move)
    await games.change(game.id, decisions.resign(CHIYO.user_id))
    game = await games.get(game.id)
    with refused("resigned"):
        await plan(games, game, 2, move)
    assert await games.plans.all_in(game.id) == {}


async def test_only_what_is_legal_on_one_s_own_board_is_planned(games: GameService) -> None:
    game = await a_game(games)
    colour = azul.present(game.table.running_state.tiles_at(1))[0]
    absent = next(c for c in azul.COLOURS if c not in azul.present(game.table.running_state.tiles_at(1)))
    for move, code in (
        (azul.Move(9, colour, 0), "no-such-source"),
        (azul.Move(azul.CENTRE, colour, 0), "source-empty"),
        (azul.Move(1, absent, 0), "colour-not-there"),
    ):
        with refused(code):
            await plan(games, game, 1, move)


async def test_there_is_no_fourth_planned_take_and_none_is_there_twice(games: GameService) -> None:
    game = await a_game(games)
    moves = moves_of(game, 1)[: MAX_PLANNED_TAKES + 1]
    await plan(games, game, 1, *moves[:-1])
    with refused("plan-full"):
        await plan(games, game, 1, moves[-1])
    planned = await plan(games, game, 1, *moves[:-1])
    assert [take.move for take in planned] == moves[:-1]
    more = replace(planned[1], tiles=planned[1].tiles + 1)
    assert with_take(planned, more) == (planned[0], more, *planned[2:])


async def test_a_plan_that_another_process_overtakes_is_stored_all_the_same(clock: Clock) -> None:
    store = FaultyMemoryStore()
    games = GameService(store, now=clock, new_secret=lambda: (10).to_bytes(32))
    game = await a_game(games)
    fail(store, "save_plan", error=VersionConflict(), times=1)
    (planned,) = await plan(games, game, 1, moves_of(game, 1)[0])
    assert await games.plans.planned_by(await games.get(game.id), BRUNO.user_id) == (planned,)
    fail(store, "save_plan", error=VersionConflict(), times=1)
    assert await games.plans.remove(game.id, BRUNO.user_id, planned.move) == ()
    assert store.plans == {}


async def test_planned_takes_are_put_in_another_order_once_however_often_that_is_asked(
    games: GameService,
) -> None:
    game = await a_game(games)
    one, two, three = moves_of(game, 1)[:3]
    await plan(games, game, 1, one, two, three)
    planned: tuple[PlannedTake, ...] = ()
    for _ in range(3):
        planned = await games.plans.move_up(game.id, BRUNO.user_id, three, 2)
        assert [take.move for take in planned] == [one, three, two]
    assert await games.plans.move_up(game.id, BRUNO.user_id, one, 0) == planned
    for _ in range(2):
        planned = await games.plans.remove(game.id, BRUNO.user_id, one)
    assert [take.move for take in planned] == [three, two]


async def test_the_log_of_a_running_game_says_nothing_of_plans(
    games: GameService, store: MemoryStore
) -> None:
    game = await a_game(games)
    before = list(store.logs[game.id]), store.games[game.id]
    await plan(games, game, 1, moves_of(game, 1)[0])
    assert (store.logs[game.id], replace(store.games[game.id], has_plans=False)) == before
    assert await games.get(game.id) == game


async def test_the_log_says_which_takes_were_planned_and_older_lines_mean_none(
    games: GameService, store: MemoryStore, clock: Clock
) -> None:
    game = await a_game(games)
    planned_move = moves_of(game, 1)[0]
    await plan(games, game, 1, planned_move)
    await games.change(game.id, decisions.take(ADA.user_id, away_from(game, planned_move)))
    clock.go(PLAN_GRACE)
    after = await games.carry_out_plan(game.id)
    own, planned = (line.body for line in store.logs[game.id][-2:])
    assert own == event_to_json(Played(azul.Taken(0, away_from(game, planned_move))))
    assert "planned" not in own
    assert event_from_json(planned) == Played(azul.Taken(1, planned_move), planned=True)
    lines = [StoredEvent(line.version, line.body, line.at) for line in store.logs[game.id]]
    assert history(lines)[-1].after == after.table


async def test_a_damaged_plan_stands_in_nobody_s_way(
    games: GameService, store: MemoryStore, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    game = await a_game(games)
    await plan(games, game, 1, moves_of(game, 1)[0])
    store.plans[game.id, CHIYO.user_id] = store.plans[game.id, BRUNO.user_id]
    store.plans[game.id, BRUNO.user_id] = '{"round":1,"wishes":[{"move":"9z9"}]}'
    game = await games.change(game.id, decisions.take(ADA.user_id, moves_of(game, 0)[0]))
    clock.go(PLAN_GRACE)
    assert await games.carry_out_plan(game.id) == game
    assert "the plan of person 2 in game 1 is damaged" in caplog.text
    assert "9z9" not in caplog.text
    assert list(await games.plans.all_in(game.id)) == [CHIYO.user_id]


async def test_nothing_is_planned_while_walls_are_tiled(games: GameService) -> None:
    game = await a_game(games)
    state = tiling(board("-,b2,-,-,-"), rules="+free")
    with refused("tiling"):
        state_to_plan(replace(game, table=replace(game.table, state=state)), BRUNO.user_id)


async def test_a_scatter_is_planned_as_a_whole(clock: Clock, store: MemoryStore) -> None:
    games = GameService(store, now=clock, new_secret=lambda: (7).to_bytes(32))
    game = await a_game(games, 4, SPECIAL)
    state = game.table.running_state
    move = next(move for move in moves_of(game, 1) if move.left is not None)
    assert state.turn == 0
    with refused("scatter-missing"):
        await plan(games, game, 1, replace(move, left=None))
    await plan(games, game, 1, move)
    plain = [source for source in state.sources[:-1] if state.disc_at(source) is azul.Disc.PLAIN]
    own = next(each for each in azul.legal_moves(state) if each.source in plain)
    await games.change(game.id, decisions.take(ADA.user_id, own))
    clock.go(PLAN_GRACE)
    await games.carry_out_plan(game.id)
    assert (await takes(games, game))[-1] == (1, move, True)


async def test_somebody_who_takes_a_move_back_by_consent_chooses_again_and_others_keep_their_plans(
    games: GameService, clock: Clock
) -> None:
    game = await some_takes(games, await a_game(games, 3), 2)
    theirs = moves_of(game, 1)[0]
    await plan(games, game, 0, moves_of(game, 0)[0])
    await plan(games, game, 1, theirs)
    asked = await games.change(game.id, decisions.ask_undo(ADA.user_id))
    for player in (BRUNO, CHIYO):
        game = await games.change(game.id, decisions.agree(player.user_id, asked.table.consent.number))
    assert game.table.running_state.turn == 0
    clock.go(10 * PLAN_GRACE)
    assert await games.carry_out_plan(game.id) == game
    assert await games.plans.planned_by(game, ADA.user_id) == ()
    assert [take.move for take in await games.plans.planned_by(game, BRUNO.user_id)] == [theirs]
