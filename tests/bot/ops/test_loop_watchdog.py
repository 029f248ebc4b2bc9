"""A process whose event loop hangs ends, so that its supervisor restarts it."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot import process
from bot.ops import loop_watchdog as module
from bot.ops.loop_watchdog import loop_watchdog
from tests.bot.process import environment, run_bot_here, run_python
from tests.waiting import PATIENCE

HANGING = """
import asyncio, logging, time
from bot.ops.loop_watchdog import loop_watchdog

async def hang():
    with loop_watchdog(0.5):
        await asyncio.sleep(1)
        time.sleep(60)

logging.basicConfig()
asyncio.run(hang())
"""

HANGING_BOT = """
import asyncio, sys, time
import bot.process as process

async def hang(*_):
    await asyncio.sleep(1)
    time.sleep(60)

process.MAX_LOOP_STALL = 0.5
process._connected = hang
sys.exit(process.main())
"""

LASTING = """
import asyncio, sys, time
from bot.ops.loop_watchdog import loop_watchdog

async def last():
    with loop_watchdog(0.4):
        print("ready", flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        time.sleep(0.1)
        for _ in range(60):
            await asyncio.sleep(0.01)

asyncio.run(last())
"""


@contextmanager
def lasting(directory: Path) -> Iterator["subprocess.Popen[str]"]:
    """Run a process that waits for a line."""
    with subprocess.Popen(
        [sys.executable, "-c", LASTING],
        cwd=directory,
        env=environment({}),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as started:
        assert started.stdout is not None
        assert started.stdout.readline() == "ready\n"
        yield started


def test_it_ends_even_late_with_a_line_in_the_log_and_the_stacks_of_all_threads(tmp_path: Path) -> None:
    ended = run_python(tmp_path, "-c", HANGING)

    assert ended.returncode == 70
    said, *stacks = ended.stderr.splitlines()
    assert_said(said, stacks)


@pytest.mark.thorough
def test_a_bot_that_hangs_ends(tmp_path: Path) -> None:
    ended = run_python(tmp_path, "-c", HANGING_BOT, DISCORD_TOKEN="a.b.c")

    assert ended.returncode == 70
    _start, said, *stacks = ended.stderr.splitlines()
    assert_said(said, stacks)


def test_a_bot_with_a_token_is_watched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []

    async def connected(*_: object) -> int:
        threads.extend(thread.name for thread in threading.enumerate())
        return 0

    monkeypatch.setattr(process, "_connected", connected)
    assert run_bot_here(tmp_path, DISCORD_TOKEN="a.b.c").returncode == 0
    assert "loop watchdog" in threads


def assert_said(said: str, stacks: list[str]) -> None:
    """Assert that a process said why it ended, and where its threads were."""
    assert said.endswith("The event loop has hung for 0.5 s: exiting, the threads' stacks follow")
    assert any("in hang" in line for line in stacks)
    assert sum(line.startswith(("Thread ", "Current thread ")) for line in stacks) >= 2


def test_one_that_was_suspended_goes_on(tmp_path: Path) -> None:
    with lasting(tmp_path) as waiting:
        os.kill(waiting.pid, signal.SIGSTOP)
        try:
            waiting.wait(1.0)
        except subprocess.TimeoutExpired:
            os.kill(waiting.pid, signal.SIGCONT)
        waiting.communicate("go on\n", timeout=PATIENCE)
    assert waiting.returncode == 0


def test_one_that_waits_for_long_goes_on(tmp_path: Path) -> None:
    with lasting(tmp_path) as waiting:
        try:
            waiting.wait(1.0)
        except subprocess.TimeoutExpired:
            waiting.communicate("go on\n", timeout=PATIENCE)
    assert waiting.returncode == 0


async def test_a_loop_that_ends_while_it_is_asked_whether_it_turns_does_not_hang(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked, ended = threading.Event(), list[int]()
    monkeypatch.setattr(os, "_exit", ended.append)
    monkeypatch.setattr(asyncio.get_running_loop(), "call_soon_threadsafe", lambda _: asked.set())
    with loop_watchdog(1.0):
        (watching,) = [each for each in threading.enumerate() if each.name == "loop watchdog"]
        assert asked.wait(PATIENCE)
    watching.join(PATIENCE)
    assert ended == []


async def test_one_that_can_not_even_say_that_it_hangs_ends_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ended, over = list[int](), threading.Event()
    has_ended = threading.Event()

    class Full(logging.Handler):
        """Standard error that nobody reads."""

        def emit(self, record: logging.LogRecord) -> None:
            del record
            over.wait(PATIENCE)

    def end(code: int) -> None:
        ended.append(code)
        has_ended.set()
        over.wait(PATIENCE)

    monkeypatch.setattr(module, "REPORT_TIMEOUT", 0.01)
    monkeypatch.setattr(os, "_exit", end)
    monkeypatch.setattr(asyncio.get_running_loop(), "call_soon_threadsafe", lambda _: None)
    module.log.addHandler(full := Full())
    with loop_watchdog(0.02):
        (watching,) = [each for each in threading.enumerate() if each.name == "loop watchdog"]
        has_ended.wait(PATIENCE / 4)
        said = [*ended]
    reporting = [each for each in threading.enumerate() if each.name == "report"]
    over.set()
    for each in (watching, *reporting):
        each.join(PATIENCE)
    module.log.removeHandler(full)
    assert said == [70]
