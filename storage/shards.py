"""Discord's shards: which servers belong to which, and statements about some of them alone."""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True, slots=True)
class ShardSet:
    """Some of Discord's shards: the numbers `shards` out of `of`, and so the servers that belong to them.

    >>> ShardSet(16, frozenset({0, 1, 2, 3})).has(81384788765712384)
    True
    """

    of: int
    shards: Collection[int]

    @property
    def is_everything(self) -> bool:
        """Whether every server belongs to it."""
        return len(self.shards) == self.of

    def has(self, guild_id: int) -> bool:
        """Return whether a server belongs to it, by Discord's formula."""
        return (guild_id >> 22) % self.of in self.shards


@dataclass(frozen=True, slots=True)
class Lease:
    """The right to do something alone for a while. `fence` grows whenever somebody else is given it.

    What people ask for up to `last_interaction` its earlier holders answer; None if that isn't known.
    """

    name: str
    fence: int
    last_interaction: int | None = field(default=None, compare=False)


EVERYTHING: Final = ShardSet(1, frozenset({0}))
"""What one process looks after that shares its database with no other."""
NOTHING: Final = ShardSet(1, frozenset())


UNFINISHED_COPY: Final = "azul_copy"
"""The table that a database has for as long as it is copied into: it says what it is a copy of."""

_IS_HELD: Final = "AND EXISTS (SELECT 1 FROM leases WHERE name = ? AND fence = ?)"


def within(share: ShardSet, statement: str) -> str:
    """Return a statement about games, whose last condition comes first or before its order, for a share.

    The numbers stand in it: a process has few shares, and so a database prepares few statements.
    """
    if share.is_everything:
        return statement
    numbers = ", ".join(str(int(shard)) for shard in sorted(share.shards)) or "NULL"
    head, order, tail = statement.partition("ORDER BY")
    return f"{head.rstrip()} AND (guild_id >> 22) % {int(share.of)} IN ({numbers}) {order}{tail}"


def under(lease: Lease | None, statement: str) -> tuple[str, tuple[object, ...]]:
    """Return a statement that does nothing once a lease is somebody else's, and its last parameters."""
    if lease is None:
        return statement, ()
    return f"{statement.rstrip()}\n{_IS_HELD}", (lease.name, lease.fence)
