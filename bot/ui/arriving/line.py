"""A line of those who wait, and how long the last of them will."""

from collections import Counter
from collections.abc import Callable, Hashable
from math import exp, inf
from time import monotonic
from typing import Final

SETTLED: Final = 1.0
"""Seconds for which a line has to be long before anything can be said about it: many may come at once."""
LONGEST_LOOK: Final = 0.1
"""Seconds that count of the time in which the whole process stood still, and nobody could leave."""
MEMORY: Final = 2.0
"""Seconds back to which it mostly counts how fast a line goes on."""


class Line:
    """Whoever waits for the same thing. With no more than `few` it isn't long, however slowly it goes on.

    How long somebody waits is how many there are, by how many left lately in a second.
    """

    def __init__(self, few: int, clock: Callable[[], float] = monotonic) -> None:
        self.few = few
        self._clock = clock
        self._members: dict[Hashable, tuple[Hashable, ...]] = {}
        self._in_group: Counter[Hashable] = Counter()
        self._long_for = 0.0
        self._short_for = inf
        self._looked = clock()
        self._seconds = 0.0
        self._left = 0.0

    def __len__(self) -> int:
        return len(self._members)

    @property
    def is_long(self) -> bool:
        """Whether there are more than few."""
        return len(self._members) > self.few

    def number_of(self, group: Hashable) -> int:
        """Return how many wait who belong to a group."""
        return self._in_group[group]

    def enter(self, member: Hashable, *groups: Hashable) -> None:
        """Let somebody wait, who belongs to these groups."""
        self._look()
        self._members[member] = groups
        self._in_group.update(groups)

    def leave(self, member: Hashable) -> None:
        """Let somebody go who has what they waited for, or gave up; nothing happens if they are gone."""
        if member not in self._members:
            return
        self._look()
        if self.is_long:
            self._left += 1
        for group in self._members.pop(member):
            self._in_group[group] -= 1
            if not self._in_group[group]:
                del self._in_group[group]

    @property
    def is_settled(self) -> bool:
        """Whether it has been long for long enough to say how fast it goes on."""
        self._look()
        return self.is_long and self._long_for >= SETTLED

    @property
    def wait(self) -> float:
        """Seconds that whoever comes now will wait, as far as can be said; 0 if it can't."""
        if not self.is_settled:
            return 0.0
        return len(self._members) * self._seconds / self._left if self._left else inf

    def _look(self) -> None:
        """Count the time since the last look."""
        now = self._clock()
        passed, self._looked = now - self._looked, now
        if not self.is_long:
            self._short_for += passed
            if self._short_for >= SETTLED:
                self._long_for = self._seconds = self._left = 0.0
            return
        self._short_for = 0.0
        self._long_for += min(passed, LONGEST_LOOK)
        faded = exp(-passed / MEMORY)
        self._seconds = self._seconds * faded + passed
        self._left *= faded
