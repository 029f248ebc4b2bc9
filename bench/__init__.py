"""The project's own figures: what each part takes, beside its floor and the bound it must keep.

A module of this package measures one part through its public functions. Its ``run(quick)`` returns the
figures, medians of several runs made in one go; `quick` asks for a short look that may be imprecise.
A floor is the least that the same work could take here and now: it makes figures of two machines comparable.
"""

import statistics
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

__all__ = ["Figure", "directory_on_disk", "medians"]


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured value in its `unit`, beside its floor, which `floor_name` describes.

    `bound` is the most that the value may be, or the least with `at_least`; `times_floor` is how many floors
    it may be at most.
    """

    name: str
    value: float
    unit: str
    floor: float | None = None
    floor_name: str = ""
    bound: float | None = None
    at_least: bool = False
    times_floor: float | None = None

    @property
    def is_bounded(self) -> bool:
        """Whether there is anything that this figure must keep."""
        return self.bound is not None or self.times_floor is not None

    @property
    def is_over(self) -> bool:
        """Whether a bound is not kept."""
        if self.times_floor is not None and self.floor and self.value > self.times_floor * self.floor:
            return True
        if self.bound is None:
            return False
        return self.value < self.bound if self.at_least else self.value > self.bound


@contextmanager
def directory_on_disk() -> Iterator[Path]:
    """Make a directory for a while where writing costs what it costs; /tmp is often memory."""
    var_tmp = Path("/var/tmp")  # noqa: S108 - the directory in it gets a name of its own
    with tempfile.TemporaryDirectory(dir=var_tmp if var_tmp.is_dir() else None) as directory:
        yield Path(directory)


def medians(runs: int, *measures: Callable[[], float]) -> Sequence[float]:
    """Return the median of every measure over `runs` rounds.

    The measures take turns, so that a machine that is slow for a while is slow for all of them.
    """
    values = [[measure() for measure in measures] for _ in range(runs)]
    return [statistics.median(column) for column in zip(*values, strict=True)]
