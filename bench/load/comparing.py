"""Two processes compared with one: how long they take for the same turns, in a crowd."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

from bench.load.measuring import GENTLE, Measured, measure
from bench.load.stage import Stage, in_turns, open_stage

SHARE: Final = 0.4
"""The share of the time in which each process runs."""
CROWDED: Final = 1.5
"""How many times as many presses people make as the processes could answer in that time."""
WARM_UP: Final = 2
"""Turns at each table before any is counted.

A turn takes three presses: until most tables have come to the end of the first, presses cost as much as
later, and few turns come of them.
"""
COUNTED: Final = 5
"""Turns at each table that are counted: they end before the round does, as that costs more."""
LONGEST: Final = 300.0
"""Seconds after which a spell ends all the same."""

Homes = Mapping[int, Mapping[str, str]]
"""The settings of each process."""


@dataclass(frozen=True, slots=True)
class Compared:
    """What one process did, what two did, and again one: the machine may have changed meanwhile."""

    before: Measured
    two: Measured
    after: Measured

    @property
    def turns_of_one(self) -> float:
        """The turns a second that one process showed."""
        return (self.before.spell.turns + self.after.spell.turns) / 2

    @property
    def cost_of_one(self) -> float:
        """The seconds of processor time that a turn took with one process."""
        return (self.before.cpu_per_turn + self.after.cpu_per_turn) / 2


async def compare(games: int, shards: int, homes: Homes) -> Compared:
    """Let one process play so many games, then one with each of the homes play them from the start."""
    async with _sharing(games, shards, {0: {}}) as stage:
        gentle = await measure(stage, GENTLE, 2 * games / GENTLE)
        rate = CROWDED * SHARE * gentle.spell.asked / gentle.cpu
        before = await _measured(stage, rate)
    async with _sharing(games, shards, homes) as stage:
        two = await _measured(stage, len(homes) * rate)
    async with _sharing(games, shards, {0: {}}) as stage:
        after = await _measured(stage, rate)
    return Compared(before, two, after)


async def _measured(stage: Stage, rate: float) -> Measured:
    """Measure the same turns whoever plays, as they cost more at some times in a game than at others."""
    games = len(stage.crowd.tables)
    await measure(stage, rate, LONGEST, WARM_UP * games)
    return await measure(stage, rate, LONGEST, COUNTED * games)


@asynccontextmanager
async def _sharing(games: int, shards: int, homes: Homes) -> AsyncIterator[Stage]:
    """Run processes that share games on a server, each for a part of the time."""
    async with open_stage(games, shards=shards) as stage:
        for settings in homes.values():
            await stage.start(**settings)
        await stage.until_shown()
        async with in_turns(*stage.bots, share=SHARE):
            yield stage
