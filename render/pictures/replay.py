"""The replay of a game as an animation."""

from collections.abc import Sequence
from typing import Final

from render.look import Look
from render.paint.animation import Animation
from render.paint.palette import palette_of
from render.pictures.moments import Frame, Moments

MOST_BYTES: Final = 8 * 2**20
"""The limit of an animation's size, below what chats accept."""


def replay(
    frames: Sequence[Frame],
    names: Sequence[str],
    look: Look | None = None,
    most_bytes: int = MOST_BYTES,
) -> bytes:
    """Return a game as an animated GIF of a small table that loops forever.

    `frames` are the game's moments, at least one, `names` the players' names by seat. As long as the file is
    larger than `most_bytes`, every second move is dropped.
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
    """Return the frames without every second one of those that show a move."""
    kept, takes = [], 0
    for frame in frames:
        takes += frame.last is not None
        if frame.last is None or takes % 2:
            kept.append(frame)
    return kept
