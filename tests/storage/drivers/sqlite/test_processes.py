"""Two processes on one file, and a process that is killed."""

import random
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from storage.drivers.sqlite import SqliteStore
from tests.some import some
from tests.storage.builders import assert_whole

ROOT = Path(__file__).parents[4]


def start(path: Path, *, games: int, moves: int) -> "subprocess.Popen[str]":
    command = [
        sys.executable,
        "-m",
        "tests.storage.drivers.sqlite.a_player",
        str(path),
        str(games),
        str(moves),
    ]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def acknowledged(lines: Iterable[str]) -> list[tuple[int, int]]:
    """Return game and version of every whole line; the last one may have been cut off."""
    return [(int(line.split()[0]), int(line.split()[1])) for line in lines if line.endswith("\n")]


async def test_two_processes_play_one_game_and_every_move_counts_once(tmp_path: Path) -> None:
    path = tmp_path / "azul.db"
    processes = [start(path, games=2, moves=30) for _ in range(2)]
    commits = [
        commit for process in processes for commit in acknowledged(process.communicate()[0].splitlines(True))
    ]
    assert [process.returncode for process in processes] == [0, 0]
    assert sorted(commits) == [(game, version) for game in (1, 2) for version in range(3, 123, 2)]
    store = await SqliteStore.open(path)
    assert [(await assert_whole(store, game)).version for game in (1, 2)] == [121, 121]
    await store.close()


@pytest.mark.one_in(5)
@pytest.mark.parametrize("seed", range(5))
async def test_acknowledged_moves_survive_a_kill(tmp_path: Path, seed: int) -> None:
    path = tmp_path / "azul.db"
    process = start(path, games=5, moves=100_000)
    assert process.stdout is not None
    lines = [process.stdout.readline() for _ in range(random.Random(seed).randrange(1, 400))]
    process.kill()
    lines += process.stdout.readlines()
    process.stdout.close()
    process.wait()

    store = await SqliteStore.open(path)
    versions = {game: (await assert_whole(store, game)).version for game in range(1, 6)}
    for game, version in some(acknowledged(lines)):
        assert version <= versions[game]
    await store.close()
