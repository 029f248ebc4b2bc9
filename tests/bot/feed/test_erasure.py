"""Erasing somebody from games of which some can't be written: which are named, and what is tried again."""

from collections.abc import Awaitable, Callable

import pytest

from bot.feed.erasure import Erasure, UnfinishedErasure, erase
from bot.feed.presenter import Presenter
from bot.feed.threads import Threads
from bot.load import Load
from engine import GameService, Refusal
from storage.records import DamagedRecord, StorageError
from tests.bot.club import NoPictures
from tests.bot.feed.test_many_at_once import Discord
from tests.engine.memory import FaultyMemoryStore
from tests.engine.people import BRUNO, CHIYO, a_game, games_over
from tests.storage.faults import fail, mend, strike


class Asked(Presenter):
    """Notes which games it is asked to show."""

    asked: list[int]

    def present_soon(self, game_id: int) -> None:
        self.asked.append(game_id)


def presenter_of(games: GameService) -> Asked:
    connection, pictures = Discord(), NoPictures()
    threads = Threads(games, pictures, connection, lambda: 0.0)
    presenter = Asked(games, pictures, connection, Load(), threads, lambda: 0.0)
    presenter.asked = []
    return presenter


async def three_games(store: FaultyMemoryStore) -> list[int]:
    """Store games of Ada and Bruno that have begun in channels of their own."""
    games, ids = games_over(store), []
    for number in range(3):
        game = await a_game(games)
        ids.append(game.id)
        await games.channels.enter_thread(game.id, 100 + number)
    return ids


async def test_damaged_games_are_named_apart_from_those_that_only_wait(
    caplog: pytest.LogCaptureFixture,
) -> None:
    store = FaultyMemoryStore()
    damaged, busy, whole = await three_games(store)

    async def load(method: Callable[[int], Awaitable[object]], game_id: int) -> object:
        if game_id == damaged:
            raise DamagedRecord("torn")
        if game_id == busy:
            raise Refusal("stale")
        return await method(game_id)

    games = games_over(store)
    presenter = presenter_of(games)
    await games.deletions.begin(BRUNO.user_id)
    strike(store, "load", load)
    assert await erase(games, presenter, BRUNO.user_id) == UnfinishedErasure([damaged], [busy])
    assert presenter.asked == [whole]
    assert await erase(games, presenter, CHIYO.user_id) == UnfinishedErasure([])

    erasure = Erasure(games, presenter)
    caplog.clear()
    for times in (1, 2, 3):
        await erasure.resume()
        assert caplog.text.count(f"Game {damaged} still names") == 1
        assert caplog.text.count(f"Game {busy} still names") == times


async def test_what_is_left_is_done_later_and_trouble_said_once_each_time_it_begins(
    caplog: pytest.LogCaptureFixture,
) -> None:
    store = FaultyMemoryStore()
    ids = await three_games(store)
    games = games_over(store)
    presenter = presenter_of(games)
    erasure = Erasure(games, presenter)
    await games.deletions.begin(BRUNO.user_id)
    for times in (1, 2):
        fail(store, "people_to_delete", error=StorageError("the disk is gone"))
        for _ in range(2):
            await erasure.resume()
        assert caplog.text.count("Erasures can't be resumed yet: the disk is gone") == times
        mend(store)
        await erasure.resume()
    assert presenter.asked == ids
    assert await games.deletions.pending() == []
