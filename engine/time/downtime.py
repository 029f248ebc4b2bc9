"""How long ago something is, by the time that the bot was there: a clock that is set forward adds nothing."""

from datetime import timedelta
from typing import Final

from engine.time.intervals import milliseconds
from storage.store import Store

LOOKED_BACK: Final = 4
"""How many times a length of time is looked back: a bot that is seldom there forgets a little early."""


async def there_since(store: Store, now: int, length: timedelta) -> int:
    """Return the moment since which the bot has been there for a length of time, up to `now`.

    It counts as away while it was away from any of its servers. Times are milliseconds since 1970 (UTC).
    What is deleted after some time is deleted by this: a clock that is weeks ahead for a moment is an absence
    as soon as `DeadlineService.heartbeat` has noticed it.
    """
    left, moment = milliseconds(length), now
    for since, until in await store.absences(now - LOOKED_BACK * left):
        there = moment - min(until, moment)
        if there >= left:
            break
        left -= there
        moment = min(since, moment)
    return moment - left
