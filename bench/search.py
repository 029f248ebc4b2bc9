"""Searches: simulations a second, the first move of a new process, its memory, and a few games.

All figures are CPU times, except the first move's, for which people wait.
"""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import cycle
from threading import Thread
from time import perf_counter, process_time

from azul import BASE_GAME, Factories, Rules, WallSide
from bench import Figure, medians
from bench.matches import Match, games, play
from bench.search_memory import LARGEST, start
from bench.tally import tally
from engine.computers.workers import COMMAND
from players import Level
from players.evaluation.nets import net_of
from players.requests import TurnRequest, request_line
from players.search.limits import SearchLimits
from players.search.searcher import Searcher


def run(quick: bool) -> Sequence[Figure]:
    """Measure searches; positions and games are the same in each run."""
    runs, simulations = (1, 200) if quick else (5, 5_000)
    speeds = medians(
        runs,
        _speed(2, BASE_GAME, simulations),
        _speed(2, Rules(WallSide.FREE), simulations),
        _speed(2, Rules(WallSide.COLOURED, Factories.SPECIAL), simulations),
        _speed(3, BASE_GAME, simulations),
        _speed(4, BASE_GAME, simulations),
        _speed(4, LARGEST, simulations),
    )
    base, free, special, three, four, most = speeds
    (first,) = medians(1 if quick else 5, _first_move)
    match = Match("100", "greedy")
    outcomes = [play(match, game) for deal_ in range(1 if quick else 10) for game in games(match, deal_)]
    counted = tally(outcomes)
    return (
        Figure("simulations from a round's start", base, "/s", bound=5_000, at_least=True),
        Figure("  free walls", free, "/s"),
        Figure("  special factories", special, "/s"),
        Figure("  3 players", three, "/s"),
        Figure("  4 players", four, "/s"),
        Figure("  4 players, free walls, special factories", most, "/s"),
        Figure("first move of an expert's new process", first, "s", bound=1),
        Figure("memory of a process with a full tree", _memory(quick), "MB", bound=100),
        Figure(f"100 simulations against greedy, {counted.games} games", 100 * counted.share, "% won"),
        Figure("  CPU time for a take", counted.milliseconds, "ms"),
    )


def _speed(players: int, rules: Rules, simulations: int) -> Callable[[], float]:
    """Return a measure of the simulations a second from the starts of five games."""
    net = net_of(rules.wall, players)

    def measure() -> float:
        begun = process_time()
        for number in range(5):
            Searcher(net).search(start(players, rules, number), SearchLimits(simulations))
        return 5 * simulations / (process_time() - begun)

    return measure


def _first_move() -> float:
    """Return the seconds until a process that has just been started answers with an expert's move."""
    request = request_line(TurnRequest(start(2, BASE_GAME, 0), 0, Level.EXPERT, seed=0))
    begun = perf_counter()
    answered = subprocess.run(
        [sys.executable, "-m", "players.worker"],
        input=f"{request}\n",
        check=True,
        capture_output=True,
        text=True,
    )
    seconds = perf_counter() - begun
    assert json.loads(answered.stdout)
    return seconds


def _memory(quick: bool) -> float:
    """Return the megabytes of a process that has searched for as long as its tree may grow.

    It imports what a worker does, and nothing else of the project.
    """
    script = f"from bench.search_memory import print_memory; print_memory({100 if quick else 30_000})"
    command = [sys.executable, "-c", script]
    ran = subprocess.run(command, check=True, capture_output=True, text=True)  # noqa: S603 - our own code
    return float(ran.stdout)


@contextmanager
def busy_worker() -> Iterator[Callable[[bool], None]]:
    """Keep a worker busy with experts' moves until the block ends.

    Yield a function that resumes it (True) or pauses it (False).
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
            _ = worker.stdin.write(
                f"{request_line(TurnRequest(start(2, BASE_GAME, number), 0, Level.EXPERT, 0))}\n"
            )
            if not worker.stdout.readline():
                return
