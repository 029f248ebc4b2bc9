"""Exponential backoff for games that could not be posted."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from engine import Game
from storage.shards import ShardSet

FIRST_WAIT: Final = 15.0
MAX_RETRY_WAIT: Final = 3600.0
"""Seconds until the next try: after the first failure, and at most."""


@dataclass(slots=True)
class _Backoff:
    """A game whose next try is `due`; if that fails, `wait`, in seconds, is doubled.

    `forbidden` says whether the last try failed for lack of a permission. Times are in seconds.
    """

    guild_id: int
    channel_id: int
    first_failed: float
    last_tried: float
    due: float
    wait: float = FIRST_WAIT
    forbidden: bool = False
    is_expedited: bool = False

    def is_over(self, now: float) -> bool:
        """Return whether the wait is over, or the clock was set back to before it began."""
        return not self.last_tried <= now < self.due


class Retries:
    """The games that wait for a retry.

    The wait doubles with every scheduled try that fails. Extra tries in between, after a move or when the
    channel may be reachable again, never make it longer.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._backoffs: dict[int, _Backoff] = {}

    def __len__(self) -> int:
        return len(self._backoffs)

    def is_due(self, game_id: int) -> bool:
        """Return whether a game may be tried now."""
        backoff = self._backoffs.get(game_id)
        return backoff is None or backoff.is_expedited or backoff.is_over(self._clock())

    def has_failed(self, game_id: int) -> bool:
        """Return whether a game is waiting after a failed try."""
        return game_id in self._backoffs

    def may_try(self, game_id: int, *, may_post: bool) -> bool:
        """Return whether a game may be tried after a move, given whether the bot `may_post` there."""
        backoff = self._backoffs.get(game_id)
        return backoff is None or may_post or not backoff.forbidden or self.is_due(game_id)

    def failed(self, game_id: int, game: Game | None, *, forbidden: bool) -> float:
        """Record a failed try; `game` is None if it couldn't be read.

        Return the seconds until the next scheduled try.
        """
        now = self._clock()
        backoff = self._backoffs.get(game_id)
        if backoff is None:
            guild_id, channel_id = (game.guild_id, game.channel_id) if game else (0, 0)
            backoff = _Backoff(guild_id, channel_id, first_failed=now, last_tried=now, due=now + FIRST_WAIT)
            self._backoffs[game_id] = backoff
        elif backoff.is_over(now):
            backoff.wait = min(2 * backoff.wait, MAX_RETRY_WAIT)
            backoff.due = now + backoff.wait
        backoff.last_tried, backoff.forbidden, backoff.is_expedited = now, forbidden, False
        return backoff.due - now

    def failing_for(self, game_id: int) -> float:
        """Return the seconds since the first failure, 0 if the last try succeeded."""
        backoff = self._backoffs.get(game_id)
        return 0.0 if backoff is None else self._clock() - backoff.first_failed

    def succeeded(self, game_id: int) -> None:
        """Record a successful try."""
        self._backoffs.pop(game_id, None)

    def forget(self, shard_set: ShardSet) -> None:
        """Forget the games of some shards that another process ran meanwhile, and unreadable games."""
        self._backoffs = {
            game_id: backoff
            for game_id, backoff in self._backoffs.items()
            if backoff.guild_id and not shard_set.has(backoff.guild_id)
        }

    def retry_now(
        self, *, guild_id: int | None = None, channel_id: int | None = None, min_age: float = 0.0
    ) -> list[int]:
        """End the wait of the games in a server or channel that may be reachable again; return their ids.

        Those tried in the last `min_age` seconds keep waiting.
        """
        before = self._clock() - min_age
        is_expedited = []
        for game_id, backoff in self._backoffs.items():
            if backoff.last_tried <= before and (
                backoff.guild_id == guild_id or backoff.channel_id == channel_id
            ):
                backoff.is_expedited = True
                is_expedited.append(game_id)
        return is_expedited
