"""Two people who want the same thing at the same time, in one process or two: one of them gets it."""

import asyncio
import random
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import azul
from engine import Game, GameService, Options, Refusal, Status, decisions
from engine.parse_cache import CACHE_SIZE
from engine.table.state import position_from_text, position_to_text
from storage.drivers.sqlite import SqliteStore
from tests.engine.memory import MemoryStore
from tests.engine.people import (
    ADA,
    BRUNO,
    CHIYO,
    DARIYA,
    PEOPLE,
    a_game,
    a_lobby,
    games_over,
    refused,
    some_takes,
)


def outcomes(results: Iterable[Game | BaseException]) -> list[str]:
    """Return what became of requests: ``done``, or the code of the refusal."""
    codes = []
    for result in results:
        if isinstance(result, Refusal):
            codes.append(result.code)
        else:
            assert isinstance(result, Game), result
            codes.append("done")
    return sorted(codes)


async def test_a_commit_is_retried_if_another_process_came_first(
    store: MemoryStore, games: GameService
) -> None:
    game = await a_game(games)
    store.overtaken = 3
    assert (await some_takes(games, game, 1)).version == game.version + 1
    assert store.overtaken == 0


async def test_a_take_on_a_table_that_has_moved_on_is_stale(games: GameService) -> None:
    seen = await a_game(games)
    game = await some_takes(games, seen, 2)
    move = azul.legal_moves(game.table.running_state)[0]
    with refused("stale"):
        await games.change(game.id, decisions.take(ADA.user_id, move), version=seen.version)
    with refused("stale"):
        await games.change(game.id, decisions.undo(BRUNO.user_id), version=seen.version)
    assert (
        await games.change(game.id, decisions.take(ADA.user_id, move), version=game.version)
    ).version == game.version + 1


@pytest.mark.parametrize("versioned", [True, False])
async def test_one_of_two_identical_moves_at_once_is_made(games: GameService, versioned: bool) -> None:
    game = await a_game(games)
    move = azul.legal_moves(game.table.running_state)[0]
    version = game.version if versioned else None

    results = await asyncio.gather(
        *(games.change(game.id, decisions.take(ADA.user_id, move), version=version) for _ in range(5)),
        return_exceptions=True,
    )

    assert outcomes(results) == ["done"] + ["stale" if versioned else "not-your-turn"] * 4
    assert (await games.get(game.id)).version == game.version + 1


async def test_no_seat_is_given_twice_however_many_join_at_once(games: GameService) -> None:
    game = await a_lobby(games, seats=3)
    results = await asyncio.gather(
        *(games.change(game.id, decisions.join(player)) for player in (BRUNO, CHIYO, DARIYA, BRUNO)),
        return_exceptions=True,
    )
    assert outcomes(results) in (
        ["already-seated", "done", "done", "table-full"],
        ["done", "done", "table-full", "table-full"],
    )
    assert len((await games.get(game.id)).table.players) == 3


async def test_a_command_that_lost_a_race_is_decided_again(tmp_path: Path) -> None:
    stores = [await SqliteStore.open(tmp_path / "azul.db") for _ in range(2)]
    here, there = (games_over(store) for store in stores)
    game = await a_lobby(here, players=2)
    begun = await asyncio.gather(
        *(games.change(game.id, decisions.begin(ADA.user_id)) for games in (here, there, here, there)),
        return_exceptions=True,
    )
    assert outcomes(begun) == ["already-begun"] * 3 + ["done"]
    game = await here.get(game.id)
    takes = 0
    while game.table.status is Status.PLAYING and takes < 12:
        state = game.table.running_state
        move = azul.legal_moves(state)[0]
        user_id = game.table.players[state.turn].user_id
        results = await asyncio.gather(
            *(games.change(game.id, decisions.take(user_id, move)) for games in (here, there)),
            return_exceptions=True,
        )
        assert outcomes(results).count("done") == 1
        game = await there.get(game.id)
        takes += 1
    entries = await here.history(game.id)
    assert entries[-1].after == game.table
    assert [entry.version for entry in entries] == list(range(1, game.version + 1))
    for store in stores:
        await store.close()


async def test_two_processes_open_one_table_in_a_channel(tmp_path: Path) -> None:
    stores = [await SqliteStore.open(tmp_path / "azul.db") for _ in range(2)]
    results = await asyncio.gather(
        *(
            games_over(store).open(guild_id=1, channel_id=7, host=player, options=Options(4))
            for store, player in zip(stores, PEOPLE, strict=False)
        ),
        return_exceptions=True,
    )
    assert outcomes(results) == ["channel-occupied", "done"]
    for store in stores:
        await store.close()


async def test_a_cancelled_move_is_made_completely_or_not_at_all(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "azul.db")
    games = games_over(store)
    game = await a_game(games)
    for turns in range(6):
        game = await games.get(game.id)
        state = game.table.running_state
        user_id = game.table.players[state.turn].user_id
        taking = asyncio.create_task(
            games.change(game.id, decisions.take(user_id, azul.legal_moves(state)[0]))
        )
        for _ in range(turns):
            await asyncio.sleep(0)
        taking.cancel()
        await asyncio.gather(taking, return_exceptions=True)
        after = await games.get(game.id)
        assert after.version in {game.version, game.version + 1}
        assert (await games.history(game.id))[-1].after == after.table
    await store.close()


@pytest.mark.thorough
def test_positions_are_read_and_written_by_many_threads() -> None:
    chance, texts = random.Random(5), list[str]()
    for number in range(90):
        empty = azul.new_game(4, 0)
        state = azul.deal(empty, azul.draw_deal(empty, number.to_bytes(32)))
        while state.phase is azul.Phase.OFFER:
            texts.append(azul.position_text(state))
            state = azul.apply(state, chance.choice(azul.legal_moves(state)))
    assert len(texts) > 2 * CACHE_SIZE

    def through(offset: int) -> bool:
        mixed = [texts[(number * 7 + offset) % len(texts)] for number in range(len(texts))]
        return [position_to_text(position_from_text(text)) for text in mixed] == mixed

    with ThreadPoolExecutor(8) as threads:
        assert all(threads.map(through, range(8)))
