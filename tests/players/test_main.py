"""``python -m players``: the process of our own engine, whatever its input and output are."""

import os
import select
import subprocess
import sys
from pathlib import Path

from tests.waiting import PATIENCE

COMMAND = (sys.executable, "-m", "players")


def said_to(lines: bytes, encoding: str = "utf-8") -> list[str]:
    """Return what the engine answers to lines, on a system with some encoding, until it has ended."""
    environment = os.environ | {"PYTHONIOENCODING": encoding}
    done = subprocess.run(
        COMMAND, input=lines, capture_output=True, check=True, timeout=PATIENCE, env=environment
    )
    assert not done.stderr
    return done.stdout.decode().splitlines()


def test_lines_may_end_as_on_windows_and_half_a_line_is_none() -> None:
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as engine:
        assert engine.stdin is not None
        assert engine.stdout is not None
        engine.stdin.write(b"isready\r\n")
        engine.stdin.flush()
        assert select.select([engine.stdout], [], [], PATIENCE)[0], "a host that waits has no answer"
        said, _ = engine.communicate(b"isready", timeout=PATIENCE)
    assert said.decode().splitlines() == ["readyok"]


def test_it_speaks_utf_8_on_a_system_that_does_not() -> None:
    (said, ready) = said_to(b"setoption name Level value \xff\nisready\n", encoding="latin-1")
    assert "\N{REPLACEMENT CHARACTER}" in said
    assert ready == "readyok"


def test_it_ends_if_its_input_cannot_be_read(tmp_path: Path) -> None:
    with (tmp_path / "written").open("wb") as unreadable:
        done = subprocess.run(COMMAND, stdin=unreadable, capture_output=True, check=False, timeout=PATIENCE)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
