"""The worker process in which computer players think, so that the bot isn't held up.

It reads a request from each line of its input and writes the answer to it as a line (`players.requests`).
"""

import os
import sys
from typing import Final

NICENESS: Final = 10
"""The niceness of the process, below that of the bot, which answers people."""


def main() -> None:
    """Answer requests until the end of the input."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # read once, when numpy is loaded
    if hasattr(os, "nice"):
        _ = os.nice(NICENESS)
    from players.request_handler import RequestHandler  # noqa: PLC0415 - this loads numpy

    handler = RequestHandler()
    for line in sys.stdin:
        _ = sys.stdout.write(f"{handler.answer(line)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
