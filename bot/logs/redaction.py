"""Keeps passwords, tokens and what people wrote out of the log."""

import re
import traceback
from collections.abc import Iterable, Iterator
from typing import Final
from urllib.parse import quote, unquote

import aiohttp
import discord
from discord import app_commands

from engine import Refusal
from storage.records import StorageError

HIDDEN: Final = "***"

_PATTERNS: Final = (
    (re.compile(r"(\w:/+[^\s/:@]*:)\S*@"), rf"\1{HIDDEN}@"),  # in a database's URL
    (re.compile(r"(\bpassword['\"]?\s*[=:]\s*)('[^']*'|\"[^\"]*\"|[^\s&]+)", re.IGNORECASE), rf"\1{HIDDEN}"),
    (re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/\s?]+"), rf"\1{HIDDEN}"),  # Discord's, to answer with
    (re.compile(r"\b[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}"), HIDDEN),  # a bot's token
)


class Secrets:
    """Hides known secrets, URL-encoded or not, and anything that looks like one."""

    def __init__(self, known: Iterable[str] = ()) -> None:
        written = {form for secret in known for form in (secret, quote(secret, safe=""), unquote(secret))}
        self._known = sorted(filter(None, written), key=len, reverse=True)

    def redacted(self, text: str) -> str:
        """Return a text without secrets."""
        for secret in self._known:
            text = text.replace(secret, HIDDEN)
        for pattern, instead in _PATTERNS:
            text = pattern.sub(instead, text)
        return text


LEFT_OUT: Final = "(its text is left out: it might quote somebody)"

_HARMLESS: Final = (
    ArithmeticError,
    AttributeError,
    EOFError,
    ImportError,
    MemoryError,
    NameError,
    OSError,
    RuntimeError,
    StorageError,
    TypeError,
    aiohttp.ClientError,
    discord.DiscordException,
)
"""Errors whose texts are safe to log. Storage errors are written for operators.

`ValueError` and `LookupError` aren't among them: they quote the value, and so what someone has typed.
"""
_FIELD: Final = re.compile(r"^In (\S+): ", re.MULTILINE)
"""The field that Discord rejects; the rest of the line may quote its value."""


def text_of(error: BaseException) -> str:
    """Return the part of an error's text that may be logged, "" if there is none."""
    match error:
        case Refusal():
            return error.code
        case discord.HTTPException():
            fields = ", ".join(_FIELD.findall(str(error)))
            return str(error).partition("\n")[0] + (f": {fields}" if fields else "")
        case app_commands.AppCommandError():
            return LEFT_OUT
        case _ if isinstance(error, _HARMLESS) or getattr(error, "sqlite_errorcode", None) is not None:
            return str(error)
        case _:
            return LEFT_OUT if error.args else ""


def described(error: BaseException) -> str:
    """Return an error's type and `text_of`."""
    kind, text = type(error), text_of(error)
    name = kind.__qualname__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__qualname__}"
    return f"{name}: {text}" if text else name


def traceback_of(error: BaseException) -> str:
    """Return an error's traceback with causes and contexts, as Python prints it except for the texts."""
    return "".join(_lines(error, set()))


def _lines(error: BaseException, seen: set[int]) -> Iterator[str]:
    seen.add(id(error))
    cause, context = error.__cause__, error.__context__
    if cause is not None and id(cause) not in seen:
        yield from _lines(cause, seen)
        yield "\nThe above exception was the direct cause of the following exception:\n\n"
    elif context is not None and not error.__suppress_context__ and id(context) not in seen:
        yield from _lines(context, seen)
        yield "\nDuring handling of the above exception, another exception occurred:\n\n"
    if error.__traceback__ is not None:
        yield "Traceback (most recent call last):\n"
        yield from traceback.format_tb(error.__traceback__)
    yield f"{described(error)}\n"
    if isinstance(error, BaseExceptionGroup):
        for number, each in enumerate(error.exceptions, 1):
            yield f"  {number} of {len(error.exceptions)}:\n"
            yield from (f"  {line}" for line in "".join(_lines(each, seen)).splitlines(keepends=True))
