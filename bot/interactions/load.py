"""How many people wait for an answer, and what gives way while they do."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Hashable
from contextlib import asynccontextmanager
from contextvars import copy_context
from functools import partial
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


LONG: Final = 1.0
"""Seconds after which an answer takes long: Discord gives a bot three."""
LONGEST_DELAY: Final = 0.5
"""Seconds that anything steps back at most, so that people who never stop don't hold it up for ever."""
FEW: Final = 50
"""So many people may always wait. When there are more, all are told at once that an answer is coming."""
LONGEST_WAIT: Final = 1.0
"""Seconds that whoever is let in may have to wait for an answer, about."""
DRAWN_AT_ONCE: Final = 4
"""How many games are put into words and pictures at the same time: that takes processor time."""
FEW_GAMES: Final = 20
"""So many games may always wait to be put into words and pictures."""
LONGEST_UNSEEN: Final = 3.0
"""Seconds that what somebody does may have to wait for that, about."""
MOST_OF_A_PERSON: Final = 3
MOST_OF_A_CHANNEL: Final = 25
"""How many that wait may be one person's, or from one channel, when there are more than a few."""


class Rush:
    """Who waits for an answer at the moment, in the order in which they came.

    Drawing and posting take far longer than answering, and share the processor with it: however many people
    press at the same moment, they are answered first.
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.long = LONG
        self.busy = FEW
        self.people = Line(FEW, clock)
        self.games = Line(FEW_GAMES, clock)
        self._drawing = asyncio.Semaphore(DRAWN_AT_ONCE)
        self._patient: dict[int, tuple[float, Callable[[], None]]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._stepping: asyncio.TimerHandle | None = None
        self._is_over = asyncio.Event()
        self._is_over.set()

    def has_room(self, user_id: int, channel_id: int) -> bool:
        """Return whether a person can be answered in time; if not, they are to try again."""
        people = self.people
        if not people.is_long:
            return self.games.wait <= LONGEST_UNSEEN
        if people.number_of(_person(user_id)) >= MOST_OF_A_PERSON:
            return False
        if people.number_of(_channel(channel_id)) >= MOST_OF_A_CHANNEL:
            return False
        return people.wait <= LONGEST_WAIT and self.games.wait <= LONGEST_UNSEEN

    @property
    def is_crowded(self) -> bool:
        """Whether what can be left out should be."""
        return self.people.is_long

    def begins(
        self,
        interaction_id: int,
        too_long: Callable[[], None],
        *,
        user_id: int = 0,
        channel_id: int = 0,
    ) -> bool:
        """Note that somebody waits; return whether their response is urgent.

        It is if more than `busy` wait and it can't be said for how long. `too_long` is called later if it has
        become urgent since.
        """
        now = asyncio.get_running_loop().time()
        if not self.people:
            self._is_over.clear()
        self.people.enter(interaction_id, _person(user_id), _channel(channel_id))
        if len(self.people) > self.busy and not self.people.is_settled:
            self._lose_patience(before=now)
            return True
        # Another one's turn may call it, or the timer: it has to know all the same whose request it is about.
        self._patient[interaction_id] = (now, partial(copy_context().run, too_long))
        if self._timer is None:
            self._look_at(now + self.long)
        return False

    def ends(self, interaction_id: int) -> None:
        """Note that the response is on its way, or that there will be none."""
        self.people.leave(interaction_id)
        self._patient.pop(interaction_id, None)
        if not self.people:
            self._is_over.set()
            for timer in (self._timer, self._stepping):
                if timer is not None:
                    timer.cancel()
            self._timer = self._stepping = None

    @property
    def is_quiet(self) -> bool:
        """Whether nobody waits for an answer."""
        return not self.people

    async def is_over(self) -> None:
        """Wait until nobody waits for an answer, but not for long."""
        if self._stepping is None and not self._is_over.is_set():
            self._stepping = asyncio.get_running_loop().call_later(LONGEST_DELAY, self._let_pass)
        await self._is_over.wait()

    @asynccontextmanager
    async def drawing(self, game_id: int) -> AsyncIterator[None]:
        """Wait until a game can be put into words and pictures; the block does so."""
        self.games.enter(game_id)
        try:
            await self.is_over()
            async with self._drawing:
                yield
        finally:
            self.games.leave(game_id)

    def _let_pass(self) -> None:
        """Let go on whatever has stepped back until now; what comes next steps back as well."""
        self._is_over.set()
        self._is_over, self._stepping = asyncio.Event(), None

    def _look_at(self, when: float) -> None:
        self._timer = asyncio.get_running_loop().call_at(when, self._look)

    def _look(self) -> None:
        self._timer = None
        now = asyncio.get_running_loop().time()
        self._lose_patience(before=now - self.long)
        if self._patient:
            self._look_at(now + self.long)

    def _lose_patience(self, before: float) -> None:
        for interaction_id, (since, too_long) in list(self._patient.items()):
            if since <= before:
                del self._patient[interaction_id]
                too_long()


def _person(user_id: int) -> tuple[str, int]:
    return "person", user_id


def _channel(channel_id: int) -> tuple[str, int]:
    return "channel", channel_id
