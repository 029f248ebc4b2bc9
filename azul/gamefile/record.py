"""A whole game as its record, and the steps that the record leads through."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from azul.errors import AzulError
from azul.events import Event, advance, begin
from azul.phases.tiling import TilingReport
from azul.rules import BASE_GAME, Rules
from azul.state import State


class GameFileError(AzulError):
    """A game file that is wrong.

    `event` is the number, from 1, of the event at which it is wrong; None when it is wrong outside of them.
    Codes: ``too-large``, ``not-text``, ``not-json``, ``format``, ``version``, ``missing`` and
    ``invalid`` (with ``field``), ``unknown`` (a ``field`` that no game file has), ``notation``, ``illegal``
    (with the refusal's own code as ``reason``) and ``differs`` (with ``field``, ``expected`` and ``found``).
    """

    def __init__(self, code: str, event: int | None = None, **params: object) -> None:
        super().__init__(code, **params)
        self.event = event


@dataclass(frozen=True, slots=True)
class GameRecord:
    """All that a game is made of: everything else follows from it.

    `players` are the names by seat, `starter` the seat, from 0, that began, `commitment` the SHA-256 of the
    secret in hexadecimal, `rules` the options that were chosen. Times are ISO 8601 in UTC,
    ``2026-03-01T18:30:00Z``: `begun`, and one beside every event.
    """

    id: int
    players: tuple[str, ...]
    starter: int
    commitment: str
    secret: bytes | None
    events: tuple[tuple[Event, str], ...]
    begun: str
    rules: Rules = BASE_GAME


@dataclass(frozen=True, slots=True)
class Step:
    """One event of a game, numbered from 1: the position before it and after it.

    `report` is what the tiling did if the event ended a round; `after` has it done already.
    """

    number: int
    event: Event
    when: str
    before: State
    after: State
    report: TilingReport | None


def steps(
    players: int, starter: int, events: Iterable[tuple[Event, str]], rules: Rules = BASE_GAME
) -> Iterator[Step]:
    """Yield the steps of a game; raises `GameFileError` (``illegal``) at an event that can't happen."""
    progress = begin(players, starter, rules)
    for number, (event, when) in enumerate(events, 1):
        before = progress.state
        try:
            progress, report = advance(progress, event)
        except AzulError as refused:
            raise GameFileError(
                "illegal", number, happened=str(event), reason=refused.code, details=refused.params
            ) from refused
        yield Step(number, event, when, before, progress.state, report)


def steps_of(record: GameRecord) -> Iterator[Step]:
    """Yield the steps of a recorded game; raises `GameFileError` as `steps` does."""
    return steps(len(record.players), record.starter, record.events, record.rules)
