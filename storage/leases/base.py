"""What several processes need of the database that they share: to know of each other, and who does what.

All moments are by the database's clock: the processes' own may differ.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Final, Protocol

from storage.share import Lease

LASTS: Final = 8.0
"""Seconds after which a lease is over unless it is renewed."""


@dataclass(frozen=True, slots=True)
class Process:
    """A process that is there: the shards of `of` that are its `home`, which it runs whenever it is there.

    It `has_settled` if it has been there for as long as a lease lasts: who came back after the database was
    away for everybody can't say yet who else is there. It `is_leaving` if it hands over all that it holds.

    For the shards `ready`, which others hold, it has sessions open. Its last heartbeat is `age` seconds old.
    """

    id: str
    of: int
    home: frozenset[int]
    has_settled: bool = True
    is_leaving: bool = False
    ready: frozenset[int] = frozenset()
    age: float = 0.0


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

    async def keep(
        self,
        process: str,
        of: int,
        home: Collection[int],
        *,
        ready: Collection[int] = (),
        is_leaving: bool = False,
    ) -> View:
        """Note that a process is there with a home, renew its leases, and return how things stand.

        It has sessions open for the shards `ready`, which others hold; it may be leaving.

        Raise `OtherNumber` if processes that reckon with another number of shards than `of` are there.
        """
        ...

    async def take(self, process: str, of: int, names: Collection[str]) -> list[Lease]:
        """Take those of some leases that nobody has, and return them; raise `OtherNumber` as `keep` does.

        Their fencing numbers are higher than any before. Leases on shards of another number end for good.
        """
        ...

    async def release(self, leases: Collection[Lease]) -> None:
        """Give leases up, so that others can take them at once; do nothing about those that are over.

        Whoever takes one answers what people ask for after its `last_interaction`.
        """
        ...

    async def hand_over(self, lease: Lease, successor: str) -> bool:
        """Give a lease to another process, which answers what people ask for after its `last_interaction`.

        Return False, having done nothing, if the lease isn't held any more, or that process isn't there. If
        nobody can say whether it was done, doing it once more is the same as doing it once.
        """
        ...

    async def leave(self, process: str) -> None:
        """Note that a process isn't there any more, and give up all leases that it has."""
        ...

    async def begin_turn(self, name: str, lasts: float) -> Lease | float:
        """Begin a turn at something that processes do one after the other, unless it is another's turn.

        It ends by itself after so many seconds. Return the turn, or the seconds after which to ask again.
        """
        ...

    async def end_turn(self, turn: Lease, pause: float) -> None:
        """End a turn: the next one can begin so many seconds later. Do nothing if it has ended."""
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
