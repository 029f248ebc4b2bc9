"""Recomputing what chance decided in a game from its secret. docs/fair-draws.md tells it to players."""

from collections.abc import Iterator
from dataclasses import dataclass

from azul.events import Dealt
from azul.gamefile.record import GameRecord, steps_of
from azul.phases.draws import commitment, draw_deal, draw_starter


@dataclass(frozen=True, slots=True)
class Check:
    """One thing that the secret decides: what it gives, and what the game has there.

    `subject` is ``commitment``, ``starter`` or ``deal``; `round` and `event`, both from 1, are a deal's.
    """

    subject: str
    expected: str
    found: str
    round: int | None = None
    event: int | None = None

    @property
    def is_right(self) -> bool:
        """Whether the game has what the secret gives."""
        return self.expected == self.found


def verify(record: GameRecord, secret: bytes) -> Iterator[Check]:
    """Yield a check of the commitment, of the starter (a seat from 1), and of every deal (R5, R17, R18).

    A deal is recomputed from the position before it, so that one wrong deal is reported once. Raises
    `GameFileError` (``illegal``) if the events are no game.
    """
    yield Check("commitment", commitment(secret), record.commitment)
    starter = draw_starter(secret, len(record.players))
    yield Check("starter", str(starter + 1), str(record.starter + 1))
    for step in steps_of(record):
        if isinstance(step.event, Dealt):
            drawn = draw_deal(step.before, secret)
            yield Check("deal", str(drawn), str(step.event.deal), step.after.round, step.number)
