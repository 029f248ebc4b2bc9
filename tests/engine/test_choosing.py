"""Choosing and confirming spaces at a table: what is stored, what is stale, and who is faster."""

import asyncio
import random
from pathlib import Path

import pytest

import azul
from engine import Game, GameService, Refusal, Status, decisions
from engine.table.events import Themed
from engine.table.state import table_from_json, table_to_json
from storage.drivers.sqlite import SqliteStore
from tests.azul.games import ALL_RULES
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, BRUNO, CHIYO, PEOPLE, a_game, a_lobby, games_over, refused
from tests.engine.test_races import outcomes
from tests.some import some

FREE = azul.Rules(azul.WallSide.FREE)


def event_for(state: azul.State, chance: random.Random) -> azul.Event:
    """Return something that somebody may do."""
    if state.phase is azul.Phase.OFFER:
        tidy = [move for move in azul.legal_moves(state) if not azul.falling(state, move)]
        return azul.Taken(state.turn, chance.choice(tidy or azul.legal_moves(state)))
    seat = chance.choice(azul.waiting_for(state))
    placed = azul.placed_lines(state, seat)
    if placed.is_complete and chance.random() < 0.7:
        return azul.Settled(seat)
    decision = chance.choice(placed.decisions)
    return azul.Placed(seat, decision.row, chance.choice(decision.spaces).column)


async def do(games: GameService, game: Game, event: azul.Event) -> Game:
    """Let a person do something."""
    round_ = game.table.running_state.round
    match event:
        case azul.Taken(seat, move):
            return await games.change(game.id, decisions.take(PEOPLE[seat].user_id, move))
        case azul.Placed(seat, row, column):
            return await games.change(
                game.id, decisions.place(PEOPLE[seat].user_id, row, column, round_=round_)
            )
        case azul.Settled(seat):
            return await games.change(game.id, decisions.settle(PEOPLE[seat].user_id, round_=round_))
        case _:
            raise AssertionError(event)


async def everybody_chooses(games: GameService, players: int = 3) -> Game:
    """Return a game in which all players choose spaces, and nobody has chosen one."""
    for seed in range(100):
        chance = random.Random(seed)
        game = await a_game(games, players, FREE)
        while game.table.is_open and game.table.running_state.phase is azul.Phase.OFFER:
            if game.table.running_state.round > 1:
                break
            game = await do(games, game, event_for(game.table.running_state, chance))
        if azul.waiting_for(game.table.running_state) == tuple(range(players)):
            return game
        await games.change(game.id, decisions.cancel(ADA.user_id, may_manage=True))
    raise AssertionError("they never all choose")


async def choose_all(games: GameService, game: Game, seat: int) -> Game:
    """Let a person choose the first open space for every line."""
    while not (placed := azul.placed_lines(game.table.running_state, seat)).is_complete:
        space = placed.decisions[-1].spaces[0]
        game = await do(games, game, azul.Placed(seat, space.row, space.column))
    return game


@pytest.mark.one_in(5)
@pytest.mark.parametrize("number", range(len(ALL_RULES)))
async def test_folding_the_log_gives_the_snapshot_with_any_options(number: int) -> None:
    store, chance = MemoryStore(), random.Random(number)
    games = games_over(store, number)
    game = await a_game(games, 2 + number % 3, ALL_RULES[number])
    while game.table.status is Status.PLAYING:
        if chance.random() < 0.03:
            game = await games.change(
                game.id, decisions.set_theme(ADA.user_id, chance.choice(("chocolatier", "")))
            )
        elif chance.random() < 0.1 and game.table.undoable is not None:
            game = await games.change(game.id, decisions.undo(PEOPLE[game.table.undoable.turn].user_id))
        elif chance.random() < 0.002:
            seat = chance.choice(game.table.running_state.active)
            game = await games.change(game.id, decisions.resign(PEOPLE[seat].user_id))
        else:
            game = await do(games, game, event_for(game.table.running_state, chance))

    entries = {entry.version: entry for entry in await games.history(game.id)}
    assert len(store.snapshots) > 20
    for version, snapshot in some(store.snapshots.items()):
        assert table_to_json(entries[version].after) == snapshot
        assert table_from_json(snapshot) == entries[version].after
    assert entries[1].after.options.rules == ALL_RULES[number]


async def test_a_choice_or_confirmation_of_an_earlier_round_is_stale(games: GameService) -> None:
    game = await everybody_chooses(games)
    round_ = game.table.running_state.round
    for early in (round_ - 1, round_ + 1, 0):
        with refused("stale"):
            await games.change(game.id, decisions.place(ADA.user_id, 0, 0, round_=early))
        with refused("stale"):
            await games.change(game.id, decisions.settle(ADA.user_id, round_=early))
    assert await games.get(game.id) == game


async def test_only_choices_that_the_person_has_seen_are_confirmed(games: GameService) -> None:
    game = await choose_all(games, await everybody_chooses(games), 0)
    round_, seen = game.table.running_state.round, game.table.running_state.choices[0]
    decision = azul.placed_lines(game.table.running_state, 0).decisions[-1]
    changed = await do(games, game, azul.Placed(0, decision.row, decision.spaces[-1].column))
    with refused("stale"):
        await games.change(game.id, decisions.settle(ADA.user_id, round_=round_, choices=seen))
    with refused("stale"):
        await games.change(game.id, decisions.settle(ADA.user_id, round_=round_, choices=()))
    now = changed.table.running_state.choices[0]
    settled = await games.change(game.id, decisions.settle(ADA.user_id, round_=round_, choices=now))
    assert settled.table.running_state.settled == {0}
    for choices in (now, seen):
        with refused("not-choosing"):
            await games.change(game.id, decisions.settle(ADA.user_id, round_=round_, choices=choices))


