"""Counts the games with events that haven't been posted yet, for monitoring."""

from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from bot.feed.retry import Retries
from engine import GameService, Refusal
from storage.records import DamagedRecord
from storage.shards import ShardSet

COUNT_LIMIT: Final = 1000
"""Upper bound on the games counted, not including those waiting for a retry."""


@dataclass(frozen=True, slots=True)
class Backlog:
    """The number of games `waiting` for their first attempt, and of those that `failed` and will be retried.

    `oldest` is the age, in seconds, of the longest-waiting game. Failed games don't count towards it: the
    cause is Discord, a channel or a damaged record, and may last for weeks.
    """

    waiting: int
    failed: int
    oldest: float


async def backlog_of(games: GameService, retries: Retries, now: float, shard_set: ShardSet) -> Backlog:
    """Return the backlog of some shards at `now`, in seconds. Raise `StorageError` if it can't be read."""
    unshown = await games.unshown(COUNT_LIMIT + len(retries), shard_set)
    waiting = [game_id for game_id in unshown if not retries.has_failed(game_id)]
    oldest = 0.0
    for game_id in waiting[:1]:
        with suppress(Refusal, DamagedRecord):
            game = await games.get(game_id)
            if game.shown_version < game.version:  # it may have been posted in the meantime
                oldest = max(0.0, now - game.updated_at / 1000)
    return Backlog(len(waiting), len(unshown) - len(waiting), oldest)
