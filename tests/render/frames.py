"""Whole games as frames of a replay, and the pictures in a GIF."""

from collections.abc import Iterator
from functools import cache
from io import BytesIO
from itertools import pairwise

from PIL import Image

from azul import BASE_GAME, Rules, State, TilingReport, take_report
from render import Frame, Look
from render.pictures.moments import Moments
from tests.render.games import steps


@cache
def frames_of(players: int, rules: Rules = BASE_GAME, seed: int = 1) -> tuple[Frame, ...]:
    """Return a whole game of careful players: its deals, moves, rounds and result."""
    return tuple(_frames(players, rules, seed))


def _frames(players: int, rules: Rules, seed: int) -> Iterator[Frame]:
    for step in steps(players, rules, seed):
        if step.move is not None:
            yield Frame(step.after, take_report(step.before, step.move))
        elif step.report is not None:
            yield Frame(step.after, report=step.report, caption=f"{step.report.round}", seconds=2.5)
        else:
            yield Frame(step.after, seconds=0.5)
    yield Frame(step.after, seconds=6)


def tilings_of(players: int, rules: Rules, seed: int = 1) -> Iterator[tuple[TilingReport, State, State]]:
    """Yield the tilings of a game, with the positions around each, in which all spaces are chosen."""
    frames = frames_of(players, rules, seed)
    for before, frame in pairwise(frames):
        if frame.report is not None:
            yield frame.report, before.state, frame.state


def drawn_alone(frame: Frame, names: tuple[str, ...]) -> Image.Image:
    """Return the picture of a frame on a new canvas."""
    return Moments(names, Look()).draw(frame)


def shown(gif: bytes) -> Iterator[Image.Image]:
    """Yield the pictures that an animation shows, as RGB; `info` has their durations in ms."""
    animation = Image.open(BytesIO(gif))
    for number in range(getattr(animation, "n_frames", 1)):
        animation.seek(number)
        picture = animation.convert("RGB")
        picture.info = dict(animation.info)
        yield picture
