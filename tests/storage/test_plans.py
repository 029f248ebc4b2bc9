"""What every driver must do: keep what people have planned for their next turn, until a commit ends it."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from storage.database import Transaction
from storage.records import StorageError, VersionConflict
from storage.store import Store
from tests.storage.builders import a_game, a_move

ADA, BRUNO = 2**63 - 1, 2
OpenStore = Callable[[], Awaitable[Store]]


async def test_nobody_has_planned_anything_before_it_is_saved(store: Store) -> None:
    game = await a_game(store)
    assert await store.plans_in(game.id) == {}
    assert await store.plans_in(99) == {}


async def test_plans_are_kept_for_each_person_and_each_game(store: Store) -> None:
    one, two = [await a_game(store, channel_id=number) for number in (1, 2)]
    await store.save_plan(one.id, ADA, one.version, "'; DROP TABLE plans; -- Їжак")
    await store.save_plan(one.id, BRUNO, one.version, "first")
    await store.save_plan(one.id, BRUNO, one.version, "second")
    await store.save_plan(two.id, BRUNO, two.version, "elsewhere")
    assert await store.plans_in(one.id) == {ADA: "'; DROP TABLE plans; -- Їжак", BRUNO: "second"}
    assert await store.plans_in(two.id) == {BRUNO: "elsewhere"}


async def test_a_game_says_whether_anybody_has_planned_anything(store: Store) -> None:
    game, other = [await a_game(store, channel_id=number) for number in (1, 2)]
    assert not game.has_plans
    await store.save_plan(game.id, ADA, game.version, "a plan")
    for row in (await store.load(game.id), await store.load_latest(1)):
        assert row is not None
        assert row.has_plans
    without = await store.load(other.id)
    assert without is not None
    assert not without.has_plans
    moved = await a_move(store, replace(game, has_plans=True), ended_plans=[ADA])
    assert not moved.has_plans


async def test_a_plan_is_deleted(store: Store) -> None:
    game = await a_game(store)
    for user_id in (ADA, BRUNO):
        await store.save_plan(game.id, user_id, game.version, "kept")
    await store.save_plan(game.id, ADA, game.version, None)
    await store.save_plan(game.id, ADA, game.version, None)
    assert await store.plans_in(game.id) == {BRUNO: "kept"}


async def test_a_plan_waits_for_a_move_that_is_being_stored(open_store: OpenStore) -> None:
    one, other = await open_store(), await open_store()
    game = await a_game(one)
    moved, may_end = asyncio.Event(), asyncio.Event()

    async def move(db: Transaction) -> None:
        await db.fetch("UPDATE games SET version = version + 1 WHERE id = ?", (game.id,))
        moved.set()
        await may_end.wait()

    moving = asyncio.create_task(one._write("a move", move))
    await moved.wait()
    planning = asyncio.create_task(other.save_plan(game.id, ADA, game.version, "too late"))
    await asyncio.wait({planning}, timeout=0.2)  # as far as it gets
    may_end.set()
    await moving

    with pytest.raises(VersionConflict):
        await planning
    assert await one.plans_in(game.id) == {}


@pytest.mark.parametrize("plan", ["late", None])
async def test_a_plan_for_another_version_is_not_stored(store: Store, plan: str | None) -> None:
    game = await a_game(store)
    await store.save_plan(game.id, ADA, game.version, "kept")
    await a_move(store, replace(game, has_plans=True))
    for game_id, version in ((game.id, game.version), (game.id, game.version + 2), (99, 1)):
        with pytest.raises(VersionConflict):
            await store.save_plan(game_id, ADA, version, plan)
    assert await store.plans_in(game.id) == {ADA: "kept"}


async def test_a_commit_ends_the_plans_that_it_names(store: Store) -> None:
    game = await a_game(store)
    for user_id in (ADA, BRUNO):
        await store.save_plan(game.id, user_id, game.version, "a plan")
    await a_move(store, replace(game, has_plans=True), ended_plans=[ADA, 77])
    assert await store.plans_in(game.id) == {BRUNO: "a plan"}


async def test_a_commit_that_came_too_late_ends_no_plan(store: Store) -> None:
    game = replace(await a_game(store), has_plans=True)
    await store.save_plan(game.id, ADA, game.version, "a plan")
    await a_move(store, game)
    with pytest.raises(VersionConflict):
        await a_move(store, game, ended_plans=[ADA])
    assert await store.plans_in(game.id) == {ADA: "a plan"}


async def test_plans_outlive_the_store(open_store: OpenStore) -> None:
    store = await open_store()
    game = await a_game(store)
    await store.save_plan(game.id, ADA, game.version, "kept")
    await store.close()
    assert await (await open_store()).plans_in(game.id) == {ADA: "kept"}


async def test_a_plan_and_the_move_that_ends_it_at_the_same_moment_leave_no_plan(
    open_store: OpenStore,
) -> None:
    stores = [await open_store(), await open_store()]
    game = replace(await a_game(stores[0]), has_plans=True)
    await asyncio.gather(
        stores[0].save_plan(game.id, ADA, game.version, "a plan"),
        a_move(stores[1], game, ended_plans=[ADA]),
        return_exceptions=True,
    )
    assert await stores[0].plans_in(game.id) == {}


async def test_a_closed_store_keeps_no_plans(store: Store) -> None:
    await store.close()
    with pytest.raises(StorageError, match="closed"):
        await store.plans_in(1)
    with pytest.raises(StorageError, match="closed"):
        await store.save_plan(1, ADA, 1, "late")
