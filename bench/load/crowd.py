"""Everybody at once: they come as they like, however busy the bot is."""

import asyncio
import random
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from math import inf
from time import monotonic
from typing import Final

from bench.load.tables import Counts, Table
from bench.loopback import Discord, Place, guild_id_of
from bench.loopback.channels import Done

CHANNELS: Final = 10
"""How many channels each server has."""
LOOKS: Final = 0.1
"""The share of presses that make no turn go on: people who look, press what isn't theirs, or press twice."""


def places_for(games: int) -> list[Place]:
    """Return servers with a channel for each game."""
    return [
        Place(
            guild_id_of(server),
            [guild_id_of(server) + 1 + each for each in range(min(CHANNELS, games - server * CHANNELS))],
        )
        for server in range(-(-games // CHANNELS))
    ]


@dataclass(slots=True)
class Spell:
    """What happened while people came at a `rate` (a second) for some `seconds`."""

    rate: float
    seconds: float
    counts: Counts
    asked: int = 0
    late: list[float] = field(default_factory=list)
    """Seconds by which this process was late with a press: more than a blink, and it is the bottleneck."""
    unshown: int = 0
    """Moves that were confirmed and not shown when the spell was over."""

    @property
    def turns(self) -> float:
        """How many turns were shown a second."""
        return len(self.counts.shown) / self.seconds


class Crowd:
    """All the people of a Discord, two in each channel."""

    def __init__(self, discord: Discord) -> None:
        self.tables: dict[int, Table] = {}
        self.counts = Counts()
        self._discord = discord
        self._is_stopped = False
        self._tasks: set[asyncio.Task[None]] = set()
        discord.channels.saw = self._saw

    def sit(self, channel_id: int, players: Sequence[int]) -> None:
        """Let two people sit down in a channel, where a game of theirs is or will be."""
        self.tables[channel_id] = Table(self._discord, channel_id, players)

    async def come(self, rate: float, seconds: float, turns: float = inf) -> Spell:
        """Let people press at random moments, `rate` times a second, whatever becomes of it.

        They go when they have for so many `seconds`, or as soon as so many `turns` were shown.
        """
        counts = self.counts = Counts()
        spell = Spell(rate, seconds, counts)
        tables = list(self.tables.values())
        begun = due = monotonic()
        self._is_stopped = False
        while not self._is_stopped and (due := due + random.expovariate(rate)) < begun + seconds:
            if len(counts.shown) >= turns:
                spell.seconds = monotonic() - begun
                break
            await asyncio.sleep(max(0.0, due - monotonic()))
            spell.late.append(monotonic() - due)
            spell.asked += 1
            self._let_one_act(tables, counts)
        spell.unshown = sum(table.unshown_since is not None for table in tables)
        return spell

    async def play_on(self, seconds: float) -> Spell:
        """Let somebody at every table press again as soon as they are answered and shown it."""
        counts = self.counts = Counts()
        begun = monotonic()
        pressing = [
            asyncio.create_task(_press_on(table, counts, begun + seconds)) for table in self.tables.values()
        ]
        pressed = await asyncio.gather(*pressing)
        return Spell(sum(pressed) / seconds, seconds, counts, asked=sum(pressed))

    async def press_at_once(self) -> Spell:
        """Let four people press at every table at the same moment: both players, and two who look on."""
        counts = self.counts = Counts()
        begun = monotonic()
        asked = await asyncio.gather(*(press for table in self.tables.values() for press in table.presses()))
        for each in asked:
            await each.changed(max(0.0, begun + self._discord.patience - monotonic()))
            counts.note(each)
        return Spell(len(asked), monotonic() - begun, counts, asked=len(asked))

    def stop(self) -> None:
        """Let nobody come any more."""
        self._is_stopped = True

    def _let_one_act(self, tables: Sequence[Table], counts: Counts) -> None:
        """Let somebody do what is next at a table where anything is, or look at any."""
        table = random.choice(tables)
        if random.random() >= LOOKS:
            for _ in range(20):
                if table.is_ready:
                    self._begin(table.go_on(counts))
                    return
                table = random.choice(tables)
        self._begin(table.look(counts))

    def _begin(self, act: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(act)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _saw(self, done: Done) -> None:
        table = self.tables.get(done.channel_id)
        if table is not None:
            table.saw(done, self.counts)

    async def calm_down(self, patience: float) -> bool:
        """Wait until everybody is answered and every move is shown; return whether that came."""
        end = monotonic() + patience
        await until(lambda: self._is_calm or monotonic() > end)
        return self._is_calm

    @property
    def _is_calm(self) -> bool:
        return not self._tasks and all(table.unshown_since is None for table in self.tables.values())


async def _press_on(table: Table, counts: Counts, end: float) -> int:
    """Let somebody press at a table until the end; return how often they did."""
    pressed = 0
    while monotonic() < end:
        if not table.is_ready:
            await asyncio.sleep(0.05)
            continue
        pressed += 1
        await (table.look(counts) if random.random() < LOOKS else table.go_on(counts))
    return pressed


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    while not is_so():  # noqa: ASYNC110 - events that nobody else needs would have to be set in many places
        await asyncio.sleep(0.02)
