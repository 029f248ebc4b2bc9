"""The backup that the bot makes every night."""

import asyncio
import logging
import os
import shlex
import shutil
import signal
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.ops.backups import BACKUP_TIME, CHECK_EVERY, RETRY_AFTER, BackupRefused, NightlyBackups, back_up
from tests.bot.discord_server import bot_here, discord_server
from tests.bot.ops.conftest import Cli, bytes_in
from tests.bot.ops.sample_games import spoil
from tests.bot.process import a_port_in_use, free_port, local_channel, run_bot_here
from tests.storage.drivers.sqlite.holder import Holder
from tests.waiting import PATIENCE, until
from tests.zones import machine_in

# ruff: noqa: ASYNC240 - a test's event loop serves nothing else


NOON = datetime(2026, 3, 1, 12)  # noqa: DTZ001 - the machine's own time


class Nights:
    """The backups of a database in a folder, with a clock that the test sets."""

    def __init__(self, folder: Path, *, is_ours: Callable[[], bool] = lambda: True) -> None:
        self.folder = folder
        self.now = NOON
        self.made: list[str] = []
        self.refuses = False
        self.nightly = NightlyBackups(
            "data/azul.db", folder, is_ours=is_ours, now=lambda: self.now, make=self.make
        )

    async def make(self, _: str | Path, file: Path) -> str:
        """Make a backup without anything in it."""
        if self.refuses:
            raise BackupRefused("the disk is full")
        file.write_text("a backup")
        self.made.append(file.name)
        return "fine"

    async def at(self, now: datetime) -> float:
        """Set the clock; return the seconds until the next look at it."""
        self.now = now
        return await self.nightly.make_if_due()

    @property
    def there(self) -> list[str]:
        """What is in the folder."""
        return sorted(path.name for path in self.folder.iterdir())


@pytest.fixture
def nights(tmp_path: Path) -> Nights:
    return Nights(tmp_path / "backups")


def named(day: str) -> str:
    """Return the name of a night's backup."""
    return f"azul-nightly-{day}.db"


async def test_each_night_has_one_backup_however_often_the_bot_is_started(nights: Nights) -> None:
    for hour in range(0, 48, 2):
        restarted = Nights(nights.folder)
        await restarted.at(NOON + timedelta(hours=hour))
    assert nights.there == [named("2026-03-01"), named("2026-03-02"), named("2026-03-03")]


async def test_the_newest_backup_is_known_from_when_it_is_made(nights: Nights) -> None:
    for days in range(3):
        await nights.at(NOON + timedelta(days=days))
        assert nights.nightly.last is not None
        made = (nights.folder / nights.made[-1]).stat()
        assert (nights.nightly.last.at, nights.nightly.last.size) == (made.st_mtime, made.st_size)


async def test_it_is_made_at_four_in_the_morning(nights: Nights) -> None:
    assert await nights.at(NOON) == CHECK_EVERY
    await nights.at(datetime(2026, 3, 2, 3, 59))  # noqa: DTZ001 - the machine's own time
    assert nights.made == [named("2026-03-01")]
    await nights.at(datetime(2026, 3, 2, 4, 0))  # noqa: DTZ001 - the machine's own time
    assert nights.made == [named("2026-03-01"), named("2026-03-02")]


async def test_a_night_is_one_where_the_machine_is(tmp_path: Path) -> None:
    async def make(_: str | Path, file: Path) -> str:
        made.append(file.name)
        return "fine"

    made = list[str]()
    for zone, hours in (("EAST-24", 24), ("WEST+24", -24)):
        with machine_in(zone):
            await NightlyBackups("data/azul.db", tmp_path / zone, make=make).make_if_due()
        night = datetime.now(UTC) + timedelta(hours=hours) - BACKUP_TIME
        assert made.pop() == named(f"{night:%Y-%m-%d}")


async def test_a_machine_that_was_asleep_makes_up_for_it_once(nights: Nights) -> None:
    await nights.at(NOON)
    await nights.at(NOON + timedelta(days=30))
    await nights.at(NOON + timedelta(days=30, hours=1))
    assert nights.made == [named("2026-03-01"), named("2026-03-31")]


async def test_the_last_seven_are_kept_and_files_of_others_too(nights: Nights) -> None:
    nights.folder.mkdir()
    others = [
        "notes.txt",
        "azul.db",
        "azul-nightly-2020-99-99.db",
        "games-nightly-2020-01-01.db",
        "azul-nightly-2020-01-01.db.gz",
        "azul-nightly-20200101.db",
        "2020-01-04.db",
    ]
    for name in others:
        (nights.folder / name).write_text("mine")
    (nights.folder / named("2020-01-02")).mkdir()
    (nights.folder / named("2020-01-03")).symlink_to(nights.folder / "notes.txt")
    for day in range(9):
        assert await nights.at(NOON + timedelta(days=day)) == CHECK_EVERY
    kept = [named(f"2026-03-0{day}") for day in range(3, 10)]
    assert nights.there == sorted([*others, named("2020-01-02"), named("2020-01-03"), *kept])


