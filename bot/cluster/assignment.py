"""Which shards a process is configured to run, as operators write it and as the log prints it."""

import re
from collections.abc import Collection
from dataclasses import dataclass
from itertools import groupby
from typing import Final

MOST_SHARDS: Final = 4096
_FORM: Final = re.compile(r"(\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*)/(\d+)", re.ASCII)
_EXAMPLE: Final = "write for example 0-3/16: the first four of sixteen shards"


@dataclass(frozen=True, slots=True)
class ShardAssignment:
    """Some of Discord's shards: those numbered `shards`, out of `of`.

    >>> str(read_home("5,0-3/16"))
    '0-3,5/16'
    """

    of: int
    shards: frozenset[int]

    @property
    def is_whole(self) -> bool:
        """Whether these are all shards."""
        return len(self.shards) == self.of

    def __str__(self) -> str:
        return f"{ranges(self.shards)}/{self.of}"


def read_home(text: str) -> ShardAssignment:
    """Parse the shards that an operator has set. Raise `ValueError` with a hint if they make no sense."""
    form = _FORM.fullmatch(text.replace(" ", ""))
    if form is None:
        raise ValueError(f"can't be read; {_EXAMPLE}")
    of = int(form[2])
    if not 1 <= of <= MOST_SHARDS:
        raise ValueError(f"has to be of 1 to {MOST_SHARDS} shards, not {of}")
    shards: set[int] = set()
    for piece in form[1].split(","):
        first, _, last = piece.partition("-")
        numbers = range(int(first), int(last or first) + 1)
        if not numbers:
            raise ValueError(f"{piece} runs backwards; {_EXAMPLE}")
        if numbers[-1] >= of:
            raise ValueError(f"there is no shard {numbers[-1]} of {of}: they are numbered from 0 to {of - 1}")
        shards.update(numbers)
    return ShardAssignment(of, frozenset(shards))


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
