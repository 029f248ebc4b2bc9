"""`python -m bot`: what it needs, how it ends, and that a game outlives it."""

import asyncio
import logging
import re
import shlex
import shutil
import signal
import sqlite3
import sys
import time
from collections.abc import AsyncIterator, Collection
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from discord.http import Route
from pydantic import SecretStr

import azul
import render
from bot import app
from bot.__main__ import main
from bot.app import AzulBot
from bot.cluster import setup
from bot.cluster.ownership import ShardOwnership
from bot.cluster.scope import SingleProcess
from bot.i18n.language import Verbatim
from bot.ops.metrics.registry import MetricsObserver
from bot.process import EXIT_TRY_LATER, _announce_ready, _backups, _connected, _disks, _local, _start_line
from bot.settings import Settings, SettingsError, load_settings
from engine import GameService, decisions
from render.themes import theme
from storage.drivers.sqlite import SqliteStore
from storage.leases import LEASE_SECONDS
from storage.records import StorageError
from storage.shards import NOTHING, ShardSet
from storage.store import Store
from tests.bot.club import Club
from tests.bot.discord_server import DiscordServer, discord_server
from tests.bot.english import ENGLISH
from tests.bot.process import (
    a_port_in_use,
    free_port,
    local_channel,
    local_channel_here,
    run_bot,
    run_bot_here,
    run_python,
)
from tests.storage.leases.memory import LeaseTable, MemoryLeases
from tests.waiting import PATIENCE


