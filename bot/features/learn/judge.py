"""What each step of the lesson teaches, and whether a take shows it."""

from enum import Enum, IntEnum
from typing import Final

import azul
from azul import CENTRE, FLOOR


class LessonStep(IntEnum):
    """A step of the lesson, in order."""

    TAKE = 1
    """All tiles of one colour from a factory; the rest goes to the centre (R7)."""
    LINE = 2
    """Filling a line (R8)."""
    FLOOR = 3
    """Tiles that don't fit, and what they cost (R8, R9). The take is undone afterwards."""
    MARKER = 4
    """The first take from the centre, and the first-player marker (R7)."""
    TILING = 5
    """What a tile scores on the wall (R13, R14)."""
    END = 6
    """A complete row ends the game, and the bonuses (R20)."""

    @property
    def key(self) -> str:
        """The end of the ids of its messages."""
        return self.name.lower()


class Mistake(Enum):
    """Why a legal take doesn't show what a step teaches."""

    ON_FLOOR = "on-floor"
    """All tiles are put on the floor."""
    FALLS = "falls"
    """Some of the tiles don't fit."""
    CENTRE = "centre"
    """It is from the centre, which a later step is about."""
    PART = "part"
    """The line isn't full yet."""
    FITS = "fits"
    """No tile falls."""
    FACTORY = "factory"
    """It is from a factory."""
    NO_ROW = "no-row"
    """It completes no row of the wall."""


STEPS: Final = len(LessonStep)


def mistake_of(step: LessonStep, state: azul.State, move: azul.Move) -> Mistake | None:
    """Return why a legal take in a step's position doesn't show what it teaches, None if it does.

    Every take is right in `LessonStep.TILING`, which isn't about takes.
    """
    on_floor, falls = move.line == FLOOR, azul.falling(state, move) > 0
    match step:
        case LessonStep.TAKE | LessonStep.LINE:
            if move.source == CENTRE:
                return Mistake.CENTRE
            if falls:
                return Mistake.ON_FLOOR if on_floor else Mistake.FALLS
            is_full = azul.board_after(state, move)[0].lines[move.line].is_full
            return Mistake.PART if step is LessonStep.LINE and not is_full else None
        case LessonStep.FLOOR:
            if move.source == CENTRE:
                return Mistake.CENTRE
            return None if falls else Mistake.FITS
        case LessonStep.MARKER:
            if move.source != CENTRE:
                return Mistake.FACTORY
            return Mistake.ON_FLOOR if on_floor else None
        case LessonStep.TILING:
            return None
        case LessonStep.END:
            return None if azul.is_last_round(azul.apply(state, move)) else Mistake.NO_ROW
