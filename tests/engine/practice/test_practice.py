"""A practice: one person's game with computers, with undo and hints, and nobody else's business."""

import asyncio
import random
from collections.abc import Sequence
from datetime import timedelta

import pytest

import azul
import players
from engine import Configured, Effort, Judged, Level, Messages, Played, Practice, Status, Tables
from engine.computers.thinking import AtOnce
from engine.practice.record import practice_of, stored
from engine.practice.service import LONGEST_KEPT
from players.search.found import Found
from storage.base import StoredPractice
from tests.azul.games import ALL_RULES
from tests.engine.clock.turned import Clock
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, BRUNO, a_game, refused

SECRET = (10).to_bytes(32)
"""With it the person begins, whether with one, two or three computers."""


class Slow(AtOnce):
    """Searches until it is told to go on."""

    def __init__(self) -> None:
        self.go_on = asyncio.Event()
        self.began = asyncio.Event()
        self.stopped = 0

    async def search(self, state: azul.State, effort: Effort, moves: Sequence[azul.Move] = ()) -> Found:
        self.began.set()
        try:
            await self.go_on.wait()
        except asyncio.CancelledError:
            self.stopped += 1
            raise
        return await super().search(state, effort, moves)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def slow() -> Slow:
    return Slow()


@pytest.fixture
def tables(store: MemoryStore, clock: Clock) -> Tables:
    return Tables(store, now=clock, new_secret=lambda: SECRET)


def options(seats: int = 2, rules: azul.Rules = azul.BASE_GAME, level: Level = Level.EASY) -> Configured:
    """Return what somebody chooses for a practice."""
    return Configured(seats, rules, "", Messages.ALL, level=level)


async def begun(tables: Tables, seats: int = 2, rules: azul.Rules = azul.BASE_GAME) -> Practice:
    """Return Ada's new practice."""
    return await tables.practice.begin(ADA, options(seats, rules))


async def take(tables: Tables, practice: Practice, move: azul.Move | None = None) -> Practice:
    """Return the practice after a take of its player."""
    chosen = move or azul.legal_moves(practice.state)[0]
    return await tables.practice.play(ADA.user_id, practice.version, lambda seat: azul.Taken(seat, chosen))


async def step(tables: Tables, practice: Practice, chance: random.Random) -> Practice:
    """Return the practice after something that its player might do."""
    state, seat = practice.state, practice.seat
    if seat in azul.waiting_for(state):
        event = players.choose(state, seat)
        return await tables.practice.play(ADA.user_id, practice.version, lambda _: event)
    return await take(tables, practice, chance.choice(azul.legal_moves(state)))


@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
async def test_a_practice_waits_for_its_player_alone_until_it_is_over(
    tables: Tables, seats: int, rules: azul.Rules
) -> None:
    chance = random.Random(seats)
    practice = await begun(tables, seats, rules)
    assert [player.is_computer for player in practice.table.players] == [False, *[True] * (seats - 1)]
    while not practice.is_over:
        assert practice.table.awaited_seats == (practice.seat,)
        if chance.random() < 0.1 and practice.steps:
            practice = await tables.practice.undo(ADA.user_id, practice.version)
        else:
            practice = await step(tables, practice, chance)
    assert practice.table.status is Status.OVER
    assert (await tables.practice.find(ADA.user_id)) == practice


async def test_nothing_of_it_is_among_the_games(tables: Tables, store: MemoryStore) -> None:
    await take(tables, await begun(tables))
    assert store.games == {}
    assert await tables.find.open_of(ADA.user_id) == []
    with refused("no-table"):
        await tables.get(0)


async def test_everybody_has_one_of_their_own(tables: Tables) -> None:
    practice = await begun(tables)
    theirs = await tables.practice.begin(BRUNO, options(3))
    assert await tables.practice.find(ADA.user_id) == practice
    assert theirs.table.players[theirs.seat] == BRUNO


async def test_a_new_one_takes_the_place_of_the_one_that_its_player_sees(tables: Tables) -> None:
    practice = await take(tables, await begun(tables))
    with refused("practice-moved-on"):
        await tables.practice.begin(ADA, options(4))
    with refused("practice-moved-on"):
        await tables.practice.begin(ADA, options(4), practice.version - 1)
    new = await tables.practice.begin(ADA, options(4), practice.version)
    assert len(new.table.players) == 4
    assert new.steps == ()
    assert new.version > practice.version


async def test_versions_never_recur(tables: Tables, store: MemoryStore, clock: Clock) -> None:
    first = await begun(tables)
    del store.practices[ADA.user_id]
    clock.go(timedelta(minutes=1))
    second = await begun(tables)
    assert second.version > first.version
    moved = await take(tables, second)
    undone = await tables.practice.undo(ADA.user_id, moved.version)
    assert undone.version > moved.version > second.version


