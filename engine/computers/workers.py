"""Processes in which computer players think: few, of low priority, and replaced if they die or hang."""

import asyncio
import logging
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import azul
import players
from engine.computers.process import Worker
from engine.computers.queueing import Queue
from engine.computers.thinking import Effort, NoAnswer
from players import Level
from players.requests import NOT_YET, Request, Search, Turn, events_in, found_in, line_of
from players.search.found import Found

log = logging.getLogger(__name__)

PATIENCE: Final = 10.0
"""Seconds after which a worker that hasn't answered is taken for hung. They also start in this time."""
LONGEST_IDLE: Final = 300.0
"""Seconds after which a worker that nobody needs is stopped, for the sake of its memory."""
GRACE: Final = 1.0
"""Seconds in which a worker has to answer though nobody wants the answer any more, or it is stopped."""
SLICE: Final = 0.2
"""Seconds of a search for people between two looks at whether they still want to know."""
ATTEMPTS: Final = 2
"""How often a search is begun, as the first worker may have failed."""
LONGEST_QUEUE: Final = 2.0
"""Seconds in which all that wait should be answered: the more they are, the shorter each is thought about."""
LEAST_THOUGHT: Final = 0.05
"""Seconds that experts think in any case."""
COMMAND: Final = (sys.executable, "-m", "players.worker")

Job = Callable[[Worker], Awaitable[str]]
"""Asks a process, perhaps more than once, and returns its last answer."""


class Workers:
    """At most `most` processes that think, started when they are needed.

    Turns of computers and what people want to know wait in one queue. If a process fails, the simple player
    makes the move, for a game never waits for a process; who wants to know something is told that it failed.
    """

    def __init__(
        self,
        most: int = 1,
        *,
        command: Sequence[str] = COMMAND,
        patience: float = PATIENCE,
        longest_idle: float = LONGEST_IDLE,
    ) -> None:
        self._queue = Queue(most, time.monotonic)
        self._most = most
        self._command = command
        self._patience = patience
        self._longest_idle = longest_idle
        self._idle: list[Worker] = []
        self._grace = GRACE
        self._busy: set[asyncio.Task[str]] = set()
        self._stopping: set[asyncio.Task[None]] = set()
        self._rest: asyncio.TimerHandle | None = None

    async def turn(self, state: azul.State, seat: int, level: Level, seed: int) -> tuple[azul.Event, ...]:
        """Return a seat's turn at a level, after waiting for a process that is free."""

        async def play(worker: Worker) -> str:
            seconds = max(self._share, LEAST_THOUGHT)
            return await self._ask(worker, Turn(state, seat, level, seed, seconds))

        try:
            events = events_in(await self._with_worker(play))
            _require_legal(state, seat, events)
        except Exception as error:  # noqa: BLE001 - whatever it is, the game goes on
            log.error("A computer's move was made at a glance: %s", _reason(error))  # noqa: TRY400 - says it all
            return players.whole_turn(state, seat)
        return events

    async def search(self, state: azul.State, effort: Effort, moves: Sequence[azul.Move] = ()) -> Found:
        """Return what a search finds in a position, after waiting for a process that is free."""

        async def look(worker: Worker) -> str:
            seconds = SLICE
            while True:
                is_last = seconds + SLICE / 2 > min(effort.seconds, self._share)
                request = Search(state, effort.simulations, SLICE, tuple(moves), effort.compared, is_last)
                answer = await self._ask(worker, request)
                if is_last or answer.strip() != NOT_YET:
                    return answer
                seconds += SLICE

        for attempt in range(ATTEMPTS):
            try:
                found = found_in(await self._with_worker(look, effort.precedence), state)
                if all(found.of(state, move) for move in moves):
                    return found
                raise ValueError("it didn't look at the move that was asked for")  # noqa: TRY301 - as any other
            except Exception as error:  # noqa: BLE001 - whatever it is, another process may do better
                log.error("A search failed (%d of %d): %s", attempt + 1, ATTEMPTS, _reason(error))  # noqa: TRY400 - says it all
        raise NoAnswer

    @property
    def _share(self) -> float:
        """The seconds for one question if all that wait are to be answered soon."""
        return LONGEST_QUEUE * self._most / (1 + len(self._queue))

    async def close(self) -> None:
        """Stop all processes."""
        self._grace = 0.0
        for working in self._busy:
            _ = working.cancel()
        if self._busy:
            _ = await asyncio.wait(self._busy)
        if self._rest is not None:
            self._rest.cancel()
        self._let_go()
        if self._stopping:
            _ = await asyncio.wait(self._stopping)

    async def _with_worker(self, job: Job, precedence: float = 0.0) -> str:
        """Return what a process finds. If nobody wants to know any more, it is soon free for others."""
        await self._queue.enter(precedence)
        working = asyncio.create_task(self._work(job))
        self._busy.add(working)
        working.add_done_callback(self._has_worked)
        try:
            return await asyncio.shield(working)
        finally:
            _ = working.cancel()

    async def _work(self, job: Job) -> str:
        worker = self._idle.pop() if self._idle else Worker(self._command)
        try:
            answer = await job(worker)
        except asyncio.CancelledError:
            await self._settle(worker)
            raise
        except BaseException:
            await worker.stop()
            raise
        self._rests(worker)
        return answer

    def _has_worked(self, working: asyncio.Task[str]) -> None:
        self._busy.discard(working)
        self._queue.leave()
        if not working.cancelled():
            _ = working.exception()  # whoever asked has it, unless they don't want it any more

    async def _ask(self, worker: Worker, request: Request) -> str:
        async with asyncio.timeout(self._patience):
            return await worker.ask(line_of(request))

    async def _settle(self, worker: Worker) -> None:
        """Keep a process that answers soon, though nobody wants the answer, and stop it otherwise."""
        try:
            async with asyncio.timeout(self._grace):
                await worker.settle()
        except BaseException as error:
            await worker.stop()
            if not isinstance(error, Exception):
                raise
        else:
            self._rests(worker)

    def _rests(self, worker: Worker) -> None:
        self._idle.append(worker)
        if self._rest is not None:
            self._rest.cancel()
        self._rest = asyncio.get_running_loop().call_later(self._longest_idle, self._let_go)

    def _let_go(self) -> None:
        """Stop the processes that nobody needs at the moment."""
        idle, self._idle = self._idle, []
        for worker in idle:
            stopping = asyncio.create_task(worker.stop())
            self._stopping.add(stopping)
            stopping.add_done_callback(self._stopping.discard)


def _require_legal(state: azul.State, seat: int, events: Sequence[azul.Event]) -> None:
    """Raise `azul.AzulError` or `ValueError` unless a seat can do this, and is then through with its turn."""
    match events:
        case [azul.Taken()] | [*_, azul.Settled()]:
            pass
        case _:
            raise ValueError("that isn't a whole turn")
    for event in events:
        if isinstance(event, azul.Taken | azul.Placed | azul.Settled) and event.seat == seat:
            state = azul.before_tiling(state, event)
        else:
            raise ValueError("that isn't a computer's move")


def _reason(error: Exception) -> str:
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
