"""A game as an animation."""

from collections.abc import Sequence
from typing import Final

from render.look import Look
from render.paint.animation import Animation
from render.paint.palette import palette_of
from render.pictures.moments import Frame, Moments

MOST_BYTES: Final = 8 * 2**20
"""How heavy an animation may be: less than what chats take without a question."""


def replay(
    frames: Sequence[Frame],
    names: Sequence[str],
    look: Look | None = None,
    most_bytes: int = MOST_BYTES,
) -> bytes:
    """Return a game as an animated GIF that repeats for ever; it shows a small table.

    `frames` are the game's moments, at least one, `names` the players' names by seat. If the file would be
    heavier than `most_bytes`, every second take is left out, as often as it needs.
    """
    look = look or Look()
    while True:
        moments = Moments(names, look)
        animation = Animation(moments.size, palette_of(look.theme).flat)
        for frame in frames:
            animation.add(moments.draw(frame), frame.seconds)
        made = animation.to_bytes()
        fewer = _thinned(frames)
        if len(made) <= most_bytes or len(fewer) == len(frames):
            return made
        frames = fewer


def _thinned(frames: Sequence[Frame]) -> list[Frame]:
    """Return the frames without every second of those that show a take; the others stay as they are."""
    kept, takes = [], 0
    for frame in frames:
        takes += frame.last is not None
        if frame.last is None or takes % 2:
            kept.append(frame)
    return kept
