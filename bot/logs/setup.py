"""Configures logging: format, level, and where uncaught errors go."""

import asyncio
import logging
import sys
import threading
from collections.abc import Iterable
from types import TracebackType
from typing import Any, Final

import discord

from bot.logs.formats import JsonLines, LogFormat, LogLevel, TextLines
from bot.logs.outages import Outages
from bot.logs.redaction import Secrets

OURS: Final = ("azul", "players", "engine", "storage", "render", "bot")


def set_up_logging(log_format: LogFormat, level: LogLevel, secrets: Iterable[str] = ()) -> Outages:
    """Log to standard error, including warnings and uncaught errors; return the filter for outages.

    `secrets` are hidden, as is anything that looks like one. Libraries log at `info` or above: below that,
    they log payloads, which contain people's names.
    """
    handler = logging.StreamHandler()
    outages = Outages()
    handler.addFilter(outages)
    hiding = Secrets(secrets)
    if log_format == "json":
        handler.setFormatter(JsonLines(hiding))
    else:
        handler.setFormatter(TextLines(hiding, in_colour=sys.stderr.isatty()))
    wanted = logging.getLevelNamesMapping()[level.upper()]
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(max(wanted, logging.INFO))
    for name in OURS:
        logging.getLogger(name).setLevel(wanted)
    logging.captureWarnings(capture=True)
    sys.excepthook = _log_uncaught
    threading.excepthook = lambda failed: _report("A thread has failed", failed.exc_value)
    logging.raiseExceptions = False  # standard error may be gone
    # discord.py warns at every start that voice won't work; the bot has no use for voice.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    return outages


def report_lost_errors(loop: asyncio.AbstractEventLoop) -> None:
    """Log errors of tasks that nobody awaited, without the local values that the event loop would add."""

    def report(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        _report(str(context.get("message")), context.get("exception"))

    loop.set_exception_handler(report)


def _log_uncaught(kind: type[BaseException], error: BaseException, at: TracebackType | None) -> None:
    if isinstance(error, Exception):
        _report("The bot has failed", error)
    else:  # such as Ctrl-C on Windows
        sys.__excepthook__(kind, error, at)


def _report(what: str, error: BaseException | None) -> None:
    logging.getLogger("bot").error("%s", what, exc_info=error)
