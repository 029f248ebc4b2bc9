"""When games that could not be shown are tried again."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from engine import Game
from storage.shards import ShardSet

FIRST_WAIT: Final = 15.0
LONGEST_WAIT: Final = 3600.0
"""Seconds until a game is tried again: after the first failure, and at most."""


@dataclass(slots=True)
class _Backoff:
    """A game that waits until it is `due`; the wait after that is twice as long as `wait`, in seconds.

    `since` is when a try failed first, `tried` when the last one did, and `forbidden` whether the bot lacked
    a permission then.
    """

    guild_id: int
    channel_id: int
    since: float
    tried: float
    due: float
    wait: float = FIRST_WAIT
    forbidden: bool = False
    hastened: bool = False

    def is_over(self, now: float) -> bool:
        """Return whether the wait is over, or the clock was set back to before it began."""
        return not self.tried <= now < self.due


class Retries:
    """Which games wait to be tried again, and until when.

    The wait doubles with every scheduled try that fails. Extra tries in between, after a move or a sign that
    the channel can be reached again, never make it longer.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._backoffs: dict[int, _Backoff] = {}

    def __len__(self) -> int:
        return len(self._backoffs)

    def is_due(self, game_id: int) -> bool:
        """Return whether a game is to be tried now."""
        backoff = self._backoffs.get(game_id)
        return backoff is None or backoff.hastened or backoff.is_over(self._clock())

    def has_failed(self, game_id: int) -> bool:
        """Return whether a game waits because a try has failed."""
        return game_id in self._backoffs

    def may_try(self, game_id: int, *, may_post: bool) -> bool:
        """Return whether a game may be tried because of a move; `may_post` is what its permissions say."""
        backoff = self._backoffs.get(game_id)
        return backoff is None or may_post or not backoff.forbidden or self.is_due(game_id)

    def failed(self, game_id: int, game: Game | None, *, forbidden: bool) -> float:
        """Note that a try has failed; `game` is None if it couldn't be read.

        Return the seconds until the next scheduled try.
        """
        now = self._clock()
        backoff = self._backoffs.get(game_id)
        if backoff is None:
            guild_id, channel_id = (game.guild_id, game.channel_id) if game else (0, 0)
            backoff = _Backoff(guild_id, channel_id, since=now, tried=now, due=now + FIRST_WAIT)
            self._backoffs[game_id] = backoff
        elif backoff.is_over(now):
            backoff.wait = min(2 * backoff.wait, LONGEST_WAIT)
            backoff.due = now + backoff.wait
        backoff.tried, backoff.forbidden, backoff.hastened = now, forbidden, False
        return backoff.due - now

    def failing_for(self, game_id: int) -> float:
        """Return for how many seconds every try has failed, 0 if none has."""
        backoff = self._backoffs.get(game_id)
        return 0.0 if backoff is None else self._clock() - backoff.since

    def succeeded(self, game_id: int) -> None:
        """Note that a game is shown: nothing is to be tried again."""
        self._backoffs.pop(game_id, None)

    def forget(self, share: ShardSet) -> None:
        """Forget what was tried in some servers, where another process went on, and what can't be read."""
        self._backoffs = {
            game_id: backoff
            for game_id, backoff in self._backoffs.items()
            if backoff.guild_id and not share.has(backoff.guild_id)
        }

    def retry_now(
        self, *, guild_id: int | None = None, channel_id: int | None = None, rested: float = 0.0
    ) -> list[int]:
        """End the wait of the games in a server or channel that can perhaps be reached again.

        Return their ids. Those that were tried in the last `rested` seconds keep waiting.
        """
        before = self._clock() - rested
        hastened = []
        for game_id, backoff in self._backoffs.items():
            if backoff.tried <= before and (backoff.guild_id == guild_id or backoff.channel_id == channel_id):
                backoff.hastened = True
                hastened.append(game_id)
        return hastened
