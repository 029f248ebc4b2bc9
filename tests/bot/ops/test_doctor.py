"""`python -m bot check`: each thing that the bot needs is ok, or a line says what to do."""

import os
import shutil
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import patch

import discord
import pytest
from aiohttp import web
from discord.http import Route
from pydantic import SecretStr

from bot.i18n.language import languages
from bot.ops.disks import MIN_FREE_BYTES
from bot.ops.doctor import Finding, examine
from bot.settings import Settings
from bot.ui.permissions import NEEDED_FOR_THREAD
from bot.words.captions import letters_lacking
from render.text.fonts import Font
from tests.bot.ops.conftest import Cli
from tests.bot.process import free_port
from tests.small_engines import processes, small

# ruff: noqa: ASYNC240 - a test's event loop serves nothing else


async def found(settings: Settings) -> dict[str, list[Finding]]:
    """Return the findings by what was looked at."""
    findings: dict[str, list[Finding]] = {}
    async for each in examine(settings):
        findings.setdefault(each.what, []).append(each)
    return findings


def troubles(findings: dict[str, list[Finding]]) -> list[str]:
    """Return the lines of what somebody has to see to."""
    return [str(each) for group in findings.values() for each in group if not each.is_ok]


def with_token(folder: Path, **more: object) -> Settings:
    values = {"token": SecretStr("a.b.c"), "database": folder / "azul.db"} | more
    return Settings.model_validate(values)


class Portal:
    """What Discord answers."""

    status = 200
    permissions = NEEDED_FOR_THREAD.value
    ahead = timedelta()
    servers = 1
    pages = 9
    is_dated = True

    async def prepare(self, _: web.Request, answer: web.StreamResponse) -> None:
        if not self.is_dated:
            del answer.headers["Date"]

    async def me(self, _: web.Request) -> web.Response:
        date = format_datetime(datetime.now(UTC) - self.ahead, usegmt=True)
        return web.json_response({"username": "Azul"}, status=self.status, headers={"Date": date})

    async def guilds(self, request: web.Request) -> web.Response:
        if not self.pages:
            raise web.HTTPTooManyRequests
        self.pages -= 1
        last = int(request.query.get("after", 16))
        page = range(last + 1, min(last + 201, 17 + self.servers))
        return web.json_response([{"id": str(each), "permissions": str(self.permissions)} for each in page])


@asynccontextmanager
async def opened(portal: Portal) -> AsyncIterator[None]:
    application = web.Application()
    application.on_response_prepare.append(portal.prepare)
    application.router.add_get("/users/@me", portal.me)
    application.router.add_get("/users/@me/guilds", portal.guilds)
    runner = web.AppRunner(application, access_log=None)
    await runner.setup()
    port = free_port()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Route, "BASE", f"http://127.0.0.1:{port}")
        yield
    await runner.cleanup()


@pytest.fixture
def portal() -> Portal:
    return Portal()


async def test_a_bot_that_has_all_it_needs_is_well(portal: Portal, tmp_path: Path) -> None:
    async with opened(portal):
        findings = await found(with_token(tmp_path))
    assert troubles(findings) == []
    assert [str(each) for each in (*findings["token"], *findings["clock"], *findings["permissions"])] == [
        "ok  token: it belongs to Azul",
        "ok  clock: as Discord's",
        "ok  permissions: all granted, in 1 server",
    ]
    assert [each.text for each in findings["fonts"]] == [*languages()]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("database", ["data/azul.db", "postgresql://azul@127.0.0.1:1/azul"])
async def test_folders_that_the_first_start_makes_need_not_be_there(
    portal: Portal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, database: str
) -> None:
    monkeypatch.chdir(tmp_path)
    async with opened(portal):
        findings = await found(Settings.model_validate({"token": SecretStr("a.b.c"), "database": database}))
    assert str(findings["backups"][0]) == "ok  backups: data/backups will be created"
    assert list(tmp_path.iterdir()) == []


async def test_what_discord_finds_wrong_is_said(portal: Portal, tmp_path: Path) -> None:
    portal.permissions &= ~(1 << 15)
    portal.ahead = timedelta(minutes=-2)
    async with opened(portal):
        findings = await found(with_token(tmp_path))
    (clock,) = findings["clock"]
    assert str(clock).startswith("no  clock: 1")
    assert "behind Discord's; set it" in clock.text
    assert [str(each) for each in findings["permissions"]] == [
        "no  permissions: server 17 lacks: attach files; grant them to the bot's role",
    ]


async def test_a_clock_may_differ_by_a_few_seconds(portal: Portal, tmp_path: Path) -> None:
    async with opened(portal):
        for seconds, said in ((3, ""), (9, "ahead of"), (-4, ""), (-9, "behind")):
            portal.ahead = timedelta(seconds=seconds)
            (clock,) = (await found(with_token(tmp_path)))["clock"]
            assert clock.is_ok is (not said)
            assert said in clock.text
        portal.is_dated = False
        findings = await found(with_token(tmp_path))
    assert [str(each) for each in (*findings["clock"], *findings["permissions"])] == [
        "ok  clock: Discord's answer has no date",
        "ok  permissions: all granted, in 1 server",
    ]


