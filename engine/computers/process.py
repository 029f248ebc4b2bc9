"""A process that answers lines."""

import asyncio
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

LONGEST_LINE: Final = 1 << 20
"""Bytes of an answer."""


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
                limit=LONGEST_LINE,
                start_new_session=True,  # so that Ctrl-C ends the bot alone, and the bot its workers
            )
        if self._process.stdin is None:
            raise EOFError("it has no pipes")
        self._process.stdin.write(f"{line}\n".encode())
        self._owes_answer = True
        with suppress(ConnectionError):  # it has ended before it read all of that; its last words say why
            await self._process.stdin.drain()
        return await self._answer()

    async def settle(self) -> None:
        """Wait for an answer that wasn't waited for before. Raise `EOFError` if the process ends."""
        if self._process is None:
            raise EOFError("it wasn't started")
        if self._owes_answer:
            _ = await self._answer()

    async def _answer(self) -> str:
        back = self._process.stdout if self._process is not None else None
        answer = await back.readline() if back is not None else b""
        if not answer:
            raise EOFError(f"it has ended{await self._last_words()}")
        self._owes_answer = False
        return answer.decode()

    async def _last_words(self) -> str:
        """Return the last line that the process wrote to standard error, which says why it has ended."""
        errors = self._process.stderr if self._process is not None else None
        said = (await errors.read() if errors is not None else b"").decode(errors="replace").split("\n")
        return next((f": {line}" for line in reversed(said) if line.strip()), "")

    async def stop(self) -> None:
        """End the process, and wait until it has and its pipes are closed."""
        if self._process is None:
            return
        if self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.kill()
        if self._process.stdin is not None:
            self._process.stdin.close()
        _ = await self._process.communicate()
