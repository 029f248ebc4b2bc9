"""``python -m players``: the process of our own engine, whatever its input and output are."""

import os
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
    assert said_to(b"isready\r\nisready") == ["readyok"]


def test_it_speaks_utf_8_on_a_system_that_does_not() -> None:
    (said, ready) = said_to(b"setoption name Level value \xff\nisready\n", encoding="latin-1")
    assert "\N{REPLACEMENT CHARACTER}" in said
    assert ready == "readyok"


def test_it_ends_if_its_input_cannot_be_read(tmp_path: Path) -> None:
    with (tmp_path / "written").open("wb") as unreadable:
        done = subprocess.run(COMMAND, stdin=unreadable, capture_output=True, check=False, timeout=PATIENCE)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
