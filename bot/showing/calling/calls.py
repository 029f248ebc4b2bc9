"""Whom a message calls, and how: by a ping, without a sound, or by a direct message.

Discord knows silence only for whole messages. One that pings somebody who is awake makes a sound, and so it
leaves out those who aren't: a ping later would have told them no more than the channel does. One that would
ping nobody else is sent without a sound, and those who rest find it marked as theirs when they look.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum

from bot.messages.posts import Post
from engine import Hours


class About(Enum):
    """What somebody is called for, in the words of the direct message."""

    TURN = "turn"
    TILING = "tiling"
    REQUEST = "request"
    HALF = "half"
    LAST = "last"
    OVER = "over"
    VOTE = "vote"
    RESULT = "result"
    REPLACED = "replaced"
    RETURNED = "returned"


@dataclass(frozen=True, slots=True)
class Call:
    """The people who get a direct message, by their Discord ids."""

    about: About
    user_ids: tuple[int, ...]


def as_called(post: Post, hours: Hours) -> Post:
    """Return a message that pings those of its `pings` who want that, and when they want it."""
    people = {user_id: hours.of(user_id) for user_id in post.pings}
    awake = {user_id for user_id, person in people.items() if person.rests_until(hours.at) is None}
    wanted = tuple(user_id for user_id, person in people.items() if person.wants_channel)
    at_once = tuple(user_id for user_id in wanted if user_id in awake)
    return replace(
        post,
        pings=at_once or wanted,
        silent=post.silent or (not at_once and len(awake) < len(people)),
    )


def without_dms(hours: Hours, user_ids: Sequence[int]) -> Hours:
    """Return people's settings as they are once some can't be sent direct messages."""
    people = {user_id: hours.of(user_id).model_copy(update={"unreachable": True}) for user_id in user_ids}
    return replace(hours, people={**hours.people, **people})


def call_for(post: Post | None, hours: Hours, about: About) -> Call | None:
    """Return whom a message is announced to by direct messages, None if to nobody."""
    pings: Sequence[int] = () if post is None else post.pings
    user_ids = tuple(user_id for user_id in pings if hours.of(user_id).wants_dm)
    return Call(about, user_ids) if user_ids else None
