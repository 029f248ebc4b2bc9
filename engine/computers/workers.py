"""Processes in which computer players think: few, of low priority, and replaced if they die or hang."""

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import azul
import players
from players import Level
from players.worker import events_in, request_for

log = logging.getLogger(__name__)

PATIENCE: Final = 10.0
"""Seconds after which a worker that hasn't answered is taken for hung. They also start in this time."""
LONGEST_IDLE: Final = 300.0
"""Seconds after which a worker that nobody needs is stopped, for the sake of its memory."""
COMMAND: Final = (sys.executable, "-m", "players.worker")


class Workers:
    """At most `most` processes that think, started when they are needed.

    If one fails, the simple player makes the move: a game never waits for a process.
    """

    def __init__(
        self,
        most: int = 1,
        *,
        command: Sequence[str] = COMMAND,
        patience: float = PATIENCE,
        longest_idle: float = LONGEST_IDLE,
    ) -> None:
        self._free = asyncio.Semaphore(most)
        self._command = command
        self._patience = patience
        self._longest_idle = longest_idle
        self._idle: list[_Worker] = []
        self._rest: asyncio.TimerHandle | None = None

    async def turn(self, state: azul.State, seat: int, level: Level, seed: int) -> tuple[azul.Event, ...]:
        """Return a seat's turn at a level, after waiting for a process that is free."""
        try:
            async with self._free:
                events = events_in(await self._ask(request_for(state, seat, level, seed)))
            _require_legal(state, seat, events)
        except Exception as error:  # noqa: BLE001 - whatever it is, the game goes on
            log.error("A computer's move was made at a glance: %s", _reason(error))  # noqa: TRY400 - says it all
            return players.whole_turn(state, seat)
        return events

    async def close(self) -> None:
        """Stop the processes that have nothing to do."""
        if self._rest is not None:
            self._rest.cancel()
        idle, self._idle = self._idle, []
        for worker in idle:
            await worker.stop()

    async def _ask(self, line: str) -> str:
        """Return a worker's answer; one that hasn't given it is stopped, whatever the reason."""
        worker = self._idle.pop() if self._idle else _Worker(self._command)
        try:
            async with asyncio.timeout(self._patience):
                answer = await worker.ask(line)
        except BaseException:
            await worker.stop()
            raise
        self._idle.append(worker)
        if self._rest is not None:
            self._rest.cancel()
        self._rest = asyncio.get_running_loop().call_later(self._longest_idle, self._let_go)
        return answer

    def _let_go(self) -> None:
        """End the processes that nobody has needed for a while."""
        idle, self._idle = self._idle, []
        for worker in idle:
            worker.end()


class _Worker:
    """A process that answers lines, started with the first of them."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: Process | None = None

    async def ask(self, line: str) -> str:
        """Return the answer to a line. Raise `EOFError` if the process ends, `OSError` if it can't be run."""
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=PIPE,
                stdout=PIPE,
                start_new_session=True,  # so that Ctrl-C ends the bot alone, and the bot its workers
            )
        to, back = self._process.stdin, self._process.stdout
        if to is None or back is None:
            raise EOFError("it has no pipes")
        to.write(f"{line}\n".encode())
        await to.drain()
        answer = await back.readline()
        if not answer:
            raise EOFError("it has ended")
        return answer.decode()

    def end(self) -> None:
        """End the process."""
        if self._process is not None and self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.kill()

    async def stop(self) -> None:
        """End the process, and wait until it has."""
        self.end()
        if self._process is not None:
            _ = await self._process.wait()


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
