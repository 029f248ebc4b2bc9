"""Adaptive level: the one at which a person wins about half of their games against computers."""

import asyncio
import json
import logging
import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from functools import partial
from operator import attrgetter
from typing import Final, TypeVar

from pydantic import TypeAdapter

from engine.computers.seats import engine_of
from engine.errors import NotAsWritten, reading
from engine.table.events import Player
from engine.table.options import Options
from engine.table.state import Status, table_from_json
from engine.time.intervals import milliseconds
from players import Level
from storage.records import DamagedRecord, GameWithComputers, PracticeResult
from storage.store import Store

_PLAYERS: Final = TypeAdapter(tuple[Player, ...])
_Row = TypeVar("_Row")
log = logging.getLogger(__name__)

INITIAL_LEVEL: Final = Level.RELAXED
"""The level of a person's first game after the lesson."""
MAX_GAMES: Final = 100
"""How many of a person's last games count."""
MIN_ROUNDS: Final = 2
"""A game that a person leaves counts as a loss once this many rounds were played, and not at all before."""
LONG_PAUSE: Final = milliseconds(timedelta(days=90))
"""Milliseconds without a game after which the steps are back to their initial size."""

_LEVELS: Final = tuple(Level)
_ODDS: Final = math.log(0.775 / 0.225)
"""A level wins 77.5 % of its games against the one below (docs/strength.md)."""
_FIRST_STEP: Final = 1.0
_LAST_STEP: Final = 0.25
"""By how many levels a result against an equal level moves the estimate: at first, and at least."""
_MAX_STEP: Final = 1.0
_HYSTERESIS: Final = 0.75
"""How far, in levels, the strength may drift before the level follows, so that it doesn't flip-flop."""


@dataclass(frozen=True, slots=True)
class Encounter:
    """A game against computers of one level, and the `share` of them that the person beat; ties are half.

    `at` is when it ended, in milliseconds since 1970 (UTC).
    """

    at: int
    level: Level
    share: float


def level_after(encounters: Sequence[Encounter]) -> Level:
    """Return the level for the next game, given the earlier ones, oldest first.

    As in Elo's system, the estimated strength moves by how much better or worse the person did than it
    predicts. The steps are large until they overshoot, and are halved each time that they do. The level
    follows the strength, by one at most after a game.
    """
    level = _number(encounters[0].level if len(encounters) >= MAX_GAMES else INITIAL_LEVEL)
    strength, step, last, before = float(level), _FIRST_STEP, 0.0, 0
    for encounter in encounters:
        if encounter.at - before > LONG_PAUSE:
            step = _FIRST_STEP
        expected = 1 / (1 + math.exp(_ODDS * (_number(encounter.level) - strength)))
        surprise = encounter.share - expected
        if surprise * last < 0:
            step = max(step / 2, _LAST_STEP)
        last, before = surprise, encounter.at
        strength += max(-_MAX_STEP, min(2 * step * surprise, _MAX_STEP))
        strength = max(0.5, min(strength, len(_LEVELS) + 0.5))
        if abs(strength - level) > _HYSTERESIS:
            level += 1 if strength > level else -1
    return _LEVELS[level - 1]


def _number(level: Level) -> int:
    return 1 + _LEVELS.index(level)


class AdaptiveLevels:
    """People's adaptive levels, computed from the results in a database; they aren't stored themselves.

    Games against computers count, on servers and in practice, that people played to the end or left after
    `MIN_ROUNDS` rounds; practice games only without advice. Games against engines don't count, as engines
    have no level. Any method may raise `storage.store.StorageError`.
    """

    def __init__(self, store: Store) -> None:
        self._store = store

    async def applied(self, options: Options, user_id: int, lost: PracticeResult | None = None) -> Options:
        """Return the options of a person's next game, with their own level filled in if it is adaptive.

        `lost` is the result of a practice that they are about to give up.
        """
        return replace(options, level=await self.of(user_id, lost)) if options.adaptive else options

    async def of(self, user_id: int, lost: PracticeResult | None = None) -> Level:
        """Return the level for a person's next game. Damaged records of games are logged and don't count.

        `lost` counts too, unless that practice has a result already.
        """
        games = await self._store.games_with_computers(user_id, MAX_GAMES)
        closed = await self._store.games_without_result(user_id, MAX_GAMES)
        practices = await self._store.practice_results(user_id, MAX_GAMES)
        if lost is not None and lost.begun_at not in {each.begun_at for each in practices}:
            practices = [lost, *practices]

        def found() -> Level:
            encounters = [
                *_read(games, _in_game),
                *_read(closed, partial(_left, user_id)),
                *_read(practices, _in_practice),
            ]
            return level_after(sorted(encounters, key=attrgetter("at"))[-MAX_GAMES:])

        return await asyncio.to_thread(found)


def _read(rows: Iterable[_Row], encounter: Callable[[_Row], Encounter | None]) -> Iterator[Encounter]:
    """Yield the encounters that rows stand for; damaged rows are logged and skipped."""
    for row in rows:
        try:
            with reading("the result of a game with computers"):
                found = encounter(row)
        except DamagedRecord as error:
            log.error("%s", error)
        else:
            if found is not None:
                yield found


def _in_game(game: GameWithComputers) -> Encounter | None:
    if game.resigned and game.rounds < MIN_ROUNDS:
        return None
    table = json.loads(game.snapshot)
    if not isinstance(table, dict):
        raise NotAsWritten("its snapshot is not a table")
    if any(map(engine_of, _PLAYERS.validate_python(table.get("players", ())))):
        return None
    level = Level(table.get("level", Level.FRIENDLY.value))
    share = 0 if game.resigned else _share(game.computers, game.ahead, game.behind)
    return Encounter(game.finished_at, level, share)


def _left(user_id: int, closed: tuple[int, str]) -> Encounter | None:
    """Return a game that ended when the person left only computers in it; None if it doesn't count."""
    at, snapshot = closed
    table = table_from_json(snapshot)
    state, seat = table.state, table.seat_of(user_id)
    if table.status is not Status.CANCELLED or state is None or seat not in state.resigned:
        return None
    is_long_enough = state.round > MIN_ROUNDS
    has_computers = any(player.is_computer for player in table.players)
    has_engines = any(map(engine_of, table.players))
    counts = is_long_enough and has_computers and not has_engines
    return Encounter(at, table.options.level, 0) if counts else None


def _in_practice(result: PracticeResult) -> Encounter | None:
    if not result.computers:
        return None
    share = _share(result.computers, result.ahead, result.behind)
    return Encounter(result.finished_at, Level(result.level), share)


def _share(computers: int, ahead: int, behind: int) -> float:
    return (1 + (ahead - behind) / computers) / 2
