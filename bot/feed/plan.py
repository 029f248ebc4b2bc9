"""Decides which messages to send, edit and delete so that a channel shows its game; no I/O."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from bot.feed.notifications import (
    Notification,
    NotificationKind,
    as_unreachable,
    notification_for,
    rest_ends,
    with_wanted_pings,
)
from bot.feed.reconcile import NON_POSITION_PARTS, FoundMessage
from bot.feed.reminders import NO_REMINDERS, ReminderPlan, plan_reminders
from bot.messages.posts import Post, ended_text, in_thread_and_at_home, lobby_post, posts_since
from bot.messages.table_buttons import replaced_since
from bot.words.phrases import Phrases
from engine import NO_HOURS, Game, Hours, LogEntry, Messages
from engine.highlights import Highlight
from engine.statistics.card import Aftermath
from engine.table.events import Agreed, Begun, Declined, SeatTaken, Withdrawn

_ABOUT: Final = {
    "turn": NotificationKind.TURN,
    "tiling": NotificationKind.TILING,
    "over": NotificationKind.RESULT,
    "result": NotificationKind.RESULT,
}
"""The kind of direct message that announces each part of a post."""


@dataclass(frozen=True, slots=True)
class ChannelPlan:
    """What to do in the channel or thread of a game, and in its home channel.

    `posts` are sent in order. If `edited` is a message id, the only post replaces that message, or is sent if
    the message can't be edited. Messages in `retired` lose their buttons, or are replaced by the given post,
    as the lobby is. Messages in `reworded` lose their buttons and get a new text but keep their picture.
    Messages in `deleted` are deleted once all posts have arrived. `message_id` is the game's newest message
    if nothing is sent. The `reminders` come after that, then the direct messages: the `notification`, and
    the `notices` to people who have lost their seats. `pings` maps everybody who is notified to the end of
    their rest, in milliseconds since 1970 (UTC), or to None if they were alerted with a sound.
    """

    posts: tuple[Post, ...] = ()
    edited: int | None = None
    retired: Mapping[int, Post | None] = field(default_factory=dict)
    deleted: tuple[int, ...] = ()
    message_id: int | None = None
    reminders: ReminderPlan = NO_REMINDERS
    reworded: Mapping[int, str] = field(default_factory=dict)
    notification: Notification | None = None
    pings: Mapping[int, int | None] = field(default_factory=dict)
    notices: tuple[Notification, ...] = ()


def plan_for(
    phrases: Phrases,
    game: Game,
    entries: Sequence[LogEntry],
    taken: LogEntry | None,
    found: Sequence[FoundMessage],
    *,
    highlights: Sequence[Highlight] = (),
    aftermath: Aftermath | None = None,
    even_private: bool = False,
    is_planned: bool = False,
    is_repeated: bool = False,
    hours: Hours = NO_HOURS,
    asked: Collection[int] = (),
) -> ChannelPlan:
    """Return what to do so that the channel shows a game.

    `entries` are the events since the game's `shown_version`, at least one. `taken` is the take to mark in
    the picture. `found` are messages that arrived without being recorded. `highlights` and the `aftermath` go
    with the result. With `even_private`, the position is posted even if only private choices were made, and
    after a game has lost its thread. If the player to move has planned a take (`is_planned`), they get no
    direct message; the post stays the same, since everybody sees whom it pings. A vote that `is_repeated`,
    because nobody voted in the previous one of the round, notifies nobody. `asked` are those whom the entries
    invite to a lobby and who are to be pinged.
    """
    if game.table.state is None:
        return _plan_lobby(phrases, game, found, hours, () if even_private else asked)
    newest = max(
        (message for message in found if message.part not in NON_POSITION_PARTS),
        key=lambda message: message.version,
        default=None,
    )
    unseen = [entry for entry in entries if newest is None or entry.version > newest.version]
    latest = newest.message_id if newest else game.message_id
    is_an_answer = _is_an_answer(unseen)
    if is_an_answer and latest is not None:
        answered = posts_since(phrases, game.id, unseen, taken, even_private=True, hours=hours)
        about_time = plan_reminders(phrases, game, unseen, found, latest, hours, is_new=False)
        return ChannelPlan(tuple(answered), edited=latest, message_id=latest, reminders=about_time)
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
            aftermath=aftermath,
            even_private=even_private or is_an_answer or bool(notice),
            notice=notice,
            hours=hours,
        )
        if wanted and game.thread_id is not None and not game.table.is_open:
            wanted[-1:] = in_thread_and_at_home(phrases, wanted[-1], game.home)
        posts = tuple(
            replace(with_wanted_pings(post, hours), moved=game.is_back_in_channel)
            for post in wanted
            if (post.version, post.part) not in arrived
        )
    elif newest is not None:  # it has arrived, but perhaps not all direct messages
        wanted = posts_since(
            phrases, game.id, entries, taken, highlights=highlights, aftermath=aftermath, hours=hours
        )
    replaced = replaced_since(unseen or entries)
    retired = _retired(phrases, game, entries, found, newest, posts)
    deleted: tuple[int, ...] = ()
    if game.table.options.messages is Messages.QUIET:
        deleted = tuple(message_id for message_id, post in retired.items() if post is None)
    reworded = _reworded(phrases, game, entries, found, set(retired) - set(deleted))
    gone = {*deleted, *reworded}
    if even_private:
        about_time = ReminderPlan(reminder_id=game.reminder_id)
    else:
        about_time = plan_reminders(
            phrases, game, unseen, found, latest, hours, is_new=bool(posts or newest), is_repeated=is_repeated
        )
    return ChannelPlan(
        posts,
        retired={message_id: post for message_id, post in retired.items() if message_id not in gone},
        deleted=deleted,
        message_id=latest,
        reworded=reworded,
        reminders=about_time,
        notification=None
        if even_private
        else _notify(game, _without(wanted, replaced), hours, is_planned=is_planned),
        pings={} if even_private else {**about_time.pings, **_pings(game, wanted, found, hours)},
        notices=() if even_private else _notices(replaced, hours),
    )


def _plan_lobby(
    phrases: Phrases, game: Game, found: Sequence[FoundMessage], hours: Hours, asked: Collection[int]
) -> ChannelPlan:
    """Return what to do for a table that waits for players.

    Its message is edited. For people who were `asked` to play it is posted again, because only a new message
    pings them.
    """
    known = list(dict.fromkeys(message.message_id for message in found))
    if game.message_id is not None and game.message_id not in known:
        known.append(game.message_id)
    lobby = lobby_post(phrases, game.id, game.version, game.table)
    lobby = replace(lobby, pings=tuple(user_id for user_id in lobby.pings if user_id in asked))
    lobby = with_wanted_pings(lobby, as_unreachable(hours, lobby.pings))
    if known and not lobby.pings:
        return ChannelPlan((lobby,), known[0], deleted=tuple(known[1:]))
    return ChannelPlan((lobby,), deleted=tuple(known))


def _without(posts: Sequence[Post], user_ids: Collection[int]) -> list[Post]:
    """Return posts without the pings of some people."""
    return [replace(post, pings=tuple(each for each in post.pings if each not in user_ids)) for post in posts]


def _notices(replaced: Mapping[int, LogEntry], hours: Hours) -> tuple[Notification, ...]:
    """Return the direct messages to people who have lost their seats, or got them back."""
    return tuple(
        Notification(
            NotificationKind.REPLACED if isinstance(entry.event, SeatTaken) else NotificationKind.RETURNED,
            (user_id,),
        )
        for user_id, entry in replaced.items()
        if hours.of(user_id).wants_dm
    )


def _pings(
    game: Game, wanted: Sequence[Post], found: Sequence[FoundMessage], hours: Hours
) -> dict[int, int | None]:
    """Return everybody whom the posts ping, with the end of their rest as of the time of sending."""
    sent = {(each.version, each.part): each.sent_at for each in found}
    return {
        user_id: rest
        for post in wanted
        for user_id, rest in rest_ends(
            game.table, post.pings, hours, sent.get((post.version, post.part), hours.at)
        ).items()
    }


def _notify(game: Game, wanted: Sequence[Post], hours: Hours, *, is_planned: bool) -> Notification | None:
    """Return the direct messages that announce the newest post with pings.

    The player whose take `is_planned` gets none: the bot will move for them, and no one else can tell.
    """
    post = next((post for post in reversed(wanted) if post.pings), None)
    if game.table.consent.seat is not None:
        return notification_for(post, hours, NotificationKind.REQUEST)
    if post is not None and is_planned:
        planner = game.table.players[game.table.running_state.turn].user_id
        post = replace(post, pings=tuple(user_id for user_id in post.pings if user_id != planner))
    return None if post is None else notification_for(post, hours, _ABOUT[post.part])


def _notice(phrases: Phrases, game: Game, entries: Sequence[LogEntry]) -> str:
    """Return the sentence that explains a game's return to its channel, "" if none is due."""
    if not game.is_back_in_channel:
        return ""
    if _has_begun(entries):
        return phrases.words("thread-failed")
    return phrases.words("thread-lost") if game.message_id is None else ""


