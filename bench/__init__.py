"""The project's own benchmarks: how long each part takes, next to its floor and the bound it has to meet.

Each module measures one part through its public functions. Its ``run(quick)`` returns the figures, which are
medians over several runs; with `quick` they may be imprecise. A floor is the least that the same work could
take on this machine at this moment, so that figures from different machines can be compared.
"""

import resource
import statistics
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

__all__ = ["Figure", "directory_on_disk", "medians", "resident_megabytes"]


@dataclass(frozen=True, slots=True)
class Figure:
    """A measured value in its `unit`, next to its floor, which `floor_name` describes.

    `bound` is the highest value allowed, or with `at_least` the lowest. `times_floor` is the highest allowed
    multiple of the floor.
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
        """Whether this figure has a bound to meet."""
        return self.bound is not None or self.times_floor is not None

    @property
    def is_over(self) -> bool:
        """Whether a bound isn't met."""
        if self.times_floor is not None and self.floor and self.value > self.times_floor * self.floor:
            return True
        if self.bound is None:
            return False
        return self.value < self.bound if self.at_least else self.value > self.bound


@contextmanager
def directory_on_disk() -> Iterator[Path]:
    """Create a temporary directory on a real disk; /tmp is often in memory."""
    var_tmp = Path("/var/tmp")  # noqa: S108 - the directory created in it gets a unique name
    with tempfile.TemporaryDirectory(dir=var_tmp if var_tmp.is_dir() else None) as directory:
        yield Path(directory)


def medians(runs: int, *measures: Callable[[], float]) -> Sequence[float]:
    """Return the median of each measure over `runs` rounds.

    The measures take turns, so that a slow spell of the machine affects all of them alike.
    """
    values = [[measure() for measure in measures] for _ in range(runs)]
    return [statistics.median(column) for column in zip(*values, strict=True)]


def resident_megabytes() -> float:
    """Return the memory that this process uses, or on systems that don't report it the most it ever used."""
    statm = Path("/proc/self/statm")
    if statm.exists():
        return int(statm.read_text(encoding="ascii").split()[1]) * resource.getpagesize() / 1e6
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e6  # in bytes on macOS
