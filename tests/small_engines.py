"""Small engines that speak the protocol of docs/engines.md, and do one thing wrong if a test wants that."""

import sys
from pathlib import Path
from typing import Final

from engine import Program

GO: Final = "print('bestmove', moves[0])"
"""What a good one does when it is asked for a move: the first of those that are legal."""
HANGS: Final = "time.sleep(3_600)"
DIES: Final = "sys.exit(3)"
LIES: Final = "print('bestmove 9kf')"
TALKS: Final = "print('teapot'); os.write(1, b'\\xff\\n')"
_SCRIPT: Final = """
import os, sys, time
print = __import__("functools").partial(print, flush=True)
{begin}
for line in sys.stdin:
    words = line.split()
    match words[:1]:
        case ["azul"]:
            print("id name Small\\noption name Risk type spin default 3\\n{plays}azulok 1")
        case ["isready"]:
            print("readyok")
        case ["go"]:
            moves = words[words.index("moves") + 1:]
            {go}
        case ["quit"]:
            break
        case _:
            {other}
"""


def small(
    go: str = GO,
    *,
    begin: str = "",
    other: str = "pass",
    plays: str = "",
    starts: Path | None = None,
    name: str = "Gina",
    milliseconds: int = 10,
    options: tuple[tuple[str, str], ...] = (),
) -> Program:
    """Return an engine, which notes its process id in the file `starts` whenever it is started."""
    if starts is not None:
        begin = f"open({str(starts)!r}, 'a').write(f'{{os.getpid()}}\\n'); {begin}"
    script = _SCRIPT.format(begin=begin, go=go, other=other, plays=plays and f"{plays}\\n")
    return Program(name, (sys.executable, "-I", "-S", "-c", script), milliseconds, options)


def processes(starts: Path) -> list[int]:
    """Return the ids of the processes that have noted them."""
    return [int(line) for line in starts.read_text(encoding="utf-8").split()] if starts.exists() else []
