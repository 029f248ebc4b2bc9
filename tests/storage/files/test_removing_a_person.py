"""The operator's script that removes a person: nothing of them stays, and games can still be read."""

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from engine import Player, Tables, play_again
from storage.sqlite import SqliteStore
from tests.engine.people import ADA, CHANNEL, CHIYO, NOON

PAGE: Final = Path(__file__).parents[3] / "docs" / "operating.md"
PERSON: Final = Player(123456789012345678, "Bruno the unmistakable")
ANOTHER: Final = Player(12345678901234567, "Dariya")
"""Somebody whose id is the beginning of the person's."""


def script() -> str:
    """Return the script of the page."""
    _, section = PAGE.read_text("utf-8").split("\n## Removing a person\n")
    return section.split("<<'EOF'\n")[1].split("\nEOF\n")[0]


def remove(path: Path, user_id: int) -> "subprocess.CompletedProcess[str]":
    """Run the script on a database."""
    command = [sys.executable, "-c", script(), str(path), str(user_id)]
    return subprocess.run(command, check=False, capture_output=True, text=True)


async def games_of(path: Path, *, joins: bool, over: bool = True) -> list[int]:
    """Store a game of three and the next one, which the person joins or not; return their ids."""
    store = await SqliteStore.open(path)
    tables = Tables(store, now=lambda: NOON)
    game = await tables.open(guild_id=1, channel_id=CHANNEL, host=ADA, seats=4)
    for player in (PERSON, CHIYO):
        await tables.join(game.id, player)
    await tables.begin(game.id, ADA.user_id)
    await tables.resign(game.id, PERSON.user_id)
    game = await tables.resign(game.id, CHIYO.user_id)
    again = await play_again(tables, game, ADA, guild_id=1, channel_id=CHANNEL)
    await tables.join(again.id, PERSON if joins else ANOTHER)
    if over:
        await tables.begin(again.id, ADA.user_id)
        await tables.resign(again.id, ADA.user_id)
    await store.close()
    return [game.id, again.id]


@pytest.mark.parametrize("joins", [True, False], ids=["who joined again", "who was only waited for"])
async def test_nothing_of_a_person_stays(tmp_path: Path, *, joins: bool) -> None:
    path = tmp_path / "azul.db"
    ids = await games_of(path, joins=joins)

    done = remove(path, PERSON.user_id)

    assert done.stdout.startswith(f"removed from {ids}"), done.stderr
    assert PERSON.name.encode() not in path.read_bytes()
    assert str(PERSON.user_id).encode() not in path.read_bytes()
    assert PERSON.user_id.to_bytes(8) not in path.read_bytes()  # as a number in a table
    store = await SqliteStore.open(path)
    tables = Tables(store, now=lambda: NOON)
    for game_id in ids:
        game = await tables.get(game_id)
        assert (await tables.history(game_id))[-1].after == game.table
        assert ADA in game.table.players
        assert joins or game_id == ids[0] or ANOTHER in game.table.players
    await store.close()


async def test_somebody_with_a_similar_id_stays(tmp_path: Path) -> None:
    path = tmp_path / "azul.db"
    await games_of(path, joins=False)
    before = path.read_bytes().count(str(PERSON.user_id).encode())

    done = remove(path, 1234567890123456)

    assert done.stdout.startswith("removed from no games"), done.stderr
    assert path.read_bytes().count(str(PERSON.user_id).encode()) == before


async def test_a_person_whose_game_goes_on_is_not_removed(tmp_path: Path) -> None:
    path = tmp_path / "azul.db"
    _, running = await games_of(path, joins=True, over=False)
    done = remove(path, PERSON.user_id)
    assert done.returncode != 0
    assert done.stderr.startswith(f"still playing in [{running}]")
