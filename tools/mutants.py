"""``python -m tools.mutants``: make known mistakes one by one, and see whether the tests notice.

The mistakes are those of tests/mutants/mutants.toml, by default of files that differ from the branch `main`.
Each is made in a copy of the repository's files. Exits with 1 if one survives that isn't marked so, if one
is marked that doesn't, or if one can't be made.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
MUTANTS: Final = ROOT / "tests" / "mutants" / "mutants.toml"
TEST_TIMEOUT: Final = 900.0
"""Seconds that the tests of a mutant may take; if they hang, it counts as noticed."""
_FAILED: Final = 1
"""Pytest's exit code if tests have failed."""


class Misplaced(Exception):
    """A mutant whose code isn't there, or is there more than once."""


class Outcome(Enum):
    """What became of a mutant."""

    NOTICED = "noticed"
    SURVIVED = "SURVIVED"
    BROKEN = "BROKEN"


@dataclass(frozen=True, slots=True)
class Mutant:
    """A mistake: `new` instead of `old` in a file, which `tests` have to notice unless it `survives`."""

    name: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...]
    survives: bool = False

    def made_in(self, text: str) -> str:
        """Return the file's text with this mistake; raise `Misplaced`."""
        if text.count(self.old) != 1:
            raise Misplaced(f"{self.name}: what it changes is {text.count(self.old)} times in {self.file}")
        return text.replace(self.old, self.new)


def all_mutants() -> list[Mutant]:
    """Return all mutants."""
    tables = tomllib.loads(MUTANTS.read_text(encoding="utf-8"))
    return [
        Mutant(
            name, each["file"], each["old"], each["new"], tuple(each["tests"]), each.get("survives", False)
        )
        for name, each in tables.items()
    ]


def main(argv: Sequence[str] | None = None) -> int:
    """Make mutants, and print what becomes of each."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.mutants", description="Make known mistakes one by one, and run the tests."
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help="only mutants whose name has this in it")
    parser.add_argument("--all", action="store_true", help="also those of files that haven't changed")
    parser.add_argument(
        "--since", default="main", metavar="REVISION", help="changed since when, usually main"
    )
    given = parser.parse_args(argv)
    mutants = [
        each for each in all_mutants() if not given.names or any(name in each.name for name in given.names)
    ]
    if not given.all and not given.names:
        changed = _changed(given.since)
        mutants = [each for each in mutants if concerns(each, changed)]
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        _copy(Path(folder))
        bad = [each for each in mutants if not _is_as_marked(each, Path(folder))]
    print(f"{len(mutants)} mutants, {len(bad)} of them not as they should be")
    return int(bool(bad))


def concerns(mutant: Mutant, changed: Sequence[str]) -> bool:
    """Return whether a mutant's code, or one of its tests, is among changed files."""
    return any(
        path == mutant.file or any(path.startswith(_path(test)) for test in mutant.tests) for path in changed
    )


def _path(test: str) -> str:
    return test.partition("::")[0]


def _changed(since: str) -> list[str]:
    return _git("diff", "--name-only", since).splitlines()


def _git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True).stdout  # noqa: S603, S607 - ours


def _copy(folder: Path) -> None:
    for name in _git("ls-files", "--cached", "--others", "--exclude-standard").splitlines():
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)


def _is_as_marked(mutant: Mutant, folder: Path) -> bool:
    path = folder / mutant.file
    text = path.read_text(encoding="utf-8")
    try:
        path.write_text(mutant.made_in(text), encoding="utf-8")
        outcome, by = _outcome(mutant, folder)
    except Misplaced as error:
        outcome, by = Outcome.BROKEN, str(error)
    finally:
        path.write_text(text, encoding="utf-8")
    print(f"{outcome.value:8} {mutant.name}{f': {by}' if by else ''}", flush=True)
    return outcome is (Outcome.SURVIVED if mutant.survives else Outcome.NOTICED)


def _outcome(mutant: Mutant, folder: Path) -> tuple[Outcome, str]:
    """Run the tests of a mutant; return what became of it, and which test noticed."""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *mutant.tests]
    try:
        ran = subprocess.run(  # noqa: S603 - ours
            command, cwd=folder, capture_output=True, text=True, check=False, timeout=TEST_TIMEOUT
        )
    except subprocess.TimeoutExpired:
        return Outcome.NOTICED, f"the tests hang for {TEST_TIMEOUT:.0f} s"
    if ran.returncode == 0:
        return Outcome.SURVIVED, ""
    lines = ran.stdout.splitlines()
    noticed = next(
        (line for line in lines if line.startswith(("FAILED tests", "ERROR tests"))),
        lines[-1] if lines else "",
    )
    return (Outcome.NOTICED if ran.returncode == _FAILED else Outcome.BROKEN), noticed


if __name__ == "__main__":
    sys.exit(main())
