"""A process in which computer players think, so that nobody else waits for them.

It reads a request from each line of its input and writes the answer to it as a line (`players.requests`).
"""

import os
import sys
from typing import Final

NICENESS: Final = 10
"""How far the process stands back behind the one that answers people."""


def main() -> None:
    """Answer one request after the other until there are no more."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # read once, when numpy is loaded
    if hasattr(os, "nice"):
        _ = os.nice(NICENESS)
    from players.thinking import Thinking  # noqa: PLC0415 - this loads numpy

    thinking = Thinking()
    for line in sys.stdin:
        _ = sys.stdout.write(f"{thinking.answer(line)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
