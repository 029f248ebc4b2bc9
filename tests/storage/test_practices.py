"""What every driver must do: keep one practice game for each person who has one."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from storage.records import PracticeResult, StorageError, StoredPractice, VersionConflict
from storage.store import Store

ADA, BRUNO = 2**63 - 1, 2
OpenStore = Callable[[], Awaitable[Store]]


async def test_nobody_has_a_practice_before_it_is_saved(store: Store) -> None:
    assert await store.load_practice(ADA) is None


async def test_everybody_has_one_practice_as_it_was_saved_last(store: Store) -> None:
    first = StoredPractice(ADA, 1, "'; DROP TABLE practices; -- Їжак", 10)
    await store.save_practice(first, expected_version=None)
    await store.save_practice(StoredPractice(BRUNO, 7, "another's", 11), expected_version=None)
    assert await store.load_practice(ADA) == first
    later = StoredPractice(ADA, 999_999_999_999, "x" * 99_999, 12)
    await store.save_practice(later, expected_version=1)
    assert await store.load_practice(ADA) == later
    assert await store.load_practice(BRUNO) == StoredPractice(BRUNO, 7, "another's", 11)


@pytest.mark.parametrize("expected", [None, 1, 3])
async def test_a_practice_that_has_changed_meanwhile_is_not_replaced(
    store: Store, expected: int | None
) -> None:
    kept = StoredPractice(ADA, 2, "kept", 10)
    await store.save_practice(kept, expected_version=None)
    with pytest.raises(VersionConflict):
        await store.save_practice(StoredPractice(ADA, 4, "late", 11), expected_version=expected)
    assert await store.load_practice(ADA) == kept


async def test_a_practice_that_is_gone_does_not_come_back(store: Store) -> None:
    with pytest.raises(VersionConflict):
        await store.save_practice(StoredPractice(ADA, 2, "late", 11), expected_version=1)
    assert await store.load_practice(ADA) is None


async def test_practices_that_nobody_has_gone_on_with_are_forgotten(store: Store) -> None:
    for user_id, at in ((ADA, 100), (BRUNO, 200)):
        await store.save_practice(StoredPractice(user_id, 1, "log", at), expected_version=None)
    await store.forget_practices(200)
    assert await store.load_practice(ADA) is None
    assert await store.load_practice(BRUNO) is not None


async def test_the_first_that_is_noted_of_a_practice_stands(store: Store) -> None:
    first, second = PracticeResult(1, 9, "easy", 1, 1, 0), PracticeResult(2, 8, "expert", 3, 0, 2)
    await store.save_practice(StoredPractice(ADA, 1, "over", 9), expected_version=None, result=first)
    await store.note_practice(ADA, second)
    for again in (first, second):
        await store.note_practice(ADA, replace(again, computers=0, ahead=0, behind=0))
    assert await store.practice_results(ADA, 9) == [second, first]
    assert await store.practice_results(ADA, 1) == [second]
    assert await store.practice_results(BRUNO, 9) == []


async def test_no_result_is_noted_of_a_practice_that_is_not_saved(store: Store) -> None:
    late = StoredPractice(ADA, 2, "late", 11)
    with pytest.raises(VersionConflict):
        await store.save_practice(late, expected_version=1, result=PracticeResult(1, 9, "easy", 1, 1, 0))
    assert await store.practice_results(ADA, 9) == []


async def test_a_practice_outlives_the_store(open_store: OpenStore) -> None:
    store = await open_store()
    kept = StoredPractice(ADA, 1, "kept", 10)
    await store.save_practice(kept, expected_version=None)
    await store.close()
    assert await (await open_store()).load_practice(ADA) == kept


async def test_of_two_changes_at_the_same_moment_one_is_refused(open_store: OpenStore) -> None:
    stores = [await open_store(), await open_store()]
    await stores[0].save_practice(StoredPractice(ADA, 1, "first", 10), expected_version=None)
    results = await asyncio.gather(
        *(
            store.save_practice(StoredPractice(ADA, 2, f"of {number}", 11), expected_version=1)
            for number, store in enumerate(stores)
        ),
        return_exceptions=True,
    )
    assert sorted(map(type, results), key=str) == sorted([type(None), VersionConflict], key=str)


async def test_a_closed_store_keeps_no_practices(store: Store) -> None:
    await store.close()
    with pytest.raises(StorageError, match="closed"):
        await store.load_practice(ADA)
    with pytest.raises(StorageError, match="closed"):
        await store.save_practice(StoredPractice(ADA, 1, "late", 10), expected_version=None)
