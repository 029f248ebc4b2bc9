"""What channels haven't been shown yet, for whoever watches the bot."""

from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from bot.feed.retry import Retries
from engine import GameService, Refusal
from storage.records import DamagedRecord
from storage.shards import ShardSet

MOST: Final = 1000
"""How many games are counted at most, apart from those that are tried again."""


@dataclass(frozen=True, slots=True)
class Backlog:
    """How many games wait to be shown for the first time, and how many have failed and are tried again.

    `oldest` is for how many seconds the first of those that wait has done so. What has failed isn't counted
    there: the reason lies in Discord, a channel, or a damaged record, and it may stay so for weeks.
    """

    waiting: int
    failed: int
    oldest: float


async def backlog_of(games: GameService, retries: Retries, now: float, share: ShardSet) -> Backlog:
    """Return what hasn't been shown in a share, as of `now`. Raise `StorageError` if that can't be read."""
    unshown = await games.unshown(MOST + len(retries), share)
    waiting = [game_id for game_id in unshown if not retries.has_failed(game_id)]
    oldest = 0.0
    for game_id in waiting[:1]:
        with suppress(Refusal, DamagedRecord):
            game = await games.get(game_id)
            if game.shown_version < game.version:  # it may have been shown since
                oldest = max(0.0, now - game.updated_at / 1000)
    return Backlog(len(waiting), len(unshown) - len(waiting), oldest)
