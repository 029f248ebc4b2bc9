"""`python -m bot check-database`: what is damaged is named, one line each, and nothing is changed."""

import asyncio
import itertools
import json
import re
import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from typing import Final

import asyncpg
import pytest

from engine import GameService
from storage.drivers import open_store
from storage.maintenance import game_records
from tests.bot.ops.conftest import Cli
from tests.bot.ops.sample_games import FINISHED, LOBBY, RUNNING, play_on, spoil
from tests.engine.people import NOON, some_takes
from tests.storage.drivers.sqlite.holder import Holder


def test_a_whole_database_is_said_to_be_whole(cli: Cli, any_database: str) -> None:
    ran = cli("check-database", "--database", any_database)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("no damage found: 3 games with ")
    assert len(ran.out.splitlines()) == 1


def test_a_database_that_a_bot_uses_can_be_checked(cli: Cli, database: str, holder: Holder) -> None:
    with holder.holding(database):
        assert cli("check-database").code == 0


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        ("UPDATE games SET snapshot = '{' WHERE id = 1", "the snapshot of game 1 is damaged"),
        (
            "UPDATE games SET snapshot = json_set(snapshot, '$.players[0].name', 'Eve') WHERE id = 1",
            "its snapshot isn't what its log makes: players",
        ),
        ("UPDATE games SET version = 90 WHERE id = 1", "its log has "),
        (
            "UPDATE games SET begun = FALSE WHERE id = 1",
            "it is stored as not begun, and its log says the opposite",
        ),
        ("UPDATE games SET is_open = TRUE, channel_id = 5 WHERE id = 1", "it is stored as open"),
        ("DELETE FROM events WHERE game_id = 1 AND version = 5", "its log has "),
        (
            "UPDATE events SET body = '{' WHERE game_id = 1 AND version = 5",
            "its log is damaged: json_invalid",
        ),
        ("UPDATE events SET at = 'noon' WHERE game_id = 1 AND version = 5", "at in events is not a number"),
        ("UPDATE events SET body = x'ff' WHERE game_id = 1 AND version = 5", "body in events is not a text"),
        (
            "UPDATE events SET body = CAST(x'ff' AS TEXT) WHERE game_id = 1 AND version = 5",
            "it can't be read: ",
        ),
        (
            """UPDATE events SET body = '{"kind":"teleported"}' WHERE game_id = 1 AND version = 5""",
            "line 5 of its log is of a kind that this version doesn't know: a newer one may have written it",
        ),
        ("DELETE FROM games WHERE id = 1", "there is no such game, but rows of it in events, named, seats"),
        (
            "DELETE FROM seats WHERE game_id = 1",
            "the people who find it among theirs aren't those at the table",
        ),
        ("DELETE FROM named WHERE game_id = 1", "somebody in its log wouldn't be found"),
        ("INSERT INTO plans VALUES (1, 7, 'none')", "the plan of person 7 is damaged"),
        ("INSERT INTO analyses VALUES (1, '{}')", "its analysis is damaged"),
    ],
)
def test_a_damaged_game_is_named_and_the_others_are_whole(
    cli: Cli, database: str, damage: str, said: str
) -> None:
    spoil(database, damage)
    before = Path(database).read_bytes()
    ran = cli("check-database")
    assert ran.code == 1
    *lines, total = ran.out.splitlines()
    assert lines[0].startswith(f"game {FINISHED}: {said}")
    assert all(line.startswith(f"game {FINISHED}: ") for line in lines)
    assert ("there is no such game" in ran.out) is said.startswith("there is no such game")
    found = re.fullmatch(rf"faults: {len(lines)}, damaged games: 1, of (\d) games with .*", total)
    assert found is not None
    assert int(found[1]) >= 2  # games of which at least the row could be read
    assert Path(database).read_bytes() == before


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (
            "UPDATE people SET settings = '[]' WHERE user_id > 100",
            "the record of person 123456789012345678 is damaged",
        ),
        ("UPDATE servers SET settings = 'x'", "the record of server 1 is damaged"),
        ("INSERT INTO practices VALUES (7, 1, '[]', 1)", "the practice of person 7 is damaged"),
        ("UPDATE beats SET at = 'x'", "at is not a number"),
        ("UPDATE people SET settings = CAST(x'ff' AS TEXT)", "the database"),
    ],
)
def test_a_damaged_record_is_named(cli: Cli, database: str, damage: str, said: str) -> None:
    spoil(database, damage)
    ran = cli("check-database")
    assert ran.code == 1
    (line, total) = ran.out.splitlines()
    assert f": {said}" in line
    assert "faults: 1, damaged games: 0, of " in total


