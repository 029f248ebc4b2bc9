"""Log formatters, JSON and text: always one line per record, and they never raise."""

import json
import logging
from datetime import UTC, datetime
from typing import Final, Literal

from bot.logs.context import log_context
from bot.logs.redaction import LEFT_OUT, Secrets, described, text_of, traceback_of

LogFormat = Literal["text", "json"]
LogLevel = Literal["debug", "info", "warning", "error"]


_COLOURS: Final = {logging.DEBUG: 2, logging.WARNING: 33, logging.ERROR: 31, logging.CRITICAL: 41}
_CONTROLS: Final = {
    code: repr(chr(code))[1:-1] for code in (*range(0x20), *range(0x7F, 0xA0), 0x2028, 0x2029)
}
_CONTROLS_IN_TRACEBACKS: Final = {
    code: text for code, text in _CONTROLS.items() if chr(code) not in {"\n", "\t"}
}


class _Formatter(logging.Formatter):
    """What both formatters share."""

    def __init__(self, secrets: Secrets) -> None:
        super().__init__()
        self._secrets = secrets

    def _message(self, record: logging.LogRecord) -> str:
        """Return a record's message, with errors in it described as in a traceback."""
        try:
            values = record.args
            if isinstance(values, tuple):
                message = str(record.msg) % tuple(map(_loggable, values)) if values else _loggable(record.msg)
            else:
                message = record.getMessage()
        except Exception as error:  # noqa: BLE001 - logging must never fail
            template = record.msg if isinstance(record.msg, str) else ""
            message = f"{template} ({type(error).__name__} in the log)"
        return self._secrets.redacted(str(message))

    def _traceback(self, record: logging.LogRecord) -> str:
        """Return the traceback of a record, empty if it has none."""
        error = record.exc_info[1] if record.exc_info else None
        if error is None:
            return ""
        try:
            return self._secrets.redacted(traceback_of(error)).rstrip()
        except Exception as another:  # noqa: BLE001 - as above
            return f"{type(error).__name__} ({type(another).__name__} in the log)"


class JsonLines(_Formatter):
    """Formats a record as one line of JSON, in ASCII so that every parser takes it."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as one line of JSON."""
        now = log_context()
        # Discord ids are strings, as in its API: readers with floats only would round them.
        fields = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")[:-6] + "Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": self._message(record),
            "request": now.request or None,
            "command": now.command or None,
            "guild": now.guild and str(now.guild),
            "channel": now.channel and str(now.channel),
            "game": now.game,
            "shard": now.shard,
            "exception": self._traceback(record) or None,
        }
        known = ((name, value) for name, value in fields.items() if value is not None)
        return json.dumps(
            {name: _escape_surrogates(value) if isinstance(value, str) else value for name, value in known}
        )


class TextLines(_Formatter):
    """Formats a record as a line for people; a traceback adds lines."""

    def __init__(self, secrets: Secrets, *, in_colour: bool = False) -> None:
        super().__init__(secrets)
        self._in_colour = in_colour

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as lines."""
        now = log_context()
        when = datetime.fromtimestamp(record.created).astimezone().strftime("%Y-%m-%d %H:%M:%S")
        level = f"{record.levelname:<8}"
        if self._in_colour:
            level = f"\x1b[{_COLOURS.get(record.levelno, 34)}m{level}\x1b[0m"
        message = self._message(record).translate(_CONTROLS)
        about = f" ({now.command}, request {now.request})" if now.request else ""
        trace = self._traceback(record).translate(_CONTROLS_IN_TRACEBACKS)
        line = f"[{when}] [{level}] {record.name}: {message}{about}"
        return _escape_surrogates(f"{line}\n{trace}" if trace else line)


def _loggable(value: object) -> object:
    """Return a value to log; an error without the part of its text that might quote someone."""
    if isinstance(value, BaseException):
        text = text_of(value)
        return text if text and text != LEFT_OUT else described(value)
    if isinstance(value, list | tuple) and any(isinstance(each, BaseException) for each in value):
        return ", ".join(str(_loggable(each)) for each in value)
    return value


def _escape_surrogates(text: str) -> str:
    """Return a text with lone surrogates, which some parsers reject, written as escapes."""
    return text.encode("utf-8", "backslashreplace").decode()
