"""The operator's command that recounts all finished games."""

import asyncio
import subprocess
import sys
from typing import Any

from engine import decisions
from storage.drivers import open_store
from storage.statistics import DERIVED
from tests.bot.ops.conftest import Cli
from tests.bot.ops.sample_games import FINISHED, PERSON, RUNNING, games_in, spoil
from tests.engine.people import ADA


async def counted(database: str) -> dict[str, list[tuple[Any, ...]]]:
    """Count what the bot would count, and return all rows."""
    store = await open_store(database)
    while await games_in(store).statistics.catch_up():
        pass
    rows = {}
    for table in DERIVED:
        found = await store._read("rows", f"SELECT * FROM {table}")  # noqa: S608 - tables of ours
        rows[table] = sorted((tuple(row) for row in found), key=repr)
    await store.close()
    return rows


def test_recounting_comes_to_the_rows_that_the_bot_has_made(cli: Cli, any_database: str) -> None:
    before = asyncio.run(counted(any_database))
    assert [row[0] for row in before["results"]] == [FINISHED]
    assert {row[0] for row in before["tallies"]} == {0, ADA.user_id, PERSON.user_id, 3}

    ran = cli("statistics", "rebuild", "--database", any_database)

    assert (ran.code, ran.out, ran.err) == (0, "1 game counted\n", "")
    assert asyncio.run(counted(any_database)) == before


def test_what_was_never_counted_is_counted(cli: Cli, database: str) -> None:
    assert cli("statistics", "rebuild").code == 0
    assert asyncio.run(counted(database))["results"]


def test_a_game_with_a_damaged_log_is_named_and_left_out(cli: Cli, database: str) -> None:
    spoil(database, "UPDATE events SET body = 'x' WHERE game_id = ? AND version = 3", FINISHED)
    ran = cli("statistics", "rebuild")
    assert (ran.code, ran.out) == (1, "0 games counted\n")
    assert f"game {FINISHED}" in ran.err


async def close(database: str, game_id: int) -> None:
    """Close a game as those who can manage its channel do."""
    store = await open_store(database)
    await games_in(store).change(game_id, decisions.cancel(PERSON.user_id, may_manage=True))
    await store.close()


def test_a_check_names_a_game_that_was_set_aside(cli: Cli, database: str) -> None:
    asyncio.run(close(database, RUNNING))
    assert cli("statistics", "rebuild").code == 0
    assert cli("check-database").code == 0
    spoil(database, "DELETE FROM results WHERE game_id = ?", FINISHED)
    ran = cli("check-database")
    assert (ran.code, ran.out.splitlines()[0]) == (
        1,
        f"game {FINISHED}: it has no result in the statistics: recount all games",
    )


def test_its_processes_end_when_it_is_killed() -> None:
    script = "import os; from bot.ops.rebuild import workers; print(workers().submit(os.getpid).result())"
    command = [sys.executable, "-u", "-c", f"{script}; input()"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert int(process.stdout.readline()) != process.pid
        process.kill()
        assert process.stdout.read() == b""  # once nobody has the other end any more
