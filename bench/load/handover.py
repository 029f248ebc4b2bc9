"""How long shards are unheard when one of several processes is stopped, comes back, or is killed.

Somebody asks the bot for something on every shard four times a second. Discord's stand-in insists on five
seconds between two IDENTIFYs of a bucket, and has only one bucket.

``python -m bench.load.handover [--quick]`` prints it.
"""

import asyncio
import sys
from collections import defaultdict
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import Final

from bench import Figure, directory_on_disk
from bench.loopback import Asked, Discord, Place, RunningBot, guild_id_of, open_discord, running_bot
from tools.postgres import Server

EVERY: Final = 0.25
"""Seconds between two questions on a shard."""
IDENTIFY_EVERY: Final = 5.0
"""Seconds between two sessions of a bucket, as Discord wants them."""
PATIENCE: Final = 120.0
"""Seconds in which every shard is heard again."""
_HELP: Final = [{"type": 1, "name": "help", "options": []}]


@dataclass(slots=True)
class Questions:
    """Questions on every shard, all the time, and what became of them."""

    discord: Discord
    asked: defaultdict[int, list[Asked]] = field(default_factory=lambda: defaultdict(list))

    async def ask(self) -> None:
        """Ask on every shard until this is cancelled."""
        async with asyncio.TaskGroup() as tasks:
            for shard in range(self.discord.shards):
                tasks.create_task(self._ask(shard))

    async def _ask(self, shard: int) -> None:
        channel_id = _places(self.discord.shards)[shard].channels[0]
        while True:
            self.asked[shard].append(await self.discord.command(1, channel_id, _HELP))
            await asyncio.sleep(EVERY)

    async def until_heard(self, since: float) -> None:
        """Wait until every shard has been answered, and goes on being answered, `since` a moment."""
        async with asyncio.timeout(PATIENCE):
            for shard in range(self.discord.shards):
                while not any(each.acknowledged for each in self._since(shard, since)[-10:]):  # noqa: ASYNC110 - a look at figures
                    await asyncio.sleep(EVERY)

    def deaf(self, since: float, until: float) -> list[float]:
        """Return for each shard how many seconds of a time span questions weren't answered."""
        return [
            EVERY * sum(each.acknowledged is None for each in self._since(shard, since) if each.sent < until)
            for shard in range(self.discord.shards)
        ]

    def heard_again(self, since: float, until: float) -> list[float]:
        """Return for each shard how many seconds `since` a moment the last unanswered question was asked."""
        return [
            max(
                (
                    each.sent - since
                    for each in self._since(shard, since)
                    if each.sent < until and each.acknowledged is None
                ),
                default=0.0,
            )
            for shard in range(self.discord.shards)
        ]

    def answered_twice(self) -> int:
        """Return how many answers came to what had been answered."""
        return sum(each.refused for asked in self.asked.values() for each in asked)

    def _since(self, shard: int, since: float) -> list[Asked]:
        return [each for each in self.asked[shard] if each.sent >= since]


class Cluster:
    """Two processes, each at home on half of the shards."""

    def __init__(
        self, discord: Discord, directory: Path, database: str, questions: Questions, stack: AsyncExitStack
    ) -> None:
        self.discord = discord
        self.questions = questions
        self._directory = directory
        self._database = database
        self._stack = stack

    async def start(self, shards: str) -> RunningBot:
        """Start a process with such a home."""
        directory = self._directory / shards.replace("/", "-")
        directory.mkdir(exist_ok=True)
        settings = {"AZUL_SHARDS": shards}
        log = self._stack.enter_context((directory / "log").open("ab"))
        bot = running_bot(
            self.discord, directory, database=self._database, settings=settings, stderr=log.fileno()
        )
        return await self._stack.enter_async_context(bot)

    async def until_at_home(self, shards: int, since: float) -> None:
        """Wait until so many shards have a new session `since` a moment, and every shard has one."""
        async with asyncio.timeout(PATIENCE):
            while True:
                await asyncio.sleep(EVERY)
                there = [session.shard for session in self.discord.gateway.open_sessions()]
                opened = {
                    each.shard
                    for each in self.discord.gateway.identified
                    if each.at > since and not each.is_refused
                }
                if len(opened) >= shards and sorted(there) == list(range(self.discord.shards)):
                    return


def _places(shards: int) -> list[Place]:
    servers = {(guild_id_of(number) >> 22) % shards: guild_id_of(number) for number in range(shards)}
    return [Place(servers[shard], [servers[shard] + 1]) for shard in range(shards)]


@asynccontextmanager
async def open_cluster(shards: int, database: str, directory: Path) -> AsyncIterator[Cluster]:
    """Open a Discord on which somebody asks all the time."""
    discord = Discord(_places(shards), shards=shards)
    discord.keep_requests = False
    discord.gateway.buckets, discord.gateway.identify_every = 1, IDENTIFY_EVERY
    async with open_discord(discord), AsyncExitStack() as stack:
        questions = Questions(discord)
        asking = asyncio.create_task(questions.ask())
        try:
            yield Cluster(discord, directory, database, questions, stack)
        finally:
            asking.cancel()


def run(quick: bool) -> Sequence[Figure]:
    """Measure what people notice of it."""
    shards = 2 if quick else 8
    server = Server.create(durable=False)
    try:
        server.start()
        with directory_on_disk() as directory:
            return asyncio.run(_measure(shards, server.url(), directory))
    finally:
        server.remove()


async def _measure(shards: int, database: str, directory: Path) -> Sequence[Figure]:
    half = shards // 2
    first, second = f"0-{half - 1}/{shards}", f"{half}-{shards - 1}/{shards}"
    async with open_cluster(shards, database, directory) as cluster:
        questions = cluster.questions
        begun = monotonic()
        one, _ = await cluster.start(first), await cluster.start(second)
        await questions.until_heard(begun)
        opened = monotonic() - begun
        await asyncio.sleep(15)
        stopped = monotonic()
        await one.end()
        await questions.until_heard(monotonic())
        await asyncio.sleep(5)
        returned = monotonic()
        one = await cluster.start(first)
        await cluster.until_at_home(half, returned)
        await asyncio.sleep(15)
        killed = monotonic()
        await one.kill()
        await questions.until_heard(monotonic() + 8)
        await asyncio.sleep(10)
        end = monotonic() - 4  # what was asked later can still be answered
        unheard = [max(questions.deaf(*each)) for each in ((stopped, returned), (returned, killed))]
        gone = sorted(questions.heard_again(killed, end)[:half])
        refused = sum(each.is_refused for each in cluster.discord.gateway.identified)
        return [
            Figure(f"{shards} sessions open", opened, "s", bound=5.4 * shards + 8),
            Figure("IDENTIFYs refused", refused, "", bound=0),
            Figure(
                "a shard unheard while its process is stopped",
                unheard[0],
                "s",
                bound=1,
            ),
            Figure("a shard unheard while it comes back", unheard[1], "s", bound=1),
            Figure("heard again after a kill: the first shard", gone[0], "s", bound=13),
            Figure(f"the last of {half}", gone[-1], "s", bound=8 + 5.4 * half),
            Figure("questions answered twice", questions.answered_twice(), "", bound=0),
        ]


if __name__ == "__main__":
    for figure in run("--quick" in sys.argv):
        print(f"{figure.name}: {figure.value:.1f} {figure.unit}{' OVER' if figure.is_over else ''}")