async def test_an_administrator_lacks_nothing(portal: Portal, tmp_path: Path) -> None:
    portal.permissions = discord.Permissions(administrator=True).value
    async with opened(portal):
        (finding,) = (await found(with_token(tmp_path)))["permissions"]
    assert str(finding) == "ok  permissions: all granted, in 1 server"


async def test_all_servers_are_looked_at_however_many_there_are(portal: Portal, tmp_path: Path) -> None:
    portal.servers = 450
    async with opened(portal):
        (finding,) = (await found(with_token(tmp_path)))["permissions"]
    assert finding.text == "all granted, in 450 servers"


async def test_what_is_to_be_installed_for_a_language_is_said(tmp_path: Path) -> None:
    letters_lacking.cache_clear()
    with patch("render.text.fallback.installed", lambda: (Font(None),)):  # Pillow's own
        findings = await found(Settings(database=tmp_path / "azul.db"))
    letters_lacking.cache_clear()
    said = dict(zip(languages(), map(str, findings["fonts"]), strict=True))
    assert said["en-US"] == "ok  fonts: en-US"
    assert said["pl"] == "no  fonts: no font has Śąłęóźżś (pl); pip install fontpkg-noto-sans"


async def test_a_token_that_discord_does_not_accept_is_said(portal: Portal, tmp_path: Path) -> None:
    portal.status = 401
    async with opened(portal):
        said = troubles(await found(with_token(tmp_path, backups=None)))
    assert said == [
        "no  token: Discord doesn't accept it; reset it in the developer portal",
        "no  backups: none are made; set AZUL_BACKUPS to a folder, best on another disk",
    ]


async def test_a_network_that_is_gone_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{free_port()}")
    said = troubles(await found(with_token(tmp_path)))
    assert said == ["no  Discord: it can't be reached (ClientConnectorError); check the network"]


async def test_each_engine_is_started_once_and_makes_a_move(tmp_path: Path) -> None:
    (tmp_path / "azul.db").touch()
    programs = (
        small(starts=tmp_path / "starts"),
        small(begin="sys.exit(7)", name="Hal"),
        small(plays="plays free plain 2", name="Ivy"),
    )
    findings = await found(Settings.model_validate({"database": tmp_path / "azul.db", "engines": programs}))
    (gina,), (hal,), (ivy,) = (findings[f"engine {program.name}"] for program in programs)
    assert str(gina).startswith(
        "ok  engine Gina: it is Small, plays 12 of 12 kinds of games, and moved after "
    )
    assert str(hal).startswith("no  engine Hal: it ended with exit code 7 instead of answering “azul”")
    assert ivy.text.startswith("it is Small, plays 1 of 12 kinds of games, and moved")
    assert len(processes(tmp_path / "starts")) == 1
    assert str(findings["database"][0]) == f"ok  database: {tmp_path / 'azul.db'} has no games yet"


async def test_folders_that_cannot_be_written_are_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    settings = Settings(database=tmp_path / "azul.db", backups=tmp_path / "file" / "backups")
    said = troubles(await found(settings))
    assert len(said) == 1
    assert said[0].startswith(
        f"no  backups: user {os.getuid()} can't write to {tmp_path / 'file'} (Not a directory)"
    )


async def test_a_folder_for_backups_is_made_but_none_around_it(tmp_path: Path) -> None:
    folder = tmp_path / "disk" / "backups"
    (said,) = troubles(await found(Settings(database=tmp_path / "azul.db", backups=folder)))
    assert said.startswith(
        f"no  backups: user {os.getuid()} can't write to {folder.parent} (No such file or directory)"
    )
    folder.parent.mkdir()
    assert troubles(await found(Settings(database=tmp_path / "azul.db", backups=folder))) == []


async def test_backups_that_stopped_and_a_full_disk_are_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = tmp_path / "azul-nightly-2026-03-01.db"
    old.write_bytes(b"x" * 250_000)
    os.utime(old, (time.time() - 25.4 * 3_600,) * 2)
    findings = await found(Settings(database=tmp_path / "azul.db", backups=tmp_path))
    assert str(findings["backups"][-1]) == "ok  backups: the last is 25 h old, 0.2 MB"
    os.utime(old, (time.time() - 27.4 * 3_600,) * 2)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=MIN_FREE_BYTES - 1))
    said = troubles(await found(Settings(database=tmp_path / "azul.db", backups=tmp_path)))
    assert "no  backups: the last is 27 h old; see the log for why no newer one was made" in said
    assert any(line.startswith("no  disk: there is little room left: ") for line in said)


def test_a_database_that_others_can_read_is_said_by_the_command(
    cli: Cli, database: str, tmp_path: Path
) -> None:
    another = shutil.copyfile(database, tmp_path / "another.db")
    another.chmod(0o600)
    for mode in (0o640, 0o604):
        Path(database).chmod(mode)
        ran = cli("check")
        assert ran.code == 1
        assert f"no  database: others on this machine can read it; chmod 600 {database}" in ran.out
        assert "ok  token: none is set" in ran.out
    assert cli("check", "--database", another).code == 0
    Path(database).chmod(0o600)
    assert cli("check").code == 0


def test_a_misspelt_setting_is_said_by_the_command(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AZUL_BACKUP", "x")
    ran = cli("check")
    assert ran.code == 2
    assert ran.err == "azul: AZUL_BACKUP: there is no such setting; do you mean AZUL_BACKUPS?\n"
