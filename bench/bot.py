"""A `/azul take` in a simulated Discord: how long until it is acknowledged, and until its turn is posted.

A move is made in every channel at the same moment; once all their turn messages are there, the next ones
follow. People are never that busy: with 50 games, these are the figures of a bot with more to do than it can
keep up with. At the end come 1,000 moves in as many games, all there before the bot has read the first. The
floor is as many commands at the same moment that are answered at once and do nothing.

In between, every other move of a game is made while a process searches, and compared with the one beside it.
"""

import asyncio
import random
from collections.abc import Callable, Iterator, Sequence
from statistics import median, quantiles
from typing import Final

from bench import Figure
from bench.search import busy_worker
from bench.simulated_server import ANSWER_TIMEOUT, Timings, open_simulated_server

MANY_GAMES: Final = 50
CROWD_GAMES: Final = 1_000
TAKES_BEFORE: Final = 20  # in the middle of the second round of two players
ROUNDS_OF_TAKES: Final = 20  # no game can be over after these
MOST_SLOWED: Final = 1.1
"""How much longer acknowledgements may take while a process searches."""
DISCORD_WAITS: Final = 3_000
"""Milliseconds until Discord tells a person that the bot didn't answer."""


def run(quick: bool) -> Sequence[Figure]:
    """Measure moves in one game, then in many; the games are the same in each run."""
    one, many = Timings(), Timings()
    for number in range(1 if quick else 10):
        asyncio.run(_measure(range(number, number + 1), 5 if quick else ROUNDS_OF_TAKES, one))
    asyncio.run(_measure(range(MANY_GAMES), 1 if quick else 10, many))
    crowd, number = Timings(), CROWD_GAMES // 10 if quick else CROWD_GAMES
    asyncio.run(_measure_crowd(number, crowd))
    beside = _measure_beside(1 if quick else 10)
    return (
        *_figures("1 game", one),
        beside,
        *_figures(f"{MANY_GAMES} games", many),
        *_crowd_figures(number, crowd),
    )


def _figures(games: str, timings: Timings) -> Iterator[Figure]:
    nothing = "a command that does nothing"
    yield Figure(
        f"take acknowledged, {games}",
        1e3 * median(timings.acknowledged),
        "ms",
        1e3 * median(timings.floor),
        nothing,
    )
    yield Figure(
        "  95th percentile",
        1e3 * _percentile_95(timings.acknowledged),
        "ms",
        1e3 * _percentile_95(timings.floor),
        nothing,
        bound=DISCORD_WAITS,
    )
    yield Figure(f"turn message posted, {games}", 1e3 * median(timings.posted), "ms")
    yield Figure("  95th percentile", 1e3 * _percentile_95(timings.posted), "ms")
    yield Figure(
        f"longest stall of the event loop, {games}",
        1e3 * median(timings.stalls),
        "ms",
        1e3 * median(timings.floor_stalls),
        nothing,
    )


def _measure_beside(games: int) -> Figure:
    """Make moves in one game after the other, every second one while a process searches.

    Moves that follow one another are compared, as what else the machine does changes all the time.
    """
    times = list[float]()
    with busy_worker() as let_think:
        for number in range(games):
            alone, beside = Timings(), Timings()
            asyncio.run(_alternate(number, let_think, alone, beside))
            pairs = zip(beside.acknowledged, alone.acknowledged, strict=True)
            times += [thinking / quiet for thinking, quiet in pairs]
    return Figure("take acknowledged while a computer thinks", median(times), "×", bound=MOST_SLOWED)


async def _alternate(number: int, let_think: Callable[[bool], None], alone: Timings, beside: Timings) -> None:
    async with open_simulated_server(1) as server:
        await server.begin(server.channels[0], random.Random(number), TAKES_BEFORE)
        await server.take(Timings(), random.Random(number))
        for played in range(ROUNDS_OF_TAKES):
            thinks = played % 4 in {1, 2}  # so that each comes first as often
            let_think(thinks)
            await server.take(beside if thinks else alone, random.Random(played))


def _crowd_figures(number: int, timings: Timings) -> Iterator[Figure]:
    nothing = "a command that does nothing"
    measures: Sequence[tuple[str, Callable[[Sequence[float]], float]]] = (
        (f"take acknowledged, {number:,} at once", median),
        ("  95th percentile", _percentile_95),
        ("  the last", max),
    )
    for name, measure in measures:
        yield Figure(
            name,
            1e3 * measure(timings.acknowledged),
            "ms",
            1e3 * measure(timings.floor),
            nothing,
            bound=DISCORD_WAITS,
        )
    yield Figure("turn messages posted, the last", 1e3 * max(timings.posted), "ms")


def _percentile_95(values: Sequence[float]) -> float:
    return quantiles(values, n=20, method="inclusive")[-1]


async def _measure(games: range, rounds: int, timings: Timings) -> None:
    """Make rounds of moves, one in each game, each round after as many commands that do nothing."""
    async with open_simulated_server(len(games)) as server:
        for channel, number in zip(server.channels, games, strict=True):
            await server.begin(channel, random.Random(number), TAKES_BEFORE)
        for played in range(rounds + 1):
            # The first round is a warm-up, which fills the caches of pictures and texts.
            kept = timings if played else Timings()
            await server.do_nothing(kept)
            await server.take(kept, random.Random(played))


async def _measure_crowd(number: int, timings: Timings) -> None:
    """Make the first moves of all games at once, after as many commands that do nothing."""
    # The simulation checks all tasks whenever a timer of the bot expires, so let none expire.
    async with open_simulated_server(number + MANY_GAMES, acknowledge_after=ANSWER_TIMEOUT) as server:
        for channel in server.channels:
            await server.begin(channel, random.Random(), takes=0)
        crowd, warming = server.channels[:number], server.channels[number:]
        await server.take(Timings(), random.Random(0), warming)
        await server.do_nothing(timings, crowd)
        await server.take(timings, random.Random(1), crowd)
