"""The bot as a separate process, and its local channel, used as a browser uses it."""

import asyncio
import gc
import json
import logging
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, redirect_stderr, suppress
from dataclasses import dataclass
from http.client import HTTPConnection
from io import StringIO
from itertools import cycle, islice
from pathlib import Path
from typing import Any, Final

import pytest

from bot.__main__ import main
from bot.dev import run_local
from bot.logs.setup import OURS
from bot.settings import Settings
from bot.words.commands import path_of
from storage.drivers import open_store
from tests.waiting import PATIENCE

ROOT: Final = Path(__file__).parents[2]
GLANCE: Final = 0.05
"""Seconds between two looks at what another process does, which needs the processor to do it."""


def environment(settings: Mapping[str, str]) -> dict[str, str]:
    """Return this process's environment with only these settings of the bot."""
    inherited = {
        name: value for name, value in os.environ.items() if not name.startswith(("AZUL_", "DISCORD_"))
    }
    return inherited | {"PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"} | dict(settings)


def run_bot(directory: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run the bot in a directory until it exits by itself."""
    return run_python(directory, "-m", "bot", **settings)


@dataclass(frozen=True, slots=True)
class Ended:
    """How the bot ended: its exit code, and what it said on standard error."""

    returncode: int
    stderr: str


def run_bot_here(directory: Path, **settings: str) -> Ended:
    """Run the bot in a directory, as `run_bot` does, but in this process, which is left as it was.

    It has to exit before it serves anybody. To start a process takes longer than what is looked at.
    """
    said = StringIO()
    with pytest.MonkeyPatch.context() as patch, left_as_it_was(), redirect_stderr(said):
        patch.chdir(directory)
        for name in os.environ.keys() - environment({}).keys():
            patch.delenv(name)
        for name, value in settings.items():
            patch.setenv(name, value)
        code = main([])
    return Ended(code, said.getvalue())


@contextmanager
def left_as_it_was() -> Iterator[None]:
    """Undo what the bot does to a process that is its own: logging, garbage collection, threads."""
    root = logging.getLogger()
    patch = pytest.MonkeyPatch()
    for owner, name in ((sys, "excepthook"), (threading, "excepthook"), (logging, "raiseExceptions")):
        patch.setattr(owner, name, getattr(owner, name))
    patch.setattr(root, "handlers", [])
    loggers = [root, *(logging.getLogger(name) for name in (*OURS, "discord.client", "discord.state"))]
    levels = [each.level for each in loggers]
    thresholds, interval = gc.get_threshold(), sys.getswitchinterval()
    try:
        yield
    finally:
        patch.undo()
        logging.captureWarnings(capture=False)
        for each, level in zip(loggers, levels, strict=True):
            each.setLevel(level)
        gc.set_threshold(*thresholds)
        gc.enable()
        sys.setswitchinterval(interval)


def run_python(directory: Path, *arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run another program in Python, as `run_bot` does."""
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=directory,
        env=environment(settings),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def _ports() -> Iterator[int]:
    """Yield ports that the system gives to nobody who asks for any, nor other processes of this run."""
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % 30
    ports = range(20_000 + 400 * worker, 20_400 + 400 * worker)
    return islice(cycle(ports), os.getpid() % len(ports), None)  # nor is it likely that another run does


_PORTS: Final = _ports()


def free_port() -> int:
    """Return a free port that nothing else will use before the test listens on it."""
    for port in _PORTS:
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise AssertionError("there is always a next one")


@contextmanager
def a_port_in_use() -> Iterator[int]:
    """Listen on a port, and return it."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port: int = other.getsockname()[1]
        yield port


def _text_of(message: dict[str, Any]) -> str:
    """Return the text of a message, which has components for it if it is a layout."""
    parts = [part["content"] for part in message["components"] if "content" in part]
    return "\n".join([message["content"], *parts])


class LocalChannel:
    """The local channel of a running bot, as any of its members."""

    def __init__(self, url: str, process: subprocess.Popen[str] | None = None) -> None:
        self.process = process
        found = re.fullmatch(r"http://([\d.]+):(\d+)/#(\S+)", url)
        assert found, url
        self._host, self._port, self._capability = found[1], int(found[2]), found[3]
        viewers = self._call("POST", "/api/pages", {})["viewers"]
        self._ids = {viewer["name"]: viewer["id"] for viewer in viewers}

    def open_page(self, name: str) -> dict[str, Any]:
        """Return the page as a member sees it."""
        page: dict[str, Any] = self._call("POST", "/api/pages", {"viewer_id": self._ids[name]})
        return page

    def messages(self, name: str = "Ada") -> list[str]:
        """Return the texts of the messages a member sees, oldest first."""
        shown = self.open_page(name)["messages"]
        return [_text_of(shown[key]) for key in sorted(shown, key=int)]

    def command(self, name: str, command: str, **options: object) -> dict[str, Any]:
        """Use a command of `/azul` as a member."""
        page = self.open_page(name)
        context = page["context"]["id"]
        entries = self._call("GET", "/api/commands", context=context)["entries"]
        (entry,) = [entry for entry in entries if entry["invocation"] == f"azul {path_of(command)}"]
        return self.act(
            page,
            kind="run_command",
            command_id=entry["commandId"],
            path=entry["path"],
            schema_fingerprint=entry["schemaFingerprint"],
            options=options,
        )

    def press(self, name: str, label: str) -> dict[str, Any]:
        """Press the newest button with this label as a member."""
        return self.press_in(self.open_page(name), label)

    def press_in(self, page: dict[str, Any], label: str) -> dict[str, Any]:
        """Press the newest button with this label in a page that is open."""
        for key in sorted(page["messages"], key=int, reverse=True):
            for control in _controls(page["messages"][key]):
                if control.get("label") == label:
                    return self.act(page, kind="click", target_id=key, control_key=control["control_key"])
        raise LookupError(f"there is no button {label}")

    def seen(self, page: dict[str, Any]) -> dict[str, Any]:
        """Return what a page that is open shows now, without anybody doing anything in it."""
        state: dict[str, Any] = self._call("GET", "/api/state", context=page["context"]["id"])
        return state

    def until_seen(self, page: dict[str, Any], text: str) -> None:
        """Wait until a message in a page that is open has this text, without anybody doing anything in it."""
        end = time.monotonic() + PATIENCE
        while not any(text in message["content"] for message in self.seen(page)["messages"].values()):
            assert time.monotonic() < end, f"{text!r} is not seen"
            time.sleep(GLANCE)

    @property
    def address(self) -> str:
        """Where the page is, without what is secret."""
        return f"http://{self._host}:{self._port}"

    def end(self, number: signal.Signals) -> int:
        """Send a signal to the process and return its exit code."""
        assert self.process is not None
        self.process.send_signal(number)
        return self.process.wait(PATIENCE)

    def act(self, page: dict[str, Any], **action: object) -> dict[str, Any]:
        """Do something in a page that is open, the first thing there unless `sequence` says which."""
        result: dict[str, Any] = self._call(
            "POST",
            "/api/action",
            {
                "protocol_version": 3,
                "sequence": 1,
                "request_id": "request",
                "generation": page["context"]["generation"],
                "bot_generation": page["botGeneration"],
                "published_revision": page["publishedRevision"],
                **action,
            },
            page["context"]["id"],
        )
        assert not result["rejected"], result
        return result

    def fetch(
        self, path: str, context: str | None = None, **headers: str
    ) -> tuple[int, Mapping[str, str], bytes]:
        """Return the status, headers and body that a browser with the address gets."""
        return self._request("GET", path, None, context, headers)

    def _call(self, method: str, path: str, body: object = None, context: str | None = None) -> Any:
        status, _, text = self._request(
            method,
            path,
            None if body is None else json.dumps(body),
            context,
            {"Content-Type": "application/json"},
        )
        assert status == 200, text
        return json.loads(text)

    def _request(
        self, method: str, path: str, body: str | None, context: str | None, headers: Mapping[str, str]
    ) -> tuple[int, Mapping[str, str], bytes]:
        connection = HTTPConnection(self._host, self._port, timeout=PATIENCE)
        known = {"X-Simcord-Capability": self._capability}
        if context is not None:
            known["X-Simcord-Context"] = context
        connection.request(method, path, body, known | dict(headers))
        response = connection.getresponse()
        content = response.read()
        connection.close()
        return response.status, dict(response.headers), content


def _controls(message: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the buttons of a message."""
    return [button for row in message["components"] for button in row["components"]]


@contextmanager
def local_channel(directory: Path, port: int, **settings: str) -> Iterator[LocalChannel]:
    """Run the bot without a token in a directory; kill it when the test is over."""
    wanted = {"AZUL_LOCAL_PORT": str(port), "AZUL_DATABASE": str(directory / "azul.db")} | settings
    with subprocess.Popen(
        [sys.executable, "-m", "bot"],
        cwd=directory,
        env=environment(wanted),
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            yield LocalChannel(_announced(process), process)
        finally:
            process.kill()


@contextmanager
def local_channel_here(directory: Path, port: int) -> Iterator[LocalChannel]:
    """Run the bot as `local_channel` does, but in a thread of this process, which is much quicker."""
    settings = Settings(database=directory / "azul.db", local_port=port, backups=None)
    address: Future[str] = Future()
    loop, stopped = asyncio.new_event_loop(), asyncio.Event()

    async def announce(url: str) -> None:
        address.set_result(url)

    async def run() -> None:
        store = await open_store(settings.store, exclusive=True)
        await run_local(store, settings, stopped, announce)
        await store.close()

    with ThreadPoolExecutor(1) as thread:
        running = thread.submit(loop.run_until_complete, run())
        running.add_done_callback(lambda _: address.cancel())  # unless it has announced itself
        try:
            yield LocalChannel(address.result(PATIENCE))
        finally:
            if not running.done():
                loop.call_soon_threadsafe(stopped.set)
            running.result(PATIENCE)
            loop.close()


def _announced(process: subprocess.Popen[str]) -> str:
    """Return the address that the bot prints."""
    assert process.stdout is not None
    for line in process.stdout:
        found = re.search(r"http://\S+", line)
        if found:
            return found[0]
    raise AssertionError(f"the bot ended with {process.wait()} and printed no address")
