"""A line of the log, as JSON or as text: on one line whatever it quotes, and it never raises."""

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


class _Lines(logging.Formatter):
    """What both forms share."""

    def __init__(self, secrets: Secrets) -> None:
        super().__init__()
        self._secrets = secrets

    def _message(self, record: logging.LogRecord) -> str:
        """Return what a record says. Errors in it are written as in a traceback."""
        try:
            values = record.args
            if isinstance(values, tuple):
                message = str(record.msg) % tuple(map(_safe, values)) if values else _safe(record.msg)
            else:
                message = record.getMessage()
        except Exception as error:  # noqa: BLE001 - whoever logs something must not fail by it
            said = record.msg if isinstance(record.msg, str) else ""
            message = f"{said} ({type(error).__name__} in the log)"
        return self._secrets.hidden(str(message))

    def _traceback(self, record: logging.LogRecord) -> str:
        """Return the traceback of a record, empty if it has none."""
        error = record.exc_info[1] if record.exc_info else None
        if error is None:
            return ""
        try:
            return self._secrets.hidden(traceback_of(error)).rstrip()
        except Exception as another:  # noqa: BLE001 - as above
            return f"{type(error).__name__} ({type(another).__name__} in the log)"


class JsonLines(_Lines):
    """A JSON object in one line, in ASCII: every parser takes it, whatever the terminal's encoding."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as a line."""
        now = log_context()
        # Ids of Discord are strings, as in its own API: readers that know only floats would round them.
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
        known = {name: value for name, value in fields.items() if value is not None}
        return json.dumps(
            {name: _whole(value) if isinstance(value, str) else value for name, value in known.items()}
        )


class TextLines(_Lines):
    """A line for people; a traceback takes more."""

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
        return _whole(f"{line}\n{trace}" if trace else line)


def _safe(value: object) -> object:
    """Return a value that is logged; an error without what its text might quote."""
    if isinstance(value, BaseException):
        text = text_of(value)
        return text if text and text != LEFT_OUT else described(value)
    if isinstance(value, list | tuple) and any(isinstance(each, BaseException) for each in value):
        return ", ".join(str(_safe(each)) for each in value)
    return value


def _whole(text: str) -> str:
    """Return a text with halves of surrogate pairs, which not every parser takes, written as escapes."""
    return text.encode("utf-8", "backslashreplace").decode()