def test_damage_on_a_server_is_named(cli: Cli, database: str, postgres_url: str) -> None:
    async def damage() -> None:
        db = await asyncpg.connect(postgres_url)
        await db.execute("UPDATE events SET body = '{' WHERE game_id = 1 AND version = 5")
        await db.close()

    assert cli("copy", database, postgres_url).code == 0
    asyncio.run(damage())
    ran = cli("check-database", "--database", postgres_url)
    assert ran.code == 1
    assert ran.out.startswith("game 1: its log is damaged: json_invalid at its beginning\nfaults: 1, damaged")


def test_what_the_database_itself_finds_wrong_is_said(cli: Cli, database: str) -> None:
    spoil(database, "UPDATE games SET shown_version = 900 WHERE id = 1")
    assert cli("check-database").out.startswith("database: CHECK constraint failed in games\nfaults: 1, ")


def other_secret(database: str, kinds: tuple[str, ...]) -> None:
    """Give the running game another secret where it is told, and leave its deals as they are."""
    for kind in kinds:
        spoil(
            database,
            "UPDATE events SET body = json_set(body, '$.secret', ?) WHERE game_id = ? AND body LIKE ?",
            "00" * 32,
            RUNNING,
            f'%"kind":"{kind}"}}',
        )
    spoil(
        database,
        "UPDATE games SET snapshot = json_set(snapshot, '$.secret', ?) WHERE id = ?",
        "00" * 32,
        RUNNING,
    )


def test_a_deal_that_does_not_follow_from_the_secret_is_found(cli: Cli, database: str) -> None:
    other_secret(database, ("opened",))
    assert f"game {RUNNING}: the deal of round 1 doesn't follow from the secret" in cli("check-database").out


def test_a_secret_that_the_lobby_did_not_promise_is_found(cli: Cli, database: str) -> None:
    other_secret(database, ("begun",))
    said = f"game {RUNNING}: its secret isn't the one that the lobby promised"
    assert said in cli("check-database").out


def test_what_other_versions_write_is_no_damage(cli: Cli, database: str) -> None:
    """An older version leaves things out of a snapshot, and a newer one adds some."""
    spoil(
        database,
        "UPDATE games SET snapshot = json_set(json_remove(snapshot, '$.language'), '$.weather', 'fine')",
    )
    assert cli("check-database").code == 0


def test_a_game_that_an_older_version_left_between_two_takes_is_whole(cli: Cli, database: str) -> None:
    """It didn't note when a turn began, nor the positions before all takes but the last."""
    for _ in range(2):
        asyncio.run(play_on(database))
    spoil(
        database,
        "UPDATE games SET snapshot = json_remove(snapshot, '$.since', '$.spent', '$.earlier') WHERE id = ?",
        RUNNING,
    )
    for _ in range(2):
        asyncio.run(play_on(database))
        assert cli("check-database").code == 0


OLDER: Final = Path(__file__).with_name("older")
"""Databases as `iterdump` wrote them, each made by the commit that it is called by.

In both a seat has resigned, and a take was undone: at the end of game 1, and before the last take of game 2.
In 6197a26 the bot was also away, in games with a pace: in game 3 last, in game 4 before the takes at the end.
"""


