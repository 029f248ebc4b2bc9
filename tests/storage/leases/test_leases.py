"""What holds for the leases of any database. Its clock can't be set, so leases end here by being ended."""

from collections.abc import Awaitable, Callable

import pytest

from storage.leases import LASTS, Leases, OtherNumber
from storage.records import Shown
from storage.shards import Lease
from storage.store import Store
from tests.storage.builders import GUILD, a_game
from tests.storage.leases.conftest import Shared

SHARD = "3/16"


async def test_a_process_is_seen_by_others_until_it_leaves(shared: Shared) -> None:
    one, other = await shared.leases(), await shared.leases()
    await one.keep("one", 16, {0, 1})
    view = await other.keep("other", 16, ())
    assert {each.id: (each.of, each.home) for each in view.processes.values()} == {
        "one": (16, {0, 1}),
        "other": (16, frozenset()),
    }
    assert not view.processes["one"].has_settled
    await one.leave("one")
    assert list((await other.keep("other", 16, ())).processes) == ["other"]


async def test_a_lease_has_one_holder(shared: Shared) -> None:
    one, other = await shared.leases(), await shared.leases()
    assert await one.take("one", 16, [SHARD, "4/16"]) == [Lease(SHARD, 1), Lease("4/16", 1)]
    assert await other.take("other", 16, [SHARD, "5/16"]) == [Lease("5/16", 1)]
    assert await one.take("one", 16, [SHARD]) == []
    view = await other.keep("other", 16, ())
    assert view.holders == {SHARD: "one", "4/16": "one", "5/16": "other"}
    assert view.own == {"5/16": Lease("5/16", 1)}


async def test_a_lease_that_is_given_up_goes_to_the_next_with_a_higher_number(shared: Shared) -> None:
    one, other = await shared.leases(), await shared.leases()
    (first,) = await one.take("one", 16, [SHARD])
    await one.release([first])
    assert (await one.keep("one", 16, ())).holders == {}
    (second,) = await other.take("other", 16, [SHARD])
    assert second.fence > first.fence
    await one.release([first])  # late, and in vain
    assert (await one.keep("one", 16, ())).holders == {SHARD: "other"}


async def test_a_lease_that_is_over_can_be_taken_and_its_holder_learns_of_it(shared: Shared) -> None:
    one, other = await shared.leases(), await shared.leases()
    (lease,) = await one.take("one", 16, [SHARD])
    await shared.end_all()
    assert (await other.keep("other", 16, ())).holders == {}
    await other.take("other", 16, [SHARD])
    view = await one.keep("one", 16, ())
    assert view.own == {}
    assert view.holders == {SHARD: "other"}
    assert lease.fence == 1


async def test_a_lease_that_is_over_and_that_nobody_wanted_is_renewed(shared: Shared) -> None:
    leases = await shared.leases()
    (lease,) = await leases.take("one", 16, [SHARD])
    await shared.end_all()
    assert (await leases.keep("one", 16, ())).own == {SHARD: lease}


async def test_a_process_that_comes_back_has_not_settled(shared: Shared) -> None:
    leases = await shared.leases()
    await leases.keep("one", 16, ())
    await shared.age_all()
    assert (await leases.keep("one", 16, ())).processes["one"].has_settled
    await shared.end_all()
    assert not (await leases.keep("one", 16, ())).processes["one"].has_settled


@pytest.mark.parametrize("do", ["keep", "take"])
async def test_another_number_of_shards_is_refused_while_processes_are_there(shared: Shared, do: str) -> None:
    one, other = await shared.leases(), await shared.leases()
    await one.keep("one", 16, {0})
    (lease,) = await one.take("one", 16, [SHARD])

    def join(leases: Leases) -> Awaitable[object]:
        return leases.keep("other", 32, {0}) if do == "keep" else leases.take("other", 32, ["3/32"])

    with pytest.raises(OtherNumber) as refused:
        await join(other)
    assert refused.value.of == 16
    await shared.end_all()
    await join(other)
    with pytest.raises(OtherNumber):
        await one.keep("one", 16, {0})
    assert lease.fence == 1


