"""``python -m tools.walk``: how much code one press of Confirm runs through.

It plays a take by panel in a simulated Discord up to its confirmation, presses Confirm, and follows every
call until the channel has been shown the turn. A switch is a call in another file than the last one, which a
reader would have to open. Some don't matter to a reader: a coroutine that is resumed counts as called again.
Pictures aren't drawn, and `render` isn't followed. docs/decisions/0041-a-house-by-features.md says what the
switches are for.
"""

import asyncio
import sys
import threading
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Any, Final, NamedTuple

import simcord

from storage.drivers.sqlite import SqliteStore
from tests.bot.club import Club, new_bot
from tests.bot.panels import a_move, assemble, choose

ROOT: Final = Path(__file__).parent.parent
PACKAGES: Final = ("azul", "bot", "engine", "players", "storage")
FILES: Final = 90
SWITCHES: Final = 650
"""The most files and switches: more is a reason to review what has been added."""
SHOWN: Final = 40
"""How many rows of a table are shown."""


class Call(NamedTuple):
    """A call of a function in a file, a path from the root; `goes_on` if a coroutine was resumed."""

    file: str
    function: str
    goes_on: bool


def main() -> int:
    """Print the files that Confirm runs through, and between which of them it goes back and forth.

    Return 1 if there are more files or switches than allowed.
    """
    calls = asyncio.run(confirm())
    files = [call.file for call in calls]
    begun = [call.file for call in calls if not call.goes_on]
    switches = Counter((one, other) for one, other in pairwise(files) if one != other)
    entered = Counter(other for _, other in switches.elements())
    packages = Counter(file.split("/", 1)[0] for file in set(files))
    into = Counter(file.split("/", 1)[0] for file in entered.elements())
    pairs = Counter(tuple(sorted(pair)) for pair in switches.elements())
    print(f"{len(set(files))} files (at most {FILES}), {switches.total()} switches (at most {SWITCHES})")
    print(f"{sum(one != other for one, other in pairwise(begun))} switches to functions that begin there")
    _table("files, switches into them", [(package, packages[package], into[package]) for package in PACKAGES])
    _table("switches into a file", entered.most_common(SHOWN))
    _table("switches between two", [(f"{a} – {b}", n) for (a, b), n in pairs.most_common(SHOWN)])
    _table(
        "calls of a function",
        [(f"{file} {name}", n) for (file, name, _), n in Counter(calls).most_common(SHOWN)],
    )
    return int(len(set(files)) > FILES or switches.total() > SWITCHES)


async def confirm() -> list[Call]:
    """Press Confirm, and return the calls in the project's packages, those of all threads in order."""
    calls: list[Call] = []
    with TemporaryDirectory() as folder, _follow(calls):
        store = await SqliteStore.open(Path(folder) / "azul.db")
        async with simcord.run(new_bot(store), settle_timeout=30.0) as env:
            club = Club.found(env, store)
            await club.begin()
            member, move = await club.mover(), await a_move(club)
            panel = await assemble(club, member, move)
            choice = f"{move}!"
            calls.clear()
            await choose(member, panel, choice)
            walked = calls.copy()
        await store.close()
    return walked


@contextmanager
def _follow(calls: list[Call]) -> Iterator[None]:
    """Record calls, also those of threads that are started meanwhile."""
    files: dict[str, str | None] = {}

    def note(frame: FrameType, event: str, _: Any) -> None:
        if event != "call":
            return
        code = frame.f_code
        if code.co_filename not in files:
            files[code.co_filename] = _followed_file(code.co_filename)
        if file := files[code.co_filename]:
            calls.append(Call(file, code.co_name, _goes_on(frame)))

    threading.setprofile(note)
    sys.setprofile(note)
    try:
        yield
    finally:
        sys.setprofile(None)
        threading.setprofile(None)


def _goes_on(frame: FrameType) -> bool:
    """Return whether a frame is resumed rather than begun, which the argument of `RESUME` says."""
    return bool(frame.f_code.co_code[frame.f_lasti + 1] & 3)


def _followed_file(name: str) -> str | None:
    path = Path(name)
    if not path.is_relative_to(ROOT):
        return None
    path = path.relative_to(ROOT)
    return str(path) if path.parts[0] in PACKAGES else None


def _table(heading: str, rows: Sequence[tuple[Any, ...]]) -> None:
    print(f"\n{heading}")
    for name, *numbers in rows:
        print(*(f"{number:6}" for number in numbers), f" {name}")


if __name__ == "__main__":
    sys.exit(main())