def of_an_older_version(cli: Cli, tmp_path: Path, name: str) -> str:
    """Return a database that an older version wrote, upgraded."""
    path = tmp_path / "older.db"
    with closing(sqlite3.connect(path)) as db:
        db.executescript((OLDER / f"{name}.sql").read_text(encoding="utf-8"))
    assert cli("upgrade", "--database", path).code == 0
    return str(path)


@pytest.mark.one_in(2)
@pytest.mark.parametrize("name", ["6197a26", "e5b2a2a"])
def test_games_whose_clocks_an_older_version_reckoned_otherwise_are_whole_and_go_on(
    cli: Cli, tmp_path: Path, name: str
) -> None:
    """After an undo or an absence. All versions agree again once another's turn begins."""
    database = of_an_older_version(cli, tmp_path, name)

    async def some_takes_in_each(takes: int) -> int:
        store = await open_store(database)
        now = (NOON + timedelta(days=1, seconds=7 * number) for number in itertools.count())
        games = GameService(store, now=now.__next__)
        changed = 0
        for game_id in range(1, 5):
            game = await store.load(game_id)
            if game is not None and game.begun:
                before = game.version
                changed += (await some_takes(games, await games.get(game_id), takes)).version > before
        await store.close()
        return changed

    def check() -> None:
        ran = cli("check-database", "--database", database)
        assert (ran.code, ran.err) == (0, ""), ran.out

    check()
    for takes in (1, 1, 1, 1_000):
        assert asyncio.run(some_takes_in_each(takes))
        check()
    assert asyncio.run(some_takes_in_each(1)) == 0


@pytest.mark.one_in(2)
@pytest.mark.parametrize(
    ("game_id", "field", "value"),
    [(1, "host_id", "2"), (2, "since", "5"), (2, "stage", '"over"'), (3, "spent", "null")],
)
def test_what_every_version_reckons_alike_is_compared(
    cli: Cli, tmp_path: Path, game_id: int, field: str, value: str
) -> None:
    database = of_an_older_version(cli, tmp_path, "6197a26")
    spoil(
        database,
        "UPDATE games SET snapshot = json_set(snapshot, ?, json(?)) WHERE id = ?",
        f"$.{field}",
        value,
        game_id,
    )
    ran = cli("check-database", "--database", database)
    assert ran.code == 1
    assert f"game {game_id}: its snapshot isn't what its log makes: {field}" in ran.out


def test_a_position_before_a_take_that_is_another_is_found(cli: Cli, database: str) -> None:
    for _ in range(3):
        asyncio.run(play_on(database))
    spoil(
        database,
        "UPDATE games SET snapshot = json_set(snapshot, '$.earlier[0]', 'another') WHERE id = ?",
        RUNNING,
    )
    assert f"game {RUNNING}: its snapshot isn't what its log makes: earlier" in cli("check-database").out


def test_one_of_a_kind_is_not_said_to_be_several(cli: Cli) -> None:
    for each in (LOBBY, RUNNING):
        assert cli("remove-game", each).code == 0
    assert cli("check-database").out.startswith("no damage found: 1 game with ")


def test_no_secret_and_no_name_is_quoted(cli: Cli, database: str) -> None:
    secrets = {json.dumps(name) for name in ("Ada", "Bruno the unmistakable")}
    spoil(database, "UPDATE events SET body = replace(body, 'ind', 'ond')")
    out = cli("check-database").out
    assert len(out.splitlines()) >= LOBBY
    assert not any(secret.strip('"') in out for secret in secrets)


@pytest.mark.parametrize("at_once", [1, 2])
def test_every_game_is_looked_at_however_few_are_read_together(
    cli: Cli, database: str, monkeypatch: pytest.MonkeyPatch, at_once: int
) -> None:
    spoil(database, "DELETE FROM games WHERE id = 2")
    monkeypatch.setattr(game_records, "GAMES_PER_READ", at_once)
    ran = cli("check-database")
    assert "game 2: there is no such game" in ran.out
    assert "damaged games: 1, of 2 games with " in ran.out
