"""Processes that don't hear from Discord, while others do or don't."""

from math import inf

import pytest

from bot.cluster.watchdog import HAND_OVER_AFTER, LATE_AFTER, UNCLAIM_AFTER, GatewayWatchdog, Heartbeats
from storage.leases import ClusterView, Process
from tests.bot.cluster.processes import FakeSessions, World, settle
from tests.some import some


@pytest.fixture
def world() -> World:
    return World()


@pytest.mark.parametrize(
    ("ages", "left"),
    [
        ((0.0,), LATE_AFTER),
        ((1.0, 3.0, 2.0), LATE_AFTER - 3),
        ((1.0, 99.0), LATE_AFTER - 1),
        ((1.0, LATE_AFTER), 0.0),
        ((), inf),
    ],
)
def test_it_is_known_when_the_next_process_will_be_late(ages: tuple[float, ...], left: float) -> None:
    processes = {str(age): Process(str(age), 1, frozenset(), age=age) for age in ages}
    assert Heartbeats(lambda: 0.0).next_late(ClusterView(processes, {}, {})) == pytest.approx(left)


@pytest.mark.parametrize(
    ("asked", "age", "is_late"),
    [
        ([0.0], LATE_AFTER + 1, False),  # it may be this process that has just come back
        ([0.0, 3.5], LATE_AFTER + 1, False),
        ([0.0, 3.5, 7.0], LATE_AFTER + 1, True),
        ([0.0, 3.5, 7.0], LATE_AFTER, False),
        ([0.0, 3.6, 7.0], LATE_AFTER + 1, False),
        ([0.0, 3.6, 7.0, 8.0], LATE_AFTER + 1, True),
        ([0.0, 3.5, 7.0, 10.6], LATE_AFTER + 1, False),
        ([0.0, 3.5, 7.0, 10.6, 14.0, 16.0], LATE_AFTER + 1, True),
    ],
)
def test_others_are_late_only_to_one_that_has_been_steady(
    asked: list[float], age: float, is_late: bool
) -> None:
    now = 0.0
    heartbeats, late = Heartbeats(lambda: now), list[frozenset[str]]()
    view = ClusterView({each: Process(each, 1, frozenset(), age=age) for each in "ab"}, {}, {})
    for now in asked:
        late.append(heartbeats.late(view, now))
    assert late[-1] == (frozenset("ab") if is_late else frozenset())


def test_a_heartbeat_is_as_old_as_its_question_however_late_the_answer_is() -> None:
    now, late = 0.0, list[bool]()
    heartbeats = Heartbeats(lambda: now)
    view = ClusterView({"a": Process("a", 1, frozenset(), age=LATE_AFTER + 1)}, {}, {})
    for asked, takes in ((0.0, 3.0), (3.6, 0.0), (4.5, 0.0), (7.9, 0.0)):
        now = asked + takes
        late.append(bool(heartbeats.late(view, asked)))
    assert late == [False, False, False, True]


def test_every_silence_is_counted_from_its_beginning() -> None:
    now, seen = 0.0, list[tuple[bool, bool]]()
    sessions, watchdog = FakeSessions(), GatewayWatchdog(lambda: now)
    for _ in range(2):
        sessions.is_deaf = True
        for seconds in (0.0, UNCLAIM_AFTER, 1.0, HAND_OVER_AFTER - UNCLAIM_AFTER - 1, 1.0):
            now += seconds
            watchdog.check(sessions, has_shards=True)
            seen.append((watchdog.is_silent, watchdog.is_deaf))
        sessions.is_deaf = False
        watchdog.check(sessions, has_shards=True)
        seen.append((watchdog.is_silent, watchdog.is_deaf))
        now += 1.0
    nothing = (False, False)
    assert seen == [nothing, nothing, (True, False), (True, False), (True, True), nothing] * 2


@pytest.mark.parametrize("before", [0.0, 10.0])
def test_nobody_is_deaf_who_has_not_been_alone_with_it_for_long(before: float) -> None:
    now, deaf = 100.0, list[bool]()
    sessions, watchdog = FakeSessions(), GatewayWatchdog(lambda: now)
    watchdog.compare(peers_connected=False)
    now += 1.0
    sessions.is_deaf = True
    watchdog.check(sessions, has_shards=True)
    now += before
    watchdog.compare(peers_connected=not before)
    for seconds in (HAND_OVER_AFTER, 1.0):
        now += seconds
        watchdog.compare(peers_connected=True)
        deaf.append(watchdog.is_deaf)
    assert deaf == [False, True]


