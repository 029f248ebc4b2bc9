"""``python -m bench``: run the benchmarks and print the figures as a table."""

import argparse
import importlib
import sys
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Final

from bench import Figure
from bench.comparison import compare

PARTS: Final = (
    "rules",
    "search",
    "compiled",
    "storage",
    "server",
    "statistics",
    "open_games",
    "pictures",
    "turns",
    "bot",
    "load",
)
ONLY_IF_ASKED: Final = ("handover",)
"""Parts that take minutes even with ``--quick``."""
_HEADINGS: Final = ("figure", "value", "unit", "floor", "×", "bound", "", "the floor is")
_NUMBERS: Final = {1, 3, 4, 5}


def main(argv: Sequence[str] | None = None) -> int:
    """Measure and print. Return 1 if a figure exceeds its bound, unless the run is quick and so imprecise."""
    parser = argparse.ArgumentParser(prog="python -m bench", description="Run this project's benchmarks.")
    parser.add_argument(
        "parts", nargs="*", metavar="PART", help=f"what to measure: {', '.join(PARTS + ONLY_IF_ASKED)}"
    )
    parser.add_argument("--quick", action="store_true", help="only check that every benchmark runs")
    parser.add_argument(
        "--against", type=Path, metavar="FOLDER", help="beside another revision, checked out there"
    )
    parser.add_argument(
        "--rounds", type=int, default=5, help="how often each of the two is run, 5 by default"
    )
    asked = parser.parse_args(argv)
    if unknown := set(asked.parts) - {*PARTS, *ONLY_IF_ASKED}:
        parser.error(f"no such part: {', '.join(sorted(unknown))}")
    over = False
    for part in asked.parts or PARTS:
        if asked.against:
            rows = compare(part, Path.cwd(), asked.against, asked.rounds, quick=asked.quick)
            print(f"\n{part}", *_table(rows, {2, 3, 4, 5, 6}), sep="\n", flush=True)
            continue
        figures: Sequence[Figure] = importlib.import_module(f"bench.{part}").run(asked.quick)
        print(f"\n{part}", *_table([_HEADINGS, *map(_row, figures)], _NUMBERS), sep="\n", flush=True)
        over = over or any(figure.is_over for figure in figures)
    return int(over and not asked.quick)


def _table(rows: Sequence[Sequence[str]], numbers: Collection[int]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            cell.rjust(width) if column in numbers else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def _row(figure: Figure) -> tuple[str, ...]:
    return (
        figure.name,
        _number(figure.value),
        figure.unit,
        "" if figure.floor is None else _number(figure.floor),
        f"{figure.value / figure.floor:.2f}" if figure.floor else "",
        _bound(figure),
        ("OVER" if figure.is_over else "ok") if figure.is_bounded else "",
        figure.floor_name,
    )


def _bound(figure: Figure) -> str:
    bounds = []
    if figure.bound is not None:
        bounds.append(f"{'≥' if figure.at_least else '≤'} {_number(figure.bound)}")
    if figure.times_floor is not None:
        bounds.append(f"≤ {figure.times_floor:g} ×")
    return ", ".join(bounds)


def _number(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


if __name__ == "__main__":
    sys.exit(main())
