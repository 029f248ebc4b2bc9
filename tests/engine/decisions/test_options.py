"""The options of a lobby: only the host changes them, one at a time, until the game begins."""

import asyncio
from dataclasses import replace

import pytest

import azul
from engine import GameService, Messages, Options, Refusal, decisions
from engine.export import record_of
from engine.table.state import table_from_json, table_to_json
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, BRUNO, CHIYO, a_game, a_lobby, games_over, refused

FREE = azul.Rules(azul.WallSide.FREE)


def free_wall(now: Options) -> Options:
    """Choose a free wall."""
    return replace(now, rules=replace(now.rules, wall=azul.WallSide.FREE))


def quiet(now: Options) -> Options:
    """Choose quiet messages."""
    return replace(now, messages=Messages.QUIET)


async def test_what_is_chosen_is_stored_and_folds_from_the_log(games: GameService) -> None:
    game = await a_lobby(games, players=2)

    game = await games.change(game.id, decisions.configure(ADA.user_id, free_wall))
    game = await games.change(
        game.id, decisions.configure(ADA.user_id, lambda now: replace(now, seats=2, theme="chocolatier"))
    )

    assert game.table.options == Options(2, FREE, "chocolatier", Messages.ALL)
    assert game == await games.get(game.id)
    assert (await games.history(game.id))[-1].after == game.table
    assert table_from_json(table_to_json(game.table)) == game.table


async def test_the_game_has_the_rules_it_begins_with(games: GameService) -> None:
    game = await a_lobby(games, players=2)
    await games.change(game.id, decisions.configure(ADA.user_id, free_wall))
    game = await games.change(game.id, decisions.begin(ADA.user_id))
    assert game.table.running_state.rules == FREE
    assert record_of(game.id, await games.history(game.id)).rules == FREE


async def test_what_the_table_already_has_is_not_stored_again(games: GameService) -> None:
    game = await a_lobby(games, players=2)
    assert await games.change(game.id, decisions.configure(ADA.user_id)) == game
    game = await games.change(game.id, decisions.configure(ADA.user_id, quiet))
    assert await games.change(game.id, decisions.configure(ADA.user_id, quiet)) == game


async def test_choices_at_the_same_moment_from_two_processes_are_all_kept() -> None:
    store = MemoryStore()
    one, other = games_over(store), games_over(MemoryStore(beside=store))
    game = await a_lobby(one, players=2)

    await asyncio.gather(
        one.change(game.id, decisions.configure(ADA.user_id, free_wall)),
        other.change(game.id, decisions.configure(ADA.user_id, quiet)),
        one.change(game.id, decisions.join(CHIYO)),
        other.change(game.id, decisions.configure(ADA.user_id, lambda now: replace(now, seats=3))),
    )

    table = (await one.get(game.id)).table
    assert table.options == Options(3, FREE, "", Messages.QUIET)
    assert table.players == (ADA, BRUNO, CHIYO)


async def test_a_seat_that_is_taken_stays(games: GameService) -> None:
    game = await a_lobby(games, players=3)
    with pytest.raises(Refusal) as refusal:
        await games.change(game.id, decisions.configure(ADA.user_id, lambda now: replace(now, seats=2)))
    assert (refusal.value.code, refusal.value.params) == ("seats-taken", {"count": 3})
    assert await games.get(game.id) == game


async def test_only_the_host_chooses(games: GameService) -> None:
    game = await a_lobby(games, players=2)
    for user_id in (BRUNO.user_id, 99):
        with refused("not-host"):
            await games.change(game.id, decisions.configure(user_id, free_wall))
    await games.change(game.id, decisions.leave(ADA.user_id))
    with refused("not-host"):
        await games.change(game.id, decisions.configure(ADA.user_id, free_wall))
    assert (
        await games.change(game.id, decisions.configure(BRUNO.user_id, free_wall))
    ).table.options.rules == FREE


async def test_nothing_is_chosen_once_the_game_has_begun_or_is_closed(games: GameService) -> None:
    game = await a_game(games)
    with refused("options-fixed"):
        await games.change(game.id, decisions.configure(ADA.user_id, free_wall))
    await games.change(game.id, decisions.cancel(ADA.user_id, may_manage=True))
    with refused("ended"):
        await games.change(game.id, decisions.configure(ADA.user_id, free_wall))