async def test_a_clock_that_was_wrong_once_leaves_versions_that_buttons_can_carry(
    tables: Tables, clock: Clock
) -> None:
    clock.go(timedelta(days=365 * 200))
    practice = await begun(tables)
    clock.go(-timedelta(days=365 * 250))
    later = await tables.practice.begin(ADA, options(), practice.version)
    assert practice.version < later.version < 10**9


async def test_what_was_decided_on_another_position_does_nothing(tables: Tables, store: MemoryStore) -> None:
    seen = await begun(tables)
    await take(tables, seen)
    before = store.practices[ADA.user_id]
    with refused("practice-moved-on"):
        await take(tables, seen)
    with refused("practice-moved-on"):
        await tables.practice.undo(ADA.user_id, seen.version)
    with refused("practice-moved-on"):
        await tables.practice.hint(ADA.user_id, seen.version)
    with refused("practice-moved-on"):
        await tables.practice.judge(ADA.user_id, seen.version)
    assert store.practices[ADA.user_id] == before


async def test_of_two_identical_takes_at_once_one_is_made(tables: Tables) -> None:
    practice = await begun(tables)
    results = await asyncio.gather(*[take(tables, practice) for _ in range(5)], return_exceptions=True)
    assert len([result for result in results if isinstance(result, Practice)]) == 1
    after = await tables.practice.find(ADA.user_id)
    assert after is not None
    assert len(after.steps) == 1


async def test_an_illegal_take_is_refused_as_in_games(tables: Tables) -> None:
    practice = await begun(tables)
    with refused("source-empty"):
        await take(tables, practice, azul.Move(azul.CENTRE, azul.Colour.RED, azul.FLOOR))
    assert await tables.practice.find(ADA.user_id) == practice


async def test_people_without_a_practice_are_told(tables: Tables) -> None:
    for ask in (tables.practice.undo, tables.practice.hint, tables.practice.judge):
        with refused("no-practice"):
            await ask(ADA.user_id, 1)
    assert await tables.practice.find(ADA.user_id) is None


async def test_undo_goes_back_step_by_step_to_the_beginning_and_takes_answers_back(tables: Tables) -> None:
    practice = await begun(tables, 3, azul.Rules(azul.WallSide.FREE))
    chance, seen = random.Random(3), [practice.state]
    while practice.state.round < 3:
        practice = await step(tables, practice, chance)
        seen.append(practice.state)
    for state in seen[-2::-1]:
        practice = await tables.practice.undo(ADA.user_id, practice.version)
        assert practice.state == state
    with refused("practice-unmoved"):
        await tables.practice.undo(ADA.user_id, practice.version)


async def test_a_game_that_is_over_can_be_taken_back(tables: Tables) -> None:
    practice, chance = await begun(tables), random.Random(1)
    while not practice.is_over:
        practice = await step(tables, practice, chance)
    with refused("ended"):
        await tables.practice.hint(ADA.user_id, practice.version)
    practice = await tables.practice.undo(ADA.user_id, practice.version)
    assert not practice.is_over
    assert practice.table.awaited_seats == (practice.seat,)


async def test_the_same_tiles_come_after_an_undo(tables: Tables) -> None:
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


async def test_a_hint_is_for_the_position_that_its_player_sees(tables: Tables) -> None:
    practice = await begun(tables)
    same, found = await tables.practice.hint(ADA.user_id, practice.version)
    assert same == practice
    assert found.best.move in azul.legal_moves(practice.state)


async def test_a_take_is_judged_in_the_position_before_it(tables: Tables) -> None:
    practice = await begun(tables)
    with refused("practice-untaken"):
        await tables.practice.judge(ADA.user_id, practice.version)
    move = azul.legal_moves(practice.state)[-1]
    after = await take(tables, practice, move)
    _, judged = await tables.practice.judge(ADA.user_id, after.version)
    assert isinstance(judged, Judged)
    assert (judged.state, judged.move) == (practice.state, move)
    assert judged.found.of(judged.state, move) is not None


@pytest.mark.parametrize("by", ["take", "undo", "a new practice"])
async def test_a_search_ends_as_soon_as_its_player_moves_on(
    store: MemoryStore, clock: Clock, slow: Slow, by: str
) -> None:
    tables = Tables(store, now=clock, new_secret=lambda: SECRET, thinker=slow)
    practice = await take(tables, await begun(tables))
    asking = asyncio.create_task(tables.practice.hint(ADA.user_id, practice.version))
    await slow.began.wait()
    if by == "take":
        await take(tables, practice)
    elif by == "undo":
        await tables.practice.undo(ADA.user_id, practice.version)
    else:
        await tables.practice.begin(ADA, options(), practice.version)
    with refused("practice-moved-on"):
        await asking
    assert slow.stopped == 1


