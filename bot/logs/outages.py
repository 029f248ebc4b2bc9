"""Condenses the log while Discord can't be reached: an occasional line, not one for every failure."""

import logging
import time
from collections import deque
from collections.abc import Callable, Iterator
from typing import Final

import aiohttp
import discord

log = logging.getLogger(__name__)

OUTAGE_THRESHOLD: Final = 3
"""Errors within `WINDOW` seconds that count as an outage; fewer are logged like any others."""
WINDOW: Final = 60.0
LOG_EVERY: Final = 600.0
"""Seconds between two lines about a continuing outage."""
OVER_AFTER: Final = 25.0
"""Seconds without such an error, and with a connection, after which an outage is over."""

_OUTAGE_ERRORS: Final = (
    aiohttp.ClientConnectionError,
    aiohttp.WSServerHandshakeError,
    ConnectionError,
    discord.ConnectionClosed,
    discord.DiscordServerError,
    discord.GatewayNotFound,
)
_OF_THE_CONNECTION: Final = (
    "discord.client",
    "discord.gateway",
    "discord.http",
    "discord.shard",
    "discord.state",
)
"""The library's loggers about the connection, which log its loss with a traceback."""


class Outages(logging.Filter):
    """Drops records of failures caused by an outage of Discord, and logs the outage itself.

    An outage begins with a few errors that can't have another cause, or when the connection has been gone for
    two calls of `update`, which has to be called periodically. `clock` is monotonic, in seconds.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._signs = deque[float](maxlen=OUTAGE_THRESHOLD)
        self._began: float | None = None
        self._last_logged = 0.0
        self._left_out = 0
        self._was_gone = False

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether to log a record."""
        errors = list(_errors_in(record))
        away = next((error for error in errors if isinstance(error, _OUTAGE_ERRORS)), None)
        is_of_connection = record.name in _OF_THE_CONNECTION
        if away is not None:
            self._signs.append(self._clock())
            if self._began is None and (is_of_connection or self._are_many):
                self._begin(_in_a_word(away))
        is_late = any(isinstance(error, TimeoutError) for error in errors)
        is_by_it = away is not None or is_of_connection or is_late
        if self._began is None or not is_by_it or record.levelno > logging.ERROR:
            return True
        self._left_out += 1
        return False

    def update(self, gateway: str | None) -> None:
        """Log an outage's start, course or end if due; `gateway` is what is wrong with the connection."""
        now, was_gone, self._was_gone = self._clock(), self._was_gone, gateway is not None
        if self._began is None:
            if gateway is not None and was_gone:
                self._begin(gateway)
            return
        if gateway is None and (not self._signs or now - self._signs[-1] >= OVER_AFTER):
            log.info(
                "Discord is reachable again after %s%s", format_duration(now - self._began), self._omitted()
            )
            self._began = None
            self._signs.clear()
        elif now - self._last_logged >= LOG_EVERY:
            log.error(
                "Discord has been unreachable for %s%s", format_duration(now - self._began), self._omitted()
            )
            self._last_logged = now

    def _begin(self, why: str) -> None:
        self._began = self._last_logged = self._clock()
        log.error(
            "Discord is unreachable: %s. Errors that follow from this aren't logged until it is back", why
        )

    @property
    def _are_many(self) -> bool:
        return len(self._signs) == OUTAGE_THRESHOLD and self._signs[-1] - self._signs[0] <= WINDOW

    def _omitted(self) -> str:
        left_out, self._left_out = self._left_out, 0
        return f"; lines left out: {left_out:,}" if left_out else ""


def _errors_in(record: logging.LogRecord) -> Iterator[BaseException]:
    values = record.args if isinstance(record.args, tuple) else ()
    yield from (value for value in values if isinstance(value, BaseException))
    if record.exc_info and record.exc_info[1] is not None:
        yield record.exc_info[1]


def _in_a_word(error: BaseException) -> str:
    """Describe an error in one line that quotes nobody."""
    match error:
        case discord.DiscordServerError():
            return f"it answers {error.status}"
        case discord.ConnectionClosed():
            return f"it has closed the connection ({error.code})"
        case aiohttp.ClientConnectorError():
            return (
                f"no connection to {error.host} ({error.os_error.strerror or type(error.os_error).__name__})"
            )
        case _:
            return type(error).__name__


def format_duration(seconds: float) -> str:
    """Format a duration.

    >>> format_duration(42.4), format_duration(600), format_duration(7500)
    ('42 s', '10 min', '2 h 5 min')
    """
    minutes, rest = divmod(round(seconds), 60)
    if minutes < 2:
        return f"{60 * minutes + rest} s"
    return f"{minutes} min" if minutes < 60 else f"{minutes // 60} h {minutes % 60} min"
