"""Two bots on one table of leases, connected to a Discord of this machine's: who does what, and how often."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import pytest
from aiohttp import web
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bench.loopback import Discord, Interaction, guild_id_of, open_discord
from bot.app import AzulBot
from bot.cluster import ownership
from bot.cluster.assignment import parse_assignment
from bot.cluster.limiter import IdentifyLimiter, Spacing
from bot.cluster.member import SHOW_EVERY
from bot.cluster.ownership import ShardOwnership, Timeouts
from bot.ui.tasks import wake_in
from storage.records import StorageError
from tests.bot.club import NO_PICTURE, NoPictures
from tests.bot.discord_server import Faults
from tests.engine.memory import FaultyMemoryStore, MemoryStore
from tests.some import some
from tests.storage.faults import strike
from tests.storage.leases.memory import LeaseTable, MemoryLeases
from tests.waiting import PATIENCE

START = [{"type": 1, "name": "start", "options": []}]
HELP = [{"type": 1, "name": "help", "options": []}]
SHARDS = 4
CHANNELS = {(number + 1) % SHARDS: guild_id_of(number) + 1 for number in range(SHARDS)}
"""For each shard, a channel of its only server."""


class FaultyDiscord(Discord):
    """A Discord whose requests a test can hold."""

    def __init__(self) -> None:
        servers = {channel - 1: [channel] for channel in CHANNELS.values()}
        super().__init__(servers, shards=SHARDS, patience=PATIENCE)
        self.faults = Faults()

    async def meet(self, method: str, path: str) -> web.Response | None:
        """Apply the faults that the test has set."""
        return await self.faults.meet(method, path)


@dataclass
class Cluster:
    """A Discord, and the bots that serve its people."""

    discord: FaultyDiscord
    shift: float = 0.0
    """Seconds that have passed for the bots, besides those that have passed."""
    stores: dict[str, FaultyMemoryStore] = field(default_factory=dict)
    """As each bot has it, of one database."""
    bots: dict[str, AzulBot] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._database = MemoryStore()
        self.table = self._database.leases = LeaseTable(self._now)

    def _now(self) -> float:
        return time.monotonic() + self.shift

    @asynccontextmanager
    async def running(self, name: str, assigned: str) -> AsyncIterator[AzulBot]:
        """Run a bot until the end of the block, or until it has left."""
        timeouts = Timeouts(retry_after=0.01, late_interactions=0.05, posting_timeout=PATIENCE)
        leases, assignment = MemoryLeases(self.table), parse_assignment(assigned)
        shards = ShardOwnership(leases, name, assignment, clock=self._now, timeouts=timeouts)
        shards.limiter = IdentifyLimiter(leases, self._now, Spacing(interval=0.0))
        store = self.stores[name] = FaultyMemoryStore(self._database)
        bot = self.bots[name] = AzulBot(
            store,
            shards=shards,
            pictures=NoPictures(),
            draw_emoji=lambda colour, _theme: NO_PICTURE + colour.word.encode(),
        )
        async with bot:
            running = asyncio.create_task(bot.start("a.b.c"))
            try:
                yield bot
            finally:
                await bot.close()
                await asyncio.wait({running})

    async def refresh(self) -> None:
        """Let each bot look at once who is there, and which shards it is to run."""
        for bot in self.bots.values():
            if bot.shard_scope.is_running:
                await of(bot).refresh()
        await asyncio.sleep(0.01)

    async def until(self, is_so: Callable[[], object]) -> None:
        """Wait until a condition is true."""
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                await self.refresh()

    async def until_run(self, *numbers: int) -> None:
        """Wait until each bot runs so many sessions."""
        bots = self.bots.values()
        await self.until(
            lambda: (
                tuple(len(bot.guilds) for bot in bots) == numbers
                and all(bot.is_ready() and bot.is_connected for bot in bots)
            )
        )

    async def ask(self, shard: int, options: list[dict[str, object]] = HELP) -> Interaction:
        """Let somebody ask for something in the server of a shard."""
        return await self.discord.command(1, CHANNELS[shard], options)

    async def until_answered(self, asked: Sequence[Interaction]) -> None:
        """Wait until somebody was told something; assert that no bot has tried to answer twice."""
        await self.until(lambda: all(each.acknowledged for each in asked))
        assert {each.refused for each in asked} == {0}

    def number_of(self, method: str, path: str) -> int:
        """Return how many requests there were."""
        return sum(each[0] == method and each[1].endswith(path) for each in self.discord.requests)


def of(bot: AzulBot) -> ShardOwnership:
    """Return which shards a bot runs."""
    assert isinstance(bot.shard_scope, ShardOwnership)
    return bot.shard_scope


@pytest.fixture
async def cluster(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Cluster]:
    monkeypatch.setattr(ownership, "TAKEOVER_POLL", 0.01)
    discord = FaultyDiscord()
    async with open_discord(discord):
        monkeypatch.setattr(Route, "BASE", discord.rest_url)
        monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", URL(discord.gateway_url))
        yield Cluster(discord)


@pytest.mark.parametrize(
    ("assigned", "run"),
    [(("0-1/4", "2-3/4"), (2, 2)), (("0/1", "0/1"), (4, 0))],
    ids=["shared", "standing by"],
)
async def test_a_bot_that_leaves_hands_its_people_over_and_nobody_is_told_anything_twice(
    cluster: Cluster, assigned: tuple[str, str], run: tuple[int, int]
) -> None:
    gateway, requests = cluster.discord.gateway, cluster.discord.faults
    set_up, launched = requests.hold("PUT", "*/commands"), requests.hold("GET", "/gateway/bot")
    async with cluster.running("one", assigned[0]) as one:
        await cluster.until(lambda: cluster.number_of("PUT", "/commands"))
        async with cluster.running("other", assigned[1]) as other:
            await cluster.until(lambda: cluster.number_of("GET", "/@me") == 4)
            set_up.set()
            await cluster.until(lambda: of(one).shown.shards)
            assert not one.is_ready()
            assert not one.is_connected
            launched.set()
            await cluster.until_run(*run)
            assert [len(bot.shards) for bot in (one, other)] == list(run)
            assert [bot.loops.show.seconds for bot in (one, other)] == [SHOW_EVERY] * 2
            assert cluster.number_of("PUT", "/commands") == cluster.number_of("GET", "/commands") == 1

            posted = requests.hold("POST", f"/channels/{CHANNELS[0]}/messages")
            strike(cluster.stores["one"], "mark_shown", lost)
            asked = [await cluster.ask(shard, START) for shard in CHANNELS]
            await cluster.until_answered(asked)
            draining = asyncio.create_task(one.drain())
            await cluster.until(lambda: len(gateway.sessions) >= len(CHANNELS) + 1)
            for _ in range(10):
                asked.append(await cluster.ask(0))
                await cluster.refresh()
            assert 0 in of(one).held
            looked = other.loops.reconcile.current_loop
            posted.set()
            while not draining.done():
                asked.append(await cluster.ask(0))
                await cluster.refresh()
            await cluster.until_answered(asked)
            assert max(each.heard for each in asked) == 2
            turns = [number for number, _ in cluster.table.turns.values()]
            assert sum(turns) == run[0] + len(CHANNELS)
            assert (one.shards, sorted(other.shards)) == ({}, sorted(CHANNELS))
            await cluster.until(lambda: other.loops.reconcile.current_loop > looked)
            await one.close()
            assert not one.is_ready()
            assert [name.partition("/")[0] for name in cluster.table.processes] == ["other"]

            del cluster.bots["one"]
            await cluster.until_run(SHARDS)
            other.dispatch("shard_disconnect", 0)
            await cluster.until(lambda: not other.is_connected)
            other.dispatch("shard_resumed", 0)
            await cluster.until_run(SHARDS)
            looked = other.loops.reconcile.current_loop
            other.dispatch("shard_ready", 0)
            await cluster.until(lambda: other.loops.reconcile.current_loop > looked)
            asked = [await cluster.ask(shard) for shard in CHANNELS]
            await cluster.until_answered(asked)
            assert {each.heard for each in asked} == {1}
            wake_in(other.loops.show, 0)
            while await cluster.stores["other"].unshown(1):
                await cluster.refresh()
            for channel_id in some(CHANNELS.values()):
                assert cluster.number_of("POST", f"/channels/{channel_id}/messages") == 1


async def lost(*_: object) -> None:
    """Note nothing."""
    raise StorageError("the connection broke")
