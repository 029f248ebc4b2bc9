"""Two real processes on one PostgreSQL database, connected to a Discord of this machine's."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bench.loopback import Discord, Interaction, RunningBot, guild_id_of, open_discord, running_bot
from tests.waiting import PATIENCE, until

START = [{"type": 1, "name": "start", "options": []}]
HELP = [{"type": 1, "name": "help", "options": []}]
CHANNELS = [guild_id_of(number) + 1 for number in range(4)]
AT_HOME_ON_0, AT_HOME_ON_2 = CHANNELS[3], CHANNELS[1]
"""Channels of servers on these shards."""


@asynccontextmanager
async def two_processes(database: str, folder: Path) -> AsyncIterator[tuple[Discord, RunningBot, RunningBot]]:
    """Run two processes, and keep what they log in the folder."""
    discord = Discord({channel - 1: [channel] for channel in CHANNELS}, shards=4, patience=PATIENCE)
    for name in ("one", "other"):
        (folder / name).mkdir()
    with (folder / "log").open("wb") as log:
        async with (
            open_discord(discord),
            running_bot(
                discord,
                folder / "one",
                database=database,
                settings={"AZUL_SHARDS": "0-1/4"},
                stderr=log.fileno(),
            ) as one,
            running_bot(
                discord,
                folder / "other",
                database=database,
                settings={"AZUL_SHARDS": "2-3/4"},
                stderr=log.fileno(),
            ) as other,
        ):
            yield discord, one, other


async def answered(discord: Discord, channel_id: int, options: list[dict[str, object]]) -> Interaction:
    """Repeat a request until it is answered: no process receives it before the shard's session is open."""
    async with asyncio.timeout(PATIENCE):
        while True:
            asked = await discord.command(1, channel_id, options)
            if asked.heard == 1 and await asked.changed(PATIENCE):
                return asked
            await asyncio.sleep(0.1)


@pytest.mark.thorough
async def test_two_processes_divide_the_shards_and_what_people_ask(postgres_url: str, tmp_path: Path) -> None:
    async with two_processes(postgres_url, tmp_path) as (discord, one, other):
        shown = set[int]()
        discord.saw = lambda message: shown.add(int(message["channel_id"]))
        for channel_id in CHANNELS:
            await answered(discord, channel_id, START)
        await until(lambda: shown == set(CHANNELS))
        assert await one.end() == 0
        assert await other.end() == 0
    commands = [path for method, path in discord.requests if method == "PUT" and path.endswith("/commands")]
    assert len(commands) == 1  # one of them has set up what both use
    written = (tmp_path / "log").read_text(encoding="utf-8")
    assert "Traceback" not in written
    assert "ERROR" not in written
    assert "Now running shards 0-1 of 4" in written
    assert "Now running shards 2-3 of 4" in written
    begun = re.findall(r"Now running shards ([\d,-]+) of 4", written)
    assert len(begun) > 2  # the other was handed those of the first


@pytest.mark.thorough
async def test_everybody_is_answered_once_while_a_process_is_stopped(
    postgres_url: str, tmp_path: Path
) -> None:
    async with two_processes(postgres_url, tmp_path) as (discord, one, _):
        await answered(discord, AT_HOME_ON_2, HELP)
        await answered(discord, AT_HOME_ON_0, HELP)
        asked, ending = [], asyncio.create_task(one.end())
        while not ending.done():
            asked.append(await discord.command(1, AT_HOME_ON_0, HELP))
            await asyncio.sleep(0.05)
        assert await ending == 0
        asked.append(await discord.command(1, AT_HOME_ON_0, HELP))
        await until(lambda: all(each.acknowledged for each in asked))
        assert {each.refused for each in asked} == {0}
        assert max(each.heard for each in asked) == 2  # both sessions were open for a moment


@pytest.mark.thorough
async def test_people_of_a_process_that_is_killed_are_answered_by_another(
    postgres_url: str, tmp_path: Path
) -> None:
    async with two_processes(postgres_url, tmp_path) as (discord, one, _):
        await answered(discord, AT_HOME_ON_2, HELP)
        await answered(discord, AT_HOME_ON_0, HELP)
        await one.kill()
        async with asyncio.timeout(PATIENCE):
            while True:
                asked = await discord.command(1, AT_HOME_ON_0, HELP)
                if asked.heard and await asked.changed(3):
                    break
                await asyncio.sleep(0.1)
        assert asked.refused == 0
