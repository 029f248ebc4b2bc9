"""The replay of a game as an animation: a poster, the moments of the game, and the picture of its end."""

from collections.abc import Sequence
from typing import Final

from PIL import Image

from render.look import Look
from render.paint.animation import Animation
from render.paint.canvas import Canvas
from render.paint.palette import palette_of
from render.pictures.frames import Frame, FramePainter
from render.pictures.pace import ENDING, POSTER, is_later_deal, paced, thinned, with_fewer_deals
from render.pictures.poster import poster

MOST_BYTES: Final = 500_000
"""The limit of an animation's size, which a phone loads in a few seconds."""
_SPARE: Final = 0.92
"""The share of the room that is planned with, as frames get larger when moves between them are left out."""


def replay(
    frames: Sequence[Frame],
    names: Sequence[str],
    look: Look | None = None,
    ending: Image.Image | None = None,
    most_bytes: int = MOST_BYTES,
) -> bytes:
    """Return a game as an animated GIF of a small table that loops forever.

    `frames` are the game's moments, at least one, `names` the players' names by seat. It begins with a poster
    of the names, and ends with the picture `ending`, if there is one. Moves that there is no time for, or no
    room within `most_bytes`, are shown together with a later one; so are deals if that doesn't suffice.
    """
    look = look or Look()
    frames = thinned(frames)
    while True:
        made, weights = _animated(frames, names, look, ending)
        moves = [weight for frame, weight in zip(frames, weights, strict=True) if frame.last]
        deals = [
            weight
            for before, frame, weight in zip(frames, frames[1:], weights[1:], strict=False)
            if is_later_deal(before, frame)
        ]
        dropped = moves or deals
        if len(made) <= most_bytes or not dropped:
            return made
        room = most_bytes - (len(made) - sum(dropped))
        most = max(0, int(_SPARE * len(dropped) * room / sum(dropped)))
        frames = thinned(frames, most) if moves else with_fewer_deals(frames, most)


def _animated(
    frames: Sequence[Frame], names: Sequence[str], look: Look, ending: Image.Image | None
) -> tuple[bytes, list[int]]:
    """Return the animation, and how many bytes each frame takes."""
    moments = FramePainter(names, look)
    animation = Animation(moments.size, palette_of(look.theme).flat, moments.spare)
    animation.add(moments.coarse(poster(moments.size, names, look)), POSTER)
    weights = [
        animation.add(moments.draw(frame), seconds)
        for frame, seconds in zip(frames, paced(frames), strict=True)
    ]
    if ending is not None:
        animation.add(moments.coarse(_fitted(ending, moments.size, look)), ENDING)
    return animation.to_bytes(), weights


def _fitted(picture: Image.Image, size: tuple[int, int], look: Look) -> Image.Image:
    """Return a picture as large as fits on a table of this size."""
    canvas = Canvas(size, look)
    share = min(size[0] / picture.width, size[1] / picture.height)
    fine = picture.convert("RGB").resize(
        (round(picture.width * share), round(picture.height * share)), Image.Resampling.BOX
    )
    reduced = palette_of(look.theme).reduce(fine)
    canvas.image.paste(reduced, ((size[0] - reduced.width) // 2, (size[1] - reduced.height) // 2))
    return canvas.image
