"""Many people at once: how soon they are answered, how many turns are shown, and what overload does.

The bot runs as it is, in a process of its own, against a stand-in for Discord (`bench.loopback`) in which
requests take 30 to 120 ms. People take turns by panel, look at boards, and press buttons that aren't theirs:
all at once; each as soon as they are answered (a closed loop); or at random moments, answered or not (an open
loop). The stand-in and the people run on this machine too.
"""

import asyncio
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from time import monotonic
from typing import Final

from bench import Figure
from bench.loopback.deployment import open_deployment
from bench.loopback.people import Counts, play_on, press_at_once, press_at_random

BURST_GAMES: Final = 250
"""Games at which four people press at the same moment."""
BUSY_PROCESSES: Final = 8
"""How many other processes keep the machine busy meanwhile."""
ANSWER_PATIENCE: Final = 30.0
"""Seconds that people wait for an answer: longer than Discord does, to see how late answers come."""


def run(quick: bool) -> Sequence[Figure]:
    """Measure bursts and loops; with `quick`, in ten games."""
    bursts, loops, seconds = (
        ([(10, 0)], [10], 2.0)
        if quick
        else ([(BURST_GAMES, 0), (BURST_GAMES, BUSY_PROCESSES)], [200, 1_000], 30.0)
    )
    figures = [figure for games, beside in bursts for figure in asyncio.run(_burst(games, beside))]
    return figures + [figure for games in loops for figure in asyncio.run(_loops(games, seconds))]


async def _burst(games: int, beside: int) -> Sequence[Figure]:
    """Let four people press at every table at the same moment, with `beside` busy processes."""
    async with open_deployment(games, patience=ANSWER_PATIENCE) as deployment:
        await deployment.start()
        await deployment.until_shown()
        with busy_loops(beside):
            burst = await press_at_once(deployment.tables)
    what = f"{burst.asked.total():,} presses at once, {beside} busy processes beside"
    return [
        Figure(f"{what}: the last acknowledged", _milliseconds(burst, 1), "ms", bound=3_000),
        Figure("  the median", _milliseconds(burst, 0.5), "ms"),
        Figure("  95 of 100", _milliseconds(burst, 0.95), "ms"),
        Figure("  not at all", burst.unanswered, "presses", bound=0),
        *_tried_again(burst),
    ]


async def _loops(games: int, seconds: float) -> Sequence[Figure]:
    """Press without a pause at every table; then at half the rate of the answers, and at twice that rate."""
    async with open_deployment(games, patience=ANSWER_PATIENCE) as deployment:
        bot = await deployment.start()
        await deployment.until_shown()
        end = monotonic() + seconds
        closed = await play_on(deployment.tables, lambda: monotonic() > end)
        rate = closed.asked.total() / seconds
        await deployment.until_shown()
        before = await bot.clocks()
        half = await press_at_random(deployment.tables, rate / 2, seconds)
        spent = (await bot.clocks()).total() - before.total()
        await deployment.until_shown()
        twice = await press_at_random(deployment.tables, 2 * rate, seconds / 2)
        memory = bot.resident_megabytes()
    return [
        Figure(f"{games:,} games in a closed loop: turns shown", len(closed.shown) / seconds, "/s"),
        Figure("  presses answered", rate, "/s"),
        Figure("  a move shown, 95 of 100", _percentile(closed.shown, 0.95), "s"),
        Figure("  the last acknowledged", _milliseconds(closed, 1), "ms", bound=3_000),
        *_tried_again(closed),
        Figure("half as many: acknowledged, 99 of 100", _milliseconds(half, 0.99), "ms", bound=300),
        Figure("  a move shown, 95 of 100", _percentile(half.shown, 0.95), "s", bound=2),
        Figure("  processor time of a turn", spent / max(1, len(half.shown)), "ms"),
        Figure("twice as many: the last acknowledged", _milliseconds(twice, 1), "ms", bound=3_000),
        Figure("  not at all", twice.unanswered, "presses", bound=0),
        *_tried_again(twice),
        Figure("resident memory", memory, "MB"),
    ]


def _tried_again(counts: Counts) -> Iterator[Figure]:
    for kind, asked in sorted(counts.asked.items()):
        yield Figure(f"  asked to try again: {kind}", 100 * counts.busy[kind] / asked, "%")


def _milliseconds(counts: Counts, share: float) -> float:
    return 1e3 * _percentile(counts.acknowledged, share)


def _percentile(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


@contextmanager
def busy_loops(number: int) -> Iterator[None]:
    """Keep the machine busy with `number` processes until the block ends, each in a session of its own."""
    command = [sys.executable, "-c", "while True: pass"]
    loops = [subprocess.Popen(command, start_new_session=True) for _ in range(number)]  # noqa: S603 - ours
    try:
        yield
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()