async def test_a_search_ends_if_nobody_waits_for_it_any_more(
    store: MemoryStore, clock: Clock, slow: Slow
) -> None:
    tables = Tables(store, now=clock, new_secret=lambda: SECRET, thinker=slow)
    practice = await begun(tables)
    asking = asyncio.create_task(tables.practice.hint(ADA.user_id, practice.version))
    await slow.began.wait()
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    for _ in range(3):  # through the adviser to the search
        await asyncio.sleep(0)
    assert slow.stopped == 1


async def test_of_two_searches_at_once_the_newer_is_answered(
    store: MemoryStore, clock: Clock, slow: Slow
) -> None:
    tables = Tables(store, now=clock, new_secret=lambda: SECRET, thinker=slow)
    practice = await begun(tables)
    first = asyncio.create_task(tables.practice.hint(ADA.user_id, practice.version))
    await slow.began.wait()
    second = asyncio.create_task(tables.practice.hint(ADA.user_id, practice.version))
    with refused("advice-replaced"):
        await first
    slow.go_on.set()
    assert (await second)[0] == practice


async def test_a_practice_goes_on_where_a_crash_interrupted_it(tables: Tables, store: MemoryStore) -> None:
    practice, chance = await begun(tables, 3), random.Random(2)
    for _ in range(40):
        if practice.is_over:
            break
        steps = len(practice.steps)
        practice = await step(tables, practice, chance)
        whole = store.practices[ADA.user_id]
        for length in range(practice.steps[steps] + 1, len(practice.entries)):
            cut = Practice(ADA.user_id, practice.version, practice.entries[:length])
            store.practices[ADA.user_id] = stored(cut, 0)
            resumed = await tables.practice.find(ADA.user_id)
            assert resumed is not None
            assert resumed.is_over or resumed.table.awaited_seats == (resumed.seat,)
            assert resumed.entries[:length] == practice.entries[:length]
        store.practices[ADA.user_id] = whole


async def test_looks_at_a_practice_while_the_computers_think_change_nothing(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    practice, thinking = await begun(tables, 3), asyncio.Barrier(4)
    begin = asyncio.Event()

    async def together(_self: object, state: azul.State, seat: int, *_: object) -> object:
        begin.set()
        if seat == 1:
            await thinking.wait()
        return players.whole_turn(state, seat)

    monkeypatch.setattr(AtOnce, "turn", together)
    taking = asyncio.create_task(take(tables, practice))
    await begin.wait()
    taken, *seen = await asyncio.gather(taking, *(tables.practice.find(ADA.user_id) for _ in range(3)))
    assert seen == [taken] * 3
    assert taken is not None
    assert len(taken.entries) == len(practice.entries) + 3


async def test_a_practice_that_is_deleted_while_a_computer_thinks_stays_deleted(
    tables: Tables, store: MemoryStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    practice = await begun(tables)

    async def deleted_meanwhile(_self: object, state: azul.State, seat: int, *_: object) -> object:
        await tables.deleting.begin(ADA.user_id)
        return players.whole_turn(state, seat)

    monkeypatch.setattr(AtOnce, "turn", deleted_meanwhile)
    with refused("no-practice"):
        await take(tables, practice)
    assert store.practices == {}


async def test_a_damaged_practice_can_be_begun_anew(
    tables: Tables, store: MemoryStore, caplog: pytest.LogCaptureFixture
) -> None:
    await begun(tables)
    for broken in ("", "[]", "[[1]]", "nonsense", '[[1,"{}"]]'):
        store.practices[ADA.user_id] = StoredPractice(ADA.user_id, 9, broken, 0)
        caplog.clear()
        assert await tables.practice.find(ADA.user_id) is None
        assert "practice of person 1 is damaged" in caplog.text
        assert (await begun(tables)).version > 9


async def test_somebody_else_s_game_is_no_practice(tables: Tables) -> None:
    game = await a_game(tables)
    entries = tuple(await tables.history(game.id))
    row = stored(Practice(ADA.user_id, 1, entries), 0)
    with pytest.raises(Exception, match="it is not a practice"):
        practice_of(row)


async def test_old_practices_are_cleared(tables: Tables, clock: Clock) -> None:
    await begun(tables)
    clock.go(LONGEST_KEPT)
    await tables.practice.clear_old()
    assert await tables.practice.find(ADA.user_id) is not None
    clock.go(timedelta(seconds=1))
    await tables.practice.clear_old()
    assert await tables.practice.find(ADA.user_id) is None
