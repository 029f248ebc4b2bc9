"""People at many tables who don't wait for one another: how many the bot can serve, and what happens beyond.

Bots run as they are, in processes of their own, against a Discord of this machine (`bench.loopback`) in which
requests take 30 to 120 ms. People come at random moments, as many a second as they like, whether they were
answered or not (an open loop); all at once; or each as soon as they are answered (a closed loop). They take
turns by panel or by command, look at boards, begin the next game, and press what isn't theirs. What they were
told and shown is compared with what is stored.

The processes are on this machine too, and so is PostgreSQL.
"""

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import inf
from typing import Final

from bench import Figure
from bench.load.checking import Verdict
from bench.load.comparing import compare
from bench.load.crowd import Spell
from bench.load.killing import kill_now_and_then
from bench.load.measuring import Measured, measure, saturation, share_of
from bench.load.stage import PATIENCE, Stage, open_stage

GAMES: Final = 1_000
BEYOND: Final = 2.0
"""How many times as many presses as at saturation people make then."""
SHARDS: Final = 4
HOMES: Final = {0: {"AZUL_SHARDS": "0-1/4"}, 1: {"AZUL_SHARDS": "2-3/4"}}
"""The settings of two processes that share them."""
CROWD: Final = 250
"""Games at which four people press at the same moment, and at which somebody always presses."""
PATIENT: Final = 30.0
"""Seconds that people wait there for an answer, so that it can be seen how late it comes."""
COMPARED: Final = 200
"""Games at which two processes are compared with one."""
PLAYED: Final = 40.0
"""Presses a second while processes are killed."""


@dataclass(frozen=True, slots=True)
class Sizes:
    """How much is done: games at once, seconds of a spell, and how often a process is killed."""

    games: int
    seconds: float
    kills: int


def run(quick: bool) -> Sequence[Figure]:
    """Measure one process, one that is killed, and two; if `quick` only the first, at low rates."""
    sizes = Sizes(10, 2.0, 1) if quick else Sizes(GAMES, 15.0, 5)
    figures = list(asyncio.run(_one(sizes, quick=quick)))
    figures += asyncio.run(_crowded(10 if quick else CROWD, sizes.seconds))
    if not quick:
        figures += asyncio.run(_killed(sizes))
        figures += asyncio.run(_two_killed(sizes))
        figures += asyncio.run(_two_against_one(sizes))
    return figures


async def _one(sizes: Sizes, *, quick: bool) -> Sequence[Figure]:
    """Measure one process with a file."""
    async with open_stage(sizes.games) as stage:
        await stage.start()
        await stage.until_shown()
        most = await (measure(stage, 20, sizes.seconds) if quick else saturation(stage, sizes.seconds))
        half = await measure(stage, most.spell.rate / 2, 2 * sizes.seconds)
        beyond = await measure(stage, most.spell.rate * BEYOND, sizes.seconds)
        memory = stage.bots[0].resident_megabytes()
        verdict = await stage.end()
    return (
        *_saturated(sizes, most, half, memory),
        *_at_half(half),
        *_beyond(beyond),
        *_verdict("after all that", verdict),
    )


def _saturated(sizes: Sizes, most: Measured, half: Measured, memory: float) -> Iterator[Figure]:
    yield Figure(f"{sizes.games:,} games: presses answered, at most", most.spell.rate, "/s")
    yield Figure("  turns shown then", most.spell.turns, "/s")
    yield Figure("  processor time of a turn, at half of it", 1e3 * half.cpu_per_turn, "ms")
    yield Figure("  resident memory", memory, "MB")


def _at_half(half: Measured) -> Iterator[Figure]:
    counts = half.spell.counts
    acknowledged = 1e3 * share_of(counts.acknowledged, 0.99)
    yield Figure("press acknowledged at half of it, p99", acknowledged, "ms", bound=300)
    yield Figure("move shown, p95", share_of(counts.shown, 0.95), "s", bound=2)
    yield Figure("  median", share_of(counts.shown, 0.5), "s")
    yield Figure("lateness of this benchmark, p99", 1e3 * share_of(half.spell.late, 0.99), "ms")


def _beyond(beyond: Measured) -> Iterator[Figure]:
    counts = beyond.spell.counts
    slowest = 1e3 * max(counts.acknowledged, default=0.0)
    yield Figure(f"press acknowledged at {BEYOND:g} times it, the last", slowest, "ms", bound=3_000)
    yield Figure("  not at all", counts.outcomes["failed"], "presses", bound=0)
    yield Figure("  asked to try again", 100 * counts.outcomes["busy"] / max(1, beyond.spell.asked), "%")
    yield Figure("  turns shown", beyond.spell.turns, "/s")


