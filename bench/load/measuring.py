"""How many presses can be answered, and what that costs."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from typing import Final

from bench.load.crowd import Spell
from bench.load.stage import PATIENCE, Stage

GENTLE: Final = 20.0
"""Presses a second that any machine can answer."""
STEP: Final = 1.2
"""Each try has that many times as many presses as the one before."""
TURNED_AWAY: Final = 0.01
"""The share of presses that may be turned away by a bot that keeps up."""
SHOWN_WITHIN: Final = 2.0
"""Seconds within which most moves are shown by a bot that keeps up."""


@dataclass(frozen=True, slots=True)
class Measured:
    """A spell, and the processor time that the bots used in it, in seconds."""

    spell: Spell
    cpu: float

    @property
    def cpu_per_turn(self) -> float:
        """Seconds of processor time for each turn that was shown, with all that people did beside."""
        return self.cpu / max(1, len(self.spell.counts.shown))

    @property
    def cores(self) -> float:
        """Seconds of processor time that they had each second."""
        return self.cpu / self.spell.seconds

    @property
    def keeps_up(self) -> bool:
        """Whether the bots had no more to do than they could."""
        counts = self.spell.counts
        return (
            counts.outcomes["busy"] <= TURNED_AWAY * self.spell.asked
            and counts.outcomes["failed"] == 0
            and share_of(counts.shown, 0.95) <= SHOWN_WITHIN
            and self.spell.unshown <= 5 + SHOWN_WITHIN * self.spell.turns
        )


async def measure(stage: Stage, rate: float, seconds: float, turns: float = inf) -> Measured:
    """Let people press at a rate for some time or turns, and then let everybody be answered."""
    before = stage.cpu_seconds()
    spell = await stage.crowd.come(rate, seconds, turns)
    measured = Measured(spell, stage.cpu_seconds() - before)
    await stage.crowd.calm_down(PATIENCE)
    return measured


async def saturation(stage: Stage, seconds: float, share: float = 1.0) -> Measured:
    """Return the spell with the most presses a second with which the bots kept up.

    Each of them runs a `share` of the time.
    """
    gentle = await measure(stage, GENTLE, seconds)
    possible = len(stage.bots) * gentle.spell.asked / gentle.cpu  # if they did nothing else
    best, rate = gentle, max(GENTLE, share * possible / 2)
    while True:
        tried = await measure(stage, rate, seconds)
        if not tried.keeps_up:
            return best
        best, rate = tried, rate * STEP


def share_of(values: Sequence[float], share: float) -> float:
    """Return the value below which a share of the values is; 0 if there are none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0
