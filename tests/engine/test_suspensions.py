"""Games whose posts can't be made for long are closed, counted from the last thing that could not be told."""

from collections.abc import Sequence
from datetime import timedelta
from typing import Final

from engine import Game, GameService, Status, decisions
from engine.game import LogEntry
from engine.suspensions import MAX_SUSPENSION
from engine.table.events import Delayed, Rescheduled, TableEvent
from storage.store import Store
from tests.engine.clock import Clock
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, NOON, a_game, games_over
from tests.some import some

DAY: Final = timedelta(days=1)
SOMETHING: Final = Rescheduled(0)


def a_day_away(days: int = 1) -> Delayed:
    return Delayed(days * DAY // timedelta(milliseconds=1))


UNTOLD: Final[Sequence[tuple[Sequence[tuple[int, TableEvent]], int]]] = (
    ([(0, SOMETHING)], 0),
    ([(0, SOMETHING), (3, SOMETHING)], 3),
    ([(0, SOMETHING), (9, a_day_away())], 1),
    ([(0, SOMETHING), (9, a_day_away()), (9, a_day_away(2))], 3),
    ([(0, SOMETHING), (1, SOMETHING), (9, a_day_away())], 2),
    ([(0, SOMETHING), (5, a_day_away()), (5, SOMETHING)], 5),
    ([(4, a_day_away())], 4),
    ([(4, a_day_away()), (4, a_day_away(2))], 6),
)
"""What wasn't told, each with the day on which it happened, and the day from which the time counts."""


async def unposted(store: Store, now: Clock, events: Sequence[tuple[int, TableEvent]]) -> Game | None:
    """Return a new game if it is closed, as these events could not be posted."""
    game = await a_game(games_over(store))
    entries = [
        LogEntry(number, round((NOON + day * DAY).timestamp() * 1000), event, game.table, game.table, None)
        for number, (day, event) in enumerate(events, 1)
    ]
    closed = await GameService(store, now=now).suspensions.close_unposted(game, entries)
    assert ((await games_over(store).get(game.id)).table.status is Status.CANCELLED) is (closed is not None)
    return closed


async def test_a_game_is_closed_once_nothing_could_be_posted_for_too_long() -> None:
    for events, since in some(UNTOLD):
        clock = Clock()
        clock.go(since * DAY + MAX_SUSPENSION)
        assert await unposted(MemoryStore(), clock, events) is None, events
        clock.go(timedelta(milliseconds=1))
        assert await unposted(MemoryStore(), clock, events) is not None, events


async def test_a_game_of_which_everything_was_posted_stays_open(store: MemoryStore) -> None:
    clock = Clock()
    clock.go(9 * MAX_SUSPENSION)
    assert await unposted(store, clock, []) is None


async def test_a_game_that_is_over_is_not_closed_again(games: GameService) -> None:
    game = await a_game(games)
    over = await games.change(game.id, decisions.resign(ADA.user_id))
    assert await games.suspensions.close_lost(over.id) == over
