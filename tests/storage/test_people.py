"""What every driver must do: keep what people have chosen for themselves."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from storage.records import StorageError
from storage.store import Store
from tests.storage.builders import a_game, a_move

OpenStore = Callable[[], Awaitable[Store]]


async def test_nobody_has_settings_before_they_are_saved(store: Store) -> None:
    assert await store.load_person(1) is None


@pytest.mark.parametrize(
    "settings", ["", '{"a":true}', "'; DROP TABLE people; --", "Їжак 猫\n", "x" * 99_999]
)
async def test_settings_are_returned_unchanged(store: Store, settings: str) -> None:
    await store.save_person(2**63 - 1, settings)
    assert await store.load_person(2**63 - 1) == settings


async def test_settings_saved_later_replace_earlier_ones_of_the_same_person(store: Store) -> None:
    await store.save_person(1, "first")
    await store.save_person(2, "another's")
    await store.save_person(1, "second")
    assert [await store.load_person(user_id) for user_id in (1, 2)] == ["second", "another's"]


async def test_a_game_says_whether_any_of_its_people_has_settings(store: Store) -> None:
    game = await a_game(store, seats=(1, 2))
    other = await a_game(store, channel_id=99, seats=(3,))
    assert not game.has_settings
    await store.save_person(2, "settings")
    for row in (await store.load(game.id), await store.load_latest(game.channel_id)):
        assert row is not None
        assert row.has_settings
    without = await store.load(other.id)
    assert without is not None
    assert not without.has_settings


async def test_settings_outlive_the_store(open_store: OpenStore) -> None:
    store = await open_store()
    await store.save_person(1, "kept")
    await store.close()
    assert await (await open_store()).load_person(1) == "kept"


async def test_settings_saved_at_the_same_moment_are_not_mixed(open_store: OpenStore) -> None:
    stores = [await open_store(), await open_store()]
    texts = [str(number) * 100 for number in range(10)]
    await asyncio.gather(*(stores[index % 2].save_person(1, text) for index, text in enumerate(texts)))
    assert await stores[0].load_person(1) in texts
    assert await stores[0].load_person(1) == await stores[1].load_person(1)


async def test_the_settings_of_several_people_are_read_at_once(store: Store) -> None:
    for user_id in (1, 2, 3):
        await store.save_person(user_id, f"of {user_id}")
    assert await store.load_people((3, 1, 9, 1)) == {1: "of 1", 3: "of 3"}
    assert await store.load_people(()) == {}


async def test_what_people_have_chosen_for_one_setting_is_read_page_by_page(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.people.PAGE", 2)
    monkeypatch.setattr("storage.drivers.postgres.store._PAGE", 2)
    for user_id, settings in (
        (1, '{"language":"et","confirm":true}'),
        (2, '{"language":""}'),
        (3, '{"confirm":false}'),
        (4, '{"language":"uk"}'),
        (5, '{"language":"ja"}'),
        (6, '{"language":"pl"}'),
        (7, '{"language":"uk"}'),
        (8, '["language"]'),
        (9, '{"language":"half of'),
    ):
        await store.save_person(user_id, settings)
    everybody = {1: "et", 4: "uk", 5: "ja", 6: "pl", 7: "uk"}
    for limit in (1, 2, 3, 5, 9):
        found = await store.chosen_by_people("language", limit)
        assert found == dict(list(everybody.items())[:limit])


async def test_what_is_due_later_in_a_person_s_open_games_is_due_at_once_with_new_settings(
    store: Store,
) -> None:
    later, past, never, over, others = [
        await a_game(store, channel_id=number, due_at=due_at, seats=seats)
        for number, (due_at, seats) in enumerate(
            [(9_000, (1, 2)), (4_000, (1,)), (None, (1,)), (9_000, (1,)), (9_000, (2,))]
        )
    ]
    await a_move(store, over, still_open=False, seats=(1,), due_at=9_000)
    await store.save_person(1, "new")
    assert await store.due(5_000, 10) == [past.id]
    await store.save_person(1, "newer", 5_000)
    assert await store.due(5_000, 10) == [past.id, later.id]
    assert await store.due(9_000, 10) == [past.id, later.id, over.id, others.id]
    assert await store.load_person(1) == "newer"
    assert never.due_at is None


async def test_a_closed_store_keeps_no_settings(store: Store) -> None:
    await store.close()
    with pytest.raises(StorageError, match="closed"):
        await store.load_person(1)
    with pytest.raises(StorageError, match="closed"):
        await store.save_person(1, "late")


async def test_people_who_changed_something_since_a_moment_are_found(store: Store) -> None:
    await store.save_person(1, "old", at=1_000)
    await store.save_person(2, "of 2", at=3_000)
    await store.save_person(3, "of 3", at=2_000)
    assert await store.changed_people(2_000, 10) == {2: "of 2", 3: "of 3"}
    assert await store.changed_people(1_000, 1) == {2: "of 2"}
    await store.save_person(1, "new", at=4_000)
    assert await store.changed_people(3_500, 10) == {1: "new"}


async def test_the_locales_of_people_who_play_are_stored_and_of_nobody_else(store: Store) -> None:
    game = await a_game(store, seats=(1, 2))
    assert await store.load_locale(1) is None
    assert await store.save_locales({1: "uk", 2: "pl", 3: "ja"}) == [1, 2]
    assert await store.save_locales({2: "et"}) == [2]
    assert [await store.load_locale(user_id) for user_id in (1, 2, 3)] == ["uk", "et", None]
    await a_move(store, game, seats=(1, 2), still_open=False)
    assert await store.save_locales({1: "ja"}) == [1]
    await store.begin_deleting(1)
    assert await store.load_locale(1) is None
    assert await store.save_locales({1: "ja"}) == []


async def test_a_locale_is_there_after_a_restart(open_store: OpenStore) -> None:
    store = await open_store()
    await a_game(store, seats=(1,))
    await store.save_locales({1: "uk"})
    await store.close()
    assert await (await open_store()).load_locale(1) == "uk"


async def test_confirmed_moves_are_counted_up_to_the_most_and_begin_again_before(store: Store) -> None:
    assert await store.confirmations(1) == 0
    assert await store.count_confirmation(1, 2) == 1
    await store.reset_confirmations(1, 2)
    assert [await store.count_confirmation(1, 2) for _ in range(3)] == [1, 2, None]
    await store.reset_confirmations(1, 2)
    assert (await store.confirmations(1), await store.confirmations(2)) == (2, 0)
