"""When a game that could not be posted is tried again, on a clock that the test sets."""

import pytest

from bot.feed.retry import FIRST_WAIT, MAX_RETRY_WAIT, Retries
from engine import Game, Options, Table
from storage.shards import ShardSet
from tests.engine.people import ADA

A_DAY = 24 * 3600.0


class Clock:
    """A clock that stands still between the test's turns."""

    now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def retries(clock: Clock) -> Retries:
    return Retries(clock)


def a_game(game_id: int, guild_id: int = 1, channel_id: int = 10) -> Game:
    """Return a game somewhere."""
    return Game(game_id, guild_id, channel_id, 1, 0, None, Table(ADA.user_id, Options(2), (ADA,)))


def fail(retries: Retries, game_id: int = 7, *, forbidden: bool = False) -> float:
    """Note a failed try, and return the wait until the next."""
    return retries.failed(game_id, a_game(game_id), forbidden=forbidden)


def test_a_game_that_never_failed_is_due(retries: Retries) -> None:
    assert retries.is_due(7)
    assert retries.may_try(7, may_post=False)


def test_the_wait_doubles_up_to_an_hour(retries: Retries, clock: Clock) -> None:
    waits = [fail(retries)]
    for _ in range(12):
        assert not retries.is_due(7)
        clock.now += waits[-1]
        assert retries.is_due(7)
        waits.append(fail(retries))

    assert waits[:4] == [FIRST_WAIT, 2 * FIRST_WAIT, 4 * FIRST_WAIT, 8 * FIRST_WAIT]
    assert waits[-2:] == [MAX_RETRY_WAIT, MAX_RETRY_WAIT]


def test_success_ends_the_wait_and_the_next_starts_over(retries: Retries, clock: Clock) -> None:
    for _ in range(5):
        clock.now += fail(retries)
    retries.succeeded(7)
    assert retries.is_due(7)
    assert len(retries) == 0
    assert fail(retries) == FIRST_WAIT


@pytest.mark.parametrize("forbidden", [True, False])
def test_tries_before_the_game_is_due_never_make_the_wait_longer(
    retries: Retries, clock: Clock, forbidden: bool
) -> None:
    due = clock.now + fail(retries, forbidden=forbidden)
    for _ in range(7):
        clock.now += 1.4
        assert retries.may_try(7, may_post=True)
        assert fail(retries, forbidden=forbidden) == due - clock.now
    clock.now = due
    assert fail(retries) == 2 * FIRST_WAIT


def test_where_the_bot_still_lacks_a_permission_moves_are_not_tried(retries: Retries, clock: Clock) -> None:
    due = clock.now + fail(retries, forbidden=True)
    assert not retries.may_try(7, may_post=False)
    assert retries.may_try(7, may_post=True)
    clock.now = due
    assert retries.may_try(7, may_post=False)


def test_after_an_outage_moves_are_tried_whatever_the_permissions_say(retries: Retries) -> None:
    fail(retries)
    assert not retries.is_due(7)
    assert retries.may_try(7, may_post=False)


def test_a_weak_sign_hastens_only_what_has_rested(retries: Retries, clock: Clock) -> None:
    for _ in range(5):
        clock.now += fail(retries)
    assert retries.retry_now(channel_id=10, min_age=FIRST_WAIT) == [7]
    fail(retries)
    clock.now += FIRST_WAIT - 1
    assert retries.retry_now(channel_id=10, min_age=FIRST_WAIT) == []
    clock.now += 1
    assert retries.retry_now(channel_id=10, min_age=FIRST_WAIT) == [7]


def test_a_channel_or_server_that_can_be_reached_again_is_tried_at_once(
    retries: Retries, clock: Clock
) -> None:
    here, there, elsewhere = a_game(1, 1, 10), a_game(2, 1, 11), a_game(3, 2, 12)
    for game in (here, there, elsewhere):
        retries.failed(game.id, game, forbidden=True)
    clock.now += 1

    assert retries.retry_now(channel_id=10) == [1]
    assert [retries.is_due(game_id) for game_id in (1, 2, 3)] == [True, False, False]
    assert retries.retry_now(guild_id=1) == [1, 2]
    assert [retries.is_due(game_id) for game_id in (1, 2, 3)] == [True, True, False]
    retries.failed(2, there, forbidden=True)
    assert not retries.is_due(2)


def test_a_clock_set_back_makes_nobody_wait_longer(retries: Retries, clock: Clock) -> None:
    fail(retries, forbidden=True)
    clock.now -= A_DAY
    assert retries.is_due(7)
    assert retries.may_try(7, may_post=False)
    assert fail(retries) == 2 * FIRST_WAIT


def test_what_another_process_has_run_meanwhile_and_what_could_not_be_read_starts_over(
    retries: Retries,
) -> None:
    taken, kept = a_game(1, guild_id=1 << 22), a_game(2, guild_id=2 << 22)
    for game_id, game in ((1, taken), (2, kept), (3, None)):
        retries.failed(game_id, game, forbidden=False)
    retries.forget(ShardSet(2, {1}))
    assert [retries.has_failed(game_id) for game_id in (1, 2, 3)] == [False, True, False]


def test_a_game_has_been_failing_since_the_first_time(retries: Retries, clock: Clock) -> None:
    assert retries.failing_for(7) == 0
    clock.now += fail(retries)
    fail(retries)
    clock.now += 1
    assert retries.failing_for(7) == FIRST_WAIT + 1
    retries.succeeded(7)
    assert retries.failing_for(7) == 0


def test_a_game_that_could_not_be_read_waits_as_well(retries: Retries, clock: Clock) -> None:
    retries.failed(7, None, forbidden=False)
    assert not retries.is_due(7)
    clock.now += A_DAY
    assert retries.is_due(7)
