"""The messages that report in a channel what happened in its game."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import discord

import azul
from bot.i18n.language import Key
from bot.messages.fairness import fair_button
from bot.messages.layout import MAX_MESSAGE_LENGTH, in_lines, shortened, with_news
from bot.messages.lobby_card import lobby_buttons, lobby_text
from bot.messages.pictures import (
    Result,
    final_picture,
    last_take,
    lobby_picture,
    round_picture,
    table_picture,
)
from bot.messages.table_buttons import (
    analysis_button,
    buttons_of,
    offered_to,
    replaced_since,
    with_request_buttons,
)
from bot.ui.components import Button, CustomId
from bot.ui.drawing import Picture
from bot.words.aftermath import aftermath_lines
from bot.words.news import ends_request, is_walkover, news_of, request_lines, request_outcome
from bot.words.options import pause_lines, time_lines
from bot.words.phrases import Phrases, link_to
from bot.words.results import final_result, highlight_lines, next_starter, round_summary
from engine import NO_HOURS, Hours, LogEntry, Status, Table
from engine.highlights import Highlight
from engine.statistics.card import Aftermath
from engine.table.events import Paused, Played


@dataclass(frozen=True, slots=True)
class Post:
    """A message to a game's channel.

    It reports everything up to the event `version`; `part` distinguishes messages about the same event. Only
    the users in `pings` (Discord ids) are notified, and nobody is if the message is `silent`. It is posted
    where the game is played or, if it is `at_home`, in the channel that has the lobby. It is `moved` if it
    may have been posted before in a thread that the game has lost since.
    """

    version: int
    part: str
    text: str
    picture: Picture | None
    pings: tuple[int, ...] = ()
    buttons: tuple[Button, ...] = ()
    silent: bool = False
    at_home: bool = False
    moved: bool = False


def posts_since(
    phrases: Phrases,
    game_id: int,
    entries: Sequence[LogEntry],
    taken: LogEntry | None,
    *,
    highlights: Sequence[Highlight] = (),
    aftermath: Aftermath | None = None,
    even_private: bool = False,
    notice: str = "",
    hours: Hours = NO_HOURS,
) -> list[Post]:
    """Return the messages about `entries`, which the channel hasn't been shown yet.

    There is one for each round that ended, and one for the current position, with whose turn it is, or for
    the result. The picture of the position marks `taken`; the result has the `highlights` and the
    `aftermath`. Nothing is posted before the game has begun, nor about what players choose in private unless
    `even_private` is set. A `notice` comes before everything else that happened.
    """
    news = [notice] if notice else []
    offers: list[str] = []
    replaced = replaced_since(entries)
    posts: list[Post] = []
    final: azul.TilingReport | None = None
    is_paused = entries[-1].after.pause is not None
    for entry in entries:
        begins_with_it = is_walkover(entry) or (is_paused and isinstance(entry.event, Paused))
        lines = [] if begins_with_it else news_of(phrases, entry)
        (offers if offered_to(entry) or entry in replaced.values() else news).extend(lines)
        if ends_request(entry) and not entry.takes_back:
            news.append(request_outcome(phrases, entry))
        if entry.report is not None:
            posts.append(_round_post(phrases, entry, entry.report, news))
            news = []
            final = entry.report
    latest = entries[-1]
    table = latest.after
    is_private = not posts and not any(entry.event.is_news for entry in entries)
    if table.state is None or (is_private and not even_private):
        return posts
    if table.status is Status.OVER:
        post = _final_post(
            phrases, game_id, latest, table.state, final, [*offers, *news], highlights, aftermath
        )
        posts.append(post)
    else:
        notified = () if even_private or notice else _already_notified(entries)
        post = _table_post(phrases, game_id, latest, table.state, news, taken, notified, hours)
        people = [user_id for entry in entries for user_id in offered_to(entry)]
        people += replaced
        post = replace(
            post,
            text=shortened(in_lines(*offers, post.text)),
            pings=tuple(dict.fromkeys([*people, *post.pings])),
        )
        posts.append(_with_request(phrases, game_id, table, post))
    return posts


def _with_request(phrases: Phrases, game_id: int, table: Table, post: Post) -> Post:
    """Return the message about the position with the open request to undo a move, if there is one.

    The request comes first, and those who have to answer it are pinged too.
    """
    lines = request_lines(phrases, table)
    if not lines or table.pause is not None:
        return post
    awaited = [table.players[seat].user_id for seat in table.consent.awaited(table.people)]
    return replace(
        post,
        text=shortened(in_lines(*lines, post.text)),
        pings=tuple(dict.fromkeys([*awaited, *post.pings])),
        buttons=with_request_buttons(phrases.words, game_id, table, post.buttons),
    )


def ended_text(phrases: Phrases, shown: Table, entries: Sequence[LogEntry]) -> str | None:
    """Return the text of a message once its request has ended: the outcome among `entries`, and the scores.

    Return None if the table that the message has `shown` had no open request.
    """
    ended = next((entry for entry in entries if ends_request(entry)), None)
    if shown.consent.seat is None or shown.state is None or ended is None:
        return None
    return in_lines(request_outcome(phrases, ended), phrases.scores(shown, shown.state))


def in_thread_and_at_home(phrases: Phrases, post: Post, home_id: int) -> tuple[Post, Post]:
    """Return the last message of a game in a thread, in two versions: for its home channel and the thread.

    The thread is archived after it, so all buttons and pings are in the channel's message.
    """
    text = post.text
    if post.part == "over":
        line = phrases.words("thread-result", home=link_to(home_id))
        text = in_lines(shortened(text, MAX_MESSAGE_LENGTH - len(line) - 1), line)
    at_home = replace(post, part="result", at_home=True)
    return at_home, replace(post, text=text, pings=(), buttons=(), silent=True)


def lobby_post(
    phrases: Phrases, game_id: int, version: int, table: Table, thread_id: int | None = None
) -> Post:
    """Return the message of a table that waits for players; it has no picture once the table is closed.

    Once the game has begun it links to its thread, if it has one.
    """
    return Post(
        version,
        "lobby",
        lobby_text(phrases, table, thread_id),
        lobby_picture(phrases, table) if table.is_open else None,
        pings=tuple(each.player.user_id for each in table.invitations if table.status is Status.LOBBY),
        buttons=lobby_buttons(phrases.words, game_id, table),
    )


def _round_post(phrases: Phrases, entry: LogEntry, report: azul.TilingReport, news: Sequence[str]) -> Post:
    table, after, tiling = entry.after, entry.after.state, before_tiling(entry)
    if after is None or tiling is None:
        raise AssertionError(f"{entry.event} doesn't end a round")
    lines = round_summary(phrases, table, after, report)
    if after.phase is not azul.Phase.OVER:
        lines.append(next_starter(phrases, table, tiling.marker, after.starter))
    picture = round_picture(phrases, table, tiling, after, report)
    return Post(entry.version, "round", with_news(news, *lines), picture, silent=True)


def before_tiling(entry: LogEntry) -> azul.State | None:
    """Return the position that was tiled: the round is over, all tiles are taken and all choices made."""
    before = entry.before.state if entry.before else None
    match entry.event:
        case Played(azul.Taken() | azul.Settled() | azul.Resigned() as event) if before and entry.report:
            return azul.before_tiling(before, event)
        case _:
            return None


def _already_notified(entries: Sequence[LogEntry]) -> tuple[int, ...]:
    """Return the people whom an earlier message has notified that the game waits for them."""
    shown = entries[0].before
    if shown is None or any(entry.event.notifies_again for entry in entries):
        return ()
    return tuple(shown.players[seat].user_id for seat in shown.awaited_people)


def _final_post(
    phrases: Phrases,
    game_id: int,
    entry: LogEntry,
    state: azul.State,
    report: azul.TilingReport | None,
    news: Sequence[str],
    highlights: Sequence[Highlight],
    aftermath: Aftermath | None,
) -> Post:
    """Return the result, which begins with the winners and ends with what led to it.

    The lines of the `aftermath` are added as far as they fit. Everybody is pinged except people whose seats
    the computer held at the end, and deleted people.
    """
    table, words = entry.after, phrases.words
    result = final_result(phrases, table, report)
    lines = [*result, *highlight_lines(phrases, table, highlights)]
    people = [seat for seat, player in enumerate(table.players) if not player.is_computer]
    thanks = words("over-thanks", mentions=phrases.mentions(table, people))
    for line in aftermath_lines(phrases, table, aftermath) if aftermath else ():
        if len(in_lines(*lines, line, thanks)) <= MAX_MESSAGE_LENGTH:
            lines.append(line)
    text = with_news(news, thanks, first=in_lines(*lines))
    return Post(
        entry.version,
        "over",
        text,
        final_picture(phrases, Result(table, state, report, entry.moment, highlights)),
        pings=tuple(
            player.user_id
            for seat, player in enumerate(table.players)
            if seat not in table.computers and player.is_person
        ),
        buttons=_result_buttons(phrases, game_id),
    )


def _result_buttons(phrases: Phrases, game_id: int) -> tuple[Button, ...]:
    """Return the buttons of a finished game; they work as long as the message exists."""
    words = phrases.words
    return (
        Button(words("button-again"), CustomId("again", game_id), discord.ButtonStyle.success),
        analysis_button(phrases, game_id),
        Button(words("button-replay"), CustomId("replay", game_id)),
        Button(words("button-export"), CustomId("export", game_id)),
        fair_button(words, game_id),
    )


def _kind_of_sources(state: azul.State) -> Key:
    """Return where there are tiles: on factories, in the centre, or both."""
    in_centre, on_factories = bool(state.centre), any(state.factories)
    return Key("both" if in_centre and on_factories else "centre" if in_centre else "factories")


def _table_post(
    phrases: Phrases,
    game_id: int,
    entry: LogEntry,
    state: azul.State,
    news: Sequence[str],
    taken: LogEntry | None,
    notified: Sequence[int],
    hours: Hours,
) -> Post:
    """Return the message about the current position; people already `notified` aren't pinged again.

    It begins with who is to move, because a notification shows little more than its beginning.
    """
    table, words = entry.after, phrases.words
    picture = table_picture(phrases, table, state, last_take(taken))
    if table.status is Status.CANCELLED:
        text = with_news(news, phrases.scores(table, state))
        return Post(entry.version, "closed", text, picture, buttons=(fair_button(words, game_id),))
    waiting = table.awaited_people
    people = [table.players[seat].user_id for seat in waiting]
    pings = tuple(user_id for user_id in people if user_id not in notified)
    buttons = buttons_of(words, game_id, entry.version, table, state)
    if table.pause is not None:
        lines = (phrases.scores(table, state), words("paused-how"))
        text = with_news(news, *lines, first=in_lines(*pause_lines(words, table)))
        return Post(entry.version, "paused", text, picture, buttons=buttons)
    if azul.waiting_for(state):
        mentions = phrases.mentions(table, waiting)
        ask = words("tiling", mentions=mentions, count=len(waiting)) if waiting else words("tiling-computers")
        return Post(
            entry.version,
            "tiling",
            with_news(news, phrases.scores(table, state), *time_lines(phrases, table, hours), first=ask),
            picture,
            pings=pings,
            buttons=buttons,
        )
    if waiting:
        is_new = bool(set(people) & set(hours.newcomers))
        new = words("turn-new", sources=_kind_of_sources(state)) if is_new else ""
        turn = in_lines(words("turn", mention=phrases.mention(table, state.turn)), new)
    else:
        text_id = "turn-bot" if table.players[state.turn].is_computer else "turn-computer"
        turn = words(text_id, name=phrases.name(table, state.turn))
    return Post(
        entry.version,
        "turn",
        with_news(news, phrases.scores(table, state), *time_lines(phrases, table, hours), first=turn),
        picture,
        pings=pings,
        buttons=buttons,
    )