async def test_what_was_held_of_another_number_of_shards_is_over_for_good(
    shared: Shared, store: Store
) -> None:
    leases, game = await shared.leases(), await a_game(store)
    (before,) = await leases.take("one", 16, [SHARD])
    await shared.end_all()
    await leases.take("other", 32, ["3/32"])
    await store.mark_shown(Shown(game.id, 1, 77, lease=before))
    assert await store.unshown(10) == [game.id]
    await shared.end_all()
    (after,) = await leases.take("one", 16, [SHARD])
    assert after.fence > before.fence


async def test_turns_come_one_after_the_other(shared: Shared) -> None:
    one, other = await shared.leases(), await shared.leases()
    first, second, third = await one.turn("a", 60), await other.turn("a", 60), await one.turn("a", 60)
    assert first == 0
    assert 0 < second <= 60
    assert 60 < third <= 120
    assert await other.turn("b", 60) == 0


async def test_whoever_leaves_gives_up_even_what_it_does_not_know_it_has(shared: Shared) -> None:
    one, other = await shared.leases(), await shared.leases()
    (lost,) = await one.take("one", 16, [SHARD])  # suppose it never heard that it got that
    await one.leave("one")
    (taken,) = await other.take("other", 16, [SHARD])
    assert taken.fence > lost.fence


async def test_nobody_waits_for_a_turn_that_was_given_before_the_clock_was_set_back(shared: Shared) -> None:
    one, other = await shared.leases(), await shared.leases()
    await one.turn("a", 20)
    await shared.set_the_clock_back()
    assert await other.turn("a", 20) == 0
    assert 0 < await one.turn("a", 20) <= 20


async def test_a_clock_that_is_set_back_keeps_nobody_alive_who_is_gone(shared: Shared) -> None:
    one, other = await shared.leases(), await shared.leases()
    await one.keep("one", 16, {3})
    await one.take("one", 16, [SHARD])
    await shared.set_the_clock_back()
    view = await other.keep("other", 16, ())
    assert view.holders == {SHARD: "one"}  # it may be there, and will say so
    await shared.go(LASTS)
    view = await other.keep("other", 16, ())
    assert view.holders == {}
    assert list(view.processes) == ["other"]


async def test_a_clock_that_is_set_back_makes_nobody_a_newcomer_for_long(shared: Shared) -> None:
    leases = await shared.leases()
    await leases.keep("one", 16, ())
    await shared.set_the_clock_back()
    for _ in range(4):
        await leases.keep("one", 16, ())
        await shared.go(LASTS / 4)
    assert (await leases.keep("one", 16, ())).processes["one"].has_settled


async def test_a_clock_that_is_set_back_refuses_nobody_for_the_sake_of_who_is_gone(shared: Shared) -> None:
    one, other = await shared.leases(), await shared.leases()
    await one.keep("one", 16, {0})
    await shared.set_the_clock_back()
    await other.keep("other", 32, {0})
    with pytest.raises(OtherNumber):
        await one.keep("one", 16, {0})


Note = Callable[[Store, int, Lease], Awaitable[None]]


async def mark(store: Store, game_id: int, lease: Lease) -> None:
    await store.mark_shown(Shown(game_id, 1, 77, lease=lease))


async def rest(store: Store, _: int, lease: Lease) -> None:
    await store.rest(GUILD, 1_000, lease=lease)


@pytest.mark.parametrize("note", [mark, rest])
async def test_whoever_lost_a_lease_can_note_nothing_by_it(shared: Shared, store: Store, note: Note) -> None:
    leases, game = await shared.leases(), await a_game(store)
    (before,) = await leases.take("one", 16, [SHARD])
    await shared.end_all()
    (after,) = await leases.take("other", 16, [SHARD])

    await note(store, game.id, before)
    assert await store.unshown(10) == [game.id]
    await note(store, game.id, after)
    assert await store.unshown(10) == []


async def test_games_wake_by_the_lease_that_is_held(shared: Shared, store: Store) -> None:
    leases, game = await shared.leases(), await a_game(store)
    (before,) = await leases.take("one", 16, [SHARD])
    await store.rest(GUILD, 1_000)
    await shared.end_all()
    (after,) = await leases.take("other", 16, [SHARD])
    await store.wake(GUILD, 2_000, lease=before)
    assert await store.unshown(10) == []
    await store.wake(GUILD, 2_000, lease=after)
    assert await store.unshown(10) == [game.id]
