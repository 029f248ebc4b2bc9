"""Whole games as the frames of a replay, and their pictures as a GIF shows them."""

import random
from collections.abc import Iterator
from functools import cache
from io import BytesIO
from itertools import pairwise

from PIL import Image

from azul import (
    BASE_GAME,
    Phase,
    Rules,
    State,
    TilingReport,
    apply,
    deal,
    draw_deal,
    falling,
    legal_moves,
    new_game,
    place,
    settle,
    settling_of,
    tile_walls,
    waiting_for,
)
from render import ENGLISH, Frame, default_theme, last_move
from render.moments import Moments


@cache
def frames_of(players: int, rules: Rules = BASE_GAME, seed: int = 1) -> tuple[Frame, ...]:
    """Return a whole game of careful players: its deals, takes, rounds and result."""
    return tuple(_frames(players, rules, seed))


def _frames(players: int, rules: Rules, seed: int) -> Iterator[Frame]:
    rng = random.Random(seed)
    state = new_game(players, 0, rules)
    while state.phase is not Phase.OVER:
        state = deal(state, draw_deal(state, bytes([seed]) * 32))
        yield Frame(state, seconds=0.5)
        while state.phase is Phase.OFFER:
            moves = legal_moves(state)
            move = rng.choice([move for move in moves if not falling(state, move)] or moves)
            last = last_move(state, move)
            state = apply(state, move)
            yield Frame(state, last)
        state, report = tile_walls(settled(state, rng))
        yield Frame(state, report=report, caption=f"{report.round}", seconds=2.5)
    yield Frame(state, seconds=6)


def settled(state: State, rng: random.Random) -> State:
    """Return the position after everybody has chosen spaces on a free wall at random."""
    for seat in waiting_for(state):
        while not (settling := settling_of(state, seat)).is_complete:
            space = rng.choice(settling.decisions[-1].spaces)
            state = place(state, seat, space.row, space.column)
        state = settle(state, seat)
    return state


def tilings_of(players: int, rules: Rules, seed: int = 1) -> Iterator[tuple[TilingReport, State, State]]:
    """Yield what the tilings of a game did, with the positions around each, spaces chosen already."""
    frames = frames_of(players, rules, seed)
    for before, frame in pairwise(frames):
        if frame.report is not None:
            yield frame.report, before.state, frame.state


def drawn_alone(frame: Frame, names: tuple[str, ...]) -> Image.Image:
    """Return the picture of a frame that nothing was drawn before."""
    return Moments(len(frame.state.boards), names, ENGLISH, default_theme()).draw(frame)


def shown(gif: bytes) -> Iterator[Image.Image]:
    """Yield what an animation shows, frame by frame, as RGB; `info` has how long each one stays, in ms."""
    animation = Image.open(BytesIO(gif))
    for number in range(getattr(animation, "n_frames", 1)):
        animation.seek(number)
        picture = animation.convert("RGB")
        picture.info = dict(animation.info)
        yield picture
