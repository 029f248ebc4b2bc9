"""Which interactions are known to have come before."""

from bot.interactions.deduplicator import CAPACITY, Deduplicator


def test_of_many_interactions_the_newest_are_known() -> None:
    deduplicator = Deduplicator()
    assert all(deduplicator.is_new(number) for number in range(CAPACITY + 5))
    assert not any(deduplicator.is_new(number) for number in range(5, CAPACITY + 5))
    assert deduplicator.is_new(0)
