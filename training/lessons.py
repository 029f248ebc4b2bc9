"""Lessons, the training examples, packed: a row for each position, and as many inputs and moves as it has."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from training.nets import Floats

Integers = NDArray[np.int64]

PARTS: Final = 8
"""Parts of the policy that a move has at most; the rest of a row is `nets.POLICY_OUTPUTS`, which is none."""
ROW: Final = np.dtype(
    [
        ("first_input", np.uint32),
        ("inputs", np.uint32),
        ("first_move", np.uint32),
        ("moves", np.uint32),
        ("dense", np.float32, 19),
        ("expected", np.float32, 4),
        ("outcome", np.float32, 4),
        ("scores", np.float32, 4),
        ("was_played", np.uint32),
    ]
)
"""`Lesson` of selfplay.h."""
_ROWS_PER_READ: Final = 1 << 14
"""How many lessons a chunk has, since picking from many small ones takes long."""


@dataclass(frozen=True, slots=True)
class Lessons:
    """Positions, from the view of the seat to move, with the targets for training.

    `rows` are of type `ROW`; `inputs` the indices of the inputs that are 1, repeated for larger counts;
    `parts` [moves, PARTS] the parts of the policy that a move adds up, and `shares` the moves' shares of the
    visits.
    """

    rows: NDArray[np.void]
    inputs: NDArray[np.uint16]
    parts: NDArray[np.uint8]
    shares: Floats

    def __len__(self) -> int:
        return len(self.rows)

    def pick(self, chosen: Integers) -> "Lessons":
        """Return some of the lessons, in the order of `chosen`."""
        rows = self.rows[chosen]
        inputs = stretches(rows["first_input"], rows["inputs"])
        moves = stretches(rows["first_move"], rows["moves"])
        rows["first_input"] = starts(rows["inputs"])
        rows["first_move"] = starts(rows["moves"])
        return Lessons(rows, self.inputs[inputs], self.parts[moves], self.shares[moves])


def join(lessons: Sequence[Lessons]) -> Lessons:
    """Return all lessons of a non-empty sequence as one."""
    rows = np.concatenate([part.rows for part in lessons])
    rows["first_input"] = starts(rows["inputs"])
    rows["first_move"] = starts(rows["moves"])
    return Lessons(
        rows,
        np.concatenate([part.inputs for part in lessons]),
        np.concatenate([part.parts for part in lessons]),
        np.concatenate([part.shares for part in lessons]),
    )


def starts(counts: NDArray[np.uint32]) -> Integers:
    """Return where each of several stretches begins if they follow one another."""
    ends = np.cumsum(counts, dtype=np.int64)
    return ends - counts


def stretches(first: NDArray[np.uint32], counts: NDArray[np.uint32]) -> Integers:
    """Return the indices of several stretches, one after the other."""
    return np.repeat(first - starts(counts), counts) + np.arange(int(counts.sum()))


class Window:
    """The latest lessons, about `most` of them; the oldest are dropped first."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.chunks: list[Lessons] = []
        self.size = 0
        self._together = min(_ROWS_PER_READ, most // 16)
        self._latest: list[Lessons] = []

    def add(self, lessons: Lessons) -> None:
        """Add new lessons. They may be sampled once there are enough of them."""
        self._latest.append(lessons)
        if sum(map(len, self._latest)) < self._together:
            return
        self.chunks.append(join(self._latest))
        self.size += len(self.chunks[-1])
        self._latest.clear()
        while self.size - len(self.chunks[0]) >= self.most:
            self.size -= len(self.chunks.pop(0))

    def sample(self, count: int, random: np.random.Generator) -> Lessons:
        """Return `count` random lessons, in random order; some may be the same."""
        ends = np.cumsum([len(chunk) for chunk in self.chunks])
        chosen = np.sort(random.integers(0, self.size, count))
        cuts = np.searchsorted(chosen, ends)
        parts = [
            chunk.pick(rows - (end - len(chunk)))
            for chunk, end, rows in zip(self.chunks, ends, np.split(chosen, cuts[:-1]), strict=True)
            if len(rows)
        ]
        return join(parts).pick(random.permutation(count))

    def save(self, path: Path, most: int) -> None:
        """Write about `most` of the latest lessons to a file, atomically."""
        lessons = join(self.chunks[-max(1, len(self.chunks) * most // self.size) :])
        partly = path.with_suffix(".part.npz")
        np.savez(partly, rows=lessons.rows, inputs=lessons.inputs, parts=lessons.parts, shares=lessons.shares)
        partly.replace(path)

    def load(self, path: Path) -> None:
        """Add the lessons of a file. Raise `ValueError` if another version has written it."""
        with np.load(path) as file:
            if file["rows"].dtype != ROW:
                message = f"{path} has lessons of another form"
                raise ValueError(message)
            self.add(Lessons(file["rows"], file["inputs"], file["parts"], file["shares"]))