async def test_a_process_without_shards_listens_again_and_again_until_it_hears() -> None:
    now, probes = 0.0, list[bool | Exception]()

    class Listening(FakeSessions):
        async def probe(self) -> bool:
            heard = outcomes[len(probes)]
            probes.append(heard)
            if isinstance(heard, Exception):
                raise heard
            return heard

    sessions, watchdog = Listening(), GatewayWatchdog(lambda: now)
    outages: list[list[bool | Exception]] = [[False, OSError(), False, True], [False, True]]
    for outcomes in some(outages):
        probes.clear()
        sessions.is_deaf = True
        watchdog.check(sessions, has_shards=True)
        now += UNCLAIM_AFTER + 1
        for _ in range(2 * len(outcomes)):
            assert watchdog.is_silent
            watchdog.check(sessions, has_shards=False)
            await settle()
        assert not watchdog.is_silent
        assert probes == outcomes


async def test_a_process_that_hears_nothing_of_discord_lets_others_run_its_shards_until_it_does(
    world: World,
) -> None:
    one, other = await world.start("one", "0-1/4"), await world.start("other", "2-3/4")
    await world.go(30)
    one.sessions.is_deaf = True
    await world.go(30)
    assert (one.shows, other.shows) == ({0, 1}, {2, 3})  # it may be back in a moment
    await world.go(30)
    assert (one.shows, other.shows) == (set(), {0, 1, 2, 3})
    assert one.sessions.open_sessions == set()
    await world.go(60)
    assert one.shows == set()
    one.sessions.is_deaf = False
    await world.go(30)
    assert (one.shows, other.shows) == ({0, 1}, {2, 3})


async def test_if_nobody_hears_discord_everybody_keeps_what_they_have(world: World) -> None:
    one, other = await world.start("one", "0-1/4"), await world.start("other", "2-3/4")
    await world.go(30)
    one.sessions.is_deaf = True
    await world.go(9)
    other.sessions.is_deaf = True
    await world.go(120)
    assert (one.shows, other.shows) == ({0, 1}, {2, 3})
    one.sessions.is_deaf = other.sessions.is_deaf = False
    await world.go(30)
    assert (one.shows, other.shows) == ({0, 1}, {2, 3})


async def test_when_discord_is_back_the_first_process_to_hear_it_is_given_nothing(world: World) -> None:
    one, other = await world.start("one", "0-1/4"), await world.start("other", "2-3/4")
    await world.go(30)
    one.sessions.is_deaf = other.sessions.is_deaf = True
    await world.go(120)
    other.sessions.is_deaf = False
    for _ in range(10):
        await world.go(3)
        assert (one.shows, other.shows) == ({0, 1}, {2, 3})
    await world.go(30)
    assert (one.shows, other.shows) == (set(), {0, 1, 2, 3})  # it has had its time


async def test_a_process_that_hears_nothing_takes_what_nobody_else_could(world: World) -> None:
    one, other = await world.start("one", "0-1/4"), await world.start("other", "2-3/4")
    await world.go(30)
    one.sessions.is_deaf = True
    await world.go(60)
    assert other.shows == {0, 1, 2, 3}
    del world.processes["other"]
    await world.go(30)
    assert one.shows == {0, 1, 2, 3}


async def test_a_process_that_stands_by_follows_one_that_hears_nothing(world: World) -> None:
    one, other = await world.start("one", "0-3/4"), await world.start("other", "0-3/4")
    await world.go(30)
    one.sessions.is_deaf = True
    await world.go(60)
    assert (one.shows, other.shows) == (set(), {0, 1, 2, 3})
    one.sessions.is_deaf = False
    await world.go(30)
    assert (one.shows, other.shows) == (set(), {0, 1, 2, 3})


async def test_what_was_heard_long_ago_is_no_sign_of_discord() -> None:
    now = 0.0
    sessions, connected = FakeSessions(), GatewayWatchdog(lambda: now)

    async def look(*, has_shards: bool) -> None:
        nonlocal now
        now += UNCLAIM_AFTER + 1
        connected.check(sessions, has_shards=has_shards)
        await settle()

    sessions.is_deaf = True
    await look(has_shards=True)
    sessions.is_deaf = False
    await look(has_shards=False)  # it listens from now on
    await look(has_shards=True)
    assert not connected.is_silent
    sessions.is_deaf = True
    await look(has_shards=True)
    for _ in range(3):
        await look(has_shards=False)
        assert connected.is_silent
