"""Processes that die, stall, lose the database and return, in any order: nothing is ever run twice."""

import random
from collections import Counter

import pytest

from bot.cluster.standby import KEEP_IDLE_FOR
from storage.leases import LEASE_SECONDS
from tests.bot.cluster.processes import World
from tests.some import some

HOMES = ("0-2/8", "3-5/8", "6-7/8", "0-2/8")
TAKEOVER = 30.0
"""Seconds in which whatever somebody can run is run again."""


class Fates(World):
    """Some processes, with something going wrong in each."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.chance = random.Random(seed)
        self.stalled: set[str] = set()
        self.standing: set[str] = set()
        self.started = 0

    async def something_happens(self) -> None:
        name = self.chance.choice([*self.processes, "nobody"])
        process = self.processes.get(name)
        match self.chance.randrange(8):
            case 0:
                self.started += 1
                await self.start(f"p{self.started}", self.chance.choice(HOMES))
            case 1 if process is not None:
                del self.processes[name]  # killed
            case 2 if process is not None:
                await self.processes.pop(name).shards.leave()
            case 3 if process is not None:
                self.stalled ^= {name}
            case 4 if process is not None:
                process.leases.is_cut_off ^= True
            case 5 if process is not None and name not in self.standing:
                self.standing.add(name)
                self.stalled.add(name)
                process.stand_still()
            case 6 if process is not None and name in self.standing:
                self.standing.discard(name)
                self.stalled.discard(name)
                process.go_on()
            case _:
                pass

    async def everybody_looks(self, seconds: float) -> None:
        self.move(seconds)
        for name, process in list(self.processes.items()):
            if name not in self.stalled:
                await process.refresh()

    async def everything_is_well(self) -> None:
        for name, process in self.processes.items():
            process.leases.is_cut_off = False
            process.go_on()
            if name in self.stalled:
                await process.refresh()
        self.stalled.clear()
        self.standing.clear()

    def assert_nobody_does_anothers_work(self) -> None:
        """Assert that at most one process runs a shard, except for those whose clock is wrong.

        Their writes are refused.
        """
        shown = Counter(
            shard
            for name, each in self.processes.items()
            if name not in self.standing
            for shard in each.shows
        )
        assert not [shard for shard, number in shown.items() if number > 1]
        valid = Counter(
            shard
            for each in self.processes.values()
            for shard in each.shows
            if self.table.is_current(each.shards.lease_for(shard << 22))
        )
        assert not [shard for shard, number in valid.items() if number > 1]


@pytest.mark.one_in(12)
@pytest.mark.parametrize("seed", range(25))
async def test_whatever_happens_to_processes_every_shard_is_run_by_one(seed: int) -> None:
    world = Fates(seed)
    await world.start("p0", HOMES[0])
    for _ in range(60):
        await world.something_happens()
        await world.everybody_looks(world.chance.choice((0.5, 3.0, 3.0, LEASE_SECONDS + 1)))
        world.assert_nobody_does_anothers_work()

    await world.everything_is_well()
    await world.start("last", HOMES[1])
    for _ in range(int(TAKEOVER / 3)):
        await world.everybody_looks(3)
        world.assert_nobody_does_anothers_work()
    assert sorted(shard for each in world.processes.values() for shard in each.shows) == list(range(8))
    await world.go(KEEP_IDLE_FOR)
    for each in some(world.processes.values()):
        assert each.sessions.open_sessions == each.shows
