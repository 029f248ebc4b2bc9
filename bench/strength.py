"""``python -m bench.strength``: how well the computer players play, in matches of paired deals.

Each deal is played once with each seating. Results are added to a file as they come in, so that a run can be
stopped and taken up again, and files from several machines can be put together. ``--table`` shows them.
"""

import argparse
import os
import sys
import time
from collections import deque
from collections.abc import Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import pairwise, product
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from azul import BASE_GAME, Factories, Rules, WallSide
from bench.matches import Game, Match, engine_named, games, play
from bench.tally import MatchResult, line_of, read, table
from engine.computers.external import Fault
from players import Level
from players.evaluation.nets import NETS

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy is loaded: every game is one core's


_FREE: Final = Rules(WallSide.FREE)
_SPECIAL: Final = Rules(WallSide.COLOURED, Factories.SPECIAL)
_BOTH: Final = Rules(WallSide.FREE, Factories.SPECIAL)
_GOALS: Final = {2: 0.95, 3: 0.60, 4: 0.55}
"""How often one expert should win against greedy players, by the number of seats."""

_VARIANTS: Final = (BASE_GAME, _FREE, _SPECIAL, _BOTH)


def against(others: str) -> Sequence[Match]:
    """Return the matches of an expert of 400 simulations against others, in every kind of game."""
    return [Match("400", others, seats, rules) for rules, seats in product(_VARIANTS, _GOALS)]


MATCHES: Final = (
    *(Match("expert", "greedy", seats, rules, _GOALS[seats]) for rules, seats in product(_VARIANTS, _GOALS)),
    *(Match("400", "greedy", seats, rules, _GOALS[seats]) for rules, seats in product(_VARIANTS, _GOALS)),
    *(
        Match(better.value, worse.value, 2, rules, 0.65)
        for rules in _VARIANTS
        for worse, better in pairwise(Level)
    ),
    *(Match(level.value, "greedy") for level in Level),
    *(
        Match(limit, quarter, 2, BASE_GAME)
        for limit, quarter in (("100", "25"), ("400", "100"), ("1600", "400"), ("0.5s", "0.125s"))
    ),
    *(Match("400", "100", 2, rules) for rules in (_FREE, _SPECIAL, _BOTH)),
    *against("first:400"),
)
"""What is measured, in the order of the table."""


def main(argv: Sequence[str] | None = None) -> int:
    """Play what is missing, or show the table."""
    parser = argparse.ArgumentParser(prog="python -m bench.strength", description=__doc__)
    parser.add_argument("matches", nargs="*", metavar="PART", help="only matches whose name has this in it")
    parser.add_argument("--list", action="store_true", help="show the names of the matches")
    parser.add_argument("--deals", type=int, default=100, help="deals for each match (default: 100)")
    parser.add_argument("--processes", type=int, default=1, help="games at a time (default: 1)")
    parser.add_argument("--seconds", type=float, help="begin no game after so many")
    parser.add_argument("--out", type=Path, default=Path("build/strength.jsonl"), help="the file of results")
    parser.add_argument(
        "--engine", metavar="COMMAND", help="play against this engine (docs/engines.md) alone"
    )
    parser.add_argument(
        "--movetime", type=int, default=500, help="its milliseconds for a move (default: 500)"
    )
    parser.add_argument("--nets", type=Path, default=NETS, help="the folder of the nets")
    parser.add_argument(
        "--table", type=Path, nargs="+", metavar="FILE", help="show the results in these files"
    )
    asked = parser.parse_args(argv)
    known = MATCHES if asked.engine is None else against(engine_named(asked.engine, asked.movetime))
    chosen = [match for match in known if _is_asked(match, asked.matches)]
    if asked.list:
        print(*(match.name for match in chosen), sep="\n")
    elif asked.table:
        print(table(chosen, read(asked.table)), end="")
    else:
        try:
            _play(chosen, asked)
        except Fault as fault:
            print(f"The engine failed: {fault}", file=sys.stderr)
            return 1
        print(table(chosen, read([asked.out])), end="")
    return 0


def _is_asked(match: Match, parts: Sequence[str]) -> bool:
    return not parts or any(part in match.name for part in parts)


def _play(matches: Sequence[Match], asked: argparse.Namespace) -> None:
    """Play the games whose results aren't in the file, deal by deal through all matches."""
    out: Path = asked.out
    known = read([out])
    missing = deque(
        (match, game)
        for deal in range(asked.deals)
        for match in matches
        for game in games(match, deal)
        if (match.name, game) not in known
    )
    until = None if asked.seconds is None else time.monotonic() + asked.seconds
    out.parent.mkdir(parents=True, exist_ok=True)
    with (
        ProcessPoolExecutor(asked.processes, get_context("spawn")) as pool,
        out.open("a", encoding="utf-8") as file,
    ):
        running: set[Future[MatchResult]] = set()
        while missing or running:
            if until is not None and time.monotonic() >= until:
                missing.clear()
            while missing and len(running) < 2 * asked.processes:
                running.add(pool.submit(_result, *missing.popleft(), asked.nets))
            done, running = wait(running, timeout=1, return_when=FIRST_COMPLETED)
            for finished in done:
                print(line_of(finished.result()), file=file, flush=True)


def _result(match: Match, game: Game, nets: Path) -> MatchResult:
    return MatchResult(match.name, game, play(match, game, nets))


if __name__ == "__main__":
    sys.exit(main())
