"""Decides who is notified and how, by pings or direct messages, and sends the direct messages."""

import asyncio
import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import partial
from typing import Final

import discord

import azul
from bot.feed.connection import Connection
from bot.i18n.language import languages
from bot.messages.layout import MAX_MESSAGE_LENGTH, in_lines
from bot.messages.posts import Post
from bot.ui.discord_errors import is_refused, with_retries
from bot.words.phrases import Phrases, jump_link, relative_time
from engine import Game, GameService, Hours, Person, Pings, Table, computer_moves_at, deadline_of


class NotificationKind(Enum):
    """What a direct message is about; the value is part of its locale id."""

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
class Notification:
    """A direct message about one thing to some people, by their Discord ids."""

    about: NotificationKind
    user_ids: tuple[int, ...]


def with_wanted_pings(post: Post, hours: Hours) -> Post:
    """Return the post with only those pings that people want, silent if they are all resting."""
    if not hours.people:
        return post  # they have the defaults
    people = {user_id: hours.of(user_id) for user_id in post.pings}
    awake = {user_id for user_id, person in people.items() if person.rests_until(hours.at) is None}
    wanted = tuple(user_id for user_id, person in people.items() if person.wants_channel)
    at_once = tuple(user_id for user_id in wanted if user_id in awake)
    return replace(
        post,
        pings=at_once or wanted,
        silent=post.silent or (not at_once and len(awake) < len(people)),
    )


def rest_ends(table: Table, user_ids: Iterable[int], hours: Hours, sent_at: int) -> dict[int, int | None]:
    """Return when the rest of each person pinged at `sent_at` ends, or None for those who were alerted.

    None also stands for people whose turn it isn't, and for those who want no pings: they aren't pinged
    again. People without settings of their own are left out.
    """
    people = {user_id: hours.of(user_id) for user_id in user_ids if user_id in hours.people}
    if not people:
        return {}
    awaited = {table.players[seat].user_id for seat in table.awaited_people}
    return {
        user_id: person.rests_until(sent_at)
        if user_id in awaited and person.pings is not Pings.NONE
        else None
        for user_id, person in people.items()
    }


def as_unreachable(hours: Hours, user_ids: Sequence[int]) -> Hours:
    """Return `hours` with these people marked as unreachable by direct message."""
    people = {user_id: hours.of(user_id).model_copy(update={"unreachable": True}) for user_id in user_ids}
    return replace(hours, people={**hours.people, **people})


def notification_for(post: Post | None, hours: Hours, about: NotificationKind) -> Notification | None:
    """Return the direct messages that announce a post, or None if nobody wants one."""
    pings: Sequence[int] = () if post is None else post.pings
    user_ids = tuple(user_id for user_id in pings if hours.of(user_id).wants_dm)
    return Notification(about, user_ids) if user_ids else None


log = logging.getLogger(__name__)

DM_TIMEOUT: Final = 30.0
"""Seconds that sending one direct message may take."""
HISTORY_LIMIT: Final = 20
"""How many recent messages to a person are searched for one that may have arrived."""


