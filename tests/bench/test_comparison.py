"""Two revisions beside each other: each runs its own benchmarks, and what is slower is marked."""

from collections.abc import Sequence
from pathlib import Path

import pytest

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


@pytest.fixture(scope="module")
def rows(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Sequence[str]]:
    """Return what is said of two revisions, by what they measure."""
    folder = tmp_path_factory.mktemp("revisions")
    here = revision(
        folder / "here",
        ("a take", 11.0, "ms", False),
        ("games", 90.0, "games/s", False),
        ("a plan", 10.4, "ms", False),
        ("a hint", 1.0, "ms", False),
    )
    there = revision(
        folder / "there",
        ("a take", 10.0, "ms", False),
        ("games", 100.0, "games/s", False),
        ("a plan", 10.0, "ms", False),
    )
    _, *found = compare("part", here, there, rounds=2, quick=True)
    return {row[0]: row for row in found}


def test_what_takes_longer_is_marked(rows: dict[str, Sequence[str]]) -> None:
    assert rows["a take"] == ("a take", "ms", "11", "10", "1.10", "1.10", "", "SLOWER")


def test_of_a_rate_less_is_slower(rows: dict[str, Sequence[str]]) -> None:
    assert rows["games"][4:] == ("1.11", "1.11", "", "SLOWER")


def test_a_little_more_is_chance(rows: dict[str, Sequence[str]]) -> None:
    assert rows["a plan"][4:] == ("1.04", "1.04", "", "")


def test_what_only_one_of_them_measures_is_left_out(rows: dict[str, Sequence[str]]) -> None:
    assert list(rows) == ["a take", "games", "a plan"]