async def test_a_clock_that_was_years_ahead_keeps_no_backup_from_being_made(nights: Nights) -> None:
    for day in range(8):
        await nights.at(NOON + timedelta(days=3_650 + day))
    for day in range(8):
        await nights.at(NOON + timedelta(days=day))
        assert named(f"2026-03-0{1 + day}") in nights.there
    assert nights.there == [named(f"2026-03-0{day}") for day in range(2, 9)]


async def test_what_fails_is_said_and_tried_again_and_nothing_is_deleted(
    nights: Nights, caplog: pytest.LogCaptureFixture
) -> None:
    for day in range(7):
        await nights.at(NOON + timedelta(days=day))
    before = nights.there
    nights.refuses = True
    with caplog.at_level(logging.ERROR):
        assert await nights.at(NOON + timedelta(days=7)) == RETRY_AFTER
    assert nights.there == before
    (line,) = caplog.messages
    assert line == "The nightly backup could not be made, next try in 60 min: the disk is full"
    assert nights.nightly.trouble == "the disk is full"
    nights.refuses = False
    assert await nights.at(NOON + timedelta(days=7, seconds=RETRY_AFTER)) == CHECK_EVERY
    assert named("2026-03-08") in nights.there
    assert nights.nightly.trouble is None


@pytest.mark.parametrize("what", ["file", "missing"])
async def test_a_folder_that_cannot_be_used_is_said(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, what: str
) -> None:
    (tmp_path / "file").touch()
    nights = Nights(tmp_path / "file" if what == "file" else tmp_path / "missing" / "folder")
    with caplog.at_level(logging.ERROR):
        assert await nights.at(NOON) == RETRY_AFTER
    assert f"AZUL_BACKUPS: can't use {nights.folder}: " in caplog.text
    assert nights.made == []


@pytest.mark.goes_wrong
async def test_whatever_goes_wrong_the_bot_goes_on(nights: Nights, caplog: pytest.LogCaptureFixture) -> None:
    failed = asyncio.Event()

    async def fail(*_: object) -> str:
        failed.set()
        raise RuntimeError("nobody thought of this")

    async with NightlyBackups("azul.db", nights.folder, make=fail).running():
        await failed.wait()
    assert "nobody thought of this" in caplog.text
    assert "An error while making backups" in caplog.text


async def test_what_is_being_made_has_ended_before_the_bot_goes_on_to_end(nights: Nights) -> None:
    begun, ended = asyncio.Event(), asyncio.Event()

    async def make(*_: object) -> str:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0)
            ended.set()
        return ""

    async with NightlyBackups("azul.db", nights.folder, make=make).running():
        await begun.wait()
    assert ended.is_set()


async def test_of_several_processes_the_one_makes_it_whose_turn_it_is(tmp_path: Path) -> None:
    is_ours = False
    nights = Nights(tmp_path / "backups", is_ours=lambda: is_ours)
    assert await nights.at(NOON) == CHECK_EVERY
    assert not nights.folder.exists()
    is_ours = True
    await nights.at(NOON)
    is_ours = False
    await nights.at(NOON + timedelta(days=1))
    assert nights.made == [named("2026-03-01")]


async def test_what_a_killed_process_left_is_cleared_away_and_nothing_that_is_being_written(
    nights: Nights, holder: Holder
) -> None:
    nights.folder.mkdir()
    for suffix in ("", "-journal", "-wal", "-shm"):
        (nights.folder / f"{named('2026-02-20')}.part{suffix}").write_text("half")
    written = f"{named('2026-02-21')}.part"
    with holder.holding(nights.folder / written):
        os.utime(nights.folder / written, (4e9, 4e9))
        await nights.at(NOON)
        assert nights.nightly.last is not None
        assert nights.nightly.last.size == len("a backup")
        assert nights.there[0] == written
        assert named("2026-03-01") in nights.there
        assert not [name for name in nights.there if "2026-02-20" in name]
    await nights.at(NOON + timedelta(days=1))
    assert nights.there == [named("2026-03-01"), named("2026-03-02")]


