"""A game that can't be counted is set aside and named to the operator; the others are counted without it."""

from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta
from typing import Any

import pytest

from engine import Game, GameService, decisions
from engine.statistics.service import fold
from storage.records import StorageError, StoredEvent
from storage.statistics import FinishedGame, FinishedLog, FinishedRow
from tests.engine.clock import Clock
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, BRUNO, CHIYO, a_game
from tests.storage.faults import fail, mend, strike

Spoil = Callable[[MemoryStore, int], None]
UNEXPECTED: Any = [None]
"""A log as nobody expects it, so that reading it fails in a way that nobody expects."""


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def games(store: MemoryStore, clock: Clock) -> GameService:
    return GameService(store, now=clock)


async def three_finished_games(games: GameService, clock: Clock) -> list[Game]:
    found = []
    for _ in range(3):
        game = await a_game(games, 3)
        for player in (BRUNO, CHIYO):
            game = await games.change(game.id, decisions.resign(player.user_id))
        found.append(game)
        clock.go(timedelta(hours=1))
    return found


def a_mistake_in_the_program(store: MemoryStore, game_id: int) -> None:
    async def flawed(
        events: Callable[[int], Awaitable[Sequence[StoredEvent]]], read: int
    ) -> Sequence[StoredEvent]:
        return UNEXPECTED if read == game_id else await events(read)

    strike(store, "events", flawed)


def a_result_that_no_database_takes(store: MemoryStore, game_id: int) -> None:
    async def flawed(finished_row: Callable[[int], Awaitable[FinishedRow]], read: int) -> FinishedRow:
        row = await finished_row(read)
        return row._replace(rewrites=2**64) if read == game_id else row

    strike(store, "finished_row", flawed)


def a_damaged_row(store: MemoryStore, game_id: int) -> None:
    store._db.execute("UPDATE games SET rewrites = 'x' WHERE id = ?", (game_id,))


def a_damaged_log(store: MemoryStore, game_id: int) -> None:
    store._db.execute("UPDATE events SET body = '{' WHERE game_id = ? AND version = 2", (game_id,))


@pytest.mark.parametrize(
    "spoil",
    [a_mistake_in_the_program, a_result_that_no_database_takes, a_damaged_row, a_damaged_log],
)
async def test_one_game_that_cannot_be_counted_keeps_no_other_from_it(
    store: MemoryStore,
    games: GameService,
    clock: Clock,
    caplog: pytest.LogCaptureFixture,
    spoil: Spoil,
) -> None:
    first, second, third = await three_finished_games(games, clock)
    spoil(store, first.id)
    for game in (second, third):
        assert await games.statistics.counted_aftermath(game.id) is not None
    assert await store.uncounted_games(9) == []
    assert await games.statistics.aftermath(first.id) is None
    assert (await games.statistics.card(ADA.user_id)).total.games == 2
    assert [f"ame {first.id} " in line for line in caplog.messages] == [True]


async def test_one_game_that_cannot_be_recounted_is_named_and_the_others_are(
    games: GameService, clock: Clock
) -> None:
    first, *_ = await three_finished_games(games, clock)

    async def fold_all(logs: Sequence[FinishedLog]) -> Sequence[FinishedGame | str | None]:
        return [fold((row, UNEXPECTED if row.id == first.id else log)) for row, log in logs]

    rebuilt = await games.statistics.rebuild(fold_all, lambda _: None)
    assert rebuilt.games == 2
    assert rebuilt.damaged == (f"game {first.id} can't be counted: an unexpected AttributeError",)


@pytest.mark.parametrize("method", ["finished_row", "events", "count"])
async def test_a_game_is_counted_once_the_database_works_again(
    store: MemoryStore, games: GameService, method: str
) -> None:
    game = await games.change((await a_game(games)).id, decisions.resign(BRUNO.user_id))
    fail(store, method)
    with pytest.raises(StorageError):
        await games.statistics.catch_up()
    mend(store)
    assert await store.uncounted_games(9) == [game.id]
    assert await games.statistics.counted_aftermath(game.id) is not None
