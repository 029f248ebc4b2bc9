"""What the command-line programs share: one-line errors, exit codes, and a progress line.

It imports only the standard library, so that Ctrl-C ends in one line, without a traceback, from the start.
"""

import argparse
import io
import os
import sys
import time
from collections.abc import Callable
from typing import Final, NoReturn

NOT_DONE: Final = 2
STOPPED: Final = 130
UPDATE_EVERY: Final = 0.2
"""Seconds between updates of the progress line."""


class Parser(argparse.ArgumentParser):
    """A parser that reports an error in one line."""

    def error(self, message: str) -> NoReturn:
        """End with exit code 2."""
        self.exit(NOT_DONE, f"azul: {message}; see {self.prog} --help\n")


def as_a_process(main: Callable[[], int]) -> int:
    """Run a command, with any encoding of the terminal; return its exit code.

    That is 1 if the reader of the output quits early, and 130 after Ctrl-C, also while modules are still
    being imported.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        code = main()
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        sys.stderr.write("azul: stopped\n")
        return STOPPED
    return code


class ProgressLine:
    """A progress line on standard error; none if that isn't a terminal."""

    def __init__(self) -> None:
        self._is_watched = sys.stderr.isatty()
        self._shown = ""
        self._next = 0.0

    def __call__(self, what: str, done: int) -> None:
        """Show what is being done, and how much of it is done."""
        if self._is_watched and time.monotonic() >= self._next:
            self._next = time.monotonic() + UPDATE_EVERY
            self._say(f"{what}: {done}" if done else what)

    def over(self) -> None:
        """Clear the line."""
        if self._shown:
            self._say("")
            self._shown = ""

    def _say(self, line: str) -> None:
        sys.stderr.write("\r" + line.ljust(len(self._shown)) + ("" if line else "\r"))
        sys.stderr.flush()
        self._shown = line


def confirm(question: str) -> bool:
    """Ask a question on the terminal; return the answer, or True if there is no terminal."""
    if not sys.stdin.isatty():
        return True
    sys.stderr.write(f"{question} [y/N] ")
    sys.stderr.flush()
    return sys.stdin.readline().strip().lower() in {"y", "yes"}