class DirectMessages:
    """Sends direct messages about games."""

    def __init__(self, games: GameService, connection: Connection) -> None:
        self._games = games
        self._connection = connection

    async def send(
        self,
        notification: Notification,
        game: Game,
        message_id: int | None,
        hours: Hours,
        *,
        may_be_repeat: bool,
    ) -> list[int]:
        """Send a notification; return the people whom Discord doesn't let the bot write to.

        With `may_be_repeat`, skip those who have received it already. Raise the error of a failed request
        that is worth retrying.
        """
        refused = []
        for user_id in notification.user_ids:
            person = hours.of(user_id)
            phrases = await self._connection.personal_phrases(
                user_id, person, game.guild_id, game.table.options.language
            )
            text = _text(phrases, notification, game, message_id, user_id, hours)
            former: set[str] = set()
            if may_be_repeat:  # the first attempt may have used another language
                each = [self._connection.public_phrases(game.guild_id, locale) for locale in languages()]
                former = {
                    _first_line(_text(one, notification, game, message_id, user_id, hours)) for one in each
                }
            try:
                async with asyncio.timeout(DM_TIMEOUT):
                    await self._write(
                        user_id,
                        text,
                        f"{game.id}.{game.version}.{notification.about.value}",
                        silent=person.rests_until(hours.at) is not None,
                        unless=former,
                    )
            except discord.HTTPException as error:
                if not is_refused(error):
                    raise
                log.info("Game %d: person %d can't be sent direct messages: %s", game.id, user_id, error.code)
                refused.append(user_id)
        return refused

    async def send_waiting(
        self, user_id: int, games: Sequence[Game], hours: Hours, *, may_be_repeat: bool
    ) -> bool:
        """Send one message about all games that wait for a person; return False if Discord refuses.

        See `send` for the rest.
        """
        first, person = games[0], hours.of(user_id)
        phrases = await self._connection.personal_phrases(
            user_id, person, first.guild_id, first.table.options.language
        )
        former: set[str] = set()
        if may_be_repeat:
            each = (self._connection.public_phrases(first.guild_id, locale) for locale in languages())
            former = {_first_line(_waiting(one, [first], user_id)) for one in each}
        nonce = f"w.{first.id}.{first.version}"
        try:
            async with asyncio.timeout(DM_TIMEOUT):
                text = _waiting(phrases, games, user_id)
                await self._write(user_id, text, nonce, silent=False, unless=former)
        except discord.HTTPException as error:
            if not is_refused(error):
                raise
            log.info("Person %d can't be sent direct messages: %s", user_id, error.code)
            return False
        return True

    async def mark_unreachable(self, user_id: int) -> None:
        """Mark a person as unreachable: they are pinged in channels until they change their settings."""
        await self._games.people.change(user_id, _unreachable)

    async def _write(self, user_id: int, text: str, nonce: str, *, silent: bool, unless: set[str]) -> None:
        """Send a message unless a recent one begins with one of the lines in `unless`."""
        channel = await with_retries(partial(self._connection.dm_channel, user_id))
        if unless and not unless.isdisjoint(await with_retries(partial(_recent_first_lines, channel))):
            return
        quietly = discord.AllowedMentions.none()
        await with_retries(partial(channel.send, text, allowed_mentions=quietly, nonce=nonce, silent=silent))


def _text(
    phrases: Phrases,
    notification: Notification,
    game: Game,
    message_id: int | None,
    user_id: int,
    hours: Hours,
) -> str:
    """Return the text of a direct message: its subject, then the deadline on a second line."""
    phrases = phrases.at(game.table)
    others = [seat for seat, player in enumerate(game.table.players) if player.user_id != user_id]
    is_awaited = game.table.seat_of(user_id) is not None and game.table.vote_called_at is None
    deadline = (
        (computer_moves_at(game.table, hours) or deadline_of(game.table, hours)) if is_awaited else None
    )
    return in_lines(
        phrases.words(
            f"dm-{notification.about.value}",
            names=phrases.names(game.table, others),
            link=jump_link(game, message_id),
        ),
        "" if deadline is None else phrases.words("deadline", when=relative_time(deadline)),
    )


def _waiting(phrases: Phrases, games: Sequence[Game], user_id: int) -> str:
    """Return one line for each game that waits for a person, as many as fit."""
    lines: list[str] = []
    for game in games:
        others = [seat for seat, player in enumerate(game.table.players) if player.user_id != user_id]
        own = phrases.at(game.table)
        about = "tiling" if azul.waiting_for(game.table.running_state) else "half"
        lines.append(
            own.words(
                f"dm-{about}",
                names=own.names(game.table, others),
                link=jump_link(game, game.message_id),
            )
        )
    while len(in_lines(*lines)) > MAX_MESSAGE_LENGTH:
        lines[-2:] = ["…"]
    return in_lines(*lines)


async def _recent_first_lines(channel: discord.DMChannel) -> set[str]:
    """Return the first lines of the recent messages to a person."""
    return {_first_line(message.content) async for message in channel.history(limit=HISTORY_LIMIT)}


def _first_line(text: str) -> str:
    """Return the first line of a message."""
    return text.partition("\n")[0]


def _unreachable(person: Person, _at: int) -> Person:
    """Mark a person as unreachable if they still want direct messages."""
    return person.model_copy(update={"unreachable": True}) if person.wants_dm else person
