"""The operators' commands that remove a game, or hand out or remove what is stored about a person."""

import asyncio
import io
import json
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from engine import Options, decisions
from storage.drivers import open_store
from storage.privacy import CONCERNS
from storage.records import StoredGame
from tests.bot.ops.conftest import Cli, a_bot_on
from tests.bot.ops.sample_games import ANOTHER, FINISHED, PERSON, RUNNING, games_in, spoil
from tests.engine.people import ADA, CHANNEL, CHIYO
from tests.some import some
from tests.storage.drivers.sqlite.holder import Holder
from tests.storage.faults import FaultyPostgresStore, mend, strike
from tests.waiting import PATIENCE


def assert_nothing_is_left(database: str) -> None:
    """Assert that neither the person's name nor their id is anywhere in the file."""
    content = Path(database).read_bytes()
    assert PERSON.name.encode() not in content
    assert str(PERSON.user_id).encode() not in content
    assert PERSON.user_id.to_bytes(8) not in content  # as a number in a table


async def players_of(database: str, game_id: int) -> tuple[str, ...]:
    """Return the names at a table whose log makes it."""
    store = await open_store(database)
    games = games_in(store)
    table = (await games.get(game_id)).table
    assert (await games.history(game_id))[-1].after == table
    await store.close()
    return tuple(player.name for player in table.players)


def test_a_person_is_removed_from_all_games_and_leaves_those_that_run(cli: Cli, any_database: str) -> None:
    there = ("--database", any_database)
    ran = cli("remove-person", PERSON.user_id, *there)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.endswith(f"games that named them: {FINISHED}, {RUNNING}\n")
    assert cli("remove-person", PERSON.user_id, *there).out.endswith("games that named them: none\n")
    for game_id in (FINISHED, RUNNING):
        names = asyncio.run(players_of(any_database, game_id))
        assert ADA.name in names
        assert PERSON.name not in names
    assert ANOTHER.name in asyncio.run(players_of(any_database, RUNNING))
    assert cli("check-database", *there).code == 0
    assert json.loads(cli("export-person", PERSON.user_id, *there).out)["games"] == []


def test_nothing_of_a_removed_person_is_left_in_the_file(cli: Cli, database: str) -> None:
    assert cli("remove-person", PERSON.user_id).code == 0
    assert_nothing_is_left(database)


def test_somebody_with_a_similar_id_stays(cli: Cli, database: str) -> None:
    before = Path(database).read_bytes().count(str(PERSON.user_id).encode())
    assert cli("remove-person", 1234567890123456).out.endswith("games that named them: none\n")
    assert Path(database).read_bytes().count(str(PERSON.user_id).encode()) == before


def test_only_their_own_games_are_named_while_somebody_else_is_still_to_be_deleted(
    cli: Cli, database: str
) -> None:
    async def begin_with_another() -> None:
        store = await open_store(database)
        await games_in(store).deletions.begin(CHIYO.user_id)
        await store.close()

    asyncio.run(begin_with_another())
    ran = cli("remove-person", PERSON.user_id)
    assert ran.out.endswith(f"games that named them: {FINISHED}, {RUNNING}\n")


def test_what_is_stored_about_a_person_is_handed_out_while_a_bot_uses_the_file(
    cli: Cli, database: str, holder: Holder
) -> None:
    with holder.holding(database):
        found = json.loads(cli("export-person", PERSON.user_id).out)
    assert [game["game"] for game in found["games"]] == [FINISHED, RUNNING]
    assert found["settings"]["language"] == "uk"


def test_a_damaged_game_that_still_names_somebody_is_named(cli: Cli, database: str) -> None:
    spoil(database, "UPDATE events SET body = '{' WHERE game_id = ? AND version = 2", FINISHED)
    ran = cli("remove-person", PERSON.user_id)
    assert ran.code == 1
    assert ran.out.endswith(f"games that named them: {RUNNING}\n")
    assert ran.err.startswith(f"azul: game {FINISHED} still names them, and has to be removed: ")

    assert cli("remove-game", FINISHED).code == 0
    assert cli("remove-person", PERSON.user_id).code == 0
    assert_nothing_is_left(database)


def test_nothing_of_a_removed_game_is_left(cli: Cli, database: str) -> None:
    spoil(database, "INSERT INTO plans VALUES (?, 7, 'a plan')", RUNNING)
    spoil(database, "INSERT INTO analyses VALUES (?, 'an analysis')", RUNNING)
    ran = cli("remove-game", RUNNING)
    assert (ran.code, ran.out, ran.err) == (0, f"game {RUNNING} is removed\n", "")
    with closing(sqlite3.connect(database)) as db:
        for table in some((table for table, columns in CONCERNS.items() if "game_id" in columns)):
            counted = db.execute(f"SELECT count(*) FROM {table} WHERE game_id = ?", [RUNNING])  # noqa: S608 - tables of ours
            assert counted.fetchone() == (0,)
    content = Path(database).read_bytes()
    assert ANOTHER.name.encode() not in content  # they played in no other
    assert b"an analysis" not in content
    assert cli("check-database").code == 0


