"""When interactions arrive, and how much later than they were made."""

import pytest

from bot.interactions.deduplicator import Arrivals


def made_at(seconds: float) -> int:
    """Return the id of an interaction that was made at a moment by Discord's clock."""
    return int(seconds * 1000) << 22


@pytest.mark.parametrize("difference", [0.0, 5000.0, -5000.0])
def test_how_late_an_interaction_is_doesn_t_depend_on_what_time_it_is_here(difference: float) -> None:
    now = 10_000.0
    arrivals = Arrivals(lambda: now + difference)
    assert arrivals.delay(made_at(now - 0.1)) == pytest.approx(0.0)
    now += 1
    assert arrivals.delay(made_at(now - 0.3)) == pytest.approx(0.2, abs=0.01)
    assert arrivals.delay(made_at(now - 4.1)) == pytest.approx(4.0, abs=0.01)


def test_a_clock_that_is_set_back_makes_nobody_late_for_ever() -> None:
    now = 10_000.0
    arrivals = Arrivals(lambda: now)
    arrivals.delay(made_at(now))
    now += 3600
    assert arrivals.delay(made_at(now - 3)) < 0.1
