"""Of processes that start at the same moment one syncs the commands, and the others use what it made."""

import asyncio
from collections.abc import Awaitable, Sequence
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import discord
import pytest
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


class Saying(app_commands.Translator):
    """Says the same of every command in all languages."""

    def __init__(self, said: str) -> None:
        self._said = said

    async def translate(self, *_: object) -> str:
        return self._said


@app_commands.command(description=app_commands.locale_str("Take tiles"))
async def take(_: discord.Interaction) -> None:
    pass


class Tree:
    """The commands of a process, which notes what it asks Discord for."""

    allowed_contexts = app_commands.AppCommandContext()
    allowed_installs = app_commands.AppInstallationType()

    def __init__(self, asked: list[str], said: str | None) -> None:
        self._asked = asked
        self.translator = None if said is None else Saying(said)

    def get_commands(self) -> list[app_commands.Command[app_commands.Group, [], None]]:
        return [take]

    async def sync(self) -> Commands:
        self._asked.append("sync")
        return []

    async def fetch_commands(self) -> Commands:
        self._asked.append("fetch")
        return []


async def take_over(_: ShardSet) -> bool:
    return True


async def wait_until_posted(_: ShardSet) -> None:
    pass


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ((None, None, None), ["sync", "fetch", "fetch"]),
        (("Brać", "Brać", "Weź"), ["sync", "fetch", "sync"]),
    ],
)
async def test_commands_are_synced_once_however_many_processes_start_at_once(
    said: Sequence[str | None], expected: list[str]
) -> None:
    table, asked = LeaseTable(lambda: 1_000.0), list[str]()
    members = [
        ClusterMember(
            cast("commands.AutoShardedBot", SimpleNamespace(tree=Tree(asked, each), guilds=[])),
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
        for shard, (name, each) in enumerate(zip(("one", "other", "third"), said, strict=True))
    ]
    held_while_set_up: list[int] = []

    async def begin(member: ClusterMember) -> None:
        async def set_up(commands: Awaitable[Commands]) -> None:
            assert await commands == []
            await settle()
            held_while_set_up.extend(member.shards.held)

        await member.begin(set_up)
        assert len(member.shards.held) == 1

    await asyncio.gather(*map(begin, members))
    assert asked == expected
    assert held_while_set_up == []
    for each in members:
        await each.shards.leave()
