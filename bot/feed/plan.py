"""What is to be done in a channel so that it shows its game: decided here, without touching Discord."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from bot.feed.notifications import About, Call, as_called, call_for, rests_of, without_dms
from bot.feed.reconcile import APART, Found
from bot.feed.reminders import NOTHING, Reminding, reminding
from bot.messages.posts import Post, ended_text, in_thread_and_at_home, lobby_post, posts_since
from bot.messages.table_buttons import replaced_since
from bot.words.phrases import Phrases
from engine import NO_HOURS, Game, Hours, LogEntry, Messages
from engine.highlights import Highlight
from engine.table.events import Agreed, Begun, Declined, SeatTaken, Withdrawn

_ABOUT: Final = {
    "turn": About.TURN,
    "tiling": About.TILING,
    "over": About.RESULT,
    "result": About.RESULT,
}
"""What the parts of messages that ping people call them for."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What to do where a game is played, and in the channel that has its lobby if that is another.

    `posts` are sent in order. If `edited` is the id of a message, the only post replaces its content, or is
    sent if that message can't be edited. The messages in `retired` lose their buttons, or are replaced by the
    post that stands there: the lobby is, in its channel. Those in `reworded` lose their buttons too, keep
    their picture, and say something else. Those in `deleted` go, once all posts have arrived. `message_id` is
    the newest message about the game if none is sent. Reminders come last, and then the direct messages of
    the `call`, and those to people who have lost their seats. `pings` are those who are called by all this:
    until when they rest, and so hear no sound, or None if they do.
    """

    posts: tuple[Post, ...] = ()
    edited: int | None = None
    retired: Mapping[int, Post | None] = field(default_factory=dict)
    deleted: tuple[int, ...] = ()
    message_id: int | None = None
    reminding: Reminding = NOTHING
    reworded: Mapping[int, str] = field(default_factory=dict)
    call: Call | None = None
    pings: Mapping[int, int | None] = field(default_factory=dict)
    notices: tuple[Call, ...] = ()


def plan_for(
    phrases: Phrases,
    game: Game,
    entries: Sequence[LogEntry],
    taken: LogEntry | None,
    found: Sequence[Found],
    *,
    highlights: Sequence[Highlight] = (),
    even_private: bool = False,
    is_planned: bool = False,
    is_repeated: bool = False,
    hours: Hours = NO_HOURS,
) -> Plan:
    """Return what its channel needs to show a game.

    `entries` are the events since the game's `shown_version`, at least one; `taken` is the take to be marked
    in the picture; `found` are the messages that arrived although that wasn't noted; `highlights` are told
    with the result. With `even_private` how things stand is posted even if nothing but private choices was
    made, and also after a game has lost its thread and comes home. If a take of the player to move
    `is_planned`, they aren't written to; what is posted is the same, since everybody can see whom it pings.
    A vote that `is_repeated` in its round, since nobody took part in the one before, calls nobody.
    """
    if game.table.state is None:
        known = (game.message_id, *(message.message_id for message in found))
        edited = next((message_id for message_id in known if message_id is not None), None)
        lobby = lobby_post(phrases, game.id, game.version, game.table)
        if edited is None and game.shown_version == 0 and not even_private:
            lobby = as_called(lobby, without_dms(hours, lobby.pings))
        else:
            lobby = replace(lobby, pings=())  # they were called by the first one, wherever that is now
        return Plan((lobby,), edited)
    newest = max(
        (message for message in found if message.part not in APART),
        key=lambda message: message.version,
        default=None,
    )
    unseen = [entry for entry in entries if newest is None or entry.version > newest.version]
    latest = newest.message_id if newest else game.message_id
    is_an_answer = _is_an_answer(unseen)
    if is_an_answer and latest is not None:
        answered = posts_since(phrases, game.id, unseen, taken, even_private=True, hours=hours)
        about_time = reminding(phrases, game, unseen, found, latest, hours, is_new=False)
        return Plan(tuple(answered), edited=latest, message_id=latest, reminding=about_time)
    posts: tuple[Post, ...] = ()
    wanted: list[Post] = []
    if unseen:
        arrived = {(message.version, message.part) for message in found}
        notice = _notice(phrases, game, entries)
        wanted = posts_since(
            phrases,
            game.id,
            unseen,
            taken,
            highlights=highlights,
            even_private=even_private or is_an_answer or bool(notice),
            notice=notice,
            hours=hours,
        )
        if wanted and game.thread_id is not None and not game.table.is_open:
            wanted[-1:] = in_thread_and_at_home(phrases, wanted[-1], game.home)
        posts = tuple(
            replace(as_called(post, hours), moved=game.has_come_home)
            for post in wanted
            if (post.version, post.part) not in arrived
        )
    elif newest is not None:  # it has arrived, but perhaps not everybody was told
        wanted = posts_since(phrases, game.id, entries, taken, highlights=highlights, hours=hours)
    replaced = replaced_since(unseen or entries)
    retired = _retired(phrases, game, entries, found, newest, posts)
    deleted: tuple[int, ...] = ()
    if game.table.options.messages is Messages.QUIET:
        deleted = tuple(message_id for message_id, post in retired.items() if post is None)
    reworded = _reworded(phrases, game, entries, found, set(retired) - set(deleted))
    gone = {*deleted, *reworded}
    if even_private:
        about_time = Reminding(reminder_id=game.reminder_id)
    else:
        about_time = reminding(
            phrases, game, unseen, found, latest, hours, is_new=bool(posts or newest), is_repeated=is_repeated
        )
    return Plan(
        posts,
        retired={message_id: post for message_id, post in retired.items() if message_id not in gone},
        deleted=deleted,
        message_id=latest,
        reworded=reworded,
        reminding=about_time,
        call=None if even_private else _call(game, _without(wanted, replaced), hours, is_planned=is_planned),
        pings={} if even_private else {**about_time.pings, **_pings(game, wanted, found, hours)},
        notices=() if even_private else _notices(replaced, hours),
    )


def _without(posts: Sequence[Post], user_ids: Collection[int]) -> list[Post]:
    """Return messages that ping nobody of some people."""
    return [replace(post, pings=tuple(each for each in post.pings if each not in user_ids)) for post in posts]


def _notices(replaced: Mapping[int, LogEntry], hours: Hours) -> tuple[Call, ...]:
    """Return whom direct messages tell that they have lost their seats, and to whom."""
    return tuple(
        Call(About.REPLACED if isinstance(entry.event, SeatTaken) else About.RETURNED, (user_id,))
        for user_id, entry in replaced.items()
        if hours.of(user_id).wants_dm
    )


def _pings(game: Game, wanted: Sequence[Post], found: Sequence[Found], hours: Hours) -> dict[int, int | None]:
    """Return whom messages call, and until when they rest, at the moment when each was sent or is to be."""
    sent = {(each.version, each.part): each.sent_at for each in found}
    return {
        user_id: rest
        for post in wanted
        for user_id, rest in rests_of(
            game.table, post.pings, hours, sent.get((post.version, post.part), hours.at)
        ).items()
    }


def _call(game: Game, wanted: Sequence[Post], hours: Hours, *, is_planned: bool) -> Call | None:
    """Return whom the newest message that pings anybody is announced to by direct messages.

    Nobody is whose take `is_planned`: it will be made for them, and nobody else sees that they weren't told.
    """
    post = next((post for post in reversed(wanted) if post.pings), None)
    if game.table.consent.seat is not None:
        return call_for(post, hours, About.REQUEST)
    if post is not None and is_planned:
        planner = game.table.players[game.table.playing.turn].user_id
        post = replace(post, pings=tuple(user_id for user_id in post.pings if user_id != planner))
    return None if post is None else call_for(post, hours, _ABOUT[post.part])


def _notice(phrases: Phrases, game: Game, entries: Sequence[LogEntry]) -> str:
    """Return what to say first in the channel to which a game has come home, "" if it was said or hasn't."""
    if not game.has_come_home:
        return ""
    if _has_begun(entries):
        return phrases.words("thread-failed")
    return phrases.words("thread-lost") if game.message_id is None else ""


