"""How long each moment of a replay is shown: moves pass fast and scoring slowly, within a total time."""

from collections.abc import Sequence
from typing import Final

from azul.state import Phase
from render.pictures.frames import Frame

POSTER, ENDING = 2.0, 5.0
"""Seconds for the first picture and for the last one."""
_WHOLE: Final = 26.0
"""Seconds for the whole replay, if the game has enough moments to fill them."""
_MOMENTS: Final = _WHOLE - POSTER - ENDING
"""Seconds for all moments of the game."""
_ROUND, _ROUNDS = 2.0, 9.0
"""Seconds for the end of a round at most, and for those of all rounds together unless time is left."""
_SHORTEST, _LONGEST = 0.16, 1.2
"""Seconds for any other moment."""


def paced(frames: Sequence[Frame]) -> list[float]:
    """Return for how many seconds each moment is shown."""
    rounds = sum(frame.report is not None for frame in frames)
    others = len(frames) - rounds
    quiet = min(_LONGEST, max(_SHORTEST, _left(rounds) / others)) if others else 0.0
    scoring = min(_ROUND, max(_ROUNDS, _MOMENTS - quiet * others) / rounds) if rounds else 0.0
    return [quiet if frame.report is None else scoring for frame in frames]


def thinned(frames: Sequence[Frame], most: int | None = None) -> list[Frame]:
    """Return the frames with at most `most` moves and undos, spread evenly over the game.

    If `most` is left out, there are as many as there is time for. Deals, resignations and the ends of rounds
    are always kept.
    """
    quiet = [number for number in range(1, len(frames)) if _is_quiet(frames[number - 1], frames[number])]
    rounds = sum(frame.report is not None for frame in frames)
    others = len(frames) - rounds - len(quiet)
    if most is None:
        most = max(0, int(_left(rounds) / _SHORTEST) - others)
    return _spread(frames, quiet, most)


def with_fewer_deals(frames: Sequence[Frame], most: int) -> list[Frame]:
    """Return the frames with at most `most` deals after the first one, spread evenly over the game."""
    deals = [number for number in range(1, len(frames)) if is_later_deal(frames[number - 1], frames[number])]
    return _spread(frames, deals, most)


def is_later_deal(before: Frame, frame: Frame) -> bool:
    """Return whether a frame shows the deal after the end of a round."""
    return before.report is not None and frame.report is None and frame.state.phase is Phase.OFFER


def _spread(frames: Sequence[Frame], numbers: Sequence[int], most: int) -> list[Frame]:
    """Return the frames without those of some `numbers`, except for at most `most` spread evenly."""
    ends = {round(len(numbers) * place / most) - 1 for place in range(1, most + 1)} if most else set()
    dropped = {number for place, number in enumerate(numbers) if place not in ends}
    return [frame for number, frame in enumerate(frames) if number not in dropped]


def _left(rounds: int) -> float:
    """Return the seconds that the ends of this many rounds leave for the other moments."""
    return _MOMENTS - min(_ROUND * rounds, _ROUNDS)


def _is_quiet(before: Frame, frame: Frame) -> bool:
    """Return whether a frame shows a move or an undo, not a deal, a resignation or the end of a round."""
    goes_on = before.report is None and frame.report is None
    return goes_on and before.state.resigned == frame.state.resigned
