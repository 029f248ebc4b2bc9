"""Which servers' games a process looks after when several share a database, and by what right."""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True, slots=True)
class Share:
    """Some of Discord's shards: the numbers `shards` out of `of`, and so the servers that belong to them.

    >>> Share(16, frozenset({0, 1, 2, 3})).has(81384788765712384)
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


EVERYTHING: Final = Share(1, frozenset({0}))
"""What one process looks after that shares its database with no other."""
NOTHING: Final = Share(1, frozenset())
