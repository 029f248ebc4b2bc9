"""A process whose event loop hangs ends, so that its supervisor restarts it."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.bot.process import environment, run_python
from tests.waiting import PATIENCE

HANGING = """
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
import asyncio, sys
from bot.ops.loop_watchdog import loop_watchdog

async def last():
    with loop_watchdog(0.4):
        print("ready", flush=True)
        await asyncio.to_thread(sys.stdin.readline)
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
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        yield process


def test_it_ends_even_late_with_a_line_in_the_log_and_the_stacks_of_all_threads(tmp_path: Path) -> None:
    ended = run_python(tmp_path, "-c", HANGING, DISCORD_TOKEN="a.b.c")

    assert ended.returncode == 70
    _start, said, *stacks = ended.stderr.splitlines()
    assert said.endswith("The event loop has hung for 0.5 s: exiting, the threads' stacks follow")
    assert any("in hang" in line for line in stacks)
    assert sum(line.startswith(("Thread ", "Current thread ")) for line in stacks) >= 2


def test_one_that_was_suspended_goes_on(tmp_path: Path) -> None:
    with lasting(tmp_path) as process:
        os.kill(process.pid, signal.SIGSTOP)
        try:
            process.wait(1.0)
        except subprocess.TimeoutExpired:
            os.kill(process.pid, signal.SIGCONT)
        process.communicate("go on\n", timeout=PATIENCE)
    assert process.returncode == 0


def test_one_that_waits_for_long_goes_on(tmp_path: Path) -> None:
    with lasting(tmp_path) as process:
        try:
            process.wait(1.0)
        except subprocess.TimeoutExpired:
            process.communicate("go on\n", timeout=PATIENCE)
    assert process.returncode == 0
