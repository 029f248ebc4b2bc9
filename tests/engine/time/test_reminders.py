"""Which reminders people are notified of, and where, by what they have chosen for turns and for reminders."""

from typing import Final

import pytest

from engine import Person, Pings
from engine.time.person import Hours, Reminders

HALF, LAST = False, True
WANTED: Final[dict[tuple[Pings, Reminders | None], tuple[Pings, Pings]]] = {
    (Pings.CHANNEL, None): (Pings.CHANNEL, Pings.CHANNEL),
    (Pings.CHANNEL, Reminders.BOTH): (Pings.CHANNEL, Pings.CHANNEL),
    (Pings.CHANNEL, Reminders.LAST): (Pings.NONE, Pings.CHANNEL),
    (Pings.CHANNEL, Reminders.NONE): (Pings.NONE, Pings.NONE),
    (Pings.DM, None): (Pings.DM, Pings.DM),
    (Pings.DM, Reminders.LAST): (Pings.NONE, Pings.DM),
    (Pings.BOTH, Reminders.BOTH): (Pings.BOTH, Pings.BOTH),
    (Pings.BOTH, Reminders.NONE): (Pings.NONE, Pings.NONE),
    (Pings.NONE, None): (Pings.NONE, Pings.NONE),
    (Pings.NONE, Reminders.NONE): (Pings.NONE, Pings.NONE),
    (Pings.NONE, Reminders.LAST): (Pings.NONE, Pings.CHANNEL),
    (Pings.NONE, Reminders.BOTH): (Pings.CHANNEL, Pings.CHANNEL),
}
"""Where somebody is called at half of a turn, and shortly before its end."""


@pytest.mark.parametrize(("pings", "reminders"), WANTED)
def test_reminders_come_where_and_if_they_are_wanted(pings: Pings, reminders: Reminders | None) -> None:
    hours = Hours({1: Person(pings=pings, reminders=reminders)})
    called = tuple(hours.as_reminded(is_last=is_last).of(1).pings for is_last in (HALF, LAST))
    assert called == WANTED[pings, reminders]
