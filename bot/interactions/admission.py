"""Admission control: limits concurrent interactions, and queues the others by priority.

A queued interaction is acknowledged first, before anything is read from the database for it, so that
Discord's three seconds are kept however long it waits.
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

from bot.interactions.deduplicator import Deduplicator
from bot.interactions.incoming import PRIVATE, IncomingInteraction
from bot.interactions.registry import Rank
from bot.interactions.responses import FirstResponses
from bot.interactions.trace import Arrival, attach_arrival, log_name
from bot.load import Load
from bot.logs.context import LogContext, set_log_context
from bot.observer import InteractionKind, InteractionTrace, Observer, Outcome
from bot.ui.discord_errors import DISCORD_ERRORS
from bot.ui.tasks import TasksInProgress

log = logging.getLogger(__name__)

MAX_CONCURRENT: Final = 8
"""Interactions served concurrently: more would only slow each of them down."""
DRAWING_LIMIT: Final = 20
"""Pending drawings above which only moves that end a turn are admitted."""
QUEUE_LIMITS: Final[Mapping[Rank, int]] = {
    Rank.LOOK: 1_000,
    Rank.SOURCE: 1_500,
    Rank.TARGET: 2_000,
    Rank.CONFIRM: 3_000,
}
"""Queue lengths at which interactions of each rank are rejected, those that end a turn last."""
QUEUE_LIMIT_PER_PERSON: Final = 12
QUEUE_LIMIT_PER_CHANNEL: Final = 100
"""Queue limits per person and per channel; moves that end a turn don't count per channel."""
MAX_WAIT: Final = 30.0
"""Seconds in the queue after which an interaction is rejected, unless it ends a turn."""
MAX_WAIT_TO_CONFIRM: Final = 840.0
"""The same for one that ends a turn: Discord accepts answers for 15 minutes."""
WARN_EVERY: Final = 60.0
"""Seconds between warnings about rejected interactions."""
_ALL: Final = "all"


