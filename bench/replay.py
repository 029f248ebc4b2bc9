"""The replay: drawing and encoding time, file size, and the same frames written by Pillow."""

import random
from collections.abc import Callable, Sequence
from io import BytesIO
from itertools import count, takewhile
from time import perf_counter
from typing import Final

from PIL import Image

from azul import FLOOR, Move, Rules, State, WallSide, legal_moves, new_game, take_report
from bench import Figure, medians
from bench.whole_games import Choice, Step, careful, steps
from render import Frame, Look, default_theme, replay
from render.paint.animation import Animation
from render.paint.palette import palette_of
from render.pictures.frames import FramePainter

MEASURED_TURNS: Final = 60
ROUNDS_OF_THE_LONGEST: Final = 17
MOST_MS: Final = 150
MOST_KB: Final = 500


def figures(names: Sequence[str], quick: bool) -> list[Figure]:
    """Measure replays of 60 moves for 2, 3 and 4 players, and the size of the longest replay."""
    measured: list[Figure] = []
    for players in (2, 3, 4):
        measured += _replay_figures(_of_sixty_turns(players), names[:players], 1 if quick else 7)
    longest = _frames(4, bytes(32), Rules(wall=WallSide.FREE), _wasteful)
    longest = longest[:100] if quick else longest
    weight = len(replay(longest, names)) / 1e3
    name = f"replay of {len(longest)} frames, 4 players: weight"
    return [*measured, Figure(name, weight, "kB", bound=MOST_KB)]


def _replay_figures(frames: Sequence[Frame], names: Sequence[str], runs: int) -> list[Figure]:
    moments = FramePainter(names, Look())
    pictures = [moments.draw(frame).copy() for frame in frames]
    whole, ready = medians(
        runs, lambda: _milliseconds(replay, frames, names), lambda: _milliseconds(_put_together, pictures)
    )
    kilobytes = len(replay(frames, names)) / 1e3
    start = perf_counter()
    plain = _by_pillow(pictures)
    milliseconds = (perf_counter() - start) * 1e3
    what = f"replay of {MEASURED_TURNS} turns, {len(names)} players"
    floor = "finding and compressing what changes in frames drawn before"
    return [
        Figure(f"{what}: draw and encode", whole, "ms", ready, floor, MOST_MS),
        Figure(f"{what}: weight", kilobytes, "kB", bound=MOST_KB),
        Figure(f"{what}: encode with Pillow's writer", milliseconds, "ms"),
        Figure(f"{what}: weight with Pillow's writer", len(plain) / 1e3, "kB"),
    ]


def _milliseconds(work: Callable[..., object], *given: object) -> float:
    start = perf_counter()
    work(*given)
    return (perf_counter() - start) * 1e3


def _put_together(pictures: Sequence[Image.Image]) -> bytes:
    animation = Animation(pictures[0].size, palette_of(default_theme()).flat)
    for picture in pictures:
        animation.add(picture, 1)
    return animation.to_bytes()


def _by_pillow(pictures: Sequence[Image.Image]) -> bytes:
    stream = BytesIO()
    pictures[0].save(stream, "GIF", save_all=True, append_images=pictures[1:], duration=1000, loop=0)
    return stream.getvalue()


def _of_sixty_turns(players: int) -> list[Frame]:
    """Return the first 60 moves of the first careful game that has as many, as frames."""
    for secret in count(1):
        frames = _frames(players, secret.to_bytes(32, "big"), Rules(), careful)
        takes = [place for place, frame in enumerate(frames) if frame.last]
        if len(takes) >= MEASURED_TURNS:
            return frames[: takes[MEASURED_TURNS - 1] + 1]
    raise AssertionError("the secrets have run out")


def _frames(players: int, secret: bytes, rules: Rules, choose: Choice) -> list[Frame]:
    game = steps(new_game(players, 0, rules), secret, random.Random(secret), choose)
    return [_frame(step) for step in takewhile(lambda step: step.after.round <= ROUNDS_OF_THE_LONGEST, game)]


def _frame(step: Step) -> Frame:
    if step.move is not None:
        return Frame(step.after, take_report(step.before, step.move))
    return Frame(step.after) if step.report is None else Frame(step.after, report=step.report)


def _wasteful(state: State, rng: random.Random) -> Move:
    """Return a move that keeps the game going: mostly one to the floor."""
    moves = legal_moves(state)
    return rng.choice([move for move in moves if move.line == FLOOR] if rng.random() < 0.8 else moves)
