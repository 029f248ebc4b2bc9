"""Two revisions beside each other: each runs its own benchmarks, and what is slower is marked."""

from collections.abc import Sequence
from pathlib import Path

from bench.comparison import compare

REVISION = """
from types import SimpleNamespace

def run(quick):
    return [SimpleNamespace(name=n, value=v, unit=u, floor=None, at_least=a) for n, v, u, a in {figures}]
"""


def revision(folder: Path, *figures: tuple[str, float, str, bool]) -> Path:
    """Write a revision with a benchmark of one part."""
    (folder / "bench").mkdir(parents=True)
    (folder / "bench" / "part.py").write_text(REVISION.format(figures=list(figures)), encoding="utf-8")
    return folder


def compared(tmp_path: Path, ours: tuple[float, str, bool], theirs: float) -> Sequence[str]:
    """Return what is said of a figure of this value, unit and direction."""
    value, unit, at_least = ours
    here = revision(tmp_path / "here", ("a take", value, unit, at_least))
    there = revision(tmp_path / "there", ("a take", theirs, unit, at_least))
    _, row = compare("part", here, there, rounds=2, quick=True)
    return row


def test_what_takes_longer_is_marked(tmp_path: Path) -> None:
    assert compared(tmp_path, (11.0, "ms", False), 10.0) == (
        "a take",
        "ms",
        "11",
        "10",
        "1.10",
        "1.10",
        "",
        "SLOWER",
    )


def test_of_a_rate_less_is_slower(tmp_path: Path) -> None:
    assert compared(tmp_path, (90.0, "games/s", False), 100.0)[4:] == ("1.11", "1.11", "", "SLOWER")


def test_a_little_more_is_chance(tmp_path: Path) -> None:
    assert compared(tmp_path, (10.4, "ms", False), 10.0)[4:] == ("1.04", "1.04", "", "")


def test_what_only_one_of_them_measures_is_left_out(tmp_path: Path) -> None:
    here = revision(tmp_path / "here", ("a take", 1.0, "ms", False), ("a hint", 1.0, "ms", False))
    there = revision(tmp_path / "there", ("a take", 1.0, "ms", False))
    _, *rows = compare("part", here, there, rounds=1, quick=True)
    assert [row[0] for row in rows] == ["a take"]
