"""Which shards processes run: taken, kept as long as that is sure, adopted, given back."""

import asyncio
import logging
import math
import time
from dataclasses import replace

import pytest

from bot.cluster import ownership
from bot.cluster.assignment import parse_assignment
from bot.cluster.ownership import HANDOVER_POLL, SAFETY_MARGIN, TAKEOVER_POLL, ShardOwnership
from bot.cluster.standby import KEEP_IDLE_FOR
from bot.cluster.watchdog import HEARTBEAT_EVERY, LATE_AFTER
from storage.leases import LEASE_SECONDS, ShardCountMismatch
from storage.shards import Lease, ShardSet
from tests.bot.cluster.processes import AProcess, FakeSessions, World, settle
from tests.storage.leases.memory import MemoryLeases, at_once
from tests.waiting import PATIENCE

SERVERS = {shard: shard << 22 for shard in range(4)}
"""A server of each of four shards."""


@pytest.fixture
def world() -> World:
    return World()


async def test_a_process_runs_its_home_at_once(world: World) -> None:
    one, other = await world.start("one", "0-1/4"), await world.start("other", "2-3/4")
    assert (one.shows, other.shows) == ({0, 1}, {2, 3})
    assert (sorted(one.recalled), sorted(other.recalled)) == ([0, 1], [2, 3])
    assert one.sessions.open_sessions == {0, 1}
    assert [one.shards.runs(server) for server in SERVERS.values()] == [True, True, False, False]


async def test_what_an_earlier_holder_may_have_done_is_found_out_before_anything_is_shown(
    world: World,
) -> None:
    await world.start("one", "0-1/4")
    other = await world.start("other", "2-3/4")
    other.can_recall = False
    await world.go(2 * LEASE_SECONDS, "other")
    assert other.recalled[-1] in {0, 1}
    assert other.shows == {2, 3}


async def test_the_shards_of_a_process_that_was_killed_are_adopted_in_time(world: World) -> None:
    await world.start("one", "0-1/4")
    other = await world.start("other", "2-3/4")
    await world.go(60)
    del world.processes["one"]
    await world.go(LEASE_SECONDS + 3)
    assert other.shows == {0, 1, 2, 3}


async def test_survivors_share_what_is_left(world: World) -> None:
    for name, assigned in (("a", "0-3/8"), ("b", "4-5/8"), ("c", "6-7/8")):
        await world.start(name, assigned)
    await world.go(30)
    del world.processes["a"]
    await world.go(30)
    assert [len(world.processes[name].shows) for name in "bc"] == [4, 4]


async def test_a_process_gets_its_home_back_when_nothing_is_done_about_it_any_more(world: World) -> None:
    await world.start("one", "0-1/4")
    other = await world.start("other", "2-3/4")
    await world.go(30)
    del world.processes["one"]
    await world.go(30)
    other.finished.clear()
    again = await world.start("again", "0-1/4")
    await world.go(9)
    assert again.shows == set()
    assert other.shows < {0, 1, 2, 3}  # it shows nothing more there, and finishes what it is showing
    assert other.sessions.open_sessions == {0, 1, 2, 3}
    other.finished.set()
    await world.go(15)
    assert (again.shows, other.shows) == ({0, 1}, {2, 3})
    assert other.sessions.open_sessions == {2, 3}


