"""What several processes need of the database that they share: to know of each other, and who does what.

All moments are by the database's clock: the processes' own may differ.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Final, Protocol

from storage.share import Lease

LASTS: Final = 12.0
"""Seconds after which a lease is over unless it is renewed."""
LONGEST_LINE: Final = 100
"""How many can wait for their turn: a process stands in line once."""


@dataclass(frozen=True, slots=True)
class Process:
    """A process that is there: the shards of `of` that are its `home`, which it runs whenever it is there.

    It `has_settled` if it has been there for as long as a lease lasts: who came back after the database was
    away for everybody can't say yet who else is there.
    """

    id: str
    of: int
    home: frozenset[int]
    has_settled: bool = True


@dataclass(frozen=True, slots=True)
class View:
    """Who is there, and by the leases' names who holds them; those that are over are left out."""

    processes: Mapping[str, Process]
    holders: Mapping[str, str]
    own: Mapping[str, Lease]


class OtherNumber(Exception):
    """Processes that reckon with another number of shards, `of`, are there."""

    def __init__(self, of: int) -> None:
        super().__init__(f"there are processes that reckon with {of} shards")
        self.of = of


class Leases(Protocol):
    """The leases of a database. Any method may raise `storage.base.StorageError`."""

    async def keep(self, process: str, of: int, home: Collection[int]) -> View:
        """Note that a process is there with a home, renew its leases, and return how things stand.

        Raise `OtherNumber` if processes that reckon with another number of shards than `of` are there.
        """
        ...

    async def take(self, process: str, of: int, names: Collection[str]) -> list[Lease]:
        """Take those of some leases that nobody has, and return them; raise `OtherNumber` as `keep` does.

        Their fencing numbers are higher than any before. Leases on shards of another number end for good.
        """
        ...

    async def release(self, leases: Collection[Lease]) -> None:
        """Give leases up, so that others can take them at once; do nothing about those that are over."""
        ...

    async def leave(self, process: str) -> None:
        """Note that a process isn't there any more, and give up all leases that it has."""
        ...

    async def turn(self, name: str, every: float) -> float:
        """Return in how many seconds it is one's turn; there is one `every` so many seconds for all."""
        ...

    async def close(self) -> None:
        """Finish what is in progress and close the connection to the database."""
        ...


def lease_of(shard: int, of: int) -> str:
    """Return the name of the lease on a shard.

    >>> lease_of(3, 16)
    '3/16'
    """
    return f"{shard}/{of}"
