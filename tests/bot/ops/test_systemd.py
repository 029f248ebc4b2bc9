"""Notifications to systemd from a bot that it has started with `Type=notify`."""

import logging
import shutil
import socket
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace

import pytest

from bot import process
from bot.ops import health
from bot.ops.systemd import READY, notify
from tests.bot.discord_server import bot_here, discord_server
from tests.waiting import until


@pytest.fixture
def systemd(monkeypatch: pytest.MonkeyPatch) -> Iterator[socket.socket]:
    with TemporaryDirectory() as folder, socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        path = Path(folder) / "notify"
        listening.bind(str(path))
        listening.settimeout(10)
        monkeypatch.setenv("NOTIFY_SOCKET", str(path))
        yield listening


def test_it_is_told_that_the_bot_is_ready(systemd: socket.socket) -> None:
    notify(READY)
    assert systemd.recv(100) == b"READY=1"


async def test_a_bot_tells_it_and_the_log_how_it_is_from_its_start_to_its_end(
    systemd: socket.socket, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(process, "log_health", partial(health.log_health, every=0.1))
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=2_000_000))
    with caplog.at_level(logging.INFO):
        async with discord_server() as server, bot_here(tmp_path, server) as bot:
            await until(lambda: any(line.startswith("Ready: ") for line in caplog.messages))
            await until(lambda: any(line.startswith("The disk is") for line in caplog.messages))
            assert systemd.recv(100) == b"READY=1"
            assert await bot.end() == 0
            assert systemd.recv(100) == b"STOPPING=1"
    assert "The disk is nearly full: there is little room left: 2 MB for the database" in caplog.messages


def test_it_is_told_at_an_abstract_address_too(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.bind("\0azul-test-notify")
        listening.settimeout(10)
        monkeypatch.setenv("NOTIFY_SOCKET", "@azul-test-notify")
        notify(READY)
        assert listening.recv(100) == b"READY=1"


@pytest.mark.parametrize("address", ["", "/nowhere/notify"])
def test_without_it_nothing_happens(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    monkeypatch.setenv("NOTIFY_SOCKET", address)
    notify(READY)
