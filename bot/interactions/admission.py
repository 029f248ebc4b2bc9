"""Who is served, and when: at once while few are, else in the order of what would be lost.

Whoever can't be served at once is told so before anything is read for them, the database included: that an
answer is coming. Then they wait until it is their turn.
"""

import asyncio
import heapq
import logging
import time
from collections import Counter
from collections.abc import Callable, Mapping
from itertools import count
from math import inf
from typing import Any, Final

import discord
from discord import InteractionResponseType

from bot.interactions.asked import PRIVATE, Asked
from bot.interactions.deduplicator import Deduplicator
from bot.interactions.registry import Rank
from bot.interactions.responses import FirstResponses
from bot.interactions.trace import Arrival, note_arrival, said_of
from bot.load import Load
from bot.logs.context import LogContext, begin
from bot.observer import InteractionKind, InteractionTrace, Observer, Outcome
from bot.ui.discord_errors import DISCORD_ERRORS
from bot.ui.tasks import TasksInProgress

log = logging.getLogger(__name__)

SERVED_AT_ONCE: Final = 8
"""How many are served at the same time: more would only make each of them wait longer."""
MOST_DRAWINGS: Final = 20
"""How much may wait to be drawn before only what ends a turn is let in."""
MOST_WAITING: Final[Mapping[Rank, int]] = {
    Rank.LOOK: 1_000,
    Rank.SOURCE: 1_500,
    Rank.TARGET: 2_000,
    Rank.CONFIRM: 3_000,
}
"""How many wait when somebody is asked to try again; whoever is about to end a turn is asked last."""
MOST_OF_A_PERSON: Final = 12
MOST_OF_A_CHANNEL: Final = 100
"""How many that wait may be one person's, or from one channel; whoever ends a turn isn't counted there."""
LONGEST_WAIT: Final = 30.0
"""Seconds that somebody waits at most before they are asked to try again, unless they end a turn."""
ANSWERABLE: Final = 840.0
"""Seconds that whoever ends a turn waits: Discord takes an answer for 15 minutes."""
WARN_EVERY: Final = 60.0
"""Seconds between lines in the log about people who are asked to try again."""
_ALL: Final = "all"