async def test_nothing_is_confirmed_before_every_line_is_placed(games: GameService) -> None:
    game = await everybody_chooses(games)
    with refused("choice-missing"):
        await games.change(game.id, decisions.settle(ADA.user_id, round_=1))


async def test_only_players_choose_and_confirm(games: GameService) -> None:
    game = await everybody_chooses(games, players=2)
    with refused("not-seated"):
        await games.change(game.id, decisions.place(CHIYO.user_id, 0, 0, round_=1))
    with refused("not-seated"):
        await games.change(game.id, decisions.settle(CHIYO.user_id, round_=1))


async def test_one_of_two_confirmations_at_once_by_one_person_counts(games: GameService) -> None:
    game = await choose_all(games, await everybody_chooses(games), 0)
    results = await asyncio.gather(
        *(games.change(game.id, decisions.settle(ADA.user_id, round_=1)) for _ in range(4)),
        return_exceptions=True,
    )
    assert outcomes(results) == ["done", *["not-choosing"] * 3]
    assert (await games.get(game.id)).version == game.version + 1


async def test_a_change_and_a_confirmation_at_once_leave_no_unseen_choice_confirmed(
    games: GameService,
) -> None:
    game = await choose_all(games, await everybody_chooses(games), 0)
    seen = game.table.running_state.choices[0]
    decision = azul.placed_lines(game.table.running_state, 0).decisions[0]
    column = decision.spaces[-1].column
    results = await asyncio.gather(
        games.change(game.id, decisions.place(ADA.user_id, decision.row, column, round_=1)),
        games.change(game.id, decisions.settle(ADA.user_id, round_=1, choices=seen)),
        return_exceptions=True,
    )
    assert outcomes(results) in (["done", "stale"], ["done", "not-choosing"])
    now = (await games.get(game.id)).table.running_state
    assert now.choices[0] == seen or 0 not in now.settled


async def test_the_last_two_confirming_at_once_from_two_processes_end_the_round_once(tmp_path: Path) -> None:
    stores = [await SqliteStore.open(tmp_path / "azul.db") for _ in range(2)]
    here, there = (games_over(store) for store in stores)
    game = await everybody_chooses(here, players=2)
    for seat in range(2):
        game = await choose_all(here, game, seat)

    results = await asyncio.gather(
        here.change(game.id, decisions.settle(ADA.user_id, round_=1)),
        there.change(game.id, decisions.settle(BRUNO.user_id, round_=1)),
        here.change(game.id, decisions.settle(BRUNO.user_id, round_=1)),
        there.change(game.id, decisions.settle(ADA.user_id, round_=1)),
        return_exceptions=True,
    )

    assert outcomes(results).count("done") == 2
    assert set(outcomes(results)) <= {"done", "not-choosing", "stale"}
    after = await there.get(game.id)
    assert (after.table.running_state.round, after.version) == (2, game.version + 3)
    entries = await here.history(game.id)
    assert sum(entry.report is not None for entry in entries) == 1
    assert entries[-1].after == after.table
    for store in stores:
        await store.close()


async def test_only_the_host_chooses_the_theme_and_at_any_time_before_the_end(games: GameService) -> None:
    game = await a_lobby(games, players=2)
    with refused("not-host"):
        await games.change(game.id, decisions.set_theme(BRUNO.user_id, "chocolatier"))
    assert (
        await games.change(game.id, decisions.set_theme(ADA.user_id, "chocolatier"))
    ).table.options.theme == "chocolatier"
    await games.change(game.id, decisions.begin(ADA.user_id))
    with refused("not-host"):
        await games.change(game.id, decisions.set_theme(BRUNO.user_id, "azulejo"))
    game = await games.change(game.id, decisions.set_theme(ADA.user_id, "azulejo"))
    assert (await games.history(game.id))[-1].event == Themed("azulejo")
    await games.change(game.id, decisions.resign(BRUNO.user_id))
    with pytest.raises(Refusal, check=lambda refusal: refusal.code == "ended"):
        await games.change(game.id, decisions.set_theme(ADA.user_id, "chocolatier"))


async def test_a_new_theme_makes_no_move_stale_and_leaves_undo_possible(games: GameService) -> None:
    seen = await a_game(games)
    await games.change(seen.id, decisions.set_theme(ADA.user_id, "chocolatier"))
    taken = await games.change(
        seen.id,
        decisions.take(ADA.user_id, azul.legal_moves(seen.table.running_state)[0]),
        version=seen.version,
    )
    await games.change(seen.id, decisions.set_theme(ADA.user_id, "azulejo"))
    undone = await games.change(seen.id, decisions.undo(ADA.user_id), version=taken.version)
    assert undone.table.state == seen.table.state
    with refused("stale"):
        await games.change(seen.id, decisions.undo(ADA.user_id), version=taken.version)
