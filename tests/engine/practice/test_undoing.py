"""Undo in a practice: back to the beginning, and nothing else changes."""

import random

import azul
from engine import GameService, Practice
from engine.table.events import Played
from tests.engine.people import ADA, refused
from tests.engine.practice.practices import begun, step, take
from tests.some import some


async def test_undo_goes_back_step_by_step_to_the_beginning_and_takes_answers_back(
    games: GameService,
) -> None:
    practice = await begun(games, 3, azul.Rules(azul.WallSide.FREE))
    chance, seen = random.Random(3), [practice.state]
    while practice.state.round < 3:
        practice = await step(games, practice, chance)
        seen.append(practice.state)
    for state in some(seen[-2::-1]):
        practice = await games.practice.undo(ADA.user_id, practice.version)
        assert practice.state == state
    with refused("practice-unmoved"):
        await games.practice.undo(ADA.user_id, practice.version)


async def test_a_game_that_is_over_can_be_taken_back(games: GameService) -> None:
    practice, chance = await begun(games), random.Random(1)
    while not practice.is_over:
        practice = await step(games, practice, chance)
    with refused("ended"):
        await games.practice.hint(ADA.user_id, practice.version)
    practice = await games.practice.undo(ADA.user_id, practice.version)
    assert not practice.is_over
    assert practice.table.awaited_seats == (practice.seat,)


async def test_the_same_tiles_come_after_an_undo(games: GameService) -> None:
    practice, chance = await begun(games), random.Random(1)
    while practice.state.round == 1:
        practice = await step(games, practice, chance)
    dealt = [entry.event for entry in practice.entries if isinstance(entry.event, Played)]
    undone = await games.practice.undo(ADA.user_id, practice.version)
    again = await take(games, undone, _taken(practice))
    assert [entry.event for entry in again.entries if isinstance(entry.event, Played)] == dealt


def _taken(practice: Practice) -> azul.Move:
    own = practice.last_own
    assert own is not None
    assert isinstance(own.event, Played)
    assert isinstance(own.event.event, azul.Taken)
    return own.event.event.move
