"""A process that searches all the time, as beside a bot whose computers always have something to find."""

import os
import signal
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import cycle
from threading import Thread

from azul import BASE_GAME
from bench.search import start
from engine.computers.workers import COMMAND
from players import Level
from players.requests import Turn, line_of


@contextmanager
def somebody_thinking() -> Iterator[Callable[[bool], None]]:
    """Let a worker find the moves of experts, one after the other, for as long as this lasts.

    What this yields lets it pause and go on.
    """
    with subprocess.Popen(  # noqa: S603 - our own command
        COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
    ) as worker:
        asking = Thread(target=_ask, args=(worker,))
        asking.start()

        def let_think(thinks: bool) -> None:
            os.kill(worker.pid, signal.SIGCONT if thinks else signal.SIGSTOP)

        try:
            yield let_think
        finally:
            worker.kill()
            asking.join()


def _ask(worker: subprocess.Popen[str]) -> None:
    assert worker.stdin is not None
    assert worker.stdout is not None
    with suppress(BrokenPipeError), worker.stdin:
        for number in cycle(range(9)):
            _ = worker.stdin.write(f"{line_of(Turn(start(2, BASE_GAME, number), 0, Level.EXPERT, 0))}\n")
            if not worker.stdout.readline():
                return
