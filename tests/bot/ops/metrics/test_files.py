"""Metrics about files: the database's size, the backups, and the free space on their disks."""

import shutil
from pathlib import Path
from shutil import disk_usage
from types import SimpleNamespace

import pytest

from bot.ops.backups import BackupRefused, NightlyBackups
from bot.ops.disks import Disks
from bot.ops.health import Health
from storage.records import StorageError
from tests.bot.club import Club
from tests.bot.ops.metrics.port import Port
from tests.storage.faults import fail

# ruff: noqa: ASYNC240 - a test's event loop serves nothing else


class Making:
    """What makes backups, or can't."""

    def __init__(self) -> None:
        self.why_not: str | None = None

    async def __call__(self, _: str | Path, file: Path) -> str:
        if self.why_not is not None:
            raise BackupRefused(self.why_not)
        file.write_bytes(b"x" * 4096)
        return "fine"


@pytest.fixture
def making() -> Making:
    return Making()


@pytest.fixture
def backups(making: Making, tmp_path: Path) -> NightlyBackups:
    return NightlyBackups("data/azul.db", tmp_path / "backups", make=making)


@pytest.fixture
def health(club: Club, backups: NightlyBackups, tmp_path: Path) -> Health:
    disks = Disks({"database": tmp_path / "not" / "yet"})
    return Health(club.bot, club.store, backups=backups, disks=disks, reused_for=-1)


async def test_a_backup_that_was_never_made_is_of_the_year_1970(port: Port) -> None:
    samples = await port.samples()
    assert samples["azul_backup_timestamp_seconds",] == 0
    assert ("azul_backup_bytes",) not in samples


async def test_the_last_backup_is_told_with_its_age_and_size(
    port: Port, backups: NightlyBackups, tmp_path: Path
) -> None:
    await backups.make_if_due()
    (file,) = (tmp_path / "backups").iterdir()
    samples = await port.samples()
    assert samples["azul_backup_timestamp_seconds",] == pytest.approx(file.stat().st_mtime)
    assert samples["azul_backup_bytes",] == 4096


async def test_a_bot_that_was_started_again_knows_the_last_backup(
    port: Port, backups: NightlyBackups, tmp_path: Path
) -> None:
    await NightlyBackups("data/azul.db", tmp_path / "backups", make=Making()).make_if_due()
    await backups.make_if_due()
    assert (await port.samples())["azul_backup_bytes",] == 4096


async def test_backups_that_fail_make_the_bot_unready_until_one_is_made(
    port: Port, backups: NightlyBackups, making: Making
) -> None:
    making.why_not = "the disk is full"
    await backups.make_if_due()
    status, said = await port.health()
    assert (status, said["checks"]["backups"]) == (503, "the disk is full")
    assert (await port.samples())["azul_well", "backups"] == 0
    assert (await port.health("/healthz"))[0] == 200

    making.why_not = None
    await backups.make_if_due()
    status, said = await port.health()
    assert (status, said["checks"]["backups"]) == (200, "ok")


async def test_a_full_disk_is_told_before_it_is_full(
    port: Port, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert (await port.health())[1]["checks"]["disk"] == "ok"
    told = (await port.samples())["azul_disk_free_bytes", "database"]
    assert told == pytest.approx(disk_usage(tmp_path).free, rel=0.2)

    free = SimpleNamespace(free=500_000_000)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: free)
    assert (await port.health())[1]["checks"]["disk"] == "ok"
    free.free = 499_000_000
    status, said = await port.health()
    assert status == 503
    assert said["checks"]["disk"] == "there is little room left: 499 MB for the database"
    assert Disks({"database": tmp_path, "backups": tmp_path / "b"}).check() == (
        "there is little room left: 499 MB for the database, 499 MB for the backups"
    )


async def test_the_size_of_the_database_is_told_unless_it_does_not_tell(club: Club, port: Port) -> None:
    await club.begin()
    await port.health()
    assert (await port.samples())["azul_database_bytes",] == await club.store.size()

    fail(club.store, "size", error=StorageError("there is no such function"))
    assert (await port.health())[0] == 200
    assert ("azul_database_bytes",) not in await port.samples()


async def test_who_makes_no_backups_says_nothing_of_them(port: Port, tmp_path: Path, health: Health) -> None:
    health.backups = NightlyBackups("azul.db", tmp_path, is_ours=lambda: False)
    assert "backups" not in (await port.health())[1]["checks"]
    assert ("azul_backup_timestamp_seconds",) not in await port.samples()


def test_of_a_folder_that_can_not_be_looked_at_nothing_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    disks = Disks({"database": tmp_path, "backups": tmp_path / "file" / "backups"})
    assert disks.check() is None
    assert list(disks.free) == ["database"]
