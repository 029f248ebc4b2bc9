"""Interactions while a shard changes hands: exactly one process answers each of them."""

import asyncio
from collections import Counter

import pytest

from bot.cluster import ownership
from bot.cluster.ownership import DECISION_TIMEOUT, Timeouts
from storage.leases import LEASE_SECONDS
from storage.records import StorageError
from storage.shards import Lease
from tests.bot.cluster.processes import QUICK, AProcess, World, settle
from tests.storage.leases.memory import MemoryLeases
from tests.waiting import PATIENCE

SERVER = 0


class People:
    """People on a server of shard 0, whose interactions reach every process with a session."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.asked = 100
        self.answered: Counter[int] = Counter()
        self.deciding: list[asyncio.Task[None]] = []

    async def ask(self) -> None:
        """Ask for something."""
        self.asked += 1
        for process in self.world.processes.values():
            process.shards._sleep = self.world.sleep
            if 0 in process.sessions.open_sessions:
                self.deciding.append(asyncio.create_task(self._decide(process, self.asked)))
        await settle()

    async def _decide(self, process: AProcess, interaction_id: int) -> None:
        answers = await process.shards.answers(interaction_id, SERVER, session=0)
        self.answered[interaction_id] += answers

    async def go(self, seconds: float, *names: str) -> None:
        """Let time pass while people keep asking, also while processes refresh."""
        for _ in range(round(seconds * 4)):
            await self.ask()
            for name in names or tuple(self.world.processes):
                self.world.move(0.05)
                await self.world.processes[name].refresh()
                await self.ask()
            self.world.move(0.25 - 0.05 * (len(names) or len(self.world.processes)))

    async def until_decided(self) -> None:
        """Wait until it is decided which process answers each interaction."""
        while not all(each.done() for each in self.deciding):
            await self.world.go(0.25)
        await asyncio.gather(*self.deciding)

    @property
    def unanswered(self) -> list[int]:
        return [each for each in range(101, self.asked + 1) if not self.answered[each]]


async def two_processes(timeouts: Timeouts = QUICK) -> People:
    """Return people whose interactions reach two processes, each with a shard."""
    world = World(timeouts)
    await world.start("one", "0/2")
    await world.start("other", "1/2")
    await world.go(30)
    return People(world)


@pytest.fixture
async def people() -> People:
    return await two_processes()


class SlowLeases(MemoryLeases):
    """A database that is slow, whose answers get lost, or both."""

    def __init__(self, before: MemoryLeases, world: World, seconds: float, losses: int) -> None:
        super().__init__(before.table)
        self._world = world
        self._seconds = seconds
        self._losses = losses

    async def hand_over(self, lease: Lease, successor: str) -> bool:
        await self._world.sleep(self._seconds / 2)
        done = await super().hand_over(lease, successor)
        await self._world.sleep(self._seconds / 2)
        if self._losses:
            self._losses -= 1
            raise StorageError("the connection broke")
        return done


@pytest.mark.one_in(3)
@pytest.mark.parametrize("losses", [0, 1])
@pytest.mark.parametrize("seconds", [0.0, 1.0])
@pytest.mark.parametrize("is_posting", [False, True])
async def test_everybody_is_answered_once_while_a_shard_is_handed_over(
    seconds: float, losses: int, *, is_posting: bool
) -> None:
    people = await two_processes(Timeouts(retry_after=0, late_interactions=0.01))
    world = people.world
    one, other = world.processes["one"], world.processes["other"]
    one.shards._leases = SlowLeases(one.leases, world, seconds, losses)
    one.shards._is_draining = True
    if is_posting:
        one.finished.clear()
        await people.go(2)
        one.finished.set()
    await people.go(10)
    assert (one.shows, other.shows) == (set(), {0, 1})
    await people.until_decided()
    assert people.unanswered == []
    assert set(people.answered.values()) == {1}


async def test_what_came_first_at_the_next_holder_is_answered_by_the_first(people: People) -> None:
    world = people.world
    one, other = world.processes["one"], world.processes["other"]
    one.shards._is_draining = True
    await people.go(0.25, "one")
    await people.go(0.25, "other")
    other.shards._sleep = world.sleep
    early = asyncio.create_task(other.shards.answers(people.asked + 1, SERVER, session=0))
    await settle()
    assert await one.shards.answers(people.asked + 1, SERVER, session=0)
    await people.world.go(3)
    assert other.shows == {0, 1}
    assert not await early
    for late in (people.asked, people.asked + 1):  # come after newer ones did, and last of all
        assert await one.shards.answers(late, SERVER, session=0)
        assert not await other.shards.answers(late, SERVER, session=0)
    newer = people.asked + 2
    assert await other.shards.answers(newer, SERVER, session=0)
    assert not await one.shards.answers(newer, SERVER, session=0)


async def test_a_session_is_open_a_little_longer_for_what_comes_late() -> None:
    people = await two_processes(Timeouts(late_interactions=PATIENCE))
    one, other = people.world.processes["one"], people.world.processes["other"]
    one.shards._is_draining = True
    await people.go(5)
    assert (one.shows, other.shows) == (set(), {0, 1})
    assert one.sessions.open_sessions == {0}
    await one.shards._handovers.finish(0)


async def test_a_process_that_leaves_stays_until_what_comes_late_has_come(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ownership, "TAKEOVER_POLL", 0.01)
    people = await two_processes(Timeouts(late_interactions=0.1))
    one, other = people.world.processes["one"], people.world.processes["other"]
    async with people.world.draining(one):
        assert one.sessions.open_sessions == {0}
    assert other.shows == {0, 1}
    assert one.sessions.open_sessions == set()  # closed by itself, before it has to be


@pytest.mark.parametrize("is_back", [False, True])
async def test_a_session_stays_open_for_a_shard_that_comes_back(*, is_back: bool) -> None:
    people = await two_processes(Timeouts(late_interactions=0.1))
    world = people.world
    one, other = world.processes["one"], world.processes["other"]
    one.shards._is_draining = True
    await world.go(5)
    assert other.shows == {0, 1}
    one.shards._is_draining, other.shards._is_draining = False, True
    if not is_back:
        other.finished.clear()
    await world.go(5)
    await one.shards._handovers.finish(PATIENCE)
    assert one.shows == ({0, 1} if is_back else set())
    assert one.sessions.open_sessions == {0, 1}


async def test_a_handover_that_does_not_reach_the_database_is_made_again() -> None:
    people = await two_processes(Timeouts(retry_after=0, late_interactions=0))
    one, other = people.world.processes["one"], people.world.processes["other"]
    hand_over, faults = one.leases.hand_over, [StorageError("the connection broke")]

    async def faulty(lease: Lease, successor: str) -> bool:
        if faults:
            raise faults.pop()
        return await hand_over(lease, successor)

    one.leases.hand_over = faulty  # type: ignore[method-assign]  # a connection that breaks
    one.shards._is_draining = True
    await people.go(5)
    await people.until_decided()
    assert (one.shows, other.shows, people.unanswered) == (set(), {0, 1}, [])


async def test_what_came_before_a_handover_is_answered_before_anybody_said_that_it_was_done(
    people: People,
) -> None:
    world = people.world
    one, other = world.processes["one"], world.processes["other"]
    one.shards._leases = SlowLeases(one.leases, world, 20.0, 0)
    await people.ask()
    one.shards._is_draining = True
    await world.go(15)
    assert (one.shows, other.shows) == (set(), {0, 1})
    assert one.sessions.open_sessions == {0}  # what comes late is still to come
    for process, answers in ((one, True), (other, False)):
        assert await process.shards.answers(people.asked, SERVER, session=0) is answers


async def test_nobody_is_answered_twice_if_a_process_is_killed_or_stands_still(people: People) -> None:
    world = people.world
    one, other = world.processes["one"], world.processes["other"]
    await people.go(LEASE_SECONDS - 1, "other")  # the first stands still, and hears all the same
    await people.go(1, "one", "other")
    assert (one.shows, other.shows) == ({0}, {1})
    await people.go(LEASE_SECONDS + 2, "other")
    assert other.shows == {0, 1}
    await people.go(1, "one", "other")
    await people.until_decided()
    assert max(people.answered.values()) == 1
    assert people.unanswered
    assert len(people.unanswered) <= 2 * 4 * (LEASE_SECONDS + 2)


async def test_people_who_ask_while_the_database_is_away_for_a_moment_are_answered(people: People) -> None:
    world = people.world
    one = world.processes["one"]
    one.shards._sleep = world.sleep
    one.leases.is_cut_off = True
    world.move(LEASE_SECONDS - 1.5)
    asking = asyncio.create_task(one.shards.answers(7, SERVER, session=0))
    gone = asyncio.create_task(one.shards.answers(8, 1 << 22, session=1))
    either = asyncio.create_task(one.shards.answers(9, 1 << 22, SERVER))
    await settle()
    assert not asking.done()  # its lease may be over
    assert not either.done()
    assert not await gone
    one.leases.is_cut_off = False
    await one.refresh()
    world.move(DECISION_TIMEOUT / 2)
    assert await asking
    assert await either


async def test_nobody_waits_for_ever(people: People) -> None:
    one = people.world.processes["one"]
    one.shards._sleep = people.world.sleep
    one.leases.is_cut_off = True
    people.world.move(LEASE_SECONDS)
    asking = asyncio.create_task(one.shards.answers(7, SERVER, session=0))
    await settle()
    people.world.move(DECISION_TIMEOUT + 1)
    for _ in range(40):
        await settle()
        people.world.move(0.1)
    assert not await asking


async def test_what_the_first_holder_answered_is_answered_by_none_of_those_after_it() -> None:
    world = World()
    one, other, third = [await world.start(name, f"{shard}/3") for shard, name in enumerate(("a", "b", "c"))]
    await world.go(30)
    for came in (105, 104):
        assert await one.shards.answers(came, SERVER, session=0)
    one.shards._is_draining = True
    await world.go(5)
    assert other.shows == {0, 1}
    other.shards._is_draining = True
    await world.go(5)
    assert third.shows == {0, 1, 2}
    assert await one.shards.answers(105, SERVER, session=0)
    for later in (other, third):
        assert not await later.shards.answers(105, SERVER, session=0)
    assert await third.shards.answers(106, SERVER, session=0)
