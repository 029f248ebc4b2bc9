"""The figures of this revision beside those of another one, in a folder of its own.

Each runs its own benchmarks, in a process of its own, round after round and in turns, as the speed of a
machine changes all the time. Other work never makes a figure better, so the best values are compared first;
the median of the rounds' own ratios says how much of that is chance.
"""

import json
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

MOST_SLOWED: Final = 1.05
"""The most that a figure may be here, as a multiple of what it is there."""
_HEADINGS: Final = ("figure", "unit", "here", "there", "×", "median ×", "floor ×", "")
# Spelled out, as the other revision doesn't have this module.
_PROGRAM: Final = """
import importlib, json, sys
part, quick = sys.argv[1:]
figures = importlib.import_module("bench." + part).run(quick == "quick")
print()
print(json.dumps([[f.name.strip(), f.value, f.unit, f.floor, f.at_least] for f in figures]))
"""


class _Value(NamedTuple):
    unit: str
    value: float
    floor: float | None
    is_better_if_higher: bool


Key = tuple[str, int]
"""The name of a figure, and how many of this name came before."""


def compare(part: str, ours: Path, theirs: Path, rounds: int, *, quick: bool) -> Sequence[Sequence[str]]:
    """Measure a part in the folders of two revisions, in turns; return the rows of a table."""
    found: defaultdict[Path, list[dict[Key, _Value]]] = defaultdict(list)
    for number in range(rounds):
        for root in (ours, theirs) if number % 2 else (theirs, ours):
            found[root].append(_measured(part, root, quick=quick))
    here, there = found[ours], found[theirs]
    common = [key for key in here[0] if all(key in each for each in (*here, *there))]
    rows = (_row(key[0], [each[key] for each in here], [each[key] for each in there]) for key in common)
    return [_HEADINGS, *rows]


def _measured(part: str, root: Path, *, quick: bool) -> dict[Key, _Value]:
    command = [sys.executable, "-c", _PROGRAM, part, "quick" if quick else ""]
    child = subprocess.run(command, check=True, cwd=root, stdout=subprocess.PIPE, text=True)  # noqa: S603 - ourselves
    return dict(_read(child.stdout.splitlines()[-1]))


def _read(line: str) -> Iterator[tuple[Key, _Value]]:
    seen = Counter[str]()
    for name, value, unit, floor, at_least in json.loads(line):
        yield (name, seen[name]), _Value(unit, value, floor, at_least or unit.endswith("/s"))
        seen[name] += 1


def _row(name: str, here: Sequence[_Value], there: Sequence[_Value]) -> Sequence[str]:
    best = max if here[0].is_better_if_higher else min
    ours, theirs = best(each.value for each in here), best(each.value for each in there)
    slower = _slower(here[0], ours, theirs)
    pairs = [_slower(mine, mine.value, other.value) for mine, other in zip(here, there, strict=True)]
    floors = [[each.floor or 0.0 for each in values] for values in (here, there)]
    floor = f"{best(floors[0]) / best(floors[1]):.2f}" if all(map(all, floors)) else ""
    marked = "SLOWER" if slower > MOST_SLOWED and median(pairs) > MOST_SLOWED else ""
    return (
        name,
        here[0].unit,
        f"{ours:,.4g}",
        f"{theirs:,.4g}",
        f"{slower:.2f}",
        f"{median(pairs):.2f}",
        floor,
        marked,
    )


def _slower(kind: _Value, ours: float, theirs: float) -> float:
    """Return what a figure is here as a multiple of what it is there."""
    if kind.is_better_if_higher:
        ours, theirs = theirs, ours
    return ours / theirs if theirs else 1.0 + (ours > 0)
