"""Worker processes for computer players: few, of low priority, and replaced if they die or hang."""

import asyncio
import heapq
import logging
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from itertools import count
from typing import Final

import azul
import players
from engine.computers.thinker import Effort, NoAnswer
from players import Level
from players.requests import (
    NOT_YET,
    Request,
    SearchRequest,
    TurnRequest,
    parse_events,
    parse_result,
    request_line,
)
from players.search.result import SearchResult


class Queue:
    """Admits at most `limit` callers at a time; the others wait in the order in which they are due.

    Callers that arrive within a caller's `slack`, in seconds, go before it; later ones don't, so nobody waits
    forever.
    """

    def __init__(self, limit: int, clock: Callable[[], float]) -> None:
        self._free = limit
        self._clock = clock
        self._numbers = count()
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []

    def __len__(self) -> int:
        return sum(not future.done() for _, _, future in self._waiting)

    async def enter(self, slack: float = 0.0) -> None:
        """Wait for a free place; give it back with `leave`."""
        if self._free and not len(self):
            self._free -= 1
            return
        place = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (self._clock() + slack, next(self._numbers), place))
        try:
            await place
        except asyncio.CancelledError:
            if not place.cancelled():  # it was assigned just before the caller was cancelled
                self.leave()
            raise

    def leave(self) -> None:
        """Give a place back, to the next in the queue if anybody waits."""
        while self._waiting:
            _, _, place = heapq.heappop(self._waiting)
            if not place.done():
                place.set_result(None)
                return
        self._free += 1


MAX_LINE_LENGTH: Final = 1 << 20
"""The most bytes of an answer."""


class Worker:
    """A process that answers lines, started with the first of them."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: Process | None = None
        self._owes_answer = False

    async def ask(self, line: str) -> str:
        """Return the answer to a line. Raise `EOFError` if the process ends, `OSError` if it can't be run."""
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=PIPE,
                stdout=PIPE,
                stderr=PIPE,
                limit=MAX_LINE_LENGTH,
                start_new_session=True,  # so that Ctrl-C ends the bot alone, and the bot its workers
            )
        if self._process.stdin is None:
            raise EOFError("it has no pipes")
        self._process.stdin.write(f"{line}\n".encode())
        self._owes_answer = True
        with suppress(ConnectionError):  # it ended before it read all of that; its standard error says why
            await self._process.stdin.drain()
        return await self._answer()

    async def discard_answer(self) -> None:
        """Wait for the answer to a cancelled `ask`, and drop it. Raise `EOFError` if the process ends."""
        if self._process is None:
            raise EOFError("it wasn't started")
        if self._owes_answer:
            _ = await self._answer()

    async def _answer(self) -> str:
        back = self._process.stdout if self._process is not None else None
        answer = await back.readline() if back is not None else b""
        if not answer:
            raise EOFError(f"it has ended{await self._exit_reason()}")
        self._owes_answer = False
        return answer.decode()

    async def _exit_reason(self) -> str:
        """Return the last line that the process wrote to standard error, which says why it ended."""
        errors = self._process.stderr if self._process is not None else None
        said = (await errors.read() if errors is not None else b"").decode(errors="replace").split("\n")
        return next((f": {line}" for line in reversed(said) if line.strip()), "")

    async def stop(self) -> None:
        """Kill the process, and wait until it has ended and its pipes are closed."""
        if self._process is None:
            return
        if self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.kill()
        if self._process.stdin is not None:
            self._process.stdin.close()
        _ = await self._process.communicate()


log = logging.getLogger(__name__)

ANSWER_TIMEOUT: Final = 10.0
"""Seconds after which a worker that hasn't answered counts as hung. Starting has to fit in as well."""
MAX_IDLE: Final = 300.0
"""Seconds after which idle workers are stopped, to free their memory."""
UNWANTED_ANSWER_TIMEOUT: Final = 1.0
"""Seconds that a worker has to finish an answer that nobody wants any more before it is stopped."""
SLICE: Final = 0.2
"""Seconds of a search between checks that somebody is still waiting for it."""
ATTEMPTS: Final = 2
"""How often a search is tried, as a worker may fail."""
TARGET_QUEUE_TIME: Final = 2.0
"""Seconds in which all waiting requests should be answered: the more there are, the shorter each search."""
MIN_THINKING: Final = 0.05
"""The fewest seconds for a computer's turn."""
COMMAND: Final = (sys.executable, "-m", "players.worker")

Job = Callable[[Worker], Awaitable[str]]
"""Sends requests to a worker, and returns its last answer."""


