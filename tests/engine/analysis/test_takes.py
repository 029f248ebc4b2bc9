"""Which takes of a game are looked at: those that stand, each with the position it was made in."""

import random
from dataclasses import replace

import azul
from engine import GameService, Options, decisions
from engine.analysis.review import standing_takes
from engine.table.events import Played
from tests.engine.people import ADA, BRUNO, CHANNEL, PEOPLE, a_game, some_takes
from tests.some import some


async def test_every_take_of_a_game_is_there_with_its_position_and_its_event(games: GameService) -> None:
    game = await some_takes(games, await a_game(games), 200, random.Random(4))
    entries = await games.history(game.id)
    takes = standing_takes(entries)
    assert len(takes) > 20
    for take in some(takes):
        assert take.move in azul.legal_moves(take.state)
        entry = entries[take.version - 1]
        assert entry.before is not None
        assert entry.before.state == take.state
    assert [take.version for take in takes] == sorted(take.version for take in takes)


async def test_takes_that_were_undone_are_left_out(games: GameService) -> None:
    game = await some_takes(games, await a_game(games), 3)
    mover = game.table.players[game.table.running_state.turn]
    first = azul.legal_moves(game.table.running_state)[0]
    await games.change(game.id, decisions.take(mover.user_id, first))
    game = await games.change(game.id, decisions.undo(mover.user_id))
    other = azul.legal_moves(game.table.running_state)[-1]
    await games.change(game.id, decisions.take(mover.user_id, other))
    moves = [take.move for take in standing_takes(await games.history(game.id))]
    assert len(moves) == 4
    assert moves[-1] == other


async def test_takes_that_were_taken_back_are_left_out_with_those_that_followed(games: GameService) -> None:
    game = await some_takes(games, await a_game(games, 3), 4)
    asker, *others = PEOPLE[:3]
    while game.table.running_state.turn != 2:
        game = await some_takes(games, game, 1)
    before = len(standing_takes(await games.history(game.id)))
    await games.change(game.id, decisions.ask_undo(asker.user_id))
    number = (await games.get(game.id)).table.consent.number
    for player in others:
        game = await games.change(game.id, decisions.agree(player.user_id, number))
    assert game.table.running_state.turn == 0
    assert len(standing_takes(await games.history(game.id))) == before - 2


async def test_nobody_has_taken_anything_in_a_game_that_everybody_else_left(games: GameService) -> None:
    game = await a_game(games)
    game = await games.change(game.id, decisions.resign(BRUNO.user_id))
    assert not game.table.is_open
    assert standing_takes(await games.history(game.id)) == []


async def test_what_the_computer_took_for_somebody_is_not_their_own(games: GameService) -> None:
    game = await some_takes(games, await a_game(games), 2)
    entries = await games.history(game.id)
    last = entries[-1]
    assert isinstance(last.event, Played)
    stand_in = last._replace(event=replace(last.event, by_computer=True))
    assert [take.own for take in standing_takes([*entries[:-1], stand_in])] == [True, False]


async def test_what_a_computer_took_for_itself_is_its_own(games: GameService) -> None:
    game = await games.open(guild_id=1, channel_id=CHANNEL, host=ADA, options=Options(2), computers=1)
    game = await some_takes(games, await games.change(game.id, decisions.begin(ADA.user_id)), 1)
    game = await games.deadlines.apply_due(game.id)
    takes = standing_takes(await games.history(game.id))
    assert [(take.seat, take.own) for take in takes] == [(0, True), (1, True)]
