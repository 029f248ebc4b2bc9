"""What holds for the leases of any database. Its clock can't be set, so leases end here by being ended."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from storage.leases import LEASE_SECONDS, Leases, ShardCountMismatch
from storage.records import Shown
from storage.shards import Lease
from storage.store import Store
from tests.storage.builders import GUILD, a_game
from tests.storage.leases.conftest import Shared

SHARD = "3/16"


async def test_a_process_is_seen_by_others_until_it_leaves(shared: Shared) -> None:
    one, other = await shared.leases(), await shared.leases()
    await one.heartbeat("one", 16, {0, 1})
    view = await other.heartbeat("other", 16, ())
    assert {each.id: (each.shard_count, each.assigned) for each in view.processes.values()} == {
        "one": (16, {0, 1}),
        "other": (16, frozenset()),
    }
    assert not view.processes["one"].has_settled
    await one.leave("one")
    assert list((await other.heartbeat("other", 16, ())).processes) == ["other"]


async def test_what_a_process_said_last_of_itself_is_seen(shared: Shared) -> None:
    one, other = await shared.leases(), await shared.leases()
    for assigned, ready, is_leaving in (({0, 1}, {2}, False), ({1}, {2, 3}, True), ((), (), False)):
        await one.heartbeat("one", 16, assigned, ready=ready, is_leaving=is_leaving)
        seen = (await other.heartbeat("other", 16, ())).processes["one"]
        assert (seen.assigned, seen.ready, seen.is_leaving) == (
            frozenset(assigned),
            frozenset(ready),
            is_leaving,
        )


async def test_a_lease_has_one_holder(shared: Shared) -> None:
    one, other = await shared.leases(), await shared.leases()
    assert await one.take("one", 16, [SHARD, "4/16"]) == [Lease(SHARD, 1), Lease("4/16", 1)]
    assert await other.take("other", 16, [SHARD, "5/16"]) == [Lease("5/16", 1)]
    assert await one.take("one", 16, [SHARD]) == []
    view = await other.heartbeat("other", 16, ())
    assert view.holders == {SHARD: "one", "4/16": "one", "5/16": "other"}
    assert view.own == {"5/16": Lease("5/16", 1)}


async def test_a_lease_that_is_given_up_goes_to_the_next_with_a_higher_number(shared: Shared) -> None:
    one, other = await shared.leases(), await shared.leases()
    (first,) = await one.take("one", 16, [SHARD])
    await one.release([first])
    assert (await one.heartbeat("one", 16, ())).holders == {}
    (second,) = await other.take("other", 16, [SHARD])
    assert second.fence > first.fence
    await one.release([first])  # late, and in vain
    assert (await one.heartbeat("one", 16, ())).holders == {SHARD: "other"}


async def test_a_lease_that_is_over_can_be_taken_and_its_holder_learns_of_it(shared: Shared) -> None:
    one, other = await shared.leases(), await shared.leases()
    (lease,) = await one.take("one", 16, [SHARD])
    await shared.end_all()
    assert (await other.heartbeat("other", 16, ())).holders == {}
    await other.take("other", 16, [SHARD])
    view = await one.heartbeat("one", 16, ())
    assert view.own == {}
    assert view.holders == {SHARD: "other"}
    assert lease.fence == 1


async def test_a_lease_that_is_over_and_that_nobody_wanted_is_renewed(shared: Shared) -> None:
    leases = await shared.leases()
    (lease,) = await leases.take("one", 16, [SHARD])
    await shared.end_all()
    assert (await leases.heartbeat("one", 16, ())).own == {SHARD: lease}


async def test_a_process_that_comes_back_has_not_settled(shared: Shared) -> None:
    leases = await shared.leases()
    await leases.heartbeat("one", 16, ())
    await shared.age_all()
    assert (await leases.heartbeat("one", 16, ())).processes["one"].has_settled
    await shared.end_all()
    assert not (await leases.heartbeat("one", 16, ())).processes["one"].has_settled


@pytest.mark.parametrize("do", ["heartbeat", "take"])
async def test_another_number_of_shards_is_refused_while_processes_are_there(shared: Shared, do: str) -> None:
    one, other = await shared.leases(), await shared.leases()
    await one.heartbeat("one", 16, {0})
    (lease,) = await one.take("one", 16, [SHARD])

    def join(leases: Leases) -> Awaitable[object]:
        return leases.heartbeat("other", 32, {0}) if do == "heartbeat" else leases.take("other", 32, ["3/32"])

    with pytest.raises(ShardCountMismatch) as refused:
        await join(other)
    assert refused.value.shard_count == 16
    await shared.end_all()
    await join(other)
    with pytest.raises(ShardCountMismatch):
        await one.heartbeat("one", 16, {0})
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


async def test_a_lease_is_handed_to_another_process_that_is_there(shared: Shared) -> None:
    one, other = await shared.leases(), await shared.leases()
    (first,) = await one.take("one", 16, [SHARD])
    assert not await one.hand_over(first, "other")  # it isn't there yet
    await other.heartbeat("other", 16, (), ready={3})
    assert (await one.heartbeat("one", 16, (), is_leaving=True)).processes["other"].ready == {3}
    handed = Lease(first.name, first.fence, last_interaction=2**62 + 5)
    assert await one.hand_over(handed, "other")
    assert await one.hand_over(handed, "other")  # nobody had heard that it was done
    assert (await one.heartbeat("one", 16, ())).own == {}
    view = await other.heartbeat("other", 16, ())
    second = view.own[SHARD]
    assert second.fence > first.fence
    assert second.last_interaction == 2**62 + 5
    assert view.processes["one"].is_leaving is False
    await one.release([handed])  # late, and in vain
    assert (await other.heartbeat("other", 16, ())).own == {SHARD: second}


async def test_a_lease_is_not_handed_to_a_process_that_has_gone_without_a_word(shared: Shared) -> None:
    one, other = await shared.leases(), await shared.leases()
    await other.heartbeat("other", 16, (3,), ready={3})
    await shared.go(LEASE_SECONDS + 1)
    await one.heartbeat("one", 16, ())
    (lease,) = await one.take("one", 16, [SHARD])
    assert not await one.hand_over(lease, "other")
    assert (await one.heartbeat("one", 16, ())).own == {SHARD: lease}


async def test_a_lease_that_is_gone_can_not_be_handed_over(shared: Shared) -> None:
    one, other = await shared.leases(), await shared.leases()
    (first,) = await one.take("one", 16, [SHARD])
    await shared.end_all()
    await other.heartbeat("other", 16, ())
    (third,) = await other.take("third", 16, [SHARD])
    assert not await one.hand_over(first, "other")
    await other.release([third])
    assert not await one.hand_over(third, "other")
    assert (await other.heartbeat("other", 16, ())).holders == {}
    await other.take("other", 16, [SHARD])
    assert not await one.hand_over(first, "other")  # which has got it otherwise


async def test_a_lease_says_up_to_what_earlier_holders_answer_as_far_as_that_is_known(shared: Shared) -> None:
    one, other = await shared.leases(), await shared.leases()
    (first,) = await one.take("one", 16, [SHARD])
    assert first.last_interaction is None
    await one.release([Lease(first.name, first.fence, last_interaction=77)])
    (second,) = await other.take("other", 16, [SHARD])
    assert second.last_interaction == 77
    await shared.end_all()
    (third,) = await one.take("one", 16, [SHARD])
    assert third.last_interaction is None  # the other may have answered more
    await one.leave("one")
    (fourth,) = await other.take("other", 16, [SHARD])
    assert fourth.last_interaction is None
    await other.release([replace(fourth, last_interaction=88)])
    assert [each.last_interaction for each in await one.take("one", 16, [SHARD])] == [88]
    await one.leave("one")
    assert [each.last_interaction for each in await other.take("other", 16, [SHARD])] == [None]


async def test_it_is_known_how_long_ago_a_process_gave_a_sign_of_life(shared: Shared) -> None:
    one, other = await shared.leases(), await shared.leases()
    await one.heartbeat("one", 16, ())
    await shared.go(LEASE_SECONDS / 2)
    await other.take("other", 16, [SHARD])
    age = (await other.heartbeat("other", 16, ())).processes["one"].age
    assert LEASE_SECONDS / 2 <= age < LEASE_SECONDS
    await one.heartbeat("one", 16, ())
    assert (await other.heartbeat("other", 16, ())).processes["one"].age < LEASE_SECONDS / 2


async def test_a_process_that_died_long_ago_is_forgotten(shared: Shared) -> None:
    one, other = await shared.leases(), await shared.leases()
    await one.heartbeat("one", 16, ())
    for seconds, noted in ((3_500, {"one", "other"}), (200, {"other"})):
        await shared.go(seconds)
        await other.heartbeat("other", 16, ())
        await other.take("other", 16, [SHARD])
        assert await shared.processes() == noted


async def test_turns_come_one_after_the_other_each_some_time_after_the_last_has_ended(shared: Shared) -> None:
    one, other = await shared.leases(), await shared.leases()
    first = await one.begin_turn("a", 60)
    assert isinstance(first, Lease)
    wait = await other.begin_turn("a", 60)
    assert isinstance(wait, float)
    assert 30 < wait <= 60
    assert isinstance(await other.begin_turn("b", 60), Lease)
    await one.end_turn(first, 20)
    wait = await other.begin_turn("a", 60)
    assert isinstance(wait, float)
    assert 10 < wait <= 20
    await shared.go(20)
    second = await other.begin_turn("a", 60)
    assert isinstance(second, Lease)
    await one.end_turn(first, 0)  # late, and in vain
    assert isinstance(await one.begin_turn("a", 60), float)


async def test_a_turn_that_nobody_ends_ends_by_itself(shared: Shared) -> None:
    one, other = await shared.leases(), await shared.leases()
    await one.begin_turn("a", 60)
    await shared.go(60)
    assert isinstance(await other.begin_turn("a", 60), Lease)


async def test_a_process_that_leaves_gives_up_even_what_it_does_not_know_it_has(shared: Shared) -> None:
    one, other = await shared.leases(), await shared.leases()
    (lost,) = await one.take("one", 16, [SHARD])  # suppose it never heard that it got that
    await one.leave("one")
    (taken,) = await other.take("other", 16, [SHARD])
    assert taken.fence > lost.fence


async def test_nobody_waits_for_a_turn_that_began_before_the_clock_was_set_back(shared: Shared) -> None:
    one, other = await shared.leases(), await shared.leases()
    await one.begin_turn("a", 20)
    await shared.set_the_clock_back()
    assert isinstance(await other.begin_turn("a", 20), Lease)
    wait = await one.begin_turn("a", 20)
    assert isinstance(wait, float)
    assert 0 < wait <= 20


async def test_a_clock_that_is_set_back_keeps_nobody_alive_who_is_gone(shared: Shared) -> None:
    one, other = await shared.leases(), await shared.leases()
    await one.heartbeat("one", 16, {3})
    await one.take("one", 16, [SHARD])
    await shared.set_the_clock_back()
    view = await other.heartbeat("other", 16, ())
    assert view.holders == {SHARD: "one"}  # it may be there, and will say so
    await shared.go(LEASE_SECONDS)
    view = await other.heartbeat("other", 16, ())
    assert view.holders == {}
    assert list(view.processes) == ["other"]


async def test_a_clock_that_is_set_back_makes_nobody_a_newcomer_for_long(shared: Shared) -> None:
    leases = await shared.leases()
    await leases.heartbeat("one", 16, ())
    await shared.set_the_clock_back()
    for _ in range(4):
        await leases.heartbeat("one", 16, ())
        await shared.go(LEASE_SECONDS / 4)
    assert (await leases.heartbeat("one", 16, ())).processes["one"].has_settled


async def test_a_clock_that_is_set_back_refuses_nobody_for_the_sake_of_who_is_gone(shared: Shared) -> None:
    one, other = await shared.leases(), await shared.leases()
    await one.heartbeat("one", 16, {0})
    await shared.set_the_clock_back()
    await other.heartbeat("other", 32, {0})
    with pytest.raises(ShardCountMismatch):
        await one.heartbeat("one", 16, {0})


Note = Callable[[Store, int, Lease], Awaitable[None]]


async def mark(store: Store, game_id: int, lease: Lease) -> None:
    await store.mark_shown(Shown(game_id, 1, 77, lease=lease))


async def suspend(store: Store, _: int, lease: Lease) -> None:
    await store.suspend(GUILD, 1_000, lease=lease)


@pytest.mark.parametrize("note", [mark, suspend])
async def test_a_process_that_lost_a_lease_can_note_nothing_by_it(
    shared: Shared, store: Store, note: Note
) -> None:
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
    await store.suspend(GUILD, 1_000)
    await shared.end_all()
    (after,) = await leases.take("other", 16, [SHARD])
    await store.resume(GUILD, 2_000, lease=before)
    assert await store.unshown(10) == []
    await store.resume(GUILD, 2_000, lease=after)
    assert await store.unshown(10) == [game.id]
