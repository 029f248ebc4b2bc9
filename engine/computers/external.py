"""Third-party engines: programs that speak the protocol of docs/engines.md, each in its own process."""

import asyncio
import os
import signal
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Final

from azul import State, position_text
from azul.gamefile.narration import printable
from players.protocol import (
    BEST_MOVE,
    GREETING,
    INTRODUCTION_END,
    LONGEST_LINE,
    Answer,
    GoLimit,
    Introduction,
    answers,
    go_line,
    parse_introduction,
    position_line,
)

REPLY_TIMEOUT: Final = 10.0
"""Seconds that an engine has to start, and to answer anything but a search."""
SEARCH_OVERRUN: Final = 1.0
"""Seconds by which a search may exceed its time."""
MAX_LINES: Final = 10_000
"""How many lines an engine may write before it answers."""
_SHOWN: Final = 80
"""How many characters of an engine's output are quoted."""


_SECRET: Final = ("AZUL_", "DISCORD_")
"""Prefixes of the environment variables that engines don't get, such as the one with the bot's token."""


class Fault(Exception):
    """What an engine did wrong, in plain words; its process can't be used any more."""


@dataclass(frozen=True, slots=True)
class EngineReply:
    """An engine's answer, and the `seconds` that it took."""

    event: Answer
    seconds: float


