"""The age of things, not counting downtime: a clock that is set forward doesn't make them older."""

from datetime import timedelta
from typing import Final

from engine.time.intervals import milliseconds
from storage.store import Store

LOOKBACK_FACTOR: Final = 4
"""How many times a length of time absences are read for; a bot with more downtime deletes a little early."""


async def up_since(store: Store, now: int, length: timedelta) -> int:
    """Return the moment since which the bot has been up for a length of time, as of `now`.

    It counts as down while it was away from any of its servers. Times are milliseconds since 1970 (UTC).
    Everything that expires is judged by this, so that a clock that is set weeks ahead for a moment expires
    nothing: `DeadlineService.heartbeat` records the jump as an absence.
    """
    left, moment = milliseconds(length), now
    for since, until in await store.absences(now - LOOKBACK_FACTOR * left):
        there = moment - min(until, moment)
        if there >= left:
            break
        left -= there
        moment = min(since, moment)
    return moment - left
