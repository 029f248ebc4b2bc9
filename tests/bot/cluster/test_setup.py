"""`python -m bot` with shards that it can't run: one line that says what would be right."""

import asyncio
from pathlib import Path

import pytest

from bot.cluster.setup import explain_mismatch, is_running, shard_count
from storage.drivers.postgres import PostgresLeases
from storage.leases import ShardCountMismatch
from tests.bot.process import run_bot_here

TOKEN = "a.b.c"


@pytest.mark.parametrize(
    ("shards", "message"),
    [
        ("16/16", "there is no shard 16 of 16: they are numbered from 0 to 15"),
        ("some", "can't be read; write for example 0-3/16: the first four of sixteen shards"),
        (
            "0-3/16",
            "0-3/16 is not all, and only one process can use the database file azul.db: write 0-15/16",
        ),
    ],
)
def test_shards_that_cannot_be_run_are_named_in_one_line(tmp_path: Path, shards: str, message: str) -> None:
    ended = run_bot_here(tmp_path, DISCORD_TOKEN=TOKEN, AZUL_SHARDS=shards, AZUL_DATABASE="azul.db")
    lines = [line for line in ended.stderr.splitlines() if line.startswith("azul: ")]
    assert ended.returncode == 2
    assert len(lines) == 1
    assert lines[0].startswith(f"azul: AZUL_SHARDS: {message}")
    assert "Traceback" not in ended.stderr


def test_without_a_token_no_local_channel_opens_where_the_bot_runs(postgres_url: str, tmp_path: Path) -> None:
    async def begin_to_run() -> None:
        for _ in range(2):
            assert not await is_running(postgres_url)
        leases = await PostgresLeases.open(postgres_url)
        await leases.heartbeat("one", 1, {0})
        assert await is_running(postgres_url)
        await leases._execute("how many shards there are", "UPDATE leases SET shards = 16")
        assert await is_running(postgres_url)
        await leases._execute(
            "who is there", "UPDATE processes SET expires_at = 9000000000000"
        )  # however long it takes
        await leases.close()

    asyncio.run(begin_to_run())
    ended = run_bot_here(tmp_path, AZUL_DATABASE=postgres_url)
    assert ended.returncode == 2
    assert "azul: DISCORD_TOKEN: is not set, and the bot runs on this database already" in ended.stderr


def test_other_numbers_of_shards_are_explained() -> None:
    assert "are set to 16 shards" in explain_mismatch(ShardCountMismatch(16))
    assert "a process without AZUL_SHARDS" in explain_mismatch(ShardCountMismatch(1))


@pytest.mark.parametrize(("shards", "count"), [(None, None), ("0/1", None), ("0-3/4", 4)])
def test_a_process_by_itself_has_as_many_shards_as_discord_recommends_or_its_setting_says(
    shards: str | None, count: int | None
) -> None:
    assert shard_count(shards) == count
