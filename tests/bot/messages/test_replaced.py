"""Who is told that their seat is somebody else's now."""

from dataclasses import replace

from bot.messages.table_buttons import replaced_since
from engine import LogEntry, Player, Status, Table
from engine.table.events import SeatReclaimed, SeatTaken, TableEvent
from tests.bot.messages.test_endings import AT, SEATED

EMIL = Player(9, "Emil")


def entry(version: int, event: TableEvent, before: Table, after: Table) -> LogEntry:
    return LogEntry(version, AT, event, before, after, None)


def with_owner(owner: Player) -> Table:
    """Return a game whose first seat is this person's."""
    return replace(SEATED, status=Status.PLAYING, players=(owner, *SEATED.players[1:]))


def test_only_people_who_have_no_seat_in_the_end_are_told_and_nobody_who_was_deleted() -> None:
    ada, deleted, emil = (with_owner(each) for each in (SEATED.players[0], Player(-1, ""), EMIL))
    for_now, for_good = (SeatTaken(0, EMIL, returnable=each) for each in (True, False))
    taken = entry(1, for_now, ada, emil)
    assert replaced_since([taken]) == {1: taken}
    assert replaced_since([entry(1, for_good, ada, emil)]) == {}
    assert replaced_since([entry(1, for_now, deleted, emil)]) == {}
    back = entry(2, SeatReclaimed(0), emil, ada)
    assert replaced_since([taken, back]) == {9: back}