def _has_begun(entries: Sequence[LogEntry]) -> bool:
    return any(isinstance(entry.event, Begun) for entry in entries)


def _is_an_answer(entries: Sequence[LogEntry]) -> bool:
    """Return whether the only news is the answer to a request: it is edited into that message."""
    answers = (Agreed, Declined, Withdrawn)
    is_all = not any(entry.event.is_news or entry.event.is_move for entry in entries)
    return is_all and any(isinstance(entry.event, answers) for entry in entries)


def _reworded(
    phrases: Phrases,
    game: Game,
    entries: Sequence[LogEntry],
    found: Sequence[FoundMessage],
    retired: set[int],
) -> dict[int, str]:
    """Return the outcome to show in each retired message that has a settled request."""
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
    found: Sequence[FoundMessage],
    newest: FoundMessage | None,
    posts: Sequence[Post],
) -> dict[int, Post | None]:
    """Return the messages that are no longer current, and the lobby with its new content."""
    retired: dict[int, Post | None] = {}
    for message in found:
        if message.part not in NON_POSITION_PARTS and (posts or message is not newest):
            retired[message.message_id] = None
    if game.message_id and (posts or newest):
        retired[game.message_id] = None
    if _has_begun(entries):
        lobby = game.message_id or next((each.message_id for each in found if each.part == "lobby"), None)
        if lobby:
            retired[lobby] = lobby_post(phrases, game.id, game.version, game.table, game.thread_id)
    return retired
