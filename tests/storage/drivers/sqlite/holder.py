"""Another process that uses a database as a bot does."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Self

from tests.waiting import PATIENCE

ROOT: Final = Path(__file__).parents[4]


class Holder:
    """A process that claims one database after another."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process

    @classmethod
    @contextmanager
    def started(cls) -> Iterator[Self]:
        """Start it; it ends with the block."""
        command = [sys.executable, "-m", "tests.storage.drivers.sqlite.a_holder"]
        with subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as process:
            try:
                yield cls(process)
            finally:
                process.communicate(timeout=PATIENCE)

    def asked(self, line: object) -> str:
        """Return what it says to a line."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().strip()

    @contextmanager
    def holding(self, path: Path | str) -> Iterator[None]:
        """Let it claim a database, which has to be free, for the block."""
        assert self.asked(path) == "open"
        yield
        assert self.asked("close") == "closed"