async def test_the_log_says_which_shards_were_handed_to_a_process(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    await world.start("one", "0/2")
    await world.start("other", "1/2")
    await world.go(30)
    del world.processes["one"]
    await world.go(30)
    caplog.clear()
    await world.start("again", "0/2")
    await world.go(15)
    assert "Now running shards 0 of 2" in caplog.messages


async def test_a_shard_is_handed_over_although_something_is_posted_there_for_too_long(world: World) -> None:
    world.timeouts = replace(world.timeouts, posting_timeout=0)
    other = await world.start("other", "2-3/4")
    await world.go(30)
    other.finished.clear()
    again = await world.start("again", "0-1/4")
    await world.go(15)
    assert (again.shows, other.shows) == ({0, 1}, {2, 3})


async def test_of_two_with_the_same_home_the_second_stands_by(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    await world.start("one", "0-3/4")
    other = await world.start("other", "0-3/4")
    await world.go(30)
    assert other.shows == set()
    assert [line for line in caplog.messages if "Standing by" in line] == [
        "Standing by: shards 0-3/4 are run by one"
    ]
    del world.processes["one"]
    await world.go(LEASE_SECONDS + 3)
    assert other.shows == {0, 1, 2, 3}


async def test_a_process_that_leaves_in_good_order_is_followed_at_once(world: World) -> None:
    one, other = await world.start("one", "0-1/4"), await world.start("other", "2-3/4")
    await world.go(30)
    await world.processes.pop("one").shards.leave()
    assert one.shows == set()
    await other.refresh()
    assert other.shows == {0, 1, 2, 3}


async def test_without_the_database_nothing_is_done_once_leases_may_be_over(world: World) -> None:
    one = await world.start("one", "0-3/4")
    one.leases.is_cut_off = True
    lease = one.shards.lease_for(SERVERS[0])
    await world.go(LEASE_SECONDS - SAFETY_MARGIN - 1)
    assert one.shows == {0, 1, 2, 3}
    assert one.shards.holds(SERVERS[0], lease)
    await world.go(1)
    assert one.shows == set()
    assert not one.shards.holds(SERVERS[0], lease)
    assert one.sessions.open_sessions == {0, 1, 2, 3}  # it may be back in a moment
    one.leases.is_cut_off = False
    await one.refresh()
    assert one.shows == {0, 1, 2, 3}


async def test_after_an_outage_of_the_database_everybody_keeps_what_they_had(world: World) -> None:
    one, other = await world.start("one", "0-1/4"), await world.start("other", "2-3/4")
    await world.go(30)
    one.leases.is_cut_off = other.leases.is_cut_off = True
    await world.go(60)
    other.leases.is_cut_off = False
    await world.go(6)
    one.leases.is_cut_off = False
    await world.go(6)
    assert (one.shows, other.shows) == ({0, 1}, {2, 3})
    assert other.sessions.open_sessions == {2, 3}


async def test_a_process_that_stood_still_stops_as_soon_as_it_learns_that_others_took_over(
    world: World,
) -> None:
    one, other = await world.start("one", "0-1/4"), await world.start("other", "2-3/4")
    await world.go(30)
    one.stand_still()
    before = one.shards.lease_for(SERVERS[0])
    await world.go(30, "other")
    assert 0 in one.shows  # so it believes
    assert not world.table.is_current(before)
    assert world.table.is_current(other.shards.lease_for(SERVERS[0]))
    one.sessions.may_open.clear()
    await one.refresh()
    assert one.shows == set()
    assert one.sessions.open_sessions == set()
    one.go_on()
    one.sessions.may_open.set()
    await world.go(30)
    assert (one.shows, other.shows) == ({0, 1}, {2, 3})


async def test_a_process_that_holds_no_lease_on_a_server_can_note_nothing_about_it(world: World) -> None:
    one = await world.start("one", "0/4")
    assert world.table.is_current(one.shards.lease_for(SERVERS[0]))
    assert one.shards.lease_for(SERVERS[1]) == Lease("1/4", 0)
    assert not world.table.is_current(one.shards.lease_for(SERVERS[1]))
    world.table.rows["0/4"].fence += 1  # another has had it meanwhile, and given it back
    await one.refresh()
    assert world.table.is_current(one.shards.lease_for(SERVERS[0]))
    assert 0 in one.shows


async def test_people_are_answered_by_the_process_that_runs_their_server_or_the_first_shard(
    world: World,
) -> None:
    one, other = await world.start("one", "0-1/4"), await world.start("other", "2-3/4")
    for server, answers in zip(SERVERS.values(), (True, True, False, False), strict=True):
        assert await one.shards.answers(1, server) is answers
        assert await other.shards.answers(1, server) is not answers
    assert await one.shards.answers(1, SERVERS[3], 0)
    assert await other.shards.answers(1, SERVERS[3], 0)
    assert not await other.shards.answers(1, SERVERS[1], 0)
    assert not await other.shards.answers(1, SERVERS[3], 0, session=0)  # the other one hears that, too


async def test_a_server_is_judged_only_while_its_shard_is_known(world: World) -> None:
    one = await world.start("one", "0/4")
    one.sessions.may_open.clear()
    await world.go(30)
    assert one.shows == {0, 1, 2, 3}
    assert set(one.shards.known.shards) == set(one.shards.reachable.shards) == {0}
    assert one.shards.knows(SERVERS[0])
    assert not one.shards.knows(SERVERS[1])


async def test_a_process_holds_the_servers_of_its_shards(world: World) -> None:
    one, _ = await world.start("one", "0-1/4"), await world.start("other", "2-3/4")
    for shard, holds in enumerate((True, True, False, False)):
        for server in (shard << 22, (shard + 1 << 22) - 1, shard + 4 << 22):
            lease = one.shards.lease_for(server)
            assert one.shards.holds(server, lease) is one.shards.runs(server) is holds
            assert not one.shards.holds(server, replace(lease, fence=lease.fence + 1))
            assert not one.shards.holds(server, None)


async def test_a_server_is_reachable_only_while_its_session_is_connected(world: World) -> None:
    one = await world.start("one", "0-1/2")
    for _ in range(2):
        one.sessions.is_deaf = True
        assert (set(one.shards.known.shards), set(one.shards.reachable.shards)) == ({0, 1}, set())
        one.sessions.is_deaf = False
        assert set(one.shards.reachable.shards) == {0, 1}


async def test_processes_that_take_no_shards_are_no_peers(world: World) -> None:
    one, other, newer = (AProcess(world.table, name, "0/1", lambda: 1_000.0) for name in ("one", "b", "c"))
    for process, version in ((one, "1"), (other, "1"), (newer, "2")):
        await process.shards.join(version)
    assert not await one.shards.has_peer("1")
    await newer.shards.open()
    assert not await one.shards.has_peer("1")
    await other.shards.open()
    assert await one.shards.has_peer("1")
    assert not await other.shards.has_peer("1")


async def test_a_process_keeps_its_leases_from_its_start_until_it_leaves(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    process = AProcess(world.table, "one", "0/1", lambda: world.now)
    running = [process.shards.is_running]
    process.shards.start()
    running.append(process.shards.is_running)
    await process.shards.drain()  # it has taken nothing yet
    assert caplog.messages == []
    await process.shards.leave()
    assert [*running, process.shards.is_running] == [False, True, False]


async def test_processes_with_another_number_of_shards_are_refused(world: World) -> None:
    one = await world.start("one", "0-3/4")
    late = await world.start("late", "0-7/8")
    assert late.shows == set()
    with pytest.raises(ShardCountMismatch):
        await late.shards.join("1")
    del world.processes["one"]
    await world.go(LEASE_SECONDS + 3)
    assert late.shows == set(range(8))
    world.processes["one"] = one  # it was paused, and its leases are over
    await one.refresh()
    assert one.shows == set()
    assert one.sessions.open_sessions == set()


async def test_a_process_that_was_paused_while_others_took_over_with_another_number_ends(
    world: World,
) -> None:
    one = await world.start("one", "0-3/4")
    await world.go(6)
    del world.processes["one"]
    await world.go(LEASE_SECONDS)
    await world.start("other", "0-7/8")
    await one.refresh()
    with pytest.raises(ShardCountMismatch):
        await asyncio.wait_for(one.shards.until_refused(), PATIENCE)


async def test_a_shard_is_handed_over_only_to_a_process_that_has_a_session_open_for_it(world: World) -> None:
    other = await world.start("other", "0-1/4")
    await world.go(30)
    assert other.shows == {0, 1, 2, 3}
    again = await world.start("again", "2-3/4", may_open=False)
    await world.go(60)
    assert (again.shows, other.shows) == (set(), {0, 1, 2, 3})
    assert other.sessions.open_sessions == {0, 1, 2, 3}
    again.sessions.open_sessions.add(3)
    await world.go(3)
    assert (again.shows, other.shows) == ({3}, {0, 1, 2})
    assert other.sessions.open_sessions == {0, 1, 2}
    again.sessions.may_open.set()
    await world.go(3)
    assert (again.shows, other.shows) == ({2, 3}, {0, 1})
    assert other.waited_for == [3, 2]
    assert again.caught_up == 2  # with what it was told before the shards were its own


async def test_a_process_that_leaves_goes_on_until_others_have_opened_the_sessions(world: World) -> None:
    one, other = await world.start("one", "0-1/4"), await world.start("other", "2-3/4")
    await world.go(30)
    other.sessions.may_open.clear()
    async with world.draining(one):
        await world.go(10)
        assert (one.shows, other.shows) == ({0, 1}, {2, 3})
        assert await one.shards.answers(1, SERVERS[0])
        other.sessions.may_open.set()
    assert one.shows == set()
    await world.processes.pop("one").shards.leave()
    await world.go(1)
    assert other.shows == {0, 1, 2, 3}


async def test_a_process_that_leaves_waits_for_nobody_if_nobody_is_there(world: World) -> None:
    world.timeouts = replace(world.timeouts, handover_timeout=math.inf)
    one, other = await world.start("one", "0-1/4"), await world.start("other", "2-3/4")
    await world.go(30)
    other.sessions.may_open.clear()
    other.sessions.is_deaf = True
    await world.go(20)
    async with world.draining(one):
        pass
    assert one.shows == {0, 1}
    other.sessions.is_deaf = False
    await world.go(20)
    async with world.draining(one, other):
        pass  # both leave: neither waits for the other
    assert (one.shows, other.shows) == ({0, 1}, {2, 3})


async def test_a_process_that_leaves_does_not_wait_for_one_that_leaves_before_it_has_its_home(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ownership, "TAKEOVER_POLL", 0.01)
    world.timeouts = replace(world.timeouts, handover_timeout=math.inf)
    one = await world.start("one", "0-1/4")
    await world.go(30)
    other = await world.start("other", "2-3/4", may_open=False)
    async with world.draining(one, other):
        pass
    assert (one.shows, other.shows) == ({0, 1, 2, 3}, set())


async def test_a_process_that_leaves_does_not_wait_for_ever_for_one_that_gets_no_session(
    world: World,
) -> None:
    world.timeouts = replace(world.timeouts, handover_timeout=0.1)
    one, other = await world.start("one", "0-1/4"), await world.start("other", "2-3/4")
    await world.go(30)
    other.sessions.may_open.clear()
    async with world.draining(one):
        await world.go(3, "other")
    assert one.shows == {0, 1}


async def test_a_process_that_leaves_waits_for_as_long_as_others_take_over_one_after_another(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop, passed = asyncio.get_running_loop(), 0.0
    real = loop.time
    monkeypatch.setattr(loop, "time", lambda: real() + passed)
    leaving = await world.start("leaving", "0-2/6")
    others = [await world.start(f"other {shard}", f"{shard}/6") for shard in (3, 4, 5)]
    await world.go(30)
    for other in others:
        other.sessions.may_open.clear()
    async with world.draining(leaving):
        for count, other in enumerate(others, 1):
            await world.go(2)
            passed += world.timeouts.handover_timeout * 0.6
            other.sessions.may_open.set()
            await world.go(2)
            for _ in range(20):
                if len(leaving.shards.held) == len(others) - count:
                    break
                await world.go(1)
                await asyncio.sleep(TAKEOVER_POLL)
            await asyncio.sleep(2 * TAKEOVER_POLL)  # until it has seen that
    assert leaving.shows == set()


async def test_sessions_are_open_for_the_shards_of_a_killed_process_before_its_leases_are_over(
    world: World,
) -> None:
    one, other = await world.start("one", "0-1/4"), await world.start("other", "2-3/4")
    await world.go(60)
    before = one.shards.lease_for(SERVERS[0])
    del world.processes["one"]
    await world.go(LATE_AFTER + 1)
    assert other.sessions.open_sessions == {0, 1, 2, 3}
    assert world.table.is_current(before)
    assert other.shows == {2, 3}
    await world.go(LEASE_SECONDS - LATE_AFTER)
    assert other.shows == {0, 1, 2, 3}


async def test_a_process_that_was_just_slow_keeps_its_shards(world: World) -> None:
    one, other = await world.start("one", "0-1/4"), await world.start("other", "2-3/4")
    await world.go(60)
    right = one.shards.lease_for(SERVERS[0])
    await world.go(LEASE_SECONDS - 1, "other")
    assert other.sessions.open_sessions == {0, 1, 2, 3}
    await world.go(KEEP_IDLE_FOR - 30)
    assert (one.shows, other.shows) == ({0, 1}, {2, 3})
    assert one.shards.lease_for(SERVERS[0]) == right
    assert other.sessions.open_sessions == {0, 1, 2, 3}  # in case it is slow again
    assert not await other.shards.answers(1, SERVERS[0])
    await world.go(60)
    assert other.sessions.open_sessions == {2, 3}


@pytest.mark.parametrize(("outage", "longer"), [(LEASE_SECONDS - 1, 3), (LEASE_SECONDS - 3, 1)])
async def test_after_an_outage_of_the_database_nobody_takes_others_for_dead(
    world: World, outage: float, longer: float
) -> None:
    one, other = await world.start("one", "0-1/4"), await world.start("other", "2-3/4")
    await world.go(60)
    one.leases.is_cut_off = other.leases.is_cut_off = True
    await world.go(outage)
    other.leases.is_cut_off = False
    await world.go(longer)
    one.leases.is_cut_off = False
    await world.go(3)
    assert other.sessions.open_sessions == {2, 3}


async def test_one_process_at_a_time_sets_up_what_all_use(world: World) -> None:
    world.timeouts = replace(world.timeouts, retry_after=0)
    one, other = await world.start("one", "0-1/4"), await world.start("other", "2-3/4")
    order = []

    async def set_up(name: str, ready: asyncio.Event) -> None:
        async with world.processes[name].shards.exclusive("set-up"):
            order.append(f"{name} begins")
            await ready.wait()
            order.append(f"{name} ends")

    ready = asyncio.Event()
    first = asyncio.create_task(set_up("one", ready))
    await settle()
    second = asyncio.create_task(set_up("other", ready))
    await settle()
    assert order == ["one begins"]
    ready.set()
    await asyncio.gather(first, second)
    assert order == ["one begins", "one ends", "other begins", "other ends"]
    with pytest.raises(ConnectionError):
        async with one.shards.exclusive("set-up"):
            raise ConnectionError
    assert await other.leases.take("other", 4, ["set-up"])  # at once, though that failed
    assert one.shows | other.shows == {0, 1, 2, 3}


async def test_a_shard_that_is_given_back_before_it_was_looked_through_is_not_run(world: World) -> None:
    await world.start("one", "0/2")
    other = await world.start("other", "1/2")
    await world.go(30)
    del world.processes["one"]
    searched = asyncio.Event()
    take_over = other.take_over

    async def slow(shard_set: ShardSet) -> bool:
        await searched.wait()
        return await take_over(shard_set)

    other.take_over = slow  # type: ignore[method-assign]  # a slow database
    await world.go(LEASE_SECONDS + 3)
    other.finished.clear()
    await world.start("again", "0/2")
    await world.go(6)
    searched.set()
    await settle()
    assert other.shows == {1}
    other.finished.set()
    await world.go(6)
    assert (world.processes["again"].shows, other.shows) == ({0}, {1})


async def test_no_session_is_opened_any_more_for_a_shard_that_was_handed_over_meanwhile(
    world: World,
) -> None:
    await world.start("one", "0/2")
    other = await world.start("other", "1/2")
    await world.go(30)
    del world.processes["one"]
    other.sessions.may_open.clear()
    await world.go(LEASE_SECONDS + 3)
    assert (other.shows, other.sessions.open_sessions) == ({0, 1}, {1})
    again = await world.start("again", "0/2")
    await world.go(6)
    assert (again.shows, other.shows) == ({0}, {1})
    other.sessions.may_open.set()
    await settle()
    assert other.sessions.open_sessions == {1}


@pytest.mark.goes_wrong
async def test_a_shard_is_run_although_it_could_not_be_looked_through_at_first(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    world.timeouts = replace(world.timeouts, retry_after=0)
    one = await world.start("one", "0/2")
    take_over = one.take_over
    faults = iter([RuntimeError("a mistake")])

    async def faulty(shard_set: ShardSet) -> bool:
        for fault in faults:
            raise fault
        return await take_over(shard_set)

    one.take_over = faulty  # type: ignore[method-assign]  # a mistake in the program
    await world.go(60)
    assert one.shows == {0, 1}
    assert one.sessions.open_sessions == {0, 1}
    assert [line.partition(",")[0] for line in caplog.messages] == ["An error while opening sessions"]


async def test_leases_last_from_the_moment_they_were_asked_for_however_late_the_answer_is(
    world: World,
) -> None:
    one = await world.start("one", "0-3/4")
    lease = one.shards.lease_for(SERVERS[0])

    async def slowly() -> None:
        world.move(LEASE_SECONDS)

    one.leases.on_the_way = slowly
    await one.refresh()
    assert one.shows == set()
    assert not one.shards.holds(SERVERS[0], lease)
    other = await world.start("other", "0-3/4")
    assert other.shows == {0, 1, 2, 3}
    assert one.shows == set()


async def test_a_lease_that_is_given_up_is_not_taken_from_an_answer_that_was_on_its_way(
    world: World,
) -> None:
    one = await world.start("one", "2-3/4")
    await world.go(2 * LEASE_SECONDS)
    assert one.shows == {0, 1, 2, 3}
    one.finished.clear()
    await world.start("heir", "0-1/4")
    await world.go(9)
    assert any(held.is_handing_over for held in one.shards.held.values())
    assert await one.shards.answers(77, SERVERS[0])
    arrived = asyncio.Event()

    async def later() -> None:
        await arrived.wait()

    one.leases.on_the_way = later
    refreshing = asyncio.create_task(one.refresh())
    await settle()
    del world.processes["heir"], world.table.processes["heir"]
    one.finished.set()  # nothing is being posted any more, but whoever was to go on has gone
    await settle()
    arrived.set()
    await refreshing

    held = [each.lease for each in one.shards.held.values()]
    assert held
    assert [lease for lease in held if world.table.rows[lease.name].holder != "one"] == []
    assert world.table.rows["0/4"].last == 77  # whoever takes it answers later ones
    one.leases.on_the_way = at_once
    await world.go(15)
    assert one.shows == {0, 1, 2, 3}


async def test_a_process_has_a_peer_only_in_another_one_of_its_version(world: World) -> None:
    one, old, other = (AProcess(world.table, name, "0-1/2", lambda: world.now) for name in "abc")
    for process, version, has_peer in ((one, "2", False), (old, "1", False), (other, "2", True)):
        await process.shards.join(version)
        await process.shards.open()
        assert await process.shards.has_peer(version) is has_peer
        assert await one.shards.has_peer("2") is has_peer


async def test_a_session_is_opened_once_all_former_ones_of_its_shard_are_closed(world: World) -> None:
    one, closings = await world.start("one", "0/1"), list[asyncio.Event]()

    async def close(shard: int) -> None:
        closings.append(closes := asyncio.Event())
        await closes.wait()
        one.sessions.open_sessions.discard(shard)

    one.sessions.close = close  # type: ignore[method-assign]  # a slow connection
    for _ in range(2):
        row = world.table.rows["0/1"]
        row.holder, row.until, row.fence = "", 0.0, row.fence + 1
        await one.refresh()
        assert one.shows == set()
    while closings:
        closings.pop().set()
        await settle()
    assert one.shows == one.sessions.open_sessions == {0}


async def test_a_shard_that_is_lost_while_it_is_looked_through_is_not_opened_as_it_is_closed(
    world: World,
) -> None:
    searched, closes = asyncio.Event(), asyncio.Event()

    async def slow(shard_set: ShardSet) -> bool:
        await searched.wait()
        return bool(shard_set.shards)

    async def close(shard: int) -> None:
        await closes.wait()
        one.sessions.open_sessions.discard(shard)

    one = AProcess(world.table, "one", "0/1", lambda: world.now)
    one.take_over = slow  # type: ignore[method-assign]  # a slow database
    one.sessions.close = close  # type: ignore[method-assign]  # a slow connection
    await one.shards.open()
    await settle()
    row = world.table.rows["0/1"]
    row.holder, row.until, row.fence = "other", math.inf, row.fence + 1
    await one.refresh()
    searched.set()
    await settle()
    assert one.sessions.open_sessions == set()
    closes.set()


async def test_a_process_that_leaves_takes_nothing_that_another_leaves_behind(world: World) -> None:
    one, _ = await world.start("one", "0/2"), await world.start("other", "1/2")
    await world.go(30)
    one.shards._is_draining = True
    del world.processes["other"]
    await world.go(3 * LEASE_SECONDS)
    assert one.shows == {0}
    one.shards._is_draining = False
    await world.go(1)
    assert one.shows == {0, 1}


@pytest.mark.goes_wrong
async def test_a_session_that_can_not_be_closed_is_logged_and_keeps_no_process_from_leaving(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(shard: int) -> None:
        raise RuntimeError(f"a mistake with shard {shard}")

    one = await world.start("one", "0/1")
    one.sessions.close = fail  # type: ignore[method-assign]  # a mistake in the program
    await one.shards.leave()
    assert "one" not in world.table.processes
    assert caplog.messages == ["The session of shard 0 could not be closed"]


@pytest.mark.parametrize("is_cut_off", [False, True])
async def test_nothing_of_a_process_goes_on_once_it_has_left(
    world: World, caplog: pytest.LogCaptureFixture, *, is_cut_off: bool
) -> None:
    one, _ = await world.start("one", "0-1/4"), await world.start("other", "2-3/4")
    await world.go(60)
    del world.processes["other"]
    await world.go(LATE_AFTER + 1)
    assert one.sessions.open_sessions == {0, 1, 2, 3}  # those of the other are to come
    one.leases.is_cut_off = is_cut_off
    await one.shards.leave()
    await settle()
    assert (one.shows, one.sessions.open_sessions) == (set(), set())
    assert ("one" in world.table.processes) is is_cut_off
    assert ("The leases can't be released" in caplog.text) is is_cut_off
    assert one.leases.is_cut_off  # the connection is closed


async def test_every_outage_of_the_database_is_logged_once_and_soon_over(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    world.timeouts = replace(world.timeouts, retry_after=0.5)
    one = await world.start("one", "0-1/2")
    pauses = []
    for one.leases.is_cut_off in (True, True, False, True, False):
        pauses.append(await one.shards._round())
    assert pauses == [0.5, 0.5, HEARTBEAT_EVERY, 0.5, HEARTBEAT_EVERY]
    assert (
        caplog.messages
        == [
            "The leases on shards can't be renewed: the database can't be reached",
        ]
        * 2
    )


async def test_processes_look_at_leases_more_often_while_a_shard_changes_hands(world: World) -> None:
    other = await world.start("other", "0-1/4")
    await world.go(30)
    assert await other.shards._round() == HEARTBEAT_EVERY
    again = await world.start("again", "2-3/4", may_open=False)
    pauses = [await each.shards._round() for each in (other, again)]
    assert pauses == [HANDOVER_POLL, TAKEOVER_POLL]
    again.sessions.may_open.set()
    await world.go(5)
    pauses = [await each.shards._round() for each in (other, again)]
    assert pauses == [HEARTBEAT_EVERY, HEARTBEAT_EVERY]


@pytest.mark.parametrize("has_boot_time", [True, False])
async def test_a_process_relies_on_no_lease_from_before_its_machine_was_suspended(
    world: World, monkeypatch: pytest.MonkeyPatch, *, has_boot_time: bool
) -> None:
    slept, now = 0.0, time.monotonic()
    if has_boot_time:  # the only clock that goes on meanwhile
        monkeypatch.setattr(
            time, "clock_gettime", lambda clock: now + slept * (clock == time.CLOCK_BOOTTIME), raising=False
        )
        monkeypatch.setattr(time, "CLOCK_BOOTTIME", 7, raising=False)
    else:
        monkeypatch.delattr(time, "CLOCK_BOOTTIME", raising=False)
        monkeypatch.setattr(time, "monotonic", lambda: now + slept)
    one = AProcess(world.table, "one", "0/1", lambda: world.now)
    shards = ShardOwnership(MemoryLeases(world.table), "other", parse_assignment("0/1"))
    shards.attach(
        FakeSessions(),
        take_over=one.take_over,
        wait_until_posted=lambda _: settle(),
        catch_up=lambda: None,
    )
    await shards.open()
    await settle()
    assert shards.runs(0)
    slept = LEASE_SECONDS
    assert not shards.runs(0)