@pytest.mark.parametrize("command", [("remove-game", RUNNING), ("remove-person", PERSON.user_id)])
def test_nothing_is_left_of_what_an_older_version_deleted(
    cli: Cli, database: str, command: tuple[str, int]
) -> None:
    """Older versions didn't overwrite rows as they deleted them."""
    with closing(sqlite3.connect(database, isolation_level=None)) as db:
        db.execute("PRAGMA secure_delete = OFF")
        db.execute("CREATE TABLE former AS SELECT 'an old secret' AS it")
        db.execute("DROP TABLE former")
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    assert b"an old secret" in Path(database).read_bytes()
    assert cli(*command).code == 0
    assert b"an old secret" not in Path(database).read_bytes()


def test_a_game_that_is_not_there_is_not_asked_about(
    cli: Cli, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", ATerminal("n\n"))
    ran = cli("remove-game", 77)
    assert (ran.code, ran.err) == (2, f"azul: there is no game 77 in {database}\n")


def test_the_number_of_a_removed_game_is_not_used_again(cli: Cli, database: str) -> None:
    async def open_another() -> int:
        store = await open_store(database)
        game = await games_in(store).open(guild_id=1, channel_id=CHANNEL + 9, host=ADA, options=Options(2))
        await store.close()
        return game.id

    assert cli("remove-game", 3).code == 0
    assert asyncio.run(open_another()) == 4


@pytest.mark.parametrize("command", [("remove-game", 1), ("remove-person", 1), ("statistics", "rebuild")])
def test_nothing_is_changed_in_a_file_that_a_bot_uses(
    cli: Cli, database: str, holder: Holder, command: tuple[str, object]
) -> None:
    with holder.holding(database):
        before = Path(database).read_bytes()
        ran = cli(*command)
        assert Path(database).read_bytes() == before
    assert ran.code == 2
    assert ran.err == f"azul: can't use the database {database}: it is in use by another process\n"


def test_a_person_is_removed_from_a_server_while_bots_use_it(
    cli: Cli, database: str, postgres_url: str
) -> None:
    assert cli("copy", database, postgres_url).code == 0
    with a_bot_on(postgres_url) as bot:
        ran = cli("remove-person", PERSON.user_id, "--database", postgres_url)
        assert bot.run(bot.store.people_to_delete()) == []
    assert (ran.code, ran.err) == (0, "")
    assert PERSON.name not in asyncio.run(players_of(postgres_url, RUNNING))
    assert cli("check-database", "--database", postgres_url).code == 0


def test_a_move_that_a_bot_makes_meanwhile_does_not_bring_a_removed_person_back(
    cli: Cli, database: str, postgres_url: str
) -> None:
    """The bot has read the game before, and commits after: it looks again."""
    has_read, is_removed = threading.Event(), threading.Event()

    async def play_while_somebody_is_removed() -> tuple[list[str], list[str]]:
        store = await FaultyPostgresStore.open(postgres_url)
        games = games_in(store)
        table = (await games.get(RUNNING)).table
        entries = await games.entries_since(await games.get(RUNNING), 0)
        assert PERSON in entries[-1].after.players

        async def removed_meanwhile(
            load: Callable[[int], Awaitable[StoredGame | None]], game_id: int
        ) -> StoredGame | None:
            mend(store)
            row = await load(game_id)
            has_read.set()
            assert await asyncio.to_thread(is_removed.wait, PATIENCE)
            return row

        strike(store, "load", removed_meanwhile)
        game = await games.change(RUNNING, decisions.set_theme(ADA.user_id, table.options.theme))
        names = [player.name for player in game.table.players]
        stored_names = [
            player.name for entry in await games.entries_since(game, 0) for player in entry.after.players
        ]
        await store.close()
        return names, stored_names

    assert cli("copy", database, postgres_url).code == 0
    with ThreadPoolExecutor(1) as bot:
        playing = bot.submit(asyncio.run, play_while_somebody_is_removed())
        assert has_read.wait(PATIENCE)
        assert cli("remove-person", PERSON.user_id, "--database", postgres_url).code == 0
        is_removed.set()
        names, stored_names = playing.result()
    assert PERSON.name not in names
    assert PERSON.name not in stored_names
    assert cli("check-database", "--database", postgres_url).code == 0


def test_a_game_is_removed_from_a_server_while_bots_use_it(
    cli: Cli, database: str, postgres_url: str
) -> None:
    assert cli("copy", database, postgres_url).code == 0
    with a_bot_on(postgres_url) as bot:
        ran = cli("remove-game", FINISHED, "--database", postgres_url)
        assert bot.run(bot.store.load(FINISHED)) is None
    assert (ran.code, ran.err) == (0, "")
    assert cli("check-database", "--database", postgres_url).out.startswith("no damage found: 2 games")


class ATerminal(io.StringIO):
    """A terminal at which somebody has typed something."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("typed", "code"), [("y\n", 0), ("\n", 2), ("", 2), ("n\n", 2)])
@pytest.mark.parametrize("command", [("remove-game", 1), ("remove-person", PERSON.user_id)])
def test_somebody_at_a_terminal_is_asked_first(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, typed: str, code: int, command: tuple[str, int]
) -> None:
    monkeypatch.setattr("sys.stdin", ATerminal(typed))
    ran = cli(*command)
    assert ran.code == code
    assert "permanently? [y/N]" in ran.err
    assert cli("remove-game", 1, "--yes").code == (2 if code == 0 and command[0] == "remove-game" else 0)
