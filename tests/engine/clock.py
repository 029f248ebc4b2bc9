"""A clock that a test sets forward and back."""

from datetime import datetime, timedelta

from tests.engine.people import NOON


class Clock:
    """A clock that stands still until the test moves it; it begins at noon."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> datetime:
        return self.now

    def go(self, length: timedelta) -> None:
        """Let time pass, or set the clock back."""
        self.now += length

    @property
    def milliseconds(self) -> int:
        """The time as the database has it."""
        return int(self.now.timestamp() * 1000)
