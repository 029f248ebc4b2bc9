"""The bot with thousands of running games that have deadlines.

The floor is the same with a few games. ``python -m bench.deadlines FILE`` starts the bot in a simulated
Discord over such a database, and prints the seconds that took, those of finding what is due, and the MB that
it then uses.
"""

import asyncio
import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Final, NamedTuple

import simcord

from bench import Figure, directory_on_disk, resident_megabytes
from bench.hall import GIVE_UP
from bench.storage import FEW, seed
from bot.client import AzulBot
from bot.showing.timekeeper import MOST_AT_ONCE
from engine import Tables
from storage.sqlite import SqliteStore
from storage.sqlite.migrating import writing
from storage.sqlite.opening import connect

MANY: Final = 10_000
LOOKS: Final = 50
# Due in the simulation's time, a second apart, and all in one channel, as if they had lost their threads.
_MOVE: Final = "UPDATE games SET guild_id = ?, channel_id = ?, home_id = ?, due_at = ? + 1000 * id"
AHEAD: Final = timedelta(hours=12)


class Measured(NamedTuple):
    """What one start of the bot took."""

    seconds: float
    finding: float
    megabytes: float


def run(quick: bool) -> Sequence[Figure]:
    """Start the bot over a few games and over many, in turn."""
    many = 200 if quick else MANY
    with directory_on_disk() as directory:
        files = directory / "few.db", directory / "many.db"
        for file, games in zip(files, (FEW, many), strict=True):
            asyncio.run(seed(file, games))
        runs = [[_started(file) for file in files] for _ in range(1 if quick else 5)]
    few, full = (Measured(*map(median, zip(*each, strict=True))) for each in zip(*runs, strict=True))
    name, floor = f"{many:,} games with deadlines", f"with {FEW}"
    return (
        Figure(f"start to ready, {name}", full.seconds, "s", few.seconds, floor, bound=1),
        Figure("  finding what is due", 1e3 * full.finding, "ms", 1e3 * few.finding, floor, bound=2),
        Figure("  memory of the bot", full.megabytes, "MB", few.megabytes, floor, times_floor=1.1),
    )


def _started(file: Path) -> Measured:
    """Return what a process of its own measures."""
    command = [sys.executable, "-m", "bench.deadlines", str(file)]
    child = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)  # noqa: S603 - ourselves
    seconds, finding, megabytes = map(float, child.stdout.split())
    return Measured(seconds, finding, megabytes)


async def _start(file: Path) -> None:
    """Start the bot over a database in place of one over an empty one: Discord knows its server already."""
    with directory_on_disk() as directory:
        empty = await SqliteStore.open(directory / "empty.db")
        async with simcord.run(AzulBot(empty), shard_count=1, settle_timeout=GIVE_UP) as env:
            guild = env.create_guild("Hall")
            channel = guild.create_text_channel("azul")
            with closing(connect(file)) as db, writing(db):
                db.execute(
                    _MOVE, (guild.id, channel.id, channel.id, int((env.now() + AHEAD).timestamp() * 1000))
                )
            await env.settle()

            start = perf_counter()
            store = await SqliteStore.open(file)
            bot = AzulBot(store)
            bot.shard_count = 1
            await env.restart_bot(bot)
            seconds = perf_counter() - start

            assert not await bot.tables.unshown(limit=1)
            finding = await _finding(store, env.now() + 2 * AHEAD)
            print(seconds, finding, resident_megabytes())
        await store.close()
        await empty.close()


async def _finding(store: SqliteStore, then: datetime) -> float:
    """Return the seconds of a look that finds as many games as are looked at together, or all there are."""
    tables = Tables(store, now=lambda: then)
    seconds = []
    for _ in range(LOOKS):
        start = perf_counter()
        found = await tables.time.due(MOST_AT_ONCE)
        await tables.time.next_due()
        seconds.append(perf_counter() - start)
        assert found
    return median(seconds)


if __name__ == "__main__":
    asyncio.run(_start(Path(sys.argv[1])))