async def test_a_backup_is_made_by_a_process_of_its_own(
    database: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """From the start of the bot, which says so."""
    backups = tmp_path / "backups"
    async with discord_server() as server:
        server.faults.hold("GET", "*")  # it still connects
        with caplog.at_level(logging.INFO):
            async with bot_here(Path(database).parent, server, backups=backups) as bot:
                await until(lambda: "Nightly backup made" in caplog.text)
                assert await bot.end() == 0
    (made,) = backups.iterdir()
    assert made.name.startswith("azul-nightly-")
    assert f"{made}: {made.stat().st_size:,} bytes, checked" in caplog.text
    with closing(sqlite3.connect(made)) as db:
        assert db.execute("SELECT count(*) FROM games").fetchone() == (3,)


def test_the_local_channel_has_them_too(tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere" / "backups"
    with a_port_in_use() as port:  # so that it ends soon
        ended = run_bot_here(tmp_path, AZUL_BACKUPS=str(nowhere), AZUL_LOCAL_PORT=str(port))
    (line,) = [line for line in ended.stderr.splitlines() if "The nightly backup could not be made" in line]
    assert f"AZUL_BACKUPS: can't use {nowhere}: " in line


@pytest.mark.parametrize(
    ("does", "why"),
    [
        ("echo 'a warning' >&2; echo \"azul: $5 is there\" >&2; exit 2", "b.db is there"),
        ("echo >&2; exit 3", "it ended with exit code 3"),
        ("kill -9 $$", "it ended with exit code -9"),
    ],
)
async def test_why_a_process_could_not_make_a_backup_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, does: str, why: str
) -> None:
    refusing = tmp_path / "refusing.sh"
    refusing.write_text(f"#!/bin/sh\n{does}\n")
    refusing.chmod(0o755)
    monkeypatch.setattr("bot.ops.backups.sys.executable", str(refusing))
    with pytest.raises(BackupRefused) as refused:
        await back_up("azul.db", Path("b.db"))
    assert str(refused.value) == why


@pytest.mark.thorough
async def test_a_backup_ends_with_the_bot_and_leaves_nothing(database: str, tmp_path: Path) -> None:
    spoil(database, "INSERT INTO servers VALUES (3, hex(zeroblob(20000000)))")
    folder = tmp_path / "backups"
    folder.mkdir()
    making = asyncio.create_task(back_up(database, folder / "b.db"))
    while not bytes_in(folder):  # noqa: ASYNC110 - another process's file
        await asyncio.sleep(0)
    making.cancel()
    with pytest.raises(asyncio.CancelledError):
        await making
    assert list(folder.iterdir()) == []


async def test_a_backup_that_hangs_does_not_keep_the_bot_from_ending(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sleeper = tmp_path / "sleeper.py"
    sleeper.write_text(
        f"#!/bin/sh\necho $$ > {tmp_path}/id\n"
        f"exec {shlex.quote(sys.executable)} -c 'import signal, time; signal.signal(15, signal.SIG_IGN); "
        f"""open("{tmp_path}/hangs", "w"); time.sleep(600)'\n"""
    )
    sleeper.chmod(0o755)
    monkeypatch.setattr("bot.ops.backups.sys.executable", str(sleeper))
    monkeypatch.setattr("bot.ops.backups.STOP_TIMEOUT", 0.1)
    making = asyncio.create_task(back_up(database, tmp_path / "b.db"))
    await until((tmp_path / "hangs").exists)
    assert os.getpgid(int((tmp_path / "id").read_text())) != os.getpgrp()  # Ctrl-C is for the bot alone
    making.cancel()
    async with asyncio.timeout(PATIENCE):
        with pytest.raises(asyncio.CancelledError):
            await making
    assert_gone(tmp_path / "id")


async def test_a_backup_that_takes_too_long_ends_and_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sleeper = tmp_path / "sleeper.sh"
    sleeper.write_text(f"#!/bin/sh\necho $$ > {tmp_path}/id\nexec sleep 600\n")
    sleeper.chmod(0o755)
    monkeypatch.setattr("bot.ops.backups.sys.executable", str(sleeper))
    monkeypatch.setattr("bot.ops.backups.BACKUP_TIMEOUT", 0.05)
    with pytest.raises(BackupRefused, match="it took longer than "):
        await back_up("azul.db", tmp_path / "b.db")
    assert_gone(tmp_path / "id")


def assert_gone(noted: Path) -> None:
    """Assert that the process has ended which has noted its id, if it came to that."""
    if noted.exists() and noted.read_text():
        with pytest.raises(ProcessLookupError):
            os.kill(int(noted.read_text()), 0)


@pytest.mark.thorough
def test_the_bot_makes_one_when_it_is_started_and_says_so(cli: Cli, database: str, tmp_path: Path) -> None:
    bot_folder, backups = tmp_path / "bot", tmp_path / "backups"
    bot_folder.mkdir()
    shutil.copyfile(database, bot_folder / "azul.db")
    with local_channel(bot_folder, free_port(), AZUL_BACKUPS=str(backups)) as channel:
        channel.command("Ada", "start")
        asyncio.run(until(lambda: list(backups.glob("*.db"))))
        assert channel.end(signal.SIGTERM) == 0
    (made,) = backups.iterdir()
    assert made.name.startswith("azul-nightly-")
    assert cli("check-database", "--database", made).code == 0
