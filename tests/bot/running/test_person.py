"""The operator's command that hands out or deletes what is stored about a person."""

# ruff: noqa: ASYNC240 - a test's event loop serves nothing else

import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from engine import Player, Tables, play_again
from storage.sqlite import SqliteStore
from tests.engine.people import ADA, CHANNEL, CHIYO, NOON

PERSON: Final = Player(123456789012345678, "Bruno the unmistakable")
ANOTHER: Final = Player(12345678901234567, "Dariya")
"""Somebody whose id is the beginning of the person's."""


async def games_of(path: Path) -> list[int]:
    """Store a finished game of three, and a running one with two of them; return their ids."""
    store = await SqliteStore.open(path)
    tables = Tables(store, now=lambda: NOON)
    game = await tables.open(guild_id=1, channel_id=CHANNEL, host=ADA, seats=4)
    for player in (PERSON, CHIYO):
        await tables.join(game.id, player)
    await tables.begin(game.id, ADA.user_id)
    await tables.resign(game.id, PERSON.user_id)
    game = await tables.resign(game.id, CHIYO.user_id)
    again = await play_again(tables, game, ADA, guild_id=1, channel_id=CHANNEL)
    for player in (PERSON, ANOTHER):
        await tables.join(again.id, player)
    await tables.begin(again.id, ADA.user_id)
    await store.close()
    return [game.id, again.id]


def run(what: str, path: Path, user_id: object = PERSON.user_id) -> "subprocess.CompletedProcess[str]":
    """Run the command."""
    command = [sys.executable, "-m", "bot.person", what, str(path), str(user_id)]
    return subprocess.run(command, check=False, capture_output=True, text=True)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "azul.db"


async def test_a_person_is_deleted_from_all_games_and_leaves_those_that_run(path: Path) -> None:
    ids = await games_of(path)

    done = run("delete", path)

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.rstrip().endswith(f"taken out of {ids}")
    assert run("delete", path).stdout.rstrip().endswith("taken out of no games")
    content = path.read_bytes()
    assert PERSON.name.encode() not in content
    assert str(PERSON.user_id).encode() not in content
    assert PERSON.user_id.to_bytes(8) not in content  # as a number in a table
    store = await SqliteStore.open(path)
    tables = Tables(store, now=lambda: NOON)
    for game_id in ids:
        game = await tables.get(game_id)
        assert (await tables.history(game_id))[-1].after == game.table
        assert ADA in game.table.players
    table = (await tables.get(ids[1])).table
    assert len(table.playing.active) == 2
    assert ANOTHER in table.players
    await store.close()


async def test_somebody_with_a_similar_id_stays(path: Path) -> None:
    await games_of(path)
    before = path.read_bytes().count(str(PERSON.user_id).encode())
    done = run("delete", path, 1234567890123456)
    assert done.stdout.rstrip().endswith("taken out of no games")
    assert path.read_bytes().count(str(PERSON.user_id).encode()) == before


async def test_what_is_stored_about_a_person_is_handed_out(path: Path) -> None:
    ids = await games_of(path)
    found = json.loads(run("export", path).stdout)
    assert [game["game"] for game in found["games"]] == ids


async def test_a_damaged_game_is_named(path: Path) -> None:
    damaged, whole = await games_of(path)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE events SET body = '{' WHERE game_id = ? AND version = 2", [damaged])
    done = run("delete", path)
    assert done.returncode == 1
    assert f"taken out of {[whole]}" in done.stdout
    assert f"damaged games {[damaged]}" in done.stderr


async def test_a_database_that_a_bot_uses_is_left_alone(path: Path) -> None:
    await games_of(path)
    store = await SqliteStore.open(path, alone=True)
    done = run("delete", path)
    assert done.returncode == 1
    assert "in use by another process" in done.stderr
    assert await Tables(store, now=lambda: NOON).deleting.left_to_do() == []
    await store.close()


@pytest.mark.parametrize("user_id", ["ada", "0", str(2**63)])
def test_what_is_no_id_is_refused(path: Path, user_id: str) -> None:
    assert run("delete", path, user_id).returncode == 2


def test_no_database_is_created(path: Path) -> None:
    assert run("delete", path).stderr == f"azul: there is no file {path}\n"
    assert not path.exists()
