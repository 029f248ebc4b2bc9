"""``python -m players``: the computer player as an engine, which gets positions and answers with moves.

It reads commands from its input and writes answers to its output, a line each; docs/engines.md explains them.
"""

import os
import sys
from contextlib import suppress
from io import TextIOWrapper
from queue import SimpleQueue
from threading import Thread
from typing import Final

_LONGEST: Final = 1 << 16
"""The most bytes of a command; the rest is dropped."""


def main() -> int:
    """Answer commands until ``quit`` or the end of the input; return the exit code."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # read once, when numpy is loaded
    from players.dialogue import Dialogue  # noqa: PLC0415 - this loads numpy

    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")  # whatever the system's encoding
    heard = SimpleQueue[str | None]()
    Thread(target=_listen, args=(heard,), daemon=True).start()
    dialogue = Dialogue(is_interrupted=lambda: not heard.empty())
    try:
        while not dialogue.is_over and (line := heard.get()) is not None:
            for answer in dialogue.answer(line):
                print(answer, flush=True)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        return 130
    return 0


def _listen(heard: SimpleQueue[str | None]) -> None:
    """Put each input line into the queue at once, even during an answer, and None at the end of the input.

    An input that can't be read, such as that of a closed terminal, counts as ended. It is read from the
    system, not from `sys.stdin`, whose lock a waiting thread must not hold at exit.
    """
    rest = b""
    with suppress(OSError):
        while more := os.read(0, _LONGEST):
            *lines, rest = (rest + more).split(b"\n")
            for line in lines:
                heard.put(line.decode(errors="replace"))
            rest = rest[:_LONGEST]
    heard.put(None)


if __name__ == "__main__":
    sys.exit(main())
