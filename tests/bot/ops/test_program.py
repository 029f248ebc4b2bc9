"""What every operators' command says if it can't be done: one line, and exit code 2."""

import asyncio
import io
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage.drivers.migrations import migrations_of
from storage.drivers.sqlite.schema import migrate
from tests.bot.ops.conftest import Cli
from tests.former_servers import FIRST, written_by_postgres
from tests.storage.drivers.sqlite.holder import Holder


@pytest.mark.parametrize(
    "arguments",
    [
        ("fly",),
        ("backup",),
        ("remove-game", "x"),
        ("remove-person", "0"),
        ("remove-person", str(2**63)),
        ("check-database", "--no"),
    ],
)
def test_what_is_no_command_is_refused_in_one_line(cli: Cli, arguments: tuple[str, ...]) -> None:
    ran = cli(*arguments)
    assert ran.code == 2
    assert len(ran.err.splitlines()) == 1
    assert "--help" in ran.err


@pytest.mark.parametrize("wrong", ["", " ", "mysql://azul:hunter2@db.example/azul"])
@pytest.mark.parametrize(
    "command",
    [("remove-game", "1", "--database"), ("copy", "azul.db"), ("copy",)],
    ids=["--database", "TO", "FROM"],
)
def test_what_names_no_database_is_refused_in_one_line(
    cli: Cli, command: tuple[str, ...], wrong: str
) -> None:
    """An empty variable of a script must not stand for the database that the bot uses."""
    ran = cli(*command, wrong, *(["b.db"] if command == ("copy",) else []))
    assert ran.code == 2
    assert len(ran.err.splitlines()) == 1
    assert "postgresql://user:password@host/name" in ran.err
    assert "hunter2" not in ran.err


def test_a_backup_needs_a_name(cli: Cli) -> None:
    ran = cli("backup", "")
    assert (ran.code, ran.err) == (2, "azul: argument FILE: is empty; see python -m bot backup --help\n")


COMMANDS = [
    ("backup", "b.db"),
    ("check-database",),
    ("upgrade",),
    ("remove-game", "1"),
    ("remove-person", "1"),
    ("export-person", "1"),
]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
@pytest.mark.parametrize("content", [None, "not a database\n" * 100])
def test_what_is_no_database_is_left_as_it_is(
    cli: Cli, tmp_path: Path, command: tuple[str, ...], content: str | None
) -> None:
    folder = tmp_path / "other"
    folder.mkdir()
    path = folder / "azul.db"
    if content is not None:
        path.write_text(content)
    ran = cli(
        command[0], *(folder / each if "." in each else each for each in command[1:]), "--database", path
    )
    assert ran.code == 2
    assert ran.err.startswith(f"azul: can't use the database {path}: ")
    assert len(ran.err.splitlines()) == 1
    assert [file.read_text() for file in folder.iterdir()] == ([] if content is None else [content])


@pytest.mark.parametrize(
    "command", [("remove-game", "1"), ("remove-person", "1"), ("export-person", "1"), ("check-database",)]
)
def test_a_database_of_an_older_version_is_not_migrated_by_a_command(
    cli: Cli, database: str, command: tuple[str, ...]
) -> None:
    """A bot of that version may be using it."""
    with closing(sqlite3.connect(database)) as db:
        db.execute("PRAGMA user_version = 11")
    ran = cli(*command)
    assert ran.code == 2
    assert "an older version of this program has written it (schema 11" in ran.err
    with closing(sqlite3.connect(database)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (11,)


def test_a_database_of_an_older_version_is_upgraded_if_that_is_asked_for(cli: Cli, tmp_path: Path) -> None:
    older = tmp_path / "older.db"
    with closing(sqlite3.connect(older, isolation_level=None)) as db:
        migrate(db, older, to=5)
    assert "run python -m bot upgrade first" in cli("check-database", "--database", older).err
    ran = cli("upgrade", "--database", older)
    assert (ran.code, ran.out) == (0, f"{older} is up to date\n")
    assert cli("check-database", "--database", older).code == 0


def test_a_database_of_an_older_version_on_a_server_is_upgraded_before_anything_else(
    cli: Cli, older: Path, empty_postgres_url: str, tmp_path: Path
) -> None:
    ran = cli("check-database", "--database", empty_postgres_url)
    assert ran.code == 2
    assert ran.err.endswith("no bot has ever used it: it has no tables of ours\n")
    asyncio.run(written_by_postgres(older, empty_postgres_url))
    ran = cli("check-database", "--database", empty_postgres_url)
    assert ran.code == 2
    newest = migrations_of("postgres")[-1].number
    assert f"(schema {FIRST}, this one needs {newest}); run python -m bot upgrade first" in ran.err
    assert cli("upgrade", "--database", empty_postgres_url).code == 0
    assert cli("backup", tmp_path / "b.db", "--database", empty_postgres_url).code == 0


def test_a_database_that_a_bot_uses_is_not_upgraded(cli: Cli, database: str, holder: Holder) -> None:
    with holder.holding(database):
        ran = cli("upgrade")
    assert ran.code == 2
    assert "it is in use by another process" in ran.err


def test_help_names_every_command(cli: Cli) -> None:
    ran = cli("--help")
    assert ran.code == 0
    for command in COMMANDS:
        assert command[0] in ran.out
        assert cli(command[0], "--help").code == 0


def test_a_wrong_setting_is_named_by_what_has_a_use_for_settings(
    cli: Cli, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AZUL_LOG_LEVEL", "loud")
    ran = cli("check-database")
    assert ran.code == 2
    assert ran.err.startswith("azul: AZUL_LOG_LEVEL: ")
    assert cli("copy", database, tmp_path / "b.db").code == 0


class ATerminal(io.StringIO):
    """A terminal that somebody watches."""

    def isatty(self) -> bool:
        return True


def test_somebody_who_watches_sees_how_far_it_is_and_nothing_of_it_stays(
    cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    for pause in (0.0, 3_600.0):
        seen = ATerminal()
        monkeypatch.setattr("bot.ops.terminal.sys.stderr", seen)
        monkeypatch.setattr("bot.ops.terminal.UPDATE_EVERY", pause)
        assert cli("check-database").code == 0
        assert seen.getvalue().startswith("\rchecking the database\r")
        assert ("\rchecking games: 3" in seen.getvalue()) is (not pause)
        assert seen.getvalue().endswith(" \r")
