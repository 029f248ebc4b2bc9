"""The record of a game, and its steps."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from azul.errors import AzulError
from azul.events import Event, Progress, TakenBack, Undone, advance, begin, takes_since
from azul.phases.tiling import TilingReport
from azul.rules import BASE_GAME, CURRENT_RULINGS, Rules
from azul.state import State


class GameFileError(AzulError):
    """An error in a game file.

    `event` is the number, from 1, of the event with the error; None if it is elsewhere.
    Codes: ``too-large``, ``not-text``, ``not-json``, ``format``, ``version``, ``rulings``, ``missing`` and
    ``invalid`` (with ``field``), ``unknown`` (a ``field`` that no game file has), ``notation``, ``illegal``
    (with the refusal's own code as ``reason``) and ``differs`` (with ``field``, ``expected`` and ``found``).
    """

    def __init__(self, code: str, event: int | None = None, **params: object) -> None:
        super().__init__(code, **params)
        self.event = event


@dataclass(frozen=True, slots=True)
class GameRecord:
    """Everything about a game that can't be derived.

    `players` are the names by seat, `starter` is the first starting seat, from 0, `commitment` the SHA-256 of
    the secret in hexadecimal; the `secret` is None until the table is closed. `rulings` are those that the
    game is played under. Each event has its time. Times are ISO 8601 in UTC, ``2026-03-01T18:30:00Z``.
    """

    id: int
    players: tuple[str, ...]
    starter: int
    commitment: str
    secret: bytes | None
    events: tuple[tuple[Event, str], ...]
    begun: str
    rules: Rules = BASE_GAME
    rulings: int = CURRENT_RULINGS


@dataclass(frozen=True, slots=True)
class Step:
    """One event of a game, numbered from 1, with the positions before and after it.

    If the event ended a round, `report` says what the tiling did, and `after` is the position after the
    tiling. `undone` is how many takes the event undid.
    """

    number: int
    event: Event
    when: str
    before: State
    after: State
    report: TilingReport | None
    undone: int = 0


def steps(
    players: int,
    starter: int,
    events: Iterable[tuple[Event, str]],
    rules: Rules = BASE_GAME,
    rulings: int = CURRENT_RULINGS,
) -> Iterator[Step]:
    """Yield the steps of a game. Raise `GameFileError` (``illegal``) at an event that isn't possible."""
    progress = begin(players, starter, rules, rulings)
    for number, (event, when) in enumerate(events, 1):
        before = progress
        try:
            progress, report = advance(before, event)
        except AzulError as refused:
            raise GameFileError(
                "illegal", number, happened=str(event), reason=refused.code, details=refused.params
            ) from refused
        yield Step(number, event, when, before.state, progress.state, report, _undone(before, event))


def _undone(before: Progress, event: Event) -> int:
    match event:
        case Undone():
            return 1
        case TakenBack(seat):
            return len(takes_since(before, seat))
        case _:
            return 0


def steps_of(record: GameRecord) -> Iterator[Step]:
    """Yield the steps of a recorded game. Raise `GameFileError` as `steps` does."""
    return steps(len(record.players), record.starter, record.events, record.rules, record.rulings)
