"""Background loops that sleep for as long as they say."""

from datetime import timedelta
from typing import Any

import discord
from discord.ext import tasks


def wake_in(loop: tasks.Loop[Any], seconds: float) -> None:
    """Let a loop, which sleeps or is about to, go on after so many seconds.

    The loop itself reckons from when it should have run last, by a clock that may have been set since: it
    would run once for every time it missed, or sleep for as long as the clock was set back.
    """
    due = loop.next_iteration
    if due is None or loop.seconds is None:
        return  # it has not begun, or has ended
    ran = due - timedelta(seconds=loop.seconds)
    interval = (discord.utils.utcnow() - ran).total_seconds() + seconds
    if interval < 0:
        loop.restart()
    else:
        loop.change_interval(seconds=interval)
