"""``python -m bench.load.turns SHARE PID…``: let processes run a share of the time, one after the other.

They are stopped and continued in turns until SIGTERM, and then all go on. So a machine with two processors
can say what two processes would do on machines of their own: never do they run at the same moment, and what
they share, the database and Discord, has a processor for itself.
"""

import os
import signal
import sys
import time
from collections.abc import Sequence
from typing import Final

PERIOD: Final = 0.1
"""Seconds in which each process has a turn."""


def run(share: float, pids: Sequence[int]) -> None:
    """Take turns until somebody raises `SystemExit`."""
    begun = time.monotonic()
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        while True:
            for number, pid in enumerate(pids):
                _sleep_until(begun + number * PERIOD / len(pids))
                os.kill(pid, signal.SIGCONT)
                _sleep_until(begun + number * PERIOD / len(pids) + share * PERIOD)
                os.kill(pid, signal.SIGSTOP)
            begun += PERIOD
    except ProcessLookupError:
        pass  # it has ended
    finally:
        for pid in pids:
            try:
                os.kill(pid, signal.SIGCONT)
            except ProcessLookupError:
                continue


def _sleep_until(when: float) -> None:
    time.sleep(max(0.0, when - time.monotonic()))


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    run(float(sys.argv[1]), [int(pid) for pid in sys.argv[2:]])
