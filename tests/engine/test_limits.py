"""The times and numbers that people and operators are promised."""

from datetime import timedelta

from azul.gamefile import document
from engine import (
    adaptive,
    channels,
    deadline_service,
    deadlines,
    finder,
    highlights,
    invitations,
    people,
    pings,
    plans,
    practice,
    service,
    suspensions,
)
from engine.analysis import review
from engine.analysis import service as analyses
from engine.computers import adviser, engines, external, programs, thinker, workers
from engine.computers.thinker import Effort
from engine.statistics import rating, results
from engine.statistics import service as statistics
from engine.table import options, state, undo_requests
from engine.time import holidays, quiet_hours

SECOND, MINUTE, HOUR, DAY = (
    timedelta(seconds=1),
    timedelta(minutes=1),
    timedelta(hours=1),
    timedelta(days=1),
)


def test_tables_and_turns_last_so_long() -> None:
    assert deadlines.LOBBY_LIFETIME == 3 * DAY
    assert deadlines.IDLE_GAME_LIFETIME == 90 * DAY
    assert deadlines.SOLO_GAME_LIFETIME == 30 * DAY
    assert [each.length for each in options.Pace] == [None, HOUR, 8 * HOUR, DAY, 3 * DAY, 7 * DAY]
    assert deadlines.QUIET_HOURS_ALLOWANCE == DAY
    assert quiet_hours.MAX_QUIET == 12 * 60
    assert (holidays.MAX_AWAY, holidays.MAX_HOLIDAYS) == (14 * DAY, 12)
    assert (deadlines.MIN_NOTICE, deadlines.MAX_NOTICE) == (10 * MINUTE, 12 * HOUR)


def test_votes_begin_and_last_and_seats_are_kept_so_long() -> None:
    assert (deadlines.CALL_AFTER, deadlines.VOTE_LENGTH) == (3 * DAY, DAY)
    assert (deadlines.MIN_GRACE, deadlines.MAX_GRACE) == (30 * MINUTE, 12 * HOUR)
    assert state.TAKES_TO_KEEP == 2
    assert (state.INVITATION_LIFETIME, invitations.ASKED_AGAIN_AFTER) == (DAY, DAY)


def test_people_can_change_their_minds_so_long_and_so_often() -> None:
    assert (deadlines.UNDO_WINDOW, plans.PLAN_GRACE, service.DUPLICATE_WINDOW) == (
        10 * SECOND,
        30 * SECOND,
        10 * SECOND,
    )
    assert (plans.MAX_PLANNED_TAKES, undo_requests.MAX_REQUESTS) == (3, 3)


def test_outages_of_so_long_count() -> None:
    assert deadline_service.HEARTBEAT_INTERVAL == 30 * SECOND
    assert deadline_service.MINOR_ABSENCE == 5 * MINUTE
    assert (deadline_service.CLEAN_RESTART, deadline_service.CRASH_RESTART) == (SECOND, 90 * SECOND)
    assert (deadline_service.LATE_POST, deadline_service.RECENT) == (5 * MINUTE, MINUTE)
    assert deadline_service.RETRY_UNSHOWN_AFTER == 10 * MINUTE
    assert suspensions.MAX_SUSPENSION == 30 * DAY
    assert (pings.RETRY_AFTER, pings.RETRY_DAMAGED_AFTER) == (MINUTE, HOUR)


def test_there_are_so_many_of_these_at_most() -> None:
    assert (options.MIN_PLAYERS, options.MAX_PLAYERS) == (2, 4)
    assert channels.THREADS_PER_CHANNEL == 10
    assert finder.MAX_FOUND == 100
    assert highlights.MAX_HIGHLIGHTS == 3
    assert programs.MAX_ENGINES == 20
    assert adviser.MAX_ASKING == 24
    assert (statistics.PAGE_SIZE, statistics.CURVE_LENGTH, statistics.MAX_COUNTED) == (10, 100, 20)
    assert (review.MAX_COSTLY, review.MAX_SECOND_LOOKS, analyses.MAX_RUNNING) == (3, 5, 1)
    assert (review.NOISE, review.NOISE_IN_POINTS) == (0.03, 3)
    assert service.SECRET_BYTES == 32
    assert document.LARGEST_FILE == 8 * 1_024 * 1_024


def test_newcomers_and_games_that_count_are_told_by_these() -> None:
    assert (people.FIRST_GAMES, people.FIRST_TURNS, people.CONFIRMED_IN_A_ROW) == (3, 2, 30)
    assert (adaptive.MAX_GAMES, adaptive.MIN_ROUNDS, results.MIN_ROUNDS) == (100, 2, 2)
    assert timedelta(milliseconds=adaptive.LONG_PAUSE) == 90 * DAY
    assert (rating.INITIAL_POINTS, rating.PROVISIONAL_FROM) == (1_500, 100)
    assert timedelta(weeks=4) == practice.PRACTICE_RETENTION


def test_programs_have_so_many_seconds() -> None:
    assert programs.DEFAULT_TIME == 1_000
    assert (external.REPLY_TIMEOUT, external.SEARCH_OVERRUN) == (10, 1)
    assert (engines.MAX_IDLE, engines.FIRST_BACKOFF, engines.MAX_BACKOFF) == (300, 1, 300)
    assert (workers.ANSWER_TIMEOUT, workers.MAX_IDLE, workers.ATTEMPTS) == (10, 300, 2)
    assert (workers.TARGET_QUEUE_TIME, workers.MIN_THINKING, workers.UNWANTED_ANSWER_TIMEOUT) == (2, 0.05, 1)
    assert Effort(6_000, seconds=1.0, compared=6, slack=30.0) == thinker.HINT
    assert Effort(1_500, seconds=0.4, slack=60.0) == thinker.ANALYSIS
    assert Effort(6_000, seconds=1.0, slack=60.0) == review.SECOND_LOOK