def _has_begun(entries: Sequence[LogEntry]) -> bool:
    return any(isinstance(entry.event, Begun) for entry in entries)


def _is_an_answer(entries: Sequence[LogEntry]) -> bool:
    """Return whether nothing happened but that a request was answered or withdrawn: its message says so."""
    answers = (Agreed, Declined, Withdrawn)
    is_all = not any(entry.event.is_news or entry.event.is_move for entry in entries)
    return is_all and any(isinstance(entry.event, answers) for entry in entries)


def _reworded(
    phrases: Phrases, game: Game, entries: Sequence[LogEntry], found: Sequence[Found], retired: set[int]
) -> dict[int, str]:
    """Return what messages with a request say once it is over, among those that are `retired`."""
    tables = {entry.version: entry.after for entry in entries}
    shown = {message.message_id: (message.version, tables.get(message.version)) for message in found}
    if game.message_id is not None:
        shown[game.message_id] = (game.shown_version, entries[0].before)
    reworded: dict[int, str] = {}
    for message_id, (version, table) in shown.items():
        later = [entry for entry in entries if entry.version > version]
        text = ended_text(phrases, table, later) if table and message_id in retired else None
        if text is not None:
            reworded[message_id] = text
    return reworded


def _retired(
    phrases: Phrases,
    game: Game,
    entries: Sequence[LogEntry],
    found: Sequence[Found],
    newest: Found | None,
    posts: Sequence[Post],
) -> dict[int, Post | None]:
    """Return the messages that are no longer the newest, with what the lobby now says."""
    retired: dict[int, Post | None] = {}
    for message in found:
        if message.part not in APART and (posts or message is not newest):
            retired[message.message_id] = None
    if game.message_id and (posts or newest):
        retired[game.message_id] = None
    if _has_begun(entries):
        lobby = game.message_id or next((each.message_id for each in found if each.part == "lobby"), None)
        if lobby:
            retired[lobby] = lobby_post(phrases, game.id, game.version, game.table, game.thread_id)
    return retired
