"""Who is called by a message, and whether it makes a sound: decided from their settings alone."""

from dataclasses import replace

import pytest

from bot.feed.notifications import (
    NotificationKind,
    as_unreachable,
    notification_for,
    rest_ends,
    with_wanted_pings,
)
from bot.messages.posts import Post
from engine import Hours, Person, Pings
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, BRUNO, CHIYO, a_game, games_over

HOUR = 3_600_000
MIDNIGHT, MORNING = 24 * HOUR, 32 * HOUR
RESTS = Person(zone="UTC", quiet=(22 * 60, 8 * 60))
SETTINGS = {
    1: Person(),
    2: RESTS,
    3: Person(pings=Pings.DM),
    4: RESTS.model_copy(update={"pings": Pings.DM}),
    5: Person(pings=Pings.DM, unreachable=True),
    6: Person(pings=Pings.BOTH),
    7: Person(pings=Pings.NONE),
    8: Person(pings=Pings.BOTH, unreachable=True),
}
NOBODY_KNOWN = 9


@pytest.mark.parametrize(
    ("called", "pinged", "is_silent", "written_to"),
    [
        ((1,), (1,), False, ()),
        ((2,), (2,), True, ()),
        ((2, 1), (1,), False, ()),
        ((2, NOBODY_KNOWN), (NOBODY_KNOWN,), False, ()),
        ((3,), (), False, (3,)),
        ((4,), (), True, (4,)),
        ((2, 3), (2,), True, (3,)),
        ((4, 1), (1,), False, (4,)),
        ((3, 4), (), True, (3, 4)),
        ((5,), (5,), False, ()),
        ((6,), (6,), False, (6,)),
        ((8,), (8,), False, ()),
        ((7,), (), False, ()),
        ((7, 2), (2,), True, ()),
        ((), (), False, ()),
    ],
)
def test_everybody_is_called_where_they_want_it_and_nobody_is_woken(
    called: tuple[int, ...], pinged: tuple[int, ...], is_silent: bool, written_to: tuple[int, ...]
) -> None:
    post, hours = Post(1, "turn", "", None, pings=called), Hours(SETTINGS, at=MIDNIGHT)
    sent = with_wanted_pings(post, hours)
    assert (sent.pings, sent.silent) == (pinged, is_silent)
    assert with_wanted_pings(replace(post, silent=True), hours).silent
    about = notification_for(post, hours, NotificationKind.VOTE)
    assert (about.user_ids if about else ()) == written_to
    assert about is None or about.about is NotificationKind.VOTE


def test_who_cannot_be_written_to_is_called_in_the_channel() -> None:
    hours = as_unreachable(Hours(SETTINGS, at=MIDNIGHT), [4, 6, NOBODY_KNOWN])
    sent = with_wanted_pings(Post(1, "turn", "", None, pings=(4, 3, 6, NOBODY_KNOWN)), hours)
    assert (sent.pings, sent.silent) == ((6, NOBODY_KNOWN), False)
    sent = with_wanted_pings(Post(1, "turn", "", None, pings=(4,)), hours)
    assert (sent.pings, sent.silent) == ((4,), True)
    written_to = notification_for(Post(1, "turn", "", None, pings=(3, 4, 6)), hours, NotificationKind.TURN)
    assert written_to is not None
    assert written_to.user_ids == (3,)


def test_nobody_is_asked_about_a_message_that_does_not_exist() -> None:
    assert notification_for(None, Hours(SETTINGS), NotificationKind.TURN) is None


@pytest.mark.parametrize(
    ("person", "sent_at", "end"),
    [
        (RESTS, MIDNIGHT, MORNING),
        (RESTS, MORNING - 1, MORNING),
        (RESTS, MORNING, None),  # it has sounded
        (RESTS.model_copy(update={"pings": Pings.DM}), MIDNIGHT, MORNING),
        (RESTS.model_copy(update={"pings": Pings.NONE}), MIDNIGHT, None),
        (Person(), MIDNIGHT, None),
    ],
)
async def test_who_rests_is_called_afterwards_if_it_is_their_turn(
    person: Person, sent_at: int, end: int | None
) -> None:
    table = (await a_game(games_over(MemoryStore()))).table
    hours = Hours({ADA.user_id: person, BRUNO.user_id: RESTS}, at=MIDNIGHT + HOUR)
    called = [ADA.user_id, BRUNO.user_id, CHIYO.user_id]
    assert rest_ends(table, called, hours, sent_at) == {ADA.user_id: end, BRUNO.user_id: None}
    assert rest_ends(table, [CHIYO.user_id], hours, sent_at) == {}