class ExternalEngine:
    """The process of an engine. Any method but `stop`, which must be called in the end, may raise `Fault`."""

    def __init__(
        self,
        command: Sequence[str],
        *,
        reply_timeout: float = REPLY_TIMEOUT,
        overrun: float = SEARCH_OVERRUN,
        errors: int | None = DEVNULL,
    ) -> None:
        self._command = command
        self._reply_timeout, self._overrun, self._errors = reply_timeout, overrun, errors
        self._process: Process | None = None
        self._buffer = b""

    @property
    def errors(self) -> asyncio.StreamReader | None:
        """What the process writes to standard error, if that is a pipe and it was started."""
        return None if self._process is None else self._process.stderr

    async def start(self) -> Introduction:
        """Start the process unless `spawn` has, and return its introduction."""
        if self._process is None:
            await self.spawn()
        lines = await self._ask(GREETING, INTRODUCTION_END)
        try:
            return parse_introduction(lines)
        except ValueError as error:
            raise Fault(printable(str(error))) from error

    async def spawn(self) -> None:
        """Start the process without sending anything yet."""
        try:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=PIPE,
                stdout=PIPE,
                stderr=self._errors,
                env={name: value for name, value in os.environ.items() if not name.startswith(_SECRET)},
                start_new_session=True,  # so that everything that it starts ends with it
            )
        except (OSError, ValueError) as error:
            raise Fault(f"it can't be started: {error}") from error

    async def send(self, line: str) -> None:
        """Send a line that has no answer."""
        async with self._within(self._reply_timeout, f"didn't read “{_first(line)}”"):
            await self._write(line)

    async def ready(self) -> list[str]:
        """Wait until the engine is ready; return the other lines that it wrote before."""
        *others, _ = await self._ask("isready", "readyok")
        moved = next((line for line in others if _first(line) == BEST_MOVE), None)
        if moved is not None:
            raise Fault(f"it said {quoted(moved)} though it wasn't asked for a move")
        return others

    async def play(
        self, state: State, seat: int, limit: GoLimit, stop_after: float | None = None
    ) -> EngineReply:
        """Return the engine's answer for an awaited seat.

        The engine is asked to stop when its time is up, or after `stop_after` seconds, and may take
        `overrun` longer. Without either it has as long as for any other answer.
        """
        where = f"in the position {position_text(state)}"
        await self.send(position_line(state))
        if refused := [line for line in await self.ready() if _first(line) == "error"]:
            raise Fault(f"it said {quoted(refused[0])} {where}")
        if stop_after is None and limit.milliseconds is not None:
            stop_after = limit.milliseconds / 1000
        allowed = self._reply_timeout if stop_after is None else stop_after + self._overrun
        begun, loop = time.monotonic(), asyncio.get_running_loop()
        stopping = None if stop_after is None else loop.call_later(stop_after, self._send_stop)
        try:
            said = await self._ask(go_line(state, seat, limit), BEST_MOVE, "error", seconds=allowed)
        finally:
            if stopping is not None:
                stopping.cancel()
        seconds = time.monotonic() - begun
        if _first(said[-1]) == "error":
            raise Fault(f"it said {quoted(said[-1])} {where}")
        legal, word = answers(state, seat), said[-1].strip().removeprefix(BEST_MOVE).strip()
        if word not in legal:
            those = f"none of the {len(legal)} legal answers"
            raise Fault(f"it said {quoted(said[-1])}, which is {those} {where}")
        return EngineReply(legal[word], seconds)

    async def end(self, last_word: str | None = None) -> int:
        """Send `last_word`, if any, and close the input; return the exit code once the process has ended."""
        if last_word is not None:
            await self.send(last_word)
        process = self._running()
        if process.stdin is not None:
            process.stdin.close()
        reason = "the end of its input" if last_word is None else f"“{last_word}”"
        async with self._within(self._reply_timeout, f"didn't end after {reason}"):
            await _drain(process)
            return await process.wait()

    async def stop(self) -> None:
        """Kill the process and everything that it has started."""
        process = self._process
        if process is None:
            return
        if process.returncode is None:
            _kill(process)
        if process.stdin is not None:
            process.stdin.close()
        try:
            async with asyncio.timeout(self._overrun):
                await _drain(process)
                _ = await process.wait()
        except TimeoutError:  # it has ended, and something that it had started holds its output open
            _kill(process)

    def _running(self) -> Process:
        if self._process is None:
            raise Fault("it wasn't started")
        return self._process

    def _send_stop(self) -> None:
        stdin = self._running().stdin
        if stdin is not None and not stdin.is_closing():
            stdin.write(b"stop\n")

    async def _write(self, line: str) -> None:
        stdin = self._running().stdin
        if stdin is None:
            raise Fault("it has no input")
        stdin.write(f"{line}\n".encode())
        with suppress(ConnectionError):  # it has ended, which is noticed when it doesn't answer
            await stdin.drain()

    async def _ask(self, line: str, *answers: str, seconds: float | None = None) -> list[str]:
        """Send a line; return the lines that come back, up to one whose first word is among `answers`."""
        question, heard = _first(line), list[str]()
        seconds = self._reply_timeout if seconds is None else seconds
        async with self._within(seconds, f"didn't answer “{question}”"):
            await self._write(line)
            while len(heard) < MAX_LINES:
                heard.append(await self._line(question))
                if _first(heard[-1]) in answers:
                    return heard
        raise Fault(f"it said {MAX_LINES:,} lines that don't answer “{question}”")

    async def _line(self, question: str) -> str:
        process = self._running()
        while b"\n" not in self._buffer and len(self._buffer) <= LONGEST_LINE:
            more = await process.stdout.read(LONGEST_LINE) if process.stdout is not None else b""
            if not more:
                middle = f" in the middle of the line {quoted(self._buffer)}" if self._buffer else ""
                code = await process.wait()
                raise Fault(f"it ended{middle} with exit code {code} instead of answering “{question}”")
            self._buffer += more
        line, _, self._buffer = self._buffer.partition(b"\n")
        if len(line) > LONGEST_LINE:
            raise Fault(f"it said a line of more than {LONGEST_LINE:,} bytes: {quoted(line)}")
        try:
            return line.decode()
        except UnicodeDecodeError:
            raise Fault(f"it said {quoted(line)}, which isn't UTF-8") from None

    @asynccontextmanager
    async def _within(self, seconds: float, what: str) -> AsyncIterator[None]:
        try:
            async with asyncio.timeout(seconds):
                yield
        except TimeoutError:
            half = f"; all it said is half a line, {quoted(self._buffer)}" if self._buffer else ""
            raise Fault(f"it {what} within {seconds:g} s{half}") from None


def quoted(said: bytes | str) -> str:
    """Return the beginning of an engine's output in quotation marks, with unprintable characters escaped."""
    text = said.decode(errors="backslashreplace") if isinstance(said, bytes) else said
    shown = text.strip()
    return f"“{printable(shown[:_SHOWN])}{'…' * (len(shown) > _SHOWN)}”"


def _first(line: str) -> str:
    return next(iter(line.split()), "")


async def _drain(process: Process) -> None:
    while process.stdout is not None and await process.stdout.read(LONGEST_LINE):
        pass


def _kill(process: Process) -> None:
    with suppress(ProcessLookupError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
