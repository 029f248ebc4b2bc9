"""Taking back in a practice: as far as the beginning, and nothing else changes by it."""

import random

import azul
from engine import GameService, Practice
from engine.table.events import Played
from tests.engine.people import ADA, refused
from tests.engine.practice.practised import begun, step, take
from tests.some import some


async def test_undo_goes_back_step_by_step_to_the_beginning_and_takes_answers_back(
    tables: GameService,
) -> None:
    practice = await begun(tables, 3, azul.Rules(azul.WallSide.FREE))
    chance, seen = random.Random(3), [practice.state]
    while practice.state.round < 3:
        practice = await step(tables, practice, chance)
        seen.append(practice.state)
    for state in some(seen[-2::-1]):
        practice = await tables.practice.undo(ADA.user_id, practice.version)
        assert practice.state == state
    with refused("practice-unmoved"):
        await tables.practice.undo(ADA.user_id, practice.version)


async def test_a_game_that_is_over_can_be_taken_back(tables: GameService) -> None:
    practice, chance = await begun(tables), random.Random(1)
    while not practice.is_over:
        practice = await step(tables, practice, chance)
    with refused("ended"):
        await tables.practice.hint(ADA.user_id, practice.version)
    practice = await tables.practice.undo(ADA.user_id, practice.version)
    assert not practice.is_over
    assert practice.table.awaited_seats == (practice.seat,)


async def test_the_same_tiles_come_after_an_undo(tables: GameService) -> None:
    practice, chance = await begun(tables), random.Random(1)
    while practice.state.round == 1:
        practice = await step(tables, practice, chance)
    dealt = [entry.event for entry in practice.entries if isinstance(entry.event, Played)]
    undone = await tables.practice.undo(ADA.user_id, practice.version)
    again = await take(tables, undone, _taken(practice))
    assert [entry.event for entry in again.entries if isinstance(entry.event, Played)] == dealt


def _taken(practice: Practice) -> azul.Move:
    own = practice.last_own
    assert own is not None
    assert isinstance(own.event, Played)
    assert isinstance(own.event.event, azul.Taken)
    return own.event.event.move
