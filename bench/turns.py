"""The cost of a turn by panel: the CPU time of the whole bot, from the first press to the drawn table.

The bot runs as it is, in a process of its own, against a stand-in for Discord (`bench.loopback`). People in a
few channels choose a source, a target and Confirm, one turn after the other. The figure is the time of all
threads of the bot's process, including the kernel's. The floor is a bot that answers the same presses with as
many requests and bytes, knows no game and draws nothing.
"""

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import Final

from bench import Figure
from bench.loopback.deployment import open_deployment
from bench.loopback.people import Table

GAMES: Final = 4
WARM_UP_TURNS: Final = 20
"""Turns in each game that fill the caches: every number and every tile is drawn once in each size."""
MEASURED_TURNS: Final = 30
"""How many turns are then measured in each game."""
MOST_MS: Final = 15


def run(quick: bool) -> Sequence[Figure]:
    """Measure turns of the bot, and of the bare one."""
    turns = 2 if quick else MEASURED_TURNS
    spent, sent = asyncio.run(_measure("bench.launch", turns))
    bare, _ = asyncio.run(_measure("bench.bare_bot", turns))
    nothing = "a bot that sends as much and does nothing"
    return [
        Figure("a turn by panel: processor time", spent.total(), "ms", bare.total(), nothing, MOST_MS),
        Figure("  of it: the event loop", spent["loop"], "ms", bare["loop"], nothing),
        Figure("  of it: drawing", spent["drawing"], "ms"),
        Figure("  of it: the database's thread", spent["others"], "ms"),
        Figure("  requests to Discord", sent, ""),
    ]


async def _measure(module: str, turns: int) -> tuple[Counter[str], float]:
    """Return the CPU milliseconds per turn by kind of thread, and how many requests a turn takes."""
    async with open_deployment(GAMES) as deployment:
        bot = await deployment.start(module)
        await _play(deployment.tables, WARM_UP_TURNS)
        deployment.discord.requests.clear()
        before = await bot.clocks()
        await _play(deployment.tables, turns)
        after, sent = await bot.clocks(), len(deployment.discord.requests)
    number = turns * GAMES
    return Counter({kind: (after[kind] - before[kind]) / number for kind in after}), sent / number


async def _play(tables: Sequence[Table], turns: int) -> None:
    async def play(table: Table) -> None:
        for _ in range(turns):
            await table.turn()

    await asyncio.gather(*map(play, tables))
    await asyncio.sleep(0.5)  # for what comes after the last turn
