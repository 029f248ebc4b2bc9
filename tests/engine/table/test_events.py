"""What people notice of each kind of event: what is posted, who is called, what they look at again."""

from typing import Final, get_args

import azul
from engine.table.events import Event, Played, TableEvent

KINDS: Final = tuple(get_args(each)[0] if get_args(each) else each for each in get_args(TableEvent))
TAKE: Final = azul.Taken(0, azul.parse_move("1b1"))


def those(trait: str) -> set[str]:
    """Return the kinds of events, other than moves, that have a trait."""
    return {each.__name__ for each in KINDS if each is not Played and getattr(each, trait)}


def test_all_kinds_of_events_are_looked_at() -> None:
    assert all(issubclass(each, Event) for each in KINDS)
    assert len(KINDS) > 30


def test_what_people_look_at_is_old_after_these() -> None:
    assert those("is_move") == {
        *("Opened", "Joined", "Left", "Invited", "InvitationDeclined", "InvitationsLapsed", "Configured"),
        *("Begun", "Cancelled", "Expired", "Lapsed", "Abandoned", "SeatReclaimed", "SubstituteLeft"),
    }


def test_nothing_is_posted_after_these_alone() -> None:
    assert {each.__name__ for each in KINDS} - those("is_news") - {"Played"} == {
        *("Themed", "Agreed", "Declined", "Withdrawn", "Delayed", "Reminded", "Overdue", "Rescheduled"),
        *("Voted", "HandoverWithdrawn"),
    }


def test_who_was_called_already_is_called_again_after_these() -> None:
    assert those("notifies_again") == {"Resumed", "Extended", "SeatOffered"}


def test_these_happen_in_a_pause_too() -> None:
    assert those("happens_in_pause") == {
        *("Themed", "Cancelled", "Expired", "Abandoned", "Delayed", "Resumed", "SeatGiven", "SubstituteLeft"),
    }


def test_the_time_for_the_turn_begins_again_after_these() -> None:
    assert those("restarts_clock") == {"Extended", "SeatGiven", "SeatOffered"}


def test_moves_are_posted_but_for_choices_that_people_make_themselves() -> None:
    for event in (TAKE, azul.Undone(0), azul.TakenBack(0), azul.Resigned(0)):
        assert Played(event).is_news
        assert Played(event).is_move
    for own in (azul.Placed(0, 1, 1), azul.Settled(0)):
        assert not Played(own).is_news
    assert Played(azul.Settled(0), by_computer=True).is_news
    assert not Played(azul.Placed(0, 1, 1), by_computer=True).is_news


def test_people_leave_a_paused_game_but_move_only_once_it_goes_on() -> None:
    assert Played(azul.Resigned(0)).happens_in_pause
    for event in (TAKE, azul.Undone(0), azul.TakenBack(0), azul.Placed(0, 1, 1), azul.Settled(0)):
        assert not Played(event).happens_in_pause


def test_who_was_called_already_is_called_again_after_moves_but_not_as_others_choose_or_leave() -> None:
    for event in (TAKE, azul.Undone(0), azul.TakenBack(0)):
        assert Played(event).notifies_again
    for other in (azul.Placed(0, 1, 1), azul.Settled(0), azul.Resigned(0)):
        assert not Played(other).notifies_again
