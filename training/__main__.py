"""``python -m training``: make nets for the computer players."""

import argparse
import os
import shutil
import signal
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from training.chart import chart
from training.engine.build import NoCompilerError
from training.fleet import FleetPlan, train_all
from training.matches import pairings, score_of
from training.nets import WALLS, NetKind, kind_named, load
from training.plan import Plan, late
from training.run import Run
from training.selfplay import FACTORY_RULES, GREEDY, Net, Player, Settings, Table

# Before numpy is imported: one thread for each process, as the others play.
for _name in ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "OMP_NUM_THREADS"):
    os.environ.setdefault(_name, "1")


_FOLDER: Final = Path("build/training")


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command. Return 0 if it did what was asked."""
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__.partition(": ")[2])
    commands = parser.add_subparsers(required=True)
    _add_train(commands.add_parser("train", help="make one net, or go on with one"))
    _add_fleet(commands.add_parser("fleet", help="make all six nets at once"))
    _add_match(commands.add_parser("match", help="let two nets play, or one the greedy player"))
    asked = parser.parse_args(argv)
    try:
        code: int = asked.run(asked)
    except (NoCompilerError, ValueError, OSError) as problem:
        print(problem, file=sys.stderr)
        return 1
    return code


def _add_train(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--wall", choices=WALLS, default="coloured")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--minutes", type=float, default=5.0, help="for this call")
    parser.add_argument("--total", type=float, help="minutes of all calls together, for the schedules")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1, help="that play")
    parser.add_argument("--hidden", type=int, default=128, help="width of the first layer")
    parser.add_argument("--bootstrap-games", type=int, default=1000)
    parser.add_argument("--visits", type=int, nargs=2, default=(160, 32), help="of full and of fast searches")
    parser.add_argument("--late-visits", type=int, nargs=2, default=(400, 64), help="after 60 %% of the time")
    parser.add_argument("--window", type=int, default=1_000_000, help="positions that are kept")
    parser.add_argument("--passes", type=float, default=1.5, help="how often each is learnt from")
    parser.add_argument("--gate-games", type=int, default=200)
    parser.add_argument("--gate-every", type=float, default=60.0, help="seconds")
    parser.add_argument("--plain", action="store_true", help="no games with special factories")
    parser.add_argument("--folder", type=Path, help=f"default: {_FOLDER}/WALL-PLAYERS")
    parser.add_argument("--export", type=Path, help="where to put a copy of the best net in the end")
    parser.set_defaults(run=_train)


def _train(asked: argparse.Namespace) -> int:
    kind = NetKind(asked.wall, asked.players)
    plan = Plan(
        kind=kind,
        hidden=(asked.hidden, 64),
        threads=max(1, asked.threads),
        seconds=60 * asked.minutes,
        total=60 * (asked.total or asked.minutes),
        bootstrap_games=asked.bootstrap_games,
        settings=Settings(*asked.visits),
        late_settings=late(*asked.late_visits),
        window=asked.window,
        passes=asked.passes,
        gate_games=asked.gate_games,
        gate_every=asked.gate_every,
        mixed=not asked.plain,
    )
    begun = time.monotonic()
    folder: Path = asked.folder or _FOLDER / kind.name
    run = Run(plan, folder, lambda line: print(f"{time.monotonic() - begun:5.0f} s  {line}", flush=True))
    for ending in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ending, lambda *_: run.stop())
    run.go()
    print(chart(run.points))
    if asked.export is not None:
        shutil.copy(folder / "best.npz", asked.export)
    return 0


def _add_fleet(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--minutes", type=float, default=9.0, help="for this call")
    parser.add_argument("--total", type=float, default=27.0, help="minutes of all calls together")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--folder", type=Path, default=_FOLDER, help="what a later call goes on with")
    parser.add_argument(
        "--out", type=Path, default=_FOLDER / "out", help="for a few files with copies of it all"
    )
    parser.add_argument("--source", type=Path, help="copies from another machine to go on with")
    parser.set_defaults(run=_fleet)


def _fleet(asked: argparse.Namespace) -> int:
    return train_all(
        FleetPlan(asked.folder, asked.out, asked.minutes, asked.total, asked.cores, asked.source)
    )


def _add_match(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("kind", help="such as coloured-2")
    parser.add_argument("first", type=Path)
    parser.add_argument("second", type=Path, nargs="?", help="the greedy player if there is none")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--against", type=int, help="simulations of the second, if not the same")
    parser.add_argument("--factories", choices=FACTORY_RULES, default="plain")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.set_defaults(run=_match)


def _match(asked: argparse.Namespace) -> int:
    kind = kind_named(asked.kind)
    first = Player(Net(kind, load(asked.first, kind)), asked.simulations)
    second = GREEDY
    if asked.second is not None:
        visits = asked.simulations if asked.against is None else asked.against
        second = Player(Net(kind, load(asked.second, kind)), visits)
    games = list(pairings([Table(kind, asked.factories)], asked.games, asked.seed))
    with ThreadPoolExecutor(asked.threads) as pool:
        shares = list(pool.map(lambda pairing: pairing.play((first, second)), games))
    score = score_of(shares, kind.players)
    print(
        f"{score.games} games: {score.share:.1%} of the win (±{2 * score.error:.1%}), "
        f"as between two players {score.rate:.1%}, Elo {score.elo:+.0f}"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