async def _crowded(games: int, seconds: float) -> Sequence[Figure]:
    """Let people press at the same moment, and then each as soon as they are answered."""
    async with open_stage(games, patience=PATIENT) as stage:
        await stage.start()
        await stage.until_shown()
        burst = await stage.crowd.press_at_once()
        await stage.crowd.calm_down(PATIENCE)
        closed = await stage.crowd.play_on(2 * seconds)
        verdict = await stage.end()
    return (*_at_once(burst), *_in_a_closed_loop(games, closed), *_verdict("after that", verdict))


def _at_once(burst: Spell) -> Iterator[Figure]:
    counts = burst.counts
    slowest = 1e3 * max(counts.acknowledged, default=0.0)
    yield Figure(f"{burst.asked:,} presses at once, the last acknowledged", slowest, "ms", bound=3_000)
    yield Figure("  not at all", counts.outcomes["failed"], "presses", bound=0)


def _in_a_closed_loop(games: int, closed: Spell) -> Iterator[Figure]:
    counts = closed.counts
    yield Figure(f"{games:,} games in a closed loop: turns shown", closed.turns, "/s")
    yield Figure("  shown, p95", share_of(counts.shown, 0.95), "s")
    yield Figure("  asked to try again", 100 * counts.outcomes["busy"] / max(1, closed.asked), "%", bound=1)
    slowest = 1e3 * max(counts.acknowledged, default=0.0)
    yield Figure("  the last acknowledged", slowest, "ms", bound=3_000)


def _verdict(when: str, verdict: Verdict) -> Iterator[Figure]:
    for line in verdict.wrong:
        print(f"  {line}")
    yield Figure(f"acknowledged moves lost {when}, of {verdict.moves:,}", len(verdict.lost), "", bound=0)
    yield Figure("  messages posted twice", len(verdict.twice), "", bound=0)
    yield Figure("  games not shown as they are", len(verdict.unshown), "", bound=0)


async def _killed(sizes: Sizes) -> Sequence[Figure]:
    """Kill one process with a file, and start it again."""
    games = min(sizes.games, 100)
    async with open_stage(games) as stage:
        await stage.start()
        await stage.until_shown()
        gap, verdict = await _kill(sizes, {}, stage)
    return (
        Figure(f"one process killed {sizes.kills} times: back after, at most", gap, "s", bound=30),
        *_verdict("then", verdict),
    )


async def _two_killed(sizes: Sizes) -> Sequence[Figure]:
    """Kill one of two processes with a server, whose shards the other takes over, and start it again."""
    games = min(sizes.games, 100)
    async with open_stage(games, shards=SHARDS) as stage:
        for settings in HOMES.values():
            await stage.start(**settings)
        await stage.until_shown()
        gap, verdict = await _kill(sizes, HOMES, stage)
    return (
        Figure(f"one of two killed {sizes.kills} times: taken over after, at most", gap, "s", bound=30),
        *_verdict("then", verdict),
    )


async def _kill(
    sizes: Sizes, settings: Mapping[int, Mapping[str, str]], stage: Stage
) -> tuple[float, Verdict]:
    """Let people play, kill processes meanwhile, and return the longest gap and what came of it all."""
    playing = asyncio.create_task(stage.crowd.come(PLAYED, inf))
    gaps = await kill_now_and_then(stage, sizes.kills, sizes.seconds / 3, settings)
    await asyncio.sleep(sizes.seconds / 3)
    stage.crowd.stop()
    await playing
    return max(gaps), await stage.end()


async def _two_against_one(sizes: Sizes) -> Sequence[Figure]:
    """Compare what one and two processes do when people want more than they can."""
    found = await compare(min(sizes.games, COMPARED), SHARDS, HOMES)
    turns, floor = found.two.spell.turns, found.turns_of_one
    cost, usual = 1e3 * found.two.cpu_per_turn, 1e3 * found.cost_of_one
    return (
        Figure("turns shown by two", turns, "/s", floor, "one", bound=1.8 * floor, at_least=True),
        Figure("  processor time of a turn", cost, "ms", usual, "one"),
        Figure("  cores that they had", found.two.cores, "", found.before.cores, "one"),
    )
