"""Recomputing all draws of a game from its secret. docs/fair-draws.md explains it to players."""

from collections.abc import Iterator
from dataclasses import dataclass

from azul.events import Dealt
from azul.gamefile.record import GameRecord, steps_of
from azul.phases.draws import commitment, draw_deal, draw_starter


@dataclass(frozen=True, slots=True)
class Check:
    """One thing that follows from the secret: what it should be, and what it is in the game.

    `subject` is ``commitment``, ``starter`` or ``deal``; `round` and `event`, both from 1, are a deal's.
    """

    subject: str
    expected: str
    found: str
    round: int | None = None
    event: int | None = None

    @property
    def is_right(self) -> bool:
        """Whether the game agrees with the secret."""
        return self.expected == self.found


def verify(record: GameRecord, secret: bytes) -> Iterator[Check]:
    """Yield the checks of the commitment, the starter (a seat from 1) and every deal (R5, R17, R18).

    Deals are recomputed from the position before them, so that a wrong one is reported once. Raise
    `GameFileError` (``illegal``) if an event isn't possible.
    """
    yield Check("commitment", commitment(secret), record.commitment)
    starter = draw_starter(secret, len(record.players))
    yield Check("starter", str(starter + 1), str(record.starter + 1))
    for step in steps_of(record):
        if isinstance(step.event, Dealt):
            drawn = draw_deal(step.before, secret)
            yield Check("deal", str(drawn), str(step.event.deal), step.after.round, step.number)