class Admission:
    """Lets people in. There is one for the whole bot.

    `busy` returns what is said to somebody who is to try again, by their id and Discord's locale.
    """

    def __init__(
        self,
        load: Load,
        in_progress: TasksInProgress,
        observer: Observer,
        busy: Callable[[int, str], str],
        http: discord.http.HTTPClient,
    ) -> None:
        self.few = SERVED_AT_ONCE
        """When fewer are served, somebody is served at once, and only then."""
        self._load = load
        self._in_progress = in_progress
        self._observer = observer
        self._busy = busy
        self._responses = FirstResponses(http)
        self._arrivals = Deduplicator()
        self._line: list[tuple[Rank, int, asyncio.Future[bool], Asked]] = []
        self._numbers = count()
        self._waiting: Counter[object] = Counter()
        self._warned = -inf
        self._arrival: Arrival | None = None
        """How the interaction has arrived that is just handed to the library."""
        load.on_freed = self._go_on

    def __len__(self) -> int:
        """Return how many wait until it is their turn."""
        return self._waiting[_ALL]

    def arrives(self, asked: Asked, serve: Callable[[], None]) -> None:
        """Call `serve` when it is somebody's turn, at once or later; never if they are to try again."""
        if self._in_progress.is_closed or not self._arrivals.is_new(asked.id):
            return
        if not self._line and self._load.in_flight < self.few and self._may_begin(asked.rank):
            self._load.enter(asked.id)
            self._serve(asked, Arrival(asked.arrived), serve)
            return
        if asked.kind is InteractionKind.AUTOCOMPLETE:
            self._in_progress.begin(self._offer_nothing(asked))
        elif self._has_room(asked):
            self._waiting.update(_groups(asked))
            self._in_progress.begin(self._serve_later(asked, serve))
        else:
            self._in_progress.begin(self._turn_away(asked))

    async def close(self) -> None:
        """Close what first responses are sent with."""
        await self._responses.close()

    # ── one after the other ──

    def _may_begin(self, rank: Rank) -> bool:
        """Return whether somebody can be served now."""
        if self._load.is_flooded:
            return False
        if rank > Rank.CONFIRM and self._load.drawings >= MOST_DRAWINGS:
            return False
        return self._load.in_flight < SERVED_AT_ONCE

    def _go_on(self) -> None:
        """Let in whoever can be served by now."""
        while self._line and self._may_begin(self._line[0][0]):
            _, _, turn, asked = heapq.heappop(self._line)
            if not turn.done():
                self._load.enter(asked.id)
                turn.set_result(True)

    async def _serve_later(self, asked: Asked, serve: Callable[[], None]) -> None:
        _note(asked)
        groups = _groups(asked)
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[bool] = loop.create_future()
        is_served = False
        try:
            is_announced = await self._respond(asked, asked.announcement, {"flags": PRIVATE})
            heapq.heappush(self._line, (asked.rank, next(self._numbers), turn, asked))
            self._go_on()
            longest = ANSWERABLE if asked.rank is Rank.CONFIRM else LONGEST_WAIT
            timer = loop.call_later(longest, _wait_no_longer, turn)
            try:
                is_served = await turn
            finally:
                timer.cancel()
        finally:
            for group in groups:  # the counter's own subtraction looks at everybody else, too
                self._waiting[group] -= 1
                if not self._waiting[group]:
                    del self._waiting[group]
            if not is_served:  # nor if it is cancelled at that very moment
                self._load.leave(asked.id)
        if not is_served:
            self._warn()
        announcement = asked.announcement if is_announced else None
        self._serve(asked, Arrival(asked.arrived, announcement, is_too_late=not is_served), serve)

    def _serve(self, asked: Asked, arrival: Arrival, serve: Callable[[], None]) -> None:
        self._arrival = arrival
        try:
            serve()
        except BaseException:
            self._load.leave(asked.id)
            raise
        finally:
            self._arrival = None

    def begun(self, interaction: discord.Interaction) -> None:
        """Note on an interaction how it has arrived; it is the one whose turn it is just now."""
        note_arrival(interaction, self._arrival or Arrival(time.perf_counter(), is_admitted=False))

    # ── too many ──

    def _has_room(self, asked: Asked) -> bool:
        """Return whether somebody can wait."""
        person, *channel = _groups(asked)[1:]
        if self._waiting[person] >= MOST_OF_A_PERSON:
            return False
        if channel and self._waiting[channel[0]] >= MOST_OF_A_CHANNEL:
            return False
        return len(self) < MOST_WAITING[asked.rank]

    async def _offer_nothing(self, asked: Asked) -> None:
        """Answer whoever types something that nothing is offered now."""
        _note(asked)
        choices = InteractionResponseType.autocomplete_result
        is_answered = await self._respond(asked, choices, {"choices": []})
        self._ended(asked, Outcome.BUSY if is_answered else Outcome.UNANSWERED)

    async def _turn_away(self, asked: Asked) -> None:
        """Ask somebody to try again."""
        _note(asked)
        self._warn()
        message = {"content": self._busy(asked.user_id, asked.locale), "flags": PRIVATE}
        is_answered = await self._respond(asked, InteractionResponseType.channel_message, message)
        self._ended(asked, Outcome.BUSY if is_answered else Outcome.UNANSWERED)

    def _warn(self) -> None:
        now = asyncio.get_running_loop().time()
        if now >= self._warned + WARN_EVERY:
            self._warned = now
            log.warning("More people press than can be answered in time: some are asked to try again")

    # ── first responses ──

    async def _respond(self, asked: Asked, kind: InteractionResponseType, data: Mapping[str, Any]) -> bool:
        """Send a first response; return whether Discord took it."""
        try:
            async with self._load.responding():
                await self._responses.send(asked.id, asked.token, kind, data)
        except DISCORD_ERRORS as error:
            log.warning("A request could not be acknowledged: %s", error)
            return False
        finally:
            self._go_on()
        _visit(self._observer, asked).acknowledged()
        return True

    def _ended(self, asked: Asked, outcome: Outcome) -> None:
        visit = _visit(self._observer, asked)
        visit.outcome = outcome
        visit.ended()


def _wait_no_longer(turn: asyncio.Future[bool]) -> None:
    if not turn.done():
        turn.set_result(False)


def _visit(observer: Observer, asked: Asked) -> InteractionTrace:
    return InteractionTrace(observer, asked.kind, asked.command, asked.arrived)


def _note(asked: Asked) -> None:
    """Note for the log what this task is about."""
    begin(
        LogContext(
            said_of(asked.kind, asked.command), str(asked.id), asked.guild_id or None, asked.channel_id
        )
    )


def _groups(asked: Asked) -> tuple[object, ...]:
    """Return what somebody who waits is counted as."""
    is_end = asked.rank is Rank.CONFIRM
    person = ("person", asked.user_id, is_end)
    return (_ALL, person) if is_end else (_ALL, person, ("channel", asked.channel_id))
