"""While something is stored time passes, the clock is set back, or nobody learns that it was stored.

In the end the games, what is remembered of them, and what the database has are the same, whatever people do.
"""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta
from typing import Final, TypeVar

import pytest

import azul
from engine import Game, GameService, Options, Pace, Person, Refusal, Where, decisions, state_to_plan
from storage.database import Transaction
from storage.records import Shown, StorageError
from tests.effort import EVERYTHING
from tests.engine.clock import Clock
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, BRUNO, CHANNEL, CHIYO
from tests.some import some

_Result = TypeVar("_Result")
THREAD: Final = 77
MINUTE: Final = timedelta(minutes=1)


class StruckStore(MemoryStore):
    """A database in which something happens during the transaction number `at`."""

    def __init__(self, clock: Clock, strike: str = "", at: int = -1) -> None:
        super().__init__()
        self.clock = clock
        self.strike = strike
        self.at = at
        self.written = 0

    async def _write(
        self, what: str, work: Callable[[Transaction], Awaitable[_Result]], *, serializable: bool = False
    ) -> _Result:
        number, self.written = self.written, self.written + 1
        if number != self.at:
            return await super()._write(what, work, serializable=serializable)
        if self.strike == "not stored":
            raise StorageError("the disk is full")
        written = await super()._write(what, work, serializable=serializable)
        if self.strike == "stored, answer lost":
            raise StorageError("the connection was lost")
        self.clock.go(STRIKES[self.strike])
        return written


STRIKES: Final = {
    "slow": 2 * MINUTE,
    "clock set back": -10 * MINUTE,
    "not stored": timedelta(),
    "stored, answer lost": timedelta(),
}


@dataclass(frozen=True, slots=True)
class Seen:
    """What there is in the end: of each game and person what counts, and how often something was stored."""

    facts: tuple[object, ...]
    written: int


async def _insist(step: Callable[[], Awaitable[object]]) -> None:
    """Do something, and once more if the database couldn't, as people and the bot do."""
    try:
        await step()
    except StorageError:
        with suppress(Refusal):  # it had happened nevertheless
            await step()


def _resting(person: Person, _: int) -> Person:
    return person.model_copy(update={"zone": "UTC", "quiet": (60, 120)})


async def _moves(game: Game, seat: int) -> list[azul.Move]:
    state = game.table.running_state
    return azul.legal_moves(
        state if state.turn == seat else state_to_plan(game, game.table.players[seat].user_id)
    )


async def play(strike: str = "", at: int = -1) -> Seen:
    """Play a game with everything that is stored of it; something happens during one transaction."""
    clock = Clock()
    store = StruckStore(clock, strike, at)
    games = GameService(store, now=clock, new_secret=lambda: (10).to_bytes(32))

    async def take(seat: int) -> None:
        game = await games.get(1)
        if game.table.running_state.turn == seat:
            move = (await _moves(game, seat))[0]
            await games.change(1, decisions.take(game.table.players[seat].user_id, move))

    async def plan() -> None:
        game = await games.get(1)
        planned_move = (await _moves(game, 1))[-1]
        await games.plans.add(1, BRUNO.user_id, planned_move, version=game.version)

    async def note() -> None:
        game = await games.get(1)
        await games.mark_shown(Shown(1, game.version, 71, pings={BRUNO.user_id: clock.milliseconds}))

    options = Options(2, pace=Pace.HOUR, where=Where.THREAD)
    steps: list[Callable[[], Awaitable[object]]] = [
        lambda: games.open(guild_id=1, channel_id=CHANNEL, host=ADA, options=options),
        lambda: games.change(1, decisions.join(BRUNO)),
        lambda: games.change(1, decisions.begin(ADA.user_id)),
        lambda: games.channels.enter_thread(1, THREAD),
        note,
        lambda: games.people.change(ADA.user_id, _resting),
        plan,
        lambda: take(0),
        note,
        lambda: games.channels.leave_thread(1),
        lambda: games.change(1, decisions.hand_over(ADA.user_id, CHIYO)),
        lambda: games.change(1, decisions.substitute(CHIYO)),
        note,
        lambda: games.deletions.begin(CHIYO.user_id),
        lambda: games.deletions.remove_from_game(1, CHIYO.user_id),
    ]
    for step in steps:
        await _insist(step)
        clock.go(MINUTE / 4)
    clock.go(2 * timedelta(hours=1))
    for _ in range(4):
        await _insist(games.deadlines.heartbeat)
        await _insist(lambda: games.deadlines.apply_due(1))
    game = await games.get(1)
    fresh = GameService(MemoryStore(store), now=clock, new_secret=lambda: (10).to_bytes(32))
    assert await fresh.get(1) == game
    assert (await fresh.history(1))[-1].after == game.table
    return Seen(
        (
            [(each.name, each.is_computer) for each in game.table.players],
            game.table.state,
            (game.channel_id, game.home, game.table.handovers, game.table.stage),
            [type(entry.event).__name__ for entry in await fresh.history(1)],
            await store.plans_in(1),
            [ping.user_id for ping in await store.pings_of(BRUNO.user_id)],
            await store.games_naming(CHIYO.user_id),
            (await fresh.people.get(ADA.user_id)).quiet,
        ),
        store.written,
    )


async def test_the_evening_has_something_in_every_part_of_the_database() -> None:
    assert (await play()).written >= 15


@pytest.mark.parametrize("strike", STRIKES)
async def test_whatever_happens_during_a_transaction_leads_to_the_same(strike: str) -> None:
    usual = await play()
    step = 1 if EVERYTHING else 2
    for at in some(range(list(STRIKES).index(strike) % step, usual.written, step)):
        seen = await play(strike, at)
        assert seen.facts == usual.facts, f"{strike} during transaction {at}"
