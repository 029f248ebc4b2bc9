"""What every driver must do: keep what people have chosen for themselves."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from storage.base import GameStore, StorageError

OpenStore = Callable[[], Awaitable[GameStore]]


async def test_nobody_has_settings_before_they_are_saved(store: GameStore) -> None:
    assert await store.load_person(1) is None


@pytest.mark.parametrize(
    "settings", ["", '{"a":true}', "'; DROP TABLE people; --", "Їжак 猫\n", "x" * 99_999]
)
async def test_settings_are_returned_unchanged(store: GameStore, settings: str) -> None:
    await store.save_person(2**63 - 1, settings)
    assert await store.load_person(2**63 - 1) == settings


async def test_settings_saved_later_replace_earlier_ones_of_the_same_person(store: GameStore) -> None:
    await store.save_person(1, "first")
    await store.save_person(2, "another's")
    await store.save_person(1, "second")
    assert [await store.load_person(user_id) for user_id in (1, 2)] == ["second", "another's"]


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


async def test_a_closed_store_keeps_no_settings(store: GameStore) -> None:
    await store.close()
    with pytest.raises(StorageError, match="closed"):
        await store.load_person(1)
    with pytest.raises(StorageError, match="closed"):
        await store.save_person(1, "late")
