"""The shards a process is configured to run: parsed from settings, printed in the log."""

import re
from collections.abc import Collection
from dataclasses import dataclass
from itertools import groupby
from typing import Final

MAX_SHARDS: Final = 4096
_FORM: Final = re.compile(r"(\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*)/(\d+)", re.ASCII)
_EXAMPLE: Final = "write for example 0-3/16: the first four of sixteen shards"


@dataclass(frozen=True, slots=True)
class ShardAssignment:
    """The `shards` that a process should run, out of `shard_count`.

    >>> str(parse_assignment("5,0-3/16"))
    '0-3,5/16'
    """

    shard_count: int
    shards: frozenset[int]

    @property
    def is_whole(self) -> bool:
        """Whether this is every shard."""
        return len(self.shards) == self.shard_count

    def __str__(self) -> str:
        return f"{ranges(self.shards)}/{self.shard_count}"


def parse_assignment(text: str) -> ShardAssignment:
    """Parse an operator's setting. Raise `ValueError` with a hint if it makes no sense."""
    form = _FORM.fullmatch(text.replace(" ", ""))
    if form is None:
        raise ValueError(f"can't be read; {_EXAMPLE}")
    shard_count = int(form[2])
    if not 1 <= shard_count <= MAX_SHARDS:
        raise ValueError(f"has to be of 1 to {MAX_SHARDS} shards, not {shard_count}")
    shards: set[int] = set()
    for piece in form[1].split(","):
        first, _, last = piece.partition("-")
        numbers = range(int(first), int(last or first) + 1)
        if not numbers:
            raise ValueError(f"{piece} runs backwards; {_EXAMPLE}")
        if numbers[-1] >= shard_count:
            raise ValueError(
                f"there is no shard {numbers[-1]} of {shard_count}: "
                f"they are numbered from 0 to {shard_count - 1}"
            )
        shards.update(numbers)
    return ShardAssignment(shard_count, frozenset(shards))


def ranges(shards: Collection[int]) -> str:
    """Return shard numbers as ranges.

    >>> ranges({0, 1, 2, 3, 8, 5})
    '0-3,5,8'
    """
    pieces = []
    for _, group in groupby(enumerate(sorted(shards)), key=lambda each: each[1] - each[0]):
        numbers = [number for _, number in group]
        pieces.append(str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}-{numbers[-1]}")
    return ",".join(pieces)
