"""What every event says about itself.

- `is_move`: whether it makes the pictures and panels from before it stale.
- `is_news`: whether it is reported in the channel.
- `asks_anew`: whether those whom the game waits for after it are notified even if they were before it.
"""

from typing import ClassVar


class Event:
    """What is true of an event that doesn't say otherwise."""

    __slots__ = ()
    is_move: ClassVar[bool] = True
    is_news: ClassVar[bool] = True
    asks_anew: ClassVar[bool] = False