class Admission:
    """Serves, queues or rejects interactions. The bot has one instance.

    `busy` returns the text of a rejection for a user id and Discord's locale.
    """

    def __init__(
        self,
        load: Load,
        in_progress: TasksInProgress,
        observer: Observer,
        busy: Callable[[int, str], str],
        responses: FirstResponses,
    ) -> None:
        self.bypass_limit = MAX_CONCURRENT
        """While fewer than this are in flight, interactions bypass the queue."""
        self.queue_limits = QUEUE_LIMITS
        self._load = load
        self._in_progress = in_progress
        self._observer = observer
        self._busy = busy
        self._responses = responses
        self._deduplicator = Deduplicator()
        self._queue: list[tuple[Rank, int, asyncio.Future[bool], IncomingInteraction]] = []
        self._numbers = count()
        self._queued: Counter[object] = Counter()
        self._warned = -inf
        self._arrival: Arrival | None = None
        """The arrival of the interaction that discord.py is processing right now."""
        load.on_freed = self._serve_next

    def __len__(self) -> int:
        """Return the length of the queue."""
        return self._queued[_ALL]

    def submit(self, incoming: IncomingInteraction, serve: Callable[[], None]) -> None:
        """Call `serve` now or when the interaction's turn comes; reject it if the queue is full."""
        if self._in_progress.is_closed or not self._deduplicator.is_new(incoming.id):
            return
        if not self._queue and self._load.in_flight < self.bypass_limit and self._can_serve(incoming.rank):
            self._load.enter(incoming.id)
            self._serve(incoming, Arrival(incoming.arrived), serve)
            return
        if incoming.kind is InteractionKind.AUTOCOMPLETE:
            self._in_progress.begin(self._send_no_choices(incoming))
        elif self._has_room(incoming):
            self._queued.update(_groups(incoming))
            self._in_progress.begin(self._serve_later(incoming, serve))
        else:
            self._in_progress.begin(self._reject(incoming))

    async def close(self) -> None:
        """Close the HTTP session for first responses."""
        await self._responses.close()

    # ── queue ──

    def _can_serve(self, rank: Rank) -> bool:
        """Return whether an interaction of this rank can be served now."""
        if self._load.is_flooded:
            return False
        if rank > Rank.CONFIRM and self._load.drawings >= DRAWING_LIMIT:
            return False
        return self._load.in_flight < MAX_CONCURRENT

    def _serve_next(self) -> None:
        """Serve queued interactions while there is room."""
        while self._queue and self._can_serve(self._queue[0][0]):
            _, _, turn, incoming = heapq.heappop(self._queue)
            if not turn.done():
                self._load.enter(incoming.id)
                turn.set_result(True)

    async def _serve_later(self, incoming: IncomingInteraction, serve: Callable[[], None]) -> None:
        _set_log_context(incoming)
        groups = _groups(incoming)
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[bool] = loop.create_future()
        is_served = False
        try:
            is_announced = await self._respond(incoming, incoming.deferral, {"flags": PRIVATE})
            heapq.heappush(self._queue, (incoming.rank, next(self._numbers), turn, incoming))
            self._serve_next()
            timeout = MAX_WAIT_TO_CONFIRM if incoming.rank is Rank.CONFIRM else MAX_WAIT
            timer = loop.call_later(timeout, _expire, turn)
            try:
                is_served = await turn
            finally:
                timer.cancel()
        finally:
            for group in groups:  # Counter's own subtraction iterates over all keys
                self._queued[group] -= 1
                if not self._queued[group]:
                    del self._queued[group]
            if not is_served:  # also if it is cancelled at that very moment
                self._load.leave(incoming.id)
        if not is_served:
            self._warn()
        deferral = incoming.deferral if is_announced else None
        self._serve(incoming, Arrival(incoming.arrived, deferral, is_too_late=not is_served), serve)

    def _serve(self, incoming: IncomingInteraction, arrival: Arrival, serve: Callable[[], None]) -> None:
        self._arrival = arrival
        try:
            serve()
        except BaseException:
            self._load.leave(incoming.id)
            raise
        finally:
            self._arrival = None

    def attach_arrival(self, interaction: discord.Interaction) -> None:
        """Attach the current arrival to the interaction that discord.py has made of it."""
        attach_arrival(interaction, self._arrival or Arrival(time.perf_counter(), is_admitted=False))

    # ── rejections ──

    def _has_room(self, incoming: IncomingInteraction) -> bool:
        """Return whether the queue has room for an interaction."""
        person, *channel = _groups(incoming)[1:]
        if self._queued[person] >= QUEUE_LIMIT_PER_PERSON:
            return False
        if channel and self._queued[channel[0]] >= QUEUE_LIMIT_PER_CHANNEL:
            return False
        return len(self) < self.queue_limits[incoming.rank]

    async def _send_no_choices(self, incoming: IncomingInteraction) -> None:
        """Answer an autocomplete with no choices."""
        _set_log_context(incoming)
        choices = InteractionResponseType.autocomplete_result
        is_answered = await self._respond(incoming, choices, {"choices": []})
        self._end_trace(incoming, Outcome.BUSY if is_answered else Outcome.UNANSWERED)

    async def _reject(self, incoming: IncomingInteraction) -> None:
        """Ask a person to try again later."""
        _set_log_context(incoming)
        self._warn()
        message = {"content": self._busy(incoming.user_id, incoming.locale), "flags": PRIVATE}
        is_answered = await self._respond(incoming, InteractionResponseType.channel_message, message)
        self._end_trace(incoming, Outcome.BUSY if is_answered else Outcome.UNANSWERED)

    def _warn(self) -> None:
        now = asyncio.get_running_loop().time()
        if now >= self._warned + WARN_EVERY:
            self._warned = now
            log.warning("Overloaded: rejecting some interactions, people are asked to try again")

    # ── first responses ──

    async def _respond(
        self, incoming: IncomingInteraction, kind: InteractionResponseType, data: Mapping[str, Any]
    ) -> bool:
        """Send a first response; return whether Discord accepted it."""
        try:
            async with self._load.responding():
                await self._responses.send(incoming.id, incoming.token, kind, data)
        except DISCORD_ERRORS as error:
            log.warning("A request could not be acknowledged: %s", error)
            return False
        finally:
            self._serve_next()
        _trace_of(self._observer, incoming).acknowledged()
        return True

    def _end_trace(self, incoming: IncomingInteraction, outcome: Outcome) -> None:
        trace = _trace_of(self._observer, incoming)
        trace.outcome = outcome
        trace.ended()


def _expire(turn: asyncio.Future[bool]) -> None:
    if not turn.done():
        turn.set_result(False)


def _trace_of(observer: Observer, incoming: IncomingInteraction) -> InteractionTrace:
    return InteractionTrace(observer, incoming.kind, incoming.command, incoming.arrived)


def _set_log_context(incoming: IncomingInteraction) -> None:
    """Set the log context of this task."""
    set_log_context(
        LogContext(
            log_name(incoming.kind, incoming.command),
            str(incoming.id),
            incoming.guild_id or None,
            incoming.channel_id,
        )
    )


def _groups(incoming: IncomingInteraction) -> tuple[object, ...]:
    """Return the groups whose queue limits an interaction counts towards."""
    is_end = incoming.rank is Rank.CONFIRM
    person = ("person", incoming.user_id, is_end)
    return (_ALL, person) if is_end else (_ALL, person, ("channel", incoming.channel_id))
