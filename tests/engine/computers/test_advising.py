"""Advice on positions, and what nobody may ask about."""

import asyncio
from collections.abc import Sequence

import pytest

import azul
from engine.computers.adviser import MAX_ASKING, Adviser
from engine.computers.thinker import ANALYSIS, HINT, Effort, InProcessThinker, NoAnswer
from players.search.result import SearchResult
from tests.azul.builders import board, table, tiling
from tests.engine.people import refused

STATE = table(factories="b2rk,y4,k2w2")


class Slow(InProcessThinker):
    """Searches once it is allowed to."""

    def __init__(self) -> None:
        self.may_answer = asyncio.Event()
        self.begun = 0
        self.cancelled = 0

    async def search(
        self, state: azul.State, effort: Effort, moves: Sequence[azul.Move] = ()
    ) -> SearchResult:
        self.begun += 1
        try:
            await self.may_answer.wait()
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        return await super().search(state, effort, moves)


async def asked(adviser: Adviser, asker: int, effort: Effort = HINT) -> asyncio.Task[SearchResult]:
    task = asyncio.create_task(adviser.find(STATE, asker=asker, effort=effort))
    for _ in range(5):
        await asyncio.sleep(0)
    return task


async def test_a_person_is_told_what_a_position_offers() -> None:
    played = azul.legal_moves(STATE)[-1]
    found = await Adviser(InProcessThinker()).find(
        STATE, asker=1, effort=HINT, moves=[played], seat=STATE.turn
    )
    assert found.best.move in azul.legal_moves(STATE)
    assert found.of(STATE, played)


@pytest.mark.parametrize(
    ("code", "state", "seat"),
    [
        ("not-your-turn", STATE, 1),
        ("advice-tiling", tiling(board("b,-,-,-,-"), board(), rules="+free"), None),
        ("advice-tiling", azul.new_game(2, 0), None),
    ],
)
async def test_only_takes_of_who_is_to_move_are_looked_at(
    code: str, state: azul.State, seat: int | None
) -> None:
    with refused(code):
        await Adviser(InProcessThinker()).find(state, asker=1, effort=HINT, seat=seat)


async def test_nothing_is_told_about_a_game_that_is_over() -> None:
    over = azul.tile_walls(tiling(board("b,-,-,-,-", rows=(".yrkw", *["....."] * 4)), board()))[0]
    assert over.phase is azul.Phase.OVER
    with refused("ended"):
        await Adviser(InProcessThinker()).find(over, asker=1, effort=ANALYSIS)


async def test_who_asks_again_gets_the_new_answer_alone() -> None:
    thinker = Slow()
    adviser = Adviser(thinker)
    former = await asked(adviser, 1)
    newest = await asked(adviser, 1)
    with refused("advice-replaced"):
        await former
    thinker.may_answer.set()
    assert (await newest).candidates
    assert thinker.cancelled == 1


async def test_of_three_requests_of_a_person_the_last_one_alone_is_answered() -> None:
    thinker = Slow()
    adviser = Adviser(thinker)
    *former, newest = [await asked(adviser, 1) for _ in range(3)]
    thinker.may_answer.set()
    assert (await newest).candidates
    for each in former:
        with refused("advice-replaced"):
            await each
    assert thinker.cancelled == 2


async def test_a_hint_does_not_end_the_analysis_of_the_same_person() -> None:
    thinker = Slow()
    adviser = Adviser(thinker)
    both = [await asked(adviser, 1, ANALYSIS), await asked(adviser, 1, HINT)]
    thinker.may_answer.set()
    assert all(found.candidates for found in await asyncio.gather(*both))


async def test_nobody_searches_for_who_does_not_want_to_know_any_more() -> None:
    thinker = Slow()
    adviser = Adviser(thinker)
    task = await asked(adviser, 1)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert (thinker.begun, thinker.cancelled) == (1, 1)
    thinker.may_answer.set()
    assert (await (await asked(adviser, 1))).candidates


async def test_when_too_many_people_wait_the_next_is_told() -> None:
    thinker = Slow()
    adviser = Adviser(thinker)
    waiting = [await asked(adviser, asker) for asker in range(MAX_ASKING)]
    with refused("advice-busy"):
        await adviser.find(STATE, asker=1_000, effort=HINT)
    waiting.append(await asked(adviser, 0))
    thinker.may_answer.set()
    await asyncio.gather(*waiting[1:])
    with refused("advice-replaced"):
        await waiting[0]


async def test_a_search_that_fails_is_a_refusal() -> None:
    class Failing(InProcessThinker):
        async def search(
            self, state: azul.State, effort: Effort, moves: Sequence[azul.Move] = ()
        ) -> SearchResult:
            del state, effort, moves
            raise NoAnswer

    with refused("advice-failed"):
        await Adviser(Failing()).find(STATE, asker=1, effort=HINT)


async def test_a_person_is_told_where_an_expert_would_put_tiles_on_a_free_wall() -> None:
    state = tiling(board("b,y2,-,-,-"), board("r,-,-,-,-"), rules="+free")
    state = azul.place(state, 0, 0, 3)
    (placed,) = await Adviser(InProcessThinker()).place(state, 0, asker=1)
    assert (placed.seat, placed.row) == (0, 1)
    azul.place(state, 0, placed.row, placed.column)


async def test_nobody_is_told_where_to_put_tiles_that_they_do_not_have_to_place() -> None:
    state = tiling(board("b,-,-,-,-"), board(), rules="+free")
    for seat, position in ((1, state), (0, STATE), (0, azul.settle(azul.place(state, 0, 0, 3), 0))):
        with refused("not-your-turn"):
            await Adviser(InProcessThinker()).place(position, seat, asker=1)
