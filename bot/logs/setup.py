"""Where the log goes, in which form, and how much of it."""

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


def set_up_logging(form: LogFormat, level: LogLevel, secrets: Iterable[str] = ()) -> Outages:
    """Write the log to standard error; everything else that would be printed there goes into it too.

    `secrets` are hidden in it, beside what looks like one. Libraries say at most what is `info`: below that,
    they log what they receive and store, with people's names in it. Return what has to be told now and then
    how the connection to Discord is.
    """
    handler = logging.StreamHandler()
    outages = Outages()
    handler.addFilter(outages)
    hiding = Secrets(secrets)
    if form == "json":
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
    sys.excepthook = _has_failed
    threading.excepthook = lambda failed: _report("A thread has failed", failed.exc_value)
    logging.raiseExceptions = False  # if standard error is gone, nobody can be told
    # It warns at every start that voice will not work; there is no voice here.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    return outages


def report_lost_errors(loop: asyncio.AbstractEventLoop) -> None:
    """Log errors that no task has waited for, without the values that the event loop would show with them."""

    def report(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        _report(str(context.get("message")), context.get("exception"))

    loop.set_exception_handler(report)


def _has_failed(kind: type[BaseException], error: BaseException, at: TracebackType | None) -> None:
    if isinstance(error, Exception):
        _report("The bot has failed", error)
    else:  # such as Ctrl-C on Windows
        sys.__excepthook__(kind, error, at)


def _report(what: str, error: BaseException | None) -> None:
    logging.getLogger("bot").error("%s", what, exc_info=error)
