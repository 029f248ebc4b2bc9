"""Of processes that start at the same moment one syncs the commands, and the others use what it made."""

import asyncio
from collections.abc import Awaitable, Sequence
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

from discord import app_commands

from bot.cluster.assignment import parse_assignment
from bot.cluster.member import ClusterMember
from bot.cluster.ownership import ShardOwnership, Timeouts
from storage.shards import Lease, ShardSet
from tests.bot.cluster.processes import settle
from tests.storage.leases.memory import LeaseTable, MemoryLeases

if TYPE_CHECKING:
    from collections.abc import Collection

    from discord.ext import commands

Commands = Sequence[app_commands.AppCommand]


class DistantLeases(MemoryLeases):
    """Leases in a database whose answers take a while."""

    async def release(self, leases: "Collection[Lease]") -> None:
        await super().release(leases)
        await settle()


class Tree:
    """The commands of a process, which notes what it asks Discord for."""

    translator = None

    def __init__(self, asked: list[str]) -> None:
        self._asked = asked

    def get_commands(self) -> list[app_commands.Command[app_commands.Group, [], None]]:
        return []

    async def sync(self) -> Commands:
        self._asked.append("sync")
        return []

    async def fetch_commands(self) -> Commands:
        self._asked.append("fetch")
        return []


async def set_up(commands: Awaitable[Commands]) -> None:
    assert await commands == []


async def take_over(_: ShardSet) -> bool:
    return True


async def wait_until_posted(_: ShardSet) -> None:
    pass


async def test_commands_are_synced_once_however_many_processes_start_at_once() -> None:
    table, asked = LeaseTable(lambda: 1_000.0), list[str]()
    members = [
        ClusterMember(
            cast("commands.AutoShardedBot", SimpleNamespace(tree=Tree(asked), guilds=[])),
            ShardOwnership(
                DistantLeases(table),
                name,
                parse_assignment(f"{shard}/3"),
                clock=lambda: 1_000.0,
                timeouts=Timeouts(retry_after=0.0),
            ),
            take_over=take_over,
            wait_until_posted=wait_until_posted,
            catch_up=lambda: None,
        )
        for shard, name in enumerate(("one", "other", "third"))
    ]
    await asyncio.gather(*(each.begin(set_up) for each in members))
    assert asked == ["sync", "fetch", "fetch"]
    for each in members:
        await each.shards.leave()
