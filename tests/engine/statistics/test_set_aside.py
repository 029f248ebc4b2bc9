"""A game that can't be counted is set aside and named to the operator; the others are counted without it."""

from collections.abc import Callable, Sequence
from datetime import timedelta

import pytest

from engine import Game, GameService, decisions
from engine.statistics.results import result_of
from engine.statistics.service import fold
from storage.records import StoredEvent
from storage.statistics import FinishedGame, FinishedLog, FinishedRow
from tests.engine.clock import Clock
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, BRUNO, CHIYO, a_game

Spoil = Callable[[MemoryStore, pytest.MonkeyPatch, int], None]


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


def a_mistake_in_the_program(_: MemoryStore, monkeypatch: pytest.MonkeyPatch, game_id: int) -> None:
    def flawed(game: FinishedRow, lines: Sequence[StoredEvent]) -> FinishedGame | None:
        assert game.id != game_id, "a mistake"
        return result_of(game, lines)

    monkeypatch.setattr("engine.statistics.service.result_of", flawed)


def a_result_that_no_database_takes(_: MemoryStore, monkeypatch: pytest.MonkeyPatch, game_id: int) -> None:
    def flawed(game: FinishedRow, lines: Sequence[StoredEvent]) -> FinishedGame | None:
        result = result_of(game, lines)
        if result is not None and game.id == game_id:
            object.__setattr__(result, "duration", 2**64)
        return result

    monkeypatch.setattr("engine.statistics.service.result_of", flawed)


def a_damaged_row(store: MemoryStore, _: pytest.MonkeyPatch, game_id: int) -> None:
    store._db.execute("UPDATE games SET rewrites = 'x' WHERE id = ?", (game_id,))


def a_damaged_log(store: MemoryStore, _: pytest.MonkeyPatch, game_id: int) -> None:
    store._db.execute("UPDATE events SET body = '{' WHERE game_id = ? AND version = 2", (game_id,))


@pytest.mark.parametrize(
    "spoil",
    [a_mistake_in_the_program, a_result_that_no_database_takes, a_damaged_row, a_damaged_log],
)
async def test_one_game_that_cannot_be_counted_keeps_no_other_from_it(
    store: MemoryStore,
    games: GameService,
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    spoil: Spoil,
) -> None:
    first, second, third = await three_finished_games(games, clock)
    spoil(store, monkeypatch, first.id)
    for game in (second, third):
        assert await games.statistics.counted_aftermath(game.id) is not None
    assert await store.uncounted_games(9) == []
    assert await games.statistics.aftermath(first.id) is None
    assert (await games.statistics.card(ADA.user_id)).total.games == 2
    assert [f"ame {first.id} " in line for line in caplog.messages] == [True]


async def test_one_game_that_cannot_be_recounted_is_named_and_the_others_are(
    store: MemoryStore, games: GameService, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, *_ = await three_finished_games(games, clock)
    a_mistake_in_the_program(store, monkeypatch, first.id)

    async def fold_all(logs: Sequence[FinishedLog]) -> Sequence[FinishedGame | str | None]:
        return list(map(fold, logs))

    rebuilt = await games.statistics.rebuild(fold_all, lambda _: None)
    assert rebuilt.games == 2
    assert rebuilt.damaged == (f"game {first.id} can't be counted: an unexpected AssertionError",)
