"""People at tables: they read the bot's messages, and press its buttons."""

import asyncio
import random
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from time import monotonic
from typing import Final, NamedTuple

from bench.loopback.discord import Discord, Interaction, Json, until
from bot.i18n.language import words_for

LOOK_SHARE: Final = 0.1
"""The share of presses that aren't part of a turn: people look at a board, or press others' buttons."""
DEFERRED_ANSWER_TIMEOUT: Final = 60.0
"""Seconds after which people give up waiting for a deferred answer."""
_BUSY: Final = words_for("en-US")("refusal-busy")
_MENTION: Final = re.compile(r"<@(\d+)>")
_PICTURE: Final = re.compile(r"azul-(\d+)-(\d+)-([a-z]+)\.png")


class ConfirmedMove(NamedTuple):
    """A move that the bot has confirmed: the game, its version afterwards, the player, and the move."""

    game_id: int
    version: int
    user_id: int
    move: str


@dataclass(slots=True)
class Counts:
    """The measurements while people pressed."""

    acknowledged: list[float] = field(default_factory=list)
    """Seconds until each press was acknowledged."""
    shown: list[float] = field(default_factory=list)
    """Seconds from a Confirm until the channel was shown the move."""
    asked: Counter[str] = field(default_factory=Counter)
    """How often people pressed, by kind."""
    busy: Counter[str] = field(default_factory=Counter)
    """How often they were told to try again, by kind."""
    unanswered: int = 0


class Table:
    """A channel in which two people play."""

    def __init__(self, discord: Discord, channel_id: int, players: Sequence[int]) -> None:
        self.channel_id = channel_id
        self.players = players
        self.onlookers = [each + 10_000_000 for each in players]
        self.counts = Counts()
        self.made: list[ConfirmedMove] = []
        self._discord = discord
        self._version = 0
        self._is_acting = False
        self._public: Json = {}
        """The newest message with something to take."""
        self._panel: Json | None = None
        """The private message in which the turn goes on."""
        self._confirmed: float | None = None
        """When Confirm was pressed, while the channel hasn't been shown the move."""

    @property
    def is_ready(self) -> bool:
        """Whether there is a button to press for the next step of a turn."""
        return bool(self._public) and not self._is_acting and self._confirmed is None

    def saw(self, message: Json) -> None:
        """Read a message in the channel."""
        version = max((version for _, version, _ in shown_in(message)), default=0)
        if version > self._version:
            self._version = version
            if self._confirmed is not None:
                self.counts.shown.append(monotonic() - self._confirmed)
                self._confirmed = None
        if _buttons(message)["panel"]:
            self._public, self._panel = message, None

    async def act(self, look_share: float = LOOK_SHARE) -> None:
        """Press the next button of the turn, or with probability `look_share` one that isn't part of it."""
        self._is_acting = True
        try:
            if random.random() < look_share:
                await self.press(random.choice([*self.players, *self.onlookers]), "look")
            else:
                await self._go_on()
        finally:
            self._is_acting = False

    async def turn(self) -> None:
        """Take one turn, once the channel shows whose it is, and wait until the move is shown."""
        await until(lambda: self.is_ready)
        before = self._version
        while self._version == before:
            await until(lambda: self.is_ready)
            await self.act(look_share=0)

    async def press(self, user_id: int, kind: str) -> None:
        """Let a player press a source, or an onlooker look at a board, and wait for the answer."""
        sources = _buttons(self._public)["panel"]
        board = f"azul:board:{sources[0].split(':')[2]}"
        custom_id = random.choice(sources) if user_id in self.players else board
        asked = await self._discord.press(user_id, self.channel_id, self._public, custom_id)
        await self._answered(kind, asked)

    async def _go_on(self) -> None:
        """Press the turn's next button: a source, a target or Confirm."""
        mentioned = _MENTION.search(self._public["content"])
        mover, message = int(mentioned[1]) if mentioned else 0, self._panel or self._public
        takes = _buttons(message)["take"]
        confirms = [each for each in takes if each.endswith("!")]
        targets = [each for each in takes if len(each.rpartition(":")[2]) > 2]  # 3b4, not 3, 3b or 3f
        kind = "source" if self._panel is None else "Confirm" if confirms else "target"
        custom_id = random.choice(confirms or targets or takes or _buttons(message)["panel"])
        if kind == "Confirm":
            self._confirmed = monotonic()
        asked = await self._discord.press(mover, self.channel_id, message, custom_id)
        answer = await self._answered(kind, asked)
        if answer and answer["content"] == _BUSY:
            self._confirmed = None  # they press the same again
        elif kind != "Confirm":
            self._panel = answer if answer and _buttons(answer)["take"] else None
        elif answer and answer["content"].startswith("Done: "):
            *_, game_id, seen, move = custom_id.split(":")
            self.made.append(ConfirmedMove(int(game_id), int(seen) + 1, mover, move.removesuffix("!")))
        else:
            self._panel = self._confirmed = None  # unknown: a player who isn't shown the move tries again

    async def _answered(self, kind: str, asked: Interaction) -> Json | None:
        """Wait for the answer as long as people do; count and return it."""
        self.counts.asked[kind] += 1
        await asked.changed(self._discord.patience)
        if asked.waited is None:
            self.counts.unanswered += 1
            return None
        self.counts.acknowledged.append(asked.waited)
        if asked.record.deferred:
            await asked.changed(DEFERRED_ANSWER_TIMEOUT, times=2)
        answer = self._discord.answer_to(asked)
        self.counts.busy[kind] += answer is not None and answer["content"] == _BUSY
        return answer


