"""Notifications to systemd from a bot that it has started with `Type=notify`."""

import socket
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from bot.ops.systemd import READY, notify


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
