"""A database with games, and the operators' commands on it."""

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import pytest

from bot.__main__ import main
from storage.drivers import open_store
from storage.maintenance.databases import copy_database
from tests.bot.ops.sample_games import fill
from tests.bot.process import environment
from tests.waiting import PATIENCE

Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Ran:
    """How a command ended: its exit code, what it printed, and what it said on standard error."""

    code: int
    out: str
    err: str


Cli = Callable[..., Ran]


@pytest.fixture(scope="session")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the file that the tests' databases are copies of."""
    path = tmp_path_factory.mktemp("filled") / "azul.db"
    asyncio.run(fill(str(path)))
    return path


@pytest.fixture
def database(filled: Path, tmp_path: Path) -> str:
    """Return a database with a finished game, a running one and a lobby."""
    return shutil.copyfile(filled, str(tmp_path / "azul.db"))


@pytest.fixture
def older(tmp_path: Path) -> Path:
    """Return a database with three games that an older program has written."""
    path = tmp_path / "old" / "azul.db"
    path.parent.mkdir()
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.executescript((Path(__file__).parent / "older/e5b2a2a.sql").read_text(encoding="utf-8"))
    return path


@pytest.fixture(params=["sqlite", "postgres"])
def any_database(request: pytest.FixtureRequest, database: str) -> str:
    """Return the same in a file, and on a server."""
    if request.param == "sqlite":
        return database
    url = str(request.getfixturevalue("postgres_url"))
    asyncio.run(copy_database(database, url))
    return url


@pytest.fixture
def cli(database: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Cli:
    """Run a command as `python -m bot COMMAND` does, on the test's database unless another is named."""
    monkeypatch.setenv("AZUL_DATABASE", database)

    def run(*arguments: object) -> Ran:
        capsys.readouterr()
        try:
            code = main([str(each) for each in arguments])
        except SystemExit as ended:
            code = int(ended.code or 0)
        return Ran(code, *capsys.readouterr())

    return run


class Bot:
    """A bot on a server's database, in a thread of its own."""

    def __init__(self, url: str) -> None:
        self._thread = ThreadPoolExecutor(1)
        self._loop = asyncio.Runner()
        self.store = self.run(open_store(url, exclusive=True))
        self.run(self.store.last_heartbeat())

    def run(self, work: Coroutine[object, object, Result]) -> Result:
        """Let it do something."""
        return self._thread.submit(self._loop.run, work).result()

    def close(self) -> None:
        """Let it leave."""
        self.run(self.store.close())
        self._thread.submit(self._loop.close).result()
        self._thread.shutdown()


@contextmanager
def a_bot_on(url: str) -> Iterator[Bot]:
    """Let a bot use the database on a server. For one on a file see `holder`."""
    bot = Bot(url)
    try:
        yield bot
    finally:
        bot.close()


def bytes_in(folder: Path, pattern: str = "*") -> int:
    """Return the size of files that another process is writing, and may just be removing."""
    total = 0
    for path in folder.glob(pattern):
        with suppress(FileNotFoundError):
            total += path.stat().st_size
    return total


def as_a_process(database: str, *arguments: object) -> "subprocess.Popen[str]":
    """Start a command as operators do."""
    return subprocess.Popen(
        [sys.executable, "-m", "bot", *map(str, arguments)],
        env=environment({"AZUL_DATABASE": database}),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def ended(process: "subprocess.Popen[str]") -> Ran:
    """Return how a command ended by itself."""
    with process:
        out, err = process.communicate(timeout=PATIENCE)
    return Ran(process.returncode, out, err)