async def press_at_once(tables: Sequence[Table]) -> Counts:
    """Let four people press at every table at the same moment, two of whom are onlookers."""
    counts = _counting(tables)
    pressing = [table.press(who, "press") for table in tables for who in (*table.players, *table.onlookers)]
    await asyncio.gather(*pressing)
    return counts


async def play_on(tables: Sequence[Table], is_over: Callable[[], bool]) -> Counts:
    """Let somebody at every table press again as soon as the last press is answered: a closed loop."""
    counts = _counting(tables)

    async def play(table: Table) -> None:
        while not is_over():
            await (table.act() if table.is_ready else asyncio.sleep(0.05))

    await asyncio.gather(*map(play, tables))
    return counts


async def press_at_random(tables: Sequence[Table], rate: float, seconds: float) -> Counts:
    """Let people press at random moments, `rate` times a second on average, answered or not: an open loop."""
    counts, end = _counting(tables), monotonic() + seconds
    async with asyncio.TaskGroup() as acting:
        while monotonic() < end:
            await asyncio.sleep(random.expovariate(rate))
            ready = [table for table in tables if table.is_ready]
            acting.create_task(random.choice(ready or tables).act(look_share=LOOK_SHARE if ready else 1))
    return counts


def shown_in(message: Json) -> Iterator[tuple[int, int, str]]:
    """Yield the game, the version and the kind of each picture in a message."""
    for file in message["attachments"]:
        found = _PICTURE.fullmatch(file["filename"])
        if found:
            yield int(found[1]), int(found[2]), found[3]


def _counting(tables: Sequence[Table]) -> Counts:
    """Return new counts, which the tables fill from now on."""
    counts = Counts()
    for table in tables:
        table.counts = counts
    return counts


def _buttons(message: Json) -> defaultdict[str, list[str]]:
    """Return the `custom_id`s of the buttons of a message that can be pressed, by their actions."""
    found = defaultdict[str, list[str]](list)
    for row in message["components"]:
        for button in row.get("components", ()):
            if "custom_id" in button and not button.get("disabled"):
                found[button["custom_id"].split(":")[1]].append(button["custom_id"])
    return found
