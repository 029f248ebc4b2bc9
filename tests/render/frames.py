"""Whole games as frames of a replay, and the pictures in a GIF."""

from collections.abc import Iterator
from functools import cache
from io import BytesIO
from itertools import pairwise
from pathlib import Path

from PIL import Image

from azul import (
    BASE_GAME,
    Phase,
    Placed,
    Rules,
    Settled,
    State,
    Taken,
    TilingReport,
    before_tiling,
    take_report,
)
from azul.gamefile.document import load
from azul.gamefile.record import GameRecord, steps_of
from render import Frame, Look, final
from render.pictures.frames import FramePainter
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
            yield Frame(step.after, report=step.report, caption=f"{step.report.round}")
        else:
            yield Frame(step.after)
    yield Frame(step.after)


def replayed(path: Path) -> tuple[GameRecord, list[Frame], Image.Image | None]:
    """Return a stored game, its frames, and the picture of its end, as the bot shows them."""
    record = load(path.read_bytes())
    frames: list[Frame] = []
    ending = None
    for step in steps_of(record):
        event, report = step.event, step.report
        if isinstance(event, Placed) or (isinstance(event, Settled) and not report):
            continue
        if isinstance(event, Taken):
            tiled = before_tiling(step.before, event) if report else step.after
            frames.append(Frame(tiled, take_report(step.before, event.move)))
        elif not report:
            frames.append(Frame(step.after))
        if report:
            frames.append(Frame(step.after, caption=f"Round {report.round}", report=report))
        if step.after.phase is Phase.OVER:
            ending = final(step.after, record.players, report.bonuses if report else None)
    return record, frames, ending


def tilings_of(players: int, rules: Rules, seed: int = 1) -> Iterator[tuple[TilingReport, State, State]]:
    """Yield the tilings of a game, with the positions around each, in which all spaces are chosen."""
    frames = frames_of(players, rules, seed)
    for before, frame in pairwise(frames):
        if frame.report is not None:
            yield frame.report, before.state, frame.state


def drawn_alone(frame: Frame, names: tuple[str, ...]) -> Image.Image:
    """Return the picture of a frame on a new canvas."""
    return FramePainter(names, Look()).draw(frame)


def shown(gif: bytes) -> Iterator[Image.Image]:
    """Yield the pictures that an animation shows, as RGB; `info` has their durations in ms."""
    animation = Image.open(BytesIO(gif))
    for number in range(getattr(animation, "n_frames", 1)):
        animation.seek(number)
        picture = animation.convert("RGB")
        picture.info = dict(animation.info)
        yield picture
