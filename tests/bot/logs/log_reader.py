"""Reading what is logged, line by line."""

import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from typing import Any

from bot.logs.formats import JsonLines
from bot.logs.redaction import Secrets
from bot.logs.setup import OURS


class Log:
    """What has been logged, each line a JSON object."""

    def __init__(self) -> None:
        self.stream = StringIO()

    @property
    def text(self) -> str:
        """All of it."""
        return self.stream.getvalue()

    @property
    def lines(self) -> list[dict[str, Any]]:
        """All of it, read."""
        return [json.loads(line) for line in self.text.splitlines()]

    def of(self, *, logger: str = "", **fields: object) -> list[dict[str, Any]]:
        """Return the lines of a package or module that have these fields."""
        return [
            line
            for line in self.lines
            if f"{line['logger']}.".startswith(f"{logger}.".lstrip(".")) and fields.items() <= line.items()
        ]

    def forget(self) -> None:
        """Discard all of it."""
        self.stream.truncate(0)
        self.stream.seek(0)


@contextmanager
def logging_to(*secrets: str) -> Iterator[Log]:
    """Log as the bot does at level debug."""
    log = Log()
    handler = logging.StreamHandler(log.stream)
    handler.setFormatter(JsonLines(Secrets(secrets)))
    loggers = [logging.getLogger(name) for name in OURS]
    root = logging.getLogger()
    before = {each: each.level for each in (root, *loggers)}
    root.setLevel(logging.INFO)
    for each in loggers:
        each.setLevel(logging.DEBUG)
    root.addHandler(handler)
    try:
        yield log
    finally:
        root.removeHandler(handler)
        for each, level in before.items():
            each.setLevel(level)