class Workers:
    """At most `limit` worker processes, started when they are needed; a `Thinker`.

    Turns of computers and searches for people wait in one queue. If a worker fails at a turn, the simple
    player makes the move, as a game must not wait for a process; if it fails at a search, `NoAnswer` is
    raised.
    """

    def __init__(
        self,
        limit: int = 1,
        *,
        command: Sequence[str] = COMMAND,
        answer_timeout: float = ANSWER_TIMEOUT,
        max_idle: float = MAX_IDLE,
        unwanted_answer_timeout: float = UNWANTED_ANSWER_TIMEOUT,
    ) -> None:
        self._queue = Queue(limit, time.monotonic)
        self._limit = limit
        self._command = command
        self._answer_timeout = answer_timeout
        self._max_idle = max_idle
        self._idle: list[Worker] = []
        self._unwanted_answer_timeout = unwanted_answer_timeout
        self._busy: set[asyncio.Task[str]] = set()
        self._stopping: set[asyncio.Task[None]] = set()
        self._idle_timer: asyncio.TimerHandle | None = None

    async def turn(self, state: azul.State, seat: int, level: Level, seed: int) -> tuple[azul.Event, ...]:
        """Return a seat's turn at a level, once a worker is free."""

        async def play(worker: Worker) -> str:
            seconds = max(self._share, MIN_THINKING)
            return await self._ask(worker, TurnRequest(state, seat, level, seed, seconds))

        try:
            events = parse_events(await self._with_worker(play))
            _require_legal(state, seat, events)
        except Exception as error:  # noqa: BLE001 - whatever it is, the game goes on
            log.error("A computer's move was chosen without a search: %s", _reason(error))
            return players.whole_turn(state, seat)
        return events

    async def search(
        self, state: azul.State, effort: Effort, moves: Sequence[azul.Move] = ()
    ) -> SearchResult:
        """Return what a search finds in a position, once a worker is free.

        Raise `NoAnswer` if every attempt fails.
        """

        async def look(worker: Worker) -> str:
            seconds = SLICE
            while True:
                is_last = seconds + SLICE / 2 > min(effort.seconds, self._share)
                request = SearchRequest(
                    state, effort.simulations, SLICE, tuple(moves), effort.compared, is_last
                )
                answer = await self._ask(worker, request)
                if is_last or answer.strip() != NOT_YET:
                    return answer
                seconds += SLICE

        for attempt in range(ATTEMPTS):
            try:
                found = parse_result(await self._with_worker(look, effort.slack), state)
                if all(found.of(state, move) for move in moves):
                    return found
                raise ValueError("it didn't look at the move that was asked for")  # noqa: TRY301 - as any other
            except Exception as error:  # noqa: BLE001 - whatever it is, another process may do better
                log.error("A search failed (%d of %d): %s", attempt + 1, ATTEMPTS, _reason(error))
        raise NoAnswer

    @property
    def _share(self) -> float:
        """The seconds for one request if all that wait are to be answered soon."""
        return TARGET_QUEUE_TIME * self._limit / (1 + len(self._queue))

    async def close(self) -> None:
        """Stop all workers."""
        self._unwanted_answer_timeout = 0.0
        for working in self._busy:
            _ = working.cancel()
        if self._busy:
            _ = await asyncio.wait(self._busy)
        if self._idle_timer is not None:
            self._idle_timer.cancel()
        self._stop_idle()
        if self._stopping:
            _ = await asyncio.wait(self._stopping)

    async def _with_worker(self, job: Job, slack: float = 0.0) -> str:
        """Run a job on a worker; return its answer. If the caller is cancelled, the worker is soon free."""
        await self._queue.enter(slack)
        working = asyncio.create_task(self._work(job))
        self._busy.add(working)
        working.add_done_callback(self._on_job_done)
        try:
            return await asyncio.shield(working)
        finally:
            _ = working.cancel()

    async def _work(self, job: Job) -> str:
        worker = self._idle.pop() if self._idle else Worker(self._command)
        try:
            answer = await job(worker)
        except asyncio.CancelledError:
            await self._reuse_or_stop(worker)
            raise
        except BaseException:
            await worker.stop()
            raise
        self._park(worker)
        return answer

    def _on_job_done(self, working: asyncio.Task[str]) -> None:
        self._busy.discard(working)
        self._queue.leave()
        if not working.cancelled():
            _ = working.exception()  # the caller has it, unless it was cancelled

    async def _ask(self, worker: Worker, request: Request) -> str:
        async with asyncio.timeout(self._answer_timeout):
            return await worker.ask(request_line(request))

    async def _reuse_or_stop(self, worker: Worker) -> None:
        """Keep a worker that finishes its unwanted answer soon, and stop it otherwise."""
        try:
            async with asyncio.timeout(self._unwanted_answer_timeout):
                await worker.discard_answer()
        except BaseException as error:
            await worker.stop()
            if not isinstance(error, Exception):
                raise
        else:
            self._park(worker)

    def _park(self, worker: Worker) -> None:
        self._idle.append(worker)
        if self._idle_timer is not None:
            self._idle_timer.cancel()
        self._idle_timer = asyncio.get_running_loop().call_later(self._max_idle, self._stop_idle)

    def _stop_idle(self) -> None:
        """Stop the idle workers."""
        idle, self._idle = self._idle, []
        for worker in idle:
            stopping = asyncio.create_task(worker.stop())
            self._stopping.add(stopping)
            stopping.add_done_callback(self._stopping.discard)


def _require_legal(state: azul.State, seat: int, events: Sequence[azul.Event]) -> None:
    """Raise `azul.AzulError` or `ValueError` unless these events are a legal whole turn of the seat."""
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
