"""When games that could not be shown are tried again."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from engine import Game

FIRST_WAIT: Final = 15.0
LONGEST_WAIT: Final = 3600.0
"""Seconds until a game is tried again: after the first failure, and at most."""


@dataclass(slots=True)
class _Backoff:
    """A game that waits until it is `due`; the next wait is twice as long as `wait`, in seconds.

    `forbidden` says that the bot lacked a permission when the game was last `tried`; `wanted` that somebody
    has moved since; `hastened` that the channel can be reached again.
    """

    guild_id: int
    channel_id: int
    tried: float
    due: float
    wait: float = FIRST_WAIT
    forbidden: bool = False
    wanted: bool = False
    hastened: bool = False

    @property
    def next_try(self) -> float:
        """When the game is tried next."""
        if self.hastened:
            return self.tried
        if not self.wanted:
            return self.due
        soon = self.tried + FIRST_WAIT if self.forbidden else self.tried
        return min(self.due, soon)


class Retries:
    """Which games wait to be tried again, and until when.

    The wait doubles with every scheduled try that fails. Moves are tried at once, but where the bot lacks a
    permission at most every `FIRST_WAIT` seconds; they never make the wait longer. A sign that a channel can
    be reached again ends the wait for it.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._backoffs: dict[int, _Backoff] = {}

    def __len__(self) -> int:
        return len(self._backoffs)

    def is_due(self, game_id: int) -> bool:
        """Return whether a game is to be tried now."""
        backoff = self._backoffs.get(game_id)
        return backoff is None or backoff.next_try <= self._clock()

    def wanted(self, game_id: int) -> bool:
        """Return whether a game may be tried now that somebody has moved; if not, it will be soon."""
        backoff = self._backoffs.get(game_id)
        if backoff is not None:
            backoff.wanted = True
        return self.is_due(game_id)

    def failed(self, game_id: int, game: Game | None, *, forbidden: bool) -> float:
        """Note that a try has failed, `game` being None if it couldn't be read.

        Returns the seconds until it is tried again by itself.
        """
        now = self._clock()
        backoff = self._backoffs.get(game_id)
        if backoff is None:
            guild_id, channel_id = (game.guild_id, game.channel_id) if game else (0, 0)
            backoff = _Backoff(guild_id, channel_id, tried=now, due=now + FIRST_WAIT)
            self._backoffs[game_id] = backoff
        elif backoff.due <= now:
            backoff.wait = min(2 * backoff.wait, LONGEST_WAIT)
            backoff.due = now + backoff.wait
        backoff.tried, backoff.forbidden = now, forbidden
        backoff.wanted = backoff.hastened = False
        return backoff.due - now

    def succeeded(self, game_id: int) -> None:
        """Note that a game is shown: nothing is to be tried again."""
        self._backoffs.pop(game_id, None)

    def hasten(self, *, guild_id: int | None = None, channel_id: int | None = None) -> list[int]:
        """End the wait of all games in a server or channel that can be reached again; return their ids."""
        hastened = []
        for game_id, backoff in self._backoffs.items():
            if backoff.guild_id == guild_id or backoff.channel_id == channel_id:
                backoff.hastened = True
                hastened.append(game_id)
        return hastened
