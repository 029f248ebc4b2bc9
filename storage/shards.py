"""Discord's shards: which servers belong to which, and SQL statements restricted to some of them."""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True, slots=True)
class ShardSet:
    """Some of Discord's shards, `shards` out of `shard_count`, and so the servers that belong to them.

    >>> ShardSet(16, frozenset({0, 1, 2, 3})).has(81384788765712384)
    True
    """

    shard_count: int
    shards: Collection[int]

    @property
    def is_everything(self) -> bool:
        """Whether every server belongs to it."""
        return len(self.shards) == self.shard_count

    def has(self, guild_id: int) -> bool:
        """Return whether a server belongs to it, by Discord's formula."""
        return (guild_id >> 22) % self.shard_count in self.shards


@dataclass(frozen=True, slots=True)
class Lease:
    """The exclusive right to do something for a while. `fence` grows with each new holder.

    Earlier holders answer the interactions up to `last_interaction`; None if that isn't known.
    """

    name: str
    fence: int
    last_interaction: int | None = field(default=None, compare=False)


EVERYTHING: Final = ShardSet(1, frozenset({0}))
"""The servers of a process that shares its database with no other."""
NOTHING: Final = ShardSet(1, frozenset())


UNFINISHED_COPY: Final = "azul_copy"
"""The table that marks a database as an unfinished copy, and names its source."""

_IS_HELD: Final = "AND EXISTS (SELECT 1 FROM leases WHERE name = ? AND fence = ?)"


def for_shards(shard_set: ShardSet, statement: str) -> str:
    """Return a statement restricted to the games of these shards, by a condition before any ORDER BY.

    The shard numbers are inlined: a process has few sets of shards, so a database prepares few statements.
    """
    if shard_set.is_everything:
        return statement
    numbers = ", ".join(str(int(shard)) for shard in sorted(shard_set.shards)) or "NULL"
    head, order, tail = statement.partition("ORDER BY")
    return f"{head.rstrip()} AND (guild_id >> 22) % {int(shard_set.shard_count)} IN ({numbers}) {order}{tail}"


def while_held(lease: Lease | None, statement: str) -> tuple[str, tuple[object, ...]]:
    """Return a statement that does nothing once a lease has another holder, and the parameters to append."""
    if lease is None:
        return statement, ()
    return f"{statement.rstrip()}\n{_IS_HELD}", (lease.name, lease.fence)