@pytest.mark.parametrize(
    ("settings", "named"),
    [
        ({"AZUL_LOCAL_PORT": "abc"}, "AZUL_LOCAL_PORT"),
        ({"AZUL_DATABASE": "/proc/nope/azul.db"}, "AZUL_DATABASE"),
        ({"AZUL_DATABASE": "."}, "AZUL_DATABASE"),
        ({"DISCORD_TOKEN": ""}, "DISCORD_TOKEN"),
        ({"AZUL_SHARDS": "0-3/16"}, "AZUL_SHARDS"),
    ],
    ids=str,
)
def test_a_wrong_setting_is_named_in_one_line(tmp_path: Path, settings: dict[str, str], named: str) -> None:
    ended = run_bot_here(tmp_path, **settings)

    assert ended.returncode == 2
    assert ended.stderr.startswith(f"azul: {named}: ")
    assert len(ended.stderr.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_what_a_wrong_setting_has_of_a_secret_is_not_told(tmp_path: Path) -> None:
    ended = run_bot_here(tmp_path, DISCORD_TOKEN="a.b.c", AZUL_DATABASE="/proc/nope/a.b.c/azul.db")
    assert ended.stderr.startswith("azul: AZUL_DATABASE: ")
    assert "a.b.c" not in ended.stderr


@pytest.mark.thorough
def test_a_process_that_cannot_start_says_one_line_and_exits_with_2(tmp_path: Path) -> None:
    ended = run_bot(tmp_path, AZUL_LOCAL_PORT="abc")

    assert ended.returncode == 2
    assert ended.stderr == run_bot_here(tmp_path, AZUL_LOCAL_PORT="abc").stderr


def test_a_server_that_does_not_answer_is_tried_again_later(tmp_path: Path) -> None:
    ended = run_bot_here(tmp_path, AZUL_DATABASE=f"postgresql://azul@127.0.0.1:{free_port()}/azul")

    assert ended.returncode == 75
    assert ended.stderr.startswith("azul: AZUL_DATABASE: can't use the database ")
    assert "no server answers at that address" in ended.stderr


WITH_OTHER_THEMES = """
import sys
from pathlib import Path

from render.themes import theme

theme.THEMES = Path("themes")
from bot import app
from bot.__main__ import main

sys.exit(main([]))
"""


BROKEN_THEME = "azul: themes/chocolatier/theme.toml:1: name isn't an entry of a theme\n"


@pytest.fixture
def broken_theme(tmp_path: Path) -> None:
    """Copy the themes, one of them broken."""
    shutil.copytree(render.THEMES, tmp_path / "themes", ignore=shutil.ignore_patterns("__pycache__", "*.py"))
    broken = tmp_path / "themes" / "chocolatier" / "theme.toml"
    broken.write_text("name = 1\n" + broken.read_text(encoding="utf-8"), encoding="utf-8")


@pytest.mark.usefixtures("broken_theme")
def test_a_broken_theme_is_named_in_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(theme, "THEMES", Path("themes"))
    for cached in ("_listed", "_loaded"):  # those of other tests stay
        monkeypatch.setattr(theme, cached, cache(getattr(theme, cached).__wrapped__))

    ended = run_bot_here(tmp_path, DISCORD_TOKEN="a.b.c")

    assert (ended.returncode, ended.stderr) == (2, BROKEN_THEME)
    assert [path.name for path in (tmp_path / "data").iterdir()] == ["azul.db"]  # and closed


@pytest.mark.thorough
@pytest.mark.usefixtures("broken_theme")
@pytest.mark.parametrize("settings", [{}, {"DISCORD_TOKEN": "a.b.c"}], ids=["local", "connected"])
def test_a_process_with_a_broken_theme_says_one_line(tmp_path: Path, settings: dict[str, str]) -> None:
    ended = run_python(tmp_path, "-c", WITH_OTHER_THEMES, **settings)

    assert (ended.returncode, ended.stderr) == (2, BROKEN_THEME)


@pytest.mark.parametrize("arguments", [["--token"], ["--token", "abc"], ["run"], ["--"], [""]])
def test_what_is_no_command_does_not_run_the_bot(
    capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("azul: ")
    assert line.endswith("; see python -m bot --help")


def test_a_file_that_is_not_a_database_is_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("not a database\n" * 100)

    ended = run_bot_here(tmp_path, AZUL_DATABASE=str(file))

    assert ended.returncode == 2
    assert ended.stderr.startswith("azul: AZUL_DATABASE: ")
    assert len(ended.stderr.splitlines()) == 1
    assert file.read_text() == "not a database\n" * 100


def test_a_port_in_use_is_named_in_one_line(tmp_path: Path) -> None:
    with a_port_in_use() as port:
        ended = run_bot_here(tmp_path, AZUL_LOCAL_PORT=str(port))

    assert ended.returncode == 2
    errors = [line for line in ended.stderr.splitlines() if line.startswith("azul: ")]
    assert len(errors) == 1
    assert errors[0].startswith("azul: AZUL_LOCAL_PORT: ")
    assert "Traceback" not in ended.stderr


@pytest.mark.one_in(2)
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_loads_no_metrics_that_nobody_wants_and_a_signal_ends_it_in_good_order(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], number: signal.Signals
) -> None:
    port = free_port()
    with local_channel(tmp_path, port, PYTHONPROFILEIMPORTTIME="1") as channel:
        second = run_bot_here(tmp_path, AZUL_DATABASE="azul.db", AZUL_LOCAL_PORT=str(port))
        assert (second.returncode, "it is in use by another process" in second.stderr) == (75, True)

        assert channel.end(number) == 0

    assert sorted(path.name for path in tmp_path.iterdir()) == ["azul.db"]
    with sqlite3.connect(tmp_path / "azul.db") as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    database.close()
    loaded = [line.rpartition("|")[2].strip() for line in capfd.readouterr().err.splitlines()]
    assert "bot.ops.metrics.setup" in loaded
    assert loaded.index("bot.process") < loaded.index("bot.app")  # which a broken theme doesn't let load
    assert not any(name.startswith("prometheus_client") for name in loaded)


async def commit_a_take(database: Path) -> str:
    """Commit a take as a process does that is killed before it shows it; return who made it."""
    store = await SqliteStore.open(database)
    games = GameService(store, now=lambda: datetime.now(UTC))
    game = await games.get(1)
    player = game.table.players[game.table.running_state.turn]
    await games.change(game.id, decisions.take(player.user_id, azul.legal_moves(game.table.running_state)[0]))
    await store.close()
    return player.name


def test_a_game_goes_on_in_the_local_channel_and_is_shown_after_every_start(tmp_path: Path) -> None:
    port = free_port()
    with local_channel_here(tmp_path, port) as channel:
        channel.command("Ada", "start")
        channel.press("Bruno", "Join")
        channel.press("Ada", "Begin")
        assert "it's your turn!" in channel.messages()[-1]

    with local_channel_here(tmp_path, port) as channel:
        (turn,) = channel.messages()
        assert "it's your turn!" in turn
        channel.press("Ada", "5")
        answer = channel.messages("Ada")[-1]
        assert ENGLISH("panel-target") in answer or ENGLISH("plan-ahead", name=Verbatim("Bruno")) in answer


@pytest.mark.thorough
async def test_a_game_outlives_a_process_that_is_killed_and_is_shown_after_every_start(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    port = free_port()
    with local_channel(tmp_path, port) as channel:
        channel.command("Ada", "start")
        channel.press("Bruno", "Join")
        channel.press("Ada", "Begin")
        assert "it's your turn!" in channel.messages()[-1]
        channel.end(signal.SIGKILL)
    mover = await commit_a_take(tmp_path / "azul.db")
    next_one = "Bruno" if mover == "Ada" else "Ada"

    with local_channel(tmp_path, port) as channel:
        (turn,) = channel.messages()
        assert f"**{mover}** took" in turn
        assert "it's your turn!" in turn
        channel.press(mover, "5")
        assert ENGLISH("plan-ahead", name=Verbatim(next_one)) in channel.messages(mover)[-1]
        channel.press(next_one, "5")
        assert ENGLISH("panel-target") in channel.messages(next_one)[-1]
        assert channel.end(signal.SIGTERM) == 0

    with local_channel(tmp_path, port) as channel:
        assert ["it's your turn!" in text for text in channel.messages()] == [True]
    assert "removed from server" not in capfd.readouterr().err


def a_connection() -> Settings:
    """Return settings with a token."""
    return Settings(token=SecretStr("a.b.c"), database=Path("azul.db"), backups=None)


@pytest.fixture
async def discord_here(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[DiscordServer]:
    """Open a Discord to which bots of this process connect."""
    async with discord_server() as server:
        monkeypatch.setattr(Route, "BASE", server.rest_url)
        yield server


async def test_a_token_that_discord_refuses_is_named(store: SqliteStore, discord_here: DiscordServer) -> None:
    discord_here.faults.fail("GET", "*", 401)
    with pytest.raises(SettingsError, match="DISCORD_TOKEN: Discord does not accept this token"):
        await _connected(store, a_connection(), "a.b.c", asyncio.Event())


async def test_if_discord_cannot_be_reached_no_setting_is_blamed(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{free_port()}")
    assert await _connected(store, a_connection(), "a.b.c", asyncio.Event()) == EXIT_TRY_LATER


async def test_if_the_database_fails_at_the_start_the_log_says_so_in_one_line(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def start(*_: object) -> None:
        raise StorageError("the server doesn't answer in time")

    monkeypatch.setattr(AzulBot, "start", start)
    assert await _connected(store, a_connection(), "a.b.c", asyncio.Event()) == EXIT_TRY_LATER
    assert [record.getMessage() for record in caplog.records] == [
        "The bot could not start: the server doesn't answer in time"
    ]


async def test_a_bot_is_made_as_its_settings_say(
    store: SqliteStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[tuple[str, dict[str, Any]]] = []

    class Noted(AzulBot):
        def __init__(self, store: Store, **options: Any) -> None:
            super().__init__(store, **options)
            self.options = options

        async def start(self, token: str, *, reconnect: bool = True) -> None:
            del reconnect
            made.append((token, self.options))
            raise StorageError("that is enough")

    monkeypatch.setattr(app, "AzulBot", Noted)
    settings = Settings.model_validate(
        {
            "token": "a.b.c",
            "database": tmp_path / "azul.db",
            "backups": "",
            "shards": "0-3/4",
            "threads_per_channel": "5",
            "render_threads": "3",
            "computer_workers": "2",
            "metrics_port": str(free_port()),
            "engines": f"Gina={shlex.quote(sys.executable)}",
        }
    )
    assert await _connected(store, settings, "a.b.c", asyncio.Event()) == EXIT_TRY_LATER
    ((token, options),) = made
    assert (token, options["shards"], options["shard_count"], options["threads_per_channel"]) == (
        "a.b.c",
        None,
        4,
        5,
    )
    assert (options["pictures"]._pool._max_workers, options["thinker"]._limit) == (3, 2)
    assert options["engines"].names == ("Gina",)
    assert isinstance(options["observer"], MetricsObserver)


@pytest.mark.parametrize("is_stopped", [False, True], ids=["meanwhile", "while it leaves"])
async def test_a_process_whose_shards_others_have_taken_with_another_number_says_so_and_ends(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch, is_stopped: bool
) -> None:
    leases, stopped = MemoryLeases(LeaseTable(time.monotonic)), asyncio.Event()
    if is_stopped:
        stopped.set()

    async def opened(_: object) -> MemoryLeases:
        return leases

    class Replaced(AzulBot):
        async def start(self, token: str, *, reconnect: bool = True) -> None:
            del token, reconnect
            await (asyncio.Event().wait() if is_stopped else self.drain())

        async def drain(self) -> None:
            assert isinstance(self.shard_scope, ShardOwnership)
            leases.table.shard_count = 8, time.monotonic() + LEASE_SECONDS
            await self.shard_scope.refresh()
            await asyncio.Event().wait()

    monkeypatch.setattr(setup, "open_leases", opened)
    monkeypatch.setattr(app, "AzulBot", Replaced)
    wanted = a_connection().model_copy(update={"shards": "0-3/4"})
    wanted.database = SecretStr("postgresql://azul@db.example/azul")
    with pytest.raises(SettingsError, match=r"^AZUL_SHARDS: the processes .* are set to 8 shards"):
        async with asyncio.timeout(PATIENCE):
            await _connected(store, wanted, "a.b.c", stopped)


@pytest.mark.parametrize(("shards", "is_ours"), [({0, 1}, True), ({2, 3}, False), ((), False)], ids=str)
def test_of_several_processes_that_with_the_first_shard_makes_the_backups(
    tmp_path: Path, shards: Collection[int], is_ours: bool
) -> None:
    wanted = a_connection().model_copy(update={"backups": tmp_path})
    process = cast("ShardOwnership", SimpleNamespace(shown=ShardSet(4, shards)))
    made_by_all, made_by_this = _backups(wanted), _backups(wanted, process)
    assert made_by_all is not None
    assert made_by_this is not None
    assert (made_by_all.is_ours, made_by_this.is_ours) == (True, is_ours)


@pytest.mark.parametrize(
    ("settings", "folders"),
    [
        ({"database": "azul.db", "backups": ""}, {"database"}),
        ({"database": "azul.db", "backups": "."}, {"database", "backups"}),
        ({"database": "postgresql://azul@db.example/azul", "backups": "."}, {"backups"}),
    ],
    ids=["no backups", "a file", "a server"],
)
def test_a_bot_watches_the_disks_that_it_writes_to(settings: dict[str, str], folders: set[str]) -> None:
    disks = _disks(Settings.model_validate(settings))
    disks.check()
    assert disks.free.keys() == folders


async def test_if_the_database_fails_before_the_local_channel_opens_its_setting_is_named(
    store: SqliteStore,
) -> None:
    nowhere = Settings.model_validate({"database": f"postgresql://azul@127.0.0.1:{free_port()}/azul"})
    with pytest.raises(SettingsError, match=r"AZUL_DATABASE: can.t use the database azul on 127\.0\.0\.1"):
        await _local(store, nowhere, asyncio.Event())


async def test_a_bot_that_still_connects_ends_on_a_signal(
    store: SqliteStore, discord_here: DiscordServer
) -> None:
    stopped = asyncio.Event()
    discord_here.faults.hold("GET", "*")
    running = asyncio.create_task(_connected(store, a_connection(), "a.b.c", stopped))
    await discord_here.asked("GET", "*")
    stopped.set()
    assert await running == 0


def test_the_log_begins_with_what_was_set_but_not_with_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    monkeypatch.setenv("AZUL_DATABASE", "postgresql://azul:hunter2@db.example/games")
    monkeypatch.setenv("AZUL_BACKUPS", "/srv/backups")
    monkeypatch.setenv("AZUL_LOG_LEVEL", "debug")
    monkeypatch.setenv("AZUL_METRICS_HOST", "127.0.0.1")  # as it is by default
    line = _start_line(load_settings())
    assert line.startswith(f"Azul bot {azul.__version__} starts: database ")
    assert "db.example" in line
    assert line.endswith(", backups in /srv/backups, AZUL_LOG_LEVEL=debug")
    assert not any(secret in line for secret in ("hunter2", "a.b.c"))


async def test_the_log_says_when_the_bot_is_ready_and_for_whom(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    await club.lobby(1)
    club.channel = club.guild.create_text_channel("another")
    await club.begin()
    with caplog.at_level(logging.INFO, "bot"):
        await _announce_ready(club.bot, time.monotonic() - 2)
    (line,) = [line for line in caplog.messages if line.startswith("Ready: ")]
    assert re.fullmatch(r"Ready: 1 server, 2 open games, [\d.]+ s after the start", line)


class StandingBy(SingleProcess):
    """What a process runs that has no shard yet."""

    shown = NOTHING


async def test_a_process_without_shards_does_not_say_that_there_are_no_games(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    await club.begin()
    club.bot.shard_scope = StandingBy(lambda: True)
    with caplog.at_level(logging.INFO, "bot"):
        await _announce_ready(club.bot, time.monotonic() - 2)
    (line,) = [line for line in caplog.messages if line.startswith("Ready")]
    assert re.fullmatch(r"Ready for shards, [\d.]+ s after the start", line)
