"""Pings that were postponed, as they become due."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import timedelta
from typing import Final

import pytest

from engine import GameService, Options, Person, Pings, decisions
from engine.pings import moment_of
from engine.time.person import Hours
from storage.records import Shown, StoredPing
from tests.engine.clock import Clock
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, BRUNO, CHIYO, a_game
from tests.some import some


@pytest.mark.parametrize("direct", [True, False])
async def test_somebody_is_called_for_all_their_games_or_not_yet(*, direct: bool) -> None:
    clock = Clock()
    games = GameService(MemoryStore(), now=clock)
    for number, people in enumerate(((ADA,), (BRUNO,), (BRUNO,)), 1):
        game = await games.open(guild_id=1, channel_id=number, host=ADA, options=Options(2))
        game = await games.change(game.id, decisions.join(BRUNO))
        pings = {each.user_id: clock.milliseconds + number for each in people}
        await games.mark_shown(Shown(game.id, game.version, 71, pings=pings))
    clock.go(timedelta(minutes=1))
    called = [
        {person: len(rows) for person, rows in (await games.pings.due(limit, direct=direct)).items()}
        for limit in (1, 2, 4)
    ]
    assert called == [{ADA.user_id: 1}, {ADA.user_id: 1}, {ADA.user_id: 1, BRUNO.user_id: 2}]


FOR_ALL: Final = 30_000
"""The milliseconds after which a move can't be undone."""
MINUTE: Final = 60_000
HOUR: Final = 60 * MINUTE
NOON_HOUR: Final = (12 * 60, 13 * 60)


@dataclass(frozen=True)
class Case:
    """A postponed ping that is looked at `after` milliseconds of the turn that it is for, or not."""

    person: Person = field(default_factory=Person)
    after: int = FOR_ALL
    is_direct: bool = False
    has_direct: bool = False
    is_shown: bool = True
    user_id: int = ADA.user_id


def wanting(pings: Pings, *, unreachable: bool = False, rests: bool = False) -> Person:
    """Return the settings of somebody who wants these pings."""
    return Person(pings=pings, unreachable=unreachable, zone="UTC", quiet=NOON_HOUR if rests else None)


DM, BOTH, NONE, CHANNEL = Pings.DM, Pings.BOTH, Pings.NONE, Pings.CHANNEL
CASES: Final[Sequence[tuple[Case, int | None]]] = (
    # in the channel
    (Case(), 0),
    (Case(wanting(BOTH)), 0),
    (Case(wanting(BOTH, unreachable=True)), 0),
    (Case(wanting(NONE)), None),
    (Case(wanting(NONE), has_direct=True), None),
    (Case(wanting(DM)), None),
    (Case(wanting(DM), has_direct=True), MINUTE),  # it may be refused
    (Case(wanting(DM, unreachable=True)), 0),
    (Case(wanting(DM, unreachable=True), has_direct=True), 0),
    # as a direct message
    (Case(wanting(DM), is_direct=True), 0),
    (Case(wanting(BOTH), is_direct=True, has_direct=True), 0),
    (Case(wanting(CHANNEL), is_direct=True), None),
    (Case(wanting(NONE), is_direct=True), None),
    (Case(wanting(DM, unreachable=True), is_direct=True), None),
    # as long as the move before can be undone
    (Case(after=FOR_ALL - 1), 1),
    (Case(wanting(DM), after=FOR_ALL - 1, is_direct=True), 1),
    (Case(wanting(NONE), after=FOR_ALL - 1), 1),
    # as long as something isn't shown that may call them itself, which is asked first
    (Case(is_shown=False), MINUTE),
    (Case(after=FOR_ALL - 1, is_shown=False), MINUTE),
    (Case(wanting(NONE), is_shown=False), MINUTE),
    # as long as they rest, which is asked before all else
    (Case(wanting(CHANNEL, rests=True)), HOUR - FOR_ALL),
    (Case(wanting(NONE, rests=True)), HOUR - FOR_ALL),
    (Case(wanting(CHANNEL, rests=True), after=0), HOUR),
    (Case(wanting(CHANNEL, rests=True), is_shown=False), HOUR - FOR_ALL),
    (Case(wanting(CHANNEL, rests=True), after=HOUR), 0),
    # if it isn't their turn, or not their game
    (Case(user_id=BRUNO.user_id), None),
    (Case(user_id=BRUNO.user_id, is_shown=False), None),
    (Case(wanting(CHANNEL, rests=True), user_id=BRUNO.user_id), None),
    (Case(user_id=CHIYO.user_id), None),
)


async def test_when_somebody_is_called_depends_on_one_thing_after_the_other(games: GameService) -> None:
    game = await a_game(games)
    for case, expected in some(CASES):
        at = game.table.since + case.after
        ping = StoredPing(case.user_id, game.id, case.is_direct, at, has_direct=case.has_direct)
        seen = replace(game, shown_version=game.version - (not case.is_shown))
        moment = moment_of(ping, seen, Hours({case.user_id: case.person}, at))
        assert (None if moment is None else moment - at) == expected, case
