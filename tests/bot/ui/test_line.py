"""A line of those who wait: how long it is, and how fast it goes on."""

from math import inf

import pytest

from bot.interactions.load import LONGEST_LOOK, SETTLED, Line


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def line(clock: Clock) -> Line:
    return Line(10, clock)


def serve(line: Line, clock: Clock, a_second: int, seconds: float) -> None:
    """Let members leave at a rate, each followed by a new one."""
    for _ in range(int(a_second * seconds)):
        clock.now += 1 / a_second
        line.leave(next(iter(line._members)))
        line.enter(object())


def fill(line: Line, number: int) -> None:
    for _ in range(number):
        line.enter(object())


def test_a_line_of_few_isn_t_long_however_slow(line: Line, clock: Clock) -> None:
    fill(line, 10)
    clock.now += 60
    assert not line.is_long
    assert line.wait == 0


def test_nothing_is_said_about_a_line_that_has_just_become_long(line: Line, clock: Clock) -> None:
    fill(line, 1000)
    clock.now += SETTLED / 2
    assert not line.is_settled
    assert line.wait == 0


def test_the_wait_is_how_many_there_are_by_how_many_leave_in_a_second(line: Line, clock: Clock) -> None:
    fill(line, 300)
    serve(line, clock, a_second=100, seconds=2)
    assert line.wait == pytest.approx(3.0, rel=0.05)
    fill(line, 200)
    assert line.wait == pytest.approx(5.0, rel=0.05)


def test_a_line_that_has_become_slower_is_noticed(line: Line, clock: Clock) -> None:
    fill(line, 100)
    serve(line, clock, a_second=100, seconds=10)
    serve(line, clock, a_second=10, seconds=5)
    assert line.wait > 4


def test_nobody_knows_when_a_line_that_stands_still_goes_on(line: Line, clock: Clock) -> None:
    fill(line, 11)
    for _ in range(2 * int(SETTLED / LONGEST_LOOK)):
        clock.now += LONGEST_LOOK
        assert line.wait in {0, inf}
    assert line.wait == inf


def test_a_process_that_stood_still_says_nothing_about_a_line(line: Line, clock: Clock) -> None:
    fill(line, 11)
    clock.now += 60
    assert line.wait == 0


def test_a_line_that_is_short_for_a_moment_isn_t_a_new_one(line: Line, clock: Clock) -> None:
    fill(line, 11)
    serve(line, clock, a_second=20, seconds=2)
    line.leave(next(iter(line._members)))
    clock.now += SETTLED / 2
    assert line.wait == 0
    fill(line, 30)
    assert line.wait == pytest.approx(2.0, rel=0.1)


def test_a_line_that_was_short_for_a_while_is_a_new_one(line: Line, clock: Clock) -> None:
    fill(line, 11)
    serve(line, clock, a_second=20, seconds=2)
    line.leave(next(iter(line._members)))
    clock.now += SETTLED
    fill(line, 30)
    assert not line.is_settled


def test_members_are_counted_by_what_they_belong_to(line: Line) -> None:
    line.enter(1, "Ada", "here")
    line.enter(2, "Ada", "there")
    assert (line.number_of("Ada"), line.number_of("here")) == (2, 1)
    line.leave(1)
    line.leave(1)
    assert (line.number_of("Ada"), line.number_of("here")) == (1, 0)
